/* shmem/users.c: see users.h. */
#include "shmem/users.h"

#include "npu/under_way.h"

/* The bytes [at, at + bytes) of each PE's heap, on one side or both. */
typedef struct wanted {
    const shmem_pe *pe;
    uint64_t at, bytes;
    bool device, host;
    bool kernels;           /* every kernel */
    const void *objects[2]; /* of the library; NULL: none */
} wanted;

static bool inside(const uint8_t *base, uint64_t word, const wanted *w)
{
    return base != NULL && word - (uint64_t)(uintptr_t)base - w->at < w->bytes;
}

static bool names(const wanted *w, uint64_t word)
{
    for (int i = 0; i < 2; i++)
        if (w->objects[i] && word == (uint64_t)(uintptr_t)w->objects[i])
            return true;
    for (uint32_t p = 0; p < w->pe->count; p++)
        if ((w->device && inside(w->pe->peers[p].heap, word, w)) ||
            (w->host && inside(w->pe->peers[p].host_heap, word, w)))
            return true;
    return false;
}

static bool uses(const void *context, const npu_task_words *task)
{
    const wanted *w = context;
    if (w->kernels && task->kernel)
        return true;
    for (size_t i = 0; i < task->count; i++)
        if (names(w, npu_task_word(task, i)))
            return true;
    return false;
}

static bool find(const wanted *w, char text[SHMEM_USER_BYTES])
{
    return npu_under_way(w->pe->device, uses, w, text, SHMEM_USER_BYTES);
}

bool shmem_user_of_block(const shmem_pe *pe, const void *block, char text[SHMEM_USER_BYTES])
{
    const uint8_t *host = shmem_host_side(pe, block), *base = host ? host : pe->peers[pe->me].heap;
    const shmem_heap *heap = host ? &pe->host : &pe->heap;
    uint64_t at = (uint64_t)((const uint8_t *)block - base);
    shmem_range range;
    if (!shmem_blocks_before(&heap->blocks, at, &range))
        return false;
    return find(
        &(wanted){.pe = pe, .at = at, .bytes = range.bytes, .device = !host, .host = host != NULL},
        text);
}

bool shmem_user_of_team(const shmem_pe *pe, const shmem_team *team, char text[SHMEM_USER_BYTES])
{
    return find(&(wanted){.pe = pe, .objects = {team}}, text);
}

bool shmem_user_kernels(const shmem_pe *pe)
{
    char text[SHMEM_USER_BYTES];
    return find(&(wanted){.pe = pe, .kernels = true}, text);
}

bool shmem_user_of_pe(const shmem_pe *pe, char text[SHMEM_USER_BYTES])
{
    return find(&(wanted){.pe = pe,
                          .bytes = pe->heap_bytes,
                          .device = true,
                          .host = true,
                          .kernels = shmem_pe_on(pe->device) == pe,
                          .objects = {pe}},
                text);
}
