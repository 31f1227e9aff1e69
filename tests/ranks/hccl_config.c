/* Proves the settings that choose between implementations: what the environment and HcclCommConfig
 * say is checked (EI0001, with the values allowed), HcclCommConfig wins, HcclSetConfig wins over
 * the environment, HcclConfigGetInfo tells what is in force, and results do not depend on any of
 * it. */
#include "hccl_support.h"

static HcclResult create_with(const rank_ctx *ctx, HcclRootInfo *info, uint32_t mode,
                              const char *algo, HcclComm *comm)
{
    HcclCommConfig config;
    HcclCommConfigInit(&config);
    config.hcclOpExpansionMode = mode;
    config.hcclDeterministic = 2;
    snprintf(config.hcclAlgo, sizeof config.hcclAlgo, "%s", algo);
    return HcclCommInitRootInfoConfig((uint32_t)ctx->size, info, (uint32_t)ctx->rank, &config,
                                      comm);
}

static int mode_of(HcclComm comm)
{
    HcclConfigTypeOpExpansionMode mode = HCCL_OP_EXPANSION_MODE_INVALID;
    OK(HcclConfigGetInfo(comm, HCCL_CONFIG_TYPE_OP_EXPANSION_MODE, sizeof mode, &mode));
    return (int)mode;
}

static void sums_check(const rank_ctx *ctx, HcclComm comm, uint32_t bits[64])
{
    float *buffer;
    aclrtStream stream;
    buffer = host_filled(4096);
    OK(aclrtCreateStream(&stream));
    for (int i = 0; i < 64; i++)
        buffer[i] = 1.0f / (float)(3 + i + ctx->rank * 7);
    OK(HcclAllReduce(buffer, buffer, 64, HCCL_DATA_TYPE_FP32, HCCL_REDUCE_SUM, comm, stream));
    OK(aclrtSynchronizeStream(stream));
    memcpy(bits, buffer, 64 * sizeof *bits);
    OK(aclrtFree(buffer));
    OK(aclrtDestroyStream(stream));
}

/* By hcclOpExpansionMode. */
static const int modes[] = {HCCL_OP_EXPANSION_MODE_AIV,      HCCL_OP_EXPANSION_MODE_HOST,
                            HCCL_OP_EXPANSION_MODE_AI_CPU,   HCCL_OP_EXPANSION_MODE_AIV,
                            HCCL_OP_EXPANSION_AIV_ONLY,      HCCL_OP_EXPANSION_MODE_CCU_MS,
                            HCCL_OP_EXPANSION_MODE_CCU_SCHED};

static void asked(const rank_ctx *ctx)
{
    uint32_t first[64], bits[64];
    char text[HCCL_COMM_ALGO_MAX_LENGTH];
    for (uint32_t mode = 0; mode < 7; mode++) {
        HcclRootInfo info;
        HcclComm comm;
        root_info_share(ctx, &info);
        OK(create_with(ctx, &info, mode, "level0:NA;level1:H-D_R", &comm));
        CHECK_EQ(mode_of(comm), modes[mode]);
        OK(HcclConfigGetInfo(comm, HCCL_CONFIG_TYPE_HCCL_ALGO, sizeof text, text));
        CHECK(strcmp(text, "level0:NA;level1:H-D_R") == 0);
        sums_check(ctx, comm, mode ? bits : first);
        CHECK(mode == 0 || memcmp(bits, first, sizeof bits) == 0);
        if (mode == 0) {
            CHECK_EQ(HcclConfigGetInfo(comm, HCCL_CONFIG_TYPE_HCCL_ALGO, 5, text), HCCL_E_PARA);
            CHECK_TEXT("needs 23 bytes");
            CHECK_EQ(HcclConfigGetInfo(comm, HCCL_CONFIG_TYPE_OP_EXPANSION_MODE, 3, text),
                     HCCL_E_PARA);
            CHECK_EQ(HcclConfigGetInfo(comm, (HcclConfigType)2, 64, text), HCCL_E_PARA);
            CHECK_EQ(HcclConfigGetInfo(comm, HCCL_CONFIG_TYPE_HCCL_ALGO, 64, NULL), HCCL_E_PTR);
            CHECK_EQ(HcclConfigGetInfo(NULL, HCCL_CONFIG_TYPE_HCCL_ALGO, 64, text), HCCL_E_PTR);
        }
        OK(HcclCommDestroy(comm));
    }
}

