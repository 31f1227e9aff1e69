/* Proves that what a peer writes into an inbox is read with bounds: torn, oversized, foreign and
 * nonsensical records never lead outside and never become memories; and that a list that does not
 * fit is refused, not cut. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/time.h"
#include "hccl/channel.h"
#include "hccl/create.h"
#include "hccl/hccl_comm.h"

/* A pair of communicator ends in one process, on devices 0 and 1. */
static hccl_comm *ends[2];
static HcclComm handles[2];

static int open_pair(void **state)
{
    (void)state;
    int32_t devices[2] = {0, 1};
    setenv("HCCL_BUFFSIZE", "1", 1);
    setenv("HCCL_CONNECT_TIMEOUT", "1", 1);
    if (HcclCommInitAll(2, devices, handles) != HCCL_SUCCESS)
        return -1;
    for (int i = 0; i < 2; i++)
        ends[i] = hccl_registry_find((uint64_t)(uintptr_t)handles[i]);
    return 0;
}

static int close_pair(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++)
        HcclCommDestroy(handles[i]);
    return 0;
}

static HcclChannelDesc desc_to(uint32_t remote)
{
    HcclChannelDesc desc;
    HcclChannelDescInit(&desc, 1);
    desc.remoteRank = remote;
    desc.channelProtocol = COMM_PROTOCOL_UB_MEM;
    return desc;
}

/* Puts raw bytes into rank 0's inbox of rank 1, then asks rank 0 for the channel. */
static HcclResult acquire_over(const void *bytes, uint32_t size, uint32_t written, uint32_t *count)
{
    hccl_inbox *inbox = hccl_control_inbox(ends[0]->control, 2, 1);
    memcpy((uint8_t *)inbox + HCCL_LINE, bytes, size);
    atomic_store(&inbox->written, written);
    HcclChannelDesc desc = desc_to(1);
    ChannelHandle channel;
    CommMem *mems;
    char **tags;
    HcclResult result = HcclChannelAcquire(handles[0], COMM_ENGINE_AIV, &desc, 1, &channel);
    if (result == HCCL_SUCCESS)
        assert_int_equal(HcclChannelGetRemoteMems(handles[0], channel, count, &mems, &tags), 0);
    return result;
}

typedef struct log_bytes {
    uint8_t bytes[512];
    uint32_t size;
} log_bytes;

static void add(log_bytes *log, hccl_record record, const char *tag)
{
    record.engine = COMM_ENGINE_AIV;
    record.protocol = COMM_PROTOCOL_UB_MEM;
    memcpy(log->bytes + log->size, &record, sizeof record);
    if (tag)
        memcpy(log->bytes + log->size + sizeof record, tag, strlen(tag) + 1);
    log->size += record.bytes;
}

static const hccl_record open_record = {.bytes = 24, .kind = HCCL_RECORD_OPEN};

static hccl_record memory_record(uint64_t address, uint64_t size)
{
    return (hccl_record){
        .bytes = 32, .kind = HCCL_RECORD_MEMORY, .tag_length = 3, .address = address, .size = size};
}

static void good(void **state)
{
    (void)state;
    log_bytes log = {0};
    uint32_t count = 0;
    uint64_t own = (uint64_t)(uintptr_t)ends[1]->buffer;
    add(&log, memory_record(own, 100), "abc");
    add(&log, open_record, NULL);
    add(&log, memory_record(own, 200), "def"); /* of a later round: not yet shown */
    add(&log, open_record, NULL);
    assert_int_equal(acquire_over(log.bytes, log.size, log.size, &count), HCCL_SUCCESS);
    assert_int_equal(count, 2);
}

/* Memory that is not the peer's own is left out. */
static void foreign(void **state)
{
    (void)state;
    log_bytes log = {0};
    uint32_t count = 0, local;
    uint64_t own = (uint64_t)(uintptr_t)ends[1]->buffer;
    add(&log, memory_record((uint64_t)(uintptr_t)&local, 4), "abc");
    add(&log, memory_record((uint64_t)(uintptr_t)ends[0]->buffer, 4), "abc");
    add(&log, memory_record(own, 1ull << 60), "abc");
    add(&log, memory_record(own, UINT64_MAX), "abc");
    add(&log, memory_record(own, 0), "abc");
    add(&log, memory_record(own, 8), "abc");
    add(&log, open_record, NULL);
    assert_int_equal(acquire_over(log.bytes, log.size, log.size, &count), HCCL_SUCCESS);
    assert_int_equal(count, 2);
}

