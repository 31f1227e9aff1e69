/* core/asc_vec_s64: Add, Max and Min of 64-bit integers on the vector pipe, which the C-API does
 * not have and Ascend C++ of the 950 does (the built-in reductions of INT64 use them). Sums wrap.
 */
#include "ascendc/impl.h"
#include "core/asc_vec.h"
#include "core/progress.h"
#include "core/ub.h"

enum { S64_BYTES = 8, S64_BITS = 64 };

static int64_t combine(uint64_t op, int64_t a, int64_t b)
{
    if (op == AIVD_CPP_ADD)
        return (int64_t)((uint64_t)a + (uint64_t)b);
    return op == AIVD_CPP_MAX ? (a > b ? a : b) : (a < b ? a : b);
}

static void perform_s64(core_block *block, const core_vec_call *call)
{
    int64_t *to = (int64_t *)(void *)call->at[VEC_DST];
    const int64_t *a = (const int64_t *)(const void *)call->at[VEC_SRC0];
    const int64_t *b = (const int64_t *)(const void *)call->at[VEC_SRC1];
    (void)block;
    for (uint64_t i = 0; i < call->count; i++)
        to[i] = combine(call->more, a[i], b[i]);
}

BASE_EXPORT void aivd_cpp_vector_s64(int op, void *dst, const void *a, const void *b,
                                     uint32_t count)
{
    static const core_vec_op ops[] = {
        [AIVD_CPP_ADD] = {.name = "Add of int64_t", .bits = {S64_BITS, S64_BITS, S64_BITS}},
        [AIVD_CPP_MAX] = {.name = "Max of int64_t", .bits = {S64_BITS, S64_BITS, S64_BITS}},
        [AIVD_CPP_MIN] = {.name = "Min of int64_t", .bits = {S64_BITS, S64_BITS, S64_BITS}},
    };
    core_block *block = core_current;
    core_count(block);
    if (count == 0)
        return;
    uint64_t bytes = (uint64_t)count * S64_BYTES;
    core_vec_call call = {
        .op = &ops[op], .perform = perform_s64, .count = count, .more = (uint64_t)op};
    call.at[VEC_DST] = core_ub(block, dst, bytes, VEC_BLOCK, call.op->name);
    call.at[VEC_SRC0] = core_ub(block, a, bytes, VEC_BLOCK, call.op->name);
    call.at[VEC_SRC1] = core_ub(block, b, bytes, VEC_BLOCK, call.op->name);
    const core_vec_use uses[] = {{call.at[VEC_SRC0], 1, bytes, 0, false},
                                 {call.at[VEC_SRC1], 1, bytes, 0, false},
                                 {call.at[VEC_DST], 1, bytes, 0, true}};
    core_vec_issue(block, &call, uses, sizeof uses / sizeof uses[0]);
}
