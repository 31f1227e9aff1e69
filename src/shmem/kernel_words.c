/* shmem/kernel_words: words of kernels: signals, waits, atomics, the lines of barriers. Where
 * nobody looks they are one step each; in recorded and weak runs the headers spell them out.
 * Declared in include/shmem/device/impl_*.h, headers of device code, so they are declared again
 * here. */
#include "base/time.h"
#include "core/asc_gm_atomic.h"
#include "core/gm.h"
#include "core/hook.h"
#include "core/progress.h"
#include "core/ub.h"
#include "core/until.h"
#include "core/wait.h"
#include "fabric/region.h"
#include "record/format.h"
#include "shmem/host_device/shmem_codes.h"
#include "shmem/kernel.h"
#include "shmem/letter.h"
#include "shmem/operand.h"
#include "shmem/stats.h"
#include "shmem/team.h"

void aivd_shm_check_pe(const char *call, int pe);
void aivd_shm_check_cmp(const char *call, int cmp);
void aivd_shm_check_word(const char *call, const void *word, uint32_t bytes);
void aivd_shm_check_signal(const char *call, int op);
uint64_t aivd_shm_next_barrier(const char *call, int team);
void *aivd_shm_line_there(int team, int member);
void *aivd_shm_line_here(int team, int member);
bool aivd_shm_direct_load(const void *word, uint32_t bytes, uint64_t *value);
bool aivd_shm_direct_wait(const void *word, int type, int cmp, uint64_t value, uint64_t *seen);
bool aivd_shm_direct_set(void *word, uint64_t value, uint32_t bytes);
bool aivd_shm_direct_add(void *word, uint64_t value, uint32_t bytes);
bool aivd_shm_direct_put_signal(void *dst, const void *src, uint64_t bytes, void *sig_addr,
                                uint64_t value, uint32_t signal_bytes, int pe);
uint64_t aivd_shm_step(const char *call, int op, int type, void *word, uint64_t value,
                       uint64_t cond);

/* ---- checks ---- */

BASE_EXPORT void aivd_shm_check_pe(const char *call, int pe)
{
    const shmem_pe *own = shmem_pe_of_block(call);
    if (BASE_UNLIKELY(pe < -1 || (pe >= 0 && (uint32_t)pe >= own->count)))
        shmem_refuse("%s: PE is %d, the PEs are 0 to %u", call, pe, own->count - 1);
}

BASE_EXPORT void aivd_shm_check_cmp(const char *call, int cmp)
{
    if (BASE_UNLIKELY(cmp < ACLSHMEM_CMP_EQ || cmp > ACLSHMEM_CMP_LE))
        shmem_refuse("%s: cmp is %d, allowed are 0 (EQ), 1 (NE), 2 (GT), 3 (GE), 4 (LT), 5 (LE)",
                     call, cmp);
}

BASE_EXPORT void aivd_shm_check_word(const char *call, const void *word, uint32_t bytes)
{
    if (BASE_UNLIKELY(((uintptr_t)word & (bytes - 1)) != 0))
        shmem_refuse("%s: %p is not a multiple of %u, the size of the word", call, word, bytes);
}

BASE_EXPORT void aivd_shm_check_signal(const char *call, int op)
{
    if (BASE_UNLIKELY(op != ACLSHMEM_SIGNAL_SET && op != ACLSHMEM_SIGNAL_ADD))
        shmem_refuse(
            "%s: sig_op is %d, allowed are ACLSHMEM_SIGNAL_SET (0) and ACLSHMEM_SIGNAL_ADD (1)",
            call, op);
    if (BASE_UNLIKELY(shmem_pe_of_block(call)->in_kernels != NULL))
        shmem_count_signal_next();
}

/* ---- lines of barriers ---- */

BASE_EXPORT uint64_t aivd_shm_next_barrier(const char *call, int handle)
{
    const shmem_pe *pe = shmem_pe_of_block(call);
    shmem_team *team = shmem_team_find(pe, handle);
    if (BASE_UNLIKELY(!team))
        shmem_refuse("%s: team %d does not exist on PE %u", call, handle, pe->me);
    return 1 + atomic_fetch_add_explicit(&team->kernel_barriers, 1, memory_order_relaxed);
}

/* The team has been found by aivd_shm_next_barrier. */
BASE_EXPORT void *aivd_shm_line_there(int handle, int member)
{
    const shmem_pe *pe = shmem_pe_of_block("a barrier");
    const shmem_team *team = shmem_team_find(pe, handle);
    shmem_area *area = pe->peers[team->members[member]].area;
    return &shmem_area_kernels(area, pe->count, (uint32_t)team->handles[member])[team->me];
}

