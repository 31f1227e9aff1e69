/* core/lane_fast_body: the fast lanes, written once over the small vocabulary that each
 * lane_fast_<unit>.c defines before it includes this file: vf, vi (W numbers), load_*, store_*,
 * the arithmetic of vf, whole vectors of integers; SENT_LIST and send_line where there are stores
 * past the caches. */

/* One lane. PER: elements of a step; TO, A, B: bytes of an element of dst, src0, src1; K: what is
 * prepared once from the scalar; BODY: one step on the places to, a, b. */
#include <stdbool.h>

#define FAST_LANE(name, PER, TO, A, B, K_TYPE, K, BODY)                                            \
    INLINE void step_##name(char *to, const char *a, const char *b, K_TYPE k)                      \
    {                                                                                              \
        (void)b;                                                                                   \
        (void)k;                                                                                   \
        BODY;                                                                                      \
    }                                                                                              \
    TARGET void FAST(name)(void *dst, const void *src0, const void *src1, const void *scalar,      \
                           size_t count)                                                           \
    {                                                                                              \
        char *to = dst;                                                                            \
        const char *a = src0, *b = (B) != 0 ? src1 : src0;                                         \
        K_TYPE k = K;                                                                              \
        for (; count >= 2 * (PER); count -= 2 * (PER)) {                                           \
            step_##name(to, a, b, k);                                                              \
            step_##name(to + (PER) * (TO), a + (PER) * (A), b + (PER) * (B), k);                   \
            to += 2 * (PER) * (TO);                                                                \
            a += 2 * (PER) * (A);                                                                  \
            b += 2 * (PER) * (B);                                                                  \
        }                                                                                          \
        if (count >= (PER)) {                                                                      \
            step_##name(to, a, b, k);                                                              \
            to += (PER) * (TO);                                                                    \
            a += (PER) * (A);                                                                      \
            b += (PER) * (B);                                                                      \
            count -= (PER);                                                                        \
        }                                                                                          \
        if (count != 0)                                                                            \
            REST(name)(to, a, (B) != 0 ? b : NULL, scalar, count);                                 \
    }

/* What every unit has a lane for: X(name, PER, TO, A, B, K_TYPE, K, BODY). */
#define FAST_LANES(X)                                                                              \
    CONVERSIONS(X)                                                                                 \
    FLOATS(X, f32, 4, load_f32, store_f32, broadcast_f32)                                          \
    FLOATS(X, f16, 2, load_f16, store_f16_rn, broadcast_f16)                                       \
    X(axpy_f32_f16, W, 4, 2, 0, vf, broadcast_f16(scalar),                                         \
      store_f32(to, add_f(mul_f(load_f16(a), k), load_f32(to))))                                   \
    X(fma_f32_f16, W, 4, 2, 2, int, 0,                                                             \
      store_f32(to, add_f(mul_f(load_f16(a), load_f16(b)), load_f32(to))))                         \
    X(abs_f32, VECTOR / 4, 4, 4, 0, vi, constant_s32(0x7fffffff),                                  \
      store_i(to, and_i(load_i(a), k)))                                                            \
    X(abs_f16, VECTOR / 2, 2, 2, 0, vi, constant_s16(0x7fff), store_i(to, and_i(load_i(a), k)))    \
    X(relu_s32, VECTOR / 4, 4, 4, 0, vi, constant_s32(0), store_i(to, max_s32(load_i(a), k)))      \
    INTEGERS(X, s16, 2)                                                                            \
    INTEGERS(X, s32, 4)                                                                            \
    ROWS(X, bf16, load_bf16)                                                                       \
    ROWS(X, f16, load_f16)                                                                         \
    X(dequantise_f32_s8, W, 4, 1, 0, vf, broadcast_f32(scalar),                                    \
      store_f32(to, mul_f(from_s32(load_s8(a)), k)))                                               \
    REDUCTIONS(X)

#define CONVERT(X, name, TO, FROM, BODY) X(name, W, TO, FROM, 0, int, 0, BODY)

