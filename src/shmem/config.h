/* shmem/config: settings of an instance. */
#ifndef SHMEM_CONFIG_H
#define SHMEM_CONFIG_H

#include "shmem/pe.h"

/* Where high-level device calls put what passes through UB, as documented. */
void shmem_scratch_default(aclshmem_ub_config_t scratch[SHMEM_ENGINES]);

#endif
