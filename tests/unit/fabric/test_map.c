/* The address map: where devices lie by default, under the user's own base and stride, under an
 * address-space limit; what cannot be is refused with the variable's name. */
#include "ranks.h"

#include <sys/resource.h>

#if defined(__SANITIZE_THREAD__)
#define SANITIZED_THREADS 1
#else
#define SANITIZED_THREADS 0
#endif
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
#define LIMIT_TESTABLE 0 /* sanitizers need more address space than any limit leaves */
#else
#define LIMIT_TESTABLE 1
#endif

static void default_map(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    int on_stack = 0;
    static int in_data;
    CHECK(fabric_map_init() == AIVD_OK);
    CHECK(fabric_map_init() == AIVD_OK);
    const fabric_map *m = &fabric_the_map;
    CHECK(m->base != 0 && m->devices >= 8 && m->devices <= FABRIC_DEVICES_MAX);
    CHECK(m->end == m->base + (uint64_t)m->devices * ((uint64_t)1 << m->shift));
    CHECK(fabric_device_of(fabric_device_base(0)) == 0);
    CHECK(fabric_device_of(fabric_device_base(1) - 1) == 0);
    CHECK(fabric_device_of(fabric_device_base(7)) == 7);
    CHECK(fabric_device_of((void *)(uintptr_t)(m->base - 1)) == -1);
    CHECK(fabric_device_of((void *)(uintptr_t)m->end) == -1);
    CHECK(fabric_device_of(NULL) == -1);
    CHECK(fabric_device_of(&on_stack) == -1);
    CHECK(fabric_device_of(&in_data) == -1);
    CHECK(fabric_device_of((void *)(uintptr_t)fabric_map_init) == -1);
    void *heap = malloc(100), *mapped = malloc(10 << 20);
    CHECK(fabric_device_of(heap) == -1 && fabric_device_of(mapped) == -1);
    free(heap);
    free(mapped);
}

static void default_is_the_design(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    CHECK(fabric_map_init() == AIVD_OK);
    if (SANITIZED_THREADS)
        CHECK(fabric_the_map.base == 0x1000000000u && fabric_the_map.shift == 30);
    else
        CHECK(fabric_the_map.base == 0x200000000000u && fabric_the_map.shift >= 30);
}

static void many_devices(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    setenv("AIVDRIVE_DEVICES", "1024", 1);
    CHECK(fabric_map_init() == AIVD_OK);
    CHECK(fabric_the_map.devices == 1024);
}

static void own_stride(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    setenv("AIVDRIVE_MAP_STRIDE", "1024", 1);
    CHECK(fabric_map_init() == AIVD_OK);
    CHECK(fabric_the_map.shift == 30);
}

static void own_base(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    setenv("AIVDRIVE_MAP_STRIDE", "1024", 1);
    setenv("AIVDRIVE_MAP_BASE", SANITIZED_THREADS ? "0x2000000000" : "0x300000000000", 1);
    CHECK(fabric_map_init() == AIVD_OK);
    CHECK(fabric_the_map.base == (SANITIZED_THREADS ? 0x2000000000u : 0x300000000000u));
    CHECK(fabric_the_map.shift == 30 && fabric_the_map.devices >= 8);
}

static void refused(const char *variable, const char *value)
{
    setenv(variable, value, 1);
    CHECK(fabric_map_init() == AIVD_ERR_ENV);
    CHECK(strstr(base_error_recent(), "EI0001") && strstr(base_error_recent(), variable));
    CHECK(strstr(base_error_recent(), value));
    unsetenv(variable);
    CHECK(fabric_the_map.base == 0);
}

static void bad_values(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 1);
    refused("AIVDRIVE_MAP_STRIDE", "1000");
    refused("AIVDRIVE_MAP_STRIDE", "1");
    refused("AIVDRIVE_MAP_STRIDE", "-5");
    refused("AIVDRIVE_MAP_BASE", "zero");
    refused("AIVDRIVE_MAP_BASE", "12345");
    refused("AIVDRIVE_MAP_BASE", "0");
    CHECK(fabric_map_init() == AIVD_OK); /* a refusal is not for ever */
}

static void occupied_base(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    void *wanted = (void *)(uintptr_t)0x300000000000u;
    if (SANITIZED_THREADS) /* owns that range */
        return;
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 1);
    void *got =
        mmap(wanted, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    CHECK(got == wanted);
    setenv("AIVDRIVE_MAP_BASE", "300000000000", 1);
    CHECK(fabric_map_init() == AIVD_ERR_ENV);
    CHECK(strstr(base_error_recent(), "AIVDRIVE_MAP_BASE"));
}

static void limited(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    struct rlimit limit = {(rlim_t)8 << 30, (rlim_t)8 << 30};
    fabric_region *region;
    setenv("AIVDRIVE_DEVICES", "8", 1);
    CHECK(setrlimit(RLIMIT_AS, &limit) == 0);
    CHECK(fabric_map_init() == AIVD_OK);
    CHECK(fabric_the_map.shift == 29); /* half of 8 GiB for 8 devices */
    for (uint32_t d = 0; d < 8; d++)
        CHECK(fabric_region_create(d, &region) == AIVD_OK);
}

static void limited_too_much(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    struct rlimit limit = {(rlim_t)512 << 20, (rlim_t)512 << 20};
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 1);
    setenv("AIVDRIVE_DEVICES", "64", 1);
    CHECK(setrlimit(RLIMIT_AS, &limit) == 0);
    CHECK(fabric_map_init() == AIVD_ERR_HOST_MEMORY);
    CHECK(strstr(base_error_recent(), "RLIMIT_AS"));
    CHECK(strstr(base_error_recent(), "512 MB"));
}

#define IN_CHILD(name)                                                                             \
    static void test_##name(void **state)                                                          \
    {                                                                                              \
        (void)state;                                                                               \
        fresh_process(name);                                                                       \
    }

IN_CHILD(default_map)
IN_CHILD(default_is_the_design)
IN_CHILD(many_devices)
IN_CHILD(own_stride)
IN_CHILD(own_base)
IN_CHILD(bad_values)
IN_CHILD(occupied_base)

static void test_limits(void **state)
{
    (void)state;
    if (!LIMIT_TESTABLE)
        skip();
    fresh_process(limited);
    fresh_process(limited_too_much);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_default_map),   cmocka_unit_test(test_default_is_the_design),
        cmocka_unit_test(test_many_devices),  cmocka_unit_test(test_own_stride),
        cmocka_unit_test(test_own_base),      cmocka_unit_test(test_bad_values),
        cmocka_unit_test(test_occupied_base), cmocka_unit_test(test_limits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
