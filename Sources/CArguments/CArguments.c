#include "CArguments.h"

static int32_t count;
static char **values;

// glibc and dyld pass them to constructors.
__attribute__((constructor)) static void keep(int given, char **arguments) {
    count = given;
    values = arguments;
}

int32_t carguments_count(void) { return count; }

const char *carguments_value(int32_t index) { return values[index]; }
