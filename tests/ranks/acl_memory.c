/* Memory through the public calls: directions that do not fit, destMax, ranges, too much of it,
 * copies in all directions, host memory, pointer attributes. */
#include "acl_support.h"

static void allocation_is_checked(void)
{
    void *p = NULL;
    size_t free_before, free_after, total;
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtMalloc(NULL, 64, ACL_MEM_MALLOC_HUGE_FIRST));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtMalloc(&p, 0, ACL_MEM_MALLOC_HUGE_FIRST));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtMalloc(&p, 64, (aclrtMemMallocPolicy)9));
    OK(aclrtMalloc(
        &p, 64, (aclrtMemMallocPolicy)(ACL_MEM_MALLOC_NORMAL_ONLY | ACL_MEM_TYPE_HIGH_BAND_WIDTH)));
    OK(aclrtFree(p));
    EXPECT(ACL_ERROR_RT_MEMORY_ALLOCATION,
           aclrtMalloc(&p, (size_t)1 << 50, ACL_MEM_MALLOC_HUGE_FIRST));
    SAYS("1125899906842624");
    EXPECT(ACL_ERROR_RT_MEMORY_ALLOCATION, aclrtMallocHost(&p, (size_t)1 << 50));
    SAYS("1125899906842624");
    OK(aclrtGetMemInfo(ACL_HBM_MEM, &free_before, &total));
    IS(free_before <= total && total > 0);
    /* More than the host has free: refused with the figures, never a signal. */
    EXPECT(ACL_ERROR_RT_MEMORY_ALLOCATION,
           aclrtMalloc(&p, free_before + ((size_t)512 << 20), ACL_MEM_MALLOC_HUGE_FIRST));
    SAYS("free");
    OK(aclrtMalloc(&p, (size_t)64 << 20, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtGetMemInfo(ACL_DDR_MEM_HUGE, &free_after, &total));
    IS(free_after < total);
    OK(aclrtFree(p));
    OK(aclrtMallocAlign32(&p, 100, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtFree(p));
    OK(aclrtMallocCached(&p, 100, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtFree(p));
    aclrtMallocAttribute attribute = {.attr = ACL_RT_MEM_ATTR_DEVICE_ID, .value = {.deviceId = 0}};
    aclrtMallocConfig config = {&attribute, 1};
    OK(aclrtMallocWithCfg(&p, 100, ACL_MEM_MALLOC_HUGE_FIRST, &config));
    OK(aclrtFree(p));
    attribute.value.deviceId = 1;
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtMallocWithCfg(&p, 100, ACL_MEM_MALLOC_HUGE_FIRST, &config));
}

static void directions_must_fit(void)
{
    uint8_t *device = acl_zeros(4096), host[64] = {1, 2, 3}, back[64];
    OK(aclrtMemcpy(device, 64, host, 64, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtMemcpy(device + 64, 64, device, 64, ACL_MEMCPY_DEVICE_TO_DEVICE));
    OK(aclrtMemcpy(device + 128, 64, device, 64, ACL_MEMCPY_INNER_DEVICE_TO_DEVICE));
    OK(aclrtMemcpy(back, 64, device + 128, 64, ACL_MEMCPY_DEVICE_TO_HOST));
    IS(memcmp(back, host, 64) == 0);
    OK(aclrtMemcpy(device + 64, 64, host, 64, ACL_MEMCPY_DEFAULT));
    OK(aclrtMemcpy(device, 64, host, 64, ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE));
    OK(aclrtMemcpy(back, 64, host, 64, ACL_MEMCPY_HOST_TO_HOST));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtMemcpy(device, 64, host, 64, ACL_MEMCPY_DEVICE_TO_HOST));
    SAYS("dst");
    SAYS("device memory");
    SAYS("host memory");
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtMemcpy(device, 64, host, 64, ACL_MEMCPY_DEVICE_TO_DEVICE));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtMemcpy(device, 64, host, 64, ACL_MEMCPY_HOST_TO_HOST));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtMemcpy(device, 64, device + 64, 64, ACL_MEMCPY_INTER_DEVICE_TO_DEVICE));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtMemcpy(device, 64, host, 64, (aclrtMemcpyKind)8));
    OK(aclrtFree(device));
}

