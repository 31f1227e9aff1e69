/* Proves: each name of the Ascend C++ adapter means what it must, on plain numbers; mistakes end
 * the kernel with a reason that names them.
 *
 *     units IMAGE [CASE]        without a case: all */
#include "host.h"

#include <math.h>

enum { N = 128 };

static Host h;

static void pipeline(void)
{
    enum { COUNT = 256 * 9 };
    int32_t in[COUNT], out[COUNT];
    for (int i = 0; i < COUNT; i++)
        in[i] = i * 17 - 5000;
    host_write(&h, 0, in, sizeof in);
    host_run(&h, "pipeline", 4, COUNT);
    host_read(&h, 1, out, sizeof out);
    for (int i = 0; i < COUNT; i++) {
        /* the last move has two rows of 64 * 8 bytes: half of a tile */
        EXPECT(out[i] == -3 * (in[i] + 7), "element %d is %d", i, out[i]);
    }
}

static void ub_more(void)
{
    enum { BYTES = 190 * 1024 + 3 * 48640 + 2560 };
    static uint8_t in[BYTES], out[2 * BYTES];
    _Static_assert(BYTES > 256 * 1024, "more than any product's UB");
    for (int i = 0; i < BYTES; i++)
        in[i] = (uint8_t)(i * 7 + i / 251);
    host_write(&h, 0, in, sizeof in);
    host_run(&h, "ub_more", 2, BYTES);
    host_read(&h, 1, out, sizeof out);
    for (int block = 0; block < 2; block++)
        EXPECT(memcmp(in, out + block * BYTES, BYTES) == 0, "block %d: buffers are not apart",
               block);
}

static void ub_view(void)
{
    int32_t in[32], out[32];
    for (int i = 0; i < 32; i++)
        in[i] = 1000 + i;
    host_write(&h, 0, in, sizeof in);
    host_run(&h, "ub_view", 1, 0);
    host_read(&h, 1, out, sizeof out);
    for (int i = 0; i < 31; i++)
        EXPECT(out[i] == in[i], "element %d is %d", i, out[i]);
    EXPECT(out[31] == 1031, "the last element is %d", out[31]);
}

static void ub_addresses(void)
{
    int32_t in[16], out[8];
    for (int i = 0; i < 16; i++)
        in[i] = 10 * i;
    host_write(&h, 0, in, sizeof in);
    host_run(&h, "ub_addresses", 1, 0);
    host_read(&h, 1, out, sizeof out);
    EXPECT(out[0] == 80 + 0 && out[1] == 90 + 50, "%d %d", out[0], out[1]);
    EXPECT(out[2] == 0x1234, "element 2 is %x", (unsigned)out[2]); /* 100 >> 16 is 0 */
    EXPECT(out[7] == 150, "element 7 is %d", out[7]);
}

static void ub_allocator(void)
{
    int32_t in[8] = {10, 11, 12, 13, 14, 15, 16, 17}, out[8];
    host_write(&h, 0, in, sizeof in);
    host_run(&h, "ub_allocator", 1, 0);
    host_read(&h, 1, out, sizeof out);
    for (int i = 0; i < 5; i++)
        EXPECT(out[i] == 15 + i, "element %d is %d", i, out[i]);
    /* 17 elements of 2 bytes take two blocks, then two tensors of one block each */
    EXPECT(out[5] == 128 && out[6] == 77 && out[7] == 96, "%d %d %d", out[5], out[6], out[7]);
}

/* ---- moves of any size ---- */

