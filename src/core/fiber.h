/* core/fiber: a stack with an UB arena that a worker runs blocks on. One mapping:
 *
 *     | guard | stack, growing down | core_fiber | UB arena, as the product's | extra | seen table |
 *
 * The fiber's own data lie on the page where its stack begins: one translation for both. Fibers are
 * kept by their worker between grids; the tops of their stacks are staggered, because stacks a
 * whole number of pages apart fall on the same cache sets. */
#ifndef CORE_FIBER_H
#define CORE_FIBER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/block.h"
#include "core/switch.h"

#if defined(__SANITIZE_THREAD__)
enum { CORE_STACK_BYTES = 4 << 20 }; /* its thread-local data lie on the stacks of threads */
#else
enum { CORE_STACK_BYTES = 512 * 1024 };
#endif
enum {
    CORE_STACK_STAGGER = 192,
    CORE_UB_EXTRA = 1 << 20 /* room behind UB that TPipes may ask for; without pages until then */
};

typedef enum core_fiber_state {
    FIBER_FREE, /* in the pool; a switch to it begins with the next block */
    FIBER_RUNNING,
    FIBER_WAITING, /* its block yielded */
    FIBER_LEFT     /* abandoned: its stack must be prepared again */
} core_fiber_state;

typedef struct core_fiber {
    core_block block; /* first: core_current points here */
    core_context context;
    struct core_fiber *next;
    core_fiber_state state;
    uint32_t number;
    uint8_t *map;
    size_t map_size;
    uint8_t *stack_low, *stack_top; /* top already staggered */
    void *block_local;              /* this block's copy of [[block_local]] data */
    size_t block_local_size;
    unsigned valgrind;
    void *asan_fake;
    void *tsan;
} core_fiber;

/* A fiber that starts with entry(), or NULL when the host has no memory. */
core_fiber *core_fiber_create(void (*entry)(void), uint32_t number);
void core_fiber_destroy(core_fiber *fiber);

/* Makes an abandoned fiber start at its entry again. */
void core_fiber_reset(core_fiber *fiber, void (*entry)(void));

/* Populates the arena up to `bytes` (rounded up, within ub_limit), so that no page fault happens in an operation. */
void core_fiber_ub_populate(core_fiber *fiber, uint32_t bytes);

/* core/ub_extra: the block owns the product's UB alone again, as when it begins. */
void core_ub_extra_reset(core_block *block);

/* The worker's own stack as a place to come back to. */
typedef struct core_home {
    core_context context;
    void *asan_fake;
    const void *asan_low;
    size_t asan_size;
    void *tsan;
} core_home;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define CORE_FIBER_TOLD 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CORE_FIBER_TOLD 1
#endif
#endif

#ifdef CORE_FIBER_TOLD /* the sanitizers are told about every switch */
/* From the worker's stack to the fiber; returns when the fiber leaves it. */
void core_fiber_enter(core_home *home, core_fiber *fiber);
/* From the running fiber to the worker; returns when the fiber is entered again. */
void core_fiber_leave(core_home *home, core_fiber *fiber);
/* First thing on a fresh stack. */
void core_fiber_arrived(core_home *home);
#else
static inline void core_fiber_enter(core_home *home, core_fiber *fiber)
{
    core_switch(&home->context, &fiber->context);
}

static inline void core_fiber_leave(core_home *home, core_fiber *fiber)
{
    core_switch(&fiber->context, &home->context);
}

static inline void core_fiber_arrived(core_home *home)
{
    (void)home;
}
#endif

#endif
