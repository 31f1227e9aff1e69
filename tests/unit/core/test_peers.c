/* Proves: flags pass between kernels of two processes; a peer that dies is named within 2 s; a peer
 * that is late is waited for, one that never comes is named in the report. Every case runs two
 * fresh processes that meet through the rendezvous; the parent only looks at their exit codes. */
#include "testing.h"

#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>

#include "fabric/region.h"
#include "fabric/rendezvous.h"

typedef struct meeting {
    uint8_t root_info[FABRIC_ROOT_INFO_BYTES];
    _Atomic int opened;
    _Atomic int sequence; /* lets the cases order their steps */
} meeting;

static meeting *shared;

static uint8_t *heap_of(uint32_t device)
{
    return fabric_device_base(device) + FABRIC_CONTROL_SIZE;
}

static void need(int ok, const char *what)
{
    if (!ok) {
        fprintf(stderr, "%s: %s\n", what, base_error_recent());
        _exit(2);
    }
}

static void meet(uint32_t rank)
{
    fabric_region *region;
    need(fabric_region_create(rank, &region) == AIVD_OK, "create");
    need(fabric_populate(heap_of(rank), 1 << 20) == AIVD_OK, "populate");
    if (rank == 0) {
        need(fabric_root_open(shared->root_info) == AIVD_OK, "root");
        atomic_store(&shared->opened, 1);
    }
    while (!atomic_load(&shared->opened))
        usleep(1000);
    fabric_join_args args = {.root_info = shared->root_info,
                             .size = 2,
                             .rank = rank,
                             .device = rank,
                             .timeout_ns = 20 * BASE_NS_PER_S};
    fabric_group *group;
    need(fabric_join(&args, &group) == AIVD_OK, "join");
}

static aivd_status run_on(uint32_t device, core_entry entry, uint64_t stall_ns)
{
    core_launch launch = testing_launch(entry, &device, 3);
    launch.device = (int)device;
    launch.stall_ns = stall_ns;
    return core_grid_run(&launch, NULL);
}

typedef int (*side)(uint32_t rank);

