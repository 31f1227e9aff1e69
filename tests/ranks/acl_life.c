/* One test per row of docs/reference/lifecycle.md: what each ending call waits for, discards or
 * refuses, and the codes of a wrong order. Usage: acl_life IMAGE */
#include "acl_support.h"

static aclrtBinHandle image;
static aclrtFuncHandle add, wait_flag, set_flag;

static aclrtStream new_stream(void)
{
    aclrtStream stream = NULL;
    OK(aclrtCreateStream(&stream));
    return stream;
}

static void load(void)
{
    image = acl_image();
    add = acl_function(image, "acl_add");
    wait_flag = acl_function(image, "acl_wait");
    set_flag = acl_function(image, "acl_set");
}

/* A kernel that waits for ever, running on the progress thread. */
static void start_endless(aclrtStream stream, void *flag)
{
    OK(acl_launch(wait_flag, 2, stream, &flag, sizeof flag));
    EXPECT(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, aclrtSynchronizeStreamWithTimeout(stream, 30));
}

/* ---- wrong order ---- */

static void before_init_and_device(void)
{
    int32_t device;
    void *p;
    aclrtStream stream;
    aclrtEvent event;
    aclrtContext context;
    size_t a, b;
    uint32_t cores;
    aclrtBinHandle handle;
    char bytes[64] = "no image";
    EXPECT(ACL_ERROR_UNINITIALIZE, aclFinalize());
    SAYS("without aclInit");
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtGetDevice(&device));
    SAYS("aclrtSetDevice");
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtMalloc(&p, 64, ACL_MEM_MALLOC_HUGE_FIRST));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtMallocHost(&p, 64));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtMemcpy(bytes, 4, bytes + 8, 4, ACL_MEMCPY_DEFAULT));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtGetMemInfo(ACL_HBM_MEM, &a, &b));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtCreateStream(&stream));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtSynchronizeStream(NULL));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtSynchronizeDevice());
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtCreateEvent(&event));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtGetCurrentContext(&context));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL,
           aclrtGetResInCurrentThread(ACL_RT_DEV_RES_VECTOR_CORE, &cores));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtBinaryLoadFromData(bytes, sizeof bytes, NULL, &handle));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtResetDevice(0));
    EXPECT(ACL_ERROR_RT_INVALID_DEVICEID, aclrtSetDevice(1000));
    SAYS("AIVDRIVE_DEVICES=1001");
    EXPECT(ACL_ERROR_RT_INVALID_DEVICEID, aclrtSetDevice(-1));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtSetCurrentContext(bytes));
    IS(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL) == ACL_ERROR_RT_CONTEXT_NULL);
    IS(aclrtGetLastError(ACL_RT_THREAD_LEVEL) == ACL_ERROR_RT_CONTEXT_NULL);
    IS(aclrtGetLastError(ACL_RT_THREAD_LEVEL) == ACL_SUCCESS);
}

static void init_is_counted(void)
{
    uint64_t left = 77;
    EXPECT(ACL_ERROR_INVALID_FILE, aclInit("/there/is/no/such/file.json"));
    OK(aclInit(NULL));
    EXPECT(ACL_ERROR_REPEAT_INITIALIZE, aclInit(NULL));
    OK(aclFinalizeReference(&left));
    IS(left == 1);
    OK(aclFinalizeReference(&left));
    IS(left == 0);
    EXPECT(ACL_ERROR_REPEAT_FINALIZE, aclFinalize());
    OK(aclInit(NULL));
    EXPECT(ACL_ERROR_REPEAT_INITIALIZE, aclInit(NULL));
    OK(aclFinalize()); /* ends both */
    EXPECT(ACL_ERROR_REPEAT_FINALIZE, aclFinalizeReference(NULL));
    OK(aclInit(NULL));
}

static void handles_that_are_none(void)
{
    int local = 0;
    aclrtFuncHandle function;
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtDestroyStream(NULL));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtDestroyStream(&local));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtSynchronizeStream(&local));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtDestroyEvent(&local));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtRecordEvent(&local, NULL));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtBinaryUnLoad(&local));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtBinaryGetFunction(&local, "x", &function));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtDestroyBinary(&local));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, acl_launch(&local, 1, NULL, &local, 4));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtDestroyContext(&local));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtFree(&local));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtFreeHost(&local));
}

static void streams_belong_to_their_context(void)
{
    aclrtContext first, second;
    aclrtStreamStatus status;
    aclrtStream stream = new_stream();
    OK(aclrtGetCurrentContext(&first));
    OK(aclrtCreateContext(&second, 0));
    EXPECT(ACL_ERROR_RT_STREAM_CONTEXT, aclrtSynchronizeStream(stream));
    SAYS("aclrtSetCurrentContext");
    EXPECT(ACL_ERROR_RT_STREAM_CONTEXT, aclrtStreamQuery(stream, &status));
    OK(aclrtSetCurrentContext(first));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtDestroyContext(second));
    OK(aclrtDestroyStream(stream));
}

