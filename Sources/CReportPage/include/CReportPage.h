#ifndef CREPORTPAGE_H
#define CREPORTPAGE_H

#include <stdint.h>

/// A part of the page of the HTML report, UTF-8, as it was when this was compiled.
typedef struct {
  const char *_Nonnull name;
  const uint8_t *_Nonnull bytes;
  int64_t count;
} CReportPagePart;

/// How many parts there are.
int64_t creportpage_count(void);

/// The part at an index below `creportpage_count()`.
CReportPagePart creportpage_part(int64_t index);

#endif
