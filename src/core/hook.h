/* core/hook: the one point every operation passes. In ordinary runs it costs a load and a predicted
 * branch; an observer of this process (a recorder, a test) installs itself with core_hook_set(). */
#ifndef CORE_HOOK_H
#define CORE_HOOK_H

#include <stdatomic.h>
#include <stdint.h>

#include "base/compiler.h"
#include "core/block.h"
#include "core/vec_call.h"

typedef enum core_event_kind {
    CORE_EVENT_COPY,   /* from -> to, `size` bytes in all; rows when bursts > 1 */
    CORE_EVENT_FILL,   /* asc_duplicate: to, size, value */
    CORE_EVENT_VECTOR, /* an operand: from (read) or to (written); id: its number in the call */
    CORE_EVENT_NOTIFY, /* pipe -> pipe_to, id */
    CORE_EVENT_WAIT,
    CORE_EVENT_PIPE_BARRIER, /* pipe */
    CORE_EVENT_DATA_BARRIER, /* id: which */
    CORE_EVENT_BLOCK_ARRIVE, /* pipe, id: flag */
    CORE_EVENT_BLOCK_WAIT,
    CORE_EVENT_CACHE,       /* to: line, or NULL for the whole cache */
    CORE_EVENT_ATOMIC_MODE, /* value: operation << 8 | element */
    CORE_EVENT_MODE,        /* masks, pad value, control register: id tells which, value */
    CORE_EVENT_UNCACHED,    /* scalar store past the cache: to, value; id: CORE_UNCACHED_ATOMIC */
    CORE_EVENT_FLAG_STORE,
    CORE_EVENT_FLAG_LOAD,
    CORE_EVENT_FLAG_WAIT,
    CORE_EVENT_UNTIL, /* from, size: a wait for this word begins; id: its number, value: how it is
                         compared (record_compare), wanted: with what */
    CORE_EVENT_TAKEN  /* id: number of a wait whose last value the kernel goes on to use */
} core_event_kind;

/* A CORE_EVENT_UNCACHED that has read the word in the same step. */
enum { CORE_UNCACHED_ATOMIC = 1 };

/* What a CORE_EVENT_MODE sets. */
typedef enum core_mode {
    CORE_MODE_PAD,
    CORE_MODE_MASK_COUNT,
    CORE_MODE_MASK,
    CORE_MODE_CTRL
} core_mode;

typedef struct core_event {
    core_event_kind kind;
    int pipe, pipe_to; /* pipe_t */
    int id;
    const void *from;
    const void *to; /* addresses as translated, not the pointers' forms */
    uint64_t size;  /* bytes moved in all */
    uint32_t bursts, burst_bytes;
    uint32_t from_step, to_step; /* bytes from one burst to the next */
    uint64_t value, wanted;
    const char *text; /* operation's name, or NULL */
    const void *site; /* return address in the kernel */
    const core_block *block;
} core_event;

/* An operation that may take effect later, and what it needs then: modes as they were when it was
 * called. */
typedef struct core_late {
    core_event event;
    void (*perform)(core_block *block, const struct core_late *late);
    const char *name;
    uint64_t pad_value;
    uint32_t element, pad_left, pad_row; /* bytes; element 0 = no padding (fills: of the value) */
    uint8_t pad_size;
    uint8_t atomic_op, atomic_type;
    bool no_poll;      /* the read is not a poll: it must not yield */
    core_vec_call vec; /* of a vector operation */
} core_late;

struct core_grid;

/* Members other than `op` may be NULL. */
typedef struct core_hook {
    void (*op)(const core_event *event);
    /* In place of `op` around what an operation does to GM, so that what is told can be in the
     * order of effects. `copy`: the bytes read. */
    void (*gm_begin)(const core_event *event);
    void (*gm_end)(const core_event *event, const void *copy);
    /* Moves and fills are given to it in place of all above, and performed when it says so. */
    void (*later)(const core_late *late);
    void (*yield)(core_block *block, bool patient); /* before other blocks may run, or a sleep */
    void (*grid)(struct core_grid *grid, bool begin);
    void (*block)(core_block *block, bool begin);
} core_hook;

BASE_INTERNAL extern const core_hook *_Atomic core_the_hook;
void core_hook_set(const core_hook *hook); /* NULL takes it away; while no grid runs */

/* For functions that several operations share: inlined, so that the site is the kernel's. */
#define CORE_SITE __attribute__((always_inline)) inline

static inline const core_hook *core_hook_now(void)
{
    /* Relaxed: set while no grid runs. */
    return atomic_load_explicit(&core_the_hook, memory_order_relaxed);
}

static inline void core_hook_gm_begin(const core_hook *hook, const core_event *event)
{
    if (hook->gm_begin != NULL)
        hook->gm_begin(event);
    else
        hook->op(event);
}

static inline void core_hook_gm_end(const core_hook *hook, const core_event *event,
                                    const void *copy)
{
    if (hook->gm_end != NULL)
        hook->gm_end(event, copy);
}

#define CORE_HOOK(kind_, pipe_, ...)                                                               \
    do {                                                                                           \
        /* Relaxed: set while no grid runs. */                                                     \
        const core_hook *hook_ = atomic_load_explicit(&core_the_hook, memory_order_relaxed);       \
        if (BASE_UNLIKELY(hook_ != NULL))                                                          \
            hook_->op(&(core_event){.kind = (kind_),                                               \
                                    .pipe = (pipe_),                                               \
                                    .site = __builtin_return_address(0),                           \
                                    .block = core_current,                                         \
                                    __VA_ARGS__});                                                 \
    } while (0)

#endif
