#include "CReadabilityData.h"

#include <string.h>

static const uint8_t es_rules[] = {
#embed "rules/es.txt"
};

// By code; a language without exceptions has an empty text.
static const struct {
  const char *language;
  CText rules;
  CText exceptions;
} rows[] = {
    {"es", {es_rules, sizeof es_rules}, {0, 0}},
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