static void pad_case(const char *kernel, uint32_t element, uint32_t count, uint32_t skip,
                     const void *value)
{
    static uint8_t in[8192], out[4096], back[4096], wanted[4096];
    uint32_t bytes = count * element, row = (element + bytes + 31) / 32 * 32;
    for (uint32_t i = 0; i < sizeof in; i++)
        in[i] = (uint8_t)(i * 13 + 1);
    host_write(&h, 0, in, sizeof in);
    memset(back, 0xee, sizeof back);
    host_write(&h, 2, back, sizeof back);
    memset(wanted, 0xff, sizeof wanted); /* the kernel fills UB with -1 */
    for (uint32_t r = 0; r < 3; r++) {
        uint8_t *to = wanted + r * (row + 32);
        for (uint32_t i = 0; i < row; i += element)
            memcpy(to + i, value, element);
        memcpy(to + element, in + r * (bytes + skip * element), bytes);
    }
    h.args.extra = skip;
    host_run(&h, kernel, 1, count);
    host_read(&h, 1, out, sizeof out);
    EXPECT(memcmp(out, wanted, 3 * (row + 32) - 32) == 0, "%s: rows in UB", kernel);
    host_read(&h, 2, back, sizeof back);
    /* Towards GM rows begin where the kernel's begin: with the padding, but for the row's length.
     */
    for (uint32_t r = 0; r < 3; r++) {
        uint32_t step = (bytes + 31) / 32 * 32 + 32;
        EXPECT(memcmp(back + r * bytes, wanted + r * step, bytes) == 0, "%s: row %u in GM", kernel,
               r);
    }
    EXPECT(back[3 * bytes] == 0xee, "%s: written behind the rows", kernel);
}

static void pads(void)
{
    int8_t i8 = 5;
    uint16_t f16 = 0x3e00; /* 1.5 */
    int32_t i32 = 77;
    int64_t i64 = 0;
    pad_case("pad_int8", 1, 13, 3, &i8);
    pad_case("pad_int8", 1, 31, 1, &i8);
    pad_case("pad_half", 2, 9, 0, &f16);
    pad_case("pad_int32", 4, 101, 7, &i32);
    pad_case("pad_int64", 8, 5, 2, &i64);
}

/* ---- atomic modes: numbers whose sums are exact ---- */

static void atomics_of(const char *kernel, size_t element, uint32_t (*bits)(int), uint32_t lowest,
                       uint32_t highest)
{
    enum { BLOCKS = 8 };
    uint8_t in[BLOCKS * 64], out[192];
    int count = (int)(64 / element);
    for (int b = 0; b < BLOCKS; b++)
        for (int i = 0; i < count; i++) {
            uint32_t v = bits((b * 3 + i) % 7 - 3);
            memcpy(in + (size_t)(b * count + i) * element, &v, element);
        }
    memset(out, 0, sizeof out);
    for (int i = 0; i < count; i++) {
        memcpy(out + 64 + (size_t)i * element, &lowest, element);
        memcpy(out + 128 + (size_t)i * element, &highest, element);
    }
    host_write(&h, 0, in, sizeof in);
    host_write(&h, 1, out, sizeof out);
    host_run(&h, kernel, BLOCKS, 0);
    host_read(&h, 1, out, sizeof out);
    for (int i = 0; i < count; i++) {
        int sum = 0, most = -3, least = 3;
        for (int b = 0; b < BLOCKS; b++) {
            int v = (b * 3 + i) % 7 - 3;
            sum += v;
            most = v > most ? v : most;
            least = v < least ? v : least;
        }
        uint32_t wanted[3] = {bits(sum), bits(most), bits(least)};
        for (int k = 0; k < 3; k++)
            EXPECT(memcmp(out + 64 * k + (size_t)i * element, &wanted[k], element) == 0,
                   "%s: part %d, element %d", kernel, k, i);
    }
}

static uint32_t float_bits(int v)
{
    float f = (float)v;
    uint32_t bits;
    memcpy(&bits, &f, 4);
    return bits;
}

static uint32_t bf16_bits(int v)
{
    return float_bits(v) >> 16; /* small integers are exact */
}

static uint32_t half_bits(int v)
{
    int exponent;
    if (v == 0)
        return 0;
    double mantissa = frexp(abs(v), &exponent);
    return (v < 0 ? 0x8000u : 0) | (uint32_t)((exponent + 14) << 10) |
           (uint32_t)((mantissa * 2 - 1) * 1024);
}

static uint32_t int_bits(int v)
{
    return (uint32_t)v;
}

static void atomics(void)
{
    atomics_of("atomics_half", 2, half_bits, 0xfc00, 0x7c00);
    atomics_of("atomics_bf16", 2, bf16_bits, 0xff80, 0x7f80);
    atomics_of("atomics_float", 4, float_bits, 0xff800000, 0x7f800000);
    atomics_of("atomics_int8", 1, int_bits, 0x80, 0x7f);
    atomics_of("atomics_int16", 2, int_bits, 0x8000, 0x7fff);
}

