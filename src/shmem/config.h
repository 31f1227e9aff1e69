/* shmem/config: settings of an instance. */
#ifndef SHMEM_CONFIG_H
#define SHMEM_CONFIG_H

#include "shmem/pe.h"

/* Events a kernel has between two pipes. */
enum { SHMEM_EVENTS = 8 };

/* Where high-level device calls put what passes through UB, as documented. */
void shmem_scratch_default(aclshmem_ub_config_t scratch[SHMEM_ENGINES]);

/* Whether an engine may not be given this range of UB or event; then `text` says why. */
bool shmem_scratch_wrong(const char *call, int engine, uint64_t offset, uint32_t bytes,
                         uint32_t event, char *text, size_t size);

#endif
