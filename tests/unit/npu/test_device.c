/* Proves how devices are numbered (AIVDRIVE_DEVICES, ASCEND_RT_VISIBLE_DEVICES), opened and closed
 * by count, how contexts follow threads, and that wrong order is refused with a reason. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/time.h"
#include "npu/device.h"
#include "npu/npu.h"

static void says(const char *text)
{
    if (!strstr(base_error_recent(), text))
        fail_msg("\"%s\" is not in \"%s\"", text, base_error_recent());
}

static void nothing_works_without_a_device(void **state)
{
    (void)state;
    int32_t device;
    npu_stream *stream;
    void *p;
    assert_int_equal(npu_device_current(&device), AIVD_ERR_STATE);
    says("aclrtSetDevice");
    assert_int_equal(npu_stream_create(NULL, 0, &stream), AIVD_ERR_STATE);
    assert_int_equal(npu_stream_check(NULL, &stream), AIVD_ERR_STATE);
    assert_int_equal(npu_device_synchronize(BASE_NEVER), AIVD_ERR_STATE);
    assert_int_equal(npu_mem_alloc(3, 64, NPU_MEM_POPULATED, &p), AIVD_ERR_STATE);
    assert_int_equal(npu_device_reset(3, false), AIVD_ERR_STATE);
}

static void counts_and_numbers(void **state)
{
    (void)state;
    uint32_t count;
    int32_t device;
    unsetenv("AIVDRIVE_DEVICES");
    unsetenv("ASCEND_RT_VISIBLE_DEVICES");
    assert_int_equal(npu_device_count(&count), AIVD_OK);
    assert_int_equal(count, 8);
    assert_int_equal(npu_device_from_user(8, &device), AIVD_ERR_NOT_FOUND);
    says("AIVDRIVE_DEVICES=9");
    assert_int_equal(npu_device_from_user(-1, &device), AIVD_ERR_NOT_FOUND);
    assert_int_equal(npu_device_set(8), AIVD_ERR_NOT_FOUND);
    says("AIVDRIVE_DEVICES=9");
    setenv("AIVDRIVE_DEVICES", "12", 1);
    assert_int_equal(npu_device_count(&count), AIVD_OK);
    assert_int_equal(count, 12);
    assert_int_equal(npu_device_from_user(11, &device), AIVD_OK);
    assert_int_equal(device, 11);
    setenv("AIVDRIVE_DEVICES", "many", 1);
    assert_int_equal(npu_device_count(&count), AIVD_ERR_ENV);
    unsetenv("AIVDRIVE_DEVICES");
}

static void visible_devices_are_renumbered(void **state)
{
    (void)state;
    uint32_t count;
    int32_t number;
    setenv("ASCEND_RT_VISIBLE_DEVICES", "5, 2,7", 1);
    assert_int_equal(npu_device_count(&count), AIVD_OK);
    assert_int_equal(count, 3);
    assert_int_equal(npu_device_from_user(0, &number), AIVD_OK);
    assert_int_equal(number, 5);
    assert_int_equal(npu_device_from_user(2, &number), AIVD_OK);
    assert_int_equal(number, 7);
    assert_int_equal(npu_device_to_user(2, &number), AIVD_OK);
    assert_int_equal(number, 1);
    assert_int_equal(npu_device_from_user(3, &number), AIVD_ERR_NOT_FOUND);
    says("ASCEND_RT_VISIBLE_DEVICES");
    static const char *const wrong[] = {"1,", "x", "1,,2", "1 2", "8", "1,1", "-1", ",", "1;2"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        setenv("ASCEND_RT_VISIBLE_DEVICES", wrong[i], 1);
        assert_int_equal(npu_device_count(&count), AIVD_ERR_ENV);
    }
    unsetenv("ASCEND_RT_VISIBLE_DEVICES");
}

static void opening_is_counted(void **state)
{
    (void)state;
    int32_t device;
    npu_stream *stream, *real;
    void *p;
    assert_int_equal(npu_device_set(1), AIVD_OK);
    assert_int_equal(npu_device_set(1), AIVD_OK);
    assert_int_equal(npu_stream_create(NULL, 0, &stream), AIVD_OK);
    assert_int_equal(npu_mem_alloc(1, 64, NPU_MEM_POPULATED, &p), AIVD_OK);
    assert_int_equal(npu_device_reset(1, false), AIVD_OK);
    assert_int_equal(npu_device_current(&device), AIVD_OK);
    assert_int_equal(device, 1);
    assert_int_equal(npu_device_reset(1, false), AIVD_OK); /* the last: streams and memory go */
    assert_int_equal(npu_device_current(&device), AIVD_ERR_STATE);
    assert_int_equal(npu_stream_check(stream, &real), AIVD_ERR_HANDLE);
    assert_int_equal(npu_mem_free(p), AIVD_ERR_PARAM);
    assert_int_equal(npu_device_reset(1, false), AIVD_ERR_STATE);
    assert_int_equal(npu_device_set(1), AIVD_OK); /* and opens again */
    assert_int_equal(npu_device_set(1), AIVD_OK);
    assert_int_equal(npu_device_reset(1, true), AIVD_OK); /* force: whatever the count */
    assert_int_equal(npu_device_reset(1, false), AIVD_ERR_STATE);
}

