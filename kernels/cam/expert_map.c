/* cam/expert_map: aivd_expert_map: ids of logical experts become ids of physical ones, by a table.
 * Blocks share the pairs. */
#include "low_latency_shape.h"
#include "part.h"

enum { TILE = 2048 };

static int32_t mapped(const cam_expert_map_args *m, __ubuf__ const int32_t *map, int64_t id)
{
    return id >= 0 && id < (int64_t)m->experts ? map[id] : -1;
}

__global__ __aicore__ void aivd_expert_map(cam_expert_map_args args)
{
    const cam_expert_map_args *m = &args;
    __ubuf__ int32_t *map = (__ubuf__ int32_t *)cam_ub(0);
    __ubuf__ void *tile = cam_ub(cam_aligned(4 * m->experts));
    __ubuf__ int32_t *narrow = (__ubuf__ int32_t *)tile;
    __ubuf__ int64_t *wide = (__ubuf__ int64_t *)tile;
    const uint64_t bytes = m->wide ? 8 : 4;
    const aivd_part part =
        aivd_split(m->pairs, (uint32_t)asc_get_block_num(), (uint32_t)asc_get_block_idx());
    cam_load(map, m->map, 4ull * m->experts);
    for (uint64_t done = 0, n; done < part.count; done += n) {
        const uint64_t at = (part.begin + done) * bytes;
        n = part.count - done < TILE ? part.count - done : TILE;
        cam_load(tile, (const uint8_t *)m->ids + at, n * bytes);
        for (uint64_t i = 0; i < n; i++)
            if (m->wide)
                wide[i] = mapped(m, map, wide[i]);
            else
                narrow[i] = mapped(m, map, narrow[i]);
        cam_store((uint8_t *)m->physical + at, tile, n * bytes);
    }
    coll_drain();
}
