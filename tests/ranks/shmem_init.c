/* Proves how PEs begin and end: every mode, again after an end, in several instances; and that
 * wrong and different attributes are an error on every PE concerned that names the values. */
#include "shmem_support.h"

static void url_of(const rank_ctx *ctx, const char *host, char url[ACLSHMEM_MAX_IP_PORT_LEN])
{
    int port = 20000 + (int)(getpid() % 30000); /* PE 0 chooses */
    share(ctx, &port, sizeof port);
    snprintf(url, ACLSHMEM_MAX_IP_PORT_LEN, "%s:%d", host, port);
}

static aclshmemx_init_attr_t attr_by_url(const rank_ctx *ctx, const char *host)
{
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    attr.my_pe = ctx->rank;
    attr.n_pes = ctx->size;
    attr.local_mem_size = SHMEM_TEST_HEAP;
    url_of(ctx, host, attr.ip_port);
    return attr;
}

/* The PEs see each other: each host writes into every heap. */
static void use(const rank_ctx *ctx)
{
    CHECK_EQ(aclshmem_my_pe(), ctx->rank);
    CHECK_EQ(aclshmem_n_pes(), ctx->size);
    CHECK_EQ(aclshmemx_init_status(), ACLSHMEM_STATUS_IS_INITIALIZED);
    int32_t *words = aclshmem_calloc((size_t)ctx->size, sizeof *words);
    CHECK(words != NULL);
    for (int p = 0; p < ctx->size; p++)
        ((int32_t *)aclshmem_ptr(words, p))[ctx->rank] = 10 * ctx->rank + p;
    aclshmem_barrier_all();
    for (int p = 0; p < ctx->size; p++)
        CHECK_EQ(words[p], 10 * p + ctx->rank);
    aclshmem_barrier_all();
    aclshmem_free(words);
}

static void by_id(const rank_ctx *ctx)
{
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    use(ctx);
    OK(aclshmem_finalize());
    CHECK_EQ(aclshmemx_init_status(), ACLSHMEM_STATUS_NOT_INITIALIZED);
}

static void by_address(const rank_ctx *ctx)
{
    static const char *const hosts[] = {"tcp://127.0.0.1", "tcp://localhost", "tcp://[::1]",
                                        "tcp6://[::1]"};
    for (int i = 0; i < 4; i++) {
        aclshmemx_init_attr_t attr = attr_by_url(ctx, hosts[i]);
        OK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_DEFAULT, &attr));
        use(ctx);
        OK(aclshmem_finalize());
    }
}

/* Trial D04, and other addresses that cannot be right: at once. */
static void wrong_address(const rank_ctx *ctx)
{
    static const struct {
        const char *url, *text;
    } rows[] = {{"tcp://no.such.host.invalid:20000", "no.such.host.invalid"},
                {"tcp://127.0.0.1:99999", "99999"},
                {"tcp://127.0.0.1:80", "1024"},
                {"tcp://127.0.0.1", "host:port"},
                {"udp://127.0.0.1:20000", "tcp://host:port"},
                {"tcp://192.0.2.1:20000", "not an address of this machine"},
                {"", "tcp://host:port"}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
        attr.my_pe = ctx->rank;
        attr.n_pes = ctx->size;
        attr.local_mem_size = SHMEM_TEST_HEAP;
        snprintf(attr.ip_port, sizeof attr.ip_port, "%s", rows[i].url);
        double begin = seconds_now();
        CHECK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_DEFAULT, &attr) != 0);
        CHECK_TEXT(rows[i].text);
        CHECK(seconds_now() - begin < 20);
    }
}

static void wrong_attributes(const rank_ctx *ctx)
{
    static const struct {
        int pe, n, code;
        uint64_t heap;
        const char *text;
    } rows[] = {{-1, 2, ACLSHMEM_INVALID_VALUE, 1 << 20, "my_pe is -1"},
                {0, 0, ACLSHMEM_INVALID_VALUE, 1 << 20, "n_pes is 0"},
                {0, 16385, ACLSHMEM_INVALID_VALUE, 1 << 20, "n_pes is 16385"},
                {2, 2, ACLSHMEM_INVALID_PARAM, 1 << 20, "my_pe is 2 of n_pes 2"},
                {0, 1, ACLSHMEM_INVALID_VALUE, 0, "SHMEM_SYMMETRIC_SIZE"},
                {0, 1, ACLSHMEM_INVALID_VALUE, (40ull << 30) + 1, "40 GiB"}};
    (void)ctx;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
        attr.my_pe = rows[i].pe;
        attr.n_pes = rows[i].n;
        attr.local_mem_size = rows[i].heap;
        strcpy(attr.ip_port, "tcp://127.0.0.1:20000");
        CHECK_EQ(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_DEFAULT, &attr), rows[i].code);
        CHECK_TEXT(rows[i].text);
    }
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    attr.n_pes = 1;
    attr.local_mem_size = 1 << 20;
    CHECK_EQ(aclshmemx_init_attr(1u << 2, &attr), ACLSHMEM_INVALID_VALUE);
    CHECK_TEXT("bootstrap_flags is 0x4");
    CHECK_EQ(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr), ACLSHMEM_INVALID_PARAM);
    CHECK_TEXT("comm_args is NULL");
    attr.option_attr.control_operation_timeout = 0;
    CHECK_EQ(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr), ACLSHMEM_INVALID_VALUE);
    CHECK_TEXT("control_operation_timeout is 0");
    CHECK_EQ(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, NULL), ACLSHMEM_INVALID_PARAM);
}