/* ---- ends: one per row ---- */

static void destroy_stream_waits(void)
{
    void *out = acl_zeros(64);
    aclrtStream stream = new_stream();
    for (int i = 0; i < 100; i++)
        acl_add(add, stream, out, 1);
    OK(aclrtDestroyStream(stream));
    IS(acl_read(out) == 100);
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtSynchronizeStream(stream));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtDestroyStream(stream));
    OK(aclrtFree(out));
}

static void destroy_stream_tells_an_untold_error(void)
{
    aclrtStream stream = new_stream();
    OK(acl_launch(acl_function(image, "acl_trap"), 1, stream, NULL, 0));
    EXPECT(ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION, aclrtDestroyStream(stream));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtDestroyStream(stream)); /* gone all the same */
}

static void destroy_stream_force_discards(void)
{
    void *flag = acl_zeros(64), *out = acl_zeros(64);
    aclrtStream stream = new_stream();
    start_endless(stream, flag);
    acl_add(add, stream, out, 1);
    OK(aclrtDestroyStreamForce(stream));
    IS(acl_read(out) == 0);
    OK(aclrtFree(out));
    OK(aclrtFree(flag));
}

static void abort_discards_and_keeps_the_stream(void)
{
    void *flag = acl_zeros(64), *out = acl_zeros(64);
    aclrtStream stream = new_stream();
    start_endless(stream, flag);
    acl_add(add, stream, out, 1);
    OK(aclrtStreamAbort(stream));
    OK(aclrtSynchronizeStream(stream));
    IS(acl_read(out) == 0);
    acl_add(add, stream, out, 5);
    OK(aclrtDestroyStream(stream));
    IS(acl_read(out) == 5);
    OK(aclrtFree(out));
    OK(aclrtFree(flag));
}

static void destroy_event_waits_for_nothing(void)
{
    void *out = acl_zeros(64);
    aclrtEvent event;
    aclrtStream stream = new_stream(), other = new_stream();
    OK(aclrtCreateEvent(&event));
    acl_add(add, stream, out, 1);
    OK(aclrtRecordEvent(event, stream));
    OK(aclrtStreamWaitEvent(other, event));
    acl_add(add, other, out, 10);
    OK(aclrtDestroyEvent(event));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtSynchronizeEvent(event));
    OK(aclrtSynchronizeStream(other)); /* the queued wait still works */
    IS(acl_read(out) == 11);
    OK(aclrtDestroyStream(stream));
    OK(aclrtDestroyStream(other));
    OK(aclrtFree(out));
}

static void free_waits_for_nothing(void)
{
    void *flag = acl_zeros(64), *other = acl_zeros(64);
    aclrtStream stream = new_stream();
    start_endless(stream, flag);
    double begin = acl_now();
    OK(aclrtFree(other));
    IS(acl_now() - begin < 5);
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtFree(other));
    OK(aclrtDestroyStreamForce(stream));
    OK(aclrtFree(flag));
}

static void free_with_sync_waits_for_the_device(void)
{
    void *out = acl_zeros(64), *other = acl_zeros(64);
    aclrtStream stream = new_stream();
    acl_add(add, stream, out, 3);
    OK(aclrtFreeWithDevSync(other));
    IS(acl_read(out) == 3);
    OK(aclrtDestroyStream(stream));
    OK(aclrtFree(out));
}

static void destroy_binary_keeps_images(void)
{
    FILE *f = fopen(acl_image_path, "rb");
    IS(f != NULL);
    fseek(f, 0, SEEK_END);
    size_t size = (size_t)ftell(f);
    rewind(f);
    char *bytes = malloc(size);
    IS(fread(bytes, 1, size, f) == size);
    fclose(f);
    void *out = acl_zeros(64);
    aclrtBinHandle handle;
    aclrtBinary binary = aclrtCreateBinary(bytes, size);
    IS(binary != NULL);
    OK(aclrtBinaryLoad(binary, &handle));
    OK(aclrtDestroyBinary(binary));
    free(bytes);
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtBinaryLoad(binary, &handle));
    acl_add(acl_function(handle, "acl_add"), NULL, out, 2);
    OK(aclrtSynchronizeStream(NULL));
    IS(acl_read(out) == 2);
    OK(aclrtBinaryUnLoad(handle));
    OK(aclrtFree(out));
}

static void unload_waits_for_its_kernels(void)
{
    void *out = acl_zeros(64);
    aclrtBinHandle other = acl_image();
    aclrtFuncHandle function = acl_function(other, "acl_add");
    aclrtStream stream = new_stream();
    for (int i = 0; i < 10; i++)
        acl_add(function, stream, out, 1);
    OK(aclrtBinaryUnLoad(other));
    IS(acl_read(out) == 10);
    acl_add_args args = {out, 1};
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, acl_launch(function, 1, stream, &args, 12));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtBinaryUnLoad(other));
    OK(aclrtDestroyStream(stream));
    OK(aclrtFree(out));
}

