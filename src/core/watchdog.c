/* core/watchdog: one thread of the process that looks every 250 ms whether blocks still call
 * operations. A block that spins in plain C is reported with file and line; past the launch's
 * limits a signal takes it out of its code. Sleeps while no grid runs. */
#include <errno.h>
#include <link.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/log.h"
#include "base/option.h"
#include "base/time.h"
#include "core/fault.h"
#include "core/grid.h"
#include "core/where.h"

enum {
    PERIOD_NS = 250000000,
    FINE_NS = 10000000, /* while a block has to be taken out */
    QUIET_PERIODS = 12, /* without a grid: go to sleep */
    SLEEP_S = 2,        /* a wake-up that was missed costs no more than this */
    WORKERS_MAX = 256   /* watched at one time */
};

/* Futex word; grid entry calls core_watchdog_wake() when it is not AWAKE. */
enum { AWAKE = 0, ASLEEP = 1, NOT_STARTED = 2 };
_Atomic uint32_t core_watchdog_asleep = NOT_STARTED;

/* What the watchdog remembers of a worker. */
typedef struct watched {
    core_worker *worker;
    uint32_t run;
    uint64_t ops;
    uint64_t still_since_ns; /* when the counter was first seen at this value */
    uint64_t cpu_ns;         /* what its thread had used by then */
    bool reported;
} watched;

static struct {
    watched table[WORKERS_MAX];
    uint32_t count;
    uint64_t report_after_ns; /* 0 = off */
} dog;

static int dog_signal(void)
{
    return SIGRTMAX - 2;
}

/* ---- the signal: where is this block, and out of it ---- */

/* Runs on the block's stack. Leaves it only from code of the kernel itself: there it can hold no
 * lock of ours or of the C library. SA_NODEFER: the mask is right although the handler never
 * returns. */
static void on_signal(int number, siginfo_t *info, void *context)
{
    (void)number;
    (void)info;
    core_block *block = core_current;
    if (block == NULL)
        return;
    int saved = errno;
    core_worker *worker = block->worker;
    uintptr_t pc = core_fault_pc(context);
    /* Release: pairs with the acquire of ask_where(). */
    atomic_store_explicit(&worker->stuck_pc, pc, memory_order_release);
    uint64_t low = atomic_load_explicit(&worker->leave_low, memory_order_acquire);
    uint64_t high = atomic_load_explicit(&worker->leave_high, memory_order_relaxed);
    if (pc >= low && pc < high && atomic_load_explicit(&worker->kick, memory_order_relaxed) != 0) {
        core_stop(block->grid, AIVD_ERR_KERNEL_TIMEOUT, block->index,
                  "kernel %s ran into its time limit in code without any operation",
                  block->grid->launch->kernel);
        core_leave(block);
    }
    errno = saved;
}

static void install_handler(void)
{
    struct sigaction action = {.sa_sigaction = on_signal,
                               .sa_flags = SA_SIGINFO | SA_NODEFER | SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(dog_signal(), &action, NULL);
}

static void sleep_ns(uint64_t ns)
{
    struct timespec t = {(time_t)(ns / BASE_NS_PER_S), (long)(ns % BASE_NS_PER_S)};
    nanosleep(&t, NULL);
}

/* Program counter of the worker's thread, 0 when it does not answer. Under core_workers_lock. */
static uintptr_t ask_where(core_worker *worker)
{
    enum { TRIES = 100, TRY_NS = 1000000 };
    atomic_store_explicit(&worker->stuck_pc, 0, memory_order_relaxed);
    if (pthread_kill(worker->thread, dog_signal()) != 0)
        return 0;
    for (int i = 0; i < TRIES; i++) {
        uintptr_t pc = atomic_load_explicit(&worker->stuck_pc, memory_order_acquire);
        if (pc != 0)
            return pc;
        sleep_ns(TRY_NS);
    }
    return 0;
}

/* ---- the executable segment a block may be taken out of ---- */

typedef struct segment {
    uintptr_t pc, low, high;
} segment;

static int find_segment(struct dl_phdr_info *info, size_t size, void *argument)
{
    (void)size;
    segment *s = argument;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        uintptr_t low = info->dlpi_addr + p->p_vaddr;
        if (p->p_type == PT_LOAD && (p->p_flags & PF_X) != 0 && s->pc >= low &&
            s->pc < low + p->p_memsz) {
            s->low = low;
            s->high = low + p->p_memsz;
            return 1;
        }
    }
    return 0;
}

