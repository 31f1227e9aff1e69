/* Processes without a communicator share memory, notifies, events and words: keys open what they
 * name for those who may, at the same address, in the order that streams and notifies give.
 * Usage: acl_share [clean|forget] IMAGE; clean leaves out what a checked run reports, forget
 * forgets the notify of the last phase, which a checked run must notice. */
#include "acl_support.h"
#include "aivdrive/launch.h"

enum { KEY = 65, RANKS_MAX = 16, ROUNDS = 50, WORDS = 1024 };

static int rank, size;
static int32_t pids[RANKS_MAX];
static aclrtStream stream;
static aclrtFuncHandle add, blocks, trap, wait_flag;

static void all_tell(void *mine, size_t bytes, void *all)
{
    for (int r = 0; r < size; r++) {
        if (r == rank)
            memcpy((char *)all + (size_t)r * bytes, mine, bytes);
        OK(aivd_launch_broadcast(r, (char *)all + (size_t)r * bytes, bytes));
    }
}

/* ---- memory ---- */

static void keys_are_checked(void)
{
    char key[KEY] = "", other[KEY];
    void *p = acl_zeros(4096), *imported;
    int32_t local;
    EXPECT(ACL_ERROR_INVALID_PARAM, aclrtIpcMemGetExportKey(NULL, 64, key, KEY, 0));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtIpcMemGetExportKey(&local, 4, key, KEY, 0));
    SAYS("aclrtMalloc");
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtIpcMemGetExportKey(p, 64, key, 20, 0));
    SAYS("65");
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtIpcMemGetExportKey(p, 64, key, KEY, 8));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtIpcMemGetExportKey(p, (size_t)1 << 40, key, KEY, 0));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtIpcMemGetExportKey(p, 0, key, KEY, 0));
    OK(aclrtIpcMemGetExportKey(p, 4096, key, KEY, 0));
    /* The own process may always import; each import ends by itself, then the export. */
    OK(aclrtIpcMemImportByKey(&imported, key, 0));
    IS(imported == p);
    OK(aclrtIpcMemImportByKey(&imported, key, ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS));
    OK(aclrtIpcMemSetAttr(key, ACL_RT_IPC_MEM_ATTR_ACCESS_LINK, 1));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtIpcMemSetAttr(key, ACL_RT_IPC_MEM_ATTR_ACCESS_LINK, 7));
    OK(aclrtIpcMemClose(key));
    OK(aclrtIpcMemClose(key));
    OK(aclrtIpcMemClose(key));
    EXPECT(ACL_ERROR_RT_IPC_ERROR, aclrtIpcMemClose(key));
    EXPECT(ACL_ERROR_RT_IPC_ERROR, aclrtIpcMemImportByKey(&imported, key, 0));
    SAYS("nobody");
    EXPECT(ACL_ERROR_RT_IPC_ERROR, aclrtIpcMemSetImportPid(key, pids, 1));
    memcpy(other, key, KEY);
    other[20] = 'z';
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtIpcMemImportByKey(&imported, other, 0));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtIpcMemImportByKey(&imported, "no key at all", 0));
    SAYS("aclrtIpcMemGetExportKey");
    /* Freed memory takes its key along. */
    OK(aclrtIpcMemGetExportKey(p, 64, key, KEY, 0));
    OK(aclrtFree(p));
    EXPECT(ACL_ERROR_RT_IPC_ERROR, aclrtIpcMemImportByKey(&imported, key, 0));
}

