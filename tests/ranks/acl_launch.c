/* Kernels through the public calls: attributes, arguments, failures of kernels and their codes,
 * time limits, host functions, events, core limits, device facts. Usage: acl_launch IMAGE */
#include "acl_support.h"

static aclrtBinHandle image;
static aclrtFuncHandle add, wait_flag, set_flag;
static aclrtStream stream;

static aclError launch_with(aclrtFuncHandle function, uint32_t blocks, void *args, size_t size,
                            aclrtLaunchKernelAttr *attrs, size_t count)
{
    aclrtLaunchKernelCfg cfg = {attrs, count};
    return aclrtLaunchKernelWithHostArgs(function, blocks, stream, &cfg, args, size, NULL, 0);
}

static aclError launch_one(aclrtFuncHandle function, uint32_t blocks, void *args, size_t size,
                           aclrtLaunchKernelAttr attr)
{
    return launch_with(function, blocks, args, size, &attr, 1);
}

#define ATTR(name, ...) ((aclrtLaunchKernelAttr){ACL_RT_LAUNCH_KERNEL_ATTR_##name, {__VA_ARGS__}})

static void every_block_runs(void)
{
    int32_t *out = acl_zeros(48 * 8), host[96];
    for (uint32_t blocks = 1; blocks <= 48; blocks += blocks == 1 ? 1 : 23) {
        OK(aclrtMemset(out, 48 * 8, 0xff, 48 * 8));
        OK(launch_one(acl_function(image, "acl_blocks"), blocks, &out, sizeof out,
                      ATTR(SCHEM_MODE, .schemMode = 1)));
        OK(aclrtSynchronizeStream(stream));
        OK(aclrtMemcpy(host, sizeof host, out, sizeof host, ACL_MEMCPY_DEVICE_TO_HOST));
        for (uint32_t b = 0; b < 48; b++) {
            IS(host[b * 2] == (b < blocks ? (int32_t)b : -1));
            IS(host[b * 2 + 1] == (b < blocks ? (int32_t)blocks : -1));
        }
    }
    OK(aclrtFree(out));
}

static void attributes_are_checked(void)
{
    void *out = acl_zeros(64);
    acl_add_args args = {out, 1};
    aclrtLaunchKernelAttr both[2] = {ATTR(TIMEOUT, .timeout = 10),
                                     ATTR(TIMEOUT_US, .timeoutUs = {1000000, 0})};
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, launch_with(add, 1, &args, 12, both, 2));
    SAYS("together");
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           launch_one(add, 1, &args, 12, ATTR(ENGINE_TYPE, .engineType = ACL_RT_ENGINE_TYPE_AIC)));
    SAYS("ENGINE_TYPE");
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           launch_one(add, 1, &args, 12, ATTR(SCHEM_MODE, .schemMode = 2)));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           launch_one(add, 1, &args, 12, ATTR(BLOCKDIM_OFFSET, .blockDimOffset = 4)));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           launch_one(add, 1, &args, 12, ATTR(DYN_UBUF_SIZE, .dynUBufSize = 10u << 20)));
    aclrtLaunchKernelAttr unknown = {(aclrtLaunchKernelAttrId)77, {0}};
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, launch_with(add, 1, &args, 12, &unknown, 1));
    EXPECT(ACL_ERROR_INVALID_PARAM, launch_with(add, 1, &args, 12, NULL, 3));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           launch_one(add, 49, &args, 12, ATTR(SCHEM_MODE, .schemMode = 1)));
    SAYS("--cores");
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, acl_launch(add, 0, stream, &args, 12));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, acl_launch(add, 1, stream, &args, 8));
    SAYS("takes 12 bytes");
    EXPECT(ACL_ERROR_INVALID_PARAM, acl_launch(add, 1, stream, NULL, 12));
    OK(aclrtSynchronizeStream(stream));
    IS(acl_read(out) == 0);
    aclrtLaunchKernelAttr all[] = {ATTR(SCHEM_MODE, .schemMode = 1),
                                   ATTR(ENGINE_TYPE, .engineType = ACL_RT_ENGINE_TYPE_AIV),
                                   ATTR(TIMEOUT_US, .timeoutUs = {0, 0}),
                                   ATTR(BLOCK_TASK_PREFETCH, .isBlockTaskPrefetch = 1),
                                   ATTR(DATA_DUMP, .isDataDump = 0),
                                   ATTR(ENABLE_PROFILING, .enableProfiling = 0)};
    OK(launch_with(add, 48, &args, 12, all, 6));
    OK(aclrtSynchronizeStream(stream));
    IS(acl_read(out) == 1);
    OK(aclrtFree(out));
}

