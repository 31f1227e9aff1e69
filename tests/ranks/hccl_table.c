/* Proves that rank tables of both versions and of the old form make communicators: ranks and
 * devices as the table says, a device opened when none is current, described servers one behind the
 * other, the same table again, and that what does not fit the table is refused by name. Values of
 * allgathers are the ranks of the table. */
#include "hccl_support.h"

static char path[256];

/* A file of its own for this run, which rank 0 writes, and a word that no other run has: two runs
 * at the same time must not meet. */
static FILE *table_begin(const rank_ctx *ctx, char unique[32])
{
    snprintf(unique, 32, "host-%d", (int)getpid());
    snprintf(path, sizeof path, "/tmp/aivdrive-table-%d.json", (int)getpid());
    share(ctx, unique, 32);
    share(ctx, path, sizeof path);
    FILE *f = ctx->rank == 0 ? fopen(path, "w") : NULL;
    CHECK(ctx->rank != 0 || f != NULL);
    return f;
}

static void table_end(const rank_ctx *ctx, FILE *f)
{
    if (f)
        CHECK_EQ(fclose(f), 0);
    meet(ctx);
}

/* Devices are numbered in each server, ranks through all of them, or the other way round.
 * Version 1.2 has a super-pod around the servers. */
static void servers_write(FILE *f, const rank_ctx *ctx, const char *unique, const char *version,
                          int servers, bool reverse)
{
    int each = ctx->size / servers;
    bool pods = strcmp(version, "1.2") == 0;
    fprintf(
        f, "{\"status\":\"completed\",\"version\":\"%s\",\"server_count\":\"%d\",\"server_list\":[",
        version, servers);
    for (int s = 0; s < servers; s++) {
        fprintf(f, "%s{\"server_id\":\"%s-%d\",\"device\":[", s ? "," : "", unique, s);
        for (int d = 0; d < each; d++) {
            int rank = s * each + d;
            fprintf(f, "%s{\"device_id\":\"%d\",\"device_ip\":\"192.168.%d.%d\",\"rank_id\":\"%d\"",
                    d ? "," : "", d, s, d + 1, reverse ? ctx->size - 1 - rank : rank);
            if (pods)
                fprintf(f, ",\"super_device_id\":\"%d\"", rank);
            fprintf(f, "}");
        }
        fprintf(f, "]}");
    }
    fprintf(f, "]");
    if (pods)
        fprintf(f, ",\"super_pod_list\":[{\"super_pod_id\":\"0\",\"server_list\":[");
    for (int s = 0; pods && s < servers; s++)
        fprintf(f, "%s{\"server_id\":\"%s-%d\"}", s ? "," : "", unique, s);
    fprintf(f, pods ? "]}]}\n" : "}\n");
}

static void table_write(const rank_ctx *ctx, int servers, bool reverse)
{
    char unique[32];
    FILE *f = table_begin(ctx, unique);
    if (f)
        servers_write(f, ctx, unique, "1.0", servers, reverse);
    table_end(ctx, f);
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

/* The rank that the table gives to this device joins, works and leaves. */
static void join(uint32_t rank, uint32_t size)
{
    HcclComm comm;
    OK(HcclCommInitClusterInfo(path, rank, &comm));
    gather_check(comm, rank, size);
    OK(HcclCommDestroy(comm));
}

/* The same table three times: ranks do not wait for each other in between. */
static void again(const rank_ctx *ctx)
{
    table_write(ctx, 1, false);
    for (int i = 0; i < 3; i++)
        join((uint32_t)ctx->rank, (uint32_t)ctx->size);
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

/* Version 1.2: two servers of one super-pod. */
static void super_pod(const rank_ctx *ctx)
{
    char unique[32];
    FILE *f = table_begin(ctx, unique);
    if (f)
        servers_write(f, ctx, unique, "1.2", 2, true);
    table_end(ctx, f);
    join((uint32_t)(ctx->size - 1 - ctx->rank), (uint32_t)ctx->size);
    table_remove(ctx);
}

/* The form without a version: ranks as they stand, here against the order of devices. */
static void old_form(const rank_ctx *ctx)
{
    char unique[32];
    FILE *f = table_begin(ctx, unique);
    if (f) {
        fprintf(
            f,
            "{\"status\":\"completed\",\"group_count\":\"1\",\"group_list\":[{\"group_name\":\"g\","
            "\"instance_count\":\"1\",\"device_count\":\"%d\",\"instance_list\":[{\"pod_name\":"
            "\"p\","
            "\"server_id\":\"%s\",\"devices\":[",
            ctx->size, unique);
        for (int d = ctx->size - 1; d >= 0; d--)
            fprintf(f, "{\"device_id\":\"%d\",\"device_ip\":\"10.0.0.%d\"}%s", d, d + 1,
                    d ? "," : "");
        fprintf(f, "]}]}]}\n");
    }
    table_end(ctx, f);
    join((uint32_t)(ctx->size - 1 - ctx->rank), (uint32_t)ctx->size);
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
    static const rank_case cases[] = {{"again", again},       {"device", device},
                                      {"servers", servers},   {"super_pod", super_pod},
                                      {"old_form", old_form}, {"refusals", refusals},
                                      {"absent", absent}};
    run_case(ctx, cases, sizeof cases / sizeof *cases);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