static void any_type(void)
{
    static const struct {
        const char *kernel;
        int bytes;
    } types[] = {{"any_half", 2},       {"any_int16_t", 2},    {"any_uint16_t", 2},
                 {"any_float", 4},      {"any_int32_t", 4},    {"any_uint32_t", 4},
                 {"any_int8_t", 1},     {"any_uint8_t", 1},    {"any_bfloat16_t", 2},
                 {"any_uint64_t", 8},   {"any_int64_t", 8},    {"any_fp8_e4m3fn_t", 1},
                 {"any_fp8_e5m2_t", 1}, {"any_fp8_e8m0_t", 1}, {"any_hifloat8_t", 1}};
    uint8_t in[256], out[256];
    for (int i = 0; i < 256; i++)
        in[i] = (uint8_t)(i * 11 + 3);
    host_write(&h, 0, in, sizeof in);
    h.args.extra = 255;
    for (size_t t = 0; t < sizeof types / sizeof types[0]; t++) {
        int bytes = 19 * types[t].bytes;
        memset(out, 0xee, sizeof out);
        host_write(&h, 1, out, sizeof out);
        host_run(&h, types[t].kernel, 1, 19);
        host_read(&h, 1, out, sizeof out);
        EXPECT(memcmp(in, out, (size_t)bytes) == 0 && out[bytes] == 0xee, "%s", types[t].kernel);
    }
    h.args.extra = 0;
}

static void blocks(void)
{
    static int32_t zero[8192], out[16 * 8];
    for (int n = 1; n <= 8; n += 7) {
        host_write(&h, 1, zero, sizeof zero);
        host_write(&h, 2, zero, sizeof zero);
        host_run(&h, "blocks", (uint32_t)n, 0);
        host_read(&h, 1, out, sizeof out);
        for (int b = 0; b < n; b++)
            EXPECT(out[16 * b] == 115, "block %d of %d: %d", b, n, out[16 * b]);
    }
}

/* ---- arithmetic ---- */

static float a[N], b[N];
static union {
    float f[64][N];
    int32_t i[64][N];
    uint32_t u[64][N];
    uint8_t b[64][4 * N];
} got;
static int slot;

static void run_slots(const char *kernel, int slots)
{
    for (int i = 0; i < N; i++) {
        a[i] = (float)((i * 37) % 101 - 50) / 4;
        b[i] = (float)(1 << i % 6);
    }
    host_write(&h, 0, a, sizeof a);
    OK(aclrtMemcpy((char *)h.memory[0] + sizeof a, sizeof b, b, sizeof b,
                   ACL_MEMCPY_HOST_TO_DEVICE));
    host_run(&h, kernel, 1, 0);
    host_read(&h, 1, got.f, (size_t)slots * sizeof got.f[0]);
    slot = 0;
}

#define EACH(expression)                                                                           \
    do {                                                                                           \
        for (int i = 0; i < N; i++) {                                                              \
            float wanted_ = (float)(expression);                                                   \
            EXPECT(got.f[slot][i] == wanted_, "slot %d, element %d is %g, expected %g", slot, i,   \
                   (double)got.f[slot][i], (double)wanted_);                                       \
        }                                                                                          \
        slot++;                                                                                    \
    } while (0)

#define EACH_INT(expression)                                                                       \
    do {                                                                                           \
        for (int i = 0; i < N; i++) {                                                              \
            int32_t wanted_ = (int32_t)(expression);                                               \
            EXPECT(got.i[slot][i] == wanted_, "slot %d, element %d is %d, expected %d", slot, i,   \
                   got.i[slot][i], wanted_);                                                       \
        }                                                                                          \
        slot++;                                                                                    \
    } while (0)

