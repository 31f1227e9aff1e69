/* aivdrive/rows.h: rows of tensors in device memory, for kernels in C and C++: one row to several
 * places, a row quantised to int8 on its way, the weighted sum of several rows.
 *
 * On hardware a kernel brings a row to UB and moves it out, or computes there. In an ordinary run
 * these calls go from memory to memory in one pass; when operations are recorded or take effect late
 * they go through UB with moves of MTE2 and MTE3. What they read has been read when they return;
 * what they write is there after a drain (asc_sync()) at the latest.
 *
 * Addresses need no alignment beyond that of their elements. Targets must not overlap sources or
 * each other. Types are numbers of HcclDataType: 3 (FP16), 4 (FP32), 11 (BFP16); another one ends
 * the kernel with 507035. EVENT_ID7 between S, V, MTE2 and MTE3 must not be outstanding; no UB of the
 * kernel is used. Any block may call these. Source document: docs/design/device-helpers.md. */
#ifndef AIVDRIVE_ROWS_H
#define AIVDRIVE_ROWS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The rows that this block copies or quantises until aivd_rows_end() are part of one call: `bytes`
 * from this rank in all, to memory of `count` ranks, in which `places` lie. Where all these ranks
 * share a cache that holds what as many ranks send, rows stay in it, all or every second one, for
 * whoever reads them next, unless that turns out to be slower; else they go past the caches. `kind`
 * 0 to 3: calls of one kind cost the same for a byte. Needed for nothing else. */
void aivd_rows_begin(const void *const *places, uint32_t count, uint64_t bytes, uint32_t kind);
/* What aivd_rows_begin() began is over; nothing if nothing was. */
void aivd_rows_end(void);

/* Copies `bytes` at `from` to each of `count` places (0: nothing is done). `piece`: bytes that go to
 * one place before the next one gets its own, 0 = all at once. Pieces of 512 bytes are faster when
 * the rows are in more memory than the caches hold. */
void aivd_rows_copy(void *const *to, uint32_t count, const void *from, uint64_t bytes,
                    uint32_t piece);

/* Copies `bytes` (1 to 64) at from + i * stride to to[i], for each i < count. `from` may be in UB, at
 * a multiple of 32 with a stride that is one; scalar stores to it need no wait. */
void aivd_rows_scatter(void *const *to, uint32_t count, const void *from, uint32_t bytes,
                       uint32_t stride);

/* Quantises `length` elements at `from` to int8 and copies them to each of `count` places:
 * s = 127 / (greatest magnitude + 1e-12), q = x * s rounded half to even, -127 to 127; a NaN gives 0
 * and does not count for the greatest; with an infinity all numbers give 0, and it gives 0 itself.
 * All in float. Returns 1 / s. */
float aivd_rows_quantise(void *const *to, uint32_t count, const void *from, uint64_t length,
                         int type, uint32_t piece);

/* to[i] = from[0][i] * weights[0] + from[1][i] * weights[1] + ... for i < length, in float, in this
 * order from 0.0 on: a product, then a sum, each rounded half to even; the result is rounded to the
 * type once. `next` (NULL: none): the rows of the call that comes next, to be fetched early.
 * `past` 1: the result is stored past the caches, which is faster when the results of all calls are
 * more than they hold; 0: as usual. */
void aivd_rows_sum(void *to, const void *const *from, const float *weights, uint32_t rows,
                   uint64_t length, int type, const void *const *next, uint32_t next_rows,
                   uint32_t past);

/* The same of rows in int8: an element is from[r][i] * scales[r], a product in float that is rounded
 * half to even to `type`; of these the weighted sum is made as by aivd_rows_sum. */
void aivd_rows_sum_int8(void *to, const void *const *from, const float *scales,
                        const float *weights, uint32_t rows, uint64_t length, int type);

#ifdef __cplusplus
}
#endif

#endif
