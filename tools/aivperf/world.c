/* aivperf, world: where the ranks are and how they meet.
 *
 * The start line, the clock and the plan of the samples belong to no library under test: they are
 * in shared memory without a name, which the other processes open through /proc. Only its set-up
 * goes through the launcher (or, beside MPI, through MPI). */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "aivdrive/launch.h"
#include "aivperf.h"

static struct {
    const perf_library *boot;
    int process, processes;
    pthread_barrier_t threads;
    uint8_t shared[8192]; /* from the first rank of this process to the others */
    perf_line *line;
    cpu_set_t cpus;
} job;

double perf_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int launch_fails(void)
{
    fprintf(stderr, "aivperf: %s\n", aivd_launch_error());
    return 1;
}

int perf_world_join(const perf_library *boot, int *process, int *processes, int *local_processes)
{
    job.boot = boot;
    CPU_ZERO(&job.cpus);
    sched_getaffinity(0, sizeof job.cpus, &job.cpus);
    if (boot) {
        if (boot->place(&job.process, &job.processes))
            return 1;
        *local_processes = job.processes;
    } else {
        if (aivd_launch_init() != AIVD_LAUNCH_OK)
            return launch_fails();
        job.process = aivd_launch_rank();
        job.processes = aivd_launch_size();
        *local_processes = aivd_launch_local_size();
    }
    *process = job.process;
    *processes = job.processes;
    return 0;
}

int perf_world_share_processes(void *data, size_t bytes)
{
    if (job.processes == 1)
        return 0;
    if (job.boot)
        return job.boot->share(data, bytes);
    return aivd_launch_broadcast(0, data, bytes) == AIVD_LAUNCH_OK ? 0 : launch_fails();
}

int perf_world_share(const perf_world *w, void *data, size_t bytes)
{
    int failed = bytes > sizeof job.shared;
    if (w->local == 0 && !failed) {
        failed = perf_world_share_processes(data, bytes);
        memcpy(job.shared, data, bytes);
    }
    pthread_barrier_wait(&job.threads);
    memcpy(data, job.shared, bytes);
    pthread_barrier_wait(&job.threads);
    return failed;
}

/* ---- the start line ---- */

typedef struct line_place {
    int process, descriptor;
    char boot_id[40]; /* of the host */
} line_place;

static void boot_id_read(char id[40])
{
    int fd = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC);
    ssize_t n = fd < 0 ? 0 : read(fd, id, 36);
    id[n > 0 ? n : 0] = 0;
    if (fd >= 0)
        close(fd);
}

static int line_open(const line_place *place)
{
    char path[64], id[40];
    boot_id_read(id);
    if (strcmp(id, place->boot_id) != 0) {
        fprintf(stderr,
                "aivperf: process %d is on another host than process 0; all ranks must be "
                "on one host\n",
                job.process);
        return -1;
    }
    snprintf(path, sizeof path, "/proc/%d/fd/%d", place->process, place->descriptor);
    int fd = open(path, O_RDWR | O_CLOEXEC);
    if (fd < 0)
        fprintf(stderr,
                "aivperf: cannot open %s of process 0: %s; all ranks must run under one "
                "user, in one pid namespace\n",
                path, strerror(errno));
    return fd;
}

static int line_map(int fd)
{
    job.line =
        mmap(NULL, sizeof *job.line, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, fd, 0);
    if (job.line != MAP_FAILED)
        return 0;
    fprintf(stderr, "aivperf: cannot map %zu bytes: %s\n", sizeof *job.line, strerror(errno));
    return 1;
}

static int line_make(void)
{
    line_place place = {.process = getpid()};
    int fd = -1;
    boot_id_read(place.boot_id);
    if (job.process == 0) {
        fd = memfd_create("aivperf", MFD_CLOEXEC);
        if (fd < 0 || ftruncate(fd, sizeof(perf_line)) != 0) {
            fprintf(stderr, "aivperf: cannot make shared memory: %s\n", strerror(errno));
            return 1;
        }
        place.descriptor = fd;
    }
    if (perf_world_share_processes(&place, sizeof place))
        return 1;
    if (job.process != 0)
        fd = line_open(&place);
    if (fd < 0 || line_map(fd))
        return 1;
    if (job.process != 0 || job.processes == 1)
        close(fd);
    return 0; /* process 0 keeps its descriptor: the others may open it later */
}

/* ---- ranks ---- */

/* Rank i of the host runs on the i-th CPU of the job, round about. */
static void pin(const perf_world *w)
{
    int wanted = w->rank % w->cpus, seen = 0;
    cpu_set_t one;
    CPU_ZERO(&one);
    for (int cpu = 0; cpu < CPU_SETSIZE; cpu++)
        if (CPU_ISSET(cpu, &job.cpus) && seen++ == wanted) {
            CPU_SET(cpu, &one);
            pthread_setaffinity_np(pthread_self(), sizeof one, &one);
            return;
        }
}

int perf_world_prepare(int locals)
{
    pthread_barrier_init(&job.threads, NULL, (unsigned)locals);
    return line_make();
}

void perf_world_enter(perf_world *w, const perf_options *o, int local, int locals)
{
    int mine = CPU_COUNT(&job.cpus);
    *w = (perf_world){.rank = job.process * locals + local,
                      .ranks = job.processes * locals,
                      .local = local,
                      .locals = locals,
                      .process = job.process,
                      .processes = job.processes,
                      .cpus = mine > 0 ? mine : 1,
                      .line = job.line};
    if (o->pin)
        pin(w);
    /* A launcher that binds leaves one CPU to each process; the job has more. */
    if (w->cpus < (int)sysconf(_SC_NPROCESSORS_ONLN) && job.processes > 1)
        w->cpus = (int)sysconf(_SC_NPROCESSORS_ONLN);
    w->spins = w->ranks <= w->cpus ? 20000 : 20;
}

static inline void relax(void)
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield" ::: "memory");
#endif
}

bool perf_world_meet(const perf_world *w)
{
    perf_line *line = w->line;
    uint32_t phase = atomic_load_explicit(&line->phase, memory_order_acquire);
    if (atomic_fetch_add_explicit(&line->arrived, 1, memory_order_acq_rel) + 1 ==
        (uint32_t)w->ranks) {
        atomic_store_explicit(&line->arrived, 0, memory_order_relaxed);
        /* Pairs with the acquire of those that wait below. */
        atomic_store_explicit(&line->phase, phase + 1, memory_order_release);
        return true;
    }
    for (uint32_t spins = 0; atomic_load_explicit(&line->phase, memory_order_acquire) == phase;) {
        relax();
        if (++spins < w->spins)
            continue;
        spins = 0;
        if (atomic_load_explicit(&line->failed, memory_order_relaxed))
            return false;
        sched_yield();
    }
    return true;
}

void perf_world_fail(const perf_world *w, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    flockfile(stderr);
    fprintf(stderr, "aivperf: rank %d: ", w->rank);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    funlockfile(stderr);
    va_end(args);
    atomic_store_explicit(&w->line->failed, 1, memory_order_relaxed);
    _exit(1);
}

void perf_world_leave(void)
{
    if (!job.boot)
        (void)aivd_launch_finalize();
}
