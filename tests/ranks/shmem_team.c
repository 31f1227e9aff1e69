/* Proves that splits have the members and numbers that their arguments say, also of teams of teams
 * and for PEs that are left out; that teams work alone and side by side, hundreds at a time; and
 * that wrong and different arguments are an error on every member. The numbers are by plain
 * arithmetic. */
#include "shmem_support.h"

enum { WORLD = ACLSHMEM_TEAM_WORLD, NONE = ACLSHMEM_TEAM_INVALID };

/* Members are `first`, `first + stride`, ... of the world. */
static void members_check(const rank_ctx *ctx, aclshmem_team_t team, int first, int stride,
                          int size)
{
    int distance = ctx->rank - first;
    bool mine = distance >= 0 && distance % stride == 0 && distance / stride < size;
    CHECK_EQ(team != NONE, mine);
    CHECK_EQ(aclshmem_team_n_pes(team), mine ? size : -1);
    CHECK_EQ(aclshmem_team_my_pe(team), mine ? distance / stride : -1);
    for (int i = 0; i < size && mine; i++) {
        CHECK_EQ(aclshmem_team_translate_pe(team, i, WORLD), first + i * stride);
        CHECK_EQ(aclshmem_team_translate_pe(WORLD, first + i * stride, team), i);
    }
    for (int p = 0; p < ctx->size && mine; p++)
        if (p < first || (p - first) % stride || (p - first) / stride >= size)
            CHECK_EQ(aclshmem_team_translate_pe(WORLD, p, team), -1);
}

/* A barrier holds the fast ones: the last member comes 30 ms late, after all others have begun. */
static void barrier_check(aclshmem_team_t team)
{
    bool last = team != NONE && aclshmem_team_my_pe(team) == aclshmem_team_n_pes(team) - 1;
    if (team == NONE)
        return;
    double begin = seconds_now();
    aclshmem_sync(team);
    if (last)
        usleep(30000);
    aclshmem_barrier(team);
    CHECK(seconds_now() - begin >= 0.03);
}

static void strided(const rank_ctx *ctx)
{
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    int n = ctx->size;
    for (int start = 0; start < n; start++)
        for (int stride = 1; stride <= n; stride++)
            for (int size = 1; start + (size - 1) * stride < n; size++) {
                aclshmem_team_t team = 77;
                OK(aclshmem_team_split_strided(WORLD, start, stride, size, &team));
                members_check(ctx, team, start, stride, size);
                if (stride == 2)
                    barrier_check(team);
                aclshmem_team_destroy(team);
            }
    CHECK_EQ(aclshmem_team_n_pes(1), -1);
    OK(aclshmem_finalize());
}

static void nested(const rank_ctx *ctx)
{
    int n = ctx->size, odd = n / 2;
    aclshmem_team_t outer, inner;
    aclshmem_team_config_t config, other;
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    /* The odd PEs, then of them every second: 1, 5, 9... */
    OK(aclshmem_team_split_strided(WORLD, 1, 2, odd, &outer));
    members_check(ctx, outer, 1, 2, odd);
    if (outer != NONE) {
        OK(aclshmem_team_split_strided(outer, 0, 2, (odd + 1) / 2, &inner));
        members_check(ctx, inner, 1, 4, (odd + 1) / 2);
        barrier_check(inner);
        OK(aclshmem_team_get_config(outer, &config));
        if (inner != NONE) {
            OK(aclshmem_team_get_config(inner, &other));
            CHECK(config.uniqueid != other.uniqueid);
        }
        /* The outer one may go first. */
        aclshmem_team_destroy(outer);
        if (inner != NONE)
            barrier_check(inner);
        aclshmem_team_destroy(inner);
    } else {
        CHECK(aclshmem_team_split_strided(outer, 0, 1, 1, &inner) != 0);
    }
    aclshmem_barrier_all();
    OK(aclshmem_finalize());
}

static void grid(const rank_ctx *ctx)
{
    int n = ctx->size;
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    for (int width = 1; width <= n + 1; width++) {
        aclshmem_team_t x, y;
        int w = width < n ? width : n, row = ctx->rank / w, column = ctx->rank % w;
        int length = n - row * w < w ? n - row * w : w;
        OK(aclshmem_team_split_2d(WORLD, width, &x, &y));
        CHECK_EQ(aclshmem_team_n_pes(x), length);
        CHECK_EQ(aclshmem_team_my_pe(x), column);
        CHECK_EQ(aclshmem_team_translate_pe(x, 0, WORLD), row * w);
        CHECK_EQ(aclshmem_team_n_pes(y), (n - column + w - 1) / w);
        CHECK_EQ(aclshmem_team_my_pe(y), row);
        CHECK_EQ(aclshmem_team_translate_pe(y, 0, WORLD), column);
        barrier_check(x);
        barrier_check(y);
        aclshmem_team_destroy(x);
        aclshmem_team_destroy(y);
    }
    OK(aclshmem_finalize());
}

