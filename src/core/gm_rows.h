/* core/gm_rows: what the calls of aivdrive/rows.h share: the types of rows, and their way through
 * UB, in tiles, when operations are recorded or take effect late.
 *
 * Arithmetic is done here and now, so what it needs is waited for (MTE2 to S); it is told as a
 * vector operation, which the pipes around it are ordered with. */
#ifndef CORE_GM_ROWS_H
#define CORE_GM_ROWS_H

#include "aivdrive/rows.h"
#include "c_api/asc_impl.h"
#include "core/gm.h"
#include "core/grid.h"
#include "core/hook.h"
#include "core/row_sum.h"

enum { GM_ROWS_TILE = 4096 /* bytes */, GM_ROWS_EVENT = 7 };

/* HcclDataType */
enum { GM_ROWS_F16 = 3, GM_ROWS_F32 = 4, GM_ROWS_BF16 = 11 };

static inline core_row_type gm_rows_type(core_block *block, int type, const char *name)
{
    switch (type) {
    case GM_ROWS_BF16:
        return CORE_ROW_BF16;
    case GM_ROWS_F16:
        return CORE_ROW_F16;
    case GM_ROWS_F32:
        return CORE_ROW_F32;
    default:
        core_rule(block, "%s: type %d; rows are fp16 (3), fp32 (4) or bfp16 (11)", name, type);
    }
}

static inline uint64_t gm_rows_bytes(core_row_type type)
{
    return type == CORE_ROW_F32 ? 4 : 2;
}

static inline void gm_rows_load(void *room, const void *from, uint64_t bytes)
{
    aivd_asc_sync_notify(PIPE_V, PIPE_MTE2, GM_ROWS_EVENT);
    aivd_asc_sync_wait(PIPE_V, PIPE_MTE2, GM_ROWS_EVENT);
    aivd_asc_copy_gm2ub_align_u8(room, from, (uint32_t)bytes);
    aivd_asc_sync_notify(PIPE_MTE2, PIPE_S, GM_ROWS_EVENT);
    aivd_asc_sync_wait(PIPE_MTE2, PIPE_S, GM_ROWS_EVENT);
}

static inline void gm_rows_store(void *const *to, uint32_t count, uint64_t at, void *room,
                                 uint64_t bytes)
{
    aivd_asc_sync_notify(PIPE_S, PIPE_MTE3, GM_ROWS_EVENT);
    aivd_asc_sync_wait(PIPE_S, PIPE_MTE3, GM_ROWS_EVENT);
    for (uint32_t i = 0; i < count; i++)
        aivd_asc_copy_ub2gm_align_u8((uint8_t *)to[i] + at, room, (uint32_t)bytes);
    aivd_asc_sync_notify(PIPE_MTE3, PIPE_S, GM_ROWS_EVENT);
    aivd_asc_sync_wait(PIPE_MTE3, PIPE_S, GM_ROWS_EVENT);
}

static inline void gm_rows_tell_computed(const core_block *block, const void *result,
                                         uint64_t bytes)
{
    core_hook_now()->op(&(core_event){.kind = CORE_EVENT_FILL,
                                      .pipe = PIPE_V,
                                      .to = result,
                                      .size = bytes,
                                      .site = block->site,
                                      .block = block});
    aivd_asc_sync_pipe(PIPE_V);
    aivd_asc_sync_notify(PIPE_V, PIPE_MTE3, GM_ROWS_EVENT);
    aivd_asc_sync_wait(PIPE_V, PIPE_MTE3, GM_ROWS_EVENT);
}

#endif