static void arguments_in_all_forms(void)
{
    void *out = acl_zeros(64), *in_device = acl_zeros(64);
    acl_add_args args = {out, 5};
    OK(aclrtMemcpy(in_device, 64, &args, 12, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtLaunchKernel(add, 1, in_device, 12, stream));
    OK(aclrtLaunchKernelV2(add, 1, in_device, 12, NULL, stream));
    OK(aclrtSynchronizeStream(stream));
    IS(acl_read(out) == 10);
    struct {
        void *out;
        uint8_t a;
        uint32_t b;
        uint64_t c;
        int16_t d;
    } mixed = {out, 200, 4000000000u, 1ull << 40, -7};
    int64_t sum;
    OK(acl_launch(acl_function(image, "acl_mixed"), 1, stream, &mixed, sizeof mixed));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtMemcpy(&sum, 8, out, 8, ACL_MEMCPY_DEVICE_TO_HOST));
    IS(sum == 200 + 4000000000ll + (1ll << 40) - 7);
    aclrtArgsHandle list;
    aclrtParamHandle p;
    aclrtFuncHandle function = acl_function(image, "acl_mixed");
    OK(aclrtKernelArgsInit(function, &list));
    OK(aclrtKernelArgsAppend(list, &mixed.out, 8, &p));
    OK(aclrtKernelArgsAppend(list, &mixed.a, 1, &p));
    OK(aclrtKernelArgsAppend(list, &mixed.b, 4, &p));
    OK(aclrtKernelArgsAppend(list, &mixed.c, 8, &p));
    OK(aclrtKernelArgsAppend(list, &mixed.d, 2, &p));
    OK(aclrtKernelArgsFinalize(list));
    OK(aclrtMemset(out, 64, 0, 64));
    OK(aclrtLaunchKernelWithConfig(function, 1, stream, NULL, list, NULL));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtMemcpy(&sum, 8, out, 8, ACL_MEMCPY_DEVICE_TO_HOST));
    IS(sum == 200 + 4000000000ll + (1ll << 40) - 7);
    void *array[] = {&mixed.out, &mixed.a, &mixed.b, &mixed.c, &mixed.d};
    OK(aclrtMemset(out, 64, 0, 64));
    OK(aclrtLaunchKernelWithArgsArray(function, 1, stream, NULL, array));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtMemcpy(&sum, 8, out, 8, ACL_MEMCPY_DEVICE_TO_HOST));
    IS(sum == 200 + 4000000000ll + (1ll << 40) - 7);
    OK(aclrtFree(out));
    OK(aclrtFree(in_device));
}

static void arrays_are_checked(void)
{
    void *out = acl_zeros(64);
    int value = 1;
    void *array[] = {&out, NULL};
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtLaunchKernelWithArgsArray(NULL, 1, stream, NULL, array));
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtLaunchKernelWithArgsArray(add, 1, stream, NULL, array));
    SAYS("args[1] is NULL, kernel acl_add has 2 parameters");
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtLaunchKernelWithArgsArray(add, 1, stream, NULL, NULL));
    SAYS("args is NULL");
    array[1] = &value;
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE,
           aclrtLaunchKernelWithArgsArray(&value, 1, stream, NULL, array));
    SAYS("neither a kernel function");
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtLaunchKernelWithArgsArray(add, 0, stream, NULL, array));
    OK(aclrtLaunchKernelWithArgsArray(add, 2, stream, NULL, array));
    OK(aclrtSynchronizeStream(stream));
    IS(acl_read(out) == 1);
    OK(aclrtFree(out));
}

static void functions_are_described(void)
{
    char name[32];
    void *cube = name, *vector = NULL;
    int64_t value = -1;
    aclrtFuncHandle none;
    EXPECT(ACL_ERROR_RT_KERNEL_LOOKUP, aclrtBinaryGetFunction(image, "acl_nothing", &none));
    SAYS("acl_add");
    OK(aclrtGetFunctionName(add, sizeof name, name));
    IS(strcmp(name, "acl_add") == 0);
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtGetFunctionName(add, 7, name));
    OK(aclrtGetFunctionAddr(add, &cube, &vector));
    IS(cube == NULL && vector != NULL);
    OK(aclrtGetFunctionAttribute(add, ACL_FUNC_ATTR_KERNEL_TYPE, &value));
    IS(value == ACL_KERNEL_TYPE_VECTOR);
}

