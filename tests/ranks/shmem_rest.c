/* Proves the calls of symmetric memory that stand alone, and that no other test makes: version and
 * name, log level and logger, encryption refused, settings of engines, alignment, fence and sync,
 * handle_wait, 64-bit signals of hosts and streams, barriers that leave streams of the program
 * alone; in kernels every way to come together, signals of both widths. shmem_every_names.py keeps
 * the list whole.
 *
 *     shmem_rest hosts | IMAGE [counted] */
#include "shmem_support.h"

#include "shmem_rest_args.h"

static char logged[1024];

static void logger(int level, const char *text)
{
    (void)level;
    snprintf(logged, sizeof logged, "%s", text);
}

static void names_and_logs(void)
{
    char name[ACLSHMEM_MAX_NAME_LEN];
    int major = -1, minor = -1;
    aclshmem_info_get_version(&major, &minor);
    CHECK_EQ(major, 1);
    CHECK_EQ(minor, 1);
    aclshmem_info_get_version(NULL, NULL);
    aclshmem_info_get_name(name);
    CHECK_EQ(strcmp(name, "ACLSHMEM v1.1.1"), 0);
    aclshmem_info_get_name(NULL);
    CHECK_EQ(aclshmemx_set_log_level(4), ACLSHMEM_INVALID_VALUE);
    CHECK_TEXT("level is 4");
    CHECK_EQ(aclshmemx_set_extern_logger(logger), 0);
    OK(aclshmemx_set_log_level(3));
    CHECK(aclshmem_ptr(NULL, -7) == NULL);
    aclshmem_int32_p(NULL, 1, -7);
    CHECK(strstr(logged, "aclshmem_int32_p") != NULL);
    CHECK_EQ(aclshmemx_set_extern_logger(NULL), 0);
    logged[0] = 0;
    aclshmem_int32_p(NULL, 1, -7);
    CHECK_EQ(logged[0], 0);
    OK(aclshmemx_set_conf_store_tls(false, NULL, 0));
    CHECK_EQ(aclshmemx_set_conf_store_tls(true, NULL, 0), ACLSHMEM_NOT_SUPPORTED);
    CHECK_TEXT("not encrypted");
    CHECK_EQ(aclshmemx_set_config_store_tls_key("k", 1, "p", 1, NULL), ACLSHMEM_NOT_SUPPORTED);
}

/* Whether one of the four takes what the others refuse: RDMA and UDMA need 128 bytes. */
static void settings(void)
{
    OK(aclshmemx_set_mte_config(0, 16 * 1024, 0));
    OK(aclshmemx_set_sdma_config(191 * 1024, 64, 0));
    OK(aclshmemx_set_rdma_config(190 * 1024, 128, 7));
    OK(aclshmemx_set_udma_config(189 * 1024, 128, 0));
    CHECK_EQ(aclshmemx_set_rdma_config(190 * 1024, 127, 0), ACLSHMEM_INVALID_VALUE);
    CHECK_TEXT("at least 128 bytes");
    CHECK_EQ(aclshmemx_set_udma_config(189 * 1024, 64, 0), ACLSHMEM_INVALID_VALUE);
    CHECK_EQ(aclshmemx_set_sdma_config(191 * 1024 + 8, 64, 0), ACLSHMEM_INVALID_VALUE);
    CHECK_EQ(aclshmemx_set_mte_config(192 * 1024, 64, 0), ACLSHMEM_INVALID_VALUE);
    CHECK_EQ(aclshmemx_set_mte_config(0, 64, 8), ACLSHMEM_INVALID_VALUE);
    CHECK_TEXT("sync_id is 8");
    CHECK_EQ(util_get_ffts_config(), 0);
    aclshmemx_show_prof(); /* SHMEM_CYCLE_PROF_PE names nobody: nothing to show */
}

static void alone(const rank_ctx *ctx)
{
    int right = (ctx->rank + 1) % ctx->size, left = (ctx->rank + ctx->size - 1) % ctx->size;
    const aclshmem_handle_t world = {ACLSHMEM_TEAM_WORLD};
    uint64_t *wide = aclshmemx_align(4096, 8192, DEVICE_SIDE);
    aclrtStream stream;

    CHECK(wide != NULL && (uintptr_t)wide % 4096 == 0);
    CHECK(aclshmemx_align(48, 64, DEVICE_SIDE) == NULL);
    CHECK_TEXT("48");
    OK(aclrtCreateStream(&stream));
    memset(wide, 0, 8192);
    aclshmem_barrier_all();
    aclshmem_uint64_put_nbi(wide + 1, &(uint64_t){77}, 1, right);
    aclshmem_fence();
    aclshmemx_putmem_signal64_nbi(wide + 2, &(uint64_t){78 + (uint64_t)ctx->rank}, 8, wide,
                                  UINT64_C(3) << 40, ACLSHMEM_SIGNAL_SET, right);
    aclshmemx_signal64_wait_until_on_stream(wide, ACLSHMEM_CMP_EQ, UINT64_C(3) << 40, stream);
    OK(aclrtSynchronizeStream(stream));
    CHECK_EQ(wide[1], 77);
    CHECK_EQ(wide[2], 78 + left);
    aclshmem_sync_all();
    aclshmemx_signal64_op_on_stream(wide, UINT64_C(1) << 41, ACLSHMEM_SIGNAL_ADD, right, stream);
    aclshmemx_handle_wait(world, stream); /* all members' streams have come so far */
    OK(aclrtSynchronizeStream(stream));
    CHECK(wide[0] == UINT64_C(5) << 40);
    aclshmem_sync_all();
    /* A host barrier does not wait for a stream of the program: this one waits for its host. */
    aclshmemx_signal64_wait_until_on_stream(wide, ACLSHMEM_CMP_EQ, 1, stream);
    aclshmem_barrier_all();
    aclshmemx_signal64_op(wide, 1, ACLSHMEM_SIGNAL_SET, ctx->rank);
    OK(aclrtSynchronizeStream(stream));
    aclshmem_sync_all();
    OK(aclrtDestroyStream(stream));
    aclshmemx_free(wide, DEVICE_SIDE);
}

