/* Proves: what a tensor was made of comes back from its getters; arrays and lists keep copies; NULL,
 * destroyed and foreign handles are refused with their code and a text, and nothing crashes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "aclnn/acl_meta.h"
#include "base/status.h"

static void said(const char *part)
{
    if (!strstr(base_error_recent(), part))
        fail_msg("\"%s\" is not in \"%s\"", part, base_error_recent());
}

static void tensor(void **state)
{
    (void)state;
    int64_t dims[] = {3, 5}, strides[] = {10, 2}, storage[] = {40}, *values = NULL, offset = -1;
    uint64_t count = 0;
    float memory[40];
    void *address = NULL;
    aclFormat format = ACL_FORMAT_UNDEFINED;
    aclDataType type = ACL_DT_UNDEFINED;
    aclTensor *t =
        aclCreateTensor(dims, 2, ACL_FLOAT, strides, 7, ACL_FORMAT_ND, storage, 1, memory);
    assert_non_null(t);
    dims[0] = 99; /* the tensor has its own */
    assert_int_equal(aclGetViewShape(t, &values, &count), 0);
    assert_int_equal(count, 2);
    assert_int_equal(values[0], 3);
    assert_int_equal(values[1], 5);
    assert_int_equal(aclGetStorageShape(t, &values, &count), 0);
    assert_int_equal(count, 1);
    assert_int_equal(values[0], 40);
    assert_int_equal(aclGetViewStrides(t, &values, &count), 0);
    assert_int_equal(count, 2);
    assert_int_equal(values[0], 10);
    assert_int_equal(values[1], 2);
    assert_int_equal(aclGetViewOffset(t, &offset), 0);
    assert_int_equal(offset, 7);
    assert_int_equal(aclGetFormat(t, &format), 0);
    assert_int_equal(format, 2);
    assert_int_equal(aclGetDataType(t, &type), 0);
    assert_int_equal(type, 0);
    assert_int_equal(aclGetRawTensorAddr(t, &address), 0);
    assert_ptr_equal(address, memory);
    assert_int_equal(aclSetRawTensorAddr(t, memory + 1), 0);
    assert_int_equal(aclGetRawTensorAddr(t, &address), 0);
    assert_ptr_equal(address, memory + 1);
    assert_int_equal(aclDestroyTensor(t), 0);
}

static void dense(void **state)
{
    (void)state;
    const int64_t dims[] = {2, 3, 4};
    int64_t *values = NULL;
    uint64_t count = 0;
    aclTensor *t = aclCreateTensor(dims, 3, ACL_INT32, NULL, 0, ACL_FORMAT_ND, NULL, 0, NULL);
    assert_non_null(t);
    assert_int_equal(aclGetViewStrides(t, &values, &count), 0);
    assert_int_equal(values[0], 12);
    assert_int_equal(values[1], 4);
    assert_int_equal(values[2], 1);
    assert_int_equal(aclGetStorageShape(t, &values, &count), 0);
    assert_int_equal(count, 3);
    assert_int_equal(values[2], 4);
    assert_int_equal(aclDestroyTensor(t), 0);
}

static void refused_shapes(void **state)
{
    (void)state;
    const int64_t nine[9] = {1, 1, 1, 1, 1, 1, 1, 1, 1}, negative[] = {4, -1};
    const int64_t large[] = {INT64_MAX, 2};
    assert_null(aclCreateTensor(nine, 9, ACL_INT8, NULL, 0, ACL_FORMAT_ND, NULL, 0, NULL));
    said("viewDims has 9 dimensions; 0 to 8");
    assert_null(aclCreateTensor(negative, 2, ACL_INT8, NULL, 0, ACL_FORMAT_ND, NULL, 0, NULL));
    said("viewDims[1] is -1");
    assert_null(aclCreateTensor(large, 2, ACL_INT8, NULL, 0, ACL_FORMAT_ND, NULL, 0, NULL));
    said("viewDims[0] is 9223372036854775807");
    assert_null(aclCreateTensor(NULL, 2, ACL_INT8, NULL, 0, ACL_FORMAT_ND, NULL, 0, NULL));
    said("is NULL");
    assert_null(aclCreateTensor(nine, 1, ACL_INT8, NULL, -3, ACL_FORMAT_ND, NULL, 0, NULL));
    said("offset is -3");
}

static void handles(void **state)
{
    (void)state;
    const int64_t numbers[] = {1, 2, 3};
    uint64_t foreign[16] = {0}, size = 0;
    aclIntArray *array = aclCreateIntArray(numbers, 3);
    assert_non_null(array);
    assert_int_equal(aclGetIntArraySize(array, &size), 0);
    assert_int_equal(size, 3);
    assert_int_equal(aclGetIntArraySize(array, NULL), 161001);
    said("aclGetIntArraySize: size is NULL");
    assert_int_equal(aclDestroyTensor(NULL), 161001);
    assert_int_equal(aclDestroyTensor((aclTensor *)foreign), 161002);
    said("aclDestroyTensor");
    said("is no live object of its kind");
    assert_int_equal(aclDestroyTensor((aclTensor *)((char *)foreign + 1)), 161002);
    assert_int_equal(aclDestroyTensor((aclTensor *)array), 161002); /* another kind */
    assert_int_equal(aclDestroyAclOpExecutor(NULL), 161001);
    assert_int_equal(aclSetAclOpExecutorRepeatable((aclOpExecutor *)foreign), 161002);
    assert_int_equal(aclDestroyIntArray(array), 0);
}

static void lists(void **state)
{
    (void)state;
    const int64_t dims[] = {1};
    float number = 1.5f;
    uint64_t size = 0;
    const aclTensor *tensors[] = {
        aclCreateTensor(dims, 1, ACL_INT8, NULL, 0, ACL_FORMAT_ND, NULL, 0, NULL), NULL};
    const aclScalar *scalars[] = {aclCreateScalar(&number, ACL_FLOAT),
                                  aclCreateScalar(&number, ACL_FLOAT)};
    aclTensorList *list = aclCreateTensorList(tensors, 2);
    aclScalarList *scalar_list = aclCreateScalarList(scalars, 2);
    assert_non_null(list);
    assert_non_null(scalar_list);
    assert_int_equal(aclGetTensorListSize(list, &size), 0);
    assert_int_equal(size, 2);
    size = 0;
    assert_int_equal(aclGetScalarListSize(scalar_list, &size), 0);
    assert_int_equal(size, 2);
    assert_int_equal(aclGetScalarListSize((const aclScalarList *)list, &size), 161002);
    assert_int_equal(aclDestroyTensorList(list), 0);       /* with their members: a leak checker */
    assert_int_equal(aclDestroyScalarList(scalar_list), 0); /* tells when they are left over */
    assert_null(aclCreateTensorList(NULL, 1));
    said("aclCreateTensorList: value is NULL, size is 1");
    assert_null(aclCreateScalar(NULL, ACL_FLOAT));
    assert_null(aclCreateScalar(&number, ACL_DT_UNDEFINED));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(tensor), cmocka_unit_test(dense),
                                       cmocka_unit_test(refused_shapes), cmocka_unit_test(handles),
                                       cmocka_unit_test(lists)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
