/* AllGather of N PEs in symmetric memory, three ways: by puts with signals from every PE to every
 * other; the same inside two teams at once; and round a ring, in pieces that are passed on as they
 * come. Every kernel may run in several blocks, which share out the data. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../shmem_put_signal/world.h"
#include "shmem.h"

enum { LINE = 64, WORDS = LINE / 4, BLOCKS_MAX = 48, PIECES = 4, POISON = 0x5a5a5a5a };

/* What host and kernels agree on. Places are of the caller's own heap. */
typedef struct gather {
    __gm__ int32_t *mine; /* count values of this PE */
    __gm__ int32_t *all;  /* count values of every member of the team, in its order */
    __gm__ int32_t
        *signals; /* lines of 64 bytes: one per sender, or per block in the ring; from 0 */
    uint64_t count;
    int32_t round; /* 1, 2, ...: signals only grow, so nothing is reset between calls */
    int32_t team;
} gather;

/* ---- kernels ---- */

/* Each block puts its share into every member's place, and adds 1 to the sender's signal there. All
 * of member m's data is here when all blocks of m have added, once per round. */
__global__ __aicore__ void allgather_mesh(gather g)
{
    int me = aclshmem_team_my_pe(g.team), members = aclshmem_team_n_pes(g.team);
    uint32_t blocks = (uint32_t)asc_get_block_num();
    aivd_part share = aivd_split(g.count * 4, blocks, (uint32_t)asc_get_block_idx());
    __gm__ uint8_t *from = (__gm__ uint8_t *)g.mine + share.begin;
    __gm__ uint8_t *to = (__gm__ uint8_t *)(g.all + (uint64_t)me * g.count) + share.begin;

    asc_init();
    for (int step = 0; step < members; step++) { /* not all at the same one */
        int pe = aclshmem_team_translate_pe(g.team, (me + step) % members, ACLSHMEM_TEAM_WORLD);
        aclshmem_putmem_signal(to, from, share.count, g.signals + me * WORDS, 1,
                               ACLSHMEM_SIGNAL_ADD, pe);
    }
    for (int m = 0; m < members; m++)
        aclshmem_signal_wait_until(g.signals + m * WORDS, ACLSHMEM_CMP_GE,
                                   (int32_t)blocks * g.round);
}

/* Each block passes its share of every part to the right: first its own PE's, then what comes from
 * the left, piece by piece. Its signal counts the pieces that have come. Blocks need not wait for
 * each other, but the PEs must agree on their number. */
__global__ __aicore__ void allgather_ring(gather g)
{
    int me = aclshmem_my_pe(), members = aclshmem_n_pes(), right = (me + 1) % members;
    uint32_t block = (uint32_t)asc_get_block_idx();
    aivd_part share = aivd_split(g.count, (uint32_t)asc_get_block_num(), block);
    __gm__ int32_t *signal = g.signals + block * WORDS;
    int32_t number = (g.round - 1) * (members - 1) * PIECES;

    asc_init();
    for (int step = 0; step < members - 1; step++) {
        __gm__ int32_t *part = g.all + (uint64_t)((me - step + members) % members) * g.count;
        for (uint32_t k = 0; k < PIECES; k++) {
            aivd_part piece = aivd_split(share.count, PIECES, k);
            __gm__ int32_t *at = part + share.begin + piece.begin;

            number++;
            if (step > 0) /* it came from the left in the step before */
                aclshmem_signal_wait_until(signal, ACLSHMEM_CMP_GE, number - PIECES);
            aclshmem_int32_put_nbi(at, at, (size_t)piece.count, right);
            aclshmem_quiet(); /* the piece is there before its signal */
            aclshmemx_signal_op(signal, number, ACLSHMEM_SIGNAL_SET, right);
        }
    }
    if (members > 1)
        aclshmem_signal_wait_until(signal, ACLSHMEM_CMP_GE, number);
}

/* ---- host ---- */

typedef struct settings {
    uint64_t count;
    uint32_t blocks;
    int rounds;
    int32_t *values; /* of the host: what is in `all` */
} settings;

static int32_t value_of(int pe, int round, uint64_t i)
{
    return (int32_t)((uint32_t)pe * 1000003u + (uint32_t)round * 7919u + (uint32_t)i);
}

/* Device memory is filled and read by copies: a host's own stores reach it on this machine alone.
 */
static int copy(void *to, const void *from, uint64_t count, aclrtMemcpyKind kind)
{
    return count == 0 ? 0 : aclrtMemcpy(to, count * 4, from, count * 4, kind);
}

/* A ring sends its own part from its place among all; else it has to come there. */
static int fill(const world *w, const settings *s, const gather *g, int members, uint64_t own,
                int ring)
{
    int code;

    for (uint64_t i = 0; i < g->count * (uint64_t)members; i++)
        s->values[i] = POISON;
    for (uint64_t i = 0; i < g->count; i++)
        s->values[own + i] = value_of(w->pe, g->round, i);
    code = copy(g->mine, s->values + own, g->count, ACL_MEMCPY_HOST_TO_DEVICE);
    for (uint64_t i = 0; i < g->count && !ring; i++)
        s->values[own + i] = POISON;
    return code ? code
                : copy(g->all, s->values, g->count * (uint64_t)members, ACL_MEMCPY_HOST_TO_DEVICE);
}

