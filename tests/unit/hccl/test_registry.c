/* Proves the handle rules: a live handle is found, a stale or invented one never, even when its
 * slot is in use again; names are unique per device; the limit names itself and the number alive.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "hccl/comm.h"

static hccl_comm *make(const char *name, int32_t device)
{
    hccl_comm *comm = calloc(1, sizeof *comm);
    assert_non_null(comm);
    snprintf(comm->name, sizeof comm->name, "%s", name);
    comm->device = device;
    return comm;
}

static void stale(void **state)
{
    (void)state;
    hccl_comm *comm = make("a", 0);
    assert_int_equal(hccl_registry_add(comm), AIVD_OK);
    uint64_t handle = comm->handle;
    assert_ptr_equal(hccl_registry_find(handle), comm);
    assert_true(hccl_registry_remove(comm));
    assert_false(hccl_registry_remove(comm));
    free(comm);
    assert_null(hccl_registry_find(handle));
    /* Walk through all slots: the old handle stays dead while its slot lives again. */
    for (uint32_t i = 0; i < HCCL_COMMS_MAX + 3; i++) {
        hccl_comm *next = make("b", 0);
        assert_int_equal(hccl_registry_add(next), AIVD_OK);
        assert_null(hccl_registry_find(handle));
        assert_true(hccl_registry_remove(next));
        free(next);
    }
}

static void invented(void **state)
{
    (void)state;
    static const uint64_t handles[] = {0, 8, 1, 0xffff8, UINT64_MAX, 0x7fff12345678};
    hccl_comm *comm;
    for (size_t i = 0; i < sizeof handles / sizeof *handles; i++)
        assert_null(hccl_registry_find(handles[i]));
    assert_int_equal(hccl_comm_get(NULL, "Call", &comm), AIVD_ERR_NULL);
    assert_int_equal(hccl_comm_get((HcclComm)(uintptr_t)0x1234, "Call", &comm), AIVD_ERR_HANDLE);
    assert_non_null(strstr(base_error_recent(), "Call"));
}

static void names(void **state)
{
    (void)state;
    uint32_t count = 99;
    hccl_comm *first = make("group", 0), *second = make("group", 1), *third = make("group", 1);
    assert_int_equal(hccl_registry_add(first), AIVD_OK);
    assert_int_equal(hccl_registry_add(second), AIVD_OK);
    assert_int_equal(hccl_registry_add(third), AIVD_ERR_EXISTS);
    assert_non_null(strstr(base_error_recent(), "group"));
    assert_ptr_equal(hccl_registry_named("group", 0, &count), first);
    assert_int_equal(count, 2);
    assert_ptr_equal(hccl_registry_named("group", 1, NULL), second);
    assert_non_null(hccl_registry_named("group", 5, NULL));
    assert_null(hccl_registry_named("grou", -1, &count));
    hccl_registry_remove(first);
    hccl_registry_remove(second);
    assert_null(hccl_registry_named("group", -1, NULL));
    free(first);
    free(second);
    free(third);
}

static void limit(void **state)
{
    (void)state;
    static hccl_comm *comms[HCCL_COMMS_MAX];
    char name[32];
    for (uint32_t i = 0; i < HCCL_COMMS_MAX; i++) {
        snprintf(name, sizeof name, "n%u", i);
        comms[i] = make(name, 0);
        assert_int_equal(hccl_registry_add(comms[i]), AIVD_OK);
    }
    hccl_comm *more = make("more", 0);
    assert_int_equal(hccl_registry_add(more), AIVD_ERR_LIMIT);
    assert_non_null(strstr(base_error_recent(), "4096 are alive"));
    assert_non_null(strstr(base_error_recent(), "4096 is the limit"));
    assert_true(hccl_registry_remove(comms[1234]));
    assert_int_equal(hccl_registry_add(more), AIVD_OK);
    assert_ptr_equal(hccl_registry_find(more->handle), more);
    hccl_registry_remove(more);
    free(more);
    for (uint32_t i = 0; i < HCCL_COMMS_MAX; i++) {
        assert_int_equal(hccl_registry_remove(comms[i]), i != 1234);
        free(comms[i]);
    }
    assert_int_equal(hccl_registry_count(), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stale),
        cmocka_unit_test(invented),
        cmocka_unit_test(names),
        cmocka_unit_test(limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
