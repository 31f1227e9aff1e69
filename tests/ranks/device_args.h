/* What host and kernels of the device-helper tests agree on.
 *
 * Window of a rank (its HCCL buffer, zeroed before any kernel):
 *
 *     0         flags of messages: slot (source * DEPTH + k), 64 bytes each
 *     64 KiB    acknowledgements: slot (destination), 64 bytes each
 *     128 KiB   area of the team of all ranks, then of the team of the even ones (64 KiB each)
 *     256 KiB   data, for whoever needs it; messages: slot (source * DEPTH + k), 2 KiB each
 *
 * Notifies: the flag at 0, the answer at 64 KiB, NOTIFY_BYTES of data.
 */
#ifndef DEVICE_ARGS_H
#define DEVICE_ARGS_H

#include <stdint.h>

#define RANKS_MAX     8u
#define DEPTH         16u
#define MESSAGE_MIN   32u
#define MESSAGE_MAX   2048u
#define ACKS_OFFSET   (64u * 1024)
#define TEAM_OFFSET   (128u * 1024)
#define EVEN_OFFSET   (192u * 1024)
#define DATA_OFFSET   (256u * 1024)
#define PATTERN_BYTES (1u << 20)
#define NOTIFY_BYTES  65536u

/* out[0]: wrong things found; out[1..7]: about the first. A line (64 bytes) per block. */
#define OUT_WORDS 8u

typedef struct device_args {
    uint64_t windows;  /* table of addresses, in device memory */
    uint64_t areas;    /* table of the teams' areas: all ranks, then the even ranks */
    uint64_t from, to; /* own device memory */
    uint64_t kept;     /* of two copies at once: where the second goes */
    uint64_t out;      /* own device memory, OUT_WORDS * 8 bytes per block */
    uint64_t bytes;
    uint64_t first; /* number of the first round */
    uint32_t rounds;
    uint32_t rank, ranks;
    uint32_t ub_bytes;
    uint32_t mode; /* of copies: 0 plain, else an atomic mode; of messages and notifies: 1 = forget
                    * the drain; of notifies: 2 = data of the round before */
    uint32_t unused;
} device_args;

#endif