static void many(const rank_ctx *ctx)
{
    enum { ALIVE = 2047, MADE = 3000 };
    aclshmem_team_t *teams = calloc(ALIVE, sizeof *teams), more;
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    for (int i = 0; i < ALIVE; i++)
        OK(aclshmem_team_split_strided(WORLD, 0, 1, ctx->size, &teams[i]));
    CHECK(aclshmem_team_split_strided(WORLD, 0, 1, ctx->size, &more) != 0);
    CHECK_TEXT("2048 teams");
    CHECK_EQ(more, NONE);
    for (int i = 0; i < ALIVE; i += 100)
        aclshmem_barrier(teams[i]);
    for (int i = 0; i < ALIVE; i++)
        aclshmem_team_destroy(teams[i]);
    for (int i = 0; i < MADE; i++) {
        OK(aclshmem_team_split_strided(WORLD, 0, 1, ctx->size, &more));
        if (i % 100 == 0)
            aclshmem_barrier(more);
        aclshmem_team_destroy(more);
    }
    OK(aclshmem_finalize());
    free(teams);
}

static void refusals(const rank_ctx *ctx)
{
    static const int rows[][3] = {{-1, 1, 1}, {0, 0, 1},   {0, -1, 1},
                                  {0, 1, 0},  {0, 1, 100}, {99, 1, 1}};
    aclshmem_team_t team, other;
    bool odd = ctx->rank == ctx->size - 1;
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        team = 5;
        CHECK_EQ(aclshmem_team_split_strided(WORLD, rows[i][0], rows[i][1], rows[i][2], &team),
                 ACLSHMEM_INVALID_VALUE);
        CHECK_TEXT("do not fit a team");
        CHECK_EQ(team, NONE);
    }
    CHECK_EQ(aclshmem_team_split_2d(WORLD, 0, &team, &other), ACLSHMEM_INVALID_VALUE);
    CHECK_TEXT("x_range is 0");
    CHECK_EQ(aclshmem_team_split_strided(WORLD, 0, 1, 1, NULL), ACLSHMEM_INVALID_PARAM);
    CHECK(aclshmem_team_split_strided(1000, 0, 1, 1, &team) != 0);
    CHECK_TEXT("team 1000 does not exist");
    /* One PE asks for something else: everybody learns of it. */
    double begin = seconds_now();
    CHECK(aclshmem_team_split_strided(WORLD, 0, 1, odd ? 1 : 2, &team) != 0);
    CHECK_TEXT("(0, 1, 1)");
    CHECK_TEXT("(0, 1, 2)");
    CHECK(aclshmem_team_split_2d(WORLD, odd ? 0 : 2, &team, &other) != 0);
    CHECK(seconds_now() - begin < 30);
    aclshmem_team_destroy(WORLD);
    CHECK_TEXT("world team");
    aclshmem_team_destroy(NONE);
    aclshmem_barrier(NONE);
    aclshmem_barrier(1000);
    CHECK_TEXT("team 1000");
    OK(aclshmem_team_split_strided(WORLD, 0, 1, ctx->size, &team));
    members_check(ctx, team, 0, 1, ctx->size);
    OK(aclshmem_finalize());
}

/* Halves go their own ways, with different numbers of barriers. */
static void apart(const rank_ctx *ctx)
{
    int half = ctx->size / 2;
    aclshmem_team_t low, high;
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    OK(aclshmem_team_split_strided(WORLD, 0, 1, half, &low));
    OK(aclshmem_team_split_strided(WORLD, half, 1, ctx->size - half, &high));
    int rounds = low != NONE ? 2000 : 300;
    for (int i = 0; i < rounds; i++)
        aclshmem_barrier(low != NONE ? low : high);
    aclshmem_barrier_all();
    OK(aclshmem_finalize());
}

static const rank_case cases[] = {{"strided", strided}, {"nested", nested},     {"grid", grid},
                                  {"many", many},       {"refusals", refusals}, {"apart", apart}};

static void body(const rank_ctx *ctx)
{
    run_case(ctx, cases, sizeof cases / sizeof *cases);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
