/* Proves: aivd_row_quantise_* and aivd_row_accumulate_* (aivdrive/device_row.h) give the bits of
 * plain loops in float, in one pass and (recorded, in weak order, under jitter) through the
 * operations of the C-API; they touch nothing behind the row. Usage: device_row IMAGE */
#include "acl_support.h"

#include <math.h>

#include "device_row_args.h"

enum { MOST = 7200, GUARD = 64 };

static struct {
    aclrtStream stream;
    aclrtFuncHandle function;
    uint8_t *from, *to, *sum, *scale; /* device */
} t;

/* ---- 16-bit floats, by arithmetic ---- */

static float value_of(uint16_t bits, int half)
{
    int fraction = half ? 10 : 7, bias = half ? 15 : 127;
    int exponent = (bits & 0x7fff) >> fraction, m = bits & ((1 << fraction) - 1);
    float sign = bits >> 15 ? -1.0f : 1.0f;
    if (exponent == 2 * bias + 1)
        return m ? NAN : sign * INFINITY;
    if (exponent == 0)
        return sign * ldexpf((float)m, 1 - bias - fraction);
    return sign * ldexpf((float)(m + (1 << fraction)), exponent - bias - fraction);
}

/* ---- rows ---- */

static uint32_t state = 2463534242u;

static uint32_t random_bits(void)
{
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

/* kind 0: numbers near 1; 1: zeros; 2: any bits but NaN and infinity; 3: a NaN and an outlier;
 * 4: subnormals. */
static void fill(uint16_t *row, uint32_t count, int half, int kind)
{
    uint16_t top = half ? 0x7c00 : 0x7f80, one = half ? 0x3c00 : 0x3f80;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t bits = random_bits();
        uint16_t sign = (uint16_t)(bits >> 16 & 0x8000);
        if (kind == 1)
            row[i] = sign;
        else if (kind == 2)
            row[i] = (uint16_t)(sign | (bits & 0x7fff) % top);
        else if (kind == 4)
            row[i] = (uint16_t)(sign | (bits & 0x7f));
        else
            row[i] = (uint16_t)(sign | (one - 0x100 + (bits & 0x1ff)));
    }
    if (kind == 3 && count > 2) {
        row[count / 2] = top + 1;
        row[count - 1] = (uint16_t)(top - 1);
    }
}

static void put(void *device, const void *host, size_t bytes)
{
    OK(aclrtMemcpy(device, bytes, host, bytes, ACL_MEMCPY_HOST_TO_DEVICE));
}

static void get(void *host, const void *device, size_t bytes)
{
    OK(aclrtMemcpy(host, bytes, device, bytes, ACL_MEMCPY_DEVICE_TO_HOST));
}

static void run(uint32_t count, int half, float weight)
{
    row_args a = {.from = (uint64_t)(uintptr_t)t.from,
                  .to = (uint64_t)(uintptr_t)t.to,
                  .sum = (uint64_t)(uintptr_t)t.sum,
                  .scale = (uint64_t)(uintptr_t)t.scale,
                  .count = count,
                  .half = (uint32_t)half,
                  .weight = weight};
    OK(aclrtLaunchKernelWithHostArgs(t.function, 1, t.stream, NULL, &a, sizeof a, NULL, 0));
    OK(aclrtSynchronizeStream(t.stream));
}

static float greatest(const float *x, uint32_t count)
{
    float most = 0;
    for (uint32_t i = 0; i < count; i++)
        if (fabsf(x[i]) > most)
            most = fabsf(x[i]);
    return most;
}

static int same(float a, float b)
{
    return memcmp(&a, &b, sizeof a) == 0 || (isnan(a) && isnan(b));
}

static void check_row(uint32_t count, int half, int kind)
{
    static uint16_t row[MOST];
    static float x[MOST], before[MOST + GUARD], after[MOST + GUARD];
    static int8_t q[MOST + GUARD];
    float scale, weight = 0.3f;
    fill(row, count, half, kind);
    for (uint32_t i = 0; i < MOST + GUARD; i++)
        before[i] = (float)(int32_t)random_bits() * 1e-9f;
    put(t.from, row, sizeof row);
    put(t.sum, before, sizeof before);
    OK(aclrtMemset(t.to, sizeof q, 0x5a, sizeof q));
    run(count, half, weight);
    get(q, t.to, sizeof q);
    get(after, t.sum, sizeof after);
    get(&scale, t.scale, sizeof scale);
    for (uint32_t i = 0; i < count; i++)
        x[i] = value_of(row[i], half);
    float s = 127.0f / (greatest(x, count) + 1e-12f);
    IS(same(scale, 1.0f / s));
    for (uint32_t i = 0; i < count; i++) {
        volatile float scaled = x[i] * s, product = x[i] * weight; /* rounded each by itself */
        int want = isnan(scaled) ? 0 : (int)lrintf(scaled);
        if (q[i] != want || !same(after[i], before[i] + product)) {
            fprintf(stderr, "count %u, half %d, kind %d, element %u (%g): %d, expected %d; %g\n",
                    count, half, kind, i, x[i], q[i], want, after[i]);
            exit(1);
        }
    }
    for (uint32_t i = count; i < MOST + GUARD; i++)
        IS(q[i] == 0x5a && same(after[i], before[i]));
}

int main(int argc, char **argv)
{
    static const uint32_t counts[] = {1,    7,    31,   32,   33,   64,  127,
                                      1000, 1023, 1024, 1025, 2049, 7168};
    if (argc < 2)
        return 2;
    acl_image_path = argv[1];
    OK(aclInit(NULL));
    OK(aclrtSetDevice(0));
    OK(aclrtCreateStream(&t.stream));
    aclrtBinHandle image = acl_image();
    t.function = acl_function(image, "device_row");
    t.from = acl_zeros(MOST * 2);
    t.to = acl_zeros(MOST + GUARD);
    t.sum = acl_zeros((MOST + GUARD) * 4);
    t.scale = acl_zeros(64);
    for (int half = 0; half <= 1; half++)
        for (int kind = 0; kind <= 4; kind++)
            for (size_t c = 0; c < sizeof counts / sizeof counts[0]; c++)
                check_row(counts[c], half, kind);
    OK(aclrtFree(t.from));
    OK(aclrtFree(t.to));
    OK(aclrtFree(t.sum));
    OK(aclrtFree(t.scale));
    OK(aclrtBinaryUnLoad(image));
    OK(aclrtDestroyStream(t.stream));
    OK(aclFinalize());
    return 0;
}
