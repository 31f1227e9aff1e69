/* core/generated/asc_not_built: what the C-API declares and this release does not build.
 * Each ends the kernel with ACL_ERROR_RT_VECTOR_CORE_EXCEPTION and its name.
 * Written by scripts/generate_asc.py from interfaces/asc.json: do not edit. */
/* clang-format off */
#include "c_api/asc_impl.h"
#include "base/compiler.h"
#include "core/asc.h"

/* A stub has no use for its arguments. */
#pragma GCC diagnostic ignored "-Wunused-parameter"
