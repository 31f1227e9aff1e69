/* Proves the control-area allocator: pieces do not overlap, are zeroed though used before, come
 * back, share 2 MiB blocks, and large ones work too. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "hccl/slab.h"
#include "npu/npu.h"

#define PIECES 500

typedef struct piece {
    uint8_t *at;
    uint64_t size;
} piece;

static uint64_t size_of(unsigned i)
{
    static const uint64_t sizes[] = {1, 64, 4095, 4096, 4097, 32896, 65536, 131072, 1048576};
    return sizes[i % (sizeof sizes / sizeof *sizes)];
}

static bool all_are(const uint8_t *at, uint64_t size, uint8_t value)
{
    return at[0] == value && memcmp(at, at + 1, size - 1) == 0;
}

static void take(piece *p, unsigned i)
{
    void *address;
    p->size = size_of(i);
    assert_int_equal(hccl_slab_alloc(0, p->size, &address), AIVD_OK);
    assert_int_equal((uintptr_t)address % 4096, 0);
    p->at = address;
    assert_true(all_are(p->at, p->size, 0));
    memset(p->at, (int)(i % 255 + 1), p->size);
}

static void give(piece *p, unsigned i)
{
    assert_true(all_are(p->at, p->size, (uint8_t)(i % 255 + 1))); /* nobody else wrote here */
    hccl_slab_free(p->at, p->size);
    p->at = NULL;
}

static void pieces(void **state)
{
    (void)state;
    static piece all[PIECES];
    unsigned random = 12345;
    for (unsigned i = 0; i < PIECES; i++)
        take(&all[i], i);
    for (unsigned turn = 0; turn < 2000; turn++) {
        random = random * 1103515245u + 12345u;
        unsigned i = random >> 16 & 511;
        if (i >= PIECES)
            continue;
        give(&all[i], i);
        take(&all[i], i);
    }
    for (unsigned i = 0; i < PIECES; i++)
        give(&all[i], i);
}

/* 300 small areas fit into a few blocks: the memory of the device hardly notices them. */
static void shares(void **state)
{
    (void)state;
    void *at[300];
    uint64_t before, after, total;
    assert_int_equal(npu_device_set(1), AIVD_OK);
    void *base[300];
    for (int i = 0; i < 300; i++) {
        assert_int_equal(hccl_slab_alloc(1, 33024, &at[i]), AIVD_OK);
        uint64_t size;
        int32_t device;
        assert_int_equal(npu_mem_find(at[i], &base[i], &size, &device), AIVD_OK);
        assert_int_equal(device, 1);
    }
    unsigned blocks = 1;
    for (int i = 1; i < 300; i++)
        blocks += base[i] != base[i - 1];
    assert_true(blocks <= 6); /* 300 * 9 pages of 511 */
    for (int i = 0; i < 300; i++)
        hccl_slab_free(at[i], 33024);
    assert_int_equal(npu_mem_info(1, &before, &total), AIVD_OK);
    for (int i = 0; i < 300; i++) /* all blocks are the device's again */
        assert_int_not_equal(npu_mem_find(at[i], &base[i], &after, &(int32_t){0}), AIVD_OK);
    assert_int_equal(npu_device_set(0), AIVD_OK);
}

static void large(void **state)
{
    (void)state;
    void *address;
    uint64_t size = 5 << 20;
    assert_int_equal(hccl_slab_alloc(0, size, &address), AIVD_OK);
    for (uint64_t k = 0; k < size; k += 511)
        assert_int_equal(((uint8_t *)address)[k], 0);
    memset(address, 0xff, size);
    hccl_slab_free(address, size);
    assert_int_equal(hccl_slab_alloc(0, size, &address), AIVD_OK);
    for (uint64_t k = 0; k < size; k += 511)
        assert_int_equal(((uint8_t *)address)[k], 0);
    hccl_slab_free(address, size);
}

/* A device that was closed and opened again has other memory: nothing of before is handed out. */
static void closed_device(void **state)
{
    (void)state;
    void *old, *fresh;
    assert_int_equal(npu_device_set(2), AIVD_OK);
    assert_int_equal(hccl_slab_alloc(2, 100, &old), AIVD_OK);
    assert_int_equal(npu_device_reset(2, true), AIVD_OK);
    assert_int_equal(npu_device_set(2), AIVD_OK);
    assert_int_equal(hccl_slab_alloc(2, 100, &fresh), AIVD_OK);
    memset(fresh, 1, 100);
    hccl_slab_free(fresh, 100);
    assert_int_equal(npu_device_set(0), AIVD_OK);
}

static int open_device(void **state)
{
    (void)state;
    return npu_device_set(0) == AIVD_OK ? 0 : -1;
}

static int close_all(void **state)
{
    (void)state;
    npu_shutdown();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces),
        cmocka_unit_test(shares),
        cmocka_unit_test(large),
        cmocka_unit_test(closed_device),
    };
    return cmocka_run_group_tests(tests, open_device, close_all);
}