static aclError launch(aclrtBinHandle image, const char *kernel, uint32_t blocks, rest_args *a)
{
    aclrtFuncHandle function;
    aclrtStream stream;
    OK(aclrtCreateStream(&stream));
    OK(aclrtBinaryGetFunction(image, kernel, &function));
    OK(aclrtLaunchKernelWithHostArgs(function, blocks, stream, NULL, a, sizeof *a, NULL, 0));
    aclError code = aclrtSynchronizeStream(stream);
    OK(aclrtDestroyStream(stream));
    return code;
}

static void kernels(const rank_ctx *ctx, const char *path)
{
    int64_t left = (ctx->rank + ctx->size - 1) % ctx->size;
    aclrtBinHandle image;
    int32_t *words = aclshmem_calloc((size_t)ctx->size, 64);
    int64_t *told = aclshmem_calloc(8, 8);
    rest_args a = {(uint64_t)(uintptr_t)words, (uint64_t)(uintptr_t)told, 0, 20};
    OK(aclrtBinaryLoadFromFile(path, NULL, &image));
    for (a.way = 0; a.way < REST_WAYS; a.way++) {
        OK(aclrtMemset(words, (size_t)ctx->size * 64, 0, (size_t)ctx->size * 64));
        aclshmem_barrier_all();
        OK(launch(image, "rest_meet", 2, &a));
    }
    uint64_t *wide = aclshmem_calloc(64, 8);
    a.words = (uint64_t)(uintptr_t)wide;
    for (a.way = 0; a.way < 2; a.way++) {
        OK(aclrtMemset(wide, 512, 0, 512));
        aclshmem_barrier_all();
        CHECK_EQ(launch(image, "rest_signals", 1, &a), a.way == 0 ? 0 : 507035);
        CHECK_EQ(told[0], (INT64_C(1) << 40) + left);
        CHECK_EQ(told[1], 100 * left + 7);
        CHECK_EQ(told[2], (INT64_C(1) << 40) + left + 5);
        CHECK_EQ(told[3], 7 + left);
        CHECK_EQ(told[4], 1);
        CHECK_EQ(told[5], 96 * 1024);
    }
    CHECK_TEXT("aclshmemx_set_udma_config");
    OK(aclrtBinaryUnLoad(image));
    aclshmem_free(wide);
    aclshmem_free(told);
    aclshmem_free(words);
}

/* The same by a kernel of PE 0 and by the host of PE 1: AIVDRIVE_STATS must say the same of both
 * (shmem_counted.sh). */
static void counted(const rank_ctx *ctx, const char *path)
{
    aclrtBinHandle image;
    int32_t *w = aclshmem_calloc(128, sizeof *w);
    rest_args a = {(uint64_t)(uintptr_t)w, 0, 0, 0};
    if (ctx->rank == 0) {
        OK(aclrtBinaryLoadFromFile(path, NULL, &image));
        OK(launch(image, "rest_counted", 1, &a));
        OK(aclrtBinaryUnLoad(image));
    } else {
        aclshmem_putmem(w, w + 64, 100, 0);
        aclshmem_int64_p((int64_t *)(void *)w, 1, 0);
        aclshmem_getmem(w, w, 7, 0);
        aclshmemx_putmem_signal(w, w + 64, 40, w + 32, 1, ACLSHMEM_SIGNAL_SET, 0);
        aclshmemx_signal_op(w + 33, 1, ACLSHMEM_SIGNAL_ADD, 0);
        aclshmem_int32_atomic_inc(w + 40, 0);
        (void)aclshmem_int64_atomic_fetch_add((int64_t *)(void *)(w + 42), 1, 0);
    }
    aclshmem_barrier_all();
    CHECK_EQ(w[40], 1);
    aclshmem_free(w);
}

static void body(const rank_ctx *ctx)
{
    CHECK(ctx->argc > 1);
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    if (strcmp(ctx->argv[1], "hosts") == 0) {
        names_and_logs();
        settings();
        alone(ctx);
    } else if (ctx->argc > 2) {
        counted(ctx, ctx->argv[1]);
    } else {
        kernels(ctx, ctx->argv[1]);
    }
    OK(aclshmem_finalize());
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
