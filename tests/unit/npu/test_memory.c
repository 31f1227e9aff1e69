/* Proves device and host memory: alignment and slack, pages at once, refusals with the figures
 * instead of SIGBUS, ranges of copies, and the queued forms' promises about host memory. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/cpu.h"
#include "base/time.h"
#include "fabric/region.h"
#include "npu/device.h"
#include "npu/npu.h"

#define MIB ((uint64_t)1 << 20)

static void says(const char *text)
{
    if (!strstr(base_error_recent(), text))
        fail_msg("\"%s\" is not in \"%s\"", text, base_error_recent());
}

static void *take(uint64_t size)
{
    void *p = NULL;
    assert_int_equal(npu_mem_alloc(0, size, NPU_MEM_POPULATED, &p), AIVD_OK);
    return p;
}

static void results_are_aligned_with_slack(void **state)
{
    (void)state;
    static const uint64_t sizes[] = {1, 31, 32, 4096, 2 * MIB - 32, 2 * MIB, 5 * MIB + 1};
    uint8_t *blocks[7];
    for (int i = 0; i < 7; i++) {
        blocks[i] = take(sizes[i]);
        assert_int_equal((uintptr_t)blocks[i] % (2 * MIB), 0);
        memset(blocks[i], i + 1, sizes[i] + 32); /* the slack is there */
    }
    for (int i = 0; i < 7; i++) {
        assert_int_equal(blocks[i][0], i + 1);
        assert_int_equal(blocks[i][sizes[i] + 31], i + 1);
        assert_int_equal(npu_mem_free(blocks[i]), AIVD_OK);
    }
}

static void wrong_frees_are_refused(void **state)
{
    (void)state;
    uint8_t *p = take(100);
    int host;
    assert_int_equal(npu_mem_free(p + 1), AIVD_ERR_PARAM);
    assert_int_equal(npu_mem_free(&host), AIVD_ERR_PARAM);
    assert_int_equal(npu_mem_free(p), AIVD_OK);
    assert_int_equal(npu_mem_free(p), AIVD_ERR_PARAM);
    says("freed before");
}

/* A report that begins with the address keeps it where nothing better is known: never "at  of". */
static void reports_name_what_is_known(void **state)
{
    (void)state;
    char text[128], wanted[128];
    uint8_t *p = take(100);
    snprintf(wanted, sizeof wanted, "buffer %p of 100 bytes + 64", (void *)p);
    npu_mem_describe(p + 64, text, sizeof text);
    assert_string_equal(text, wanted);
    assert_int_equal(npu_mem_free(p), AIVD_OK);
    strcpy(text, "0x1234");
    npu_mem_describe(p + 64, text, sizeof text); /* freed */
    assert_string_equal(text, "0x1234");
    npu_mem_describe(p + (UINT64_C(1) << fabric_the_map.shift), text, sizeof text); /* another process' device */
    assert_string_equal(text, "0x1234");
    npu_device *device = npu_device_find(0);
    pthread_mutex_lock(&device->heap.lock); /* somebody is allocating */
    npu_mem_describe(p + 64, text, sizeof text);
    pthread_mutex_unlock(&device->heap.lock);
    assert_string_equal(text, "0x1234");
}

static void sizes_that_cannot_be_are_refused(void **state)
{
    (void)state;
    void *p = (void *)1;
    assert_int_equal(npu_mem_alloc(0, 0, NPU_MEM_POPULATED, &p), AIVD_ERR_PARAM);
    assert_int_equal(npu_mem_alloc(0, UINT64_MAX, NPU_MEM_POPULATED, &p), AIVD_ERR_MEMORY);
    says("18446744073709551615");
    says("free");
    assert_int_equal(npu_mem_alloc(0, UINT64_MAX - 20, NPU_MEM_LAZY, &p), AIVD_ERR_MEMORY);
    assert_ptr_equal(p, (void *)1);
}

