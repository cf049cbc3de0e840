#ifndef CRULEPAGES_H
#define CRULEPAGES_H

#include <stdint.h>

/// A page of Documentation/Rules, UTF-8, as it was when this was compiled.
typedef struct {
  const char *_Nonnull name;
  const uint8_t *_Nonnull bytes;
  int64_t count;
} CRulePage;

/// How many pages there are.
int64_t crulepages_count(void);

/// The page at an index below `crulepages_count()`.
CRulePage crulepages_page(int64_t index);

/// What readers said of the findings of each rule: Documentation/field-test/rules.tsv. Its name is empty.
CRulePage crulepages_measured(void);

#endif
