/* tests/ranks/allgather.h: what the AllGather tests share: a rank that has joined a communicator,
 * made-up data, and one checked call of HcclAllGatherCustom. */
#ifndef TESTS_RANKS_ALLGATHER_H
#define TESTS_RANKS_ALLGATHER_H

#include <stdbool.h>
#include <stdint.h>

#include <acl/acl.h>
#include <hccl/hccl_comm.h>

#include "hccl_custom_allgather.h"

#define GUARD  512u
#define POISON 0x5Au

typedef struct Rank {
    int rank;
    int size;
    int32_t device;
    HcclComm comm;
    aclrtStream stream;
    uint8_t *sendArea; /* device memory of areaBytes each */
    uint8_t *recvArea;
    uint8_t *host;
    uint64_t areaBytes;
} Rank;

/* One call: where its buffers lie and what it gathers. */
typedef struct Call {
    HcclDataType type;
    uint32_t width; /* bytes of an element */
    uint64_t count;
    uint32_t sendOffset; /* added to the buffers' addresses: any alignment */
    uint32_t recvOffset;
    int inPlace;   /* rank whose part of recvBuf is sendBuf, -1: buffers apart */
    uint32_t seed; /* new data in every call */
} Call;

/* Says what failed, with the file and line, and ends the process with 1. */
#define REQUIRE(condition, ...)                                                                    \
    do {                                                                                           \
        if (!(condition))                                                                          \
            rank_fail(__FILE__, __LINE__, #condition, __VA_ARGS__);                                \
    } while (0)
void rank_fail(const char *file, int line, const char *what, const char *format, ...)
    __attribute__((noreturn, format(printf, 4, 5)));

/* Joins the launcher, takes a device and makes buffers of `bytes` each; rank_join makes the
 * communicator of all ranks. */
void rank_start(Rank *self, uint64_t bytes);
void rank_join(Rank *self);
void rank_leave(Rank *self);
void rank_stop(Rank *self);

/* Byte i of what a rank sends. */
uint8_t call_byte(int rank, uint32_t seed, uint64_t i);

/* Fills the buffers, poisons the rest, calls, synchronises; call_check looks at every byte and at
 * the guards on both sides. call_run does it all and requires success. */
HcclResult call_launch(Rank *self, const Call *call);
aclError call_finish(Rank *self);
void call_check(Rank *self, const Call *call);
void call_run(Rank *self, const Call *call);

double seconds_now(void);

#endif
