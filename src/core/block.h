/* core/block: what the running block knows about itself. `core_current` is the block that runs on
 * this thread, or NULL outside of kernels. A block belongs to the fiber it runs on; the fiber runs
 * block after block, so only the part from `index` on is reset between two. */
#ifndef CORE_BLOCK_H
#define CORE_BLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/compiler.h"

struct core_worker;
struct core_grid;
struct core_fiber;

enum {
    CORE_FLAGS = 16,         /* all-block barrier ids of asc_sync_block_arrive */
    CORE_FLAG_DEPTH = 16,    /* arrivals a block may be ahead of the slowest */
    CORE_SEEN_ENTRIES = 512, /* addresses a block remembers having read, a power of two */
    CORE_ADAPTER_WORDS = 9,  /* what include/ascendc keeps per block; the last is src/shmem's */
    CORE_LINE_MAX = 4096     /* longest line of a kernel's printf */
};

/* What was read at an address last time: `key` is the address mixed with the block's generation,
 * `epoch` the block's when a read there last brought nothing new. */
typedef struct core_seen {
    uint64_t key;
    uint32_t hash;
    uint32_t epoch;
} core_seen;

typedef enum core_atomic_op { ATOMIC_NONE, ATOMIC_ADD, ATOMIC_MAX, ATOMIC_MIN } core_atomic_op;
typedef enum core_element {
    ELEMENT_F32,
    ELEMENT_F16,
    ELEMENT_S16,
    ELEMENT_S32,
    ELEMENT_S8,
    ELEMENT_BF16
} core_element;

/* What vector operations leave beside their results. */
typedef struct core_vec_state {
    uint64_t compare[2]; /* bit i: comparison of element i; asc_select chooses by it */
    uint32_t max, min;   /* bits of the greatest and the least value of the last reduction */
    uint32_t max_index, min_index;
    uint32_t sum;     /* bits of the last repeat reduction's sum over all repeats */
    int64_t reserved; /* elements the last asc_reduce has kept */
} core_vec_state;

enum { CORE_RINGS = 8 };

/* Ordered by use: what every operation and every wait touches comes first, in few cache lines. */
typedef struct core_block {
    struct core_worker *worker;
    struct core_grid *grid;
    struct core_fiber *fiber;
    uint64_t generation; /* in the upper 16 bits */

    /* reset for every block */
    uint32_t index;
    uint32_t quiet;      /* reads since the last progress that brought nothing new */
    bool progress;       /* something new since the block was resumed */
    bool stored;         /* wrote to GM since the last tick */
    uint8_t ring_count;  /* devices in `rings` */
    bool patient;        /* a yield that may end in a sleep (a wait, not a long computation) */
    uint8_t atomic_op;   /* core_atomic_op */
    uint8_t atomic_type; /* core_element */
    int16_t awaits;      /* device that what is awaited comes from; -1 = any */
    int16_t rings[CORE_RINGS]; /* devices with flags stored here that were not rung for */
    bool mask_count;           /* vector mask counts elements */
    bool text_open;            /* printf is in the middle of a line */
    bool adapter_used;         /* adapter[] or ub_limit are not as a block begins */
    uint8_t pad_size;          /* bytes of the pad value */
    uint16_t flags_used;       /* bit i: arrived[i] or waited[i] */
    uint32_t text_used;

    /* what it waits for, for reports */
    const void *site;   /* return address of the operation called last */
    const void *polled; /* GM address read last, or the awaited word */
    const char *what;   /* static text, or NULL */
    uint64_t since_ns;  /* 0 = not waiting long */
    uint64_t pad_value;
    uint64_t mask[2]; /* vector mask: low, high */
    core_vec_state vec;
    uint64_t ctrl;
    uint64_t polled_value;
    uint64_t wanted; /* ~0 = unknown */
    /* In recorded runs, where a wait for a flag is a loop of fetches: the flag and what is hoped
     * for. */
    const void *hoped_slot;
    const char *hoped_what;
    uint64_t hoped_tag;
    uint32_t untils; /* waits told to an observer by core_until() */
    int registry; /* its entry of the control page's wait registry, -1 = none */

    /* the fiber's own, constant while a grid runs */
    uint32_t epoch;    /* rounds of polls that ended in a yield */
    uint8_t *ub;       /* the arena */
    uint32_t ub_ready; /* its bytes that have pages */
    uint32_t ub_bytes; /* the product's UB: its size, */
    uint32_t ub_limit; /* and that with what a TPipe has asked for beyond it (core/ub_extra) */
    core_seen *seen;   /* CORE_SEEN_ENTRIES */
    core_seen *looked; /* the entry of the last read */

    struct {
        uint32_t arrived, waited; /* of this block */
    } flags[CORE_FLAGS];

    uint64_t adapter[CORE_ADAPTER_WORDS];

    void *recorded; /* what an observer knows of the block (core/recorder), or NULL */
    uint64_t ffts_base;
    char *text; /* CORE_LINE_MAX bytes, or NULL before the first printf */
} core_block;

/* initial-exec: every device operation begins with a load of it. */
extern _Thread_local core_block *core_current __attribute__((tls_model("initial-exec")));

#endif
