/* base/cpu: CPUs and memory this process may use: what the affinity mask, the control groups (v1
 * and v2, every level up to the root) and the machine allow, whichever is least. */
#include "base/cpu.h"

#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysinfo.h>
#include <unistd.h>

#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 35)
#include <sys/rseq.h>
#define HAVE_RSEQ 1
#endif

#define NO_LIMIT UINT64_MAX

enum { PATH_BYTES = 4096 };

/* A small file's first line into `text`; false when there is none. */
static bool read_line(const char *path, char *text, size_t size)
{
    FILE *f = fopen(path, "re");
    if (f == NULL)
        return false;
    bool ok = fgets(text, (int)size, f) != NULL;
    fclose(f);
    return ok;
}

static bool read_number(const char *folder, const char *file, uint64_t *value)
{
    char path[PATH_BYTES + 64], text[64], *end;
    snprintf(path, sizeof path, "%s/%s", folder, file);
    if (!read_line(path, text, sizeof text) || text[0] < '0' || text[0] > '9')
        return false; /* "max", "-1" or no file: no limit at this level */
    *value = strtoull(text, &end, 10);
    return true;
}

/* Calls visit() for this process's group of `controller` and each of its parents, innermost first.
 * /proc/self/cgroup has "0::/path" for v2 and "id:ctl,ctl:/path" for v1. The path is that of the
 * host; inside a container the mounted tree may begin at our own group, so levels that do not exist
 * are skipped and the mount point itself is always visited. */
static void visit_levels(const char *mount, const char *group, void (*visit)(const char *, void *),
                         void *context)
{
    char path[PATH_BYTES];
    int n = snprintf(path, sizeof path, "%s%s", mount, group);
    if (n < 0 || (size_t)n >= sizeof path)
        return;
    size_t root = strlen(mount);
    for (;;) {
        size_t length = strlen(path);
        while (length > root && path[length - 1] == '/')
            path[--length] = '\0';
        visit(path, context);
        if (length <= root)
            return;
        *strrchr(path, '/') = '\0';
    }
}

static bool has_word(const char *list, const char *word)
{
    size_t length = strlen(word);
    for (const char *p = list; (p = strstr(p, word)) != NULL; p += length)
        if ((p == list || p[-1] == ',') && (p[length] == ',' || p[length] == '\0'))
            return true;
    return false;
}

static void visit_groups(const char *controller, void (*visit_v2)(const char *, void *),
                         void (*visit_v1)(const char *, void *), void *context)
{
    FILE *f = fopen("/proc/self/cgroup", "re");
    if (f == NULL)
        return;
    char line[PATH_BYTES], mount[64];
    while (fgets(line, sizeof line, f) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        char *controllers = strchr(line, ':');
        char *group = controllers != NULL ? strchr(controllers + 1, ':') : NULL;
        if (group == NULL)
            continue;
        *group++ = '\0';
        controllers++;
        if (controllers[0] == '\0') {
            visit_levels("/sys/fs/cgroup", group, visit_v2, context);
        } else if (has_word(controllers, controller)) {
            snprintf(mount, sizeof mount, "/sys/fs/cgroup/%s", controller);
            visit_levels(mount, group, visit_v1, context);
        }
    }
    fclose(f);
}

/* ---- CPUs ---- */

static void lower_quota(uint64_t quota, uint64_t period, uint64_t *cpus)
{
    if (period == 0)
        return;
    uint64_t whole = (quota + period - 1) / period;
    if (whole < *cpus)
        *cpus = whole > 0 ? whole : 1;
}

static void quota_v2(const char *folder, void *cpus)
{
    char path[PATH_BYTES + 64], text[64];
    unsigned long long quota, period;
    snprintf(path, sizeof path, "%s/cpu.max", folder);
    if (read_line(path, text, sizeof text) && sscanf(text, "%llu %llu", &quota, &period) == 2)
        lower_quota(quota, period, cpus);
}

static void quota_v1(const char *folder, void *cpus)
{
    uint64_t quota, period;
    if (read_number(folder, "cpu.cfs_quota_us", &quota) &&
        read_number(folder, "cpu.cfs_period_us", &period))
        lower_quota(quota, period, cpus);
}

static unsigned count_affinity(void)
{
    /* The kernel refuses a mask smaller than its own: grow until it fits. */
    for (int cpus = 1024; cpus <= 1 << 20; cpus *= 2) {
        cpu_set_t *set = CPU_ALLOC((size_t)cpus);
        if (set == NULL)
            break;
        size_t size = CPU_ALLOC_SIZE((size_t)cpus);
        int count = sched_getaffinity(0, size, set) == 0 ? CPU_COUNT_S(size, set) : 0;
        CPU_FREE(set);
        if (count > 0)
            return (unsigned)count;
    }
    long online = sysconf(_SC_NPROCESSORS_ONLN);
    return online > 0 ? (unsigned)online : 1;
}