/* More than the host has, less than the device's addresses: an error now, no signal later. */
static void more_than_the_host_has_is_refused(void **state)
{
    (void)state;
    void *p;
    uint64_t host = base_memory_total(), free_bytes, total;
    npu_mem_info(0, &free_bytes, &total);
    assert_true(free_bytes <= total);
    assert_true(free_bytes <= host);
    if (host + MIB >= total) {
        puts("the host has more memory than a device has addresses: not tested");
        return;
    }
    assert_int_equal(npu_mem_alloc(0, host + MIB, NPU_MEM_POPULATED, &p), AIVD_ERR_MEMORY);
    says("free");
    p = take(64); /* and the device still works */
    npu_mem_free(p);
}

static void memory_info_follows_allocations(void **state)
{
    (void)state;
    uint64_t free_before, free_after, total, total_after;
    npu_context *home;
    assert_int_equal(npu_context_current(&home), AIVD_OK);
    setenv("AIVDRIVE_DEVICE_MEMORY", "64", 1);
    assert_int_equal(npu_device_set(1), AIVD_OK);
    unsetenv("AIVDRIVE_DEVICE_MEMORY");
    assert_int_equal(npu_mem_info(1, &free_before, &total), AIVD_OK);
    assert_true(total == 64 * MIB && free_before == 64 * MIB);
    void *p, *q;
    assert_int_equal(npu_mem_alloc(1, 10 * MIB, NPU_MEM_POPULATED, &p), AIVD_OK);
    npu_mem_info(1, &free_after, &total_after);
    assert_true(total_after == total && free_after == 64 * MIB - 12 * MIB);
    assert_int_equal(npu_mem_alloc(1, 60 * MIB, NPU_MEM_POPULATED, &q), AIVD_ERR_MEMORY);
    says("62914560 bytes asked");
    says("54525952");
    assert_int_equal(npu_mem_alloc(1, 300 * MIB, NPU_MEM_LAZY, &q), AIVD_OK); /* costs nothing */
    npu_mem_info(1, &free_after, &total_after);
    assert_true(free_after == 64 * MIB - 12 * MIB);
    npu_mem_free(q);
    npu_mem_free(p);
    npu_mem_info(1, &free_after, &total_after);
    assert_true(free_after == 64 * MIB);
    npu_device_reset(1, false);
    assert_int_equal(npu_context_set(home), AIVD_OK);
}

static void lazy_memory_takes_pages_on_first_use(void **state)
{
    (void)state;
    uint8_t *p;
    uint64_t stride = (uint64_t)1 << fabric_the_map.shift; /* 1 GiB under ThreadSanitizer */
    uint64_t size = stride > 8192 * MIB ? 4096 * MIB : stride / 2;
    uint8_t *middle;
    uint64_t before = base_memory_available();
    assert_int_equal(npu_mem_alloc(0, size, NPU_MEM_LAZY, (void **)&p), AIVD_OK);
    middle = p + size / 4;
    uint64_t after = base_memory_available();
    assert_true(before < after + size / 4 * 3); /* others take memory meanwhile, but less */
    assert_int_equal(npu_fill(middle, 0x5a, 3 * MIB), AIVD_OK);
    assert_int_equal(middle[0], 0x5a);
    assert_int_equal(middle[3 * MIB - 1], 0x5a);
    assert_int_equal(middle[3 * MIB], 0);
    assert_int_equal(npu_mem_free(p), AIVD_OK);
    /* Freed pages are gone: the next owner of the place finds zeros. */
    assert_int_equal(npu_mem_alloc(0, size, NPU_MEM_LAZY, (void **)&p), AIVD_OK);
    assert_int_equal(fabric_touch(middle, 1), AIVD_OK);
    assert_int_equal(middle[0], 0);
    npu_mem_free(p);
}

static void addresses_are_found(void **state)
{
    (void)state;
    uint8_t *p = take(5 * MIB);
    void *base;
    uint64_t size;
    int32_t device;
    assert_int_equal(npu_mem_find(p + 3 * MIB, &base, &size, &device), AIVD_OK);
    assert_ptr_equal(base, p);
    assert_true(size == 5 * MIB && device == 0);
    assert_int_equal(npu_mem_find(&size, &base, &size, &device), AIVD_ERR_NOT_FOUND);
    npu_mem_free(p);
    assert_int_equal(npu_mem_find(p, &base, &size, &device), AIVD_ERR_NOT_FOUND);
}

