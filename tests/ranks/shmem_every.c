/* Proves: every call of symmetric memory that is made for many types or sizes gives, for each of
 * them, what its words say, and changes nothing beside: put, get, signals, waits, tests, atomics,
 * collectives, by hosts, in streams and by kernels, in C and in C++ (there with tensors). The
 * bodies are the same text for both sides; shmem_every_names.py checks that no name is left out.
 *
 *     shmem_every host | IMAGE family... */
#include "shmem_support.h"

#include "shmem_every_data.h"
#include "shmem_every_team.h"
#include "shmem_every_words.h"

/* 16-bit floats of hosts are bits: 1.0 + 0.5. */
static void run_halves(every *e)
{
    uint16_t *w = (uint16_t *)(e->lane + 64);

    aclshmem_uint16_p(w, 0x3f80, e->right);
    aclshmem_bfloat16_atomic_add(w, 0x3f00, e->right);
    CHECK_EQ(aclshmem_uint16_g(w, e->right), 0x3fc0);
    aclshmem_uint16_p(w, 0x3c00, e->right);
    aclshmem_half_atomic_add(w, 0x3800, e->right);
    CHECK_EQ(aclshmem_uint16_g(w, e->right), 0x3e00);
}

static void (*const host_families[])(every *) = {run_data,   run_bits,  run_words,
                                                 run_atomic, run_add,   run_team,
                                                 run_reduce, run_logic, run_halves};

static void in_kernel(every *e, aclrtBinHandle image, const char *family, aclrtStream stream)
{
    char name[64];
    aclrtFuncHandle function;

    snprintf(name, sizeof name, "every_%s", family);
    OK(aclrtBinaryGetFunction(image, name, &function));
    OK(aclrtLaunchKernelWithHostArgs(function, 1, stream, NULL, e, sizeof *e, NULL, 0));
    OK(aclrtSynchronizeStream(stream));
}

static void check(every *e, const char *family)
{
    if (*e->failed != 0) {
        fprintf(stderr, "PE %d, family %s, type %d of its list: step %d is wrong\n", e->me, family,
                *e->failed / 1000, *e->failed % 1000);
        exit(1);
    }
    e->token++;
    aclshmem_barrier_all();
}

static void run_all(const rank_ctx *ctx, every *e, aclrtStream stream)
{
    aclrtBinHandle image;
    char number[16];

    if (strcmp(ctx->argv[1], "host") == 0) {
        for (size_t i = 0; i < sizeof host_families / sizeof host_families[0]; i++) {
            host_families[i](e);
            snprintf(number, sizeof number, "%zu", i);
            check(e, number);
        }
        return;
    }
    OK(aclrtBinaryLoadFromFile(ctx->argv[1], NULL, &image));
    CHECK(ctx->argc > 2);
    for (int i = 2; i < ctx->argc; i++) {
        in_kernel(e, image, ctx->argv[i], stream);
        check(e, ctx->argv[i]);
    }
    /* One after another: threads meet in the loader behind locks that TSan does not see. */
    for (int pe = 0; pe < ctx->size; pe++) {
        if (ctx->rank == pe)
            OK(aclrtBinaryUnLoad(image));
        aclshmem_barrier_all();
    }
}

static void body(const rank_ctx *ctx)
{
    every e = {.me = ctx->rank, .n_pes = ctx->size, .token = 3};

    CHECK(ctx->argc > 1);
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    e.right = (ctx->rank + 1) % ctx->size;
    e.left = (ctx->rank + ctx->size - 1) % ctx->size;
    e.board = aclshmem_calloc((size_t)ctx->size, EVERY_LANE);
    e.lane = e.board + ctx->rank * EVERY_LANE;
    e.mine = aclshmem_calloc(1, EVERY_LANE);
    e.failed = aclshmem_calloc(1, 64);
    OK(aclrtCreateStream(&every_stream));
    run_all(ctx, &e, every_stream);
    OK(aclrtDestroyStream(every_stream));
    aclshmem_free(e.failed);
    aclshmem_free(e.mine);
    aclshmem_free(e.board);
    OK(aclshmem_finalize());
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
