/* hccl/refusal: a rank whose call was refused for its arguments tells the others, which may wait in
 * that call already. */
#ifndef HCCL_SRC_REFUSAL_H
#define HCCL_SRC_REFUSAL_H

#include "hccl/comm.h"

/* What a failed call of this rank was refused for is the last error of this thread. NULL, and
 * failures that are no refusal: nothing is told. */
void hccl_refusal_tell(hccl_comm *comm, aivd_status status);
/* This rank has made the call after all. Holds `calls`. */
void hccl_refusal_end(hccl_comm *comm);
/* Whether this rank waits in a call that a peer was refused and did not try again. */
bool hccl_refusal_there(const hccl_comm *comm, char *text, size_t size);

#endif
