/* base/launch_protocol: what a rank (launch_aivrun.c) and aivrun say to each other.
 *
 * One SOCK_SEQPACKET pair per rank, created by aivrun before the rank and inherited by it; nobody
 * else can connect. A rank has at most one request outstanding. Every message is one packet:
 * header, then `bytes` of payload.
 *
 *     rank -> aivrun   BARRIER, BROADCAST (payload from the root only), BYE
 *     aivrun -> rank   DONE (payload: the broadcast's bytes, not to the root),
 *                      FAILED (`status`; payload: one line of text) */
#ifndef BASE_LAUNCH_PROTOCOL_H
#define BASE_LAUNCH_PROTOCOL_H

#include <assert.h>
#include <stdint.h>

#include "aivdrive/launch.h"

#define LAUNCH_MAGIC   0x4c564941u /* "AIVL" */
#define LAUNCH_VERSION 1u

enum { LAUNCH_TEXT_MAX = 1024 };

typedef enum launch_kind {
    LAUNCH_BARRIER = 1,
    LAUNCH_BROADCAST,
    LAUNCH_BYE,
    LAUNCH_DONE,
    LAUNCH_FAILED
} launch_kind;

typedef struct launch_header {
    uint32_t magic;
    uint16_t version;
    uint16_t kind;
    uint32_t root;       /* BROADCAST */
    uint32_t size;       /* BROADCAST: bytes of the broadcast, on every rank */
    uint32_t bytes;      /* payload that follows */
    uint32_t timeout_ms; /* requests: how long aivrun may let this rank wait */
    uint32_t status;     /* FAILED: aivd_launch_status */
    uint32_t reserved;   /* 0 */
} launch_header;

static_assert(sizeof(launch_header) == 32, "crosses processes");

typedef struct launch_message {
    launch_header header;
    unsigned char payload[AIVD_LAUNCH_BYTES_MAX];
} launch_message;

#endif
