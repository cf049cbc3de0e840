#include "CReadabilityData.h"
