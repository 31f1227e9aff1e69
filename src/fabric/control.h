/* fabric/control: the first MiB of every device region, shared by all processes that map it.
 * Every word that several processes touch has a cache line of its own.
 *
 *     0        identity          written once by the owner
 *     64       doorbell          futex word; anyone adds 1 and wakes when waiters > 0
 *     128      waiters           sleepers on the doorbell
 *     192      heartbeat         owner: +1 per operation that brought something new
 *     256      unclaimed         owner: tasks queued that no thread runs
 *     320      cpu               owner: CPU its kernels run on
 *     384      state             owner: fabric_state; who failed and why
 *     448      launches          owner: grids started / finished, name of the running kernel
 *     512      awaited           owner: the word that a call without its kernel waits for
 *     4 KiB    wait registry     owner: one entry per sleeping block
 *     12 KiB   groups            owner: communicators the device is a member of
 *     64 KiB   populated bitmap  owner: one bit per 2 MiB block that has pages
 *     128 KiB  notifies          one line each; whoever knows one sets, takes, waits
 *     1 MiB    the GM heap
 */
#ifndef FABRIC_CONTROL_H
#define FABRIC_CONTROL_H

#include <assert.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#define FABRIC_CONTROL_SIZE  (1u << 20)
#define FABRIC_CONTROL_MAGIC 0x41495644u /* "AIVD" */
#define FABRIC_POOL_SHIFT    21          /* populated in blocks of 2 MiB */
#define FABRIC_WAITS_MAX     128
#define FABRIC_NAME_MAX      48
#define FABRIC_GROUPS_MAX    512
#define FABRIC_NOTIFIES_MAX  8192 /* of one device, shared events included */

typedef enum fabric_state { FABRIC_ALIVE = 1, FABRIC_LEFT = 2, FABRIC_FAILED = 3 } fabric_state;

/* One sleeping block. Written by the owner just before it sleeps, cleared after. */
typedef struct fabric_wait {
    _Atomic uint64_t address;  /* awaited; 0 = entry free */
    _Atomic uint64_t seen;     /* value seen there */
    _Atomic uint64_t wanted;   /* value wanted when the library knows it, else ~0 */
    _Atomic uint64_t since_ns; /* CLOCK_MONOTONIC */
    _Atomic uint32_t block;
    _Atomic uint32_t blocks;
    uint8_t reserved[24];
} fabric_wait;

/* A word that streams of several processes set and wait for: a notify, or an event that others may
 * open. `life` is odd while it is in use and moves with every use, so that a stale handle is told
 * from a live one. */
typedef struct fabric_notify {
    _Alignas(64) _Atomic uint64_t state; /* notify: records << 1 | set; event: newest record done */
    _Atomic uint64_t queued;             /* event: records queued so far */
    _Atomic uint32_t life;
    uint8_t reserved[44];
} fabric_notify;

typedef struct fabric_control {
    _Alignas(64) uint32_t magic;
    uint32_t version;
    uint32_t device;
    int32_t pid;
    uint64_t region_id; /* random: tells one process's device 0 from another's */

    _Alignas(64) _Atomic uint32_t doorbell;
    _Alignas(64) _Atomic uint32_t waiters;
    _Alignas(64) _Atomic uint64_t heartbeat;
    _Atomic uint32_t at_once; /* launches that needed no kernel (hccl/at_once) */
    _Alignas(64) _Atomic uint32_t unclaimed;
    _Alignas(64) _Atomic uint32_t cpu; /* CPU number + 1; 0 = unknown */
    _Alignas(64) _Atomic uint32_t state;
    _Atomic uint32_t error;  /* aivd_status of the failure */
    _Atomic uint32_t blamed; /* device whose owner's death was noticed here first, + 1 */
    _Alignas(64) _Atomic uint32_t launches_started;
    _Atomic uint32_t launches_finished;
    char kernel[FABRIC_NAME_MAX];          /* running or last kernel; text, may be torn */
    _Alignas(64) _Atomic uint64_t awaited; /* address; 0 = nothing that others know of */
    _Atomic uint64_t awaited_seen;         /* what stood there when it began to wait */

    _Alignas(4096) fabric_wait waits[FABRIC_WAITS_MAX];
    _Alignas(4096) _Atomic uint64_t groups[FABRIC_GROUPS_MAX]; /* ids; 0 = entry free */
    _Atomic uint32_t groups_beyond;                   /* memberships that found no free entry */
    _Alignas(65536) _Atomic uint64_t populated[8192]; /* 512 Ki blocks = 1 TiB */
    fabric_notify notifies[FABRIC_NOTIFIES_MAX];
} fabric_control;

static_assert(sizeof(fabric_wait) == 64, "a wait entry is one cache line");
static_assert(offsetof(fabric_control, doorbell) == 64, "control layout");
static_assert(offsetof(fabric_control, waits) == 4096, "control layout");
static_assert(offsetof(fabric_control, groups) == 12288, "control layout");
static_assert(offsetof(fabric_control, populated) == 65536, "control layout");
static_assert(sizeof(fabric_notify) == 64, "a notify is one cache line");
static_assert(offsetof(fabric_control, notifies) == 131072, "control layout");
static_assert(sizeof(fabric_control) <= FABRIC_CONTROL_SIZE, "control layout");

#endif
