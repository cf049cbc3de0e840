#include "CReadabilityData.h"

#include <string.h>

static const uint8_t ca_rules[] = {
#embed "rules/ca.txt"
};

alignas(4) static const uint8_t ca_compiled[] = {
#embed "rules/ca.brk"
};

static const uint8_t ca_numbers[] = {
#embed "rules/ca.num"
};

static const uint8_t cs_rules[] = {
#embed "rules/cs.txt"
};

alignas(4) static const uint8_t cs_compiled[] = {
#embed "rules/cs.brk"
};

static const uint8_t cs_numbers[] = {
#embed "rules/cs.num"
};

static const uint8_t cs_exceptions[] = {
#embed "rules/cs-exceptions.txt"
};

static const uint8_t da_rules[] = {
#embed "rules/da.txt"
};

alignas(4) static const uint8_t da_compiled[] = {
#embed "rules/da.brk"
};

static const uint8_t da_numbers[] = {
#embed "rules/da.num"
};

static const uint8_t da_exceptions[] = {
#embed "rules/da-exceptions.txt"
};

static const uint8_t de_rules[] = {
#embed "rules/de.txt"
};

alignas(4) static const uint8_t de_compiled[] = {
#embed "rules/de.brk"
};

static const uint8_t de_numbers[] = {
#embed "rules/de.num"
};

static const uint8_t de_exceptions[] = {
#embed "rules/de-exceptions.txt"
};

static const uint8_t el_rules[] = {
#embed "rules/el.txt"
};

alignas(4) static const uint8_t el_compiled[] = {
#embed "rules/el.brk"
};

static const uint8_t el_numbers[] = {
#embed "rules/el.num"
};

static const uint8_t es_rules[] = {
#embed "rules/es.txt"
};

alignas(4) static const uint8_t es_compiled[] = {
#embed "rules/es.brk"
};

static const uint8_t es_numbers[] = {
#embed "rules/es.num"
};

static const uint8_t es_exceptions[] = {
#embed "rules/es-exceptions.txt"
};

static const uint8_t fi_rules[] = {
#embed "rules/fi.txt"
};

alignas(4) static const uint8_t fi_compiled[] = {
#embed "rules/fi.brk"
};

static const uint8_t fi_numbers[] = {
#embed "rules/fi.num"
};

static const uint8_t fr_rules[] = {
#embed "rules/fr.txt"
};

alignas(4) static const uint8_t fr_compiled[] = {
#embed "rules/fr.brk"
};

static const uint8_t fr_numbers[] = {
#embed "rules/fr.num"
};

static const uint8_t fr_exceptions[] = {
#embed "rules/fr-exceptions.txt"
};

static const uint8_t hi_rules[] = {
#embed "rules/hi.txt"
};

alignas(4) static const uint8_t hi_compiled[] = {
#embed "rules/hi.brk"
};

static const uint8_t hi_numbers[] = {
#embed "rules/hi.num"
};

static const uint8_t hu_rules[] = {
#embed "rules/hu.txt"
};

alignas(4) static const uint8_t hu_compiled[] = {
#embed "rules/hu.brk"
};

static const uint8_t hu_numbers[] = {
#embed "rules/hu.num"
};

static const uint8_t id_rules[] = {
#embed "rules/id.txt"
};

alignas(4) static const uint8_t id_compiled[] = {
#embed "rules/id.brk"
};

static const uint8_t id_numbers[] = {
#embed "rules/id.num"
};

static const uint8_t it_rules[] = {
#embed "rules/it.txt"
};

alignas(4) static const uint8_t it_compiled[] = {
#embed "rules/it.brk"
};

static const uint8_t it_numbers[] = {
#embed "rules/it.num"
};

static const uint8_t it_exceptions[] = {
#embed "rules/it-exceptions.txt"
};

static const uint8_t ko_rules[] = {
#embed "rules/ko.txt"
};

alignas(4) static const uint8_t ko_compiled[] = {
#embed "rules/ko.brk"
};

static const uint8_t ko_numbers[] = {
#embed "rules/ko.num"
};

static const uint8_t nb_rules[] = {
#embed "rules/nb.txt"
};

alignas(4) static const uint8_t nb_compiled[] = {
#embed "rules/nb.brk"
};

static const uint8_t nb_numbers[] = {
#embed "rules/nb.num"
};

