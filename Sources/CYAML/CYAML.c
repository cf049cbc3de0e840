#include "CYAML.h"
