/* core/asc_sync: synchronisation of the Ascend C SIMD C-API. Moves are performed at once, so what
 * orders pipes has no effect on data here: it is checked for legal operands and shown to the hook
 * (in weak order, core/weak, moves wait for it).
 * All-block barriers are real. */
#include "c_api/asc_impl.h"
#include "core/gm.h"
#include "core/hook.h"
#include "core/ub.h"

enum { EVENT_IDS = 8 };

static bool pipe_known(int pipe)
{
    return (pipe >= PIPE_S && pipe <= PIPE_ALL) || pipe == PIPE_FIX;
}

static inline void check_event(core_block *block, int pipe, int tpipe, int id, const char *name)
{
    if (BASE_UNLIKELY((unsigned)id >= EVENT_IDS))
        core_rule(block, "%s: event id %d; ids are 0 to %d", name, id, EVENT_IDS - 1);
    if (BASE_UNLIKELY(!pipe_known(pipe) || !pipe_known(tpipe) || pipe == tpipe ||
                      pipe == PIPE_ALL || tpipe == PIPE_ALL))
        core_rule(block, "%s: pipes %d and %d; give two different pipes, not PIPE_ALL", name, pipe,
                  tpipe);
}

BASE_EXPORT void aivd_asc_sync_notify(int pipe, int tpipe, int id)
{
    core_block *block = core_current;
    core_count(block);
    check_event(block, pipe, tpipe, id, "asc_sync_notify");
    CORE_HOOK(CORE_EVENT_NOTIFY, pipe, .pipe_to = tpipe, .id = id);
}

BASE_EXPORT void aivd_asc_sync_wait(int pipe, int tpipe, int id)
{
    core_block *block = core_current;
    core_count(block);
    check_event(block, pipe, tpipe, id, "asc_sync_wait");
    CORE_HOOK(CORE_EVENT_WAIT, pipe, .pipe_to = tpipe, .id = id);
}

CORE_SITE static void pipe_barrier(int pipe, int id, const char *name)
{
    core_block *block = core_current;
    core_count(block);
    if (BASE_UNLIKELY(!pipe_known(pipe)))
        core_rule(block, "%s: pipe %d is unknown", name, pipe);
    if (BASE_UNLIKELY(pipe == PIPE_S))
        core_rule(block, "%s: a barrier on PIPE_S is an error on hardware; scalar work is in order",
                  name);
    CORE_HOOK(CORE_EVENT_PIPE_BARRIER, pipe, .id = id);
}

BASE_EXPORT void aivd_asc_sync_pipe(int pipe)
{
    pipe_barrier(pipe, 0, "asc_sync_pipe");
}

BASE_EXPORT void aivd_asc_sync(void)
{
    pipe_barrier(PIPE_ALL, 0, "asc_sync");
}

BASE_EXPORT void aivd_asc_sync_vec(void)
{
    pipe_barrier(PIPE_V, 0, "asc_sync_vec");
}

BASE_EXPORT void aivd_asc_sync_mte3(int id)
{
    pipe_barrier(PIPE_MTE3, id, "asc_sync_mte3");
}

BASE_EXPORT void aivd_asc_sync_mte2(int id)
{
    pipe_barrier(PIPE_MTE2, id, "asc_sync_mte2");
}

BASE_EXPORT void aivd_asc_sync_data_barrier(int arg)
{
    core_block *block = core_current;
    core_count(block);
    if (BASE_UNLIKELY(arg < DSB_ALL || arg > DSB_SEQ))
        core_rule(block, "asc_sync_data_barrier: %d is none of DSB_ALL, DSB_DDR, DSB_UB, DSB_SEQ",
                  arg);
    CORE_HOOK(CORE_EVENT_DATA_BARRIER, PIPE_S, .id = arg);
    /* Everything before, including plain stores of the kernel, before everything after. */
    atomic_thread_fence(memory_order_seq_cst);
}

/* ---- all-block barriers ---- */

static core_flag *flag_of(core_block *block, int pipe, int id, const char *name)
{
    if (BASE_UNLIKELY((unsigned)id >= CORE_FLAGS))
        core_rule(block, "%s: flag id %d; ids are 0 to %d", name, id, CORE_FLAGS - 1);
    if (BASE_UNLIKELY(!pipe_known(pipe)))
        core_rule(block, "%s: pipe %d is unknown", name, pipe);
    uint32_t bit = 1u << id;
    block->flags_used |= (uint16_t)bit;
    /* Relaxed: read after the grid. */
    if (BASE_UNLIKELY(
            (atomic_load_explicit(&block->grid->flags_used, memory_order_relaxed) & bit) == 0))
        atomic_fetch_or_explicit(&block->grid->flags_used, bit, memory_order_relaxed);
    return &block->grid->flags[id];
}

BASE_EXPORT void aivd_asc_sync_block_arrive(int pipe, int flag_id)
{
    core_block *block = core_current;
    core_count(block);
    core_flag *flag = flag_of(block, pipe, flag_id, "asc_sync_block_arrive");
    CORE_HOOK(CORE_EVENT_BLOCK_ARRIVE, pipe, .id = flag_id);
    uint32_t generation = block->flags[flag_id].arrived++;
    uint32_t done = atomic_load_explicit(&flag->done, memory_order_relaxed);
    if (BASE_UNLIKELY(generation - done >= CORE_FLAG_DEPTH - 1))
        core_rule(block,
                  "asc_sync_block_arrive: flag %d has %u arrivals of this block outstanding; wait "
                  "for them: at most %d are counted",
                  flag_id, generation - done + 1, CORE_FLAG_DEPTH - 1);
    _Atomic uint32_t *count = &flag->counts[generation % CORE_FLAG_DEPTH];
    /* Acquire and release: the last to arrive carries what all others did before. */
    uint32_t arrived;
    if (block->grid->shared)
        arrived = atomic_fetch_add_explicit(count, 1, memory_order_acq_rel) + 1;
    else {
        arrived = atomic_load_explicit(count, memory_order_relaxed) + 1;
        atomic_store_explicit(count, arrived, memory_order_relaxed);
    }
    if (arrived == block->grid->blocks) {
        atomic_store_explicit(count, 0, memory_order_relaxed);
        /* Release: pairs with the acquire in flag_done(). */
        atomic_store_explicit(&flag->done, generation + 1, memory_order_release);
        if (block->grid->control != NULL)
            fabric_ring_if_waited(block->grid->control);
    }
    core_progress(block);
}

