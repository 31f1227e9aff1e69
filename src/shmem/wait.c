/* shmem/wait.c: words of this PE's heap against values. A wait ends when its condition holds, when
 * a PE has died, or after HCCL_EXEC_TIMEOUT; the last two leave a text and the result of "nothing".
 */
#include "shmem/wait.h"

#include <stdlib.h>

#include "base/time.h"
#include "core/wait.h"
#include "shmem/host/data_plane/shmem_host_p2p_sync.h"
#include "shmem/operand.h"

/* ---- one word ---- */

#define COMPARE(type, cmp, a, b)                                                                   \
    ((cmp) == ACLSHMEM_CMP_EQ   ? (type)(a) == (type)(b)                                           \
     : (cmp) == ACLSHMEM_CMP_NE ? (type)(a) != (type)(b)                                           \
     : (cmp) == ACLSHMEM_CMP_GT ? (type)(a) > (type)(b)                                            \
     : (cmp) == ACLSHMEM_CMP_GE ? (type)(a) >= (type)(b)                                           \
     : (cmp) == ACLSHMEM_CMP_LT ? (type)(a) < (type)(b)                                            \
                                : (type)(a) <= (type)(b))

/* Acquire: pairs with the release of the put, signal or atomic that wrote the word. */
#define WORD(type, at)                                                                             \
    __extension__({                                                                                \
        type word_;                                                                                \
        __atomic_load((const type *)(at), &word_, __ATOMIC_ACQUIRE);                               \
        word_;                                                                                     \
    })
#define CASE(name, type)                                                                           \
    case name:                                                                                     \
        return COMPARE(type, cmp, WORD(type, at), *(const type *)value)

static bool holds(int kind, int cmp, const void *at, const void *value)
{
    switch (kind) {
        CASE(AIVD_SHM_INT8, int8_t);
        CASE(AIVD_SHM_INT16, int16_t);
        CASE(AIVD_SHM_INT32, int32_t);
        CASE(AIVD_SHM_INT64, int64_t);
        CASE(AIVD_SHM_UINT8, uint8_t);
        CASE(AIVD_SHM_UINT16, uint16_t);
        CASE(AIVD_SHM_UINT32, uint32_t);
        CASE(AIVD_SHM_UINT64, uint64_t);
        CASE(AIVD_SHM_FLOAT, float);
    default:
        return false;
    }
}

static bool takes_part(const shmem_wait_args *a, size_t i)
{
    return !a->status || a->status[i] == 0;
}

static bool word_holds(const shmem_wait_args *a, size_t i)
{
    size_t bytes = shmem_type_bytes(a->type);
    const uint8_t *value =
        (const uint8_t *)a->values + (a->form & AIVD_SHM_WAIT_VECTOR ? i * bytes : 0);
    return holds(a->type, a->cmp, (const uint8_t *)a->words + i * bytes, value);
}

/* ---- all, any, some ---- */

typedef struct look {
    const shmem_wait_args *args;
    size_t first, found; /* a word that holds, how many do */
    size_t asked;        /* words that take part */
} look;

static look look_at(const shmem_wait_args *a)
{
    look l = {.args = a, .first = SIZE_MAX};
    for (size_t i = 0; i < a->count; i++) {
        if (!takes_part(a, i))
            continue;
        l.asked++;
        if (!word_holds(a, i))
            continue;
        if (l.found++ == 0)
            l.first = i;
    }
    return l;
}

static bool enough(const look *l)
{
    unsigned form = l->args->form & AIVD_SHM_WAIT_FORM;
    bool any = form == AIVD_SHM_WAIT_ANY || form == AIVD_SHM_WAIT_SOME;
    return any && l->asked ? l->found > 0 : l->found == l->asked;
}

static bool satisfied(void *context)
{
    const shmem_wait_args *a = context;
    if (a->form == AIVD_SHM_WAIT_ONE && !a->status)
        return word_holds(a, 0);
    const look l = look_at(context);
    return enough(&l);
}

static void store(const shmem_wait_args *a, const look *l)
{
    size_t n = 0;
    if ((a->form & AIVD_SHM_WAIT_FORM) == AIVD_SHM_WAIT_SOME)
        for (size_t i = 0; i < a->count && a->indices; i++)
            if (takes_part(a, i) && word_holds(a, i))
                a->indices[n++] = i;
    if (a->size_out)
        *a->size_out = (a->form & AIVD_SHM_WAIT_FORM) == AIVD_SHM_WAIT_ANY ? l->first : n;
    if (a->int_out)
        *a->int_out = enough(l);
}

