/* core/recorder_locals: which parts of a kernel's frames are UB. A local counts as UB when an
 * operation takes it for an operand; the rest of the frames is the C code's own and of no interest,
 * but the compiler announces its accesses all the same. A kernel's first blocks are recorded whole;
 * later ones only where operations have ever worked (by depth below the stack's top, which is the
 * same in every block). */
#include <pthread.h>

#include "core/grid.h"
#include "core/recorder.h"

enum { KERNELS = 256, WHOLE_BLOCKS = 16 };

static core_locals table[KERNELS];
static core_locals beyond = {.everything = true}; /* more kernels than that: all accesses */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static core_locals *find(core_entry entry)
{
    for (int i = 0; i < KERNELS; i++) {
        /* Acquire: pairs with the release in core_locals_of. */
        core_entry there = atomic_load_explicit(&table[i].entry, memory_order_acquire);
        if (there == entry)
            return &table[i];
        if (there == NULL)
            return NULL;
    }
    return &beyond;
}

core_locals *core_locals_of(core_entry entry)
{
    core_locals *locals = find(entry);
    if (BASE_LIKELY(locals != NULL))
        return locals;
    pthread_mutex_lock(&lock);
    locals = find(entry);
    for (int i = 0; locals == NULL; i++) {
        if (atomic_load_explicit(&table[i].entry, memory_order_relaxed) != NULL)
            continue;
        locals = &table[i];
        atomic_store_explicit(&locals->entry, entry, memory_order_release);
    }
    pthread_mutex_unlock(&lock);
    return locals;
}

/* Acquire: entries below the count are written; pairs with the release in learn(). */
static uint32_t known(const core_locals *locals)
{
    return atomic_load_explicit(&locals->count, memory_order_acquire);
}

static bool covered(const core_locals *locals, uint32_t count, uint64_t begin, uint64_t end)
{
    for (uint32_t i = 0; i < count; i++)
        if (begin >= locals->begin[i] && end <= locals->end[i])
            return true;
    return false;
}

BASE_COLD static void learn(core_locals *locals, uint64_t begin, uint64_t end)
{
    pthread_mutex_lock(&lock);
    uint32_t count = known(locals);
    if (count == CORE_LOCALS_MAX)
        atomic_store_explicit(&locals->everything, true, memory_order_relaxed);
    else if (!covered(locals, count, begin, end)) {
        locals->begin[count] = begin;
        locals->end[count] = end;
        atomic_store_explicit(&locals->count, count + 1, memory_order_release);
    }
    pthread_mutex_unlock(&lock);
}

static bool everything(const core_locals *locals)
{
    return atomic_load_explicit(&locals->blocks, memory_order_relaxed) < WHOLE_BLOCKS ||
           atomic_load_explicit(&locals->everything, memory_order_relaxed);
}

uint32_t core_locals_told(const core_locals *locals)
{
    return everything(locals) ? UINT32_MAX : known(locals);
}

bool core_locals_used(core_locals *locals, uint32_t told, uint64_t begin, uint64_t size)
{
    if (!atomic_load_explicit(&locals->everything, memory_order_relaxed) &&
        !covered(locals, known(locals), begin, begin + size))
        learn(locals, begin, begin + size);
    return told == UINT32_MAX || covered(locals, told, begin, begin + size);
}

bool core_locals_matter(const core_locals *locals, uint32_t told, uint64_t begin, uint64_t size)
{
    if (told == UINT32_MAX)
        return true;
    uint32_t count = known(locals);
    for (uint32_t i = 0; i < count; i++)
        if (begin < locals->end[i] && begin + size > locals->begin[i])
            return true;
    return false;
}

void core_locals_block_ended(core_locals *locals)
{
    atomic_fetch_add_explicit(&locals->blocks, 1, memory_order_relaxed);
}
