#define LINKAGE extern "C"
#include "numbers.h"
