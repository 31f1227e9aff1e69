/* What is left of the ACL calls: reductions and cache maintenance by the copy engine, argument
 * lists with placeholders and in the caller's memory, kernels by number, addresses apart from
 * memory, identities. Expected sums are plain loops. Usage: acl_extra IMAGE */
#include <math.h>

#include "acl_support.h"

static aclrtStream stream;
static aclrtBinHandle image;

/* ---- reductions ---- */

enum { COUNT = 1000 };

static int32_t combined(aclrtReduceKind kind, int32_t x, int32_t y)
{
    switch (kind) {
    case ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM:
        return x + y;
    case ACL_RT_MEMCPY_SDMA_AUTOMATIC_MAX:
        return x > y ? x : y;
    default:
        return x < y ? x : y;
    }
}

static void integers_are_reduced(aclrtReduceKind kind)
{
    int8_t *to = acl_zeros(COUNT), *from = acl_zeros(COUNT), x[COUNT], y[COUNT], z[COUNT];
    for (int i = 0; i < COUNT; i++) {
        x[i] = (int8_t)(i * 7 - 300);
        y[i] = (int8_t)(i * 13 + 5);
    }
    OK(aclrtMemcpy(to, COUNT, x, COUNT, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtMemcpy(from, COUNT, y, COUNT, ACL_MEMCPY_HOST_TO_DEVICE));
    /* An odd place and size: only the middle changes. */
    OK(aclrtReduceAsync(to + 3, from + 5, COUNT - 11, kind, ACL_INT8, stream, NULL));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtMemcpy(z, COUNT, to, COUNT, ACL_MEMCPY_DEVICE_TO_HOST));
    for (int i = 0; i < COUNT; i++) {
        bool inside = i >= 3 && i < 3 + COUNT - 11;
        IS(z[i] == (inside ? (int8_t)combined(kind, x[i], y[i + 2]) : x[i]));
    }
    OK(aclrtFree(to));
    OK(aclrtFree(from));
}

static void reductions(void)
{
    float *to = acl_zeros(64), *from = acl_zeros(64);
    float x[4] = {1.5f, -2, 3, 1e30f}, y[4] = {0.25f, 5, -3, 1e30f}, z[4];
    integers_are_reduced(ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM);
    integers_are_reduced(ACL_RT_MEMCPY_SDMA_AUTOMATIC_MAX);
    integers_are_reduced(ACL_RT_MEMCPY_SDMA_AUTOMATIC_MIN);
    OK(aclrtMemcpy(to, 16, x, 16, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtMemcpy(from, 16, y, 16, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtReduceAsync(to, from, 16, ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_FLOAT, stream, NULL));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtMemcpy(z, 16, to, 16, ACL_MEMCPY_DEVICE_TO_HOST));
    IS(z[0] == 1.75f && z[1] == 3 && z[2] == 0 && z[3] == 2e30f);
    /* bfloat16: 1 + 2^-8 is a tie and goes to the even 1; 3 + 2^-7 goes to 3 + 2^-6 above the tie.
     */
    uint16_t p[2] = {0x3f80, 0x4040}, q[2] = {0x3b80, 0x3c40}, r[2];
    OK(aclrtMemcpy(to, 4, p, 4, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtMemcpy(from, 4, q, 4, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtReduceAsync(to, from, 4, ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_BF16, stream, NULL));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtMemcpy(r, 4, to, 4, ACL_MEMCPY_DEVICE_TO_HOST));
    IS(r[0] == 0x3f80 && r[1] == 0x4041);
    EXPECT(
        ACL_ERROR_RT_PARAM_INVALID,
        aclrtReduceAsync(to, from, 15, ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_FLOAT, stream, NULL));
    SAYS("4 bytes");
    EXPECT(
        ACL_ERROR_RT_PARAM_INVALID,
        aclrtReduceAsync(to, from, 16, ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_INT64, stream, NULL));
    EXPECT(ACL_ERROR_RT_FEATURE_NOT_SUPPORT,
           aclrtReduceAsync(to, from, 16, ACL_RT_MEMCPY_SDMA_AUTOMATIC_EQUAL, ACL_FLOAT, stream,
                            NULL));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtReduceAsync(to, from, 16, (aclrtReduceKind)3, ACL_FLOAT, stream, NULL));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtReduceAsync(to, from, 16, ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_FLOAT, stream, to));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtReduceAsync(to, z, 16, ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_FLOAT, stream, NULL));
    SAYS("host memory");
    EXPECT(ACL_ERROR_INVALID_PARAM,
           aclrtReduceAsync(NULL, from, 16, ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_FLOAT, stream,
                            NULL));
    OK(aclrtCmoAsync(to, 64, ACL_RT_CMO_TYPE_PREFETCH, stream));
    OK(aclrtCmoAsync(to, 64, ACL_RT_CMO_TYPE_FLUSH, stream));
    OK(aclrtSynchronizeStream(stream));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtCmoAsync(to, 64, (aclrtCmoType)9, stream));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtCmoAsync(z, 16, ACL_RT_CMO_TYPE_PREFETCH, stream));
    OK(aclrtFree(to));
    OK(aclrtFree(from));
}

