/* Proves: collective kernels in Ascend C++ give the right data on any number of ranks.
 *
 *     ranks IMAGE CASE [BLOCKS]        CASE: all_gather, all_reduce, put_signal, dispatch */
#include "host.h"

#include <math.h>

static int32_t element(int rank, uint64_t i, uint32_t call)
{
    return (int32_t)(rank * 1000003 + (int)i * 7 + (int)call * 131);
}

static void all_gather(Host *h, uint32_t blocks)
{
    static const uint64_t counts[] = {1, 7, 8, 1000, 8192, 50001};
    int32_t *in = malloc(MEMORY_BYTES), *out = malloc(MEMORY_BYTES);
    for (size_t k = 0; k < sizeof counts / sizeof counts[0]; k++) {
        uint64_t n = counts[k];
        for (uint64_t i = 0; i < n; i++)
            in[i] = element(h->rank, i, (uint32_t)k);
        host_write(h, 0, in, n * 4);
        memset(out, 0xee, n * 4 * (size_t)h->size + 64);
        host_write(h, 1, out, n * 4 * (size_t)h->size + 64);
        bool bytes = k % 2 != 0;
        host_run(h, bytes ? "all_gather_int8" : "all_gather_int32", blocks, bytes ? n * 4 : n);
        host_read(h, 1, out, n * 4 * (size_t)h->size + 64);
        for (int r = 0; r < h->size; r++)
            for (uint64_t i = 0; i < n; i++)
                EXPECT(out[(uint64_t)r * n + i] == element(r, i, (uint32_t)k),
                       "rank %d, %llu elements: element %llu of rank %d is %d", h->rank,
                       (unsigned long long)n, (unsigned long long)i, r, out[(uint64_t)r * n + i]);
        for (int i = 0; i < 16; i++)
            EXPECT((uint32_t)out[n * (uint64_t)h->size + (uint64_t)i] == 0xeeeeeeeeu,
                   "written behind the output");
    }
    free(in);
    free(out);
}

/* ---- AllReduce: small numbers, so that every sum is exact in every type ---- */

static int64_t addend(int rank, uint64_t i)
{
    return (int64_t)((i * 5 + (uint64_t)rank * 3) % 31) - 15;
}

static uint16_t half_of(int64_t value) /* |value| <= 2048: exact */
{
    uint16_t sign = value < 0 ? 0x8000u : 0;
    int exponent;
    if (value == 0)
        return 0;
    double mantissa = frexp((double)llabs(value), &exponent); /* in [0.5, 1) */
    return (uint16_t)(sign | (uint16_t)((exponent + 14) << 10) |
                      (uint16_t)((mantissa * 2 - 1) * 1024));
}

static void put_number(void *to, size_t bytes, bool real, uint64_t i, int64_t value)
{
    if (bytes == 8)
        ((int64_t *)to)[i] = value * 4000000007; /* beyond 32 bits */
    else if (bytes == 2)
        ((uint16_t *)to)[i] = half_of(value);
    else if (real)
        ((float *)to)[i] = (float)value / 4;
    else
        ((int32_t *)to)[i] = (int32_t)value * 100003;
}

static void all_reduce(Host *h, uint32_t blocks)
{
    static const struct {
        const char *kernel;
        size_t bytes;
        bool real;
    } types[] = {{"all_reduce_int32", 4, false},
                 {"all_reduce_int64", 8, false},
                 {"all_reduce_half", 2, true},
                 {"all_reduce_float", 4, true}};
    static const uint64_t counts[] = {1, 16, 333, 10007};
    char *in = malloc(MEMORY_BYTES), *out = malloc(MEMORY_BYTES), *wanted = malloc(MEMORY_BYTES);
    for (size_t t = 0; t < 4; t++)
        for (size_t k = 0; k < 4; k++) {
            uint64_t n = counts[k];
            size_t bytes = n * types[t].bytes;
            for (uint64_t i = 0; i < n; i++) {
                int64_t sum = 0;
                for (int r = 0; r < h->size; r++)
                    sum += addend(r, i);
                put_number(in, types[t].bytes, types[t].real, i, addend(h->rank, i));
                put_number(wanted, types[t].bytes, types[t].real, i, sum);
            }
            memset(out, 0xee, bytes + 64);
            memset(wanted + bytes, 0xee, 64);
            host_write(h, 0, in, bytes);
            host_write(h, 1, out, bytes + 64);
            host_run(h, types[t].kernel, blocks, n);
            host_read(h, 1, out, bytes + 64);
            EXPECT(memcmp(out, wanted, bytes + 64) == 0, "rank %d: %s of %llu elements", h->rank,
                   types[t].kernel, (unsigned long long)n);
        }
    free(in);
    free(out);
    free(wanted);
}