static void named_processes_may_import(void)
{
    char keys[RANKS_MAX][KEY] = {{0}}, mine[KEY] = "";
    int32_t *p = acl_zeros(4096);
    void *addresses[RANKS_MAX], *own = p, *imported = NULL;
    int next = (rank + 1) % size, before = (rank + size - 1) % size, third = (rank + 2) % size;
    OK(aclrtIpcMemGetExportKey(p, 4096, mine, KEY, 0));
    OK(aclrtIpcMemSetImportPid(mine, &pids[next], 1));
    all_tell(mine, KEY, keys);
    all_tell(&own, sizeof own, addresses);
    if (third != rank && before != third) {
        EXPECT(ACL_ERROR_RT_NO_PERMISSION, aclrtIpcMemImportByKey(&imported, keys[third], 0));
        SAYS("does not allow");
    }
    OK(aclrtIpcMemImportByKey(&imported, keys[before], 0));
    IS(imported == addresses[before]);
    aclrtPtrAttributes attributes;
    OK(aclrtPointerGetAttributes(imported, &attributes));
    IS(attributes.location.type == ACL_MEM_LOCATION_TYPE_DEVICE &&
       (int)attributes.location.id == before);
    int32_t value = 100 + rank;
    OK(aclrtMemcpy(imported, 4, &value, 4, ACL_MEMCPY_HOST_TO_DEVICE));
    acl_add(add, stream, (int32_t *)imported + 64, 7 + rank); /* another line: no flag */
    OK(aclrtSynchronizeStream(stream));
    OK(aivd_launch_barrier());
    IS(acl_read(p) == 100 + next);
    IS(acl_read(p + 64) == 7 + next);
    OK(aclrtIpcMemClose(keys[before]));
    OK(aivd_launch_barrier());
    OK(aclrtIpcMemClose(mine));
    OK(aclrtFree(p));
}

/* ---- notifies, words, events: the data of every round arrive before its signal ---- */

typedef struct place {
    int32_t *data; /* WORDS numbers, then the flag */
    aclrtNotify notify;
    aclrtEvent event;
} place;

static void export_all(place own, place *of_before)
{
    char memory[RANKS_MAX][KEY], notify[RANKS_MAX][KEY], mine[KEY] = "";
    aclrtIpcEventHandle events[RANKS_MAX], event;
    int before = (rank + size - 1) % size;
    void *p;
    OK(aclrtIpcMemGetExportKey(own.data, 2 * WORDS * 4, mine, KEY,
                               ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION));
    all_tell(mine, KEY, memory);
    OK(aclrtNotifyGetExportKey(own.notify, mine, KEY, 0));
    OK(aclrtNotifySetImportPid(own.notify, pids, (size_t)size));
    all_tell(mine, KEY, notify);
    OK(aclrtIpcGetEventHandle(own.event, &event));
    all_tell(&event, sizeof event, events);
    OK(aclrtIpcMemImportByKey(&p, memory[before], 0));
    of_before->data = p;
    OK(aclrtNotifyImportByKey(&of_before->notify, notify[before], 0));
    OK(aclrtIpcOpenEventHandle(events[before], &of_before->event));
    uint32_t id;
    OK(aclrtGetNotifyId(of_before->notify, &id));
    IS(id < 8192);
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtNotifyGetExportKey(of_before->notify, mine, KEY, 0));
    SAYS("another process");
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtIpcGetEventHandle(of_before->event, &event));
}

static void fill(int32_t *data, int32_t value)
{
    for (int i = 0; i < WORDS; i++)
        data[i] = value;
}

static void expect_all(const int32_t *data, int32_t value)
{
    for (int i = 0; i < WORDS; i++)
        if (data[i] != value) {
            fprintf(stderr, "rank %d: word %d is %d, expected %d\n", rank, i, data[i], value);
            exit(1);
        }
}

/* Every rank writes into the memory of the rank before it, then signals; reads its own after the
 * signal of the rank behind it; a second notify tells the writer that the place is free again. */
