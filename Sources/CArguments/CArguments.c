#include "CArguments.h"

static int32_t count;
static char **values;
static char **variables;

// glibc and dyld pass them to constructors.
__attribute__((constructor)) static void keep(int given, char **arguments, char **environment) {
    count = given;
    values = arguments;
    variables = environment;
}

int32_t carguments_count(void) { return count; }

const char *carguments_value(int32_t index) { return values[index]; }

const char *carguments_variable(int32_t index) { return variables[index]; }