static void copies_stay_inside_allocations(void **state)
{
    (void)state;
    uint8_t *p = take(100);
    assert_int_equal(npu_range_check(p, 2 * MIB, "dst"), AIVD_OK); /* slack included */
    assert_int_equal(npu_range_check(p + 10, 2 * MIB, "dst"), AIVD_ERR_PARAM);
    says("beyond its allocation");
    npu_mem_free(p);
    assert_int_equal(npu_range_check(p, 1, "dst"), AIVD_ERR_PARAM);
    says("nothing is allocated");
    int host;
    assert_int_equal(npu_range_check(&host, UINT64_MAX, "dst"), AIVD_OK);
}

static void copies_of_all_sizes(void **state)
{
    (void)state;
    static const size_t sizes[] = {1, 2, 31, 4095, 4097, 65537, 3 * 1048576 + 13};
    uint8_t *device = take(4 * MIB), *from = malloc(4 * MIB), *back = malloc(4 * MIB);
    for (size_t i = 0; i < 4 * MIB; i++)
        from[i] = (uint8_t)(i * 31 + i / 251);
    for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++) {
        size_t n = sizes[k];
        memset(device, 0xee, 4 * MIB);
        memset(back, 0xdd, 4 * MIB);
        assert_int_equal(npu_copy(device + 3, from + 1, n), AIVD_OK);
        assert_int_equal(device[2], 0xee);
        assert_int_equal(device[3 + n], 0xee);
        assert_int_equal(npu_copy(back + 5, device + 3, n), AIVD_OK);
        assert_memory_equal(back + 5, from + 1, n);
        assert_int_equal(back[4], 0xdd);
        assert_int_equal(back[5 + n], 0xdd);
    }
    npu_mem_free(device);
    free(from);
    free(back);
}

static void queued_copies_keep_pageable_sources(void **state)
{
    (void)state;
    static const size_t sizes[] = {64, 5000, 300000};
    npu_stream *stream;
    uint8_t *device = take(MIB), *source = malloc(MIB), *back = malloc(MIB);
    assert_int_equal(npu_stream_create(NULL, 0, &stream), AIVD_OK);
    for (int k = 0; k < 3; k++) {
        size_t n = sizes[k];
        memset(source, k + 1, n);
        assert_int_equal(npu_copy_queue(stream, device, source, n), AIVD_OK);
        memset(source, 0xff, n); /* the source is free again */
        memset(back, 0, n);
        assert_int_equal(npu_copy_queue(stream, back, device, n), AIVD_OK);
        assert_int_equal(back[0], k + 1); /* pageable destination: done on return */
        assert_int_equal(back[n - 1], k + 1);
    }
    npu_stream_destroy(stream, false);
    npu_mem_free(device);
    free(source);
    free(back);
}

static _Atomic bool gate_open;

/* Holds its stream until the gate is open, whoever runs it. */
static aivd_status gate(npu_stream *stream, void *args)
{
    (void)stream;
    (void)args;
    while (!gate_open)
        usleep(200);
    return AIVD_OK;
}

static void pinned_memory_is_copied_when_the_stream_runs(void **state)
{
    (void)state;
    npu_stream *stream;
    uint8_t *device = take(4096), *pinned;
    assert_int_equal(npu_host_alloc(4096, (void **)&pinned), AIVD_OK);
    assert_int_equal(npu_stream_create(NULL, 0, &stream), AIVD_OK);
    npu_stream_enqueue(stream, "gate", gate, NULL, 0);
    pinned[0] = 1;
    assert_int_equal(npu_copy_queue(stream, device, pinned, 4096), AIVD_OK);
    pinned[0] = 2;
    gate_open = true;
    assert_int_equal(npu_stream_synchronize(stream, BASE_NEVER), AIVD_OK);
    assert_int_equal(device[0], 2);
    assert_int_equal(npu_fill_queue(stream, device, 7, 4096), AIVD_OK);
    assert_int_equal(npu_copy_queue(stream, pinned, device, 4096), AIVD_OK);
    assert_int_equal(npu_stream_synchronize(stream, BASE_NEVER), AIVD_OK);
    assert_int_equal(pinned[4095], 7);
    npu_stream_destroy(stream, false);
    npu_host_free(pinned);
    npu_mem_free(device);
}

