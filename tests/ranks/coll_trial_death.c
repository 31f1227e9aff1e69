/* Proves: a rank that is killed in the middle of any operator, or of a message, ends the operators
 * of all others within about a second with an error that names it (B21); their communicators then
 * refuse calls, HcclGetCommAsyncError says HCCL_E_REMOTE, and everything can be destroyed at once;
 * groups without that rank go on working. `coll_trial_death OPERATOR [ordinary]`. */
#include "coll_trial_run.h"
#include "death.h"

enum { RANKS = 4, ROOM = 1 << 18 };

typedef struct trial {
    op_kind kind;
    bool ordinary;
} trial;

/* Calls back to back, some of them large, until one fails. */
static uint32_t loop_until_error(const member *m, op_kind kind, int *in, int *out)
{
    for (uint32_t c = 0;; c++) {
        op o = {kind, c, c % 3 == 0 ? 9 : c % 3 == 1 ? 2000 : 50000, in, out, ROOM};
        op_fill(m, &o);
        if (op_call(m, &o) != HCCL_SUCCESS || aclrtSynchronizeStream(m->stream) != 0)
            return c;
        op_check(m, &o);
    }
}

/* A group of ranks 0, 1 and 3, which the death of rank 2 does not concern. */
static void others_work(const member *others, int *in, int *out)
{
    for (op_kind k = 0; k < OP_KINDS; k++) {
        op o = {k, 1, 1000, in, out, ROOM};
        op_fill(others, &o);
        OK(op_call(others, &o));
        OK(aclrtSynchronizeStream(others->stream));
        op_check(others, &o);
    }
}

static member without_the_victim(const member *m)
{
    uint32_t ranks[RANKS - 1] = {0, 1, 3};
    member others = {.rank = m->rank == 3 ? 2 : m->rank, .size = RANKS - 1, .stream = m->stream};
    HcclComm parent = m->comm;
    OK(HcclCreateSubCommConfig(&parent, RANKS - 1, ranks, 1, (uint32_t)others.rank, NULL,
                               &others.comm));
    return others;
}

static void rank_run(int rank, const void *context)
{
    const trial *t = context;
    member m = {.comm = death_join(rank, RANKS), .rank = rank, .size = RANKS};
    int *in = t->ordinary ? malloc(ROOM * 4) : ints_alloc(ROOM),
        *out = t->ordinary ? malloc(ROOM * 4) : ints_alloc(ROOM);
    OK(aclrtCreateStream(&m.stream));
    member others = {.comm = NULL};
    if (rank != DEATH_VICTIM)
        others = without_the_victim(&m);
    OK(HcclBarrier(m.comm, m.stream));
    OK(aclrtSynchronizeStream(m.stream));
    death_may_come();
    uint32_t calls = loop_until_error(&m, t->kind, in, out);
    CHECK(rank != DEATH_VICTIM); /* is killed while it loops */
    CHECK_TEXT("rank 2 (device 2");
    double start = seconds_now();
    HcclResult error;
    OK(HcclGetCommAsyncError(m.comm, &error));
    CHECK_EQ(error, HCCL_E_REMOTE);
    CHECK(HcclBarrier(m.comm, m.stream) != HCCL_SUCCESS);
    CHECK_TEXT("rank 2 (device 2");
    others_work(&others, in, out);
    OK(HcclCommDestroy(others.comm));
    OK(HcclCommDestroy(m.comm));
    OK(aclrtDestroyStream(m.stream));
    CHECK(seconds_now() - start < 5);
    printf("rank %d: %u calls before the death\n", rank, calls);
    OK(aclFinalize());
}

static op_kind kind_of(const char *name)
{
    for (op_kind k = 0; k < OP_KINDS; k++)
        if (strcmp(name, op_names[k]) == 0)
            return k;
    fprintf(stderr, "unknown operator \"%s\"\n", name);
    exit(2);
}

int main(int argc, char **argv)
{
    const trial t = {kind_of(argc > 1 ? argv[1] : "allreduce"), argc > 2};
    double lasted;
    bool failed = death_of_one(RANKS, RANKS, 50000 + (useconds_t)getpid() % 100 * 1000, rank_run,
                               &t, &lasted);
    printf("survivors were through %.2f s after the death\n", lasted);
    return failed || lasted > 6;
}
