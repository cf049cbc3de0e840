#include "CReadabilityData.h"

#include <string.h>

static const uint8_t ca_rules[] = {
#embed "rules/ca.txt"
};

static const uint8_t cs_rules[] = {
#embed "rules/cs.txt"
};

static const uint8_t cs_exceptions[] = {
#embed "rules/cs-exceptions.txt"
};

static const uint8_t da_rules[] = {
#embed "rules/da.txt"
};

static const uint8_t da_exceptions[] = {
#embed "rules/da-exceptions.txt"
};

static const uint8_t de_rules[] = {
#embed "rules/de.txt"
};

static const uint8_t de_exceptions[] = {
#embed "rules/de-exceptions.txt"
};

static const uint8_t el_rules[] = {
#embed "rules/el.txt"
};

static const uint8_t es_rules[] = {
#embed "rules/es.txt"
};

static const uint8_t es_exceptions[] = {
#embed "rules/es-exceptions.txt"
};

static const uint8_t fi_rules[] = {
#embed "rules/fi.txt"
};

static const uint8_t fr_rules[] = {
#embed "rules/fr.txt"
};

static const uint8_t fr_exceptions[] = {
#embed "rules/fr-exceptions.txt"
};

static const uint8_t hi_rules[] = {
#embed "rules/hi.txt"
};

static const uint8_t hu_rules[] = {
#embed "rules/hu.txt"
};

static const uint8_t id_rules[] = {
#embed "rules/id.txt"
};

static const uint8_t it_rules[] = {
#embed "rules/it.txt"
};

static const uint8_t it_exceptions[] = {
#embed "rules/it-exceptions.txt"
};

static const uint8_t ko_rules[] = {
#embed "rules/ko.txt"
};

static const uint8_t nb_rules[] = {
#embed "rules/nb.txt"
};

static const uint8_t nb_exceptions[] = {
#embed "rules/nb-exceptions.txt"
};

static const uint8_t nl_rules[] = {
#embed "rules/nl.txt"
};

static const uint8_t nl_exceptions[] = {
#embed "rules/nl-exceptions.txt"
};

static const uint8_t pl_rules[] = {
#embed "rules/pl.txt"
};

static const uint8_t pl_exceptions[] = {
#embed "rules/pl-exceptions.txt"
};

static const uint8_t pt_rules[] = {
#embed "rules/pt.txt"
};

static const uint8_t pt_exceptions[] = {
#embed "rules/pt-exceptions.txt"
};

static const uint8_t ro_rules[] = {
#embed "rules/ro.txt"
};

static const uint8_t ro_exceptions[] = {
#embed "rules/ro-exceptions.txt"
};

static const uint8_t ru_rules[] = {
#embed "rules/ru.txt"
};

static const uint8_t sv_rules[] = {
#embed "rules/sv.txt"
};

static const uint8_t sv_exceptions[] = {
#embed "rules/sv-exceptions.txt"
};

static const uint8_t tr_rules[] = {
#embed "rules/tr.txt"
};

static const uint8_t uk_rules[] = {
#embed "rules/uk.txt"
};

static const uint8_t zh_rules[] = {
#embed "rules/zh.txt"
};

// By code; a language without exceptions has an empty text.
static const struct {
  const char *language;
  CText rules;
  CText exceptions;
} rows[] = {
    {"ca", {ca_rules, sizeof ca_rules}, {0, 0}},
    {"cs", {cs_rules, sizeof cs_rules}, {cs_exceptions, sizeof cs_exceptions}},
    {"da", {da_rules, sizeof da_rules}, {da_exceptions, sizeof da_exceptions}},
    {"de", {de_rules, sizeof de_rules}, {de_exceptions, sizeof de_exceptions}},
    {"el", {el_rules, sizeof el_rules}, {0, 0}},
    {"es", {es_rules, sizeof es_rules}, {es_exceptions, sizeof es_exceptions}},
    {"fi", {fi_rules, sizeof fi_rules}, {0, 0}},
    {"fr", {fr_rules, sizeof fr_rules}, {fr_exceptions, sizeof fr_exceptions}},
    {"hi", {hi_rules, sizeof hi_rules}, {0, 0}},
    {"hu", {hu_rules, sizeof hu_rules}, {0, 0}},
    {"id", {id_rules, sizeof id_rules}, {0, 0}},
    {"it", {it_rules, sizeof it_rules}, {it_exceptions, sizeof it_exceptions}},
    {"ko", {ko_rules, sizeof ko_rules}, {0, 0}},
    {"nb", {nb_rules, sizeof nb_rules}, {nb_exceptions, sizeof nb_exceptions}},
    {"nl", {nl_rules, sizeof nl_rules}, {nl_exceptions, sizeof nl_exceptions}},
    {"pl", {pl_rules, sizeof pl_rules}, {pl_exceptions, sizeof pl_exceptions}},
    {"pt", {pt_rules, sizeof pt_rules}, {pt_exceptions, sizeof pt_exceptions}},
    {"ro", {ro_rules, sizeof ro_rules}, {ro_exceptions, sizeof ro_exceptions}},
    {"ru", {ru_rules, sizeof ru_rules}, {0, 0}},
    {"sv", {sv_rules, sizeof sv_rules}, {sv_exceptions, sizeof sv_exceptions}},
    {"tr", {tr_rules, sizeof tr_rules}, {0, 0}},
    {"uk", {uk_rules, sizeof uk_rules}, {0, 0}},
    {"zh", {zh_rules, sizeof zh_rules}, {0, 0}},
};

static const CText none;

CText creadability_syllable_rules(const char *language) {
  for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row += 1) {
    if (strcmp(rows[row].language, language) == 0) return rows[row].rules;
  }
  return none;
}

CText creadability_syllable_exceptions(const char *language) {
  for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row += 1) {
    if (strcmp(rows[row].language, language) == 0) return rows[row].exceptions;
  }
  return none;
}
