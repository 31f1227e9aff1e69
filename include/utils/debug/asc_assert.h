/* utils/debug/asc_assert.h: assert and trap in a kernel, under the name single-source programs include. All of it
 * is part of the C-API here. */
#ifndef UTILS_DEBUG_ASC_ASSERT_H
#define UTILS_DEBUG_ASC_ASSERT_H

#include "../../c_api/asc_simd.h"

#endif