/* ---- argument lists ---- */

static void list_add(aclrtArgsHandle list, void *param, size_t size)
{
    aclrtParamHandle handle;
    OK(aclrtKernelArgsAppend(list, param, size, &handle));
}

/* acl_sum(out, GM_ADDR values, count): values travel with the arguments. */
static void placeholders_carry_data(void)
{
    aclrtFuncHandle sum = acl_function(image, "acl_sum");
    aclrtArgsHandle list;
    aclrtParamHandle place, other;
    int64_t *out = acl_zeros(64), result;
    int32_t count = 100, *data;
    void *late;
    OK(aclrtKernelArgsInit(sum, &list));
    list_add(list, &out, sizeof out);
    OK(aclrtKernelArgsAppendPlaceHolder(list, &place));
    list_add(list, &count, sizeof count);
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtKernelArgsFinalize(list));
    SAYS("placeholder 1");
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtKernelArgsParaUpdate(list, place, &late, sizeof late));
    OK(aclrtKernelArgsGetPlaceHolderBuffer(list, place, 400, (void **)&data));
    IS((uintptr_t)data % 4 == 0);
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtKernelArgsGetPlaceHolderBuffer(list, place, 8, &late));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtKernelArgsAppend(list, &count, 4, &other));
    SAYS("placeholder");
    int64_t expected = 0;
    for (int i = 0; i < count; i++)
        expected += data[i] = i * i - 7;
    OK(aclrtKernelArgsFinalize(list));
    OK(aclrtLaunchKernelWithConfig(sum, 1, stream, NULL, list, NULL));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtMemcpy(&result, 8, out, 8, ACL_MEMCPY_DEVICE_TO_HOST));
    IS(result == expected);
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtKernelArgsFinalize(list)); /* the launch ended it */
    OK(aclrtFree(out));
}

static void lists_in_own_memory(void)
{
    aclrtFuncHandle sum = acl_function(image, "acl_sum");
    size_t handle_bytes, bytes;
    int64_t *out = acl_zeros(64), result;
    int32_t count = 3, *data;
    aclrtParamHandle place, number;
    OK(aclrtKernelArgsGetHandleMemSize(sum, &handle_bytes));
    OK(aclrtKernelArgsGetMemSize(sum, 8 + 8 + 4 + 12, &bytes));
    IS(handle_bytes > 0 && bytes >= 32);
    aclrtArgsHandle list = malloc(handle_bytes);
    void *memory = malloc(bytes);
    IS(list && memory);
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtKernelArgsInitByUserMem(sum, list, NULL, bytes));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtKernelArgsInitByUserMem(sum, (char *)list + 1, memory, bytes));
    OK(aclrtKernelArgsInitByUserMem(sum, list, memory, bytes));
    list_add(list, &out, sizeof out);
    OK(aclrtKernelArgsAppendPlaceHolder(list, &place));
    OK(aclrtKernelArgsAppend(list, &count, 4, &number));
    OK(aclrtKernelArgsGetPlaceHolderBuffer(list, place, 12, (void **)&data));
    for (int round = 0; round < 3; round++) { /* the caller's list lives on */
        data[0] = round, data[1] = 10, data[2] = 100;
        count = 3 - round;
        OK(aclrtKernelArgsParaUpdate(list, number, &count, 4));
        EXPECT(ACL_ERROR_RT_PARAM_INVALID,
               aclrtLaunchKernelWithConfig(sum, 1, stream, NULL, list, NULL));
        SAYS("aclrtKernelArgsFinalize");
        OK(aclrtKernelArgsFinalize(list));
        OK(aclrtLaunchKernelWithConfig(sum, 1, stream, NULL, list, NULL));
        OK(aclrtSynchronizeStream(stream));
        OK(aclrtMemcpy(&result, 8, out, 8, ACL_MEMCPY_DEVICE_TO_HOST));
        IS(result == round + (count > 1 ? 10 : 0) + (count > 2 ? 100 : 0));
    }
    /* Too little room is told, not overrun. */
    OK(aclrtKernelArgsInitByUserMem(sum, list, memory, 12));
    list_add(list, &out, sizeof out);
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtKernelArgsAppendPlaceHolder(list, &place));
    SAYS("12 bytes");
    memset(list, 0, handle_bytes);
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtKernelArgsFinalize(list));
    free(list);
    free(memory);
    OK(aclrtFree(out));
}

