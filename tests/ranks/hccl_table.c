/* Proves that rank tables make communicators: ranks and devices as the table says, a device opened
 * when none is current, described servers one behind the other, the same table again, and that what
 * does not fit the table is refused by name. Values of allgathers are the ranks of the table. */
#include "hccl_support.h"

static char path[256];

/* A table of its own for this run: two runs at the same time must not meet. */
static void table_write(const rank_ctx *ctx, int servers, bool reverse)
{
    char unique[32];
    snprintf(unique, sizeof unique, "host-%d-%d", (int)getpid(), servers);
    snprintf(path, sizeof path, "/tmp/aivdrive-table-%d.json", (int)getpid());
    share(ctx, unique, sizeof unique);
    share(ctx, path, sizeof path);
    if (ctx->rank == 0) {
        FILE *f = fopen(path, "w");
        CHECK(f != NULL);
        int each = ctx->size / servers;
        fprintf(f,
                "{\"status\":\"completed\",\"version\":\"1.0\",\"server_count\":\"%d\",\"server_"
                "list\":[",
                servers);
        for (int s = 0; s < servers; s++) {
            fprintf(f, "%s{\"server_id\":\"%s-%d\",\"device\":[", s ? "," : "", unique, s);
            for (int d = 0; d < each; d++) {
                int rank = s * each + d;
                fprintf(
                    f,
                    "%s{\"device_id\":\"%d\",\"device_ip\":\"192.168.%d.%d\",\"rank_id\":\"%d\"}",
                    d ? "," : "", d, s, d + 1, reverse ? ctx->size - 1 - rank : rank);
            }
            fprintf(f, "]}");
        }
        fprintf(f, "]}\n");
        CHECK_EQ(fclose(f), 0);
    }
    meet(ctx);
}

static void table_remove(const rank_ctx *ctx)
{
    meet(ctx);
    if (ctx->rank == 0)
        unlink(path);
}

static void gather_check(HcclComm comm, uint32_t rank, uint32_t size)
{
    aclrtStream stream;
    uint32_t *buffer, got_rank, got_size;
    OK(HcclGetRankId(comm, &got_rank));
    OK(HcclGetRankSize(comm, &got_size));
    CHECK_EQ(got_rank, rank);
    CHECK_EQ(got_size, size);
    OK(aclrtCreateStream(&stream));
    buffer = host_filled((size + 1) * sizeof *buffer);
    memset(buffer, 0xff, size * sizeof *buffer);
    buffer[size] = 100 + rank;
    OK(HcclAllGather(&buffer[size], buffer, 1, HCCL_DATA_TYPE_UINT32, comm, stream));
    OK(aclrtSynchronizeStream(stream));
    for (uint32_t r = 0; r < size; r++)
        CHECK_EQ(buffer[r], 100 + r);
    OK(aclrtFree(buffer));
    OK(aclrtDestroyStream(stream));
}

/* The same table three times: ranks do not wait for each other in between. */
static void again(const rank_ctx *ctx)
{
    table_write(ctx, 1, false);
    for (int i = 0; i < 3; i++) {
        HcclComm comm;
        OK(HcclCommInitClusterInfo(path, (uint32_t)ctx->rank, &comm));
        gather_check(comm, (uint32_t)ctx->rank, (uint32_t)ctx->size);
        OK(HcclCommDestroy(comm));
    }
    table_remove(ctx);
}

/* Ranks against the order of devices; no device is current, the table opens it. */
static void device(const rank_ctx *ctx)
{
    HcclComm comm;
    HcclCommConfig config;
    int32_t current;
    uint32_t rank = (uint32_t)(ctx->size - 1 - ctx->rank);
    OK(aclrtResetDevice(ctx->rank));
    table_write(ctx, 1, true);
    HcclCommConfigInit(&config);
    config.hcclBufferSize = 2;
    strcpy(config.hcclCommName, "by table");
    OK(HcclCommInitClusterInfoConfig(path, rank, &config, &comm));
    OK(aclrtGetDevice(&current));
    CHECK_EQ(current, ctx->rank);
    char name[COMM_NAME_MAX_LENGTH];
    OK(HcclGetCommName(comm, name));
    CHECK(strcmp(name, "by table") == 0);
    gather_check(comm, rank, (uint32_t)ctx->size);
    OK(HcclCommDestroy(comm));
    table_remove(ctx);
}

/* Two servers with the same device numbers: the second's devices stand behind the first's. */
static void servers(const rank_ctx *ctx)
{
    HcclComm comm;
    int32_t current;
    OK(aclrtResetDevice(ctx->rank));
    table_write(ctx, 2, false);
    OK(HcclCommInitClusterInfo(path, (uint32_t)ctx->rank, &comm));
    OK(aclrtGetDevice(&current));
    CHECK_EQ(current, ctx->rank);
    gather_check(comm, (uint32_t)ctx->rank, (uint32_t)ctx->size);
    OK(HcclCommDestroy(comm));
    table_remove(ctx);
}

static void refusals(const rank_ctx *ctx)
{
    HcclComm comm;
    table_write(ctx, 1, false);
    CHECK_EQ(HcclCommInitClusterInfo(NULL, 0, &comm), HCCL_E_PTR);
    CHECK_EQ(HcclCommInitClusterInfo(path, 0, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclCommInitClusterInfoConfig(path, 0, NULL, &comm), HCCL_E_PTR);
    CHECK_EQ(HcclCommInitClusterInfo("/nowhere/table.json", 0, &comm), HCCL_E_OPEN_FILE_FAILURE);
    CHECK_TEXT("/nowhere/table.json");
    CHECK_EQ(HcclCommInitClusterInfo(path, (uint32_t)ctx->size, &comm), HCCL_E_PARA);
    CHECK_TEXT("EI0004");
    CHECK_EQ(HcclCommInitClusterInfo(path, (uint32_t)((ctx->rank + 1) % ctx->size), &comm),
             HCCL_E_PARA);
    CHECK_TEXT("EI0014");
    CHECK_TEXT("aclrtSetDevice(");
    table_remove(ctx);
}

/* Only rank 1 comes; HCCL_CONNECT_TIMEOUT is 1 s. */
static void absent(const rank_ctx *ctx)
{
    HcclComm comm;
    table_write(ctx, 1, false);
    if (ctx->rank == 1) {
        CHECK_EQ(HcclCommInitClusterInfo(path, 1, &comm), HCCL_E_TIMEOUT);
        CHECK_TEXT("EI0015");
        CHECK_TEXT("rank 0");
    }
    meet(ctx);
    if (ctx->rank == 0) {
        CHECK_EQ(HcclCommInitClusterInfo(path, 0, &comm), HCCL_E_TIMEOUT);
        CHECK_TEXT("EI0015");
        CHECK_TEXT("1");
    }
    table_remove(ctx);
}

static void body(const rank_ctx *ctx)
{
    const struct {
        const char *name;
        rank_body run;
    } cases[] = {{"again", again},
                 {"device", device},
                 {"servers", servers},
                 {"refusals", refusals},
                 {"absent", absent}};
    const char *wanted = ctx->argc > 1 ? ctx->argv[1] : "";
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (strcmp(cases[i].name, wanted) == 0) {
            cases[i].run(ctx);
            return;
        }
    fprintf(stderr, "unknown case \"%s\"\n", wanted);
    exit(2);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
