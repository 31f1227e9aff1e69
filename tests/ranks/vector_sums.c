/* Proves: reductions in kernels give the right numbers, by atomic moves and by vector operations:
 * 1 to 48 over 48 blocks is 1176; int8 sums wrap (120 + 100 = -36), maxima and minima do not; rows
 * at any alignment and of any length add up, and what stands beside the result stays as it was.
 * A vector that does not fit UB ends the kernel with its name. Usage: vector_sums IMAGE */
#include "acl_support.h"

#include "vector_args.h"

static aclrtBinHandle image;
static aclrtStream stream;

static uint64_t address(const void *p)
{
    return (uint64_t)(uintptr_t)p;
}

static void run(const char *name, uint32_t blocks, vector_args *args)
{
    OK(acl_launch(acl_function(image, name), blocks, stream, args, sizeof *args));
    OK(aclrtSynchronizeStream(stream));
}

static void get(void *to, const void *from, size_t size)
{
    OK(aclrtMemcpy(to, size, from, size, ACL_MEMCPY_DEVICE_TO_HOST));
}

static void put(void *to, const void *from, size_t size)
{
    OK(aclrtMemcpy(to, size, from, size, ACL_MEMCPY_HOST_TO_DEVICE));
}

static void one_to_48(void)
{
    enum { BLOCKS = 48 };
    int32_t found[16];
    vector_args args = {.out = address(acl_zeros(64)), .scratch = address(acl_zeros(48 * 32))};
    run("vector_atomic_sum", BLOCKS, &args);
    get(found, (void *)(uintptr_t)args.out, 64);
    for (int i = 0; i < 16; i++)
        IS(found[i] == (i < 8 ? 1176 : 0));
    run("vector_row_sum", BLOCKS, &args);
    get(found, (void *)(uintptr_t)args.out, 64);
    for (int i = 0; i < 8; i++)
        IS(found[i] == 1176);
    IS(found[8] == 8 * 1176);
    IS(found[9] == 0);
    OK(aclrtFree((void *)(uintptr_t)args.out));
    OK(aclrtFree((void *)(uintptr_t)args.scratch));
}

static void int8_wraps(void)
{
    enum { COUNT = 1003 };
    static const int8_t wanted[] = {-36, 120, 100};
    static const uint32_t blocks[] = {1, 8};
    int8_t host[COUNT + 2];
    int8_t *row = acl_zeros(COUNT + 64), *out = acl_zeros(COUNT + 64);
    for (uint32_t mode = 0; mode < 3; mode++)
        for (int cores = 0; cores < 2; cores++) {
            vector_args args = {
                .rows = {address(row + 3)}, .out = address(out + 1), .count = COUNT, .mode = mode};
            memset(host, 55, sizeof host);
            memset(host + 1, 120, COUNT);
            put(out, host, sizeof host);
            memset(host, 100, COUNT);
            put(row + 3, host, COUNT);
            run("vector_int8", blocks[cores], &args);
            get(host, out, sizeof host);
            IS(host[0] == 55 && host[COUNT + 1] == 55);
            for (int i = 1; i <= COUNT; i++)
                IS(host[i] == wanted[mode]);
        }
    OK(aclrtFree(row));
    OK(aclrtFree(out));
}

/* Element i of what `type` says, as a number. */
static void set_element(uint8_t *to, uint32_t type, uint32_t i, float value)
{
    uint32_t bits;
    memcpy(&bits, &value, 4);
    if (type == VECTOR_FLOAT)
        memcpy(to + 4 * i, &bits, 4);
    else if (type == VECTOR_BF16) {
        uint16_t upper = (uint16_t)(bits >> 16);
        memcpy(to + 2 * i, &upper, 2);
    } else
        to[i] = (uint8_t)(int8_t)value;
}

static void check_rows(uint32_t type, uint32_t count, uint8_t *const device[3], uint8_t *out,
                       uint32_t shift)
{
    static const uint32_t sizes[] = {4, 2, 1}, shifts[] = {1, 3, 7};
    enum { ROOM = 256 };
    uint32_t size = sizes[type], at = shifts[shift % 3] * size;
    uint8_t host[ROOM], found[ROOM], wanted[ROOM];
    vector_args args = {.out = address(out + at), .count = count, .type = type};
    for (uint32_t r = 0; r < 3; r++) { /* rank r of the trial has r + 1 */
        uint32_t begin = shifts[(shift + r) % 3] * size;
        memset(host, 0x77, ROOM);
        for (uint32_t i = 0; i < count; i++)
            set_element(host + begin, type, i, (float)(r + 1));
        put(device[r], host, ROOM);
        args.rows[r] = address(device[r] + begin);
    }
    memset(wanted, 0x99, ROOM);
    put(out, wanted, ROOM);
    for (uint32_t i = 0; i < count; i++)
        set_element(wanted + at, type, i, 6.0f);
    run("vector_rows", 1, &args);
    get(found, out, ROOM);
    IS(memcmp(found, wanted, ROOM) == 0);
}

static void unaligned_rows(void)
{
    uint8_t *rows[3] = {acl_zeros(512), acl_zeros(512), acl_zeros(512)}, *out = acl_zeros(512);
    for (uint32_t type = 0; type < 3; type++)
        for (uint32_t count = 1; count <= 33; count++)
            for (uint32_t shift = 0; shift < 3; shift++)
                check_rows(type, count, rows, out, shift);
    for (int r = 0; r < 3; r++)
        OK(aclrtFree(rows[r]));
    OK(aclrtFree(out));
}

static void beyond(void)
{
    vector_args args = {0};
    OK(acl_launch(acl_function(image, "vector_beyond"), 1, stream, &args, sizeof args));
    EXPECT(ACL_ERROR_RT_VECTOR_CORE_EXCEPTION, aclrtSynchronizeStream(stream));
    SAYS("asc_add: 256 bytes at UB offset 0x2ff40 end beyond UB");
    SAYS("vector_kernels.c:");
}

int main(int argc, char **argv)
{
    acl_image_path = argc > 1 ? argv[1] : "";
    const char *rank = getenv("AIVDRIVE_RANK");
    OK(aclInit(NULL));
    OK(aclrtSetDevice(rank != NULL ? atoi(rank) : 0));
    OK(aclrtCreateStream(&stream));
    image = acl_image();
    one_to_48();
    int8_wraps();
    unaligned_rows();
    if (argc > 2 && strcmp(argv[2], "misuse") == 0)
        beyond();
    OK(aclrtDestroyStream(stream));
    OK(aclrtResetDevice(rank != NULL ? atoi(rank) : 0));
    OK(aclFinalize());
    return 0;
}
