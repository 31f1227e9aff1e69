/* Proves the rules of HcclCommMemReg, row by row, and of the HCCL buffer. */
#include "hccl_support.h"

#define SIZE 10000

static void registration(HcclComm comm)
{
    char tag[300];
    void *memory;
    HcclMemHandle handle = NULL, other = NULL;
    OK(aclrtMalloc(&memory, SIZE, ACL_MEM_MALLOC_HUGE_FIRST));
    CommMem mem = {COMM_MEM_TYPE_DEVICE, memory, SIZE};
    CommMem none = {COMM_MEM_TYPE_DEVICE, NULL, SIZE}, empty = {COMM_MEM_TYPE_DEVICE, memory, 0};
    CommMem wrong = {COMM_MEM_TYPE_INVALID, memory, SIZE}, what = {(CommMemType)9, memory, SIZE};
    CommMem host = {COMM_MEM_TYPE_HOST, tag, 100}, stack = {COMM_MEM_TYPE_DEVICE, tag, 100};
    CommMem beyond = {COMM_MEM_TYPE_DEVICE, memory, 1ull << 34};
    CommMem wraps = {COMM_MEM_TYPE_DEVICE, memory, UINT64_MAX};

    CHECK_EQ(HcclCommMemReg(NULL, "t", &mem, &handle), HCCL_E_PTR);
    CHECK_EQ(HcclCommMemReg(comm, NULL, &mem, &handle), HCCL_E_PTR);
    CHECK_EQ(HcclCommMemReg(comm, "t", NULL, &handle), HCCL_E_PTR);
    CHECK_EQ(HcclCommMemReg(comm, "t", &mem, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclCommMemReg(comm, "t", &none, &handle), HCCL_E_PTR);
    CHECK_EQ(HcclCommMemReg(comm, "", &mem, &handle), HCCL_E_PARA);
    memset(tag, 't', sizeof tag);
    tag[256] = 0;
    CHECK_EQ(HcclCommMemReg(comm, tag, &mem, &handle), HCCL_E_PARA);
    CHECK_TEXT("255");
    CHECK_EQ(HcclCommMemReg(comm, "t", &empty, &handle), HCCL_E_PARA);
    CHECK_EQ(HcclCommMemReg(comm, "t", &wrong, &handle), HCCL_E_PARA);
    CHECK_EQ(HcclCommMemReg(comm, "t", &what, &handle), HCCL_E_PARA);
    CHECK_EQ(HcclCommMemReg(comm, "HcclBuffer", &mem, &handle), HCCL_E_PARA);
    CHECK_EQ(HcclCommMemReg(comm, "HcclBuffer2", &mem, &handle), HCCL_E_PARA);
    CHECK_EQ(HcclCommMemReg(comm, "t", &stack, &handle), HCCL_E_PARA);
    CHECK_EQ(HcclCommMemReg(comm, "t", &beyond, &handle), HCCL_E_PARA);
    CHECK_EQ(HcclCommMemReg(comm, "t", &wraps, &handle), HCCL_E_PARA);
    CHECK_EQ(HcclCommMemReg(comm, "t", &host, &handle), HCCL_E_NOT_SUPPORT);
    CHECK_TEXT("aclrtMalloc");
    CHECK(handle == NULL);

    tag[255] = 0; /* the longest */
    OK(HcclCommMemReg(comm, tag, &mem, &handle));
    CHECK(handle != NULL);
    CHECK_EQ(HcclCommMemReg(comm, tag, &mem, &other), HCCL_E_PARA);
    CHECK_TEXT("registered already");
    CHECK(other == NULL);
    OK(HcclCommMemReg(comm, "another", &mem, &other)); /* the same memory under two names */
    CHECK(other != NULL && other != handle);
    OK(aclrtFree(memory));
}

static void limit(HcclComm comm)
{
    char tag[32];
    void *memory;
    HcclMemHandle handle;
    uint32_t made = 0;
    HcclResult result;
    OK(aclrtMalloc(&memory, SIZE, ACL_MEM_MALLOC_HUGE_FIRST));
    CommMem mem = {COMM_MEM_TYPE_DEVICE, memory, SIZE};
    do {
        snprintf(tag, sizeof tag, "n%u", made);
        result = HcclCommMemReg(comm, tag, &mem, &handle);
    } while (result == HCCL_SUCCESS && ++made < 5000);
    CHECK_EQ(result, HCCL_E_UNAVAIL);
    CHECK_EQ(made, 1024);
    CHECK_TEXT("1024");
    OK(aclrtFree(memory));
}

static void buffer(HcclComm comm)
{
    void *p = NULL, *q = NULL;
    uint64_t size = 0, cleared = 0;
    uint8_t byte = 1;
    CHECK_EQ(HcclGetHcclBuffer(NULL, &p, &size), HCCL_E_PTR);
    CHECK_EQ(HcclGetHcclBuffer(comm, NULL, &size), HCCL_E_PTR);
    CHECK_EQ(HcclGetHcclBuffer(comm, &p, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclGetHcclBufferCleared(comm, NULL, &size), HCCL_E_PTR);
    OK(HcclGetHcclBuffer(comm, &p, &size));
    CHECK(p != NULL);
    CHECK_EQ(size, 8 << 20); /* HCCL_BUFFSIZE of the test */
    OK(aclrtMemset(p, size, 0x3c, size));
    const char *soc = aclrtGetSocName();
    if (strncmp(soc, "Ascend950", 9) != 0) {
        CHECK_EQ(HcclGetHcclBufferCleared(comm, &q, &cleared), HCCL_E_NOT_SUPPORT);
        CHECK(q == NULL && cleared == 0);
        return;
    }
    OK(HcclGetHcclBufferCleared(comm, &q, &cleared));
    CHECK(q == p && cleared == size);
    for (uint64_t at = 0; at < size; at += 65521) {
        OK(aclrtMemcpy(&byte, 1, (uint8_t *)q + at, 1, ACL_MEMCPY_DEVICE_TO_HOST));
        CHECK_EQ(byte, 0);
    }
}

static void body(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx), second = comm_create(ctx);
    registration(comm);
    registration(second); /* tags are those of a communicator */
    buffer(comm);
    OK(HcclCommDestroy(comm));
    OK(HcclCommDestroy(second));
    comm = comm_create(ctx);
    limit(comm);
    OK(HcclCommDestroy(comm));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