/* All-zero optional attributes are the defaults; odd sizes are allowed. */
static void defaults(const rank_ctx *ctx)
{
    aclshmemx_uniqueid_t id;
    aclshmemx_init_attr_t attr = attr_by_id(ctx, &id, 12345);
    memset(&attr.option_attr, 0, sizeof attr.option_attr);
    OK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr));
    void *all = aclshmem_malloc(12345 / 16 * 16);
    CHECK(all != NULL);
    aclshmem_free(all);
    use(ctx);
    OK(aclshmem_finalize());
}

/* Trial D13 and others: what differs is told to everybody. */
static void different(const rank_ctx *ctx)
{
    aclshmemx_uniqueid_t id;
    aclshmemx_init_attr_t attr = attr_by_id(ctx, &id, SHMEM_TEST_HEAP);
    attr.option_attr.shm_init_timeout = 30;
    if (ctx->rank == 1)
        attr.local_mem_size = 2 * SHMEM_TEST_HEAP;
    CHECK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr) != 0);
    CHECK_TEXT("16777216");
    CHECK_TEXT("33554432");
    attr = attr_by_id(ctx, &id, SHMEM_TEST_HEAP);
    attr.option_attr.shm_init_timeout = 30;
    if (ctx->rank != 0)
        attr.n_pes = ctx->size + 1;
    CHECK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr) != 0);
    CHECK_TEXT("rank 0 says"); /* trial D13 */
    CHECK_TEXT("says the communicator has");
    CHECK_EQ(aclshmemx_init_status(), ACLSHMEM_STATUS_NOT_INITIALIZED);
    by_id(ctx);
}

/* Trial D12: a PE that never comes. */
static void missing(const rank_ctx *ctx)
{
    aclshmemx_uniqueid_t id;
    aclshmemx_init_attr_t attr = attr_by_id(ctx, &id, SHMEM_TEST_HEAP);
    char text[32];
    attr.option_attr.shm_init_timeout = 5;
    if (ctx->rank == ctx->size - 1)
        return;
    double begin = seconds_now();
    CHECK_EQ(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr), ACLSHMEM_TIMEOUT_ERROR);
    double took = seconds_now() - begin;
    snprintf(text, sizeof text, "missing ranks: %d", ctx->size - 1);
    CHECK_TEXT(text);
    CHECK_TEXT("shm_init_timeout");
    CHECK(took >= 5 && took < 10); /* the trial says 7 */
}

/* Trial D11: fewer PEs, with another id, after an end. */
static void again(const rank_ctx *ctx)
{
    rank_ctx two = *ctx;
    aclshmemx_uniqueid_t id;
    for (int i = 0; i < 5; i++)
        by_id(ctx);
    CHECK(aclshmem_malloc(64) == NULL);
    CHECK_TEXT("aclshmemx_init_attr");
    CHECK_EQ(aclshmem_my_pe(), -1);
    CHECK_EQ(aclshmem_finalize(), ACLSHMEM_NOT_INITED);
    two.size = 2;
    aclshmemx_init_attr_t attr = attr_by_id(ctx, &id, SHMEM_TEST_HEAP);
    if (ctx->rank < 2) {
        attr.n_pes = 2;
        OK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr));
        use(&two);
        CHECK_EQ(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr), ACLSHMEM_INNER_ERROR);
        CHECK_TEXT("aclshmem_finalize first");
        OK(aclshmem_finalize());
    }
    meet(ctx);
}

/* Two instances side by side, with their own heaps. */
static void instances(const rank_ctx *ctx)
{
    aclshmemx_uniqueid_t ids[2];
    aclshmemx_init_attr_t attr;
    int64_t *words[2];
    for (uint64_t k = 0; k < 2; k++) {
        attr = attr_by_id(ctx, &ids[k], SHMEM_TEST_HEAP << k);
        attr.instance_id = k;
        OK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr));
        CHECK_EQ(aclshmemx_instance_ctx_get()->id, k);
        words[k] = aclshmem_calloc(1, sizeof *words[k]);
        CHECK(words[k] != NULL);
    }
    CHECK(words[0] != words[1]);
    for (uint64_t k = 0; k < 2; k++) {
        OK(aclshmemx_instance_ctx_set(k));
        *(int64_t *)aclshmem_ptr(words[k], (ctx->rank + 1) % ctx->size) = (int64_t)(k + 1);
        aclshmem_barrier_all();
        CHECK_EQ(*words[k], k + 1);
    }
    CHECK(aclshmemx_instance_ctx_set(7) != 0);
    CHECK_TEXT("instance 7");
    OK(aclshmemx_finalize(1));
    CHECK_EQ(aclshmemx_instance_ctx_get()->id, 0);
    aclshmem_free(words[0]);
    OK(aclshmem_finalize());
}