static void images_are_checked(void)
{
    aclrtBinHandle handle;
    aclrtBinaryLoadOption option = {ACL_RT_BINARY_LOAD_OPT_MAGIC,
                                    {.magic = ACL_RT_BINARY_MAGIC_ELF_VECTOR_CORE}};
    aclrtBinaryLoadOptions options = {&option, 1};
    OK(aclrtBinaryLoadFromFile(acl_image_path, &options, &handle));
    OK(aclrtBinaryUnLoad(handle));
    option.value.magic = ACL_RT_BINARY_MAGIC_ELF_CUBE_CORE;
    EXPECT(ACL_ERROR_RT_FEATURE_NOT_SUPPORT,
           aclrtBinaryLoadFromFile(acl_image_path, &options, &handle));
    EXPECT(ACL_ERROR_RT_FILE_OPEN, aclrtBinaryLoadFromFile("/no/such/image.o", NULL, &handle));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtBinaryLoadFromData("this is no image", 16, NULL, &handle));
    SAYS("aivcc");
    IS(aclrtCreateBinary(NULL, 5) == NULL);
}

/* ---- failures and limits ---- */

static void failures_have_their_codes(void)
{
    void *out = acl_zeros(64), *flag = acl_zeros(64);
    OK(acl_launch(acl_function(image, "acl_trap"), 2, stream, NULL, 0));
    acl_add(add, stream, out, 1); /* discarded */
    EXPECT(ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION, aclrtSynchronizeStream(stream));
    SAYS("acl_trap");
    IS(acl_read(out) == 0);
    OK(acl_launch(acl_function(image, "acl_break_rule"), 1, stream, &out, sizeof out));
    EXPECT(ACL_ERROR_RT_VECTOR_CORE_EXCEPTION, aclrtSynchronizeStream(stream));
    SAYS("acl_break_rule");
    OK(launch_one(wait_flag, 3, &flag, sizeof flag, ATTR(TIMEOUT_US, .timeoutUs = {200000, 0})));
    double begin = acl_now();
    EXPECT(ACL_ERROR_RT_VECTOR_CORE_TIMEOUT, aclrtSynchronizeStream(stream));
    double took = acl_now() - begin;
    IS(took >= 0.19 && took < 20);
    SAYS("acl_wait");
    acl_add(add, stream, out, 2); /* the stream works again */
    OK(aclrtSynchronizeStream(stream));
    IS(acl_read(out) == 2);
    OK(aclrtFree(flag));
    OK(aclrtFree(out));
}

static void limits_for_all_later_kernels(void)
{
    void *flag = acl_zeros(64);
    uint64_t actual = 0, step = 0;
    uint32_t ms = 0;
    OK(aclrtGetOpTimeOutInterval(&step));
    IS(step > 0 && step * 254 > 1090000000ull && step * 254 < 1092000000ull);
    OK(aclrtSetOpExecuteTimeOutV2(150000, &actual));
    IS(actual == 150000);
    OK(aclrtGetOpExecuteTimeout(&ms));
    IS(ms == 150);
    OK(acl_launch(wait_flag, 1, stream, &flag, sizeof flag));
    EXPECT(ACL_ERROR_RT_VECTOR_CORE_TIMEOUT, aclrtSynchronizeStream(stream));
    OK(aclrtSetOpExecuteTimeOut(0));
    OK(aclrtGetOpExecuteTimeout(&ms));
    IS(ms == 1836000);
    OK(aclrtFree(flag));
}

static void kernels_on_two_streams_meet(void)
{
    void *flag = acl_zeros(64);
    aclrtStream other;
    aclrtStreamStatus status;
    OK(aclrtCreateStreamWithConfig(&other, 0, ACL_STREAM_FAST_LAUNCH | ACL_STREAM_FAST_SYNC));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtCreateStreamWithConfig(&other, 0, 0x100));
    OK(acl_launch(wait_flag, 4, stream, &flag, sizeof flag));
    OK(acl_launch(set_flag, 1, other, &flag, sizeof flag));
    OK(aclrtSynchronizeStream(stream)); /* nobody synchronises the other */
    OK(aclrtSynchronizeStream(other));
    OK(aclrtStreamQuery(stream, &status));
    IS(status == ACL_STREAM_STATUS_COMPLETE);
    OK(aclrtDestroyStream(other));
    OK(aclrtFree(flag));
}

