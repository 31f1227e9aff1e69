/* coll/mesh1d: the one-level mesh as NPUs run it: what ranks give each other goes through windows,
 * which are their HCCL buffers, piece by piece. Slower here than peers writing into each other's
 * buffers, and chosen only by AIVDRIVE_COLL_ALGO: to see the other algorithm's behaviour, and as a
 * second opinion on results, which are the same bits.
 *
 *     allreduce, one shot   push my piece into slot `me` of every window; reduce my window's slots
 *     allreduce, two shots  stage my piece in my window; reduce my slice of all windows into my
 *                           window, behind the slots; pull the slices of all
 *     reducescatter         stage my pieces for all; reduce those that are for me
 *     allgather             stage my piece; pull those of all
 *
 *     a window:   | slot 0 | slot 1 | ... | slot n - 1 | result |
 *
 * Every step ends with a barrier of all blocks of all ranks, so whoever is past it may read what
 * the step has written, and write what it has read. */
#ifndef COLL_MESH1D_H
#define COLL_MESH1D_H

#include <aivdrive/reduce.h>

#include "exchange.h"
#include "layout.h"

/* A slot has at most so many bytes: the windows of a piece stay in a cache. */
enum { COLL_MESH_SLOT_MAX = 256 * 1024 };

typedef struct coll_mesh {
    const coll_args *a;
    uint64_t slot; /* bytes; whole lines, the same on all ranks */
    uint64_t step; /* barriers so far */
} coll_mesh;

static inline __gm__ uint8_t *mesh_slot(const coll_mesh *m, uint32_t rank, uint32_t index)
{
    return (__gm__ uint8_t *)(uintptr_t)coll_peer_of(m->a, rank)->window + index * m->slot;
}

/* All blocks of all ranks; what they have moved before is there. */
static void mesh_step(coll_mesh *m)
{
    const coll_args *a = m->a;
    m->step++;
    aivd_block_barrier();
    if (asc_get_block_idx() == 0) {
        for (uint32_t i = 1; i < a->size; i++)
            coll_done(a, coll_next(a, i), m->step);
        for (uint32_t i = 1; i < a->size; i++)
            coll_done_wait(a, coll_next(a, i), a->seq, m->step);
    }
    aivd_block_barrier();
}

/* The messages carry nothing but what all must agree on. */
static void mesh_meet(const coll_args *a)
{
    aivd_flag_value head = {{0}};
    if (asc_get_block_idx() != 0)
        return;
    for (uint32_t i = 1; i < a->size; i++) {
        coll_room(a, coll_next(a, i));
        coll_publish(a, coll_next(a, i), &head);
    }
    for (uint32_t i = 1; i < a->size; i++)
        coll_receive(a, coll_next(a, i), &head);
}

/* This block's share of a copy. */
static void mesh_copy(__gm__ uint8_t *to, __gm__ const uint8_t *from, uint64_t bytes)
{
    const coll_share s = coll_share_of(bytes);
    if (s.bytes != 0 && to != from)
        coll_copy(to + s.at, from + s.at, s.bytes);
}

/* This block's share of: to = slot `index` of every rank's window, or (own) every slot of mine. */
static void mesh_reduce(const coll_mesh *m, __gm__ uint8_t *to, bool own, uint64_t at,
                        uint64_t bytes)
{
    const void *from[COLL_RANKS_MAX];
    const coll_args *a = m->a;
    const coll_share s = coll_share_of(bytes);
    if (s.bytes == 0)
        return;
    for (uint32_t p = 0; p < a->size; p++)
        from[p] = (own ? mesh_slot(m, a->rank, p) : mesh_slot(m, p, 0) + at) + s.at;
    void *target = to + s.at;
    aivd_reduce(&target, 1, from, a->size, s.bytes / a->element, (int)a->type, (int)a->op);
}

/* ---- a piece: bytes [at, at + bytes) of the vector, or of every part ---- */

