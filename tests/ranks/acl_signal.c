/* Notifies, words and callbacks within one process: order between streams and devices, limits,
 * wrong handles; the function told about failed tasks; failure modes. Usage: acl_signal IMAGE */
#include <pthread.h>
#include <stdatomic.h>

#include "acl_support.h"

static aclrtStream a, b;
static aclrtFuncHandle add, trap;

/* ---- notifies ---- */

static void notifies_are_checked(void)
{
    aclrtNotify notify;
    uint32_t id, second_id;
    char key[65];
    int local;
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtCreateNotify(NULL, 0));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtCreateNotify(&notify, 16));
    OK(aclrtCreateNotify(&notify, ACL_NOTIFY_DEFAULT));
    OK(aclrtGetNotifyId(notify, &id));
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtGetNotifyId(notify, NULL));
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtRecordNotify(NULL, a));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtRecordNotify(notify, (aclrtStream)&local));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtRecordNotify((aclrtNotify)&local, a));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtNotifyGetExportKey(notify, key, 64, 0));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtNotifyGetExportKey(notify, key, 65, 1));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtNotifySetImportPid(notify, &(int32_t){-4}, 1));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtNotifyImportByKey(&notify, "x", 0));
    SAYS("aclrtNotifyGetExportKey");
    OK(aclrtDestroyNotify(notify));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtDestroyNotify(notify));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtWaitAndResetNotify(notify, a, 0));
    SAYS("destroyed before");
    OK(aclrtCreateNotify(&notify, 0));
    OK(aclrtGetNotifyId(notify, &second_id));
    IS(second_id == id); /* the number is free again */
    OK(aclrtDestroyNotify(notify));
}

/* All 8192 of a device, then one more. */
static void notifies_run_out(void)
{
    static aclrtNotify all[8192];
    aclrtNotify more;
    for (int i = 0; i < 8192; i++)
        OK(aclrtCreateNotify(&all[i], 0));
    EXPECT(ACL_ERROR_RT_NO_NOTIFY_RESOURCE, aclrtCreateNotify(&more, 0));
    SAYS("8192");
    for (int i = 0; i < 8192; i++)
        OK(aclrtDestroyNotify(all[i]));
}

static void a_notify_orders_streams(void)
{
    int32_t *out = acl_zeros(64);
    aclrtNotify notify;
    OK(aclrtCreateNotify(&notify, 0));
    /* The wait is queued and run first; the same thread synchronises only the waiting stream. */
    for (int i = 1; i <= 100; i++) {
        int32_t before = 2 * (i - 1);
        OK(aclrtWaitAndResetNotify(notify, b, 0));
        acl_add(add, b, out, 1);
        acl_add(add, a, out, 1);
        OK(aclrtRecordNotify(notify, a));
        OK(aclrtSynchronizeStream(b));
        IS(acl_read(out) == before + 2);
    }
    /* Set twice is set once; it was taken, so a second wait runs into its limit. */
    OK(aclrtRecordNotify(notify, a));
    OK(aclrtRecordNotify(notify, a));
    OK(aclrtSynchronizeStream(a));
    OK(aclrtWaitAndResetNotify(notify, b, 10000));
    OK(aclrtSynchronizeStream(b));
    double begin = acl_now();
    OK(aclrtWaitAndResetNotify(notify, b, 100));
    acl_add(add, b, out, 1);
    EXPECT(ACL_ERROR_RT_WAIT_TIMEOUT, aclrtSynchronizeStream(b));
    SAYS("notify");
    SAYS("0.100 s");
    IS(acl_now() - begin >= 0.09);
    /* Destroyed while a task names it: the task still runs. */
    OK(aclrtWaitAndResetNotify(notify, b, 0));
    OK(aclrtRecordNotify(notify, a));
    OK(aclrtDestroyNotify(notify));
    OK(aclrtSynchronizeStream(b));
    OK(aclrtSynchronizeStream(a));
    /* An abort ends a wait that nobody will end. */
    OK(aclrtCreateNotify(&notify, 0));
    OK(aclrtWaitAndResetNotify(notify, b, 0));
    EXPECT(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, aclrtSynchronizeStreamWithTimeout(b, 20));
    OK(aclrtStreamAbort(b));
    OK(aclrtSynchronizeStream(b));
    OK(aclrtDestroyNotify(notify));
    OK(aclrtFree(out));
}

