/* hccl/context_get.h: the context that kernels with communication inside take. */
#ifndef HCCL_CONTEXT_GET_H
#define HCCL_CONTEXT_GET_H

#include "hccl/comm.h"

/* The context of the communicator in device memory, made by the first call; waits until every rank
 * has called. `call` is named in what is said of a failure. */
aivd_status hccl_context_get(hccl_comm *comm, const char *call, void **context);

#endif