/* ---- the call ---- */

static void nothing(const shmem_wait_args *a)
{
    if (a->size_out)
        *a->size_out = (a->form & AIVD_SHM_WAIT_FORM) == AIVD_SHM_WAIT_ANY ? SIZE_MAX : 0;
    if (a->int_out)
        *a->int_out = 0;
}

static aivd_status check(const shmem_pe *pe, const char *call, const shmem_wait_args *a)
{
    bool some = (a->form & AIVD_SHM_WAIT_FORM) == AIVD_SHM_WAIT_SOME;
    if (a->cmp < ACLSHMEM_CMP_EQ || a->cmp > ACLSHMEM_CMP_LE)
        return base_fail(
            AIVD_ERR_PARAM, NULL,
            "%s: cmp is %d, allowed are 0 (EQ), 1 (NE), 2 (GT), 3 (GE), 4 (LT), 5 (LE)", call,
            a->cmp);
    if (!a->values || (some && a->count && !a->indices))
        return base_fail(AIVD_ERR_NULL, NULL, "%s: %s is NULL", call,
                         a->values ? "indices" : "cmp_values");
    uint32_t bytes = shmem_type_bytes(a->type);
    uint64_t all;
    if (__builtin_mul_overflow(a->count, (uint64_t)bytes, &all))
        all = UINT64_MAX;
    aivd_status s = a->count ? shmem_symmetric_check(pe, call, "ivar", a->words, all) : AIVD_OK;
    return s || !a->count ? s : shmem_word_check(call, a->words, bytes);
}

static aivd_status ended(const char *call, const shmem_pe *pe, aivd_status s,
                         const shmem_wait_args *a)
{
    if (s == AIVD_ERR_PEER) {
        int64_t dead = shmem_peer_dead(pe);
        return base_fail(s, "EI0006", "%s: %s ended while PE %u waited for the word at %p", call,
                         dead < 0 ? "another PE" : shmem_peer_name(pe, (uint32_t)dead), pe->me,
                         a->words);
    }
    return base_fail(s, NULL,
                     "%s: PE %u has waited for the word at %p (heap + %llu) for %.0f s "
                     "(HCCL_EXEC_TIMEOUT); nobody has written what it waits for",
                     call, pe->me, a->words, (unsigned long long)shmem_offset(pe, a->words),
                     (double)npu_stall_limit_ns() / BASE_NS_PER_S);
}

static aivd_status until(const char *call, const shmem_pe *pe, const shmem_wait_args *a)
{
    const core_wait wait = {.ready = satisfied,
                            .context = (void *)(uintptr_t)a,
                            .address = a->words,
                            .what = call,
                            .timeout_ns = npu_stall_limit_ns(),
                            .peers = true};
    aivd_status s = core_wait_host(&wait);
    return s ? ended(call, pe, s, a) : AIVD_OK;
}

/* A recorded run learns that this thread has seen the words. */
static void tell_seen(const shmem_wait_args *a)
{
    uint64_t seen;
    uint32_t bytes = shmem_type_bytes(a->type);
    for (size_t i = 0; i < a->count; i++)
        if (takes_part(a, i) && word_holds(a, i))
            npu_record_copy(&seen, (const uint8_t *)a->words + i * bytes, bytes);
}

void shmem_wait(const char *call, const shmem_wait_args *args)
{
    shmem_pe *pe = shmem_pe_of(call);
    aivd_status s = pe ? check(pe, call, args) : AIVD_ERR_STATE;
    if (!s && args->count)
        s = fabric_touch(args->words, 1);
    if (!s && !(args->form & AIVD_SHM_WAIT_TEST) && !satisfied((void *)(uintptr_t)args))
        s = until(call, pe, args);
    if (s) {
        nothing(args);
        return;
    }
    if ((args->form & AIVD_SHM_WAIT_FORM) != AIVD_SHM_WAIT_ONE || args->int_out) {
        const look l = look_at(args);
        store(args, &l);
    }
    if (record_on())
        tell_seen(args);
}
