#include "CRulePages.h"
