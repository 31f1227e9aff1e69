/* Helpers of the fabric tests: ranks as forked processes that report through shared memory. Every
 * test runs in children, so that each begins with a process that has no map and no region. */
#ifndef TEST_FABRIC_RANKS_H
#define TEST_FABRIC_RANKS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/status.h"
#include "base/time.h"
#include "fabric/region.h"
#include "fabric/rendezvous.h"

#define RANKS_MAX      64
#define RANKS_LIMIT_NS (100 * BASE_NS_PER_S)

typedef struct report {
    _Atomic int pid;
    int status; /* of fabric_join */
    double ms;
    char text[1200];
} report;

typedef struct shared {
    uint8_t root_info[FABRIC_ROOT_INFO_BYTES];
    _Atomic int root_ready;
    _Atomic int counter[8]; /* barriers and signals of a test */
    report reports[RANKS_MAX];
} shared;

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s does not hold (last failure: %s)\n", __FILE__, __LINE__,    \
                    #condition, base_error_recent());                                              \
            _exit(1);                                                                              \
        }                                                                                          \
    } while (0)

static inline void pause_ms(int ms)
{
    nanosleep(&(struct timespec){.tv_sec = ms / 1000, .tv_nsec = (long)(ms % 1000) * 1000000},
              NULL);
}

static inline shared *shared_new(void)
{
    void *p = mmap(NULL, sizeof(shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    assert_ptr_not_equal(p, MAP_FAILED);
    return p;
}

static inline void shared_free(shared *s)
{
    munmap(s, sizeof *s);
}

static inline void counter_wait(shared *s, int which, int value)
{
    uint64_t end = base_now_ns() + RANKS_LIMIT_NS;
    while (atomic_load(&s->counter[which]) < value) {
        CHECK(base_now_ns() < end);
        pause_ms(1);
    }
}

static inline void counter_meet(shared *s, int which, int value)
{
    atomic_fetch_add(&s->counter[which], 1);
    counter_wait(s, which, value);
}

typedef void (*rank_main)(int rank, int ranks, shared *s);

/* Forks `ranks` processes, each runs `run` and ends with 0 unless a CHECK fails. */
static inline void ranks_start(int ranks, rank_main run, shared *s, pid_t *pids)
{
    for (int r = 0; r < ranks; r++) {
        pids[r] = fork();
        assert_true(pids[r] >= 0);
        if (pids[r] == 0) {
            atomic_store(&s->reports[r].pid, (int)getpid());
            run(r, ranks, s);
            _exit(0);
        }
    }
}

/* Waits for all; those that do not end in time are killed. Returns how many ended badly. */
static inline int ranks_wait(int ranks, const pid_t *pids)
{
    uint64_t end = base_now_ns() + RANKS_LIMIT_NS;
    int bad = 0;
    for (int r = 0; r < ranks; r++) {
        int state = 0;
        while (waitpid(pids[r], &state, WNOHANG) == 0) {
            if (base_now_ns() > end) {
                fprintf(stderr, "rank %d hangs\n", r);
                kill(pids[r], SIGKILL);
            }
            pause_ms(1);
        }
        bad += state != 0;
    }
    return bad;
}

static inline int ranks_run(int ranks, rank_main run, shared *s)
{
    pid_t pids[RANKS_MAX];
    ranks_start(ranks, run, s, pids);
    return ranks_wait(ranks, pids);
}

/* Runs one function in a child: a fresh process. */
static inline void fresh_process(rank_main run)
{
    shared *s = shared_new();
    assert_int_equal(ranks_run(1, run, s), 0);
    shared_free(s);
}

static inline void root_publish(shared *s)
{
    CHECK(fabric_root_open(s->root_info) == AIVD_OK);
    atomic_store(&s->root_ready, 1);
}

static inline void root_await(shared *s)
{
    uint64_t end = base_now_ns() + RANKS_LIMIT_NS;
    while (!atomic_load(&s->root_ready)) {
        CHECK(base_now_ns() < end);
        pause_ms(1);
    }
}

/* Joins with its own region and notes the outcome in report[slot]. */
static inline fabric_group *rank_join(shared *s, int slot, uint32_t rank, uint32_t size,
                                      uint32_t device, double seconds)
{
    fabric_region *region;
    fabric_group *group = NULL;
    char blob[32];
    report *out = &s->reports[slot];
    CHECK(fabric_region_create(device, &region) == AIVD_OK);
    int n = snprintf(blob, sizeof blob, "blob of rank %u", rank);
    fabric_join_args args = {.root_info = s->root_info,
                             .size = size,
                             .rank = rank,
                             .device = device,
                             .blob = blob,
                             .blob_size = (uint32_t)n + 1,
                             .timeout_ns = (uint64_t)(seconds * 1e9)};
    uint64_t start = base_now_ns();
    out->status = fabric_join(&args, &group);
    out->ms = (double)(base_now_ns() - start) / 1e6;
    snprintf(out->text, sizeof out->text, "%s", base_error_recent());
    return out->status == AIVD_OK ? group : NULL;
}

static inline void set_timeout(const char *seconds)
{
    setenv("HCCL_CONNECT_TIMEOUT", seconds, 1);
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 1);
}

/* Everybody's table and memory are as they should be; meets on counters 0 and 1. */
static inline void use_world(const fabric_group *group, int rank, int ranks, shared *s)
{
    CHECK((int)group->size == ranks && (int)group->rank == rank);
    for (int r = 0; r < ranks; r++) {
        char blob[32];
        const fabric_member *m = &group->members[r];
        snprintf(blob, sizeof blob, "blob of rank %d", r);
        CHECK(m->rank == (uint32_t)r && m->device == (uint32_t)r);
        CHECK(m->blob_size == strlen(blob) + 1 && strcmp((const char *)m->blob, blob) == 0);
        CHECK(m->pid == atomic_load(&s->reports[r].pid));
    }
    uint32_t *mine = (uint32_t *)(void *)(fabric_device_base((uint32_t)rank) + FABRIC_CONTROL_SIZE);
    CHECK(fabric_touch(mine, 4) == AIVD_OK);
    *mine = 1000u + (uint32_t)rank;
    counter_meet(s, 0, ranks);
    for (int r = 0; r < ranks; r++) {
        const uint32_t *theirs =
            (const uint32_t *)(void *)(fabric_device_base((uint32_t)r) + FABRIC_CONTROL_SIZE);
        CHECK(fabric_touch(theirs, 4) == AIVD_OK);
        CHECK(*theirs == 1000u + (uint32_t)r);
    }
    CHECK(fabric_dead_peer() == -1);
    counter_meet(s, 1, ranks);
}

#endif
