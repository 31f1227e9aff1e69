/* Proves the rule of the symmetric heap on known places, that blocks never overlap and free bytes
 * are never lost in a long random run (against a map of units), and that a heap is whole again when
 * all is freed (trials C06, C10); that who asks while blocks come and go gets no wrong answer. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "shmem/heap.h"

static uint64_t take(shmem_heap *h, uint64_t bytes, uint64_t alignment)
{
    uint64_t at = 0;
    return shmem_heap_take(h, bytes, alignment, &at) ? SHMEM_NOWHERE : at;
}

static void best_fit(void **state)
{
    shmem_heap h;
    (void)state;
    assert_int_equal(shmem_heap_init(&h, 1024, false), 0);
    assert_int_equal(take(&h, 100, 16), 0);  /* 112 */
    assert_int_equal(take(&h, 16, 16), 112); /* keeps ranges apart */
    assert_int_equal(take(&h, 64, 16), 128);
    assert_int_equal(take(&h, 16, 16), 192);
    assert_int_equal(shmem_heap_give(&h, 0), 0);
    assert_int_equal(shmem_heap_give(&h, 128), 0);
    /* Free: 112 bytes at 0, 64 at 128, the rest from 208. The smallest that holds it. */
    assert_int_equal(take(&h, 50, 16), 128);
    assert_int_equal(take(&h, 50, 16), 0);
    assert_int_equal(take(&h, 816, 16), 208);
    assert_int_equal(take(&h, 64, 16), SHMEM_NOWHERE);
    assert_int_equal(shmem_heap_largest(&h), 48);
    shmem_heap_fini(&h);
}

static void alignment(void **state)
{
    shmem_heap h;
    (void)state;
    assert_int_equal(shmem_heap_init(&h, 4096, false), 0);
    assert_int_equal(take(&h, 1, 1), 0);
    assert_int_equal(take(&h, 1, 1024), 1024);
    assert_int_equal(take(&h, 1000, 16), 16); /* the gap before it */
    assert_int_equal(take(&h, 1, 2048), 2048);
    assert_int_equal(take(&h, 2048, 2048), SHMEM_NOWHERE);
    shmem_heap_fini(&h);
}

static void whole(void **state)
{
    shmem_heap h;
    const uint64_t mib = 1 << 20;
    (void)state;
    assert_int_equal(shmem_heap_init(&h, 64 * mib, false), 0);
    assert_int_equal(take(&h, 64 * mib, 16), 0); /* all of it in one block */
    assert_int_equal(take(&h, 1, 16), SHMEM_NOWHERE);
    assert_int_equal(shmem_heap_give(&h, 0), 0);
    assert_int_equal(take(&h, 64 * mib + 1, 16), SHMEM_NOWHERE);
    assert_int_equal(take(&h, UINT64_MAX - 8, 16), SHMEM_NOWHERE);
    for (uint64_t i = 0; i < 60; i++)
        assert_int_equal(take(&h, mib, 16), i * mib);
    for (uint64_t i = 0; i < 60; i += 2)
        assert_int_equal(shmem_heap_give(&h, i * mib), 0);
    assert_int_equal(take(&h, 2 * mib, 16), 60 * mib); /* behind the holes */
    assert_int_equal(take(&h, 3 * mib, 16), SHMEM_NOWHERE);
    assert_int_equal(shmem_heap_largest(&h), 2 * mib);
    for (uint64_t i = 1; i < 60; i += 2)
        assert_int_equal(shmem_heap_give(&h, i * mib), 0);
    assert_int_equal(take(&h, 60 * mib, 16), 0);
    shmem_heap_fini(&h);
}