/* Member m of the team is PE first + m * stride. */
static int verify(const world *w, const settings *s, const gather *g, const char *name, int members,
                  int first, int stride)
{
    int code = copy(s->values, g->all, g->count * (uint64_t)members, ACL_MEMCPY_DEVICE_TO_HOST);

    if (code != 0)
        return world_failed(w, "aclrtMemcpy", code);
    for (int m = 0; m < members; m++)
        for (uint64_t i = 0; i < g->count; i++) {
            int32_t got = s->values[(uint64_t)m * g->count + i];
            int32_t expected = value_of(first + m * stride, g->round, i);
            if (got != expected) {
                printf("PE %d: %s, round %d: element %llu of member %d is %d, expected %d\n", w->pe,
                       name, g->round, (unsigned long long)i, m, got, expected);
                return 1;
            }
        }
    return 0;
}

/* One way, several rounds. */
static int run(world *w, const settings *s, gather g, const char *name, int first, int stride)
{
    int members = aclshmem_team_n_pes(g.team), me = aclshmem_team_my_pe(g.team);
    int ring = strcmp(name, "ring") == 0, wrong = 0;
    int code = aclrtMemset(g.signals, BLOCKS_MAX * LINE, 0, BLOCKS_MAX * LINE);

    for (g.round = 1; g.round <= s->rounds && code == 0; g.round++) {
        code = fill(w, s, &g, members, (uint64_t)me * g.count, ring);
        aclshmem_barrier_all(); /* all are ready for what comes */
        if (code != 0)
            break;
        if (ring)
            allgather_ring<<<s->blocks, NULL, w->stream>>>(g);
        else
            allgather_mesh<<<s->blocks, NULL, w->stream>>>(g);
        code = aclrtSynchronizeStream(w->stream);
        if (code == 0)
            wrong |= verify(w, s, &g, name, members, first, stride);
    }
    if (code != 0)
        return world_failed(w, name, code);
    printf("PE %d: %s, %d members, %u blocks, %llu int32 each. VerifyResult %s!\n", w->pe, name,
           members, s->blocks, (unsigned long long)g.count, wrong ? "Failed" : "Passed");
    aclshmem_barrier_all();
    return wrong;
}

/* PEs 0, 2, 4, ... and 1, 3, 5, ... gather among themselves, at the same time. */
static int run_teams(world *w, const settings *s, gather g)
{
    aclshmem_team_t even, odd = ACLSHMEM_TEAM_INVALID;
    int parity = w->pe % 2, code;

    code = aclshmem_team_split_strided(ACLSHMEM_TEAM_WORLD, 0, 2, (w->count + 1) / 2, &even);
    if (code == 0 && w->count > 1)
        code = aclshmem_team_split_strided(ACLSHMEM_TEAM_WORLD, 1, 2, w->count / 2, &odd);
    if (code != 0)
        return world_failed(w, "aclshmem_team_split_strided", code);
    g.team = parity ? odd : even; /* a PE that is no member got ACLSHMEM_TEAM_INVALID */
    code = run(w, s, g, "teams", parity, 2);
    aclshmem_team_destroy(parity ? odd : even);
    return code;
}

static int run_all(world *w, settings *s)
{
    gather g = {.count = s->count, .team = ACLSHMEM_TEAM_WORLD};
    int code;

    g.mine = aclshmem_malloc((s->count + 1) * 4);
    g.all = aclshmem_malloc(((uint64_t)w->count * s->count + 1) * 4);
    g.signals = aclshmem_malloc((size_t)BLOCKS_MAX * LINE);
    s->values = malloc(((uint64_t)w->count * s->count + 1) * 4);
    if (g.mine == NULL || g.all == NULL || g.signals == NULL || s->values == NULL)
        return world_failed(w, "aclshmem_malloc", 0);
    code = run(w, s, g, "mesh", 0, 1);
    code |= run_teams(w, s, g);
    code |= run(w, s, g, "ring", 0, 1);
    aclshmem_free(g.signals);
    aclshmem_free(g.all);
    aclshmem_free(g.mine);
    free(s->values);
    return code;
}

static int usage(int code)
{
    fprintf(
        code == 0 ? stdout : stderr,
        "Usage: aivrun -n N allgather [--blocks B] [--rounds R] [COUNT]\n"
        "Gathers COUNT int32 (default 10000) of N PEs (up to 48), with B blocks (default 4) and R\n"
        "times (default 10) in each of three ways.\n" WORLD_OPTIONS);
    return code;
}

static int options(world *w, settings *s, int argc, char **argv)
{
    long count = 10000, blocks = 4, rounds = 10;

    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        int mine = world_option(w, argc, argv, &i);
        if (mine < 0)
            return 2;
        if (mine > 0)
            continue;
        if (strcmp(argv[i], "--blocks") == 0)
            blocks = world_number("--blocks", value, 1, BLOCKS_MAX), i++;
        else if (strcmp(argv[i], "--rounds") == 0)
            rounds = world_number("--rounds", value, 1, 10000), i++;
        else if (argv[i][0] != '-')
            count = world_number("COUNT", argv[i], 0, 1 << 26);
        else
            return usage(2);
        if (count < 0 || blocks < 0 || rounds < 0)
            return 2;
    }
    *s = (settings){.count = (uint64_t)count, .blocks = (uint32_t)blocks, .rounds = (int)rounds};
    return 0;
}

int main(int argc, char **argv)
{
    world w = {0};
    settings s;
    int code;

    if (argc == 2 && strcmp(argv[1], "--help") == 0)
        return usage(0);
    code = options(&w, &s, argc, argv);
    if (code == 0) /* the heap: own values, one place per PE, some room */
        code = world_begin(&w, (uint64_t)(BLOCKS_MAX + 1) * s.count * 4 + (1 << 20));
    if (code != 0)
        return code;
    if (w.count > BLOCKS_MAX) {
        fprintf(stderr, "allgather has places for 2 to %d PEs, there are %d\n", BLOCKS_MAX,
                w.count);
        return 2;
    }
    code = run_all(&w, &s);
    return world_end(&w) != 0 ? 1 : code;
}