BASE_EXPORT void aivd_asc_sync_block_wait(int pipe, int flag_id)
{
    core_block *block = core_current;
    core_count(block);
    core_flag *flag = flag_of(block, pipe, flag_id, "asc_sync_block_wait");
    uint32_t wanted = ++block->flags[flag_id].waited;
    /* Acquire: pairs with the release of the last block to arrive. */
    while ((int32_t)(atomic_load_explicit(&flag->done, memory_order_acquire) - wanted) < 0) {
        block->polled = NULL; /* not in device memory; the last to arrive rings */
        block->what = "all blocks (asc_sync_block_wait)";
        core_yield(block, true);
    }
    block->what = NULL;
    CORE_HOOK(CORE_EVENT_BLOCK_WAIT, pipe, .id = flag_id); /* told when it is over */
    core_progress(block);
}

/* A sub-block group has one member in a kernel without cube cores: nothing to wait for. */
BASE_EXPORT void aivd_asc_sync_subblock_arrive(int pipe, int flag_id)
{
    core_block *block = core_current;
    core_count(block);
    flag_of(block, pipe, flag_id, "asc_sync_subblock_arrive");
    block->flags[flag_id].arrived++;
    CORE_HOOK(CORE_EVENT_BLOCK_ARRIVE, pipe, .id = flag_id, .value = 1);
}

BASE_EXPORT void aivd_asc_sync_subblock_wait(int pipe, int flag_id)
{
    core_block *block = core_current;
    core_count(block);
    flag_of(block, pipe, flag_id, "asc_sync_subblock_wait");
    CORE_HOOK(CORE_EVENT_BLOCK_WAIT, pipe, .id = flag_id, .value = 1);
}

CORE_SITE static void no_cube(const char *name)
{
    core_block *block = core_current;
    core_count(block);
    core_rule(block, "%s: an AIV-only kernel has no cube core as its partner", name);
}

BASE_EXPORT void aivd_asc_sync_inter_arrive(int pipe, int flag_id)
{
    (void)pipe;
    (void)flag_id;
    no_cube("asc_sync_inter_arrive");
}

BASE_EXPORT void aivd_asc_sync_inter_wait(int pipe, int flag_id)
{
    (void)pipe;
    (void)flag_id;
    no_cube("asc_sync_inter_wait");
}

/* ---- cache control: scalar accesses go to memory here, so only the order is left ---- */

enum { LINE_BYTES = 64 };

/* The yield point of scalar polls: the line's contents tell whether there is anything new. */
BASE_EXPORT void aivd_asc_dcci_single(void *dst)
{
    core_block *block = core_current;
    core_count(block);
    const uint8_t *line = (const uint8_t *)((uintptr_t)dst & ~(uintptr_t)(LINE_BYTES - 1));
    core_gm(block, line, LINE_BYTES, "asc_dcci_single");
    CORE_HOOK(CORE_EVENT_CACHE, PIPE_S, .to = line, .size = LINE_BYTES);
    fabric_ring_if_waited(dst); /* the kernel may just have stored there; full fence */
    uint8_t copy[LINE_BYTES];
    gm_load(copy, line, LINE_BYTES);
    core_news news = core_look(block, line, copy, LINE_BYTES);
    if (news == NEWS_NEW)
        block->stored = true;
    core_heed(block, news, line, copy, LINE_BYTES);
    atomic_thread_fence(memory_order_acquire);
}

BASE_EXPORT void aivd_asc_ub_dcci_single(void *dst)
{
    core_block *block = core_current;
    core_count(block);
    core_ub(block, dst, 1, 1, "asc_ub_dcci_single");
    CORE_HOOK(CORE_EVENT_CACHE, PIPE_S, .to = dst, .size = LINE_BYTES, .id = 1);
}

/* Which word a kernel polls with these is unknown: every call in a row without a store is quiet. */
CORE_SITE static void dcci_entire(int id)
{
    enum { QUIET_LIMIT = 16 };
    core_block *block = core_current;
    core_count(block);
    CORE_HOOK(CORE_EVENT_CACHE, PIPE_S, .to = NULL, .id = id);
    atomic_thread_fence(memory_order_seq_cst);
    if (++block->quiet > QUIET_LIMIT) {
        block->polled = NULL;
        core_yield(block, true);
    }
}

BASE_EXPORT void aivd_asc_dcci_entire_ub(void)
{
    core_block *block = core_current;
    core_count(block);
    CORE_HOOK(CORE_EVENT_CACHE, PIPE_S, .to = NULL, .id = 1);
}

BASE_EXPORT void aivd_asc_dcci_entire_out(void)
{
    dcci_entire(2);
}

BASE_EXPORT void aivd_asc_dcci_entire_all(void)
{
    dcci_entire(3);
}

BASE_EXPORT void aivd_asc_dcci_entire_atomic(void)
{
    dcci_entire(4);
}

BASE_EXPORT void aivd_asc_datacache_preload(const void *address, int64_t offset)
{
    core_block *block = core_current;
    core_count(block);
    __builtin_prefetch((const uint8_t *)address + offset);
}