unsigned base_cpu_count(void)
{
    static atomic_uint cached; /* relaxed: racing threads compute the same number */
    unsigned count = atomic_load_explicit(&cached, memory_order_relaxed);
    if (count == 0) {
        uint64_t cpus = count_affinity();
        visit_groups("cpu", quota_v2, quota_v1, &cpus);
        count = (unsigned)cpus;
        atomic_store_explicit(&cached, count, memory_order_relaxed);
    }
    return count;
}

#ifdef HAVE_RSEQ
static const char *thread_pointer(void)
{
#if defined(__x86_64__)
    const char *p; /* older clang has no builtin for it here */
    __asm__("mov %%fs:0, %0" : "=r"(p));
    return p;
#else
    return __builtin_thread_pointer();
#endif
}
#endif

unsigned base_cpu_current(void)
{
#ifdef HAVE_RSEQ
    /* libc registers the area per thread; size 0 means it did not (tunable, old kernel, valgrind).
     */
    if (__rseq_size != 0) {
        const struct rseq *area = (const struct rseq *)(thread_pointer() + __rseq_offset);
        unsigned cpu = *(const volatile uint32_t *)&area->cpu_id; /* written by the kernel */
        if ((int)cpu >= 0)
            return cpu;
    }
#endif
    int cpu = sched_getcpu();
    return cpu >= 0 ? (unsigned)cpu : 0;
}

/* ---- memory ---- */

typedef struct memory_limits {
    uint64_t limit; /* least limit on the way to the root */
    uint64_t left;  /* least limit - usage */
} memory_limits;

static void lower_memory(uint64_t limit, uint64_t usage, memory_limits *m)
{
    if (limit < m->limit)
        m->limit = limit;
    uint64_t left = usage < limit ? limit - usage : 0;
    if (left < m->left)
        m->left = left;
}

/* Page cache counts as usage but is given back under pressure. */
static uint64_t reclaimable(const char *folder, const char *word)
{
    char path[PATH_BYTES + 64], line[128];
    snprintf(path, sizeof path, "%s/memory.stat", folder);
    FILE *f = fopen(path, "re");
    if (f == NULL)
        return 0;
    uint64_t bytes = 0;
    size_t length = strlen(word);
    while (fgets(line, sizeof line, f) != NULL)
        if (strncmp(line, word, length) == 0 && line[length] == ' ')
            bytes += strtoull(line + length + 1, NULL, 10);
    fclose(f);
    return bytes;
}

static void memory_v2(const char *folder, void *limits)
{
    uint64_t limit, usage;
    if (read_number(folder, "memory.max", &limit) &&
        read_number(folder, "memory.current", &usage)) {
        uint64_t cache = reclaimable(folder, "inactive_file");
        lower_memory(limit, usage > cache ? usage - cache : 0, limits);
    }
}

static void memory_v1(const char *folder, void *limits)
{
    uint64_t limit, usage;
    if (read_number(folder, "memory.limit_in_bytes", &limit) &&
        read_number(folder, "memory.usage_in_bytes", &usage)) {
        uint64_t cache = reclaimable(folder, "total_inactive_file");
        lower_memory(limit, usage > cache ? usage - cache : 0, limits);
    }
}

static memory_limits read_limits(void)
{
    memory_limits m = {NO_LIMIT, NO_LIMIT};
    visit_groups("memory", memory_v2, memory_v1, &m);
    return m;
}

static uint64_t read_meminfo(const char *key)
{
    FILE *f = fopen("/proc/meminfo", "re");
    if (f == NULL)
        return 0;
    char line[128];
    uint64_t bytes = 0;
    size_t length = strlen(key);
    while (bytes == 0 && fgets(line, sizeof line, f) != NULL)
        if (strncmp(line, key, length) == 0 && line[length] == ':')
            bytes = strtoull(line + length + 1, NULL, 10) * 1024;
    fclose(f);
    return bytes;
}

uint64_t base_memory_available(void)
{
    uint64_t available = read_meminfo("MemAvailable");
    struct sysinfo info;
    if (available == 0 && sysinfo(&info) == 0)
        available = (uint64_t)info.freeram * info.mem_unit;
    uint64_t left = read_limits().left;
    return left < available ? left : available;
}

uint64_t base_memory_total(void)
{
    uint64_t total = read_meminfo("MemTotal");
    struct sysinfo info;
    if (total == 0 && sysinfo(&info) == 0)
        total = (uint64_t)info.totalram * info.mem_unit;
    uint64_t limit = read_limits().limit;
    return limit < total ? limit : total;
}
