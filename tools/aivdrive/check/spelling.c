/* check/spelling: what is missing, in the words of the source it is missing in. A file of C names
 * the operations of the C-API, another one those of Ascend C++, and the C-API behind them, because
 * C++ may use both. */
#include <stdio.h>
#include <string.h>

#include "engine.h"

enum { TEXTS = 8 };

static bool is_c(const engine *e, uint32_t site)
{
    const char *file = e->findings->sites[site].file;
    const char *dot = file != NULL ? strrchr(file, '.') : NULL;
    return dot == NULL || strcmp(dot, ".c") == 0 || strcmp(dot, ".h") == 0;
}

static char *next_text(void)
{
    static char texts[TEXTS][120];
    static unsigned turn;
    return texts[turn++ % TEXTS];
}

const char *spell_barrier(const engine *e, uint32_t site, uint32_t pipe)
{
    char *text = next_text();
    snprintf(text, 120,
             is_c(e, site) ? "asc_sync_pipe(PIPE_%1$s)"
                           : "PipeBarrier<PIPE_%1$s>() (in the C-API asc_sync_pipe(PIPE_%1$s))",
             pipe_name(pipe));
    return text;
}

const char *spell_events(const engine *e, uint32_t site, uint32_t from, uint32_t to)
{
    char *text = next_text();
    snprintf(text, 120,
             is_c(e, site) ? "notify and wait PIPE_%1$s to PIPE_%2$s (nor asc_sync())"
                           : "SetFlag and WaitFlag<HardEvent::%1$s_%2$s> (nor "
                             "PipeBarrier<PIPE_ALL>(); in the C-API notify and wait)",
             pipe_name(from), pipe_name(to));
    return text;
}

const char *spell(const engine *e, uint32_t site, spelled what)
{
    static const char *const names[][2] = {
        [SPELL_DATA_BARRIER] = {"asc_sync_data_barrier(DSB_DDR)",
                                "DataSyncBarrier<MemDsbT::DDR>()"},
        [SPELL_CACHE_CLEAN] = {"asc_dcci_single()", "DataCacheCleanAndInvalid()"},
        [SPELL_ATOMIC_OFF] = {"asc_set_atomic_none()", "SetAtomicNone()"},
        [SPELL_DRAIN_ALL] = {"asc_sync()", "PipeBarrier<PIPE_ALL>()"},
    };
    return names[what][is_c(e, site) ? 0 : 1];
}