static void vectors(void)
{
    run_slots("vectors", 26);
    EACH(a[i] + b[i]);
    EACH(a[i] - b[i]);
    EACH(a[i] * b[i]);
    EACH(a[i] / b[i]);
    EACH(a[i] > b[i] ? a[i] : b[i]);
    EACH(a[i] < b[i] ? a[i] : b[i]);
    EACH(i < N - 3 ? a[i] + 1.5f : -1);
    EACH(i < 1 ? a[i] * 0.5f : -1);
    EACH(a[i] > 0 ? a[i] : 0);
    EACH(a[i] < 2 ? a[i] : 2);
    EACH(fabsf(a[i]));
    EACH(a[i] > 0 ? a[i] : 0);
    EACH(-1 + 2 * a[i]);
    EACH(sqrt(b[i]));
    EACH(i % 64 < 20 ? a[i] + b[i] : -1);
    EACH(i % 64 < 8 && (0xf5 >> i % 64 & 1) ? a[i] + b[i % 64] : -1);
    EACH(i < 4 ? 3.25f : -1);
    /* one repeat of 64 elements; every second block of the result is skipped */
    EACH(i / 8 % 2 == 0 ? a[i / 16 * 8 + i % 8] + 1 : -1);
    EACH(i < 70 ? 2 * a[i] : -1);
    EACH_INT(5 + i);
    EACH(a[i]); /* exact in half */
    EACH_INT(floor(a[i]));
    EACH_INT(ceil(a[i]));
    EACH_INT(trunc(a[i]));
    EACH_INT(rint(a[i]));
    EACH_INT(round(a[i]));
}

static uint32_t raw(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}

