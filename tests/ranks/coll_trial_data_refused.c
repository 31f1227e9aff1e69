/* Proves: a call that is refused on one rank ends on the others soon, naming that rank and its
 * reason; a rank that calls rightly after a refusal disturbs nobody, nor does a refusal that all
 * ranks have. The argument is the case; HCCL_EXEC_TIMEOUT is far away. */
#include "coll_trial_data.h"

static double waited(const trial *t, const char *word, const char *other)
{
    double begin = seconds_now();
    CHECK(aclrtSynchronizeStream(t->stream) != 0);
    CHECK_TEXT(word);
    CHECK_TEXT(other);
    return seconds_now() - begin;
}

/* Afterwards the communicator says on every rank why it does not work, and works again when all
 * have resumed it. */
static void again(trial *t, const char *word)
{
    buffer s = room(1, 4), r = room(3, 4);
    meet(t->ctx);
    CHECK(HcclAllGather(s.at, r.at, 1, I32, t->comm, t->stream) != HCCL_SUCCESS);
    CHECK_TEXT(word);
    meet(t->ctx);
    OK(aclrtDestroyStreamForce(t->stream));
    OK(aclrtCreateStream(&t->stream));
    OK(HcclCommResume(t->comm));
    fill_value(&s, I32, 0, 1, t->rank);
    put(&s, &r);
    OK(HcclAllGather(s.at, r.at, 1, I32, t->comm, t->stream));
    get(t, &s, &r, "after the refusal");
    for (int p = 0; p < 3; p++)
        is_value(t, &r, I32, (uint64_t)p, 1, p, "after the refusal");
    meet(t->ctx);
    drop(&s, &r);
}

/* Rank 0's part is in its place, those of the others are one element behind it. */
static void overlap(trial *t)
{
    buffer r = room(15, 2);
    trial_open(t, 0);
    buffer_put(&r);
    uint64_t own = (uint64_t)t->rank * 10 + (t->rank ? 2 : 0);
    HcclResult result = HcclAllGather(r.at + own, r.at, 5, I16, t->comm, t->stream);
    CHECK_EQ(result, t->rank == 0 ? HCCL_SUCCESS : HCCL_E_PARA);
    if (t->rank == 0)
        CHECK(waited(t, "'s call 1 was refused", "overlap in part") < 30);
    else
        CHECK_TEXT("overlap in part");
    again(t, "overlap in part");
    drop(&r, NULL);
    trial_close(t);
}

/* A07: a count of 1 and no buffer, on rank 2. */
static void a07(trial *t)
{
    uint64_t sends[3] = {0}, recvs[3] = {0}, displs[3] = {0};
    buffer s = room(5, 1);
    trial_open(t, 0);
    sends[2] = t->rank == 0;
    recvs[0] = t->rank == 2;
    HcclResult result = HcclAlltoAllV(t->rank == 0 ? s.at : NULL, sends, displs, I8, NULL, recvs,
                                      displs, I8, t->comm, t->stream);
    CHECK_EQ(result, t->rank == 2 ? HCCL_E_PTR : HCCL_SUCCESS);
    if (t->rank == 2)
        CHECK_TEXT("recvBuf");
    else
        CHECK(waited(t, "rank 2's call 1 was refused", "recvBuf is NULL") < 30);
    again(t, "recvBuf is NULL");
    drop(&s, NULL);
    trial_close(t);
}

static void barrier(trial *t)
{
    trial_open(t, 0);
    CHECK_EQ(HcclBarrier(t->comm, t->rank == 1 ? NULL : t->stream),
             t->rank == 1 ? HCCL_E_PTR : HCCL_SUCCESS);
    if (t->rank != 1)
        CHECK(waited(t, "rank 1's call 1 was refused", "stream is NULL") < 30);
    again(t, "stream is NULL");
    trial_close(t);
}

static void sum_of(trial *t, int type)
{
    buffer s = room(4, type_bytes(type)), r = room(4, type_bytes(type));
    fill_value(&s, type, 0, 4, t->rank + 1);
    put(&s, &r);
    OK(HcclAllReduce(s.at, r.at, 4, type, SUM, t->comm, t->stream));
    get(t, &s, &r, "right after all");
    is_value(t, &r, type, 0, 4, 6, "right after all");
    drop(&s, &r);
}

/* Rank 1 is refused and makes the call rightly, late, but before it is given up. */
static void corrected(trial *t)
{
    buffer s = room(4, 4);
    trial_open(t, 0);
    for (int i = 0; i < 3; i++) {
        if (t->rank == 1) {
            CHECK_EQ(HcclAllReduce(s.at, s.at + 4, 3, I32, SUM, t->comm, t->stream), HCCL_E_PARA);
            usleep(300000);
        }
        sum_of(t, I32);
    }
    drop(&s, NULL);
    trial_close(t);
}

/* All ask for what is not supported and take another type, one of them much later than the time
 * that a stuck rank is given. */
static void all_alike(trial *t)
{
    buffer s = room(4, 4);
    trial_open(t, 0);
    CHECK_EQ(HcclAllReduce(s.at, s.at, 4, HCCL_DATA_TYPE_FP8E4M3, SUM, t->comm, t->stream),
             HCCL_E_NOT_SUPPORT);
    if (t->rank == 2)
        usleep(3500000);
    sum_of(t, F32);
    sum_of(t, F16);
    drop(&s, NULL);
    trial_close(t);
}

static const trial_case cases[] = {{"overlap", overlap},
                                   {"A07", a07},
                                   {"barrier", barrier},
                                   {"corrected", corrected},
                                   {"all_alike", all_alike}};

static void body(const rank_ctx *ctx)
{
    trial_run(ctx, cases, LENGTH(cases));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