BASE_EXPORT void *aivd_shm_line_here(int handle, int member)
{
    const shmem_pe *pe = shmem_pe_of_block("a barrier");
    return &shmem_area_kernels(pe->area, pe->count, (uint32_t)handle)[member];
}

/* ---- words ---- */

static bool signed_type(int type)
{
    return type <= AIVD_SHM_INT64;
}

/* Acquire: pairs with the release of the put, signal or atomic that wrote the word. */
static uint64_t word_at(const void *word, uint32_t bytes)
{
    switch (bytes) {
    case 1:
        return __atomic_load_n((const uint8_t *)word, __ATOMIC_ACQUIRE);
    case 2:
        return __atomic_load_n((const uint16_t *)word, __ATOMIC_ACQUIRE);
    case 4:
        return __atomic_load_n((const uint32_t *)word, __ATOMIC_ACQUIRE);
    default:
        return __atomic_load_n((const uint64_t *)word, __ATOMIC_ACQUIRE);
    }
}

BASE_EXPORT bool aivd_shm_direct_load(const void *word, uint32_t bytes, uint64_t *value)
{
    core_block *block = core_current;
    core_count(block);
    if (BASE_UNLIKELY(core_hook_now() != NULL))
        return false;
    core_gm(block, word, bytes, "a look at a word");
    *value = word_at(word, bytes);
    if (BASE_UNLIKELY(core_note_read(block, word, value, bytes)))
        *value = word_at(word, bytes);
    return true;
}

typedef struct word_wait {
    const void *word;
    uint64_t value, seen;
    int cmp;
    uint32_t bytes;
    bool is_signed;
} word_wait;

static bool word_holds(void *context)
{
    word_wait *w = context;
    uint64_t a = word_at(w->word, w->bytes), b = w->value;
    unsigned shift = 64 - 8 * w->bytes;
    bool less =
        w->is_signed ? (int64_t)(a << shift) < (int64_t)(b << shift) : a << shift < b << shift;
    bool equal = a << shift == b << shift;
    w->seen = a;
    return shmem_compare(w->cmp, less, equal);
}

/* As in core_wait_host(), where no other block waits for this thread. */
static bool soon(word_wait *w)
{
    enum { LOOKS = 16 };
    for (int i = 0; i < LOOKS; i++) {
        base_pause();
        if (word_holds(w))
            return true;
    }
    return false;
}

static_assert((int)RECORD_EQ == ACLSHMEM_CMP_EQ && (int)RECORD_NE == ACLSHMEM_CMP_NE &&
                  (int)RECORD_GT == ACLSHMEM_CMP_GT && (int)RECORD_GE == ACLSHMEM_CMP_GE &&
                  (int)RECORD_LT == ACLSHMEM_CMP_LT && (int)RECORD_LE == ACLSHMEM_CMP_LE,
              "a record and a program compare alike");

static uint64_t comparison(int type, int cmp)
{
    uint64_t as = signed_type(type)        ? RECORD_AS_SIGNED
                  : type == AIVD_SHM_FLOAT ? RECORD_AS_FLOAT
                                           : 0;
    return as | (uint64_t)cmp;
}

enum { LINE_BYTES = 64 /* of the scalar unit's cache */ };

/* Floats are left to the loop of the header. */
BASE_EXPORT bool aivd_shm_direct_wait(const void *word, int type, int cmp, uint64_t value,
                                      uint64_t *seen)
{
    core_block *block = core_current;
    core_count(block);
    uint32_t bytes = shmem_type_bytes(type);
    if (BASE_UNLIKELY(core_hook_now() != NULL)) {
        /* What a scalar poll does to the word's line: whoever reads the line after the wait reads
         * it anew. */
        CORE_HOOK(CORE_EVENT_CACHE, PIPE_S,
                  .to = (const void *)((uintptr_t)word & ~(uintptr_t)(LINE_BYTES - 1)),
                  .size = LINE_BYTES);
        *seen = core_until(block, word, bytes, comparison(type, cmp), value);
        return false;
    }
    *seen = 0;
    if (type > AIVD_SHM_UINT64)
        return false;
    core_gm(block, word, bytes, "a wait for a word");
    word_wait w = {word, value, 0, cmp, bytes, signed_type(type)};
    const core_wait wait = {.ready = word_holds,
                            .context = &w,
                            .address = word,
                            .wanted = value,
                            .what = "a word of symmetric memory",
                            .timeout_ns = BASE_NEVER};
    if (word_holds(&w) || (block->grid->blocks == 1 && soon(&w)))
        core_progress(block);
    else
        core_wait_block(&wait);
    *seen = w.seen;
    return true;
}

