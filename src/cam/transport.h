/* cam/transport: AIVDRIVE_CAM_TRANSPORT, and what the window transport needs of HCCL_BUFFSIZE. */
#ifndef CAM_SRC_TRANSPORT_H
#define CAM_SRC_TRANSPORT_H

#include "hccl/comm.h"

/* Bytes of the HCCL buffer that a call needs in windows; UINT64_MAX when 64 bits do not hold it.
 * `most`: tokens of the rank that has most of them; `element`: bytes of a number of a row. */
uint64_t cam_window_notify(void);
uint64_t cam_window_dispatch(uint64_t most, uint64_t topk, uint64_t hidden, uint64_t element);
uint64_t cam_window_combine(uint64_t most, uint64_t topk, uint64_t hidden, uint64_t element);

/* Whether the transport that is set can make a call. Direct has no limit; for windows the buffer
 * must have `need` bytes. */
aivd_status cam_transport_check(const char *call, const hccl_comm *comm, uint64_t need);

#endif
