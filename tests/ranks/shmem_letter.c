/* Proves put_signal of few bytes, by hosts and by kernels, native and as observers see it: every
 * length, at every distance from a word, arrives whole and writes nothing beside it, with signals
 * of both sizes; a wrong operand is refused, and then neither data nor signal come. Usage:
 * shmem_letter IMAGE host|kernel|wrong */
#include "shmem_support.h"

#include "shmem_letter_args.h"

static struct {
    aclrtStream stream;
    aclrtBinHandle image;
    shmem_letter_args args;
    uint8_t *data, *source;
    int32_t *signal;
    uint64_t *signal64;
    void *outside;
} t;

static uint8_t byte_of(int pe, uint32_t n, uint32_t i)
{
    return (uint8_t)(pe * 101 + n * 7 + i * 3 + 1);
}

static void fill(const rank_ctx *ctx)
{
    static uint8_t place[LETTER_PLACE];
    for (uint32_t n = 0; n <= LETTERS; n++) {
        memset(place, 0xEE, sizeof place);
        for (uint32_t i = 0; i < n; i++)
            place[letter_from(n) + i] = byte_of(ctx->rank, n, i);
        OK(aclrtMemcpy(t.source + n * LETTER_PLACE, LETTER_PLACE, place, LETTER_PLACE,
                       ACL_MEMCPY_HOST_TO_DEVICE));
    }
    OK(aclrtMemset(t.data, (LETTERS + 1) * LETTER_PLACE, 0xA5, (LETTERS + 1) * LETTER_PLACE));
}

/* Each place has what the left neighbour sent, and 0xA5 around it. */
static void look(int left)
{
    static uint8_t place[LETTER_PLACE];
    for (uint32_t n = 0; n <= LETTERS; n++) {
        OK(aclrtMemcpy(place, LETTER_PLACE, t.data + n * LETTER_PLACE, LETTER_PLACE,
                       ACL_MEMCPY_DEVICE_TO_HOST));
        for (uint32_t i = 0; i < LETTER_PLACE; i++) {
            bool inside = i >= letter_to(n) && i < letter_to(n) + n;
            CHECK_EQ(place[i], inside ? byte_of(left, n, i - letter_to(n)) : 0xA5);
        }
    }
}

static aclError launch(const char *kernel)
{
    aclrtFuncHandle function;
    OK(aclrtBinaryGetFunction(t.image, kernel, &function));
    OK(aclrtLaunchKernelWithHostArgs(function, 1, t.stream, NULL, &t.args, sizeof t.args, NULL, 0));
    return aclrtSynchronizeStream(t.stream);
}

/* From ordinary memory, and every third from the heap. */
static void host_send(int right)
{
    static uint8_t copy[LETTER_PLACE];
    for (uint32_t n = 0; n <= LETTERS; n++) {
        uint8_t *from = t.source + n * LETTER_PLACE, *to = t.data + n * LETTER_PLACE + letter_to(n);
        if (n % 3 != 0)
            OK(aclrtMemcpy(copy, sizeof copy, from, sizeof copy, ACL_MEMCPY_DEVICE_TO_HOST));
        from = (n % 3 ? copy : from) + letter_from(n);
        if (n % 2 == 0)
            aclshmemx_putmem_signal(to, from, n, t.signal, (int32_t)n + 1, ACLSHMEM_SIGNAL_SET,
                                    right);
        else
            aclshmemx_putmem_signal64(to, from, n, t.signal64, ((uint64_t)n << 32) + 1,
                                      ACLSHMEM_SIGNAL_SET, right);
    }
    aclshmem_signal_wait_until(t.signal, ACLSHMEM_CMP_EQ, LETTERS + 1);
    CHECK_EQ(aclshmemx_signal64_wait_until(t.signal64, ACLSHMEM_CMP_EQ,
                                           ((uint64_t)(LETTERS - 1) << 32) + 1),
             ((uint64_t)(LETTERS - 1) << 32) + 1);
}

static void exchange(const rank_ctx *ctx, bool by_kernel)
{
    int right = (ctx->rank + 1) % ctx->size, left = (ctx->rank + ctx->size - 1) % ctx->size;
    t.args.pe = right;
    fill(ctx);
    aclshmem_barrier_all();
    if (by_kernel)
        OK(launch("letter_send"));
    else
        host_send(right);
    look(left);
    aclshmem_barrier_all();
}

static void host_wrong(uint64_t which, int right)
{
    uint8_t *to = t.data, *from = t.source;
    int32_t *signal = t.signal;
    int pe = right;
    if (which == 0)
        pe = aclshmem_n_pes();
    else if (which == 1)
        to = t.outside;
    else if (which == 2)
        to += (LETTERS + 1) * LETTER_PLACE - 8;
    else if (which == 3)
        signal = (int32_t *)(void *)((uint8_t *)t.signal + 2);
    else if (which == 4)
        signal = t.outside;
    else
        from = NULL;
    aclshmemx_putmem_signal(to, from, 16, signal, 77, ACLSHMEM_SIGNAL_SET, pe);
}

static void wrong(const rank_ctx *ctx)
{
    static const char *const texts[] = {"the PEs are 0 to",          "not in the symmetric heap",
                                        "8 bytes beyond its end",    "not a multiple of 4",
                                        "not in the symmetric heap", "overlap"};
    fill(ctx);
    OK(aclrtMemset(t.data, (LETTERS + 1) * LETTER_PLACE, 0, (LETTERS + 1) * LETTER_PLACE));
    t.args.pe = (ctx->rank + 1) % ctx->size;
    aclshmem_barrier_all();
    for (t.args.which = 0; t.args.which < 6; t.args.which++) {
        const char *text = texts[t.args.which];
        CHECK_EQ(launch("letter_wrong"), 507035);
        CHECK_TEXT(text);
        host_wrong(t.args.which, (int)t.args.pe);
        CHECK_TEXT(t.args.which == 5 ? "source is NULL" : text);
    }
    aclshmem_barrier_all();
    CHECK_EQ(*t.signal, 0);
    for (uint32_t i = 0; i < (LETTERS + 1) * LETTER_PLACE; i++)
        CHECK_EQ(t.data[i], 0);
    aclshmem_barrier_all();
}

static void *room(size_t bytes)
{
    void *p = aclshmem_calloc(1, bytes);
    CHECK(p != NULL);
    return p;
}

static void body(const rank_ctx *ctx)
{
    CHECK(ctx->argc > 2);
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    OK(aclrtCreateStream(&t.stream));
    OK(aclrtBinaryLoadFromFile(ctx->argv[1], NULL, &t.image));
    t.source = room((LETTERS + 1) * LETTER_PLACE);
    t.signal = room(64);
    t.signal64 = room(64);
    t.data = room((LETTERS + 1) * LETTER_PLACE);
    OK(aclrtMalloc(&t.outside, 64, ACL_MEM_MALLOC_HUGE_FIRST));
    t.args.data = (uint64_t)(uintptr_t)t.data;
    t.args.source = (uint64_t)(uintptr_t)t.source;
    t.args.signal = (uint64_t)(uintptr_t)t.signal;
    t.args.signal64 = (uint64_t)(uintptr_t)t.signal64;
    t.args.outside = (uint64_t)(uintptr_t)t.outside;
    if (strcmp(ctx->argv[2], "wrong") == 0)
        wrong(ctx);
    else
        exchange(ctx, strcmp(ctx->argv[2], "kernel") == 0);
    OK(aclrtFree(t.outside));
    OK(aclrtBinaryUnLoad(t.image));
    OK(aclrtDestroyStream(t.stream));
    OK(aclshmem_finalize());
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
