/* fabric/map: chooses the address of every device, once per process. Owns fabric_the_map; may use
 * options and the kernel's answers about free addresses; knows nothing of regions.
 *
 * Candidates are tried from the largest stride down. Tools that own parts of the address space
 * (ThreadSanitizer, valgrind) and finite RLIMIT_AS have rules of their own. Why addresses are fixed
 * at all: docs/design/addresses.md. */
#include "fabric/map.h"

#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include "base/log.h"
#include "base/option.h"

#if defined(__has_include)
#if __has_include(<valgrind/valgrind.h>)
#include <valgrind/valgrind.h>
#endif
#endif
#if defined(__SANITIZE_THREAD__)
#define MAP_UNDER_TSAN 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define MAP_UNDER_TSAN 1
#endif
#endif
#ifndef MAP_UNDER_TSAN
#define MAP_UNDER_TSAN 0
#endif

#define MIB              20
#define GIB              30
#define STRIDE_SHIFT_MIN 26 /* 64 MiB: control pages and a useful heap */
#define STRIDE_SHIFT_MAX 40 /* what the populated bitmap of a region can describe */

fabric_map fabric_the_map;

static pthread_mutex_t map_lock = PTHREAD_MUTEX_INITIALIZER;

/* Nothing else lives in these ranges: programs load at 0x0040_0000 or from 0x5500_0000_0000 up
 * (0xaaaa_... on aarch64), AddressSanitizer's heap starts at 0x5000_0000_0000, libraries and stacks
 * come down from the top. */
typedef struct candidate {
    uint64_t base;
    uint32_t shift;
    uint32_t devices;
} candidate;

static const candidate ordinary[] = {
    {0x200000000000u, 36, 768},
    {0x200000000000u, 35, 1024},
    {0x200000000000u, 32, 1024},
    {0x1000000000u, GIB, 256}, /* 39-bit address spaces end at 0x80_0000_0000 */
};
/* Below its shadow. */
static const candidate tsan[] = {{0x1000000000u, GIB, 448}, {0x1000000000u, GIB - 2, 1024}};
/* It keeps books on every mapped page. */
static const candidate valgrind[] = {{0x200000000000u, GIB, 1024}};

static bool under_valgrind(void)
{
#ifdef RUNNING_ON_VALGRIND
    return RUNNING_ON_VALGRIND != 0;
#else
    FILE *maps = fopen("/proc/self/maps", "re");
    if (!maps)
        return false;
    char line[512];
    bool found = false;
    while (!found && fgets(line, sizeof line, maps))
        found = strstr(line, "vgpreload_") != NULL;
    fclose(maps);
    return found;
#endif
}

static bool range_is_free(uint64_t base, uint64_t size)
{
    void *wanted = (void *)(uintptr_t)base;
    void *got = mmap(wanted, size, PROT_NONE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (got == MAP_FAILED)
        return false;
    munmap(got, size);
    return got == wanted; /* old kernels and valgrind answer with another place */
}

/* Asks for the whole range where that is free of charge, else for its two ends. */
static bool candidate_fits(const candidate *c, bool whole)
{
    uint64_t stride = (uint64_t)1 << c->shift;
    if (whole)
        return range_is_free(c->base, (uint64_t)c->devices << c->shift);
    return range_is_free(c->base, stride) &&
           range_is_free(c->base + (uint64_t)(c->devices - 1) * stride, stride);
}

static void adopt(const candidate *c, const char *why)
{
    fabric_the_map.end = c->base + ((uint64_t)c->devices << c->shift);
    fabric_the_map.shift = c->shift;
    fabric_the_map.devices = c->devices;
    fabric_the_map.base = c->base;
    BASE_LOG(LOG_INFO, LOG_FABRIC,
             "device memory at 0x%" PRIx64 ", %" PRIu64 " MB for each of up to %u devices (%s)",
             c->base, (uint64_t)1 << (c->shift - MIB), c->devices, why);
}

/* How many devices the processes of this job will map, as far as it is known here. */
static aivd_status devices_wanted(uint32_t *devices)
{
    int64_t value;
    aivd_status status = base_option_int(OPT_DEVICES, &value);
    if (status == AIVD_OK)
        *devices = (uint32_t)value;
    return status;
}

/* With a finite RLIMIT_AS every mapped region counts whole: half of it goes to device memory. */
static aivd_status shift_under_limit(uint32_t devices, uint32_t *shift)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return AIVD_OK;
    uint64_t share = (uint64_t)limit.rlim_cur / 2 / devices;
    while (*shift > STRIDE_SHIFT_MIN && ((uint64_t)1 << *shift) > share)
        (*shift)--;
    if (((uint64_t)1 << *shift) <= share)
        return AIVD_OK;
    return base_fail(AIVD_ERR_HOST_MEMORY, NULL,
                     "the address space limit (ulimit -v, RLIMIT_AS) of %" PRIu64
                     " MB is too small for %u devices: at least %" PRIu64
                     " MB are needed; raise it (ulimit -v unlimited) or lower AIVDRIVE_DEVICES",
                     (uint64_t)limit.rlim_cur >> MIB, devices,
                     (uint64_t)devices << (STRIDE_SHIFT_MIN + 1 - MIB));
}