static float from_raw(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

/* Within one unit in the last place. */
#define NEARLY(expression)                                                                         \
    do {                                                                                           \
        for (int i = 0; i < N; i++) {                                                              \
            double wanted_ = (expression);                                                         \
            EXPECT(fabs(got.f[slot][i] - wanted_) <= 1.2e-7 * fabs(wanted_),                       \
                   "slot %d, element %d is %.9g, expected %.9g", slot, i, (double)got.f[slot][i],  \
                   wanted_);                                                                       \
        }                                                                                          \
        slot++;                                                                                    \
    } while (0)

static void vectors_more(void)
{
    run_slots("vectors_more", 27);
    EACH(a[i] * b[i] - 1);
    EACH(-a[i] + b[i]);
    EACH(fmaxf(-a[i] + b[i], 0));
    EACH(fmaxf(a[i] + b[i], 0));
    EACH(fmaxf(a[i] - b[i], 0));
    EACH(a[i] >= 0 ? a[i] : a[i] / 2);
    EACH(1 / b[i]);
    NEARLY(1 / sqrt(b[i]));
    NEARLY(exp(a[i]));
    NEARLY(log(b[i]));
    EACH(a[i] - 3);
    EACH_INT(raw(a[i]) & raw(b[i]));
    EACH_INT(raw(a[i]) | raw(b[i]));
    EACH_INT(~raw(a[i]));
    EACH_INT((int32_t)raw(a[i]) >> 3); /* arithmetic */
    EACH_INT(raw(a[i]) << 2);
    EACH(i % 2 == 0 ? a[i] : -1);
    EACH(i < 8 ? a[i] : i < 10 ? a[i + 8] : -1); /* every second block of the source */
    EACH(a[i / 8]);
    EACH(a[N - 1 - i]);
    for (int i = 0; i < N; i++)
        EXPECT((int8_t)got.b[slot][i] == (int8_t)rint(a[i]), "slot %d, byte %d", slot, i);
    slot++;
    EACH(from_raw(raw(a[i]) & 0xffff0000u));
    EACH((float)(int32_t)raw(a[i]));
    EACH(a[i] / 2);
    EACH(i < 64 ? a[2 * i] + a[2 * i + 1] : -1);
    for (int r = 0; r < 2; r++) {
        float least = a[64 * r];
        for (int i = 0; i < 64; i++)
            least = a[64 * r + i] < least ? a[64 * r + i] : least;
        EXPECT(got.f[slot][r] == least, "slot %d, repeat %d: %g", slot, r, (double)got.f[slot][r]);
    }
    slot++;
    for (int k = 0; k < 16; k++) {
        float least = a[8 * k];
        for (int i = 0; i < 8; i++)
            least = a[8 * k + i] < least ? a[8 * k + i] : least;
        EXPECT(got.f[slot][k] == least, "slot %d, block %d: %g", slot, k, (double)got.f[slot][k]);
    }
}

static float total(int from, int count)
{
    float sum = 0; /* quarters: exact in any order */
    for (int i = 0; i < count; i++)
        sum += a[from + i];
    return sum;
}

static int best(int from, int count, int sign)
{
    int at = from;
    for (int i = from; i < from + count; i++)
        if (sign * a[i] > sign * a[at])
            at = i;
    return at;
}

#define FIRST(index, value)                                                                        \
    EXPECT(got.f[slot][index] == (float)(value), "slot %d, element %d is %g, expected %g", slot,   \
           index, (double)got.f[slot][index], (double)(value))

static void reductions(void)
{
    run_slots("reductions", 19);
    FIRST(0, total(0, N));
    slot++;
    FIRST(0, a[best(0, 100, 1)]);
    slot++;
    FIRST(0, a[best(0, N, -1)]);
    slot++;
    FIRST(0, a[best(0, N, 1)]);
    EXPECT(got.i[slot][1] == best(0, N, 1), "index %d", got.i[slot][1]);
    slot++;
    FIRST(0, a[best(0, N, -1)]);
    EXPECT(got.i[slot][1] == best(0, N, -1), "index %d", got.i[slot][1]);
    slot++;
    FIRST(0, total(0, 50) + total(64, 50));
    slot++;
    FIRST(0, total(0, 64));
    FIRST(1, total(64, 64));
    FIRST(2, -1);
    slot++;
    FIRST(0, a[best(0, 60, 1)]);
    EXPECT(got.i[slot][1] == best(0, 60, 1), "index %d", got.i[slot][1]);
    FIRST(2, a[best(64, 60, 1)]);
    EXPECT(got.i[slot][3] == best(64, 60, 1) - 64, "index %d", got.i[slot][3]);
    slot++;
    for (int i = 0; i < 16; i++)
        FIRST(i, total(8 * i, 8));
    slot++;
    for (int i = 0; i < 16; i++)
        FIRST(i, a[best(8 * i, 8, 1)]);
    slot++;
    for (int r = 0; r < 4; r++)
        FIRST(r, total(32 * r, 31));
    slot++;
    FIRST(0, total(0, N));
    slot++;
    for (int i = 0; i < 45; i++) /* 90 elements, every second from 1 */
        FIRST(i, a[2 * i + 1]);
    FIRST(N - 1, 45);
    slot++;
    for (int i = 0; i < N; i++)
        EXPECT((got.b[slot][i / 8] >> i % 8 & 1) == (a[i] > 0), "slot %d, bit %d", slot, i);
    slot++;
    for (int i = 0; i < N; i++)
        EXPECT((got.b[slot][i / 8] >> i % 8 & 1) == (a[i] <= b[i]), "slot %d, bit %d", slot, i);
    slot++;
    EACH(a[i] > 0 ? a[i] : b[i]);
    EACH(a[i] > 0 ? a[i] : 9);
    EACH(a[i % 64] > 0 ? a[i] : b[i]); /* the first repeat's bits for both */
    EACH(a[i] > 0 ? a[i] : b[i]);
}

static void long_integers(void)
{
    enum { COUNT = 2048 };
    static int64_t in[2 * COUNT], out[3 * COUNT];
    for (int i = 0; i < COUNT; i++) {
        in[i] = (int64_t)((uint64_t)i * 0x123456789abcdefu);
        in[COUNT + i] = (int64_t)((uint64_t)(COUNT - i) * 0xfedcba987654321u);
    }
    host_write(&h, 0, in, sizeof in);
    host_run(&h, "long_integers", 1, COUNT);
    host_read(&h, 1, out, sizeof out);
    for (int i = 0; i < COUNT; i++) {
        int64_t x = in[i], y = in[COUNT + i];
        EXPECT(out[i] == (int64_t)((uint64_t)x + (uint64_t)y), "sum %d", i);
        EXPECT(out[COUNT + i] == (x > y ? x : y), "max %d", i);
        EXPECT(out[2 * COUNT + i] == (x < y ? x : y), "min %d", i);
    }
}

static void language(void)
{
    struct {
        uint32_t rows, columns;
        uint64_t bytes;
    } tiling = {12, 345, 678};
    int32_t out[5];
    host_write(&h, 0, &tiling, sizeof tiling);
    host_run(&h, "language", 2, 0);
    host_read(&h, 1, out, sizeof out);
    EXPECT(out[0] == 12345 && out[1] == 678, "%d %d", out[0], out[1]);
    EXPECT(out[2] == 1, "a word of the language has another meaning");
    EXPECT(out[3] == 8 && out[4] == 3, "%d %d", out[3], out[4]);
}

/* Only with AIVDRIVE_SOC=Ascend950. */
static void scalar_atomics(void)
{
    enum { BLOCKS = 6 };
    int64_t out[128] = {0};
    const char *soc = getenv("AIVDRIVE_SOC");
    if (soc == NULL || strcmp(soc, "Ascend950") != 0)
        return;
    host_write(&h, 1, out, sizeof out);
    host_run(&h, "scalar_atomics", BLOCKS, 0);
    host_read(&h, 1, out, sizeof out);
    EXPECT(out[0] == 21 && out[8] == 6 && out[16] == -6 && out[24] == 7, "%lld %lld %lld %lld",
           (long long)out[0], (long long)out[8], (long long)out[16], (long long)out[24]);
    EXPECT(out[32] >= 1 && out[32] <= BLOCKS, "%lld", (long long)out[32]);
    for (int b = 1; b <= BLOCKS; b++)
        EXPECT(out[40 + 8 * b] == b, "block %d: %lld", b - 1, (long long)out[40 + 8 * b]);
}

/* ---- mistakes ---- */

static const struct {
    const char *kernel, *text;
} mistakes[] = {
    {"wrong_overrun", "DataCopy: 64 bytes at byte 32 of a buffer of 64 bytes (TPipe::InitBuffer)"},
    {"wrong_index", "LocalTensor::SetValue: 4 bytes at byte 64 of a buffer of 64 bytes"},
    {"wrong_size", "DataCopy: 20 bytes is not a multiple of 32; use DataCopyPad"},
    {"wrong_alloc", "AllocTensor: all 1 buffers of the queue are in use; FreeTensor"},
    {"wrong_deque", "DeQue: the queue is empty; EnQue comes first"},
    {"wrong_free", "FreeTensor: the tensor is not one of this queue"},
    {"wrong_uninit", "the queue has no memory; call TPipe::InitBuffer first"},
    {"wrong_much", "TPipe::InitBuffer: buffers of this block need 4194304 bytes of UB in all"},
    {"wrong_cube", "cube core"},
    {"wrong_key", "TILING_KEY_IS: no tiling key is set"},
    {"wrong_ids", "all 8 event ids of HardEvent 4 are in use"},
    {"wrong_cast", "Cast float to half has no CAST_HYBRID on this device"},
    {"wrong_super", "get_para_base"},
    {"scalar_atomics", "950"},
    {"any_uint64_t", "SetAtomicAdd, Max, Min: element types are float"},
};

static void wrong(void)
{
    for (size_t i = 0; i < sizeof mistakes / sizeof mistakes[0]; i++) {
        aclError code = host_try(&h, mistakes[i].kernel, 1, 16);
        const char *text = aclGetRecentErrMsg();
        EXPECT(code == 507035, "%s ended with %d", mistakes[i].kernel, code);
        EXPECT(text != NULL && strstr(text, mistakes[i].text) != NULL, "%s says: %s",
               mistakes[i].kernel, text != NULL ? text : "nothing");
        EXPECT(strstr(text, "units.cpp:") != NULL, "%s has no place of the kernel: %s",
               mistakes[i].kernel, text);
        OK(aclrtDestroyStream(h.stream)); /* a failed stream stays failed */
        OK(aclrtCreateStream(&h.stream));
    }
}

static const struct {
    const char *name;
    void (*run)(void);
} cases[] = {
    {"pipeline", pipeline},
    {"ub_more", ub_more},
    {"ub_view", ub_view},
    {"ub_addresses", ub_addresses},
    {"ub_allocator", ub_allocator},
    {"pads", pads},
    {"atomics", atomics},
    {"any_type", any_type},
    {"blocks", blocks},
    {"vectors", vectors},
    {"vectors_more", vectors_more},
    {"reductions", reductions},
    {"long_integers", long_integers},
    {"language", language},
    {"scalar_atomics", scalar_atomics},
    {"wrong", wrong},
};

int main(int argc, char **argv)
{
    bool any = false;
    if (argc < 2) {
        fputs("usage: units IMAGE [CASE]\n", stderr);
        return 2;
    }
    host_begin(&h, argv[1]);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (argc < 3 || strcmp(argv[2], cases[i].name) == 0) {
            cases[i].run();
            any = true;
        }
    EXPECT(any, "no case %s", argv[2]);
    host_end(&h);
    return 0;
}