static void rounds(place own, place before, aclrtNotify own_free, aclrtNotify free_of_next)
{
    int32_t *host, *back;
    OK(aclrtMallocHost((void **)&host, WORDS * 4));
    OK(aclrtMallocHost((void **)&back, WORDS * 4));
    int next = (rank + 1) % size;
    for (int round = 1; round <= ROUNDS; round++) {
        fill(host, round * 1000 + rank);
        if (round > 1)
            OK(aclrtWaitAndResetNotify(own_free, stream, 60000));
        OK(aclrtMemcpyAsync(before.data, WORDS * 4, host, WORDS * 4, ACL_MEMCPY_HOST_TO_DEVICE,
                            stream));
        OK(aclrtRecordNotify(before.notify, stream));
        OK(aclrtWaitAndResetNotify(own.notify, stream, 0));
        OK(aclrtMemcpyAsync(back, WORDS * 4, own.data, WORDS * 4, ACL_MEMCPY_DEVICE_TO_HOST,
                            stream));
        OK(aclrtRecordNotify(free_of_next, stream));
        OK(aclrtSynchronizeStream(stream));
        expect_all(back, round * 1000 + next);
    }
    OK(aclrtWaitAndResetNotify(own_free, stream, 60000));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtFreeHost(host));
    OK(aclrtFreeHost(back));
}

static void words_carry_order(place own, place before)
{
    uint64_t *flag = (uint64_t *)(own.data + WORDS),
             *flag_there = (uint64_t *)(before.data + WORDS);
    OK(aivd_launch_barrier());
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        acl_add(add, stream, before.data + WORDS + 256, 1);
        OK(aclrtValueWrite(flag_there, round, 0, stream));
        OK(aclrtValueWait(
            flag, round, round % 2 ? ACL_STREAM_WAIT_VALUE_GEQ : ACL_STREAM_WAIT_VALUE_EQ, stream));
        OK(aclrtSynchronizeStream(stream));
        IS(acl_read(own.data + WORDS + 256) >= (int32_t)round);
        OK(aivd_launch_barrier());
    }
}

static void events_carry_order(place own, place before)
{
    for (int round = 1; round <= 8; round++) {
        int32_t value = round * 10 + rank;
        OK(aclrtMemcpyAsync(own.data, 4, &value, 4, ACL_MEMCPY_HOST_TO_DEVICE, stream));
        if (rank % 2 == 0)
            usleep(2000);
        OK(aclrtRecordEvent(own.event, stream));
        OK(aivd_launch_barrier()); /* a wait means what was queued before it */
        OK(aclrtStreamWaitEvent(stream, before.event));
        int32_t seen = 0;
        OK(aclrtMemcpyAsync(&seen, 4, before.data, 4, ACL_MEMCPY_DEVICE_TO_HOST, stream));
        OK(aclrtSynchronizeStream(stream));
        IS(seen == round * 10 + (rank + size - 1) % size);
        OK(aclrtSynchronizeEvent(before.event));
        aclrtEventRecordedStatus status;
        OK(aclrtQueryEventStatus(before.event, &status));
        IS(status == ACL_EVENT_RECORDED_STATUS_COMPLETE);
        OK(aivd_launch_barrier());
    }
}

static aclrtNotify partner(aclrtNotify own, int of)
{
    char keys[RANKS_MAX][KEY], mine[KEY] = "";
    aclrtNotify imported;
    OK(aclrtNotifyGetExportKey(own, mine, KEY, ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION));
    all_tell(mine, KEY, keys);
    OK(aclrtNotifyImportByKey(&imported, keys[of], ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS));
    return imported;
}

