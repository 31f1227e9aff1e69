/* bench/share: what processes pay to share things without a communicator: a round trip over
 * notifies (each way: record, wait, both in streams that their ranks synchronise), the same inside
 * one process, and opening memory by a key. Usage: aivrun -n 2 bench/share CSV:
 * lib,op,ranks,bytes,median_us,min_us,p99_us,bus_GBps. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "acl/acl.h"
#include "aivdrive/launch.h"

enum { KEY = 65, TRIPS = 2000, IMPORTS = 200 };

#define OK(call)                                                                                   \
    do {                                                                                           \
        int code_ = (int)(call);                                                                   \
        if (code_ != 0) {                                                                          \
            const char *text_ = aclGetRecentErrMsg();                                              \
            fprintf(stderr, "%s: %d %s\n", #call, code_, text_ ? text_ : "");                      \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static int rank;
static double samples[TRIPS];

static double now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec * 1e-3;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void print(const char *op, int ranks, int count, size_t bytes)
{
    qsort(samples, (size_t)count, sizeof samples[0], ascending);
    if (rank == 0)
        printf("aivdrive,%s,%d,%zu,%.3f,%.3f,%.3f,\n", op, ranks, bytes, samples[count / 2],
               samples[0], samples[count * 99 / 100]);
}

/* Own notify, opened by the other rank as its own's partner. */
static aclrtNotify partner(aclrtNotify own)
{
    char keys[2][KEY], mine[KEY] = "";
    aclrtNotify other;
    OK(aclrtNotifyGetExportKey(own, mine, KEY, ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION));
    for (int r = 0; r < 2; r++) {
        memcpy(keys[r], mine, KEY);
        OK(aivd_launch_broadcast(r, keys[r], KEY));
    }
    OK(aclrtNotifyImportByKey(&other, keys[1 - rank], 0));
    return other;
}

static void between_processes(aclrtStream stream)
{
    aclrtNotify own, other;
    OK(aclrtCreateNotify(&own, 0));
    other = partner(own);
    OK(aivd_launch_barrier());
    for (int i = 0; i < TRIPS; i++) {
        double begin = now_us();
        if (rank == 0)
            OK(aclrtRecordNotify(other, stream));
        OK(aclrtWaitAndResetNotify(own, stream, 0));
        if (rank == 1)
            OK(aclrtRecordNotify(other, stream));
        OK(aclrtSynchronizeStream(stream));
        samples[i] = now_us() - begin;
    }
    print("notify_round_trip", 2, TRIPS, 0);
    OK(aivd_launch_barrier());
    OK(aclrtDestroyNotify(other));
    OK(aclrtDestroyNotify(own));
}

static void in_one_process(aclrtStream a)
{
    aclrtStream b;
    aclrtNotify notify;
    OK(aclrtCreateStream(&b));
    OK(aclrtCreateNotify(&notify, 0));
    for (int i = 0; i < TRIPS; i++) {
        double begin = now_us();
        OK(aclrtRecordNotify(notify, a));
        OK(aclrtWaitAndResetNotify(notify, b, 0));
        OK(aclrtSynchronizeStream(b));
        samples[i] = now_us() - begin;
    }
    print("notify_two_streams", 1, TRIPS, 0);
    OK(aclrtDestroyNotify(notify));
    OK(aclrtDestroyStream(b));
}

static void by_key(void)
{
    char keys[2][KEY], mine[KEY] = "";
    void *p, *q;
    const size_t bytes = 64 << 20;
    OK(aclrtMalloc(&p, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtIpcMemGetExportKey(p, bytes, mine, KEY,
                               ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION));
    for (int r = 0; r < 2; r++) {
        memcpy(keys[r], mine, KEY);
        OK(aivd_launch_broadcast(r, keys[r], KEY));
    }
    for (int i = 0; i < IMPORTS; i++) {
        double begin = now_us();
        OK(aclrtIpcMemImportByKey(&q, keys[1 - rank], 0));
        OK(aclrtIpcMemClose(keys[1 - rank]));
        samples[i] = now_us() - begin;
    }
    print("ipc_import_and_close", 2, IMPORTS, bytes);
    OK(aivd_launch_barrier());
    OK(aclrtFree(p));
}

int main(void)
{
    aclrtStream stream;
    OK(aivd_launch_init());
    rank = aivd_launch_rank();
    if (aivd_launch_size() != 2) {
        fputs("start it with two ranks: aivrun -n 2 share\n", stderr);
        return 2;
    }
    OK(aclrtSetDevice(rank));
    OK(aclrtCreateStream(&stream));
    if (rank == 0)
        puts("lib,op,ranks,bytes,median_us,min_us,p99_us,bus_GBps");
    between_processes(stream);
    if (rank == 0)
        in_one_process(stream);
    OK(aivd_launch_barrier());
    by_key();
    OK(aclrtDestroyStream(stream));
    OK(aclrtResetDevice(rank));
    OK(aivd_launch_finalize());
    return 0;
}