static void kernels_have_numbers(void)
{
    aclrtFuncHandle function;
    char name[64];
    OK(aclrtBinaryGetFunctionByEntry(image, 7, &function)); /* the one named ..._7 */
    OK(aclrtGetFunctionName(function, sizeof name, name));
    IS(strcmp(name, "acl_tiled_7") == 0);
    OK(aclrtBinaryGetFunctionByEntry(image, 0, &function));
    EXPECT(ACL_ERROR_RT_KERNEL_LOOKUP, aclrtBinaryGetFunctionByEntry(image, 123456, &function));
    SAYS("acl_add");
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtBinaryGetFunctionByEntry(image, 0, NULL));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtBinaryGetFunctionByEntry(name, 0, &function));
}

/* ---- addresses ---- */

enum { MIB = 1 << 20 };

static void addresses_without_memory(void)
{
    aclrtPhysicalMemProp prop = {.location = {.type = ACL_MEM_LOCATION_TYPE_DEVICE}};
    aclrtMemAccessDesc rights = {.flags = ACL_RT_MEM_ACCESS_FLAGS_READWRITE,
                                 .location = {.type = ACL_MEM_LOCATION_TYPE_DEVICE}};
    aclrtDrvMemHandle one, two;
    void *range, *none;
    size_t step, free_before, free_now, total;
    OK(aclrtMemGetAllocationGranularity(&prop, ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED, &step));
    IS(step == 2 * MIB);
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtMemGetAllocationGranularity(&prop, (aclrtMemGranularityOptions)7, &step));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtReserveMemAddress(&range, MIB, 0, NULL, 0));
    SAYS("2 MiB");
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtReserveMemAddress(&range, 2 * MIB, 3, NULL, 0));
    EXPECT(ACL_ERROR_RT_MEMORY_ALLOCATION,
           aclrtReserveMemAddress(&range, (size_t)1 << 50, 0, NULL, 0));
    OK(aclrtGetMemInfo(ACL_HBM_MEM, &free_before, &total));
    OK(aclrtReserveMemAddress(&range, 64 * MIB, 2 * MIB, NULL, 1));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtFree(range));
    SAYS("aclrtReleaseMemAddress");
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtMemset(range, 64, 1, 64));
    prop.location.type = ACL_MEM_LOCATION_TYPE_HOST;
    EXPECT(ACL_ERROR_RT_FEATURE_NOT_SUPPORT, aclrtMallocPhysical(&one, 2 * MIB, &prop, 0));
    prop.location.type = ACL_MEM_LOCATION_TYPE_DEVICE;
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtMallocPhysical(&one, 100, &prop, 0));
    prop.location.id = 99;
    EXPECT(ACL_ERROR_RT_INVALID_DEVICEID, aclrtMallocPhysical(&one, 2 * MIB, &prop, 0));
    prop.location.id = 0;
    OK(aclrtMallocPhysical(&one, 4 * MIB, &prop, 0));
    OK(aclrtMallocPhysical(&two, 2 * MIB, &prop, 0));
    OK(aclrtGetMemInfo(ACL_HBM_MEM, &free_now, &total));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtMapMem(range, 6 * MIB, 0, one, 0));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtMapMem((char *)range + 63 * MIB, 2 * MIB, 0, two, 0));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtMapMem(range, 2 * MIB, 0, range, 0));
    /* Side by side, as allocators that grow do; one range over both may be used. */
    OK(aclrtMapMem(range, 4 * MIB, 0, one, 0));
    OK(aclrtMapMem((char *)range + 4 * MIB, 2 * MIB, 0, two, 0));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtMapMem((char *)range + 2 * MIB, 2 * MIB, 0, two, 0));
    SAYS("already");
    OK(aclrtMemSetAccess(range, 6 * MIB, &rights, 1));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtMemSetAccess(range, 8 * MIB, &rights, 1));
    rights.flags = (aclrtMemAccessFlags)2;
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtMemSetAccess(range, 6 * MIB, &rights, 1));
    OK(aclrtMemset(range, 6 * MIB, 0x5a, 6 * MIB));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtMemset(range, 7 * MIB, 0, 7 * MIB));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtReleaseMemAddress(range));
    SAYS("aclrtUnmapMem");
    /* The memory seen a second time, at another address. */
    void *again = (char *)range + 32 * MIB;
    OK(aclrtMapMem(again, 2 * MIB, 2 * MIB, one, 0));
    int32_t value = 77;
    OK(aclrtMemcpy((char *)again + 64, 4, &value, 4, ACL_MEMCPY_HOST_TO_DEVICE));
    IS(acl_read((char *)range + 2 * MIB + 64) == 77);
    acl_add(acl_function(image, "acl_add"), stream, (char *)range + 2 * MIB + 64, 1);
    OK(aclrtSynchronizeStream(stream));
    IS(acl_read((char *)again + 64) == 78);
    /* Unmapped and mapped elsewhere: the contents go along; freed handles live with their maps. */
    OK(aclrtUnmapMem(range));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtUnmapMem(range));
    OK(aclrtMapMem((char *)range + 40 * MIB, 4 * MIB, 0, one, 0));
    IS(acl_read((char *)range + 42 * MIB + 64) == 78);
    IS(acl_read((char *)range + 40 * MIB) == 0x5a5a5a5a);
    OK(aclrtFreePhysical(one));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtFreePhysical(one));
    IS(acl_read((char *)again + 64) == 78);
    OK(aclrtUnmapMem(again));
    OK(aclrtUnmapMem((char *)range + 40 * MIB));
    OK(aclrtUnmapMem((char *)range + 4 * MIB));
    OK(aclrtFreePhysical(two));
    OK(aclrtReleaseMemAddress(range));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtReleaseMemAddress(range));
    /* Left behind, it goes with the device. */
    OK(aclrtReserveMemAddress(&none, 4 * MIB, 0, NULL, 0));
    OK(aclrtMallocPhysical(&one, 2 * MIB, &prop, 0));
    OK(aclrtMapMem(none, 2 * MIB, 0, one, 0));
    OK(aclrtMapMem((char *)none + 2 * MIB, 2 * MIB, 0, one, 0));
}

