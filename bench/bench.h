/* bench.h: what the benchmarks share: ranks by fork (rank r on CPU r mod n), one clock, a start line
 * in shared memory that belongs to no library, medians, and the CSV row of the shared kit:
 *     lib,op,ranks,bytes,median_us,min_us,p99_us,bus_GBps */
#ifndef BENCH_H
#define BENCH_H

#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define BENCH_RANKS_MAX 16
#define BENCH_SAMPLES   2000

typedef struct bench_shared {
    _Alignas(64) _Atomic uint32_t arrived;
    _Alignas(64) _Atomic uint32_t phase;
    struct {
        _Alignas(64) double start, end;
    } of[BENCH_RANKS_MAX];
    _Alignas(64) uint8_t message[8192]; /* root info and the like */
    _Alignas(64) double value[64];
} bench_shared;

typedef struct bench_world {
    bench_shared *shared;
    int rank, ranks;
} bench_world;

static inline double bench_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static inline void bench_relax(void)
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield" ::: "memory");
#endif
}

static inline void bench_line(bench_world *w)
{
    if (w->ranks == 1)
        return; /* alone, while the others wait at the line */
    uint32_t phase = atomic_load(&w->shared->phase);
    if (atomic_fetch_add(&w->shared->arrived, 1) + 1 == (uint32_t)w->ranks) {
        atomic_store(&w->shared->arrived, 0);
        atomic_store(&w->shared->phase, phase + 1);
        return;
    }
    for (unsigned spins = 0; atomic_load(&w->shared->phase) == phase; spins++) {
        bench_relax();
        if (spins > 2000)
            sched_yield();
    }
}

/* Forks ranks - 1 children; every process returns with its rank. */
static inline bench_world bench_start(int ranks)
{
    bench_world w = {.ranks = ranks};
    w.shared = mmap(NULL, sizeof *w.shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (w.shared == MAP_FAILED) {
        perror("mmap");
        exit(1);
    }
    for (int r = 1; r < ranks; r++)
        if (fork() == 0) {
            w.rank = r;
            break;
        }
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET((unsigned)(w.rank % (int)sysconf(_SC_NPROCESSORS_ONLN)), &set);
    sched_setaffinity(0, sizeof set, &set);
    return w;
}

/* Rank 0 waits for the others and returns non-zero when one failed. */
static inline int bench_finish(bench_world *w, int failed)
{
    int status;
    if (w->rank != 0)
        _exit(failed);
    while (wait(&status) > 0)
        failed |= !WIFEXITED(status) || WEXITSTATUS(status);
    return failed;
}

static inline int bench_compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

typedef struct bench_result {
    double median, min, p99; /* seconds */
} bench_result;

static inline bench_result bench_summary(double *samples, int count)
{
    qsort(samples, (size_t)count, sizeof *samples, bench_compare);
    return (bench_result){samples[count / 2], samples[0], samples[count * 99 / 100]};
}

static inline void bench_row(const char *lib, const char *op, int ranks, double bytes,
                             bench_result r, double bus_bytes)
{
    printf("%s,%s,%d,%.0f,%.4f,%.4f,%.4f,%.3f\n", lib, op, ranks, bytes, r.median * 1e6,
           r.min * 1e6, r.p99 * 1e6, bus_bytes > 0 ? bus_bytes / r.median * 1e-9 : 0.0);
    fflush(stdout);
}

/* One sample of `calls` calls on all ranks: latest end - earliest start, per call. */
static inline double bench_sample(bench_world *w, int calls, void (*run)(void *), void *context)
{
    bench_line(w);
    w->shared->of[w->rank].start = bench_now();
    for (int i = 0; i < calls; i++)
        run(context);
    w->shared->of[w->rank].end = bench_now();
    bench_line(w);
    double start = w->shared->of[0].start, end = w->shared->of[0].end;
    for (int r = 1; r < w->ranks; r++) {
        start = w->shared->of[r].start < start ? w->shared->of[r].start : start;
        end = w->shared->of[r].end > end ? w->shared->of[r].end : end;
    }
    bench_line(w); /* nobody overwrites the times before all have read them */
    return (end - start) / calls;
}

#endif