static void contexts_belong_to_threads(void **state)
{
    (void)state;
    npu_context *primary, *own, *current;
    npu_stream *stream, *real;
    assert_int_equal(npu_device_set(2), AIVD_OK);
    assert_int_equal(npu_context_current(&primary), AIVD_OK);
    assert_int_equal(npu_context_create(2, &own), AIVD_OK);
    assert_int_equal(npu_context_current(&current), AIVD_OK);
    assert_ptr_equal(current, own); /* creating makes it current */
    assert_int_equal(npu_stream_create(NULL, 0, &stream), AIVD_OK);
    assert_ptr_equal(npu_stream_context(stream), own);
    assert_int_equal(npu_context_destroy(primary), AIVD_ERR_PARAM);
    assert_int_equal(npu_context_destroy(own), AIVD_OK);
    assert_int_equal(npu_stream_check(stream, &real), AIVD_ERR_HANDLE);
    assert_int_equal(npu_context_current(&current), AIVD_ERR_STATE);
    says("destroyed");
    assert_int_equal(npu_context_set(own), AIVD_ERR_STATE);
    assert_int_equal(npu_context_destroy(own), AIVD_ERR_HANDLE);
    assert_int_equal(npu_context_set(primary), AIVD_OK);
    assert_int_equal(npu_device_reset(2, false), AIVD_OK);
}

/* An explicit context keeps the device and its memory open. */
static void a_context_keeps_its_device_open(void **state)
{
    (void)state;
    npu_context *own;
    void *p;
    assert_int_equal(npu_context_create(2, &own), AIVD_OK);
    assert_int_equal(npu_device_set(2), AIVD_OK);
    assert_int_equal(npu_mem_alloc(2, 64, NPU_MEM_POPULATED, &p), AIVD_OK);
    assert_int_equal(npu_device_reset(2, false), AIVD_OK);
    assert_int_equal(npu_mem_free(p), AIVD_OK);
    assert_int_equal(npu_context_destroy(own), AIVD_OK);
    assert_int_equal(npu_mem_alloc(2, 64, NPU_MEM_POPULATED, &p), AIVD_ERR_STATE);
}

static void *thread_main(void *context)
{
    int32_t device = -1;
    if (npu_device_current(&device) != AIVD_ERR_STATE)
        return (void *)1;
    if (npu_context_set(context) != AIVD_OK || npu_device_current(&device) != AIVD_OK)
        return (void *)2;
    return (void *)(intptr_t)(device == 3 ? 0 : 3);
}

static void a_new_thread_has_no_context(void **state)
{
    (void)state;
    npu_context *context;
    pthread_t thread;
    void *failed;
    assert_int_equal(npu_device_set(3), AIVD_OK);
    npu_context_current(&context);
    pthread_create(&thread, NULL, thread_main, context);
    pthread_join(thread, &failed);
    assert_ptr_equal(failed, NULL);
    assert_int_equal(npu_device_reset(3, false), AIVD_OK);
}

enum { ROUNDS = 300 };

static void *open_and_close(void *argument)
{
    int32_t device = (int32_t)(intptr_t)argument;
    for (int i = 0; i < ROUNDS; i++) {
        npu_stream *stream;
        if (npu_device_set(device) || npu_stream_create(NULL, 0, &stream) ||
            npu_stream_synchronize(stream, BASE_NEVER) || npu_stream_destroy(stream, false) ||
            npu_device_reset(device, false))
            return (void *)1;
    }
    return NULL;
}