BASE_EXPORT bool aivd_shm_direct_set(void *word, uint64_t value, uint32_t bytes)
{
    core_block *block = core_current;
    core_count(block);
    if (BASE_UNLIKELY(core_hook_now() != NULL || block->atomic_op != ATOMIC_NONE))
        return false;
    core_gm(block, word, bytes, "a signal");
    gm_store(word, &value, bytes, false);
    core_stored(block);
    fabric_ring_if_waited(word);
    return true;
}

BASE_EXPORT bool aivd_shm_direct_add(void *word, uint64_t value, uint32_t bytes)
{
    core_block *block = core_current;
    core_count(block);
    if (BASE_UNLIKELY(core_hook_now() != NULL || block->atomic_op != ATOMIC_NONE))
        return false;
    core_gm(block, word, bytes, "a signal");
    /* Release: what this block has put before is there, as with a set. */
    if (bytes == 4)
        __atomic_fetch_add((uint32_t *)word, (uint32_t)value, __ATOMIC_RELEASE);
    else
        __atomic_fetch_add((uint64_t *)word, value, __ATOMIC_RELEASE);
    core_stored(block);
    fabric_ring_if_waited(word);
    return true;
}

/* ---- data with a signal ---- */

BASE_EXPORT bool aivd_shm_direct_put_signal(void *dst, const void *src, uint64_t bytes,
                                            void *sig_addr, uint64_t value, uint32_t signal_bytes,
                                            int pe)
{
    core_block *block = core_current;
    const shmem_pe *own = shmem_pe_acting(block);
    const shmem_letter letter = {dst, src, bytes, sig_addr, value, signal_bytes, pe};
    shmem_letterbox to;
    if (BASE_UNLIKELY(core_hook_now() != NULL || block->atomic_op != ATOMIC_NONE || own == NULL ||
                      fabric_device_of(src) < 0) || /* UB, or no memory of a kernel */
        !shmem_letter_right(own, &letter, &to))
        return false;
    core_count(block);
    if (BASE_UNLIKELY(own->in_kernels != NULL)) {
        shmem_count_in_kernel(own, SHMEM_PUT, bytes);
        shmem_count_in_kernel(own, SHMEM_SIGNAL, signal_bytes);
    }
    shmem_letter_send(&letter, &to);
    core_stored(block);
    fabric_ring_if_waited(to.signal);
    return true;
}

/* ---- atomics ---- */

static core_gm_type step_type(int type)
{
    switch (type) {
    case AIVD_SHM_INT32:
        return GM_S32;
    case AIVD_SHM_UINT32:
        return GM_U32;
    case AIVD_SHM_FLOAT:
        return GM_F32;
    case AIVD_SHM_INT64:
        return GM_S64;
    default:
        return GM_U64;
    }
}

static core_gm_op step_op(int op)
{
    static const core_gm_op ops[] = {
        [AIVD_SHM_ATOMIC_FETCH] = GM_OR,      [AIVD_SHM_ATOMIC_SET] = GM_EXCHANGE,
        [AIVD_SHM_ATOMIC_SWAP] = GM_EXCHANGE, [AIVD_SHM_ATOMIC_COMPARE_SWAP] = GM_CAS,
        [AIVD_SHM_ATOMIC_ADD] = GM_ADD,       [AIVD_SHM_ATOMIC_AND] = GM_AND,
        [AIVD_SHM_ATOMIC_OR] = GM_OR,         [AIVD_SHM_ATOMIC_XOR] = GM_XOR,
    };
    return ops[op];
}

BASE_EXPORT uint64_t aivd_shm_step(const char *call, int op, int type, void *word, uint64_t value,
                                   uint64_t cond)
{
    core_block *block = core_current;
    core_count(block);
    core_gm_type kind = step_type(type);
    bool fetch = op == AIVD_SHM_ATOMIC_FETCH; /* an or with nothing, of bits */
    if (fetch && kind == GM_F32)
        kind = GM_U32;
    uint32_t bytes = kind == GM_S64 || kind == GM_U64 ? 8 : 4;
    return core_gm_atomic(block, call, word, bytes, step_op(op), kind, cond, fetch ? 0 : value);
}
