/* aivperf, bound: what a call cannot be faster than on this machine, measured in the rounds of the
 * row: the way of a flag between two CPUs, and copies at the sizes that the call has to move, by
 * all ranks at once, each in the best of the ways there are.
 *
 *     a      one way of a flag; with more ranks than CPUs (ranks / CPUs - 1) process switches
 *     L(w)   w bytes from own memory to own memory
 *     X(w)   w bytes to the next rank's memory, or from it; in dirty rows what was just written
 *
 *     allgather          a + L(s) + (n-1) X(s)          alltoall       a + L(s/n) + X((n-1)/n s)
 *     broadcast, sendrecv  a + X(s)                     scatter        a + X(s/n)
 *     reducescatter, reduce, allreduce                  a + L(s/n) + X((n-1)/n s)
 *     barrier            a
 *
 * Reductions are taken as one loop that reads what others have and writes the result at the same
 * time: the larger of the two counts. From 4 KiB on a second `a`: whoever writes into a peer's
 * buffer has been told where it is. */
#include <math.h>
#include <sched.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "aivperf.h"

enum { HOPS = 64, STAGED_MAX = 4096 };

typedef void copy_way(void *to, const void *from, uint64_t bytes);

static void copy_plain(void *to, const void *from, uint64_t bytes)
{
    memcpy(to, from, bytes);
    __asm__ volatile("" ::: "memory");
}

#if defined(__x86_64__)
static void copy_movsb(void *to, const void *from, uint64_t bytes)
{
    __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(bytes)::"memory");
}

static void copy_stream(void *to, const void *from, uint64_t bytes)
{
    uint64_t head = -(uintptr_t)to & 15, i = head < bytes ? head : bytes;
    memcpy(to, from, i);
    for (; i + 16 <= bytes; i += 16)
        _mm_stream_si128(
            (__m128i *)(void *)((uint8_t *)to + i),
            _mm_loadu_si128((const __m128i *)(const void *)((const uint8_t *)from + i)));
    memcpy((uint8_t *)to + i, (const uint8_t *)from + i, bytes - i);
    _mm_sfence();
}
#endif

static copy_way *const ways[] = {
    copy_plain,
#if defined(__x86_64__)
    copy_movsb,
    copy_stream,
#endif
};

enum { WAYS = sizeof ways / sizeof *ways };

/* ---- a flag ---- */

/* Ranks that pass a flag on: the first two on CPUs of their own; else those that share rank 0's
 * CPU. */
static int ring_size(const perf_world *w)
{
    if (w->ranks <= w->cpus)
        return w->ranks < 2 ? w->ranks : 2;
    return (w->ranks + w->cpus - 1) / w->cpus;
}

static double flag_time(const perf_world *w)
{
    int step = w->ranks <= w->cpus ? 1 : w->cpus, ring = ring_size(w);
    bool member = w->rank % step == 0 && w->rank / step < ring;
    int next = (w->rank / step + 1) % ring * step;
    if (!perf_world_meet(w))
        return 0;
    uint32_t base = atomic_load(&w->line->of[w->rank].flag);
    if (!perf_world_meet(w))
        return 0;
    double start = perf_now();
    for (uint32_t i = 1; member && ring > 1 && i <= HOPS; i++) {
        /* Release and acquire: the next in the ring sees what this one has done. */
        if (w->rank == 0)
            atomic_fetch_add_explicit(&w->line->of[next].flag, 1, memory_order_release);
        while (atomic_load_explicit(&w->line->of[w->rank].flag, memory_order_acquire) - base < i)
            if (step > 1)
                sched_yield();
        if (w->rank != 0)
            atomic_fetch_add_explicit(&w->line->of[next].flag, 1, memory_order_release);
    }
    double hop = ring > 1 ? (perf_now() - start) / HOPS / ring : 0;
    if (!perf_world_meet(w))
        return 0;
    return step > 1 ? hop * ((double)w->ranks / w->cpus - 1) : hop;
}

/* ---- copies ---- */

/* Seconds of a copy by all ranks at once, on rank 0. */
static double together(const perf_world *w, copy_way *way, void *to, const void *from,
                       uint64_t bytes, int calls)
{
    perf_line *line = w->line;
    if (!perf_world_meet(w))
        return 0;
    line->of[w->rank].start = perf_now();
    for (int i = 0; i < calls; i++)
        way(to, from, bytes);
    line->of[w->rank].end = perf_now();
    if (!perf_world_meet(w) || w->rank != 0)
        return 0;
    double start = line->of[0].start, end = line->of[0].end;
    for (int r = 1; r < w->ranks; r++) {
        start = fmin(start, line->of[r].start);
        end = fmax(end, line->of[r].end);
    }
    return (end - start) / calls;
}

static int calls_for(uint64_t bytes, bool dirty)
{
    return dirty            ? 1
           : bytes >= 65536 ? 2
                            : (int)(65536 / (bytes + 1) < 64 ? 65536 / (bytes + 1) : 64);
}

static double local_time(const perf_bound *b, uint64_t bytes)
{
    double least = INFINITY;
    for (int i = 0; i < WAYS && bytes; i++)
        least =
            fmin(least, together(b->w, ways[i], b->recv, b->send, bytes, calls_for(bytes, false)));
    return bytes ? least : 0;
}

static void rewrite(const perf_bound *b, uint64_t bytes)
{
    const uint64_t *from = (const uint64_t *)(const void *)b->recv;
    uint64_t sum = 0;
    for (uint64_t i = 0; i < bytes / 8; i++)
        sum += from[i];
    __asm__ volatile("" ::"r"(sum) : "memory");
    /* Not zeros: some processors write lines of zeros past the caches at twice the speed. */
    memset(b->send, (int)sum | 1, bytes);
}

/* Pushed to the next rank, or pulled from it. */
static double remote_time(const perf_bound *b, uint64_t bytes, bool dirty)
{
    const perf_world *w = b->w;
    int next = (w->rank + 1) % w->ranks;
    double least = INFINITY;
    if (bytes == 0 || w->ranks == 1)
        return 0;
    for (int i = 0; i < 2 * WAYS; i++) {
        if (dirty)
            rewrite(b, bytes);
        void *to = i < WAYS ? w->line->of[next].recv : b->recv;
        const void *from = i < WAYS ? b->send : w->line->of[next].send;
        least = fmin(least, together(w, ways[i % WAYS], to, from, bytes, calls_for(bytes, dirty)));
    }
    return least;
}

/* ---- the sum ---- */

void perf_bound_open(perf_bound *b, const perf_world *w, uint8_t *send, uint8_t *recv)
{
    *b = (perf_bound){.w = w, .send = send, .recv = recv};
    w->line->of[w->rank].send = send;
    w->line->of[w->rank].recv = recv;
}

double perf_bound_measure(const perf_bound *b, perf_op op, uint64_t size, bool dirty)
{
    const uint64_t n = (uint64_t)b->w->ranks, part = size / n;
    double flag = flag_time(b->w);
    if (op == PERF_BARRIER)
        return flag;
    flag *= size > STAGED_MAX ? 2 : 1;
    switch (op) {
    case PERF_ALLGATHER:
    case PERF_ALLGATHER_V:
        return flag + local_time(b, size) + (double)(n - 1) * remote_time(b, size, dirty);
    case PERF_BROADCAST:
    case PERF_SENDRECV:
        return flag + remote_time(b, size, dirty);
    case PERF_SCATTER:
        return flag + remote_time(b, part, dirty);
    default:
        return flag + local_time(b, part) + remote_time(b, size - part, dirty);
    }
}