static void signals(void)
{
    place own = {.data = acl_zeros(2 * WORDS * 4)}, before = {0};
    aclrtNotify own_free;
    OK(aclrtCreateNotify(&own.notify, 0));
    OK(aclrtCreateNotify(&own_free, ACL_NOTIFY_DEVICE_USE_ONLY));
    OK(aclrtCreateEventExWithFlag(&own.event, ACL_EVENT_IPC));
    OK(aclrtStreamWaitEvent(stream, own.event)); /* nobody recorded it: holds nothing up */
    export_all(own, &before);
    aclrtNotify free_of_next = partner(own_free, (rank + 1) % size);
    OK(aivd_launch_barrier());
    rounds(own, before, own_free, free_of_next);
    OK(aivd_launch_barrier());
    words_carry_order(own, before);
    OK(aivd_launch_barrier());
    events_carry_order(own, before);
    OK(aivd_launch_barrier());
    OK(aclrtDestroyNotify(own.notify));
    OK(aclrtDestroyEvent(own.event));
    OK(aivd_launch_barrier());
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtRecordNotify(before.notify, stream));
    SAYS("destroyed by the process");
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtSynchronizeEvent(before.event));
    OK(aclrtDestroyNotify(before.notify));
    OK(aclrtDestroyNotify(free_of_next));
    OK(aclrtDestroyEvent(before.event));
    EXPECT(ACL_ERROR_RT_INVALID_HANDLE, aclrtDestroyNotify(before.notify));
    OK(aivd_launch_barrier());
    OK(aclrtDestroyNotify(own_free));
    OK(aclrtFree(own.data));
}

/* ---- physical memory ---- */

enum { MIB = 1 << 20 };

static void physical_memory_is_shared(void)
{
    aclrtPhysicalMemProp prop = {
        .location = {.id = (uint32_t)rank, .type = ACL_MEM_LOCATION_TYPE_DEVICE}};
    aclrtDrvMemHandle mine, theirs, again;
    aclrtMemFabricHandle named[RANKS_MAX], name;
    uint64_t numbers[RANKS_MAX], number;
    void *own, *view;
    int before = (rank + size - 1) % size;
    OK(aclrtMallocPhysical(&mine, 4 * MIB, &prop, 0));
    OK(aclrtReserveMemAddress(&own, 8 * MIB, 0, NULL, 0));
    OK(aclrtMapMem(own, 4 * MIB, 0, mine, 0));
    OK(aclrtMemset(own, 4 * MIB, rank + 1, 4 * MIB));
    OK(aclrtMemExportToShareableHandle(mine, ACL_MEM_HANDLE_TYPE_NONE, 0, &number));
    OK(aclrtMemSetPidToShareableHandle(number, pids, (size_t)size));
    OK(aclrtMemExportToShareableHandleV2(mine, 0, ACL_MEM_SHARE_HANDLE_TYPE_FABRIC, &name));
    all_tell(&number, sizeof number, numbers);
    all_tell(&name, sizeof name, named);
    OK(aclrtMemImportFromShareableHandle(numbers[before], rank, &theirs));
    OK(aclrtMemImportFromShareableHandleV2(&named[before], ACL_MEM_SHARE_HANDLE_TYPE_FABRIC, 0,
                                           &again));
    view = (char *)own + 4 * MIB;
    OK(aclrtMapMem(view, 2 * MIB, 2 * MIB, theirs, 0));
    uint8_t seen = 0;
    OK(aclrtMemcpy(&seen, 1, (char *)view + 100, 1, ACL_MEMCPY_DEVICE_TO_HOST));
    IS(seen == before + 1);
    OK(aivd_launch_barrier());
    acl_add(add, stream, (int32_t *)view + 1000, 1);
    OK(aclrtSynchronizeStream(stream));
    OK(aivd_launch_barrier());
    int32_t expected = (rank + 1) * 0x01010101 + 1;
    IS(acl_read((char *)own + 2 * MIB + 4000) == expected);
    OK(aivd_launch_barrier());
    OK(aclrtUnmapMem(view));
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, aclrtMemset(view, 64, 0, 64));
    SAYS("no memory is mapped");
    OK(aclrtFreePhysical(theirs));
    OK(aclrtFreePhysical(again));
    OK(aclrtUnmapMem(own));
    OK(aclrtFreePhysical(mine));
    OK(aclrtReleaseMemAddress(own));
    EXPECT(ACL_ERROR_RT_IPC_ERROR, aclrtMemImportFromShareableHandle(number, rank, &theirs));
}

/* ---- why a peer does not come ---- */

