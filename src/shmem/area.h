/* shmem/area: the memory that a PE shows to the others of its instance, apart from its heap. It
 * lies in the PE's device region; everything in it that others wait for is written by push.
 *
 *     head      who this is; what this PE has called (written by its owner)
 *     notes     [p]     what PE p says in meetings (core/meet)
 *     hosts     [t][i]  how many barriers member i of team t has entered on its host
 *     kernels   [t][i]  the same for barriers inside kernels
 *
 * Teams are numbered by each PE for itself; a member learns the others' numbers in the split. Pages
 * come with the first use, so lines of teams that nobody makes cost addresses only. */
#ifndef SHMEM_AREA_H
#define SHMEM_AREA_H

#include <assert.h>
#include <stdatomic.h>
#include <stdint.h>

#include "core/meet.h"

enum { SHMEM_LINE = 64, SHMEM_TEAMS = 2048, SHMEM_CALLS = 16 };

enum { SHMEM_SAID = 7 };

typedef struct shmem_line {
    _Alignas(SHMEM_LINE) _Atomic uint64_t count; /* release by the member, acquire by the owner */
    _Atomic uint64_t
        said[SHMEM_SAID]; /* what it says with a count (shmem/round); relaxed, before it */
} shmem_line;

typedef struct shmem_area {
    /* Random; 0 once the PE has left. Peers compare it before they write. */
    _Alignas(SHMEM_LINE) _Atomic uint64_t identity;
    uint32_t count, me;
    /* aclshmem_global_exit: 1 << 8 | status, 0 = none. A futex (shmem/exit). */
    _Alignas(SHMEM_LINE) _Atomic uint32_t exit;
    /* The last collective calls of the world, kind << 56 | number in place number % SHMEM_CALLS:
     * peers look when they have waited for long, so that different calls are told, not waited for.
     */
    _Alignas(SHMEM_LINE) _Atomic uint64_t calls[SHMEM_CALLS];
} shmem_area;

static_assert(sizeof(shmem_area) == 4 * SHMEM_LINE, "area layout");

static inline core_note *shmem_area_notes(shmem_area *area, uint32_t writer)
{
    return (core_note *)(area + 1) + (uint64_t)writer * CORE_NOTES;
}

static inline uint64_t shmem_lines_at(uint32_t count)
{
    return sizeof(shmem_area) + (uint64_t)count * CORE_NOTES * sizeof(core_note);
}

/* The lines of a team: one per member, `count` (PEs of the world) are reserved. */
static inline shmem_line *shmem_area_hosts(shmem_area *area, uint32_t count, uint32_t team)
{
    return (shmem_line *)((uint8_t *)area + shmem_lines_at(count)) + (uint64_t)team * count;
}

static inline shmem_line *shmem_area_kernels(shmem_area *area, uint32_t count, uint32_t team)
{
    return shmem_area_hosts(area, count, SHMEM_TEAMS + team);
}

static inline uint64_t shmem_area_bytes(uint32_t count)
{
    return shmem_lines_at(count) + 2ull * SHMEM_TEAMS * count * sizeof(shmem_line);
}

#endif