static void time_limits_of_synchronise(void)
{
    void *flag = acl_zeros(64);
    aclrtStreamStatus status;
    OK(acl_launch(wait_flag, 1, stream, &flag, sizeof flag));
    EXPECT(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, aclrtSynchronizeStreamWithTimeout(stream, 0));
    EXPECT(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, aclrtSynchronizeStreamWithTimeout(stream, 20));
    EXPECT(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, aclrtSynchronizeDeviceWithTimeout(20));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtSynchronizeStreamWithTimeout(stream, -2));
    OK(aclrtStreamQuery(stream, &status));
    IS(status == ACL_STREAM_STATUS_NOT_READY);
    int32_t one = 1;
    OK(aclrtMemcpy(flag, 4, &one, 4, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtSynchronizeStreamWithTimeout(stream, 60000));
    OK(aclrtFree(flag));
}

/* ---- host functions and events ---- */

static int order[8], ordered;

static void note(void *args)
{
    order[ordered++] = (int)(intptr_t)args;
}

static void host_functions_run_in_order(void)
{
    void *out = acl_zeros(64);
    OK(aclrtLaunchHostFunc(stream, note, (void *)1));
    acl_add(add, stream, out, 1);
    OK(aclrtLaunchHostFunc(stream, note, (void *)2));
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtLaunchHostFunc(stream, NULL, NULL));
    OK(aclrtSynchronizeDevice());
    IS(ordered == 2 && order[0] == 1 && order[1] == 2);
    OK(aclrtFree(out));
}

static void events_order_and_measure(void)
{
    void *flag = acl_zeros(64);
    aclrtEvent begin, end, untimed;
    aclrtEventStatus old_status;
    aclrtEventRecordedStatus status;
    aclrtEventWaitStatus waits;
    aclrtStream other;
    float ms = -1;
    OK(aclrtCreateStream(&other));
    OK(aclrtCreateEvent(&begin));
    OK(aclrtCreateEventWithFlag(&end, ACL_EVENT_TIME_LINE));
    OK(aclrtCreateEventExWithFlag(&untimed, ACL_EVENT_SYNC));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtCreateEventWithFlag(&untimed, 0));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtCreateEventWithFlag(&untimed, ACL_EVENT_IPC | ACL_EVENT_TIME_LINE));
    OK(aclrtQueryEvent(begin, &old_status));
    IS(old_status == ACL_EVENT_STATUS_NOT_READY);
    OK(aclrtRecordEvent(begin, stream));
    OK(acl_launch(set_flag, 1, stream, &flag, sizeof flag));
    OK(aclrtRecordEvent(end, stream));
    OK(aclrtRecordEvent(untimed, stream));
    OK(aclrtStreamWaitEvent(other, end));
    OK(acl_launch(wait_flag, 1, other, &flag, sizeof flag));
    OK(aclrtSynchronizeStream(other));
    OK(aclrtQueryEventWaitStatus(end, &waits));
    IS(waits == ACL_EVENT_WAIT_STATUS_COMPLETE);
    OK(aclrtSynchronizeEvent(end));
    OK(aclrtQueryEventStatus(end, &status));
    IS(status == ACL_EVENT_RECORDED_STATUS_COMPLETE);
    OK(aclrtEventElapsedTime(&ms, begin, end));
    IS(ms >= 0 && ms < 60000);
    EXPECT(ACL_ERROR_RT_EVENT_TIMESTAMP_REVERSAL, aclrtEventElapsedTime(&ms, end, begin));
    OK(aclrtSynchronizeEventWithTimeout(untimed, 60000));
    EXPECT(ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID, aclrtEventElapsedTime(&ms, begin, untimed));
    OK(aclrtResetEvent(end, stream));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtQueryEventStatus(end, &status));
    IS(status == ACL_EVENT_RECORDED_STATUS_NOT_READY);
    OK(aclrtMemset(flag, 64, 0, 64));
    OK(acl_launch(wait_flag, 1, stream, &flag, sizeof flag));
    OK(aclrtRecordEvent(end, stream));
    EXPECT(ACL_ERROR_RT_EVENT_SYNC_TIMEOUT, aclrtSynchronizeEventWithTimeout(end, 20));
    OK(aclrtStreamAbort(stream));
    OK(aclrtDestroyEvent(begin));
    OK(aclrtDestroyEvent(end));
    OK(aclrtDestroyEvent(untimed));
    OK(aclrtDestroyStream(other));
    OK(aclrtFree(flag));
}