static bool address_space_is_limited(void)
{
    struct rlimit limit;
    return getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
}

static aivd_status parse_base(const char *text, uint32_t shift, uint64_t *base)
{
    char *end;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 16);
    uint64_t stride = (uint64_t)1 << shift;
    if (errno == 0 && end != text && *end == '\0' && value >= stride && value % stride == 0 &&
        value < (uint64_t)1 << 56) {
        *base = value;
        return AIVD_OK;
    }
    return base_fail(AIVD_ERR_ENV, "EI0001",
                     "AIVDRIVE_MAP_BASE=%s is not a usable address: give a hexadecimal multiple of "
                     "the stride 0x%" PRIx64 " (AIVDRIVE_MAP_STRIDE, %" PRIu64
                     " MB), for example 200000000000",
                     text, stride, stride >> MIB);
}

static aivd_status parse_stride(uint32_t *shift)
{
    int64_t mb;
    aivd_status status = base_option_int(OPT_MAP_STRIDE, &mb);
    if (status != AIVD_OK)
        return status;
    if (mb == 0)
        return AIVD_OK;
    uint64_t bytes = (uint64_t)mb << MIB;
    if ((bytes & (bytes - 1)) == 0 && bytes >> STRIDE_SHIFT_MIN != 0) {
        *shift = (uint32_t)__builtin_ctzll(bytes);
        return AIVD_OK;
    }
    return base_fail(AIVD_ERR_ENV, "EI0001",
                     "AIVDRIVE_MAP_STRIDE=%" PRId64
                     " is not usable: give a power of two from 64 to 1048576 (MB), or 0 for the "
                     "default",
                     mb);
}

/* The user's own address or stride; what is not given comes from the first candidate. */
static aivd_status choose_given(candidate c, uint32_t devices)
{
    uint64_t top = 0x500000000000u;
    aivd_status status = parse_stride(&c.shift);
    if (status == AIVD_OK && base_option_is_set(OPT_MAP_BASE))
        status = parse_base(base_option_text(OPT_MAP_BASE), c.shift, &c.base);
    if (status != AIVD_OK)
        return status;
    if (c.base < 0x200000000000u)
        top = c.base < 0x8000000000u ? 0x8000000000u : 0x200000000000u;
    uint64_t room = c.base < top ? (top - c.base) >> c.shift : 0;
    c.devices = room > FABRIC_DEVICES_MAX ? FABRIC_DEVICES_MAX : (uint32_t)room;
    while (c.devices > devices && !candidate_fits(&c, false))
        c.devices = c.devices / 2 > devices ? c.devices / 2 : devices;
    if (c.devices >= devices && candidate_fits(&c, false)) {
        adopt(&c, "AIVDRIVE_MAP_BASE/AIVDRIVE_MAP_STRIDE");
        return AIVD_OK;
    }
    return base_fail(AIVD_ERR_ENV, "EI0001",
                     "no room for %u devices of %" PRIu64 " MB at 0x%" PRIx64
                     ": choose another AIVDRIVE_MAP_BASE, a smaller AIVDRIVE_MAP_STRIDE, or fewer "
                     "AIVDRIVE_DEVICES",
                     devices, (uint64_t)1 << (c.shift - MIB), c.base);
}

static aivd_status choose(void)
{
    const candidate *list = ordinary;
    size_t count = BASE_COUNT_OF(ordinary);
    const char *why = "default";
    bool whole = !address_space_is_limited();
    uint32_t devices;
    aivd_status status = devices_wanted(&devices);
    if (status != AIVD_OK)
        return status;
    if (MAP_UNDER_TSAN) {
        list = tsan, count = BASE_COUNT_OF(tsan), why = "ThreadSanitizer";
        whole = false;
    } else if (under_valgrind()) {
        list = valgrind, count = BASE_COUNT_OF(valgrind), why = "valgrind";
        whole = false;
    }
    if (base_option_is_set(OPT_MAP_BASE) || base_option_is_set(OPT_MAP_STRIDE))
        return choose_given(list[0], devices);
    for (size_t i = 0; i < count; i++) {
        candidate c = list[i];
        status = shift_under_limit(devices, &c.shift);
        if (status != AIVD_OK)
            return status;
        if (c.devices >= devices && candidate_fits(&c, whole)) {
            adopt(&c, c.shift == list[i].shift ? why : "address space limit");
            return AIVD_OK;
        }
    }
    return base_fail(AIVD_ERR_HOST_MEMORY, NULL,
                     "no free address range for %u devices was found (tried 0x%" PRIx64
                     " and %zu more): set AIVDRIVE_MAP_BASE and AIVDRIVE_MAP_STRIDE to a free one",
                     devices, list[0].base, count - 1);
}

aivd_status fabric_map_init(void)
{
    pthread_mutex_lock(&map_lock);
    aivd_status status = fabric_the_map.base ? AIVD_OK : choose();
    pthread_mutex_unlock(&map_lock);
    return status;
}