/* The four roundings that vector units know. */
#define FOUR(X, name, types, TO, FROM, LOAD, STORE)                                                \
    CONVERT(X, name##_rn_##types, TO, FROM, STORE(to, to_s32_rn(LOAD(a))))                         \
    CONVERT(X, name##_rd_##types, TO, FROM, STORE(to, to_s32_rd(LOAD(a))))                         \
    CONVERT(X, name##_ru_##types, TO, FROM, STORE(to, to_s32_ru(LOAD(a))))                         \
    CONVERT(X, name##_rz_##types, TO, FROM, STORE(to, to_s32_rz(LOAD(a))))

#define CONVERSIONS(X)                                                                             \
    CONVERT(X, bfloat162float_f32_bf16, 4, 2, store_f32(to, load_bf16(a)))                         \
    X(float2bfloat16_rn_bf16_f32, 2 * W, 2, 4, 0, int, 0,                                          \
      store_bf16_rn(to, load_f32(a), load_f32(a + 4 * W)))                                         \
    CONVERT(X, half2float_f32_f16, 4, 2, store_f32(to, load_f16(a)))                               \
    CONVERT(X, float2half_f16_f32, 2, 4, store_f16_rn(to, load_f32(a)))                            \
    CONVERT(X, float2half_rn_f16_f32, 2, 4, store_f16_rn(to, load_f32(a)))                         \
    CONVERT(X, float2float_rn_f32, 4, 4, store_f32(to, whole_rn(load_f32(a))))                     \
    CONVERT(X, float2float_rd_f32, 4, 4, store_f32(to, whole_rd(load_f32(a))))                     \
    CONVERT(X, float2float_ru_f32, 4, 4, store_f32(to, whole_ru(load_f32(a))))                     \
    CONVERT(X, float2float_rz_f32, 4, 4, store_f32(to, whole_rz(load_f32(a))))                     \
    FOUR(X, float2int32, s32_f32, 4, 4, load_f32, store_i)                                         \
    FOUR(X, float2int16, s16_f32, 2, 4, load_f32, store_s16)                                       \
    FOUR(X, half2int32, s32_f16, 4, 2, load_f16, store_i)                                          \
    FOUR(X, half2int16, s16_f16, 2, 2, load_f16, store_s16)                                        \
    FOUR(X, half2int8, s8_f16, 1, 2, load_f16, store_s8)                                           \
    FOUR(X, half2uint8, u8_f16, 1, 2, load_f16, store_u8)                                          \
    FOUR(X, bfloat162int32, s32_bf16, 4, 2, load_bf16, store_i)                                    \
    CONVERT(X, half2int8_s8_f16, 1, 2, store_s8(to, to_s32_rn(load_f16(a))))                       \
    CONVERT(X, half2uint8_u8_f16, 1, 2, store_u8(to, to_s32_rn(load_f16(a))))                      \
    CONVERT(X, int82half_f16_s8, 2, 1, store_f16_rn(to, from_s32(load_s8(a))))                     \
    CONVERT(X, uint82half_f16_u8, 2, 1, store_f16_rn(to, from_s32(load_u8(a))))                    \
    CONVERT(X, int162half_f16_s16, 2, 2, store_f16_rn(to, from_s32(load_s16(a))))                  \
    CONVERT(X, int162half_rn_f16_s16, 2, 2, store_f16_rn(to, from_s32(load_s16(a))))               \
    CONVERT(X, int162float_f32_s16, 4, 2, store_f32(to, from_s32(load_s16(a))))                    \
    CONVERT(X, int322float_f32_s32, 4, 4, store_f32(to, from_s32(load_i(a))))                      \
    CONVERT(X, int322float_rn_f32_s32, 4, 4, store_f32(to, from_s32(load_i(a))))                   \
    CONVERT(X, int322int16_s16_s32, 2, 4, store_s16(to, load_i(a)))                                \
    X(mul_cast_half2int8_s8_f16, W, 1, 2, 2, int, 0,                                               \
      store_s8(to, to_s32_rn(mul_f(load_f16(a), load_f16(b)))))                                    \
    X(mul_cast_half2uint8_u8_f16, W, 1, 2, 2, int, 0,                                              \
      store_u8(to, to_s32_rn(mul_f(load_f16(a), load_f16(b)))))

/* Halves are computed in float and rounded once. Each step is rounded by itself. */
#define FLOATS(X, type, SIZE, LOAD, STORE, SCALAR)                                                 \
    X(add_##type, W, SIZE, SIZE, SIZE, int, 0, STORE(to, add_f(LOAD(a), LOAD(b))))                 \
    X(sub_##type, W, SIZE, SIZE, SIZE, int, 0, STORE(to, sub_f(LOAD(a), LOAD(b))))                 \
    X(mul_##type, W, SIZE, SIZE, SIZE, int, 0, STORE(to, mul_f(LOAD(a), LOAD(b))))                 \
    X(max_##type, W, SIZE, SIZE, SIZE, int, 0, STORE(to, max_f(LOAD(a), LOAD(b))))                 \
    X(min_##type, W, SIZE, SIZE, SIZE, int, 0, STORE(to, min_f(LOAD(a), LOAD(b))))                 \
    X(add_scalar_##type, W, SIZE, SIZE, 0, vf, SCALAR(scalar), STORE(to, add_f(LOAD(a), k)))       \
    X(sub_scalar_##type, W, SIZE, SIZE, 0, vf, SCALAR(scalar), STORE(to, sub_f(LOAD(a), k)))       \
    X(mul_scalar_##type, W, SIZE, SIZE, 0, vf, SCALAR(scalar), STORE(to, mul_f(LOAD(a), k)))       \
    X(max_scalar_##type, W, SIZE, SIZE, 0, vf, SCALAR(scalar), STORE(to, max_f(LOAD(a), k)))       \
    X(min_scalar_##type, W, SIZE, SIZE, 0, vf, SCALAR(scalar), STORE(to, min_f(LOAD(a), k)))       \
    X(axpy_##type, W, SIZE, SIZE, 0, vf, SCALAR(scalar),                                           \
      STORE(to, add_f(mul_f(LOAD(a), k), LOAD(to))))                                               \
    X(fma_##type, W, SIZE, SIZE, SIZE, int, 0,                                                     \
      STORE(to, add_f(mul_f(LOAD(a), LOAD(b)), LOAD(to))))                                         \
    X(mul_add_##type, W, SIZE, SIZE, SIZE, int, 0,                                                 \
      STORE(to, add_f(mul_f(LOAD(a), LOAD(to)), LOAD(b))))                                         \
    X(relu_##type, W, SIZE, SIZE, 0, int, 0, STORE(to, relu_f(LOAD(a))))

#define INTEGERS(X, type, SIZE)                                                                    \
    INTEGER_LANES(X, add, type, SIZE)                                                              \
    INTEGER_LANES(X, sub, type, SIZE)                                                              \
    INTEGER_LANES(X, mul, type, SIZE)                                                              \
    INTEGER_LANES(X, max, type, SIZE)                                                              \
    INTEGER_LANES(X, min, type, SIZE)

#define INTEGER_LANES(X, op, type, SIZE)                                                           \
    X(op##_##type, VECTOR / SIZE, SIZE, SIZE, SIZE, int, 0,                                        \
      store_i(to, op##_##type(load_i(a), load_i(b))))                                              \
    X(op##_scalar_##type, VECTOR / SIZE, SIZE, SIZE, 0, vi, broadcast_##type(scalar),              \
      store_i(to, op##_##type(load_i(a), k)))

#define FAST_DECLARE(name, ...) core_lane REST(name), FAST(name);

/* Two sources that the C-API does not add or compare. */
#define REDUCTIONS(X)                                                                              \
    X(add_bf16, 2 * W, 2, 2, 2, int, 0,                                                            \
      store_bf16_rn(to, add_f(load_bf16(a), load_bf16(b)),                                         \
                    add_f(load_bf16(a + 2 * W), load_bf16(b + 2 * W))))                            \
    X(nanmax_f32, W, 4, 4, 4, int, 0, store_f32(to, nanmax_f(load_f32(a), load_f32(b))))           \
    X(nanmin_f32, W, 4, 4, 4, int, 0, store_f32(to, nanmin_f(load_f32(a), load_f32(b))))           \
    X(add_s8, VECTOR, 1, 1, 1, int, 0, store_i(to, add_s8(load_i(a), load_i(b))))                  \
    X(max_s8, VECTOR, 1, 1, 1, int, 0, store_i(to, max_s8(load_i(a), load_i(b))))                  \
    X(min_s8, VECTOR, 1, 1, 1, int, 0, store_i(to, min_s8(load_i(a), load_i(b))))

/* Weight and scale of a row are floats. */
#define ROWS(X, type, LOAD)                                                                        \
    X(quantise_s8_##type, W, 1, 2, 0, vf, broadcast_f32(scalar),                                   \
      store_s8(to, to_s32_rn(mul_f(LOAD(a), k))))                                                  \
    X(accumulate_f32_##type, W, 4, 2, 0, vf, broadcast_f32(scalar),                                \
      store_f32(to, add_f(mul_f(LOAD(a), k), load_f32(to))))

FAST_LANES(FAST_DECLARE)
FAST_LANES(FAST_LANE)

/* The greatest magnitude as bits, and whether there is a NaN. Added to a magnitude, `above` =
 * 0x7fff - infinity carries NaNs into the negative and leaves numbers in their order; so the least
 * to begin with is `above` itself. */
INLINE uint16_t greatest(const char *a, size_t count, int16_t above, bool *has_nan)
{
    vi magnitude = constant_s16(0x7fff), shift = constant_s16(above), most = shift, least = shift;
    for (; count >= VECTOR / 2; count -= VECTOR / 2, a += VECTOR) {
        vi shifted = add_s16(and_i(load_i(a), magnitude), shift);
        most = max_s16(most, shifted);
        least = min_s16(least, shifted);
    }
    int16_t lanes[VECTOR / 2], best = above;
    store_i(lanes, most);
    for (int i = 0; i < VECTOR / 2; i++)
        best = lanes[i] > best ? lanes[i] : best;
    store_i(lanes, least);
    *has_nan = false;
    for (int i = 0; i < VECTOR / 2; i++)
        *has_nan = *has_nan || lanes[i] < 0;
    return (uint16_t)(best - above);
}

#define FAST_ABSMAX(type, above)                                                                   \
    core_lane REST(absmax_f32_##type), FAST(absmax_f32_##type);                                    \
    TARGET void FAST(absmax_f32_##type)(void *dst, const void *src0, const void *src1,             \
                                        const void *scalar, size_t count)                          \
    {                                                                                              \
        const char *a = src0;                                                                      \
        size_t whole = count / (VECTOR / 2) * (VECTOR / 2);                                        \
        bool has_nan;                                                                              \
        uint16_t bits = greatest(a, whole, above, &has_nan);                                       \
        float rest[2], most[2];                                                                    \
        (void)src1, (void)scalar;                                                                  \
        core_lane_absmax_f32_##type(most, &bits, NULL, NULL, 1);                                   \
        REST(absmax_f32_##type)(rest, a + 2 * whole, NULL, NULL, count - whole);                   \
        most[0] = rest[0] > most[0] ? rest[0] : most[0];                                           \
        most[1] = has_nan || rest[1] != 0.0f ? 1.0f : 0.0f;                                        \
        __builtin_memcpy(dst, most, sizeof most);                                                  \
    }

FAST_ABSMAX(bf16, 0x7fff - 0x7f80)
FAST_ABSMAX(f16, 0x7fff - 0x7c00)

/* ---- results that go past the caches ---- */

#ifdef SENT_LIST

/* X(name, PER, bytes of an element): the lanes of reductions. */
#define SENT(X)                                                                                    \
    X(add_f32, W, 4)                                                                               \
    X(mul_f32, W, 4)                                                                               \
    X(nanmax_f32, W, 4)                                                                            \
    X(nanmin_f32, W, 4)                                                                            \
    X(add_f16, W, 2)                                                                               \
    X(mul_f16, W, 2)                                                                               \
    X(add_bf16, 2 * W, 2)                                                                          \
    SENT_INTEGERS(X, s16, 2)                                                                       \
    SENT_INTEGERS(X, s32, 4)                                                                       \
    X(add_s8, VECTOR, 1)                                                                           \
    X(max_s8, VECTOR, 1)                                                                           \
    X(min_s8, VECTOR, 1)

#define SENT_INTEGERS(X, type, SIZE)                                                               \
    X(add_##type, VECTOR / SIZE, SIZE)                                                             \
    X(mul_##type, VECTOR / SIZE, SIZE)                                                             \
    X(max_##type, VECTOR / SIZE, SIZE)                                                             \
    X(min_##type, VECTOR / SIZE, SIZE)

/* A line is computed where it is stored, and sent on from there, out of the store buffer. */
#define FAST_SENT(name, PER, SIZE)                                                                 \
    static core_lane_past FAST(sent_##name);                                                       \
    TARGET static void FAST(sent_##name)(void *to, void *past, void *more, const void *src0,       \
                                         const void *src1, size_t lines)                           \
    {                                                                                              \
        _Alignas(64) char room[LINE_BYTES];                                                        \
        const char *a = src0, *b = src1;                                                           \
        char *own = to != NULL ? to : room, *far = past, *farther = more;                          \
        for (; lines != 0; lines--) {                                                              \
            for (size_t v = 0; v < LINE_BYTES; v += (PER) * (SIZE))                                \
                step_##name(own + v, a + v, b + v, 0);                                             \
            send_line(far, own);                                                                   \
            if (farther != NULL) {                                                                 \
                send_line(farther, own);                                                           \
                farther += LINE_BYTES;                                                             \
            }                                                                                      \
            own += to != NULL ? LINE_BYTES : 0;                                                    \
            far += LINE_BYTES, a += LINE_BYTES, b += LINE_BYTES;                                   \
        }                                                                                          \
    }

enum { LINE_BYTES = 64 };

SENT(FAST_SENT)

#define SENT_ENTRY(name, ...) {CORE_LANE_##name, FAST(sent_##name)},

const core_lane_sent SENT_LIST[] = {SENT(SENT_ENTRY)};
const size_t SENT_LIST_COUNT = sizeof SENT_LIST / sizeof SENT_LIST[0];

#endif

#define FAST_ENTRY(name, ...) {CORE_LANE_##name, FAST(name)},

#ifndef OWN_LANES /* those only this unit has */
#define OWN_LANES(X)
#endif

const core_lane_fast LIST[] = {FAST_LANES(FAST_ENTRY) FAST_ENTRY(absmax_f32_bf16)
                                   FAST_ENTRY(absmax_f32_f16) OWN_LANES(FAST_ENTRY)};
const size_t LIST_COUNT = sizeof LIST / sizeof LIST[0];
