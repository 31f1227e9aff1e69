/* Waits for what a dead process owns end with its name, well before any limit; its memory can still
 * be read by whoever imported it. The last rank is the one that dies. */
#include "acl_support.h"
#include "aivdrive/launch.h"

enum { KEY = 65 };

static aclrtStream stream;

/* The owner: an event whose record is queued behind a notify that nobody sets. */
static void be_the_owner(char memory_key[KEY], aclrtIpcEventHandle *handle)
{
    aclrtNotify never;
    aclrtEvent event;
    int32_t *p = acl_zeros(4096);
    int32_t value = 4711;
    OK(aclrtMemcpy(p + 16, 4, &value, 4, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtIpcMemGetExportKey(p, 4096, memory_key, KEY,
                               ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION));
    OK(aclrtCreateNotify(&never, 0));
    OK(aclrtCreateEventExWithFlag(&event, ACL_EVENT_IPC));
    OK(aclrtWaitAndResetNotify(never, stream, 0));
    OK(aclrtRecordEvent(event, stream));
    OK(aclrtIpcGetEventHandle(event, handle));
}

static void expect_death(void)
{
    double begin = acl_now();
    EXPECT(ACL_ERROR_RT_SUSPECT_REMOTE_ERROR, aclrtSynchronizeStream(stream));
    SAYS("ended");
    IS(acl_now() - begin < 10);
}

int main(void)
{
    char key[KEY] = "";
    aclrtIpcEventHandle handle = {{0}};
    aclrtEvent event;
    void *p;
    OK(aivd_launch_init());
    int rank = aivd_launch_rank(), last = aivd_launch_size() - 1;
    OK(aclrtSetDevice(rank));
    OK(aclrtCreateStream(&stream));
    if (rank == last)
        be_the_owner(key, &handle);
    OK(aivd_launch_broadcast(last, key, KEY));
    OK(aivd_launch_broadcast(last, &handle, sizeof handle));
    if (rank != last) {
        OK(aclrtIpcMemImportByKey(&p, key, 0));
        OK(aclrtIpcOpenEventHandle(handle, &event));
        OK(aclrtStreamWaitEvent(stream, event));
    }
    OK(aivd_launch_barrier());
    if (rank == last)
        _exit(0);
    expect_death();
    OK(aclrtValueWait((uint64_t *)p + 1, 1, ACL_STREAM_WAIT_VALUE_EQ, stream));
    expect_death();
    IS(acl_read((int32_t *)p + 16) == 4711);
    EXPECT(ACL_ERROR_RT_SUSPECT_REMOTE_ERROR, aclrtSynchronizeEvent(event));
    OK(aclrtIpcMemClose(key));
    EXPECT(ACL_ERROR_RT_IPC_ERROR, aclrtIpcMemImportByKey(&p, key, 0));
    OK(aclrtDestroyEvent(event));
    OK(aclrtDestroyStream(stream));
    OK(aclrtResetDevice(rank));
    printf("rank %d: noticed\n", rank);
    return 0;
}