/* ---- facts and limits ---- */

static void device_facts(void)
{
    int64_t value = 0;
    uint32_t count = 0;
    int32_t number = -1, major = 0, minor = 0, patch = 0;
    aclrtRunMode mode = ACL_DEVICE;
    OK(aclrtGetDeviceCount(&count));
    IS(count == 8);
    OK(aclrtGetRunMode(&mode));
    IS(mode == ACL_HOST);
    OK(aclrtGetVersion(&major, &minor, &patch));
    IS(major == 1 && minor == 17 && patch == 0);
    IS(strcmp(aclrtGetSocName(), "Ascend910_93") == 0);
    OK(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_VECTOR_CORE_NUM, &value));
    IS(value == 48);
    OK(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE, &value));
    IS(value == 192 * 1024);
    OK(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_IS_VIRTUAL, &value));
    IS(value == 1);
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtGetDeviceInfo(0, (aclrtDevAttr)999, &value));
    OK(aclrtGetPhyDevIdByLogicDevId(3, &number));
    IS(number == 3);
    OK(aclrtGetUserDevIdByLogicDevId(2, &number));
    IS(number == 2);
    OK(aclrtDeviceGetBareTgid(&number));
    IS(number == (int32_t)getpid());
}

static void core_limits(void)
{
    uint32_t cores = 0;
    const aclrtDevResLimitType type = ACL_RT_DEV_RES_VECTOR_CORE;
    OK(aclrtGetResInCurrentThread(type, &cores));
    IS(cores == 48);
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtSetDeviceResLimit(0, type, 49));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtSetDeviceResLimit(0, type, 0));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtSetDeviceResLimit(0, (aclrtDevResLimitType)5, 4));
    OK(aclrtSetDeviceResLimit(0, type, 10));
    OK(aclrtSetStreamResLimit(stream, type, 3));
    OK(aclrtGetDeviceResLimit(0, type, &cores));
    IS(cores == 10);
    OK(aclrtGetStreamResLimit(stream, type, &cores));
    IS(cores == 3);
    OK(aclrtUseStreamResInCurrentThread(stream));
    OK(aclrtGetResInCurrentThread(type, &cores));
    IS(cores == 3);
    int32_t *out = acl_zeros(48 * 8);
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, launch_one(acl_function(image, "acl_blocks"), 4, &out,
                                                  sizeof out, ATTR(SCHEM_MODE, .schemMode = 1)));
    OK(aclrtUnuseStreamResInCurrentThread(stream));
    OK(aclrtResetStreamResLimit(stream));
    OK(launch_one(acl_function(image, "acl_blocks"), 4, &out, sizeof out,
                  ATTR(SCHEM_MODE, .schemMode = 1)));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtGetResInCurrentThread(type, &cores));
    IS(cores == 10);
    OK(aclrtResetDeviceResLimit(0));
    OK(aclrtGetResInCurrentThread(type, &cores));
    IS(cores == 48);
    OK(aclrtFree(out));
}

int main(int argc, char **argv)
{
    IS(argc == 2);
    acl_image_path = argv[1];
    OK(aclInit(NULL));
    OK(aclrtSetDevice(0));
    OK(aclrtCreateStream(&stream));
    image = acl_image();
    add = acl_function(image, "acl_add");
    wait_flag = acl_function(image, "acl_wait");
    set_flag = acl_function(image, "acl_set");
    every_block_runs();
    attributes_are_checked();
    arguments_in_all_forms();
    arrays_are_checked();
    functions_are_described();
    images_are_checked();
    failures_have_their_codes();
    limits_for_all_later_kernels();
    kernels_on_two_streams_meet();
    time_limits_of_synchronise();
    host_functions_run_in_order();
    events_order_and_measure();
    device_facts();
    core_limits();
    OK(aclrtDestroyStream(stream));
    OK(aclrtBinaryUnLoad(image));
    OK(aclrtResetDevice(0));
    OK(aclFinalize());
    puts("launch: ok");
    return 0;
}