static void host_memory_is_known_by_its_range(void **state)
{
    (void)state;
    uint8_t *p, room[8192 + 100], *buffer = room + 100;
    void *q;
    assert_int_equal(npu_host_alloc(0, &q), AIVD_ERR_PARAM);
    assert_int_equal(npu_host_alloc(UINT64_MAX / 2, &q), AIVD_ERR_HOST_MEMORY);
    says("free on this host");
    assert_int_equal(npu_host_alloc(10000, (void **)&p), AIVD_OK);
    assert_int_equal((uintptr_t)p % (uintptr_t)sysconf(_SC_PAGESIZE), 0);
    assert_true(npu_host_pinned(p, 10000));
    assert_true(npu_host_pinned(p + 9999, 1));
    assert_false(npu_host_pinned(p + 9999, 2));
    assert_false(npu_host_pinned(buffer, 1));
    assert_int_equal(npu_host_free(p + 1), AIVD_ERR_PARAM);
    assert_int_equal(npu_host_unregister(p), AIVD_ERR_NOT_FOUND);
    assert_int_equal(npu_host_register(buffer, 8192), AIVD_OK);
    assert_int_equal(npu_host_register(buffer + 100, 1), AIVD_ERR_EXISTS);
    assert_int_equal(npu_host_register(buffer - 50, 51), AIVD_ERR_EXISTS);
    assert_true(npu_host_pinned(buffer + 8191, 1));
    assert_int_equal(npu_host_free(buffer), AIVD_ERR_PARAM);
    assert_int_equal(npu_host_unregister(buffer), AIVD_OK);
    assert_int_equal(npu_host_free(p), AIVD_OK);
    assert_int_equal(npu_host_free(p), AIVD_ERR_PARAM);
}

static void pages_are_reused(void **state)
{
    (void)state;
    uint64_t first = 0, best = UINT64_MAX;
    for (int i = 0; i < 20; i++) {
        uint64_t begin = base_now_ns();
        void *p = take(64 * MIB);
        uint64_t took = base_now_ns() - begin;
        if (i == 0)
            first = took;
        else if (took < best)
            best = took;
        npu_mem_free(p);
    }
    printf("64 MiB: first %llu us, again %llu us\n", (unsigned long long)first / 1000,
           (unsigned long long)best / 1000);
    assert_true(best < 2000000); /* populating takes 15 ms and more */
}

static int open_device(void **state)
{
    (void)state;
    return npu_device_set(0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(results_are_aligned_with_slack),
        cmocka_unit_test(wrong_frees_are_refused),
        cmocka_unit_test(reports_name_what_is_known),
        cmocka_unit_test(sizes_that_cannot_be_are_refused),
        cmocka_unit_test(more_than_the_host_has_is_refused),
        cmocka_unit_test(memory_info_follows_allocations),
        cmocka_unit_test(lazy_memory_takes_pages_on_first_use),
        cmocka_unit_test(addresses_are_found),
        cmocka_unit_test(copies_stay_inside_allocations),
        cmocka_unit_test(copies_of_all_sizes),
        cmocka_unit_test(queued_copies_keep_pageable_sources),
        cmocka_unit_test(pinned_memory_is_copied_when_the_stream_runs),
        cmocka_unit_test(host_memory_is_known_by_its_range),
        cmocka_unit_test(pages_are_reused),
    };
    return cmocka_run_group_tests(tests, open_device, NULL);
}