/* Code of the C library (it may hold locks there) is not left; the next look finds the kernel. */
static bool may_leave(uintptr_t pc, segment *s)
{
    *s = (segment){.pc = pc};
    if (core_same_image((const void *)pc, (const void *)(uintptr_t)&malloc))
        return false;
    return dl_iterate_phdr(find_segment, s) != 0;
}

static void take_out(core_worker *worker)
{
    segment s;
    atomic_store_explicit(&worker->kick, 1, memory_order_relaxed);
    uintptr_t pc = ask_where(worker);
    if (pc == 0 || !may_leave(pc, &s))
        return;
    atomic_store_explicit(&worker->leave_high, s.high, memory_order_relaxed);
    atomic_store_explicit(&worker->leave_low, s.low, memory_order_release);
    ask_where(worker);
    atomic_store_explicit(&worker->leave_low, UINT64_MAX, memory_order_relaxed);
}

#if defined(__SANITIZE_THREAD__)
__attribute__((no_sanitize("thread")))
#endif
static void
copy_name(char *to, const core_worker *worker)
{
    for (size_t i = 0; i < CORE_KERNEL_NAME; i++)
        to[i] = worker->kernel[i];
    to[CORE_KERNEL_NAME - 1] = '\0';
}

static void report(const watched *w, double seconds)
{
    char kernel[CORE_KERNEL_NAME];
    copy_name(kernel, w->worker);
    uintptr_t pc = ask_where(w->worker);
    if (pc == 0 || atomic_load_explicit(&w->worker->ops, memory_order_relaxed) != w->ops)
        return;
    base_log_write(LOG_ERROR, LOG_CORE,
                   "a block of kernel %s has run for %.1f s without any operation, at %s: a loop "
                   "that waits like this never ends on hardware either; read the flag with an "
                   "operation (asc_copy_gm2ub, or asc_dcci_single before a scalar read)",
                   kernel, seconds, core_where((const void *)(pc + 1)));
}

/* ---- the rounds ---- */

static watched *slot_of(core_worker *worker)
{
    for (uint32_t i = 0; i < dog.count; i++)
        if (dog.table[i].worker == worker)
            return &dog.table[i];
    if (dog.count == WORKERS_MAX)
        return NULL;
    dog.table[dog.count] = (watched){.worker = worker};
    return &dog.table[dog.count++];
}

static uint64_t cpu_of(const core_worker *worker)
{
    clockid_t clock;
    struct timespec t = {0, 0};
    if (pthread_getcpuclockid(worker->thread, &clock) == 0)
        clock_gettime(clock, &t);
    return (uint64_t)t.tv_sec * BASE_NS_PER_S + (uint64_t)t.tv_nsec;
}

/* It spins: on a busy machine a block stands still as well because others have the CPU. */
static bool spins(const watched *w)
{
    return cpu_of(w->worker) - w->cpu_ns >= dog.report_after_ns / 2;
}

/* True when the block has to leave by signal: look again soon. */
static bool look_at(core_worker *worker, uint32_t run, uint64_t now_ns)
{
    watched *w = slot_of(worker);
    if (w == NULL)
        return false;
    uint64_t ops = atomic_load_explicit(&worker->ops, memory_order_relaxed);
    if (w->run != run || w->ops != ops) {
        *w = (watched){.worker = worker,
                       .run = run,
                       .ops = ops,
                       .still_since_ns = now_ns,
                       .cpu_ns = cpu_of(worker)};
        if (now_ns < atomic_load_explicit(&worker->wall_end_ns, memory_order_relaxed))
            return false;
        /* It still calls operations: the next tick ends it. */
        atomic_store_explicit(&worker->kick, 1, memory_order_relaxed);
        return false;
    }
    uint64_t still_ns = now_ns - w->still_since_ns;
    bool late = now_ns >= atomic_load_explicit(&worker->wall_end_ns, memory_order_relaxed) ||
                still_ns >= atomic_load_explicit(&worker->stall_ns, memory_order_relaxed);
    if (!w->reported && dog.report_after_ns != 0 &&
        (late || (still_ns >= dog.report_after_ns && spins(w)))) {
        w->reported = true;
        report(w, (double)still_ns / 1e9);
    }
    if (late)
        take_out(worker);
    return late;
}