static void a_failed_kernel_is_named(void)
{
    char keys[RANKS_MAX][KEY], mine[KEY] = "";
    int32_t *flag = acl_zeros(64);
    void *imported;
    OK(aclrtIpcMemGetExportKey(flag, 64, mine, KEY,
                               ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION));
    all_tell(mine, KEY, keys);
    OK(aclrtIpcMemImportByKey(&imported, keys[(rank + size - 1) % size], 0));
    if (rank == size - 1) {
        OK(acl_launch(trap, 1, stream, NULL, 0));
        EXPECT(ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION, aclrtSynchronizeStream(stream));
    }
    OK(aivd_launch_barrier());
    if (rank == 0) {
        aclrtLaunchKernelAttr limit = {.id = ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US};
        aclrtLaunchKernelCfg config = {&limit, 1};
        limit.value.timeoutUs.timeoutLow = 200000;
        OK(aclrtLaunchKernelWithHostArgs(wait_flag, 1, stream, &config, &flag, sizeof flag, NULL,
                                         0));
        EXPECT(ACL_ERROR_RT_VECTOR_CORE_TIMEOUT, aclrtSynchronizeStream(stream));
        SAYS("kernel acl_trap has failed (kernel trap)");
    }
    OK(aivd_launch_barrier());
    OK(aclrtIpcMemClose(keys[(rank + size - 1) % size]));
    OK(aclrtFree(flag));
}

/* ---- a mistake for the checker ---- */

static void forgotten_notify(bool forget)
{
    place own = {.data = acl_zeros(2 * WORDS * 4)}, before = {0};
    OK(aclrtCreateNotify(&own.notify, 0));
    OK(aclrtCreateEventExWithFlag(&own.event, ACL_EVENT_IPC));
    export_all(own, &before);
    OK(aivd_launch_barrier());
    OK(acl_launch(blocks, 2, stream, &before.data, sizeof before.data));
    OK(aclrtRecordNotify(before.notify, stream));
    if (!forget)
        OK(aclrtWaitAndResetNotify(own.notify, stream, 0));
    OK(acl_launch(blocks, 1, stream, &own.data, sizeof own.data));
    OK(aclrtSynchronizeStream(stream));
    OK(aivd_launch_barrier());
    if (!forget) /* block 0 of 1, then what block 1 of 2 had left */
        IS(acl_read(own.data + 1) == 1 && acl_read(own.data + 3) == 2);
    OK(aclrtDestroyNotify(before.notify));
    OK(aclrtDestroyEvent(before.event));
    OK(aivd_launch_barrier());
    OK(aclrtDestroyNotify(own.notify));
    OK(aclrtDestroyEvent(own.event));
    OK(aclrtFree(own.data));
}

int main(int argc, char **argv)
{
    acl_image_path = argv[argc - 1];
    bool forget = argc > 2 && strcmp(argv[1], "forget") == 0;
    bool clean = argc > 2 && strcmp(argv[1], "clean") == 0;
    OK(aivd_launch_init());
    rank = aivd_launch_rank();
    size = aivd_launch_size();
    OK(aclInit(NULL));
    OK(aclrtSetDevice(rank));
    OK(aclrtCreateStream(&stream));
    aclrtBinHandle image = acl_image();
    add = acl_function(image, "acl_add");
    blocks = acl_function(image, "acl_blocks");
    trap = acl_function(image, "acl_trap");
    wait_flag = acl_function(image, "acl_wait");
    int32_t pid;
    OK(aclrtDeviceGetBareTgid(&pid));
    all_tell(&pid, sizeof pid, pids);
    if (!forget) {
        keys_are_checked();
        named_processes_may_import();
        signals();
        physical_memory_is_shared();
        if (!clean)
            a_failed_kernel_is_named();
    }
    forgotten_notify(forget);
    OK(aclrtBinaryUnLoad(image));
    OK(aclrtDestroyStream(stream));
    OK(aivd_launch_barrier());
    OK(aclrtResetDevice(rank));
    OK(aclFinalize());
    OK(aivd_launch_finalize());
    printf("rank %d: shared\n", rank);
    return 0;
}