static void sizes_must_fit(void)
{
    uint8_t *device = acl_zeros(4096), host[64] = {7};
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtMemcpy(device, 63, host, 64, ACL_MEMCPY_HOST_TO_DEVICE));
    SAYS("64 bytes into room for 63");
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtMemcpy(NULL, 64, host, 64, ACL_MEMCPY_HOST_TO_DEVICE));
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtMemcpy(device, 64, NULL, 64, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtMemcpy(device, 0, host, 0, ACL_MEMCPY_HOST_TO_DEVICE)); /* nothing to do */
    IS(acl_read(device) == 0);
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtMemset(device, 10, 1, 11));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtMemset(device, (size_t)8 << 20, 1, (size_t)8 << 20)); /* beyond the block */
    SAYS("beyond its allocation");
    OK(aclrtMemset(device, 4096, 0x1ab, 4096));
    IS(acl_read(device + 4092) == (int32_t)0xabababab);
    OK(aclrtFree(device));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtMemcpy(device, 64, host, 64, ACL_MEMCPY_HOST_TO_DEVICE));
    SAYS("freed");
}

static void copies_between_devices(void)
{
    uint8_t *here = acl_zeros(4096);
    int32_t value = 0x1234567, can = 0;
    OK(aclrtMemcpy(here, 4, &value, 4, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtDeviceCanAccessPeer(&can, 0, 1));
    IS(can == 1);
    OK(aclrtDeviceEnablePeerAccess(1, 0));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtDeviceEnablePeerAccess(0, 0));
    OK(aclrtSetDevice(1));
    uint8_t *there = acl_zeros(4096);
    OK(aclrtMemcpy(there, 4, here, 4, ACL_MEMCPY_INTER_DEVICE_TO_DEVICE));
    IS(acl_read(there) == value);
    OK(aclrtResetDevice(1));
    OK(aclrtSetDevice(0));
    OK(aclrtFree(here));
    OK(aclrtResetDevice(0));
}

/* What two ranks allocate first must differ in the address bits by which a first-level cache may
 * choose a way (12 to 27): a loop over both would lose lines of each. */
static void heaps_begin_differently(void)
{
    uintptr_t first[3];
    for (int device = 0; device < 3; device++) {
        void *memory;
        OK(aclrtSetDevice(device));
        OK(aclrtMalloc(&memory, 1 << 20, ACL_MEM_MALLOC_NORMAL_ONLY));
        first[device] = (uintptr_t)memory & 0x0ffff000;
        OK(aclrtFree(memory));
    }
    if (first[0] == first[1] || first[0] == first[2] || first[1] == first[2]) {
        fprintf(stderr, "first allocations of devices 0 to 2 end in %#lx, %#lx, %#lx\n",
                (unsigned long)first[0], (unsigned long)first[1], (unsigned long)first[2]);
        exit(1);
    }
    OK(aclrtResetDevice(2));
    OK(aclrtSetDevice(0));
}

static void rows_are_copied(void)
{
    enum { WIDTH = 13, HEIGHT = 7, FROM = 20, TO = 32 };
    uint8_t source[FROM * HEIGHT], back[TO * HEIGHT], *device = acl_zeros(TO * HEIGHT);
    for (size_t i = 0; i < sizeof source; i++)
        source[i] = (uint8_t)(i + 1);
    OK(aclrtMemcpy2d(device, TO, source, FROM, WIDTH, HEIGHT, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtMemcpy(back, sizeof back, device, sizeof back, ACL_MEMCPY_DEVICE_TO_HOST));
    for (int row = 0; row < HEIGHT; row++)
        for (int column = 0; column < TO; column++)
            IS(back[row * TO + column] == (column < WIDTH ? source[row * FROM + column] : 0));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtMemcpy2d(device, WIDTH - 1, source, FROM, WIDTH, HEIGHT, ACL_MEMCPY_DEFAULT));
    OK(aclrtFree(device));
}

