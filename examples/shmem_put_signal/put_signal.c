/* The smallest direct-drive loop of two PEs. PE 0's kernel puts a payload into PE 1's memory with a
 * signal behind it; PE 1's kernel waits for the signal, takes the payload, and acknowledges, so
 * that the next payload may come into the same place. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shmem.h"
#include "world.h"

enum { LINE = 64, ROUNDS_MAX = 100000, COUNT_MAX = 1 << 20, PRODUCER = 0, CONSUMER = 1 };

/* What host and kernels agree on. All places are of the caller's own heap; the kernel names the PE.
 */
typedef struct place {
    __gm__ int32_t *data_ready; /* of the consumer: number of the payload that is in the inbox */
    __gm__ int32_t *ack;        /* of the producer: number of the payload that was taken out */
    __gm__ int32_t *inbox;      /* of the consumer: one payload */
    __gm__ int32_t *all;        /* every payload: to send, or received */
    uint32_t count;             /* int32 in a payload */
    int32_t rounds;
} place;

/* ---- kernels ---- */

static __aicore__ inline void produce(place p)
{
    for (int32_t round = 1; round <= p.rounds; round++) {
        __gm__ int32_t *payload = p.all + (uint64_t)(round - 1) * p.count;

        aclshmem_signal_wait_until(p.ack, ACLSHMEM_CMP_GE, round - 1); /* the inbox is free */
        aclshmem_putmem_signal(p.inbox, payload, p.count * 4u, p.data_ready, round,
                               ACLSHMEM_SIGNAL_SET, CONSUMER);
    }
}

static __aicore__ inline void consume(place p)
{
    for (int32_t round = 1; round <= p.rounds; round++) {
        aclshmem_signal_wait_until(p.data_ready, ACLSHMEM_CMP_GE, round); /* it is all there */
        aclshmem_getmem(p.all + (uint64_t)(round - 1) * p.count, p.inbox, p.count * 4u, CONSUMER);
        aclshmemx_signal_op(p.ack, round, ACLSHMEM_SIGNAL_SET, PRODUCER);
    }
}

__global__ __aicore__ void put_signal(place p)
{
    asc_init();
    if (aclshmem_my_pe() == PRODUCER)
        produce(p);
    else if (aclshmem_my_pe() == CONSUMER)
        consume(p);
}

/* ---- host ---- */

static int32_t value_of(int32_t round, uint32_t i)
{
    return (int32_t)((uint32_t)round * 1000003u + i * 7u);
}

/* Device memory is filled and read by copies: a host's own stores reach it on this machine alone.
 */
static int fill(const world *w, place p, int32_t *values)
{
    size_t bytes = (size_t)p.rounds * p.count * 4u;

    for (int32_t r = 0; r < p.rounds; r++)
        for (uint32_t i = 0; i < p.count; i++)
            values[(uint64_t)r * p.count + i] = w->pe == PRODUCER ? value_of(r, i) : 0x5a5a5a5a;
    return bytes == 0 ? 0 : aclrtMemcpy(p.all, bytes, values, bytes, ACL_MEMCPY_HOST_TO_DEVICE);
}

static int verify(const world *w, place p, int32_t *values)
{
    size_t bytes = (size_t)p.rounds * p.count * 4u;
    int code = bytes == 0 ? 0 : aclrtMemcpy(values, bytes, p.all, bytes, ACL_MEMCPY_DEVICE_TO_HOST);

    if (code != 0)
        return world_failed(w, "aclrtMemcpy", code);
    for (int32_t r = 0; r < p.rounds; r++)
        for (uint32_t i = 0; i < p.count; i++)
            if (values[(uint64_t)r * p.count + i] != value_of(r, i)) {
                printf("PE 1: payload %d, element %u is %d, expected %d\n", r + 1, i,
                       values[(uint64_t)r * p.count + i], value_of(r, i));
                printf("PE 1: VerifyResult Failed!\n");
                return 1;
            }
    printf("PE 1: %d payloads of %u int32. VerifyResult Passed!\n", p.rounds, p.count);
    return 0;
}

static int run(world *w, place p)
{
    int32_t *signals = aclshmem_calloc(2, LINE); /* a line each: they have different writers */
    int32_t *values = malloc((size_t)p.rounds * p.count * 4u + LINE);
    int code;

    p.inbox = aclshmem_malloc(p.count * 4u + LINE);
    p.all = aclshmem_malloc((size_t)p.rounds * p.count * 4u + LINE);
    if (signals == NULL || p.inbox == NULL || p.all == NULL || values == NULL)
        return world_failed(w, "aclshmem_malloc", 0);
    p.data_ready = signals;
    p.ack = signals + LINE / 4;
    code = fill(w, p, values);
    if (code != 0)
        return world_failed(w, "aclrtMemcpy", code);
    aclshmem_barrier_all(); /* all have filled before a kernel writes */
    put_signal<<<1, NULL, w->stream>>>(p);
    code = aclrtSynchronizeStream(w->stream);
    if (code != 0)
        return world_failed(w, "the kernel", code);
    code = w->pe == CONSUMER ? verify(w, p, values) : 0;
    aclshmem_free(p.all); /* collective: waits for the others, then frees */
    aclshmem_free(p.inbox);
    aclshmem_free(signals);
    free(values);
    return code;
}

static int usage(int code)
{
    fprintf(code == 0 ? stdout : stderr, "Usage: aivrun -n 2 put_signal [--rounds R] [COUNT]\n"
                                         "PE 0 sends R payloads (default 100) of COUNT int32 "
                                         "(default 1000) to PE 1.\n" WORLD_OPTIONS);
    return code;
}

static int options(world *w, place *p, int argc, char **argv)
{
    long rounds = 100, count = 1000;

    for (int i = 1; i < argc; i++) {
        int mine = world_option(w, argc, argv, &i);
        if (mine < 0)
            return 2;
        if (mine > 0)
            continue;
        if (strcmp(argv[i], "--rounds") == 0)
            rounds = world_number("--rounds", i + 1 < argc ? argv[++i] : NULL, 0, ROUNDS_MAX);
        else if (argv[i][0] != '-')
            count = world_number("COUNT", argv[i], 0, COUNT_MAX);
        else
            return usage(2);
        if (rounds < 0 || count < 0)
            return 2;
    }
    p->rounds = (int32_t)rounds;
    p->count = (uint32_t)count;
    return 0;
}

int main(int argc, char **argv)
{
    world w = {0};
    place p = {0};
    int code;

    if (argc == 2 && strcmp(argv[1], "--help") == 0)
        return usage(0);
    code = options(&w, &p, argc, argv);
    if (code == 0)
        code = world_begin(&w, (uint64_t)(p.rounds + 1) * p.count * 4u + (1 << 20));
    if (code != 0)
        return code;
    if (w.count != 2) {
        fprintf(stderr,
                "put_signal needs 2 PEs, there are %d: aivrun -n 2 ... (--help tells more)\n",
                w.count);
        return 2;
    }
    code = run(&w, p);
    return world_end(&w) != 0 ? 1 : code;
}