static void destroy_context_waits_for_its_streams(void)
{
    void *out = acl_zeros(64);
    aclrtContext home, context;
    OK(aclrtGetCurrentContext(&home));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtDestroyContext(home));
    SAYS("aclrtResetDevice");
    OK(aclrtCreateContext(&context, 0));
    aclrtStream stream = new_stream();
    acl_add(add, stream, out, 4);
    acl_add(add, NULL, out, 4);
    OK(aclrtDestroyContext(context));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtGetCurrentContext(&context));
    OK(aclrtSetCurrentContext(home));
    IS(acl_read(out) == 8);
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtSynchronizeStream(stream));
    OK(aclrtFree(out));
}

static void reset_device_waits(void)
{
    OK(aclrtSetDevice(1));
    OK(aclrtSetDevice(1));
    void *out = NULL;
    OK(aclrtMallocHost(&out, 64)); /* outlives the device: host functions write here */
    aclrtStream stream = new_stream();
    void *device = acl_zeros(64);
    acl_add(add, stream, device, 6);
    OK(aclrtMemcpyAsync(out, 64, device, 64, ACL_MEMCPY_DEVICE_TO_HOST, stream));
    OK(aclrtResetDevice(1)); /* one of two: nothing happens */
    OK(aclrtSynchronizeStream(stream));
    IS(*(int32_t *)out == 6);
    acl_add(add, stream, device, 1);
    OK(aclrtMemcpyAsync(out, 64, device, 64, ACL_MEMCPY_DEVICE_TO_HOST, stream));
    OK(aclrtResetDevice(1)); /* the last */
    IS(*(int32_t *)out == 7);
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtSynchronizeStream(stream));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtResetDevice(1));
    OK(aclrtSetDevice(0));
    OK(aclrtResetDevice(0));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtFree(device)); /* went with its device */
    OK(aclrtFreeHost(out));
}

static void reset_device_force_discards(void)
{
    OK(aclrtSetDevice(1));
    OK(aclrtSetDevice(1));
    void *flag = acl_zeros(64);
    aclrtStream stream = new_stream();
    start_endless(stream, flag);
    double begin = acl_now();
    OK(aclrtResetDeviceForce(1)); /* whatever the count */
    IS(acl_now() - begin < 8);
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtResetDevice(1));
    OK(aclrtSetDevice(0));
    OK(aclrtResetDevice(0));
}

static void a_launch_ends_its_argument_list(void)
{
    void *out = acl_zeros(64);
    int32_t value = 9;
    aclrtArgsHandle args;
    aclrtParamHandle first, second;
    OK(aclrtKernelArgsInit(add, &args));
    OK(aclrtKernelArgsAppend(args, &out, sizeof out, &first));
    OK(aclrtKernelArgsAppend(args, &value, sizeof value, &second));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtLaunchKernelWithConfig(add, 1, NULL, NULL, args, NULL)); /* not finalised */
    OK(aclrtKernelArgsFinalize(args));
    value = 4;
    OK(aclrtKernelArgsParaUpdate(args, second, &value, sizeof value));
    OK(aclrtKernelArgsFinalize(args));
    OK(aclrtLaunchKernelWithConfig(add, 1, NULL, NULL, args, NULL));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtKernelArgsFinalize(args));
    OK(aclrtSynchronizeStream(NULL));
    IS(acl_read(out) == 4);
    OK(aclrtFree(out));
}

/* Last: everything that is open goes, waiting work is discarded. */
static void finalize_discards(void)
{
    void *flag = acl_zeros(64), *host;
    aclrtStream stream = new_stream();
    OK(aclrtMallocHost(&host, 100));
    start_endless(stream, flag);
    double begin = acl_now();
    OK(aclFinalize());
    IS(acl_now() - begin < 8);
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtSynchronizeStream(stream));
    OK(aclInit(NULL)); /* and again from the start */
    OK(aclrtSetDevice(0));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtSynchronizeStream(stream));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtBinaryUnLoad(image));
    load();
    void *out = acl_zeros(64);
    acl_add(add, NULL, out, 1);
    OK(aclrtSynchronizeStream(NULL));
    IS(acl_read(out) == 1);
    OK(aclFinalize());
}

int main(int argc, char **argv)
{
    IS(argc == 2);
    acl_image_path = argv[1];
    before_init_and_device();
    init_is_counted();
    OK(aclrtSetDevice(0));
    load();
    handles_that_are_none();
    streams_belong_to_their_context();
    destroy_stream_waits();
    destroy_stream_tells_an_untold_error();
    destroy_stream_force_discards();
    abort_discards_and_keeps_the_stream();
    destroy_event_waits_for_nothing();
    free_waits_for_nothing();
    free_with_sync_waits_for_the_device();
    destroy_binary_keeps_images();
    unload_waits_for_its_kernels();
    destroy_context_waits_for_its_streams();
    reset_device_waits();
    reset_device_force_discards();
    a_launch_ends_its_argument_list();
    finalize_discards();
    puts("life cycle: all rows hold");
    return 0;
}
