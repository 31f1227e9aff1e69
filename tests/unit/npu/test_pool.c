/* Proves that handles are told live from stale and foreign without touching foreign memory, that an
 * object's life ends once, that limits are refused, and that freed places rest before reuse. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <pthread.h>
#include <string.h>

#include "npu/pool.h"

enum { COUNT = 8 };

typedef struct thing {
    npu_slot slot;
    int values[8];
} thing;

static void lives_and_limits(void **state)
{
    (void)state;
    static npu_pool pool = NPU_POOL("thing", 6, COUNT, AIVD_ERR_LIMIT);
    thing *things[COUNT], *more = NULL;
    assert_false(npu_pool_owns(&pool, &pool)); /* nothing was ever made */
    assert_false(npu_pool_owns(&pool, NULL));
    for (int i = 0; i < COUNT; i++) {
        assert_int_equal(npu_pool_take(&pool, &things[i]), AIVD_OK);
        assert_false(npu_pool_owns(&pool, things[i])); /* not complete yet */
        npu_pool_publish(things[i]);
        assert_true(npu_pool_owns(&pool, things[i]));
        memset(things[i]->values, 0xff, sizeof things[i]->values);
    }
    assert_int_equal(npu_pool_take(&pool, &more), AIVD_ERR_LIMIT);
    assert_non_null(strstr(base_error_recent(), "8 are in use"));
    assert_false(npu_pool_owns(&pool, (char *)things[0] + 1));
    assert_false(npu_pool_owns(&pool, things[COUNT - 1] + 1)); /* behind the last */
    assert_false(npu_pool_owns(&pool, things[0] - 1));
    assert_false(npu_pool_owns(&pool, (void *)~(uintptr_t)0));
    uint32_t generation = things[3]->slot.generation;
    assert_true(npu_pool_retire(things[3]));
    assert_false(npu_pool_retire(things[3])); /* once */
    assert_false(npu_pool_owns(&pool, things[3]));
    npu_pool_give(&pool, things[3]);
    assert_true(npu_pool_retire(things[5]));
    npu_pool_give(&pool, things[5]);
    assert_int_equal(npu_pool_take(&pool, &more), AIVD_OK); /* oldest first */
    assert_ptr_equal(more, things[3]);
    assert_int_equal(more->slot.generation, generation + 1);
    assert_int_equal(more->values[7], 0); /* zeroed */
    npu_pool_give(&pool, more);           /* never published: given up */
    assert_int_equal(npu_pool_take(&pool, &more), AIVD_OK);
    assert_ptr_equal(more, things[5]);
}

static npu_pool shared = NPU_POOL("thing", 6, 64, AIVD_ERR_LIMIT);
static _Atomic int owners[64];

static void *churn(void *arg)
{
    (void)arg;
    for (int i = 0; i < 20000; i++) {
        thing *t;
        if (npu_pool_take(&shared, &t) != AIVD_OK)
            return (void *)1;
        size_t at = ((uintptr_t)t - (uintptr_t)shared.base) / 64;
        if (atomic_fetch_add(&owners[at], 1) != 0) /* two threads have one place */
            return (void *)2;
        npu_pool_publish(t);
        atomic_fetch_sub(&owners[at], 1);
        if (!npu_pool_retire(t))
            return (void *)3;
        npu_pool_give(&shared, t);
    }
    return NULL;
}

static void threads_never_share_a_place(void **state)
{
    (void)state;
    pthread_t threads[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, churn, NULL);
    for (int i = 0; i < 4; i++) {
        void *failed;
        pthread_join(threads[i], &failed);
        assert_ptr_equal(failed, NULL);
    }
    assert_int_equal(shared.live, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lives_and_limits),
        cmocka_unit_test(threads_never_share_a_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
