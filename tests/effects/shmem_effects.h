/* What the probes of symmetric memory share (shmem_effects.c has the story). A probe is
 * EFFECT(name): it makes the call by DO and returns whether its effect is there. While
 * `effect_losing`, DO makes no call and gives 0: a probe that still returns true proves nothing. */
#ifndef SHMEM_EFFECTS_H
#define SHMEM_EFFECTS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "acl/acl.h"
#include "shmem.h"

enum { EFFECT_PES = 3, EFFECT_ELEMENTS = 9, EFFECT_ROOM = 16 << 10, EFFECT_WORDS = 4 };

/* `dest`, `source` and `words` are symmetric, EFFECT_ROOM bytes each, all 0 when a probe begins. */
typedef struct effect_world {
    int me, n, left, right;
    int patience_ms; /* how long what is late is late */
    void *dest, *source, *words;
    aclrtStream stream;
} effect_world;

typedef struct effect {
    const char *name;
    bool (*seen)(const effect_world *w);
    struct effect *next;
} effect;

extern bool effect_losing;
void effect_add(effect *e);
void effect_called(const char *name);

#define DO(f, ...)                                                                                 \
    (effect_called(#f), effect_losing ? (__typeof__(f(__VA_ARGS__)))0 : f(__VA_ARGS__))

#define EFFECT(f)                                                                                  \
    static bool seen_##f(const effect_world *w);                                                   \
    __attribute__((constructor)) static void add_##f(void)                                         \
    {                                                                                              \
        static effect e = {#f, seen_##f, NULL};                                                    \
        effect_add(&e);                                                                            \
    }                                                                                              \
    static bool seen_##f(__attribute__((unused)) const effect_world *w)

/* Bytes that tell their PE, and the question whether they are there (nobody writes 0). */
void effect_fill(void *at, size_t bytes, int pe);
bool effect_same(const void *at, size_t bytes, int pe);

/* Everything that was issued is complete and all PEs are here. */
void effect_meet(const effect_world *w);

/* EFFECT_WORDS words of `bytes` bytes become `value`, `patience_ms` later or once nobody waits any
 * more. effect_held: true when they had become it before this call. */
typedef struct effect_late effect_late;
effect_late *effect_later(const effect_world *w, void *words, size_t bytes, uint64_t value);
bool effect_held(effect_late *late);

#define EFFECT_HOST_TYPES(X)                                                                       \
    X(float, float)                                                                                \
    X(double, double)                                                                              \
    X(int8, int8_t)                                                                                \
    X(int16, int16_t)                                                                              \
    X(int32, int32_t)                                                                              \
    X(int64, int64_t)                                                                              \
    X(uint8, uint8_t)                                                                              \
    X(uint16, uint16_t)                                                                            \
    X(uint32, uint32_t)                                                                            \
    X(uint64, uint64_t)

#endif