/* Exit codes of both ranks, 128 + signal when killed. */
static void run_case(side body, int codes[2])
{
    memset(shared, 0, sizeof *shared);
    pid_t pids[2];
    for (uint32_t rank = 0; rank < 2; rank++) {
        pids[rank] = fork();
        if (pids[rank] == 0) {
            alarm(60);
            meet(rank);
            _exit(body(rank));
        }
    }
    for (int i = 0; i < 2; i++) {
        int status = 0;
        waitpid(pids[i], &status, 0);
        codes[i] = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
}

enum { ROUNDS = 3000 };

/* Three blocks a rank, each with its own pair of flags, pass counters to and fro. */
static void ping_entry(const void *args)
{
    uint32_t rank = *(const uint32_t *)args, b = core_block_index();
    uint64_t *mine = (uint64_t *)(heap_of(rank) + 128 * b);
    uint64_t *theirs = (uint64_t *)(heap_of(1 - rank) + 128 * b);
    for (uint64_t k = 1; k <= ROUNDS; k++) {
        if (rank == 0)
            core_flag_store(theirs, k);
        core_flag_wait_ge(mine, k, "the other rank");
        if (rank == 1)
            core_flag_store(theirs, k);
    }
}

static int ping_side(uint32_t rank)
{
    return run_on(rank, ping_entry, 20 * BASE_NS_PER_S) == AIVD_OK ? 0 : 1;
}

static void flags_between_processes(void **state)
{
    (void)state;
    int codes[2];
    run_case(ping_side, codes);
    assert_int_equal(codes[0], 0);
    assert_int_equal(codes[1], 0);
}

/* Official style: the message and its flag go through UB copies, the reader polls by hand. */
static void message_entry(const void *args)
{
    uint32_t rank = *(const uint32_t *)args, b = core_block_index();
    uint8_t *mine = heap_of(rank) + 65536 * (b + 1), *theirs = heap_of(1 - rank) + 65536 * (b + 1);
    uint32_t *flag = (uint32_t *)(uintptr_t)aivd_asc_get_phy_buf_addr(0);
    uint32_t *data = (uint32_t *)(uintptr_t)aivd_asc_get_phy_buf_addr(1024);
    for (uint32_t k = 1; k <= 500; k++) {
        for (uint32_t i = 0; i < 1024; i++)
            data[i] = k * 1000 + i;
        aivd_asc_copy_ub2gm(theirs + 4096 + 8192 * (k & 1), data, 4096);
        aivd_asc_sync_pipe(PIPE_ALL);
        flag[0] = k;
        aivd_asc_copy_ub2gm(theirs + 128 * (k & 1), flag, 32);
        aivd_asc_sync_pipe(PIPE_ALL);
        do {
            aivd_asc_copy_gm2ub(flag, mine + 128 * (k & 1), 32);
            aivd_asc_sync_pipe(PIPE_ALL);
        } while (flag[0] != k);
        aivd_asc_copy_gm2ub(data, mine + 4096 + 8192 * (k & 1), 4096);
        aivd_asc_sync_pipe(PIPE_ALL);
        for (uint32_t i = 0; i < 1024; i++)
            if (data[i] != k * 1000 + i)
                aivd_dev_assert_fail("payload before flag", "test_peers.c", k);
    }
}

static int message_side(uint32_t rank)
{
    return run_on(rank, message_entry, 20 * BASE_NS_PER_S) == AIVD_OK ? 0 : 1;
}

static void payload_precedes_its_flag(void **state)
{
    (void)state;
    int codes[2];
    run_case(message_side, codes);
    assert_int_equal(codes[0], 0);
    assert_int_equal(codes[1], 0);
}

static void wait_entry(const void *args)
{
    uint32_t rank = *(const uint32_t *)args;
    core_flag_wait_ge((uint64_t *)heap_of(rank), 1, "the other rank's flag");
}

static int killed_side(uint32_t rank)
{
    if (rank == 1) {
        usleep(200000);
        raise(SIGKILL);
    }
    uint64_t begin = base_now_ns();
    aivd_status status = run_on(rank, wait_entry, 60 * BASE_NS_PER_S);
    need(status == AIVD_ERR_PEER, "status");
    need(base_now_ns() - begin < 2200000000u, "in time");
    need(strstr(base_error_recent(), "device 1") != NULL && strstr(base_error_recent(), "died"),
         "named");
    return 0;
}

static void dead_peer_is_named(void **state)
{
    (void)state;
    int codes[2];
    run_case(killed_side, codes);
    assert_int_equal(codes[0], 0);
    assert_int_equal(codes[1], 128 + SIGKILL);
}

static int late_side(uint32_t rank)
{
    if (rank == 1) {
        usleep(1200000);
        atomic_store((_Atomic uint64_t *)heap_of(0), 1);
        fabric_ring_if_waited(heap_of(0));
        return 0;
    }
    return run_on(rank, wait_entry, 5 * BASE_NS_PER_S) == AIVD_OK ? 0 : 1;
}

static void late_peer_is_waited_for(void **state)
{
    (void)state;
    int codes[2];
    run_case(late_side, codes);
    assert_int_equal(codes[0], 0);
    assert_int_equal(codes[1], 0);
}

static int absent_side(uint32_t rank)
{
    if (rank == 1) {
        while (!atomic_load(&shared->sequence))
            usleep(1000);
        return 0;
    }
    aivd_status status = run_on(rank, wait_entry, BASE_NS_PER_S / 2);
    const char *text = base_error_recent();
    atomic_store(&shared->sequence, 1);
    need(status == AIVD_ERR_KERNEL_TIMEOUT, "status");
    need(strstr(text, "device 1") != NULL, "peer named");
    need(strstr(text, "not in a kernel, 0 launches finished; here this is launch 1") != NULL,
         "launches told");
    need(strstr(text, "block 2 waits for the other rank's flag") != NULL, "blocks told");
    return 0;
}

static void absent_peer_is_named(void **state)
{
    (void)state;
    int codes[2];
    run_case(absent_side, codes);
    assert_int_equal(codes[0], 0);
    assert_int_equal(codes[1], 0);
}

int main(void)
{
    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED)
        return 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(flags_between_processes), cmocka_unit_test(payload_precedes_its_flag),
        cmocka_unit_test(dead_peer_is_named),      cmocka_unit_test(late_peer_is_waited_for),
        cmocka_unit_test(absent_peer_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
