/* core/asc: what the generated files of this folder call. */
#ifndef CORE_ASC_H
#define CORE_ASC_H

/* An operation that is declared but not built: ends the kernel with 507035 and its name. Returns
 * only when called outside of a kernel. */
void core_asc_not_built(const char *name);

#endif