static const uint8_t nb_exceptions[] = {
#embed "rules/nb-exceptions.txt"
};

static const uint8_t nl_rules[] = {
#embed "rules/nl.txt"
};

alignas(4) static const uint8_t nl_compiled[] = {
#embed "rules/nl.brk"
};

static const uint8_t nl_numbers[] = {
#embed "rules/nl.num"
};

static const uint8_t nl_exceptions[] = {
#embed "rules/nl-exceptions.txt"
};

static const uint8_t pl_rules[] = {
#embed "rules/pl.txt"
};

alignas(4) static const uint8_t pl_compiled[] = {
#embed "rules/pl.brk"
};

static const uint8_t pl_numbers[] = {
#embed "rules/pl.num"
};

static const uint8_t pl_exceptions[] = {
#embed "rules/pl-exceptions.txt"
};

static const uint8_t pt_rules[] = {
#embed "rules/pt.txt"
};

alignas(4) static const uint8_t pt_compiled[] = {
#embed "rules/pt.brk"
};

static const uint8_t pt_numbers[] = {
#embed "rules/pt.num"
};

static const uint8_t pt_exceptions[] = {
#embed "rules/pt-exceptions.txt"
};

static const uint8_t ro_rules[] = {
#embed "rules/ro.txt"
};

alignas(4) static const uint8_t ro_compiled[] = {
#embed "rules/ro.brk"
};

static const uint8_t ro_numbers[] = {
#embed "rules/ro.num"
};

static const uint8_t ro_exceptions[] = {
#embed "rules/ro-exceptions.txt"
};

static const uint8_t ru_rules[] = {
#embed "rules/ru.txt"
};

alignas(4) static const uint8_t ru_compiled[] = {
#embed "rules/ru.brk"
};

static const uint8_t ru_numbers[] = {
#embed "rules/ru.num"
};

static const uint8_t sv_rules[] = {
#embed "rules/sv.txt"
};

alignas(4) static const uint8_t sv_compiled[] = {
#embed "rules/sv.brk"
};

static const uint8_t sv_numbers[] = {
#embed "rules/sv.num"
};

static const uint8_t sv_exceptions[] = {
#embed "rules/sv-exceptions.txt"
};

static const uint8_t tr_rules[] = {
#embed "rules/tr.txt"
};

alignas(4) static const uint8_t tr_compiled[] = {
#embed "rules/tr.brk"
};

static const uint8_t tr_numbers[] = {
#embed "rules/tr.num"
};

static const uint8_t uk_rules[] = {
#embed "rules/uk.txt"
};

alignas(4) static const uint8_t uk_compiled[] = {
#embed "rules/uk.brk"
};

static const uint8_t uk_numbers[] = {
#embed "rules/uk.num"
};

static const uint8_t zh_rules[] = {
#embed "rules/zh.txt"
};

alignas(4) static const uint8_t zh_compiled[] = {
#embed "rules/zh.brk"
};

static const uint8_t zh_numbers[] = {
#embed "rules/zh.num"
};