/* A PE ends everybody, whatever they are doing. */
static void global_exit(const rank_ctx *ctx)
{
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    if (ctx->rank == ctx->size - 1)
        aclshmem_global_exit(7);
    sleep(60);
    exit(1); /* not ended */
}

/* A PE whose process ended: the others' calls end and say so. */
static void dies(const rank_ctx *ctx)
{
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    if (ctx->rank == 1)
        _exit(0);
    double begin = seconds_now();
    CHECK(aclshmem_malloc(64) == NULL);
    CHECK_TEXT("PE 1");
    aclshmem_barrier_all();
    CHECK_TEXT("PE 1");
    CHECK(aclshmem_finalize() != 0);
    CHECK(seconds_now() - begin < 30);
}

/* A PE that ends alone: the others' next call says who has left, and so does every later one. */
static void leaves(const rank_ctx *ctx)
{
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    int32_t *word = aclshmem_calloc(1, 64);
    double begin = seconds_now();
    if (ctx->rank == 1) {
        CHECK(aclshmem_finalize() != 0);
    } else {
        aclshmem_barrier_all();
        CHECK_TEXT("PE 1");
        CHECK_TEXT("aclshmem_finalize");
    }
    meet(ctx);
    if (ctx->rank != 1) {
        CHECK(aclshmem_malloc(64) == NULL);
        CHECK_TEXT("PE 1");
        CHECK_TEXT("has called aclshmem_finalize");
        aclshmem_free(word);
        CHECK_TEXT("PE 1");
        CHECK(aclshmem_finalize() != 0);
        CHECK_TEXT("PE 1");
    }
    CHECK(seconds_now() - begin < 30);
}

/* PEs that begin by different modes: an error on all, within the timeout. */
static void modes(const rank_ctx *ctx)
{
    aclshmemx_uniqueid_t id;
    aclshmemx_init_attr_t by_name = attr_by_url(ctx, "tcp://127.0.0.1");
    aclshmemx_init_attr_t attr = attr_by_id(ctx, &id, SHMEM_TEST_HEAP);
    attr.option_attr.shm_init_timeout = by_name.option_attr.shm_init_timeout = 3;
    double begin = seconds_now();
    int code = ctx->rank == 0 ? aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_DEFAULT, &by_name)
                              : aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr);
    CHECK(code != 0);
    CHECK_TEXT("3 s");
    CHECK_TEXT("shm_init_timeout");
    CHECK(seconds_now() - begin < 20);
    CHECK_EQ(aclshmemx_init_status(), ACLSHMEM_STATUS_NOT_INITIALIZED);
    meet(ctx);
    by_id(ctx);
}

/* The device of one PE goes before the instance: its calls say so, and the end is an error on all.
 */
static void wrong_order(const rank_ctx *ctx)
{
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    aclshmem_barrier_all();
    if (ctx->rank == 1) {
        aclrtStream other;
        OK(aclrtResetDevice(ctx->rank));
        CHECK(aclshmem_malloc(64) == NULL);
        CHECK_TEXT("this thread has no device");
        OK(aclrtSetDevice(ctx->rank));
        OK(aclrtCreateStream(&other)); /* may take the place of the library's */
    }
    CHECK(aclshmem_finalize() != 0);
    CHECK_TEXT("device 1 of PE 1 was reset");
    CHECK_TEXT("before aclrtResetDevice");
    CHECK_EQ(aclshmemx_init_status(), ACLSHMEM_STATUS_NOT_INITIALIZED);
    meet(ctx);
    by_id(ctx);
}

static void without_device(const rank_ctx *ctx)
{
    aclshmemx_init_attr_t attr = attr_by_url(ctx, "tcp://127.0.0.1");
    OK(aclrtResetDevice(ctx->rank));
    CHECK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_DEFAULT, &attr) != 0);
    CHECK_TEXT("aclrtSetDevice");
    OK(aclrtSetDevice(ctx->rank));
}

static const rank_case cases[] = {{"id", by_id},
                                  {"address", by_address},
                                  {"wrong_address", wrong_address},
                                  {"attributes", wrong_attributes},
                                  {"defaults", defaults},
                                  {"different", different},
                                  {"missing", missing},
                                  {"again", again},
                                  {"instances", instances},
                                  {"global_exit", global_exit},
                                  {"dies", dies},
                                  {"leaves", leaves},
                                  {"modes", modes},
                                  {"wrong_order", wrong_order},
                                  {"without_device", without_device}};

static void body(const rank_ctx *ctx)
{
    run_case(ctx, cases, sizeof cases / sizeof *cases);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
