/* hccl/meet: some or all ranks of a communicator come together outside of streams and tell each
 * other a few bytes: for a communicator of some of them, for windows, after a suspension. */
#ifndef HCCL_SRC_MEET_H
#define HCCL_SRC_MEET_H

#include "hccl/comm.h"

typedef enum hccl_meeting_kind {
    HCCL_MEET_SUB_COMM = 1,
    HCCL_MEET_WINDOW,
    HCCL_MEET_RESUME,
    HCCL_MEET_RECORDED
} hccl_meeting_kind;

typedef struct hccl_meeting {
    const char *call; /* entry point, for texts */
    hccl_meeting_kind kind;
    uint64_t key;          /* which meeting of this kind; several may go on at the same time */
    const uint32_t *ranks; /* who meets, this rank among them; NULL = all */
    uint32_t count;
    uint32_t bytes;   /* of each note, at most HCCL_NOTE_BYTES */
    const void *note; /* this rank's */
    bool each;        /* `note` is one for every place of the meeting */
    void *notes;      /* out: count notes, in the order of `ranks` */
} hccl_meeting;

/* Returns when every rank's note is here: after HCCL_CONNECT_TIMEOUT TIMEOUT with the missing ranks
 * named, PEER when one has died or left. On a failure the note is taken back where nobody has read
 * it yet. */
aivd_status hccl_meet(hccl_comm *comm, const hccl_meeting *meeting);
/* The end of creation in recorded runs: all ranks have told what they grant before any uses it, so
 * that no observer sees an access before its grant. Nothing else depends on it. */
void hccl_meet_recorded(hccl_comm *comm);

#endif