static void threads_open_their_devices(void **state)
{
    (void)state;
    pthread_t threads[4];
    for (intptr_t i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, open_and_close, (void *)(i + 4));
    for (int i = 0; i < 4; i++) {
        void *failed;
        pthread_join(threads[i], &failed);
        assert_ptr_equal(failed, NULL);
    }
}

static void core_limits(void **state)
{
    (void)state;
    uint32_t cores;
    npu_stream *stream;
    assert_int_equal(npu_cores_device_limit(4, &cores), AIVD_ERR_STATE);
    assert_int_equal(npu_device_set(4), AIVD_OK);
    assert_int_equal(npu_stream_create(NULL, 0, &stream), AIVD_OK);
    npu_cores_thread_limit(&cores);
    assert_int_equal(cores, 48);
    assert_int_equal(npu_cores_device_set(4, 49), AIVD_ERR_PARAM);
    says("49");
    says("48");
    assert_int_equal(npu_cores_device_set(4, 20), AIVD_OK);
    assert_int_equal(npu_cores_stream_set(stream, 7), AIVD_OK);
    npu_cores_thread_limit(&cores);
    assert_int_equal(cores, 20);
    assert_int_equal(npu_cores_thread_use(stream), AIVD_OK);
    npu_cores_thread_limit(&cores);
    assert_int_equal(cores, 7);
    npu_cores_stream_set(stream, 0);
    npu_cores_thread_limit(&cores);
    assert_int_equal(cores, 20);
    npu_cores_stream_set(stream, 9);
    npu_cores_stream_limit(stream, &cores);
    assert_int_equal(cores, 9);
    npu_cores_thread_use(NULL);
    npu_cores_device_set(4, 0);
    npu_cores_thread_limit(&cores);
    assert_int_equal(cores, 48);
    npu_cores_thread_use(stream);
    npu_stream_destroy(stream, false); /* a chosen stream that is gone is not followed */
    npu_cores_thread_limit(&cores);
    assert_int_equal(cores, 48);
    assert_int_equal(npu_device_reset(4, false), AIVD_OK);
}

static void cores_from_the_environment(void **state)
{
    (void)state;
    uint32_t cores;
    setenv("AIVDRIVE_CORES", "6", 1);
    assert_int_equal(npu_device_set(5), AIVD_OK);
    npu_cores_thread_limit(&cores);
    assert_int_equal(cores, 6);
    assert_int_equal(npu_cores_device_set(5, 7), AIVD_ERR_PARAM);
    says("AIVDRIVE_CORES");
    assert_int_equal(npu_device_reset(5, false), AIVD_OK);
    setenv("AIVDRIVE_CORES", "72", 1); /* more than this product has */
    assert_int_equal(npu_device_set(5), AIVD_ERR_ENV);
    unsetenv("AIVDRIVE_CORES");
}

static void shutdown_ends_everything_and_can_begin_again(void **state)
{
    (void)state;
    npu_stream *stream, *real;
    npu_context *own;
    void *p;
    npu_device_set(0);
    npu_device_set(0);
    npu_context_create(0, &own);
    npu_stream_create(NULL, 0, &stream);
    npu_mem_alloc(0, 64, NPU_MEM_POPULATED, &p);
    npu_shutdown();
    assert_int_equal(npu_stream_check(stream, &real), AIVD_ERR_HANDLE);
    assert_int_equal(npu_context_set(own), AIVD_ERR_STATE);
    assert_int_equal(npu_mem_free(p), AIVD_ERR_PARAM);
    assert_int_equal(npu_device_reset(0, false), AIVD_ERR_STATE);
    assert_int_equal(npu_device_set(0), AIVD_OK);
    assert_int_equal(npu_mem_alloc(0, 64, NPU_MEM_POPULATED, &p), AIVD_OK);
    assert_int_equal(npu_device_reset(0, false), AIVD_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_works_without_a_device),
        cmocka_unit_test(counts_and_numbers),
        cmocka_unit_test(visible_devices_are_renumbered),
        cmocka_unit_test(opening_is_counted),
        cmocka_unit_test(contexts_belong_to_threads),
        cmocka_unit_test(a_context_keeps_its_device_open),
        cmocka_unit_test(a_new_thread_has_no_context),
        cmocka_unit_test(threads_open_their_devices),
        cmocka_unit_test(core_limits),
        cmocka_unit_test(cores_from_the_environment),
        cmocka_unit_test(shutdown_ends_everything_and_can_begin_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
