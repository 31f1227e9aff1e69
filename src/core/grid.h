/* core/grid: one launch (core_grid) and the threads that run its blocks (core_worker).
 *
 * A worker belongs to one thread and lives as long as it. Its scheduler runs on the thread's own
 * stack: it enters a fresh fiber for blocks nobody has begun, else the fiber that waits longest.
 * With AIVDRIVE_BLOCKS=threads every block has a thread, and that a worker, to itself.
 *
 * What other threads read (the watchdog, statistics) is atomic and stays valid after the grid. */
#ifndef CORE_GRID_H
#define CORE_GRID_H

#include <pthread.h>
#include <setjmp.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"
#include "base/time.h"
#include "core/block.h"
#include "core/core.h"
#include "core/fiber.h"
#include "core/idle.h"
#include "fabric/control.h"
#include "record/session.h"

enum { CORE_KERNEL_NAME = 64, CORE_TEXT_MAX = 64 * 1024 };

/* One all-block barrier id. Generation n is complete when every block has arrived n + 1 times. */
typedef struct core_flag {
    _Atomic uint32_t done;                    /* complete generations */
    _Atomic uint32_t counts[CORE_FLAG_DEPTH]; /* arrivals, by generation modulo the depth */
} core_flag;

typedef struct core_grid {
    const core_launch *launch;
    uint32_t blocks;
    bool shared;             /* more than one worker */
    fabric_control *control; /* of the device; NULL without a region (unit tests) */
    _Atomic uint32_t next;   /* first block nobody has begun */
    _Atomic bool stop;       /* the grid is over: leave at the next operation */
    const _Atomic bool *cancel;
    uint64_t wall_end_ns;   /* by record_clock_ns(); BASE_NEVER = none */
    uint32_t record_number; /* of the launch, in recorded runs */

    /* the cause, by whoever sets stop; read after all workers have ended */
    _Atomic uint32_t cause_claimed;
    aivd_status cause;
    uint32_t cause_block; /* ~0 = none */
    uintptr_t cause_pc;   /* 0 = none */
    char cause_text[768];

    pthread_mutex_t lock;  /* abandoned, text_used: cold paths only */
    core_fiber *abandoned; /* fibers whose blocks never came to an end */
    uint32_t abandoned_count;
    uint32_t text_used; /* bytes of printf so far */

    _Atomic uint32_t workers;    /* helpers still inside; futex word */
    _Atomic uint32_t flags_used; /* bit i: flags[i] */
    core_flag flags[CORE_FLAGS];
} core_grid;

typedef struct core_worker {
    /* read by the watchdog */
    _Alignas(64) _Atomic uint32_t run; /* odd while a grid runs here */
    _Atomic uint64_t ops;              /* operations: stands still when a block never calls one */
    _Atomic uint32_t kick;             /* the watchdog wants the block to leave */
    _Atomic uint64_t wall_end_ns, stall_ns;
    char kernel[CORE_KERNEL_NAME]; /* text, may be torn; zeros behind it */
    pthread_t thread;

    /* the scheduler's own */
    core_home home;
    core_control flags; /* of floating-point exceptions, of all blocks since the grid began */
    core_fiber *running;
    core_fiber *tail; /* ring of waiting fibers: tail->next waits longest */
    uint32_t waiting;
    uint32_t still; /* fibers resumed in a row that made no progress */
    core_fiber *free;
    uint32_t free_count;
    uint32_t fibers_made;
    core_grid *grid;
    const char *named;    /* the name that `kernel` was copied from, */
    uint32_t names_ended; /* and core_names_ended then */
    _Atomic uint64_t *heartbeat; /* of the device, or a dummy */
    core_idle idle;
    bool alone_thread; /* AIVDRIVE_BLOCKS=threads: one block, no scheduler */
    jmp_buf out;       /* where such a block leaves to */
    bool registered;   /* some block of it stands in the wait registry */

    /* statistics */
    _Atomic uint64_t grids, blocks_run, yields, sleeps, aborts;

    /* interrupted program counter, by the watchdog's signal handler */
    _Atomic uint64_t stuck_pc;
    _Atomic uint64_t leave_low, leave_high; /* code the handler may leave from */
    void *signal_stack;
    struct core_worker *list_next, *list_prev;
    core_grid own; /* the grid this thread launched */
} core_worker;

/* Counts core_names_end(). */
extern _Atomic uint32_t core_names_ended;

/* This thread's worker, made at first use; NULL without memory. */
core_worker *core_worker_self(void);

/* Every worker of the process, under core_workers_lock. */
extern core_worker *core_workers;
extern pthread_mutex_t core_workers_lock;

void core_worker_stats_add(core_stats *stats); /* sums living and ended workers */
void core_worker_begin(core_worker *worker, core_grid *grid);
void core_worker_end(core_worker *worker);

/* Runs blocks of the grid until none is left or it is stopped. */
void core_worker_run(core_worker *worker, core_grid *grid);
/* The one block `index` on this thread's stack. */
void core_worker_run_alone(core_worker *worker, core_grid *grid, core_fiber *fiber, uint32_t index);

/* Gives the abandoned fibers of an ended grid back to this worker's pool. */
void core_worker_take_back(core_worker *worker, core_grid *grid);
/* A fiber as a stack for a thread of its own, and back. */
core_fiber *core_worker_take(core_worker *worker);
void core_worker_give(core_worker *worker, core_fiber *fiber);

/* ---- from inside a block ---- */
/* Lets others run. `patient`: a wait, which may sleep; else a long computation. */
void core_yield(core_block *block, bool patient);
/* Alone on its thread, or the only one that lives there and no other is to begin. */
bool core_only_block(const core_block *block);
/* Ends the block without returning to the kernel: the grid is stopped. */
void core_leave(core_block *block) __attribute__((noreturn));
void core_tick(core_block *block);
/* Rings of flag stores, owed to the devices whose flags they are: done together, with one fence, before
 * the block waits or ends. Who sleeps meanwhile wakes by itself within a millisecond (core/idle). */
void core_rings_pay(core_block *block);

/* ---- abort.c ---- */
/* Stops the grid; the first cause wins. */
void core_stop(core_grid *grid, aivd_status status, uint32_t block, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* The same with the place in the kernel. */
void core_stop_at(core_grid *grid, uintptr_t pc, aivd_status status, uint32_t block,
                  const char *format, ...) __attribute__((format(printf, 5, 6)));
/* The failure text of a stopped grid. */
aivd_status core_report(core_grid *grid);
/* Stops the grid from inside the block and leaves: a rule of the hardware was broken (507035). */
void core_rule(core_block *block, const char *format, ...)
    __attribute__((noreturn, format(printf, 2, 3)));
void core_end_kernel(core_block *block, aivd_status status, const char *format, ...)
    __attribute__((noreturn, format(printf, 3, 4)));

/* ---- helpers.c ---- */
/* Calls up to `count` helper threads to the grid; core_helpers_wait() returns when they have left.
 */
void core_helpers_call(core_grid *grid, uint32_t count);
void core_helpers_wait(core_grid *grid);
/* AIVDRIVE_BLOCKS=threads */
aivd_status core_threads_run(core_worker *worker, core_grid *grid);

/* ---- device_io.c ---- */
void core_text_flush(core_block *block);
void core_text_close(core_block *block); /* ends an open line first */
/* The last line the block has printed, without its prefix; false when there is none. */
bool core_text_last(const core_block *block, char *line, size_t size);

/* ---- watchdog.c ---- */
extern _Atomic uint32_t core_watchdog_asleep;
void core_watchdog_wake(void); /* when the word is not 0; starts the thread the first time */

#endif
