/* utils/debug/asc_printf.h: printf in a kernel, under the name single-source programs include. All of it
 * is part of the C-API here. */
#ifndef UTILS_DEBUG_ASC_PRINTF_H
#define UTILS_DEBUG_ASC_PRINTF_H

#include "../../c_api/asc_simd.h"

#endif