static void refused(const rank_ctx *ctx)
{
    static const char *const texts[][2] = {
        {"level3:ring", "\"level3\" is no level"},
        {"level0:rings", "\"rings\" is no algorithm"},
        {"level0", "is no algorithm"},
        {"level1:ring;level1:NHR", "each of level0"},
        {"allredce=level1:ring", "\"allredce\" is no operator"},
        {"allreduce=level1:ring/allreduce=level1:ring", "each operator once"},
        {"allreduce=", "is no level"},
    };
    HcclRootInfo info;
    HcclComm comm;
    memset(&info, 0, sizeof info);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        CHECK_EQ(create_with(ctx, &info, 0, texts[i][0], &comm), HCCL_E_PARA);
        CHECK_TEXT("EI0001");
        CHECK_TEXT("hcclAlgo");
        CHECK_TEXT(texts[i][1]);
    }
    CHECK_EQ(create_with(ctx, &info, 7, "", &comm), HCCL_E_PARA);
    CHECK_TEXT("hcclOpExpansionMode is 7");

    static const char *const variables[][3] = {
        {"HCCL_ALGO", "level0:x", "HCCL_ALGO is \"level0:x\""},
        {"HCCL_OP_EXPANSION_MODE", "AVI", "did you mean AIV"},
        {"HCCL_DETERMINISTIC", "maybe", "allowed are false, true, strict"},
        {"HCCL_DFS_CONFIG", "cluster_heartbeat:on,inconsistent_check:of,x:y",
         "inconsistent_check:of, allowed are on, first and off"},
    };
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        setenv(variables[i][0], variables[i][1], 1);
        CHECK_EQ(HcclCommInitRootInfo(1, &info, 0, &comm), HCCL_E_PARA);
        CHECK_TEXT("EI0001");
        CHECK_TEXT(variables[i][2]);
        unsetenv(variables[i][0]);
    }
}

static void process_wide(void)
{
    HcclConfigValue value = {.value = 7};
    OK(HcclGetConfig(HCCL_DETERMINISTIC, &value));
    CHECK_EQ(value.value, 0);
    setenv("HCCL_DETERMINISTIC", "true", 1);
    OK(HcclGetConfig(HCCL_DETERMINISTIC, &value));
    CHECK_EQ(value.value, 1);
    value.value = 2;
    OK(HcclSetConfig(HCCL_DETERMINISTIC, value));
    value.value = 7;
    OK(HcclGetConfig(HCCL_DETERMINISTIC, &value));
    CHECK_EQ(value.value, 2);
    unsetenv("HCCL_DETERMINISTIC");
    value.value = 3;
    CHECK_EQ(HcclSetConfig(HCCL_DETERMINISTIC, value), HCCL_E_PARA);
    CHECK_EQ(HcclSetConfig(HCCL_CONFIG_RESERVED, value), HCCL_E_PARA);
    CHECK_EQ(HcclGetConfig(HCCL_CONFIG_RESERVED, &value), HCCL_E_PARA);
    CHECK_EQ(HcclGetConfig(HCCL_DETERMINISTIC, NULL), HCCL_E_PTR);
    value.value = 0;
    OK(HcclSetConfig(HCCL_DETERMINISTIC, value));
}

/* Variables are set by the test's description. */
static void environment(const rank_ctx *ctx)
{
    char text[HCCL_COMM_ALGO_MAX_LENGTH];
    HcclConfigValue value;
    HcclComm comm = comm_create(ctx);
    CHECK_EQ(mode_of(comm), HCCL_OP_EXPANSION_MODE_CCU_MS);
    OK(HcclConfigGetInfo(comm, HCCL_CONFIG_TYPE_HCCL_ALGO, sizeof text, text));
    CHECK(strcmp(text, "allreduce=level1:ring/others=level1:NHR") == 0);
    OK(HcclGetConfig(HCCL_DETERMINISTIC, &value));
    CHECK_EQ(value.value, 2);
    OK(HcclCommDestroy(comm));
}

static void body(const rank_ctx *ctx)
{
    if (ctx->argc > 1 && strcmp(ctx->argv[1], "environment") == 0) {
        environment(ctx);
        return;
    }
    refused(ctx); /* HcclSetConfig would hide the environment's value */
    process_wide();
    asked(ctx);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
