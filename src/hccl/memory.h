/* hccl/memory: memory that a communicator may grant to peers. Handles are numbers (serial << 32 |
 * index + 1), so a handle of another or a dead communicator is recognised. */
#ifndef HCCL_SRC_MEMORY_H
#define HCCL_SRC_MEMORY_H

#include "hccl/comm.h"
#include "hccl/hccl_res.h"

#define HCCL_BUFFER_TAG "HcclBuffer" /* tag of the HCCL buffer itself; prefix reserved */

typedef struct hccl_memory {
    uint32_t index;
    uint64_t address, size;
    _Atomic bool gone; /* taken back: neither its tag nor its handle names it */
    char tag[HCCL_TAG_MAX + 1];
} hccl_memory;

/* NULL when the handle is not one of this communicator. No lock. */
const hccl_memory *hccl_memory_find(hccl_comm *comm, HcclMemHandle handle);

#endif
