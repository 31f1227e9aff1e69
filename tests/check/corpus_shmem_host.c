/* Runs one kernel of the corpus of symmetric memory: N PEs, a block of data and a block of signals,
 * both zero, memory of each PE's own. Faults of host code are planted here.
 *
 *     corpus_shmem_host IMAGE BLOCKS LAUNCHES FAULT(0|1) [word...] */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "acl/acl.h"
#include "aivdrive/launch.h"
#include "shmem.h"

enum { BYTES = 65536, SIGNAL_BYTES = 16384, HEAP_BYTES = 1 << 20, HANG_US = 3000000 };

typedef struct Case {
    uint64_t data, signals, local, output;
    uint32_t pe, pes, call, unused;
} Case;

#define OK(call)                                                                                   \
    do {                                                                                           \
        int code_ = (int)(call);                                                                   \
        if (code_ != 0) {                                                                          \
            const char *text_ = aclGetRecentErrMsg();                                              \
            fprintf(stderr, "%s:%d: %s = %d %s\n", __FILE__, __LINE__, #call, code_,               \
                    text_ ? text_ : "");                                                           \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static struct {
    int argc;
    char **argv;
    bool fault;
    int pe, count;
    aclrtStream stream;
    aclrtFuncHandle kernel;
    uint8_t *data;
    int32_t *signals;
    void *local, *output;
    Case c;
} t;

static bool word(const char *name)
{
    for (int i = 5; i < t.argc; i++)
        if (strcmp(t.argv[i], name) == 0)
            return true;
    return false;
}

static uint64_t address(const void *p)
{
    return (uint64_t)(uintptr_t)p;
}

static void begin(void)
{
    aclshmemx_uniqueid_t id = ACLSHMEM_UNIQUEID_INITIALIZER;
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    OK(aivd_launch_init());
    t.pe = aivd_launch_rank();
    t.count = aivd_launch_size();
    OK(aclInit(NULL));
    OK(aclrtSetDevice(t.pe));
    OK(aclrtCreateStream(&t.stream));
    if (t.pe == 0)
        OK(aclshmemx_get_uniqueid(&id));
    OK(aivd_launch_broadcast(0, &id, sizeof id));
    OK(aclshmemx_set_attr_uniqueid_args(t.pe, t.count, HEAP_BYTES, &id, &attr));
    OK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr));
}

static void memories(void)
{
    t.data = aclshmem_calloc(1, BYTES);
    t.signals = aclshmem_calloc(1, SIGNAL_BYTES);
    OK(aclrtMalloc(&t.local, BYTES, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMalloc(&t.output, BYTES, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(t.local, BYTES, 1, BYTES));
    OK(aclrtMemset(t.output, BYTES, 0, BYTES));
    t.c = (Case){.data = address(t.data),
                 .signals = address(t.signals),
                 .local = address(t.local),
                 .output = address(t.output),
                 .pe = (uint32_t)t.pe,
                 .pes = (uint32_t)t.count};
}

static void load(const char *image)
{
    aclrtBinaryLoadOption option = {.type = ACL_RT_BINARY_LOAD_OPT_MAGIC,
                                    .value.magic = ACL_RT_BINARY_MAGIC_ELF_VECTOR_CORE};
    aclrtBinaryLoadOptions options = {.options = &option, .numOpt = 1};
    aclrtBinHandle binary;
    OK(aclrtBinaryLoadFromFile(image, &options, &binary));
    OK(aclrtBinaryGetFunction(binary, "kernel", &t.kernel));
}

static void launch(uint32_t blocks)
{
    aclrtLaunchKernelAttr attrs[2] = {
        {.id = ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE, .value.schemMode = 1},
        {.id = ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US, .value.timeoutUs.timeoutLow = HANG_US},
    };
    aclrtLaunchKernelCfg config = {.attrs = attrs, .numAttrs = word("hangs") ? 2 : 1};
    OK(aclrtLaunchKernelWithHostArgs(t.kernel, blocks, t.stream, &config, &t.c, sizeof t.c, NULL,
                                     0));
    t.c.call++;
}

static void finish(void)
{
    aclError code = aclrtSynchronizeStream(t.stream);
    if (!(t.fault && word("hangs")))
        OK(code);
}

/* Rule 40: the host puts what the kernel writes. Rule 38: the host reads what a stream gets. */
static void host_calls(void)
{
    static char back[BYTES];
    int peer = (t.pe + 1) % t.count;
    if (word("put_of_result")) {
        if (!t.fault)
            finish();
        aclshmem_putmem(t.data, t.output, 4096, peer);
    }
    if (word("get_on_stream")) {
        aclshmemx_getmem_on_stream(t.output, t.data, 4096, peer, t.stream);
        if (!t.fault)
            finish();
        OK(aclrtMemcpy(back, BYTES, t.output, 4096, ACL_MEMCPY_DEVICE_TO_HOST));
    }
    if (word("wait_first")) { /* rule 42 */
        if (!t.fault)
            aclshmemx_signal_op_on_stream(t.signals, 1, ACLSHMEM_SIGNAL_SET, t.pe, t.stream);
        aclshmemx_signal_wait_until_on_stream(t.signals, ACLSHMEM_CMP_EQ, 1, t.stream);
        if (t.fault)
            aclshmemx_signal_op_on_stream(t.signals, 1, ACLSHMEM_SIGNAL_SET, t.pe, t.stream);
    }
    if (word("free_in_use")) {
        if (!t.fault)
            finish();
        else
            usleep(300000); /* the kernel runs meanwhile, but nobody has waited for it */
        aclshmem_free(t.data);
        t.data = NULL;
    }
}

static void end(void)
{
    if (t.fault && word("hangs"))
        exit(0);
    aclshmem_free(t.data);
    aclshmem_free(t.signals);
    OK(aclrtFree(t.local));
    OK(aclrtFree(t.output));
    OK(aclshmem_finalize());
    OK(aclrtResetDevice(t.pe));
    OK(aclFinalize());
    OK(aivd_launch_finalize());
}

int main(int argc, char **argv)
{
    if (argc < 5) {
        fputs("usage: corpus_shmem_host IMAGE BLOCKS LAUNCHES FAULT [word...]\n", stderr);
        return 2;
    }
    t.argc = argc;
    t.argv = argv;
    t.fault = atoi(argv[4]) != 0;
    begin();
    memories();
    load(argv[1]);
    if (word("freed_before")) { /* the kernel still has the address */
        uint8_t *block = aclshmem_calloc(1, 4096);
        t.c.data = address(block);
        if (t.fault)
            aclshmem_free(block);
    }
    if (word("waits_on_stream") && t.pe == 1)
        usleep(100000); /* comes late */
    for (int i = atoi(argv[3]); i > 0; i--) {
        if (word("waits_on_stream") && t.pe == 1)
            aclshmemx_signal_wait_until_on_stream(t.signals, ACLSHMEM_CMP_GE, (int32_t)t.c.call + 1,
                                                  t.stream);
        launch((uint32_t)atoi(argv[2]));
    }
    host_calls();
    finish();
    aclshmem_barrier_all();
    if (word("freed_before") && !t.fault)
        aclshmem_free((void *)(uintptr_t)t.c.data);
    end();
    return 0;
}
