/* shmem/combine: elements combined one by one, for reductions. */
#ifndef SHMEM_COMBINE_H
#define SHMEM_COMBINE_H

#include <stdbool.h>
#include <stddef.h>

/* Whether reductions of this type (aivd_shm_type) know this operation (aivd_shm_reduce). */
bool shmem_combines(int type, int op);

/* into[i] = into[i] op with[i]. Integers wrap; max and min of a NaN and a number are the number. */
void shmem_combine(int type, int op, void *into, const void *with, size_t count);

#endif
