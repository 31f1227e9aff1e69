/* base/unusual: the word. */
#include "base/unusual.h"

_Atomic uint32_t base_unusual;
