/* bench/micro_launch: what a launch and a synchronise cost, without a peer: empty kernel of 1 and
 * of 48 blocks, an event record, a small copy; and how long unclaimed work waits for its take-over.
 * CSV: lib,op,ranks,bytes,median_us,min_us,p99_us,bus_GBps. */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/time.h"
#include "fabric/region.h"
#include "npu/npu.h"

enum { SAMPLES = 301, BATCH = 500, TAKEOVERS = 201 };

static npu_stream *stream;
static double samples[SAMPLES];

static void empty(const void *args)
{
    (void)args;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void print(const char *op, int count, size_t bytes)
{
    qsort(samples, (size_t)count, sizeof samples[0], ascending);
    printf("aivdrive,%s,1,%zu,%.4f,%.4f,%.4f,\n", op, bytes, samples[count / 2], samples[0],
           samples[count * 99 / 100]);
    fflush(stdout);
}

static void launch_once(uint32_t blocks)
{
    static const char args[128];
    npu_launch_builtin(stream, "empty", empty, blocks, args, sizeof args, NULL);
    npu_stream_synchronize(stream, BASE_NEVER);
}

static void measure_launch(const char *op, uint32_t blocks)
{
    for (int i = 0; i < SAMPLES; i++) {
        uint64_t begin = base_now_ns();
        for (int k = 0; k < BATCH; k++)
            launch_once(blocks);
        samples[i] = (double)(base_now_ns() - begin) / BATCH / 1000.0;
    }
    print(op, SAMPLES, 128);
}

/* Queue 64, then synchronise: cost per task. */
static void measure_queued(void)
{
    static const char args[128];
    for (int i = 0; i < SAMPLES; i++) {
        uint64_t begin = base_now_ns();
        for (int k = 0; k < 8; k++) {
            for (int n = 0; n < 64; n++)
                npu_launch_builtin(stream, "empty", empty, 1, args, sizeof args, NULL);
            npu_stream_synchronize(stream, BASE_NEVER);
        }
        samples[i] = (double)(base_now_ns() - begin) / (8 * 64) / 1000.0;
    }
    print("launch_queued_64", SAMPLES, 128);
}

static _Atomic int taken;

static aivd_status take(npu_stream *s, void *args)
{
    (void)s;
    (void)args;
    atomic_store_explicit(&taken, 1, memory_order_release);
    return AIVD_OK;
}

/* From a peer's ring to the task having run, nobody synchronising. */
static void measure_takeover(void)
{
    for (int i = 0; i < TAKEOVERS; i++) {
        usleep(500);
        atomic_store(&taken, 0);
        npu_stream_enqueue(stream, "take", take, NULL, 0);
        uint64_t begin = base_now_ns();
        fabric_ring_unclaimed(-1);
        while (!atomic_load_explicit(&taken, memory_order_acquire))
            base_pause();
        samples[i] = (double)(base_now_ns() - begin) / 1000.0;
    }
    print("takeover_after_ring", TAKEOVERS, 0);
}

int main(void)
{
    if (npu_device_set(0) || npu_stream_create(NULL, 0, &stream)) {
        fprintf(stderr, "%s\n", base_error_recent());
        return 1;
    }
    puts("lib,op,ranks,bytes,median_us,min_us,p99_us,bus_GBps");
    measure_launch("launch_sync_1_block", 1);
    measure_launch("launch_sync_48_blocks", 48);
    measure_queued();
    measure_takeover();
    return 0;
}
