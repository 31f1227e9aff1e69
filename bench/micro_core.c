/* Measures src/core from inside: launches of empty kernels, blocks that wait, fiber switches.
 * Prints the CSV all benchmarks share; `bytes` is the number of blocks. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/time.h"
#include "c_api/asc_impl.h"
#include "core/core.h"
#include "core/switch.h"

enum { SAMPLES = 301, PER_SAMPLE = 200 };

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void print_row(const char *op, uint32_t blocks, double *ns)
{
    qsort(ns, SAMPLES, sizeof *ns, by_value);
    printf("aivdrive,%s,1,%u,%.4f,%.4f,%.4f,0\n", op, blocks, ns[SAMPLES / 2] / 1e3, ns[0] / 1e3,
           ns[SAMPLES * 99 / 100] / 1e3);
}

static void empty_entry(const void *args)
{
    (void)args;
}

static void one_wait_entry(const void *args)
{
    (void)args;
    aivd_asc_sync_block_arrive(PIPE_ALL, 0);
    aivd_asc_sync_block_wait(PIPE_ALL, 0);
}

static void measure_launch(const char *op, core_entry entry, uint32_t blocks)
{
    static double ns[SAMPLES];
    core_launch launch = {
        .kernel = "empty",
        .entry = entry,
        .blocks = blocks,
        .device = -1,
        .stall_ns = 10 * BASE_NS_PER_S,
        .wall_ns = BASE_NEVER,
    };
    for (int i = 0; i < 2 * PER_SAMPLE; i++)
        core_grid_run(&launch, NULL);
    for (int s = 0; s < SAMPLES; s++) {
        uint64_t begin = base_now_ns();
        for (int i = 0; i < PER_SAMPLE; i++)
            if (core_grid_run(&launch, NULL) != AIVD_OK)
                exit(1);
        ns[s] = (double)(base_now_ns() - begin) / PER_SAMPLE;
    }
    print_row(op, blocks, ns);
}

static core_context home, away;

static void bounce(void)
{
    for (;;)
        core_switch(&away, &home);
}

static void measure_switch(void)
{
    static double ns[SAMPLES];
    static _Alignas(64) char stack[16384];
    core_switch_prepare(&away, stack, stack + sizeof stack, bounce);
    for (int s = 0; s < SAMPLES; s++) {
        uint64_t begin = base_now_ns();
        for (int i = 0; i < PER_SAMPLE; i++)
            core_switch(&home, &away);
        ns[s] = (double)(base_now_ns() - begin) / (2 * PER_SAMPLE);
    }
    print_row("fiber_switch", 1, ns);
}

int main(void)
{
    printf("lib,op,ranks,bytes,median_us,min_us,p99_us,bus_GBps\n");
    measure_switch();
    measure_launch("empty_kernel", empty_entry, 1);
    measure_launch("empty_kernel", empty_entry, 8);
    measure_launch("empty_kernel", empty_entry, 48);
    measure_launch("one_wait_each", one_wait_entry, 48);
    return 0;
}
