/* hccl/memory_range: reserved addresses of which parts hold memory that the communicator may use.
 */
#ifndef HCCL_SRC_MEMORY_RANGE_H
#define HCCL_SRC_MEMORY_RANGE_H

#include "hccl/comm.h"

/* Freed with the communicator; addresses and memory stay the caller's. */
void hccl_ranges_free(hccl_comm *comm);

#endif
