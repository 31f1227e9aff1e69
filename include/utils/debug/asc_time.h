/* utils/debug/asc_time.h: clocks a kernel can read, under the name single-source programs include. All of it
 * is part of the C-API here. */
#ifndef UTILS_DEBUG_ASC_TIME_H
#define UTILS_DEBUG_ASC_TIME_H

#include "../../c_api/asc_simd.h"

#endif