static void the_limit_of_waits_is_used(void)
{
    aclrtNotify notify;
    aclrtEvent event;
    int32_t *word = acl_zeros(64);
    OK(aclrtCreateNotify(&notify, 0));
    OK(aclrtSetOpWaitTimeout(1));
    double begin = acl_now();
    OK(aclrtWaitAndResetNotify(notify, b, 0));
    EXPECT(ACL_ERROR_RT_WAIT_TIMEOUT, aclrtSynchronizeStream(b));
    OK(aclrtValueWait(word, 1, ACL_STREAM_WAIT_VALUE_EQ, b));
    EXPECT(ACL_ERROR_RT_WAIT_TIMEOUT, aclrtSynchronizeStream(b));
    SAYS("a word in device memory");
    IS(acl_now() - begin >= 1.9);
    OK(aclrtSetOpWaitTimeout(0));
    /* An event that is recorded too late has the same code. */
    OK(aclrtCreateEvent(&event));
    OK(aclrtWaitAndResetNotify(notify, a, 0));
    OK(aclrtRecordEvent(event, a));
    OK(aclrtStreamWaitEventWithTimeout(b, event, 50));
    EXPECT(ACL_ERROR_RT_WAIT_TIMEOUT, aclrtSynchronizeStream(b));
    OK(aclrtStreamAbort(a));
    OK(aclrtDestroyEvent(event));
    OK(aclrtDestroyNotify(notify));
    OK(aclrtFree(word));
}

/* ---- words ---- */

static void words_have_conditions(void)
{
    uint64_t *word = acl_zeros(64);
    uint64_t seen;
    static const struct {
        uint64_t before, value;
        uint32_t condition, holds;
    } rows[] = {
        {5, 5, ACL_STREAM_WAIT_VALUE_GEQ, 1}, {6, 5, ACL_STREAM_WAIT_VALUE_GEQ, 1},
        {4, 5, ACL_STREAM_WAIT_VALUE_GEQ, 0}, {2, UINT64_MAX, ACL_STREAM_WAIT_VALUE_GEQ, 1},
        {5, 5, ACL_STREAM_WAIT_VALUE_EQ, 1},  {6, 5, ACL_STREAM_WAIT_VALUE_EQ, 0},
        {6, 2, ACL_STREAM_WAIT_VALUE_AND, 1}, {5, 2, ACL_STREAM_WAIT_VALUE_AND, 0},
        {5, 2, ACL_STREAM_WAIT_VALUE_NOR, 1}, {UINT64_MAX - 1, 1, ACL_STREAM_WAIT_VALUE_NOR, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        OK(aclrtValueWrite(word, rows[i].before, 0, a));
        OK(aclrtSynchronizeStream(a));
        OK(aclrtMemcpy(&seen, 8, word, 8, ACL_MEMCPY_DEVICE_TO_HOST));
        IS(seen == rows[i].before);
        OK(aclrtValueWait(word, rows[i].value, rows[i].condition, b));
        int code = aclrtSynchronizeStreamWithTimeout(b, rows[i].holds ? 20000 : 30);
        if (code != (rows[i].holds ? ACL_SUCCESS : ACL_ERROR_RT_STREAM_SYNC_TIMEOUT)) {
            fprintf(stderr, "row %zu: %d %s\n", i, code, acl_text());
            exit(1);
        }
        OK(aclrtStreamAbort(b));
    }
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtValueWait(word, 0, 4, b));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtValueWrite(word, 0, 1, b));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtValueWrite((char *)word + 4, 0, 0, b));
    SAYS("8-byte");
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtValueWrite(&seen, 0, 0, b));
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtValueWait(NULL, 0, 0, b));
    OK(aclrtFree(word));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtValueWrite(word, 0, 0, b));
}