static void wrong_places(void **state)
{
    shmem_heap h;
    (void)state;
    assert_int_equal(shmem_heap_init(&h, 1024, false), 0);
    assert_int_equal(take(&h, 64, 16), 0);
    assert_int_equal(shmem_heap_give(&h, 16), AIVD_ERR_NOT_FOUND);
    assert_int_equal(shmem_heap_give(&h, 64), AIVD_ERR_NOT_FOUND);
    shmem_range block;
    assert_true(shmem_heap_block(&h, 63, &block));
    assert_int_equal(block.bytes, 64);
    assert_false(shmem_heap_block(&h, 64, &block));
    assert_int_equal(shmem_heap_give(&h, 0), 0);
    assert_int_equal(shmem_heap_give(&h, 0), AIVD_ERR_NOT_FOUND);
    assert_false(shmem_heap_block(&h, 0, &block));
    shmem_heap_fini(&h);
}

/* A block is as large as it was asked for, not as what it takes. */
static void bounds(void **state)
{
    shmem_heap h;
    shmem_range block;
    (void)state;
    assert_int_equal(shmem_heap_init(&h, 1024, false), 0);
    assert_false(shmem_blocks_hold(&h.blocks, 0, 1));
    assert_int_equal(take(&h, 100, 16), 0);
    assert_int_equal(take(&h, 128, 16), 112);
    assert_int_equal(h.used, 240);
    assert_true(shmem_blocks_hold(&h.blocks, 0, 100));
    assert_false(shmem_blocks_hold(&h.blocks, 0, 101));
    assert_true(shmem_blocks_hold(&h.blocks, 99, 1));
    assert_false(shmem_blocks_hold(&h.blocks, 100, 1));
    assert_true(shmem_blocks_hold(&h.blocks, 112, 128));
    assert_false(shmem_blocks_hold(&h.blocks, 96, 32)); /* over a border */
    assert_false(shmem_blocks_hold(&h.blocks, 113, UINT64_MAX));
    assert_false(shmem_blocks_hold(&h.blocks, UINT64_MAX - 4, 8));
    assert_false(shmem_heap_freed(&h, 5, &block));
    assert_int_equal(shmem_heap_give(&h, 0), 0);
    assert_false(shmem_blocks_hold(&h.blocks, 0, 1));
    assert_true(shmem_heap_freed(&h, 5, &block));
    assert_int_equal(block.bytes, 100);
    assert_int_equal(take(&h, 50, 16), 0); /* at once again */
    assert_false(shmem_heap_freed(&h, 5, &block));
    shmem_heap_fini(&h);
}

/* What rests is given to nobody before there is no other room. */
static void rest(void **state)
{
    shmem_heap h;
    shmem_range block;
    (void)state;
    assert_int_equal(shmem_heap_init(&h, 256, true), 0);
    assert_int_equal(take(&h, 64, 16), 0);
    assert_int_equal(shmem_heap_give(&h, 0), 0);
    assert_int_equal(take(&h, 64, 16), 64);
    assert_true(shmem_heap_freed(&h, 0, &block));
    assert_int_equal(take(&h, 128, 16), 128);
    assert_int_equal(h.used, 192);
    assert_int_equal(shmem_heap_largest(&h), 64);
    assert_int_equal(take(&h, 16, 16), 0); /* there is no other */
    assert_int_equal(shmem_heap_give(&h, 0), 0);
    assert_int_equal(shmem_heap_give(&h, 64), 0);
    assert_int_equal(shmem_heap_largest(&h), 128); /* resting and free neighbours are one */
    assert_int_equal(take(&h, 128, 16), 0);
    shmem_heap_fini(&h);
}

/* ---- asking while the list changes ---- */

static void *ask(void *argument)
{
    shmem_heap *h = argument;
    size_t found = 0;
    for (int i = 0; i < 200000; i++) {
        found += shmem_blocks_hold(&h->blocks, 4096, 64); /* always there, or not known */
        assert_false(shmem_blocks_hold(&h->blocks, 4096, 65));
    }
    assert_true(found > 0);
    return NULL;
}

