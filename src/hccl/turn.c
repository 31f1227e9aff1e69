/* hccl/turn: see turn.h. Knows neither calls nor messages. */
#include "hccl/turn.h"

#include <sched.h>

#include "hccl/soon.h"

enum {
    TURNS = 8,   /* of the others on this CPU */
    LOOKS = 100, /* together some microseconds */
    FEW = 6      /* before a turn for others that may have nothing to do */
};

static bool missing(const hccl_turn *t)
{
    return soon_word(t->word) < t->first;
}

/* What has not come; of ranks beside this one first. */
static const hccl_turn *next(const hccl_turn *turns, uint32_t count, bool *beside)
{
    const hccl_turn *other = NULL;
    *beside = true;
    for (uint32_t i = 0; i < count; i++)
        if (missing(&turns[i])) {
            if (core_idle_beside(turns[i].device))
                return &turns[i];
            other = &turns[i];
        }
    *beside = false;
    return other;
}

/* Whether to hand the CPU over. Who has not told that it waits may have as little to do. */
static bool lets_others(int device, bool beside, bool mutual, int looks)
{
    if (mutual && !beside)
        return false;
    core_idle_others others = core_idle_others_now(device);
    return others == IDLE_OTHERS_CAN || (others == IDLE_OTHERS_MIGHT && (beside || looks >= FEW));
}

bool hccl_turn_wait(int device, const hccl_turn *turns, uint32_t count, bool mutual)
{
    const hccl_turn *t;
    bool beside;
    int switches = 0, looks = 0;
    while ((t = next(turns, count, &beside)) != NULL && switches < TURNS && looks < LOOKS) {
        uint64_t seen = soon_word(t->word);
        if (seen >= t->first)
            continue;
        core_idle_tell(device, t->word, seen);
        if (lets_others(device, beside, mutual, looks)) {
            switches++;
            sched_yield();
        } else {
            looks++;
            base_pause();
        }
    }
    core_idle_tell(device, NULL, 0);
    return t == NULL;
}
