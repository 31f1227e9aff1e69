/* Proves that kernels get their arguments and do what their source says: loads images made by aivcc
 * through ACL, packs arguments by a rule of its own (each at a multiple of its size), launches, and
 * compares with literal values.   run_image CASE IMAGE [IMAGE2 | array]
 * array: arguments go through aclrtLaunchKernelWithArgsArray */
#include <acl/acl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS = 256 };

static aclrtStream stream;
static uint64_t *device; /* WORDS words of device memory */
static uint64_t result[WORDS];
static const char *image;

#define OK(call)                                                                                   \
    do {                                                                                           \
        aclError code_ = (call);                                                                   \
        if (code_ != ACL_SUCCESS) {                                                                \
            printf("%s:%d: %s gives %d: %s\n", __FILE__, __LINE__, #call, code_,                   \
                   aclGetRecentErrMsg());                                                          \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

#define SAME(got, want)                                                                            \
    do {                                                                                           \
        unsigned long long got_ = (got), want_ = (want);                                           \
        if (got_ != want_) {                                                                       \
            printf("%s:%d: %s is %llu (0x%llx), want %llu (0x%llx)\n", __FILE__, __LINE__, #got,   \
                   got_, got_, want_, want_);                                                      \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

/* ---- packing ---- */
static struct {
    _Alignas(16) uint8_t bytes[2048];
    size_t size;
    void *each[64]; /* every argument at a place of its own, unaligned */
    uint8_t apart[4096];
    size_t count, apart_size;
} args;
static bool by_array; /* launches give pointers to the arguments */

static void begin_args(void)
{
    memset(&args, 0xee, sizeof(args)); /* gaps hold rubbish */
    args.size = args.count = args.apart_size = 0;
}

static void put(const void *value, size_t size, size_t align)
{
    args.size = (args.size + align - 1) / align * align;
    memcpy(args.bytes + args.size, value, size);
    args.size += size;
    uint8_t *copy = args.apart + args.apart_size + 1;
    args.each[args.count++] = memcpy(copy, value, size);
    args.apart_size += size + 1;
}

static void put_integer(uint64_t value, size_t size)
{
    put(&value, size, size); /* little-endian */
}

static void put_float(float value)
{
    put(&value, sizeof(value), sizeof(value));
}

static void put_out(void)
{
    put_integer((uint64_t)(uintptr_t)device, 8);
}

/* ---- launching ---- */
static aclrtBinHandle load(const char *path)
{
    aclrtBinHandle binary;

    OK(aclrtBinaryLoadFromFile(path, NULL, &binary));
    return binary;
}

static aclError launch_from(aclrtBinHandle binary, const char *kernel, uint32_t blocks)
{
    aclrtFuncHandle function;

    OK(aclrtBinaryGetFunction(binary, kernel, &function));
    if (by_array)
        OK(aclrtLaunchKernelWithArgsArray(function, blocks, stream, NULL, args.each));
    else
        OK(aclrtLaunchKernelWithHostArgs(function, blocks, stream, NULL, args.bytes, args.size,
                                         NULL, 0));
    return aclrtSynchronizeStream(stream);
}

static void fetch(void)
{
    OK(aclrtMemcpy(result, sizeof(result), device, sizeof(result), ACL_MEMCPY_DEVICE_TO_HOST));
}

static void poison(void)
{
    OK(aclrtMemset(device, sizeof(result), 0xa5, sizeof(result)));
}

static void launch(const char *kernel)
{
    static aclrtBinHandle binary;

    if (binary == NULL)
        binary = load(image);
    OK(launch_from(binary, kernel, 1));
    fetch();
}

/* ---- cases ---- */
static void struct_by_value(const char *kernel, size_t size)
{
    uint8_t bytes[968];

    for (size_t i = 0; i < size; i++)
        bytes[i] = (uint8_t)(i * 7 + 3);
    poison();
    begin_args();
    put(bytes, size, 8);
    put_out();
    launch(kernel);
    for (size_t i = 0; i < size; i++)
        SAME(((uint8_t *)result)[i], (uint8_t)(i * 7 + 3));
    SAME(((uint8_t *)result)[size], 0xa5);
}

static void scalars(void)
{
    static const struct {
        uint64_t value;
        uint8_t size;
    } list[25] = {{0x01020304, 4},
                  {0xf0e0d0c0, 4},
                  {0x1122334455667788, 8},
                  {200, 1},
                  {60000, 2},
                  {201, 1},
                  {0x40490fdb, 4},
                  {0x8877665544332211, 8},
                  {(uint8_t)-5, 1},
                  {(uint64_t)-6, 8},
                  {77, 4},
                  {1, 2},
                  {2, 2},
                  {3, 2},
                  {0xdeadbeef00000001, 8},
                  {0xffffffff, 4},
                  {42, 8},
                  {'x', 1},
                  {99, 8},
                  {1, 1},
                  {0x80000000, 4},
                  {0x7fffffffffffffff, 8},
                  {255, 1},
                  {0x3f800000, 4},
                  {9, 1}};

    poison();
    begin_args();
    for (int i = 0; i < 25; i++)
        put_integer(list[i].value, list[i].size);
    put_out();
    launch("scalars_26");
    for (int i = 0; i < 25; i++)
        SAME(result[i], i == 8 ? (uint64_t)-5 : list[i].value);
    SAME(result[25], 0xa5a5a5a5a5a5a5a5);
}

static void pointers(void)
{
    static const uint64_t start = 41;

    poison();
    OK(aclrtMemcpy(device, 8, &start, 8, ACL_MEMCPY_HOST_TO_DEVICE));
    begin_args();
    put_out();
    launch("void_param");
    SAME(result[1], 42);

    begin_args();
    put_integer(250, 1);
    put_integer(0xfffffffe, 4);
    put_integer(1ull << 40, 8);
    put_float(0.5f);
    put_out();
    launch("mixed");
    SAME(result[0], 250);
    SAME(result[1], 0xfffffffe);
    SAME(result[2], 1ull << 40);
    SAME(result[3], 0x3f000000);

    begin_args();
    put_out();
    launch("keep");
    begin_args();
    launch("none");
    SAME(result[0], 4711);

    begin_args();
    put_integer(31, 4);
    put_out();
    launch("local_kernel");
    SAME(result[0], 31);
}

static void block_names(void)
{
    aclrtBinHandle binary = load(image);

    poison();
    begin_args();
    put_out();
    OK(launch_from(binary, "blocks", 4));
    fetch();
    for (int i = 0; i < 4; i++)
        SAME(result[i], 5);
    SAME(result[8], 7);
    SAME(result[9], 2);
    SAME(result[10], 3);
    SAME(result[11], 8);
}

static void case_arguments(void)
{
    struct_by_value("struct_960", 960);
    struct_by_value("struct_968", 968);
    scalars();
    pointers();
    block_names();
}

static void case_cpp_names(void)
{
    static const uint64_t pair[2] = {1000, 70000};

    poison();
    begin_args();
    put_integer(5, 4);
    put(pair, sizeof(pair), 8);
    put_out();
    launch("named");
    SAME(result[0], 71005);
    launch("_ZN3ops5inner5namedENS0_4OnlyE4PairImEPm");
    begin_args();
    put_integer(1, 4);
    put_out();
    launch("_Z5twicejPm");
    SAME(result[0], 101);
    begin_args();
    put_integer(1, 8);
    put_out();
    launch("_Z5twicemPm");
    SAME(result[0], 201);
}

/* Values whose half and bfloat16 are known: {value, half, bfloat16}. */
static const struct {
    double value;
    uint16_t half, bfloat16;
} known[] = {{0.0, 0x0000, 0x0000},
             {-0.0, 0x8000, 0x8000},
             {1.0, 0x3c00, 0x3f80},
             {-2.5, 0xc100, 0xc020},
             {65504.0, 0x7bff, 0x4780},
             {65519.9, 0x7bff, 0x4780},
             {65520.0, 0x7c00, 0x4780},
             {1e300, 0x7c00, 0x7f80},
             {5.9604644775390625e-8, 1, 0x3380},
             {2.98023223876953125e-8, 0, 0x3300},
             {2.9802326e-8, 1, 0x3300},
             {1.0 + 1.0 / 2048, 0x3c00, 0x3f80},
             {1.0 + 3.0 / 2048, 0x3c02, 0x3f80},
             {1.0 + 1.0 / 2048 + 1e-12, 0x3c01, 0x3f80}, /* one rounding, not two */
             {1.00390625, 0x3c04, 0x3f80},
             {1.01171875, 0x3c0c, 0x3f82},
             {0.1, 0x2e66, 0x3dcd},
             {6.103515625e-5, 0x0400, 0x3880},
             {6.1e-5, 0x03ff, 0x3880}};

static void case_numbers(const char *other)
{
    const char *const images[2] = {image, other};
    static uint64_t first[WORDS];
    double values[64];
    double *in;

    OK(aclrtMalloc((void **)&in, 4096, ACL_MEM_MALLOC_HUGE_FIRST));
    for (int i = 0; i < 64; i++)
        values[i] = i < (int)(sizeof(known) / sizeof(known[0])) ? known[i].value
                                                                : (i * 7919 % 1000 - 500) / 37.0;
    for (int which = 0; which < 2; which++) {
        const uint16_t *half = (const uint16_t *)result;
        aclrtBinHandle binary = load(images[which]);
        OK(aclrtMemcpy(in, 4096, values, sizeof(values), ACL_MEMCPY_HOST_TO_DEVICE));
        poison();
        begin_args();
        put_integer((uint64_t)(uintptr_t)in, 8);
        put_out();
        OK(launch_from(binary, "convert", 1));
        fetch();
        for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
            SAME(half[4 * i], known[i].half);
            SAME(half[4 * i + 2], known[i].bfloat16);
        }
        if (which == 1 && memcmp(first, result, sizeof(result)) != 0) {
            printf("convert: C and C++ differ\n");
            exit(1);
        }
        memcpy(first, result, sizeof(result));
    }
}

static void check_moves(const uint8_t *in, const uint8_t *out)
{
    for (int i = 0; i < 256; i++)
        SAME(out[i], in[i]);
    for (int i = 0; i < 32; i++) {
        SAME(out[256 + i], in[i]);
        SAME(out[288 + i], in[64 + i]);
    }
    for (int i = 0; i < 5; i++)
        SAME(out[320 + i], in[i]);
    SAME(out[325], 0xa5);
    for (int i = 0; i < 16; i++)
        SAME(((const uint16_t *)(out + 512))[i], 0x3e00);
    for (int i = 0; i < 128; i++)
        SAME(((const uint16_t *)(out + 544))[i], 0xc000);
    for (int i = 0; i < 8; i++)
        SAME(((const uint32_t *)(out + 800))[i], (uint32_t)-7);
    SAME(out[1000], 5);
    SAME(out[1001], 8);
    SAME(out[1002], 1);
}

static void case_moves(void)
{
    uint8_t bytes[4096];
    uint8_t *in;

    OK(aclrtMalloc((void **)&in, sizeof(bytes), ACL_MEM_MALLOC_HUGE_FIRST));
    for (size_t i = 0; i < sizeof(bytes); i++)
        bytes[i] = (uint8_t)(i * 31 + 1);
    OK(aclrtMemcpy(in, sizeof(bytes), bytes, sizeof(bytes), ACL_MEMCPY_HOST_TO_DEVICE));
    poison();
    begin_args();
    put_integer((uint64_t)(uintptr_t)in, 8);
    put_out();
    launch("moves");
    check_moves(bytes, (const uint8_t *)result);
}

static void case_two_files(void)
{
    aclrtBinHandle binary = load(image);

    poison();
    begin_args();
    put_out();
    for (int turn = 0; turn < 2; turn++) {
        OK(launch_from(binary, "first", 8));
        fetch();
        for (int i = 0; i < 8; i++)
            SAME(result[i], (uint64_t)((5 + i) * 100 + 6 - i));
    }
    OK(launch_from(binary, "second", 1));
    fetch();
    SAME(result[0], 2);
}

static void expect_failure(const char *kernel, aclError want, const char *text)
{
    begin_args();
    if (strcmp(kernel, "fails") == 0)
        put_integer(2, 4);
    aclError got = launch_from(load(image), kernel, 1);
    const char *said = aclGetRecentErrMsg();
    SAME(got, want);
    if (said == NULL || strstr(said, text) == NULL) {
        printf("%s: \"%s\" is not in \"%s\"\n", kernel, text, said != NULL ? said : "");
        exit(1);
    }
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        printf("usage: run_image CASE IMAGE [IMAGE2]\n");
        return 2;
    }
    image = argv[2];
    OK(aclInit(NULL));
    OK(aclrtSetDevice(0));
    OK(aclrtCreateStream(&stream));
    OK(aclrtMalloc((void **)&device, sizeof(result), ACL_MEM_MALLOC_HUGE_FIRST));
    by_array = argc == 4 && strcmp(argv[3], "array") == 0;
    if (strcmp(argv[1], "arguments") == 0)
        case_arguments();
    else if (strcmp(argv[1], "cpp_names") == 0)
        case_cpp_names();
    else if (strcmp(argv[1], "numbers") == 0)
        case_numbers(argv[3]);
    else if (strcmp(argv[1], "moves") == 0)
        case_moves();
    else if (strcmp(argv[1], "two_files") == 0)
        case_two_files();
    else if (strcmp(argv[1], "assert") == 0)
        expect_failure("fails", 507036, "value == 1");
    else if (strcmp(argv[1], "trap") == 0)
        expect_failure("traps", 507036, "traps");
    else
        return 2;
    aclrtDestroyStream(stream);
    OK(aclrtResetDevice(0));
    OK(aclFinalize());
    printf("%s: ok\n", argv[1]);
    return 0;
}