static void mesh_one_shot(coll_mesh *m, uint64_t at, uint64_t bytes)
{
    const coll_args *a = m->a;
    for (uint32_t i = 0; i < a->size; i++) {
        const uint32_t p = i == 0 ? a->rank : coll_next(a, i);
        mesh_copy(mesh_slot(m, p, a->rank), a->send + at, bytes);
    }
    mesh_step(m);
    mesh_reduce(m, a->recv + at, true, 0, bytes);
    mesh_step(m);
}

static void mesh_two_shots(coll_mesh *m, uint64_t at, uint64_t bytes)
{
    const coll_args *a = m->a;
    const uint64_t slice =
        ((bytes + a->size - 1) / a->size + COLL_LINE - 1) / COLL_LINE * COLL_LINE;
    uint64_t begin = a->rank * slice < bytes ? a->rank * slice : bytes;
    mesh_copy(mesh_slot(m, a->rank, 0), a->send + at, bytes);
    mesh_step(m);
    mesh_reduce(m, mesh_slot(m, a->rank, a->size), false, begin,
                bytes - begin < slice ? bytes - begin : slice);
    mesh_step(m);
    for (uint32_t p = 0; p < a->size; p++) {
        begin = p * slice < bytes ? p * slice : bytes;
        mesh_copy(a->recv + at + begin, mesh_slot(m, p, a->size),
                  bytes - begin < slice ? bytes - begin : slice);
    }
    mesh_step(m);
}

static uint64_t mesh_piece(uint64_t part, uint64_t at, uint64_t most)
{
    const uint64_t left = part > at ? part - at : 0;
    return left < most ? left : most;
}

static void mesh_reduce_scatter(coll_mesh *m, uint64_t at)
{
    const coll_args *a = m->a;
    for (uint32_t p = 0; p < a->size; p++)
        mesh_copy(mesh_slot(m, a->rank, p), a->send + coll_send_at(a, p) + at,
                  mesh_piece(coll_send_bytes(a, p), at, m->slot));
    mesh_step(m);
    mesh_reduce(m, a->recv + at, false, a->rank * m->slot,
                mesh_piece(coll_send_bytes(a, a->rank), at, m->slot));
    mesh_step(m);
}

static void mesh_allgather(coll_mesh *m, uint64_t at)
{
    const coll_args *a = m->a;
    mesh_copy(mesh_slot(m, a->rank, 0), a->send + at,
              mesh_piece(coll_send_bytes(a, a->rank), at, m->slot));
    mesh_step(m);
    for (uint32_t p = 0; p < a->size; p++)
        mesh_copy(a->recv + coll_recv_at(a, p) + at, mesh_slot(m, p, 0),
                  mesh_piece(coll_recv_bytes(a, p), at, m->slot));
    mesh_step(m);
}

static void coll_mesh_run(const coll_args *a)
{
    coll_mesh m = {.a = a};
    m.slot = a->mesh_bytes / (a->size + 1) / COLL_LINE * COLL_LINE;
    if (m.slot > COLL_MESH_SLOT_MAX)
        m.slot = COLL_MESH_SLOT_MAX;
    const uint64_t bytes = a->count * a->element;
    const bool vector = a->kind == COLL_ALLREDUCE;
    const uint64_t most = vector && a->mesh == COLL_MESH_TWO_SHOTS ? a->size * m.slot : m.slot;
    mesh_meet(a);
    aivd_block_barrier(); /* the call before is over */
    for (uint64_t at = 0; at < bytes; at += most) {
        const uint64_t now = bytes - at < most ? bytes - at : most;
        if (vector && a->mesh == COLL_MESH_TWO_SHOTS)
            mesh_two_shots(&m, at, now);
        else if (vector)
            mesh_one_shot(&m, at, now);
        else if (a->kind == COLL_REDUCE_SCATTER)
            mesh_reduce_scatter(&m, at);
        else
            mesh_allgather(&m, at);
    }
    mesh_step(&m);
}

#endif