/* ---- streams, identities ---- */

static void the_rest(void)
{
    aclrtStream made;
    aclrtUuid zero, one, again;
    aclrtStreamConfigHandle config = {.flag = ACL_STREAM_FAST_LAUNCH, .priority = 3};
    OK(aclrtCreateStreamV2(&made, &config));
    OK(aclrtDestroyStream(made));
    config.flag = 1u << 20;
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtCreateStreamV2(&made, &config));
    config.flag = 0;
    config.workSize = 64;
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtCreateStreamV2(&made, &config));
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtCreateStreamV2(&made, NULL));
    OK(aclrtDeviceGetUuid(0, &zero));
    OK(aclrtDeviceGetUuid(1, &one));
    OK(aclrtDeviceGetUuid(0, &again));
    IS(memcmp(&zero, &again, sizeof zero) == 0 && memcmp(&zero, &one, sizeof zero) != 0);
    EXPECT(ACL_ERROR_RT_INVALID_DEVICEID, aclrtDeviceGetUuid(1000, &one));
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtDeviceGetUuid(0, NULL));
}

int main(int argc, char **argv)
{
    acl_image_path = argv[argc - 1];
    OK(aclInit(NULL));
    OK(aclrtSetDevice(0));
    OK(aclrtCreateStream(&stream));
    image = acl_image();
    reductions();
    placeholders_carry_data();
    lists_in_own_memory();
    kernels_have_numbers();
    the_rest();
    addresses_without_memory();
    OK(aclrtDestroyStream(stream));
    OK(aclrtBinaryUnLoad(image));
    OK(aclrtResetDevice(0));
    OK(aclrtSetDevice(0)); /* a second life finds everything free */
    OK(aclrtCreateStream(&stream));
    image = acl_image();
    addresses_without_memory();
    OK(aclrtDestroyStream(stream));
    OK(aclrtResetDevice(0));
    OK(aclFinalize());
    puts("extra: ok");
    return 0;
}
