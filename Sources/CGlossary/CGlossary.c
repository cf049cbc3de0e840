#include "CGlossary.h"