/* Workers cannot end while the lock is held. */
static bool round_once(bool *active)
{
    bool soon = false;
    uint64_t now_ns = record_clock_ns();
    *active = false;
    pthread_mutex_lock(&core_workers_lock);
    for (core_worker *w = core_workers; w != NULL; w = w->list_next) {
        /* Acquire: pairs with core_worker_begin. */
        uint32_t run = atomic_load_explicit(&w->run, memory_order_acquire);
        watched *slot = slot_of(w);
        if ((run & 1) != 0)
            soon |= look_at(w, run, now_ns);
        if (slot != NULL && ((run & 1) != 0 || slot->run != run))
            *active = true;
        if (slot != NULL && (run & 1) == 0)
            slot->run = run;
    }
    pthread_mutex_unlock(&core_workers_lock);
    return soon;
}

/* Forgets workers that have ended: their memory may be another's by now. */
static void forget_ended(void)
{
    pthread_mutex_lock(&core_workers_lock);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < dog.count; i++) {
        core_worker *w = core_workers;
        while (w != NULL && w != dog.table[i].worker)
            w = w->list_next;
        if (w != NULL)
            dog.table[kept++] = dog.table[i];
    }
    dog.count = kept;
    pthread_mutex_unlock(&core_workers_lock);
}

static void *dog_main(void *unused)
{
    (void)unused;
    uint32_t quiet = 0;
    for (;;) {
        bool active;
        bool soon = round_once(&active);
        forget_ended();
        quiet = active ? 0 : quiet + 1;
        if (quiet < QUIET_PERIODS) {
            sleep_ns(soon ? FINE_NS : PERIOD_NS);
            continue;
        }
        /* Grid entry looks at this word without a fence; the time-out covers the case that it
         * looked just before. */
        atomic_store_explicit(&core_watchdog_asleep, ASLEEP, memory_order_relaxed);
        struct timespec t = {SLEEP_S, 0};
        syscall(SYS_futex, &core_watchdog_asleep, FUTEX_WAIT_PRIVATE, ASLEEP, &t, NULL, 0);
        atomic_store_explicit(&core_watchdog_asleep, AWAKE, memory_order_relaxed);
    }
    return NULL;
}

static void read_options(void)
{
    double seconds = 0;
    if (base_option_seconds(OPT_WATCHDOG, &seconds) == AIVD_OK)
        dog.report_after_ns = (uint64_t)(seconds * 1e9);
}

static void start_thread(void)
{
    dog.count = 0;
    read_options();
    install_handler();
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    pthread_attr_t attr;
    pthread_t thread;
    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    int error = pthread_create(&thread, &attr, dog_main, NULL);
    if (error != 0)
        BASE_LOG(LOG_WARNING, LOG_CORE, "no watchdog, its thread could not be started: %s",
                 strerror(error));
    pthread_attr_destroy(&attr);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* A child of fork has no thread but the one that called fork; its first grid starts another dog. */
static void after_fork(void)
{
    atomic_store_explicit(&core_watchdog_asleep, NOT_STARTED, memory_order_relaxed);
}

static void register_fork(void)
{
    pthread_atfork(NULL, NULL, after_fork);
}

void core_watchdog_wake(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    uint32_t before = atomic_exchange_explicit(&core_watchdog_asleep, AWAKE, memory_order_relaxed);
    if (before == NOT_STARTED) {
        pthread_once(&once, register_fork);
        start_thread();
    } else if (before == ASLEEP)
        syscall(SYS_futex, &core_watchdog_asleep, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}