static void devices_of_one_process(void)
{
    aclrtNotify notify;
    aclrtStream other;
    int32_t *out = acl_zeros(64);
    OK(aclrtCreateNotify(&notify, 0));
    OK(aclrtSetDevice(1));
    OK(aclrtCreateStream(&other));
    acl_add(add, other, out, 3);
    OK(aclrtRecordNotify(notify, other));
    OK(aclrtSetDevice(0));
    OK(aclrtWaitAndResetNotify(notify, a, 0));
    acl_add(add, a, out, 4);
    OK(aclrtSynchronizeStream(a));
    IS(acl_read(out) == 7);
    EXPECT(ACL_ERROR_RT_STREAM_CONTEXT, aclrtRecordNotify(notify, other));
    OK(aclrtDestroyNotify(notify));
    OK(aclrtFree(out));
    OK(aclrtResetDevice(1));
    OK(aclrtSetDevice(0));
}

/* ---- callbacks ---- */

static _Atomic int ran;
static _Atomic bool stop;
static pthread_t reporter;

static void count(void *data)
{
    IS(pthread_equal(pthread_self(), reporter));
    usleep(2000);
    ran = ran * 10 + *(int *)data;
}

static void *report_loop(void *argument)
{
    (void)argument;
    OK(aclrtSetDevice(0));
    while (!stop) {
        int code = aclrtProcessReport(50);
        IS(code == ACL_SUCCESS || code == ACL_ERROR_RT_REPORT_TIMEOUT ||
           code == ACL_ERROR_RT_THREAD_SUBSCRIBE);
        if (code == ACL_ERROR_RT_THREAD_SUBSCRIBE)
            usleep(200);
    }
    OK(aclrtResetDevice(0));
    return NULL;
}

static void callbacks_run_in_their_thread(void)
{
    static int one = 1, two = 2, three = 3;
    int32_t *out = acl_zeros(64);
    uint64_t id;
    EXPECT(ACL_ERROR_RT_THREAD_SUBSCRIBE, aclrtProcessReport(0));
    SAYS("aclrtSubscribeReport");
    EXPECT(ACL_ERROR_RT_STREAM_NO_CB_REG, aclrtLaunchCallback(count, &one, ACL_CALLBACK_BLOCK, a));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtProcessReport(-2));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtLaunchCallback(count, &one, (aclrtCallbackBlockType)5, a));
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtLaunchCallback(NULL, &one, ACL_CALLBACK_BLOCK, a));
    IS(pthread_create(&reporter, NULL, report_loop, NULL) == 0);
    id = (uint64_t)reporter;
    OK(aclrtSubscribeReport(id, a));
    EXPECT(ACL_ERROR_RT_STREAM_SUBSCRIBE, aclrtSubscribeReport(id, a));
    OK(aclrtSubscribeReport(id, b));
    /* A callback that blocks: what follows sees it done. */
    OK(aclrtLaunchCallback(count, &one, ACL_CALLBACK_BLOCK, a));
    OK(aclrtLaunchCallback(count, &two, ACL_CALLBACK_BLOCK, a));
    acl_add(add, a, out, 1);
    OK(aclrtSynchronizeStream(a));
    IS(ran == 12);
    /* One that does not: the stream goes on. Nobody synchronises it: the reporter has it run. */
    OK(aclrtLaunchCallback(count, &three, ACL_CALLBACK_NO_BLOCK, b));
    for (double end = acl_now() + 20; ran != 123 && acl_now() < end;)
        usleep(500);
    IS(ran == 123);
    /* An abort gets a stream out of waiting for a callback that never runs. */
    OK(aclrtUnSubscribeReport(id, a));
    OK(aclrtSubscribeReport((uint64_t)pthread_self(), a));
    OK(aclrtLaunchCallback(count, &one, ACL_CALLBACK_BLOCK, a));
    EXPECT(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, aclrtSynchronizeStreamWithTimeout(a, 30));
    OK(aclrtStreamAbort(a));
    EXPECT(ACL_ERROR_RT_REPORT_TIMEOUT, aclrtProcessReport(10)); /* it was withdrawn */
    EXPECT(ACL_ERROR_RT_THREAD_SUBSCRIBE, aclrtUnSubscribeReport(id, a));
    OK(aclrtUnSubscribeReport((uint64_t)pthread_self(), a));
    OK(aclrtUnSubscribeReport(id, b));
    stop = true;
    pthread_join(reporter, NULL);
    IS(ran == 123);
    OK(aclrtFree(out));
}