static void queued_copies(void)
{
    aclrtStream stream;
    uint8_t *device = acl_zeros(1 << 20), *pinned, pageable[5000];
    OK(aclrtCreateStream(&stream));
    OK(aclrtMallocHost((void **)&pinned, 1 << 20));
    memset(pageable, 0x11, sizeof pageable);
    OK(aclrtMemcpyAsync(device, 1 << 20, pageable, sizeof pageable, ACL_MEMCPY_HOST_TO_DEVICE,
                        stream));
    memset(pageable, 0x22, sizeof pageable); /* read before the call returned */
    OK(aclrtMemsetAsync(device + 5000, 100, 0x33, 100, stream));
    OK(aclrtMemcpyAsync(pinned, 1 << 20, device, 5100, ACL_MEMCPY_DEVICE_TO_HOST, stream));
    OK(aclrtSynchronizeStream(stream));
    IS(pinned[0] == 0x11 && pinned[4999] == 0x11 && pinned[5000] == 0x33 && pinned[5099] == 0x33);
    OK(aclrtMemcpyAsyncWithCondition(pageable, sizeof pageable, device + 5000, 50,
                                     ACL_MEMCPY_DEVICE_TO_HOST, stream));
    OK(aclrtSynchronizeStream(stream));
    IS(pageable[49] == 0x33 && pageable[50] == 0x22);
    EXPECT(ACL_ERROR_RT_PARAM_INVALID,
           aclrtMemcpyAsync(device, 10, pinned, 11, ACL_MEMCPY_HOST_TO_DEVICE, stream));
    OK(aclrtFreeHost(pinned));
    OK(aclrtDestroyStream(stream));
    OK(aclrtFree(device));
}

static void addresses_tell_where_they_are(void)
{
    aclrtPtrAttributes attributes;
    void *device = acl_zeros(64), *pinned, *mapped;
    int local;
    OK(aclrtMallocHost(&pinned, 64));
    OK(aclrtPointerGetAttributes(device, &attributes));
    IS(attributes.location.type == ACL_MEM_LOCATION_TYPE_DEVICE && attributes.location.id == 0);
    OK(aclrtPointerGetAttributes(pinned, &attributes));
    IS(attributes.location.type == ACL_MEM_LOCATION_TYPE_HOST);
    OK(aclrtPointerGetAttributes(&local, &attributes));
    IS(attributes.location.type == ACL_MEM_LOCATION_TYPE_UNREGISTERED);
    OK(aclrtHostRegister(&local, sizeof local, ACL_HOST_REGISTER_MAPPED, &mapped));
    IS(mapped == &local);
    EXPECT(ACL_ERROR_HOST_MEMORY_ALREADY_REGISTERED, aclrtHostRegisterV2(&local, 1, 0));
    OK(aclrtHostUnregister(&local));
    EXPECT(ACL_ERROR_HOST_MEMORY_NOT_REGISTERED, aclrtHostUnregister(&local));
    OK(aclrtMemFlush(device, 64));
    OK(aclrtMemInvalidate(device, 64));
    OK(aclrtFreeHost(pinned));
    OK(aclrtFree(device));
}

int main(void)
{
    OK(aclInit(NULL));
    OK(aclrtSetDevice(0));
    allocation_is_checked();
    directions_must_fit();
    sizes_must_fit();
    copies_between_devices();
    heaps_begin_differently();
    rows_are_copied();
    queued_copies();
    addresses_tell_where_they_are();
    OK(aclrtResetDevice(0));
    OK(aclFinalize());
    puts("memory: ok");
    return 0;
}
