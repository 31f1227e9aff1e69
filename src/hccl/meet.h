/* hccl/meet: some or all ranks of a communicator come together outside of streams and tell each
 * other a few bytes (core/meet): for a communicator of some of them, for windows, after a
 * suspension. */
#ifndef HCCL_SRC_MEET_H
#define HCCL_SRC_MEET_H

#include "core/meet.h"
#include "hccl/comm.h"

typedef enum hccl_meeting_kind {
    HCCL_MEET_SUB_COMM = 1,
    HCCL_MEET_WINDOW,
    HCCL_MEET_RESUME,
    HCCL_MEET_RECORDED
} hccl_meeting_kind;

/* core_meet() of ranks of the communicator; the time limit is HCCL_CONNECT_TIMEOUT. */
aivd_status hccl_meet(hccl_comm *comm, const core_meeting *meeting);
/* The end of creation in recorded runs: all ranks have told what they grant before any uses it, so
 * that no observer sees an access before its grant. Nothing else depends on it. */
void hccl_meet_recorded(hccl_comm *comm);

#endif