// By code; a language without exceptions has an empty text.
static const struct {
  const char *language;
  CText rules;
  CText compiled;
  CText numbers;
  CText exceptions;
} rows[] = {
    {"ca",
     {ca_rules, sizeof ca_rules},
     {ca_compiled, sizeof ca_compiled},
     {ca_numbers, sizeof ca_numbers},
     {0, 0}},
    {"cs",
     {cs_rules, sizeof cs_rules},
     {cs_compiled, sizeof cs_compiled},
     {cs_numbers, sizeof cs_numbers},
     {cs_exceptions, sizeof cs_exceptions}},
    {"da",
     {da_rules, sizeof da_rules},
     {da_compiled, sizeof da_compiled},
     {da_numbers, sizeof da_numbers},
     {da_exceptions, sizeof da_exceptions}},
    {"de",
     {de_rules, sizeof de_rules},
     {de_compiled, sizeof de_compiled},
     {de_numbers, sizeof de_numbers},
     {de_exceptions, sizeof de_exceptions}},
    {"el",
     {el_rules, sizeof el_rules},
     {el_compiled, sizeof el_compiled},
     {el_numbers, sizeof el_numbers},
     {0, 0}},
    {"es",
     {es_rules, sizeof es_rules},
     {es_compiled, sizeof es_compiled},
     {es_numbers, sizeof es_numbers},
     {es_exceptions, sizeof es_exceptions}},
    {"fi",
     {fi_rules, sizeof fi_rules},
     {fi_compiled, sizeof fi_compiled},
     {fi_numbers, sizeof fi_numbers},
     {0, 0}},
    {"fr",
     {fr_rules, sizeof fr_rules},
     {fr_compiled, sizeof fr_compiled},
     {fr_numbers, sizeof fr_numbers},
     {fr_exceptions, sizeof fr_exceptions}},
    {"hi",
     {hi_rules, sizeof hi_rules},
     {hi_compiled, sizeof hi_compiled},
     {hi_numbers, sizeof hi_numbers},
     {0, 0}},
    {"hu",
     {hu_rules, sizeof hu_rules},
     {hu_compiled, sizeof hu_compiled},
     {hu_numbers, sizeof hu_numbers},
     {0, 0}},
    {"id",
     {id_rules, sizeof id_rules},
     {id_compiled, sizeof id_compiled},
     {id_numbers, sizeof id_numbers},
     {0, 0}},
    {"it",
     {it_rules, sizeof it_rules},
     {it_compiled, sizeof it_compiled},
     {it_numbers, sizeof it_numbers},
     {it_exceptions, sizeof it_exceptions}},
    {"ko",
     {ko_rules, sizeof ko_rules},
     {ko_compiled, sizeof ko_compiled},
     {ko_numbers, sizeof ko_numbers},
     {0, 0}},
    {"nb",
     {nb_rules, sizeof nb_rules},
     {nb_compiled, sizeof nb_compiled},
     {nb_numbers, sizeof nb_numbers},
     {nb_exceptions, sizeof nb_exceptions}},
    {"nl",
     {nl_rules, sizeof nl_rules},
     {nl_compiled, sizeof nl_compiled},
     {nl_numbers, sizeof nl_numbers},
     {nl_exceptions, sizeof nl_exceptions}},
    {"pl",
     {pl_rules, sizeof pl_rules},
     {pl_compiled, sizeof pl_compiled},
     {pl_numbers, sizeof pl_numbers},
     {pl_exceptions, sizeof pl_exceptions}},
    {"pt",
     {pt_rules, sizeof pt_rules},
     {pt_compiled, sizeof pt_compiled},
     {pt_numbers, sizeof pt_numbers},
     {pt_exceptions, sizeof pt_exceptions}},
    {"ro",
     {ro_rules, sizeof ro_rules},
     {ro_compiled, sizeof ro_compiled},
     {ro_numbers, sizeof ro_numbers},
     {ro_exceptions, sizeof ro_exceptions}},
    {"ru",
     {ru_rules, sizeof ru_rules},
     {ru_compiled, sizeof ru_compiled},
     {ru_numbers, sizeof ru_numbers},
     {0, 0}},
    {"sv",
     {sv_rules, sizeof sv_rules},
     {sv_compiled, sizeof sv_compiled},
     {sv_numbers, sizeof sv_numbers},
     {sv_exceptions, sizeof sv_exceptions}},
    {"tr",
     {tr_rules, sizeof tr_rules},
     {tr_compiled, sizeof tr_compiled},
     {tr_numbers, sizeof tr_numbers},
     {0, 0}},
    {"uk",
     {uk_rules, sizeof uk_rules},
     {uk_compiled, sizeof uk_compiled},
     {uk_numbers, sizeof uk_numbers},
     {0, 0}},
    {"zh",
     {zh_rules, sizeof zh_rules},
     {zh_compiled, sizeof zh_compiled},
     {zh_numbers, sizeof zh_numbers},
     {0, 0}},
};

static const CText none;

CText creadability_syllable_rules(const char *language) {
  for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row += 1) {
    if (strcmp(rows[row].language, language) == 0) return rows[row].rules;
  }
  return none;
}

CText creadability_compiled_syllable_rules(const char *language) {
  for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row += 1) {
    if (strcmp(rows[row].language, language) == 0) return rows[row].compiled;
  }
  return none;
}

CText creadability_syllable_exceptions(const char *language) {
  for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row += 1) {
    if (strcmp(rows[row].language, language) == 0) return rows[row].exceptions;
  }
  return none;
}

CText creadability_number_syllables(const char *language) {
  for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row += 1) {
    if (strcmp(rows[row].language, language) == 0) return rows[row].numbers;
  }
  return none;
}
