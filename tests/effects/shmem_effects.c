/* Proves that no call of symmetric memory reports a success it has not had: for every function of
 * the host a probe sees its effect, and no longer sees it when the call is left out. Three PEs.
 *
 *     shmem_effects [NAME...]       all, or these
 *     shmem_effects --list          the functions that have a probe, without PEs */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "shmem_effects.h"

#include "../ranks/shmem_support.h"

enum { TRIES = 5, SLOWER = 4 };

bool effect_losing;
static effect *effects;
static const char *called; /* the last call that DO made or left out */

void effect_add(effect *e)
{
    e->next = effects;
    effects = e;
}

void effect_called(const char *name)
{
    called = name;
}

static uint8_t byte_of(int pe, size_t i)
{
    return (uint8_t)((size_t)pe * 37 + i * 11 % 127 + 1);
}

void effect_fill(void *at, size_t bytes, int pe)
{
    for (size_t i = 0; i < bytes; i++)
        ((uint8_t *)at)[i] = byte_of(pe, i);
}

bool effect_same(const void *at, size_t bytes, int pe)
{
    for (size_t i = 0; i < bytes; i++)
        if (((const uint8_t *)at)[i] != byte_of(pe, i))
            return false;
    return true;
}

void effect_meet(const effect_world *w)
{
    aclshmem_quiet();
    OK(aclrtSynchronizeStream(w->stream));
    aclshmem_barrier_all();
}

/* ---- what comes late ---- */

struct effect_late {
    pthread_t thread;
    void *words;
    size_t bytes;
    uint64_t value;
    int patience_ms;
    atomic_bool written, left;
};

static void write_word(void *at, size_t bytes, uint64_t value)
{
    if (bytes == 1)
        __atomic_store_n((uint8_t *)at, (uint8_t)value, __ATOMIC_RELEASE);
    else if (bytes == 2)
        __atomic_store_n((uint16_t *)at, (uint16_t)value, __ATOMIC_RELEASE);
    else if (bytes == 4)
        __atomic_store_n((uint32_t *)at, (uint32_t)value, __ATOMIC_RELEASE);
    else
        __atomic_store_n((uint64_t *)at, value, __ATOMIC_RELEASE);
}

static void *late_main(void *argument)
{
    effect_late *l = argument;
    for (int i = 0; i < l->patience_ms * 10 && !atomic_load(&l->left); i++)
        usleep(100);
    /* Before the words: who waits for them may be out at once. */
    atomic_store(&l->written, !atomic_load(&l->left));
    for (int i = 0; i < EFFECT_WORDS; i++)
        write_word((uint8_t *)l->words + (size_t)i * l->bytes, l->bytes, l->value);
    return NULL;
}

effect_late *effect_later(const effect_world *w, void *words, size_t bytes, uint64_t value)
{
    effect_late *l = calloc(1, sizeof *l);
    l->words = words;
    l->bytes = bytes;
    l->value = value;
    l->patience_ms = w->patience_ms;
    CHECK_EQ(pthread_create(&l->thread, NULL, late_main, l), 0);
    return l;
}

bool effect_held(effect_late *l)
{
    bool held = atomic_load(&l->written);
    atomic_store(&l->left, true);
    pthread_join(l->thread, NULL);
    free(l);
    return held;
}

/* ---- one probe ---- */

/* On which PEs the effect was there, as bits; every PE gets the same answer. */
static unsigned seen_by(const effect_world *w, int *verdicts, const effect *e, bool losing)
{
    unsigned bits = 0;
    memset(w->dest, 0, EFFECT_ROOM);
    memset(w->source, 0, EFFECT_ROOM);
    memset(w->words, 0, EFFECT_ROOM);
    effect_meet(w);
    called = NULL;
    effect_losing = losing;
    bool seen = e->seen(w);
    effect_losing = false;
    if (called && strcmp(called, e->name) != 0) {
        fprintf(stderr, "the probe of %s calls %s\n", e->name, called);
        exit(1);
    }
    for (int pe = 0; pe < w->n; pe++)
        aclshmem_int32_p(verdicts + w->me, seen, pe);
    effect_meet(w);
    for (int pe = 0; pe < w->n; pe++)
        bits |= (unsigned)verdicts[pe] << pe;
    return bits; /* nobody writes a verdict before all are in the next probe */
}

static bool probe(effect_world *w, int *verdicts, const effect *e)
{
    unsigned all = (1u << w->n) - 1, seen;
    w->patience_ms = 2;
    seen = seen_by(w, verdicts, e, false);
    if (seen != all) {
        if (w->me == 0)
            fprintf(stderr, "%s has no effect (seen by the PEs of mask %u); %s\n", e->name, seen,
                    check_text());
        return false;
    }
    /* A machine that is busy may let what is late come in time. */
    for (int i = 0; i < TRIES; i++, w->patience_ms *= SLOWER)
        if (seen_by(w, verdicts, e, true) != all)
            return true;
    if (w->me == 0)
        fprintf(stderr, "nobody notices that %s does nothing\n", e->name);
    return false;
}

static bool wanted(const rank_ctx *ctx, const char *name)
{
    for (int i = 1; i < ctx->argc; i++)
        if (strcmp(ctx->argv[i], name) == 0)
            return true;
    return ctx->argc == 1;
}

static void body(const rank_ctx *ctx)
{
    CHECK_EQ(ctx->size, EFFECT_PES);
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    effect_world w = {.me = ctx->rank,
                      .n = ctx->size,
                      .left = (ctx->rank + ctx->size - 1) % ctx->size,
                      .right = (ctx->rank + 1) % ctx->size,
                      .dest = aclshmem_malloc(EFFECT_ROOM),
                      .source = aclshmem_malloc(EFFECT_ROOM),
                      .words = aclshmem_malloc(EFFECT_ROOM)};
    int *verdicts = aclshmem_calloc((size_t)ctx->size, sizeof *verdicts), count = 0, wrong = 0;
    OK(aclrtCreateStream(&w.stream));
    for (const effect *e = effects; e; e = e->next)
        if (wanted(ctx, e->name)) {
            count++;
            wrong += !probe(&w, verdicts, e);
        }
    if (ctx->rank == 0)
        printf("%d functions, %d of them without an effect that is noticed\n", count, wrong);
    CHECK(count > 0);
    CHECK_EQ(wrong, 0);
    OK(aclrtDestroyStream(w.stream));
    OK(aclshmem_finalize());
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "--list") == 0) {
        for (const effect *e = effects; e; e = e->next)
            puts(e->name);
        return 0;
    }
    return rank_main(argc, argv, body);
}
