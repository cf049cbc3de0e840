// The program's arguments and variables as the C library hands them over at the start.
#ifndef CARGUMENTS_H
#define CARGUMENTS_H

#include <stdint.h>

/// Number of arguments, the name of the program among them.
int32_t carguments_count(void);

/// The argument at `index`, without end of life.
const char *_Nonnull carguments_value(int32_t index);

/// The variable at `index` as `NAME=value`, without end of life; NULL after the last.
const char *_Nullable carguments_variable(int32_t index);

#endif