/* ---- failures ---- */

static struct {
    _Atomic int times;
    uint32_t task, stream, device, code, thread;
} seen;

static void told(aclrtExceptionInfo *info)
{
    seen.task = aclrtGetTaskIdFromExceptionInfo(info);
    seen.stream = aclrtGetStreamIdFromExceptionInfo(info);
    seen.device = aclrtGetDeviceIdFromExceptionInfo(info);
    seen.code = aclrtGetErrorCodeFromExceptionInfo(info);
    seen.thread = aclrtGetThreadIdFromExceptionInfo(info);
    seen.times++;
}

static void failures_are_told(void)
{
    int32_t *out = acl_zeros(64), id;
    aclrtStream fresh;
    OK(aclrtCreateStream(&fresh));
    OK(aclrtSetExceptionInfoCallback(told));
    acl_add(add, fresh, out, 1);
    OK(acl_launch(trap, 1, fresh, NULL, 0));
    acl_add(add, fresh, out, 1); /* discarded: not a failure of its own */
    EXPECT(ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION, aclrtSynchronizeStream(fresh));
    OK(aclrtStreamGetId(fresh, &id));
    IS(seen.times == 1 && seen.task == 2 && seen.stream == (uint32_t)id && seen.device == 0);
    IS(seen.code == (uint32_t)ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION && seen.thread != UINT32_MAX);
    IS(aclrtGetTaskIdFromExceptionInfo(NULL) == UINT32_MAX);
    IS(acl_read(out) == 1);
    OK(aclrtSetExceptionInfoCallback(NULL));
    OK(acl_launch(trap, 1, fresh, NULL, 0));
    EXPECT(ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION, aclrtSynchronizeStream(fresh));
    IS(seen.times == 1);
    /* Going on: later tasks run, the error is reported all the same. */
    OK(aclrtSetStreamFailureMode(fresh, ACL_CONTINUE_ON_FAILURE));
    OK(acl_launch(trap, 1, fresh, NULL, 0));
    acl_add(add, fresh, out, 1);
    EXPECT(ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION, aclrtSynchronizeStream(fresh));
    IS(acl_read(out) == 2);
    OK(aclrtSetStreamFailureMode(fresh, ACL_STOP_ON_FAILURE));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtSetStreamFailureMode(fresh, 2));
    OK(acl_launch(trap, 1, fresh, NULL, 0));
    acl_add(add, fresh, out, 1);
    EXPECT(ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION, aclrtSynchronizeStream(fresh));
    IS(acl_read(out) == 2);
    OK(aclrtDestroyStream(fresh));
    OK(aclrtFree(out));
}

int main(int argc, char **argv)
{
    acl_image_path = argv[argc - 1];
    OK(aclInit(NULL));
    aclrtNotify notify;
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtCreateNotify(&notify, 0));
    OK(aclrtSetDevice(0));
    OK(aclrtCreateStream(&a));
    OK(aclrtCreateStream(&b));
    aclrtBinHandle image = acl_image();
    add = acl_function(image, "acl_add");
    trap = acl_function(image, "acl_trap");
    notifies_are_checked();
    notifies_run_out();
    a_notify_orders_streams();
    the_limit_of_waits_is_used();
    words_have_conditions();
    devices_of_one_process();
    callbacks_run_in_their_thread();
    failures_are_told();
    OK(aclrtDestroyStream(a));
    OK(aclrtDestroyStream(b));
    OK(aclrtBinaryUnLoad(image));
    OK(aclrtCreateNotify(&notify, 0)); /* ends with its device, opened several times by now */
    OK(aclrtResetDeviceForce(0));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtDestroyNotify(notify));
    OK(aclFinalize());
    puts("signal: ok");
    return 0;
}