static void others_ask(void **state)
{
    shmem_heap h;
    pthread_t thread;
    (void)state;
    assert_int_equal(shmem_heap_init(&h, 1 << 20, false), 0);
    assert_int_equal(take(&h, 64, 4096), 0);
    assert_int_equal(take(&h, 64, 4096), 4096);
    assert_int_equal(pthread_create(&thread, NULL, ask, &h), 0);
    for (int round = 0; round < 100; round++) { /* places before and behind; the list grows */
        uint64_t at[200];
        for (int i = 0; i < 200; i++)
            at[i] = take(&h, 32, 64 * (1 + (uint64_t)(i % 2)));
        for (int i = 0; i < 200; i++)
            assert_int_equal(shmem_heap_give(&h, at[i]), 0);
    }
    pthread_join(thread, NULL);
    shmem_heap_fini(&h);
}

/* ---- random, against a map that has a mark for every unit ---- */

enum { UNITS = 4096, LIVE = 200, ROUNDS = 100000 };

static uint8_t used[UNITS];
static struct {
    uint64_t at, units;
} live[LIVE];

static void mark(uint64_t at, uint64_t units, int value)
{
    for (uint64_t u = at / SHMEM_HEAP_UNIT; u < at / SHMEM_HEAP_UNIT + units; u++) {
        assert_int_equal(used[u], !value);
        used[u] = (uint8_t)value;
    }
}

static bool fits(uint64_t units)
{
    uint64_t run = 0;
    for (uint64_t u = 0; u < UNITS; u++) {
        run = used[u] ? 0 : run + 1;
        if (run >= units)
            return true;
    }
    return false;
}

static void random_run(void **state)
{
    shmem_heap h;
    uint64_t seed = 12345;
    (void)state;
    assert_int_equal(shmem_heap_init(&h, UNITS * SHMEM_HEAP_UNIT, false), 0);
    for (int round = 0; round < ROUNDS; round++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        uint32_t slot = (uint32_t)(seed >> 33) % LIVE;
        uint64_t units = 1 + (seed >> 20) % 60;
        if (live[slot].units) {
            assert_int_equal(shmem_heap_give(&h, live[slot].at), 0);
            mark(live[slot].at, live[slot].units, 0);
            live[slot].units = 0;
            continue;
        }
        bool room = fits(units);
        uint64_t at = take(&h, units * SHMEM_HEAP_UNIT - seed % SHMEM_HEAP_UNIT, 16);
        assert_int_equal(at != SHMEM_NOWHERE, room);
        if (room) {
            mark(at, units, 1);
            live[slot].at = at;
            live[slot].units = units;
        }
    }
    for (int i = 0; i < LIVE; i++)
        if (live[i].units)
            assert_int_equal(shmem_heap_give(&h, live[i].at), 0);
    assert_int_equal(h.used, 0);
    assert_int_equal(h.free.count, 1);
    assert_int_equal(h.free.list[0].bytes, UNITS * SHMEM_HEAP_UNIT);
    shmem_heap_fini(&h);
}

/* A block that was taken in vain leaves no trace, also where freed ranges rest. */
static void undone(void **state)
{
    shmem_heap h;
    (void)state;
    for (int known = 0; known < 2; known++) {
        assert_int_equal(shmem_heap_init(&h, 8192, true), 0);
        assert_int_equal(take(&h, 64, 16), 0);
        assert_int_equal(take(&h, 64, 16), 64);
        assert_int_equal((known ? shmem_heap_give : shmem_heap_undo)(&h, 64), 0);
        assert_int_equal(shmem_heap_undo(&h, 64), AIVD_ERR_NOT_FOUND);
        assert_int_equal(take(&h, 64, 16), known ? 128 : 64);
        shmem_heap_fini(&h);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(best_fit),     cmocka_unit_test(alignment),  cmocka_unit_test(whole),
        cmocka_unit_test(wrong_places), cmocka_unit_test(random_run), cmocka_unit_test(bounds),
        cmocka_unit_test(rest),         cmocka_unit_test(others_ask), cmocka_unit_test(undone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
