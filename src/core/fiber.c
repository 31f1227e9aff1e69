/* core/fiber: makes stacks, and tells the sanitizers and valgrind about every switch. */
#include "core/fiber.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "core/core.h"
#include "core/switch.h"

#if defined(__SANITIZE_ADDRESS__)
#define CORE_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CORE_ASAN 1
#endif
#endif
#if defined(__SANITIZE_THREAD__)
#define CORE_TSAN 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define CORE_TSAN 1
#endif
#endif
#if defined(__has_include)
#if __has_include(<valgrind/valgrind.h>)
#include <valgrind/valgrind.h>
#endif
#endif

#ifdef CORE_ASAN
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#include <sanitizer/lsan_interface.h>
#endif
#ifdef CORE_TSAN
#include <sanitizer/tsan_interface.h>
#endif

enum {
    GUARD = 64 * 1024,       /* a frame with a large array must not step over it */
    STACK_READY = 16 * 1024, /* populated at creation: what an ordinary kernel uses */
    UB_READY_STEP = 64 * 1024,
    STAGGER_STEPS = 16,
    FIBER_ROOM = (sizeof(core_fiber) + 63) / 64 * 64
};

static void prepare(core_fiber *fiber, void (*entry)(void))
{
    core_switch_prepare(&fiber->context, fiber->stack_low, fiber->stack_top, entry);
    fiber->state = FIBER_FREE;
    fiber->asan_fake = NULL;
#ifdef CORE_TSAN
    fiber->tsan = __tsan_create_fiber(0);
#endif
}

core_fiber *core_fiber_create(void (*entry)(void), uint32_t number)
{
    size_t ub = core_profile_get()->ub_bytes;
    size_t size = GUARD + CORE_STACK_BYTES + ub + CORE_UB_EXTRA + CORE_SEEN_ENTRIES * sizeof(core_seen);
    uint8_t *map = mmap(NULL, size, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (map == MAP_FAILED)
        return NULL;
    if (mprotect(map, GUARD, PROT_NONE) != 0) {
        munmap(map, size);
        return NULL;
    }
    uint8_t *arena = map + GUARD + CORE_STACK_BYTES;
    /* A refusal (an old kernel) only means page faults later. */
    madvise(arena - STACK_READY, STACK_READY, MADV_POPULATE_WRITE);
    uint8_t *own = arena - FIBER_ROOM - (size_t)(number % STAGGER_STEPS) * CORE_STACK_STAGGER;
    core_fiber *fiber = (core_fiber *)own;
    fiber->map = map;
    fiber->map_size = size;
    fiber->number = number;
    fiber->stack_low = map + GUARD;
    fiber->stack_top = own;
    fiber->block.ub = arena;
    fiber->block.ub_bytes = (uint32_t)ub;
    fiber->block.ub_limit = (uint32_t)ub;
    fiber->block.fiber = fiber;
    fiber->block.seen = (core_seen *)(arena + ub + CORE_UB_EXTRA);
    fiber->block.registry = -1;
#ifdef CORE_ASAN
    __lsan_register_root_region(own, FIBER_ROOM); /* what it points to is not lost */
#endif
#ifdef VALGRIND_STACK_REGISTER
    fiber->valgrind = VALGRIND_STACK_REGISTER(fiber->stack_low, fiber->stack_top);
#endif
    prepare(fiber, entry);
    return fiber;
}

void core_fiber_destroy(core_fiber *fiber)
{
#ifdef CORE_TSAN
    if (fiber->tsan != NULL)
        __tsan_destroy_fiber(fiber->tsan);
#endif
#ifdef VALGRIND_STACK_DEREGISTER
    VALGRIND_STACK_DEREGISTER(fiber->valgrind);
#endif
#ifdef CORE_ASAN
    __asan_unpoison_memory_region(fiber->stack_low, (size_t)(fiber->stack_top - fiber->stack_low));
    __lsan_unregister_root_region(fiber, FIBER_ROOM);
#endif
    free(fiber->block_local);
    free(fiber->block.text);
    free(fiber->block.recorded);
    munmap(fiber->map, fiber->map_size); /* the fiber's own data with it */
}

void core_fiber_reset(core_fiber *fiber, void (*entry)(void))
{
#ifdef CORE_ASAN
    /* The abandoned frames never returned: their red zones are still poisoned. */
    __asan_unpoison_memory_region(fiber->stack_low, (size_t)(fiber->stack_top - fiber->stack_low));
#endif
#ifdef CORE_TSAN
    __tsan_destroy_fiber(fiber->tsan);
#endif
    prepare(fiber, entry);
}

void core_fiber_ub_populate(core_fiber *fiber, uint32_t bytes)
{
    core_block *block = &fiber->block;
    uint64_t end = ((uint64_t)bytes + UB_READY_STEP - 1) / UB_READY_STEP * UB_READY_STEP;
    if (end > block->ub_limit)
        end = block->ub_limit;
    if (end <= block->ub_ready)
        return;
    madvise(block->ub + block->ub_ready, end - block->ub_ready, MADV_POPULATE_WRITE);
    block->ub_ready = (uint32_t)end;
}

#ifdef CORE_FIBER_TOLD
void core_fiber_enter(core_home *home, core_fiber *fiber)
{
#ifdef CORE_ASAN
    __sanitizer_start_switch_fiber(&home->asan_fake, fiber->stack_low,
                                   (size_t)(fiber->stack_top - fiber->stack_low));
#endif
#ifdef CORE_TSAN
    home->tsan = __tsan_get_current_fiber();
    __tsan_switch_to_fiber(fiber->tsan, 0);
#endif
    core_switch(&home->context, &fiber->context);
#ifdef CORE_ASAN
    __sanitizer_finish_switch_fiber(home->asan_fake, NULL, NULL);
#endif
}

void core_fiber_leave(core_home *home, core_fiber *fiber)
{
    (void)fiber;
#ifdef CORE_ASAN
    __sanitizer_start_switch_fiber(&fiber->asan_fake, home->asan_low, home->asan_size);
#endif
#ifdef CORE_TSAN
    __tsan_switch_to_fiber(home->tsan, 0);
#endif
    core_switch(&fiber->context, &home->context);
    core_fiber_arrived(home);
}

void core_fiber_arrived(core_home *home)
{
    (void)home;
#ifdef CORE_ASAN
    /* Which fake stack is ours: the fiber that was entered; core_current is set before the entry.
     */
    __sanitizer_finish_switch_fiber(core_current->fiber->asan_fake, &home->asan_low,
                                    &home->asan_size);
#endif
}
#endif
