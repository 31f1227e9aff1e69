/* hccl/flight: what the ranks of a communicator were doing, from the records each keeps in its area
 * (kernels/coll/coll.h). Read when a call ends for want of a peer; the areas stay mapped as long as
 * the communicator lives. */
#include <stdatomic.h>
#include <stdio.h>

#include "base/compiler.h"
#include "base/time.h"
#include "fabric/region.h"
#include "hccl/coll.h"

enum { RANKS_SHOWN = 8 };

/* A rank's last call, and how far its kernels are. */
typedef struct flight {
    uint32_t rank;
    uint64_t called, finished;
    coll_record last;
} flight;

static const char *kind_name(uint32_t kind)
{
    static const char *const names[] = {COLL_KIND_NAMES};
    return kind < BASE_COUNT_OF(names) ? names[kind] : "?";
}

static flight flight_of(const hccl_comm *comm, uint32_t rank)
{
    flight f = {.rank = rank};
    const coll_area *area = hccl_coll_area(comm, rank);
    if (hccl_peer_left(comm, rank) || fabric_touch(area, coll_area_bytes(comm->size)) != AIVD_OK)
        return f;
    const coll_record *records = (const coll_record *)((const uint8_t *)area + coll_records_at());
    for (uint32_t i = 0; i < COLL_RECORDS; i++)
        if (records[i].seq > f.last.seq)
            f.last = records[i];
    f.called = f.last.seq;
    /* Relaxed: a report, of a rank that may be running. */
    f.finished = atomic_load_explicit((const _Atomic uint64_t *)&area->finished[0],
                                      memory_order_relaxed);
    return f;
}

static int say(const hccl_comm *comm, const flight *f, uint64_t most, char *text, size_t size)
{
    const char *name = hccl_peer_name(comm, f->rank);
    if (hccl_peer_left(comm, f->rank))
        return snprintf(text, size, "\n  %s has destroyed the communicator", name);
    if (f->called == 0)
        return snprintf(text, size, "\n  %s has called no collective yet", name);
    if (f->called < most)
        return snprintf(text, size,
                        "\n  %s did not come: its last call is %llu, %s (count %llu), %s", name,
                        (unsigned long long)f->called, kind_name(f->last.kind),
                        (unsigned long long)f->last.count,
                        f->finished < f->called ? "pending" : "finished");
    return snprintf(text, size, "\n  %s is in call %llu, %s (count %llu); last finished: %llu", name,
                    (unsigned long long)f->called, kind_name(f->last.kind),
                    (unsigned long long)f->last.count, (unsigned long long)f->finished);
}

void hccl_coll_explain(const void *owner, char *text, size_t size)
{
    const hccl_comm *comm = owner;
    uint64_t most = 0;
    size_t used = 0;
    uint32_t shown = 0;
    for (uint32_t r = 0; r < comm->size; r++) {
        flight f = flight_of(comm, r);
        most = f.called > most ? f.called : most;
    }
    if (most == 0)
        return;
    /* Those that are behind first: they are what is asked for. */
    for (int behind = 1; behind >= 0; behind--)
        for (uint32_t r = 0; r < comm->size && shown < RANKS_SHOWN; r++) {
            flight f = flight_of(comm, r);
            if ((f.called < most) != (behind == 1))
                continue;
            int n = say(comm, &f, most, text + used, size - used);
            used += n > 0 && (size_t)n < size - used ? (size_t)n : 0;
            shown++;
        }
    if (comm->size > RANKS_SHOWN && used < size)
        snprintf(text + used, size - used, "\n  and %u more ranks", comm->size - shown);
}