static void put_signal(Host *h, uint32_t blocks)
{
    enum { CALLS = 3 };
    static const uint64_t counts[CALLS] = {5, 4096, 30011};
    int32_t *in = malloc(MEMORY_BYTES), *out = malloc(MEMORY_BYTES), counter = 0;
    int before = (h->rank + h->size - 1) % h->size;
    for (uint32_t k = 0; k < CALLS; k++) {
        for (uint64_t i = 0; i < counts[k]; i++)
            in[i] = element(h->rank, i, k);
        host_write(h, 0, in, counts[k] * 4);
        host_run(h, "put_signal", blocks, counts[k]);
        host_read(h, 1, out, counts[k] * 4);
        for (uint64_t i = 0; i < counts[k]; i++)
            EXPECT(out[i] == element(before, i, k), "rank %d: element %llu is %d", h->rank,
                   (unsigned long long)i, out[i]);
    }
    OK(aivd_launch_barrier());
    if (h->rank == 0) {
        OK(aclrtMemcpy(&counter, sizeof counter,
                       (const char *)(uintptr_t)h->args.window[0] + 68 * FLAG_BYTES, sizeof counter,
                       ACL_MEMCPY_DEVICE_TO_HOST));
        EXPECT(counter == CALLS * h->size, "the counter is %d", counter);
    }
    free(in);
    free(out);
}

static int expert(int from, uint32_t row, int ranks)
{
    return (int)((row * 7 + (uint32_t)from * 3 + row / 5) % (uint32_t)ranks);
}

static uint16_t row_element(int from, uint32_t row, uint32_t i)
{
    return (uint16_t)((uint32_t)from * 4099 + row * 131 + i * 3);
}

static void dispatch(Host *h, uint32_t blocks)
{
    static const struct {
        uint32_t rows, width;
    } shapes[] = {{1, 16}, {64, 100}, {37, 7}, {200, 511}};
    uint16_t *in = malloc(MEMORY_BYTES), *out = malloc(MEMORY_BYTES);
    for (size_t k = 0; k < sizeof shapes / sizeof shapes[0]; k++) {
        uint32_t rows = shapes[k].rows, width = shapes[k].width, at = 0;
        int32_t total = -1;
        for (uint32_t t = 0; t < rows; t++)
            for (uint32_t i = 0; i < width; i++)
                in[(size_t)t * width + i] = row_element(h->rank, t, i);
        host_write(h, 0, in, (size_t)rows * width * 2);
        h->args.extra = width;
        memset(out, 0xee, (size_t)rows * width * 2 * (size_t)h->size + 64);
        host_write(h, 1, out, (size_t)rows * width * 2 * (size_t)h->size + 64);
        host_run(h, "dispatch", blocks, rows);
        host_read(h, 1, out, (size_t)rows * width * 2 * (size_t)h->size + 64);
        host_read(h, 2, &total, sizeof total);
        for (int s = 0; s < h->size; s++)
            for (uint32_t t = 0; t < rows; t++) {
                if (expert(s, t, h->size) != h->rank)
                    continue;
                for (uint32_t i = 0; i < width; i++)
                    EXPECT(out[(size_t)at * width + i] == row_element(s, t, i),
                           "rank %d: row %u of rank %d, element %u", h->rank, t, s, i);
                at++;
            }
        EXPECT(total == (int32_t)at, "rank %d: %d rows, expected %u", h->rank, total, at);
        EXPECT(out[(size_t)at * width] == 0xeeee, "rank %d: written behind the rows", h->rank);
    }
    free(in);
    free(out);
}

int main(int argc, char **argv)
{
    Host h = {0};
    uint32_t blocks = argc > 3 ? (uint32_t)atoi(argv[3]) : 4;
    if (argc < 3) {
        fputs("usage: ranks IMAGE CASE [BLOCKS]\n", stderr);
        return 2;
    }
    host_begin(&h, argv[1]);
    if (strcmp(argv[2], "all_gather") == 0)
        all_gather(&h, blocks);
    else if (strcmp(argv[2], "all_reduce") == 0)
        all_reduce(&h, blocks);
    else if (strcmp(argv[2], "put_signal") == 0)
        put_signal(&h, blocks);
    else if (strcmp(argv[2], "dispatch") == 0)
        dispatch(&h, blocks);
    else
        EXPECT(false, "unknown case %s", argv[2]);
    host_end(&h);
    return 0;
}
