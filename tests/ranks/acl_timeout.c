/* Time limits of kernels, however they are given: fractions of a second end a kernel that waits
 * near their time, limits beyond 32 bits of microseconds do not end it, and none is cut when it is
 * converted. All kernels wait at the same time, each on a stream of its own.
 * Usage: acl_timeout IMAGE */
#include "acl_support.h"

enum { CASES_MAX = 24, GO_MS = 3000 };

typedef struct one {
    const char *name;
    aclrtStream stream;
    void *flag;
    double limit; /* seconds after which it must end; 0 = not before the flag */
    double ended;
    int code;
} one;

static one cases[CASES_MAX];
static int count;
static aclrtFuncHandle wait_flag;

static void start(const char *name, double limit, aclrtLaunchKernelAttr *attribute)
{
    one *c = &cases[count++];
    aclrtLaunchKernelCfg config = {attribute, 1};
    *c = (one){.name = name, .limit = limit, .flag = acl_zeros(64)};
    OK(aclrtCreateStream(&c->stream));
    OK(aclrtLaunchKernelWithHostArgs(wait_flag, 1, c->stream, attribute ? &config : NULL, &c->flag,
                                     sizeof c->flag, NULL, 0));
}

static void start_seconds(const char *name, uint16_t seconds, double limit)
{
    aclrtLaunchKernelAttr a = {.id = ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT};
    a.value.timeout = seconds;
    start(name, limit, &a);
}

static void start_us(const char *name, uint64_t us, double limit)
{
    aclrtLaunchKernelAttr a = {.id = ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US};
    a.value.timeoutUs.timeoutLow = (uint32_t)us;
    a.value.timeoutUs.timeoutHigh = (uint32_t)(us >> 32);
    start(name, limit, &a);
}

static void for_all_later_kernels(void)
{
    uint64_t actual = 0;
    uint32_t ms;
    OK(aclrtSetOpExecuteTimeOutWithMs(500));
    OK(aclrtGetOpExecuteTimeout(&ms));
    IS(ms == 500);
    start("WithMs 500", 0.5, NULL);
    OK(aclrtSetOpExecuteTimeOut(4295));
    OK(aclrtGetOpExecuteTimeout(&ms));
    IS(ms == 4295000);
    start("4295 s", 0, NULL);
    OK(aclrtSetOpExecuteTimeOutV2(5000000000u, &actual));
    IS(actual == 5000000000u);
    start("V2 5000 s", 0, NULL);
    OK(aclrtSetOpExecuteTimeOutV2(700000, &actual));
    start("V2 0.7 s", 0.7, NULL);
    start_seconds("attribute wins", 5000, 0);
    OK(aclrtSetOpExecuteTimeOut(UINT32_MAX));
    OK(aclrtGetOpExecuteTimeout(&ms));
    IS(ms == UINT32_MAX); /* what the answer has room for; the limit itself is longer */
    start("largest", 0, NULL);
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtSetOpExecuteTimeOutV2(UINT64_MAX, &actual));
    OK(aclrtSetOpExecuteTimeOut(0)); /* the default again */
    OK(aclrtGetOpExecuteTimeout(&ms));
    IS(ms > 500);
    start("default", 0, NULL);
}

/* Asks all streams until `seconds` are over; notes when each has ended. */
static void watch(double begin, double seconds)
{
    for (double end = acl_now() + seconds; acl_now() < end; usleep(2000))
        for (int i = 0; i < count; i++) {
            aclrtStreamStatus status = ACL_STREAM_STATUS_NOT_READY;
            if (cases[i].ended == 0 && (aclrtStreamQuery(cases[i].stream, &status) != ACL_SUCCESS ||
                                        status == ACL_STREAM_STATUS_COMPLETE))
                cases[i].ended = acl_now() - begin;
        }
}

int main(int argc, char **argv)
{
    acl_image_path = argv[argc - 1];
    OK(aclInit(NULL));
    OK(aclrtSetDevice(0));
    aclrtBinHandle image = acl_image();
    wait_flag = acl_function(image, "acl_wait");
    double begin = acl_now();
    start_seconds("TIMEOUT 0", 0, 0);
    start_seconds("TIMEOUT 1", 1, 1);
    start_seconds("TIMEOUT 4294", 4294, 0);
    start_seconds("TIMEOUT 4295", 4295, 0);
    start_seconds("TIMEOUT 5000", 5000, 0);
    start_seconds("TIMEOUT 65535", 65535, 0);
    start_us("TIMEOUT_US 0", 0, 0);
    start_us("TIMEOUT_US 0.5 s", 500000, 0.5);
    start_us("TIMEOUT_US 4294 s", 4294000000u, 0);
    start_us("TIMEOUT_US 4295 s", 4295000000u, 0);
    start_us("TIMEOUT_US 5000 s", 5000000000u, 0);
    start_us("TIMEOUT_US largest", UINT64_MAX, 0);
    for_all_later_kernels();
    watch(begin, GO_MS / 1000.0);
    for (int i = 0; i < count; i++) {
        int32_t flag[8] = {1};
        OK(aclrtMemcpy(cases[i].flag, 32, flag, 32, ACL_MEMCPY_HOST_TO_DEVICE));
    }
    for (int i = 0; i < count; i++) {
        one *c = &cases[i];
        c->code = aclrtSynchronizeStream(c->stream);
        int wanted = c->limit > 0 ? ACL_ERROR_RT_VECTOR_CORE_TIMEOUT : ACL_SUCCESS;
        bool in_time =
            c->limit > 0 ? c->ended > c->limit - 0.05 && c->ended < c->limit + 1.9 : c->ended == 0;
        printf("%-20s code %6d, ended %.3f s\n", c->name, c->code, c->ended);
        if (c->code != wanted || !in_time) {
            fprintf(stderr, "%s: code %d (wanted %d), ended after %.3f s (limit %.1f): %s\n",
                    c->name, c->code, wanted, c->ended, c->limit, acl_text());
            return 1;
        }
        OK(aclrtDestroyStream(c->stream));
        OK(aclrtFree(c->flag));
    }
    OK(aclrtBinaryUnLoad(image));
    OK(aclrtResetDevice(0));
    OK(aclFinalize());
    puts("timeout: ok");
    return 0;
}