/* The log ends at the first record that makes no sense, so the round is never seen. */
static void torn(void **state)
{
    (void)state;
    static const hccl_record bad[] = {
        {.bytes = 0, .kind = HCCL_RECORD_MEMORY},
        {.bytes = 16, .kind = HCCL_RECORD_MEMORY},
        {.bytes = 25, .kind = HCCL_RECORD_MEMORY},
        {.bytes = 65528, .kind = HCCL_RECORD_MEMORY},
        {.bytes = 32, .kind = HCCL_RECORD_MEMORY, .tag_length = 8},
        {.bytes = 24, .kind = HCCL_RECORD_MEMORY, .tag_length = 255},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        log_bytes log = {0};
        uint32_t count;
        if (i > 0) {
            close_pair(NULL);
            assert_int_equal(open_pair(NULL), 0);
        }
        memcpy(log.bytes, &bad[i], sizeof bad[i]);
        log.bytes[3] = COMM_ENGINE_AIV;
        log.bytes[4] = COMM_PROTOCOL_UB_MEM;
        log.size = bad[i].bytes < 24 ? 24 : bad[i].bytes < 64 ? bad[i].bytes : 64;
        add(&log, open_record, NULL);
        assert_int_equal(acquire_over(log.bytes, sizeof log.bytes, log.size, &count),
                         HCCL_E_TIMEOUT);
        assert_non_null(strstr(base_error_recent(), "rank 1 (device 1"));
    }
}

/* A number of bytes beyond the inbox: only what is inside is read. */
static void too_long(void **state)
{
    (void)state;
    log_bytes log = {0};
    uint32_t count;
    add(&log, open_record, NULL);
    assert_int_equal(acquire_over(log.bytes, log.size, UINT32_MAX, &count), HCCL_SUCCESS);
    assert_int_equal(count, 1);
}

static void full(void **state)
{
    (void)state;
    char tag[256];
    CommMem mem = {COMM_MEM_TYPE_DEVICE, ends[0]->buffer, 64};
    HcclMemHandle list[HCCL_MEMS_MAX];
    HcclChannelDesc desc = desc_to(1);
    ChannelHandle channel;
    /* 250 characters a tag: 58 records of 280 bytes fit into 16320, with the OPEN behind them. */
    for (uint32_t i = 0; i < 60; i++) {
        snprintf(tag, sizeof tag, "%0250u", i);
        assert_int_equal(HcclCommMemReg(handles[0], tag, &mem, &list[i]), HCCL_SUCCESS);
    }
    desc.memHandles = list;
    desc.memHandleNum = 60;
    assert_int_equal(HcclChannelAcquire(handles[0], COMM_ENGINE_AIV, &desc, 1, &channel),
                     HCCL_E_UNAVAIL);
    assert_non_null(strstr(base_error_recent(), "full"));
    assert_int_equal(atomic_load(&hccl_control_inbox(ends[1]->control, 2, 0)->written), 0);
    desc.memHandleNum = 57; /* fewer still work */
    log_bytes log = {0};
    add(&log, open_record, NULL);
    memcpy((uint8_t *)hccl_control_inbox(ends[0]->control, 2, 1) + HCCL_LINE, log.bytes, log.size);
    atomic_store(&hccl_control_inbox(ends[0]->control, 2, 1)->written, log.size);
    assert_int_equal(HcclChannelAcquire(handles[0], COMM_ENGINE_AIV, &desc, 1, &channel),
                     HCCL_SUCCESS);
}

/* Nobody writes into memory that its owner has given back. */
static void left_alone(void **state)
{
    (void)state;
    hccl_control *control = ends[1]->control;
    HcclChannelDesc desc = desc_to(1);
    ChannelHandle channel;
    atomic_store(&control->identity, 0x1234); /* somebody else's by now */
    assert_int_equal(HcclChannelAcquire(handles[0], COMM_ENGINE_AIV, &desc, 1, &channel),
                     HCCL_E_REMOTE);
    assert_int_equal(atomic_load(&hccl_control_inbox(control, 2, 0)->written), 0);
    atomic_store(&control->identity, ends[1]->identity);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(good, open_pair, close_pair),
        cmocka_unit_test_setup_teardown(foreign, open_pair, close_pair),
        cmocka_unit_test_setup_teardown(torn, open_pair, close_pair),
        cmocka_unit_test_setup_teardown(too_long, open_pair, close_pair),
        cmocka_unit_test_setup_teardown(full, open_pair, close_pair),
        cmocka_unit_test_setup_teardown(left_alone, open_pair, close_pair),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
