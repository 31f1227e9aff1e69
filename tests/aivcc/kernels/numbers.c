#define LINKAGE
#include "numbers.h"
