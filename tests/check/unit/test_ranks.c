/* Proves what the engine says about ranks together, on hand-made events: grants that are taken
 * back, collective kernels in another order, flags that are summed before anybody looks, and that
 * nothing is kept of kernels that are over. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "check/engine.h"

enum { WINDOW = 0x100000, BYTES = 0x10000, GROUP = 7, STREAM = 5 };

static findings found;
static engine checker;
static uint64_t sequence;
static uint32_t grids[4];

static uint32_t line(uint32_t number)
{
    return findings_site(&found, "a.c", number, NULL);
}

static void send(check_event event)
{
    event.sequence = ++sequence;
    engine_event(&checker, &event);
}

static void host(uint32_t rank, check_event event)
{
    event.rank = rank;
    event.thread = 1;
    event.block = NO_BLOCK;
    send(event);
}

static uint64_t window(uint32_t rank)
{
    return WINDOW + (uint64_t)rank * 0x1000000;
}

/* Ranks with a window each, granted to all in communicator GROUP. */
static void open_ranks(uint32_t ranks)
{
    findings_open(&found);
    engine_open(&checker, &found, false);
    checker.hosts_apart = true;
    sequence = 0;
    memset(grids, 0, sizeof grids);
    for (uint32_t r = 0; r < ranks; r++) {
        host(r, (check_event){.kind = SEEN_ALLOC, .to = window(r), .size = BYTES, .site = line(1)});
        host(r, (check_event){.kind = SEEN_GRANT,
                              .to = window(r),
                              .size = BYTES,
                              .count = UINT32_MAX,
                              .group = GROUP});
    }
    for (uint32_t r = 0; r < ranks; r++)
        host(r, (check_event){.kind = SEEN_COMMUNICATOR, .group = GROUP});
}

static void close_ranks(void)
{
    engine_close(&checker);
    findings_close(&found);
}

static void on(uint32_t rank, uint32_t stream, check_event event)
{
    event.rank = rank;
    event.stream = stream;
    event.grid = grids[rank];
    event.thread = 1;
    send(event);
}

static void launch(uint32_t rank, uint32_t stream, uint64_t task, const char *name, uint32_t at)
{
    host(rank, (check_event){.kind = SEEN_LAUNCH,
                             .stream = stream,
                             .value = task,
                             .id = 1,
                             .text = name,
                             .site = line(at)});
}

static void begin(uint32_t rank, uint32_t stream, uint64_t task, const char *name)
{
    grids[rank]++;
    on(rank, stream, (check_event){.kind = SEEN_TASK_BEGIN, .block = NO_BLOCK, .value = task});
    on(rank, stream,
       (check_event){.kind = SEEN_GRID_BEGIN, .block = NO_BLOCK, .count = 1, .text = name});
    on(rank, stream, (check_event){.kind = SEEN_BLOCK_BEGIN});
}

static void end(uint32_t rank, uint32_t stream)
{
    on(rank, stream, (check_event){.kind = SEEN_BLOCK_END});
    on(rank, stream, (check_event){.kind = SEEN_GRID_END, .block = NO_BLOCK});
}

static void post(uint32_t rank, uint32_t stream, uint64_t to, uint64_t value)
{
    on(rank, stream,
       (check_event){
           .kind = SEEN_FLAG_STORE, .to = to, .size = 8, .value = value, .ordered = true});
}

static void look(uint32_t rank, uint32_t stream, uint64_t from, uint64_t value)
{
    on(rank, stream,
       (check_event){
           .kind = SEEN_FLAG_LOAD, .from = from, .size = 8, .value = value, .ordered = true});
}

/* A kernel in which both ranks meet, by words at `offset` of their windows. */
static void meet(const uint32_t *streams, const uint64_t *tasks, const char *name, uint64_t offset)
{
    for (uint32_t r = 0; r < 2; r++) {
        begin(r, streams[r], tasks[r], name);
        post(r, streams[r], window(1 - r) + offset, 1);
    }
    for (uint32_t r = 0; r < 2; r++) {
        look(r, streams[r], window(r) + offset, 1);
        end(r, streams[r]);
    }
}

static void test_collective_order(void **state)
{
    (void)state;
    for (int alike = 0; alike < 2; alike++) {
        open_ranks(2);
        launch(0, 1, 1, "gather", 10);
        launch(0, 2, 1, "barrier", 11);
        launch(1, alike ? 1 : 2, 1, alike ? "gather" : "barrier", 20);
        launch(1, alike ? 2 : 1, 1, alike ? "barrier" : "gather", 21);
        meet((uint32_t[]){1, 1}, (uint64_t[]){1, 1}, "gather", 0);
        meet((uint32_t[]){2, 2}, (uint64_t[]){1, 1}, "barrier", 64);
        calls_finish(&checker);
        assert_int_equal(found.count, alike ? 0 : 1);
        if (!alike) {
            assert_int_equal(found.list[0].rule, RULE_CALLS);
            assert_non_null(strstr(found.list[0].message, "first difference at call 0, rank 1"));
            assert_non_null(strstr(found.list[0].message, "launches barrier where rank 0"));
        }
        close_ranks();
    }
}

/* Two processes with two ranks of a communicator each, a device and a thread per rank: in which
 * order the threads of a process come is of no matter. */
static void test_ranks_of_one_process(void **state)
{
    (void)state;
    static const uint32_t devices[2][4] = {{0, 0, 1, 1}, {0, 1, 0, 1}};
    static const uint32_t tasks[2][4] = {{1, 2, 1, 2}, {1, 1, 2, 2}};
    open_ranks(2);
    for (uint32_t r = 0; r < 2; r++)
        for (uint32_t i = 0; i < 4; i++)
            host(r, (check_event){.kind = SEEN_LAUNCH,
                                  .stream = 1 + devices[r][i],
                                  .value = tasks[r][i],
                                  .count = devices[r][i],
                                  .id = 1,
                                  .text = tasks[r][i] == 1 ? "gather" : "barrier",
                                  .site = line(10 + i)});
    for (uint32_t device = 0; device < 2; device++) {
        const uint32_t streams[2] = {1 + device, 1 + device};
        meet(streams, (uint64_t[]){1, 1}, "gather", device * 128);
        meet(streams, (uint64_t[]){2, 2}, "barrier", device * 128 + 64);
    }
    calls_finish(&checker);
    assert_int_equal(found.count, 0);
    close_ranks();
}

/* send on one rank meets receive on the other: their order on the ranks differs by design. */
static void test_pairs_are_no_collectives(void **state)
{
    (void)state;
    open_ranks(2);
    for (uint64_t i = 1; i <= 2; i++)
        for (uint32_t r = 0; r < 2; r++)
            launch(r, 1, i, (r == 0) == (i == 1) ? "send" : "receive", 10 + (uint32_t)i);
    for (uint64_t i = 1; i <= 2; i++) {
        uint32_t from = i == 1 ? 0 : 1;
        begin(from, 1, i, "send");
        post(from, 1, window(1 - from), i);
        end(from, 1);
        begin(1 - from, 1, i, "receive");
        look(1 - from, 1, window(1 - from), i);
        end(1 - from, 1);
    }
    calls_finish(&checker);
    assert_int_equal(found.count, 0);
    close_ranks();
}

static void load(uint32_t rank, uint64_t from, uint64_t ub, uint64_t size, uint32_t at)
{
    on(rank, STREAM,
       (check_event){.kind = SEEN_COPY,
                     .pipe = ON_MTE2,
                     .from = from,
                     .to = ub,
                     .size = size,
                     .to_ub = true,
                     .ordered = size <= 512,
                     .site = line(at)});
}

static void store(uint32_t rank, uint64_t ub, uint64_t to, uint64_t size, uint32_t at)
{
    on(rank, STREAM,
       (check_event){.kind = SEEN_COPY,
                     .pipe = ON_MTE3,
                     .from = ub,
                     .to = to,
                     .size = size,
                     .from_ub = true,
                     .ordered = size <= 512,
                     .value = 1,
                     .site = line(at)});
}

static void fill(uint32_t rank, uint64_t ub, uint64_t size)
{
    on(rank, STREAM,
       (check_event){.kind = SEEN_FILL, .pipe = ON_V, .to = ub, .size = size, .to_ub = true});
}

static void drain(uint32_t rank)
{
    on(rank, STREAM, (check_event){.kind = SEEN_PIPE_BARRIER, .pipe = ON_ALL});
}

static void start(uint32_t rank)
{
    launch(rank, STREAM, grids[rank] + 1, "kernel", 5);
    begin(rank, STREAM, grids[rank] + 1, "kernel");
}

enum { STAYS, REVOKED, OWNER_LEAVES, USER_LEAVES };

static void test_grant_taken_back(void **state)
{
    (void)state;
    for (int how = STAYS; how <= USER_LEAVES; how++) {
        open_ranks(2);
        checker.hosts_apart = false;
        host(1, (check_event){
                    .kind = SEEN_HOST_MEMORY, .to = window(1), .size = BYTES, .site = line(2)});
        start(0);
        load(0, window(1), 0, 4096, 20); /* as long as it is granted */
        drain(0);
        end(0, STREAM);
        assert_int_equal(found.count, 0);
        if (how == REVOKED)
            host(1, (check_event){
                        .kind = SEEN_REVOKE, .to = window(1), .size = BYTES, .site = line(8)});
        else if (how != STAYS)
            host(how == OWNER_LEAVES,
                 (check_event){.kind = SEEN_LEAVE, .group = GROUP, .site = line(8)});
        start(0);
        load(0, window(1), 0, 4096, 30);
        drain(0);
        end(0, STREAM);
        assert_int_equal(found.count, how == STAYS ? 0 : 1);
        if (how != STAYS) {
            assert_int_equal(found.list[0].rule, RULE_GRANT);
            assert_int_equal(found.sites[found.list[0].sides[0].site].line, 30);
            assert_non_null(strstr(found.list[0].message, "a.c:8"));
        }
        close_ranks();
    }
}

/* New grants of the same memory hold again; those of memory that was freed do not. */
static void test_granted_again(void **state)
{
    (void)state;
    open_ranks(2);
    check_event give = {.kind = SEEN_GRANT, .to = window(1), .size = BYTES, .count = 0, .group = 9};
    host(1, (check_event){.kind = SEEN_LEAVE, .group = GROUP, .site = line(8)});
    host(1, give);
    host(1,
         (check_event){.kind = SEEN_HOST_MEMORY, .to = window(1), .size = BYTES, .site = line(2)});
    host(0, (check_event){.kind = SEEN_COMMUNICATOR, .group = 9});
    start(0);
    load(0, window(1), 0, 4096, 30);
    drain(0);
    end(0, STREAM);
    assert_int_equal(found.count, 0);
    host(1, (check_event){.kind = SEEN_FREE, .to = window(1), .site = line(40)});
    host(1, (check_event){.kind = SEEN_ALLOC, .to = window(1), .size = BYTES, .site = line(41)});
    start(0);
    store(0, 0, window(1), 4096, 50);
    assert_int_equal(found.list[found.count - 1].rule, RULE_GRANT);
    assert_non_null(strstr(found.list[found.count - 1].message, "has not granted"));
    close_ranks();
}

/* A buffer is lent to a call: peers may use it until the task of the call is over, not before it is
 * lent and not afterwards; a second call that was queued meanwhile has a lease of its own. */
static void test_lent_to_a_call(void **state)
{
    (void)state;
    const uint64_t buffer = 0x8000000;
    check_event lend = {.kind = SEEN_GRANT,
                        .to = buffer,
                        .size = BYTES,
                        .count = UINT32_MAX,
                        .group = GROUP,
                        .id = FOR_TASK};
    open_ranks(2);
    lend.site = line(3);
    host(1, (check_event){.kind = SEEN_ALLOC, .to = buffer, .size = BYTES, .site = line(1)});
    for (uint64_t task = 1; task <= 2; task++) {
        host(1, lend);
        launch(1, STREAM, task, "gather", 3);
    }
    start(0);
    fill(0, 0, 4096);
    drain(0);
    for (uint64_t task = 1; task <= 2; task++) {
        store(0, 0, buffer, 4096, 20 + (uint32_t)task);
        drain(0);
        assert_int_equal(found.count, 0);
        host(1, (check_event){.kind = SEEN_TASK_END, .stream = STREAM, .value = task});
    }
    store(0, 0, buffer, 4096, 30);
    assert_int_equal(found.count, 1);
    assert_int_equal(found.list[0].rule, RULE_GRANT);
    assert_int_equal(found.sites[found.list[0].sides[0].site].line, 30);
    assert_non_null(strstr(found.list[0].message, "lent this memory to the call at a.c:3"));
    close_ranks();
}

/* A call that has failed on the owner goes on elsewhere: its buffer stays lent. One that goes well
 * ends its own lease even so. */
static void test_lent_to_a_call_that_failed(void **state)
{
    (void)state;
    const uint64_t failed = 0x8000000, well = 0x9000000;
    const uint64_t buffers[] = {failed, well};
    open_ranks(2);
    for (uint64_t task = 1; task <= 2; task++) {
        const uint64_t buffer = buffers[task - 1];
        host(1, (check_event){.kind = SEEN_ALLOC, .to = buffer, .size = BYTES, .site = line(1)});
        host(1, (check_event){.kind = SEEN_GRANT,
                              .to = buffer,
                              .size = BYTES,
                              .count = UINT32_MAX,
                              .group = GROUP,
                              .id = FOR_TASK,
                              .site = line(3)});
        launch(1, STREAM, task, "gather", 3);
    }
    start(0);
    fill(0, 0, 4096);
    drain(0);
    host(1, (check_event){.kind = SEEN_TASK_END, .stream = STREAM, .value = 1, .code = 1});
    host(1, (check_event){.kind = SEEN_TASK_END, .stream = STREAM, .value = 2});
    store(0, 0, failed, 4096, 20);
    drain(0);
    assert_int_equal(found.count, 0);
    store(0, 0, well, 4096, 30);
    assert_int_equal(found.count, 1);
    assert_int_equal(found.list[0].rule, RULE_GRANT);
    close_ranks();
}

/* A block waits, and the host for its stream: a deadlock, unless a task of another stream has still
 * to begin, by whichever thread. */
static void test_queued_task_may_help(void **state)
{
    (void)state;
    open_ranks(1);
    launch(0, 1, 1, "first", 10);
    begin(0, 1, 1, "first");
    on(0, 1, (check_event){.kind = SEEN_WAIT_BEGIN, .from = window(0), .wanted = 1});
    launch(0, 2, 1, "second", 11);
    host(0, (check_event){.kind = SEEN_HOST_BLOCKED, .stream = 1});
    assert_false(deadlock_look(&checker));
    on(0, 2, (check_event){.kind = SEEN_TASK_BEGIN, .block = NO_BLOCK, .value = 1});
    host(0, (check_event){.kind = SEEN_TASK_END, .stream = 2, .value = 1});
    assert_true(deadlock_look(&checker));
    assert_int_equal(found.list[0].rule, RULE_DEADLOCK);
    close_ranks();
}

/* Memory of the process itself: the kernel of a call it was lent to may use it, no other. The same
 * address in two processes is two things. */
static void test_host_memory(void **state)
{
    (void)state;
    const uint64_t buffer = 0x7f0000000000;
    check_event lend = {.kind = SEEN_GRANT,
                        .to = buffer,
                        .size = BYTES,
                        .count = UINT32_MAX,
                        .group = GROUP,
                        .id = FOR_TASK,
                        .to_host = true};
    open_ranks(2);
    for (uint32_t r = 0; r < 2; r++) {
        host(r, lend);
        start(r);
        fill(r, 0, 4096);
        drain(r);
        on(r, STREAM,
           (check_event){.kind = SEEN_COPY,
                         .pipe = ON_MTE3,
                         .from_ub = true,
                         .to = buffer,
                         .to_host = true,
                         .size = 4096,
                         .site = line(20)});
        drain(r);
    }
    assert_int_equal(found.count, 0);
    host(1, (check_event){.kind = SEEN_TASK_END, .stream = STREAM, .value = grids[1]});
    on(1, STREAM,
       (check_event){.kind = SEEN_COPY,
                     .pipe = ON_MTE2,
                     .to_ub = true,
                     .from = buffer,
                     .from_host = true,
                     .size = 4096,
                     .site = line(40)});
    assert_int_equal(found.count, 1);
    assert_int_equal(found.list[0].rule, RULE_BOUNDS);
    assert_non_null(strstr(found.list[0].message, "host memory"));
    close_ranks();
}

/* Ranks that reach each other by means no record tells of: memory of a process that is lent to a
 * call says nothing of what peers may use, so it makes nobody's access one without a grant. */
static void test_host_memory_grants_nothing(void **state)
{
    (void)state;
    check_event lend = {.kind = SEEN_GRANT,
                        .to = 0x7f0000000000,
                        .size = BYTES,
                        .count = UINT32_MAX,
                        .id = FOR_TASK,
                        .to_host = true};
    open_ranks(0);
    host(0, (check_event){.kind = SEEN_ALLOC, .to = window(0), .size = BYTES, .site = line(1)});
    host(1, lend);
    start(1);
    fill(1, 0, 64);
    drain(1);
    store(1, 0, window(0), 64, 10);
    drain(1);
    assert_int_equal(found.count, 0);
    close_ranks();
}

/* The same value at the same place: a second signal nobody can tell from the first, unless the
 * place was a piece of memory that the library gave out again meanwhile. */
static void test_piece_given_out_again(void **state)
{
    (void)state;
    for (int again = 0; again < 2; again++) {
        const uint64_t slot = window(1) + 4096;
        open_ranks(2);
        start(0);
        start(1);
        post(0, STREAM, slot, 7);
        look(1, STREAM, slot, 7);
        if (again)
            host(1, (check_event){.kind = SEEN_FREE, .id = PIECE, .to = slot, .size = 4096});
        post(0, STREAM, slot, 7);
        assert_int_equal(found.count, again ? 0 : 1);
        if (!again)
            assert_int_equal(found.list[0].rule, RULE_FLAG_REUSE);
        close_ranks();
    }
}

/* With a heap goes what was in it: nothing of that is left behind; of what lies beyond, all. */
static void test_heap_given_back(void **state)
{
    (void)state;
    const uint64_t heap = window(0) + 0x10000;
    open_ranks(0);
    for (uint64_t i = 1; i <= 3; i++)
        host(0,
             (check_event){.kind = SEEN_ALLOC, .to = heap + i * 4096, .size = 64, .site = line(i)});
    host(0, (check_event){.kind = SEEN_FREE, .to = heap, .size = 3 * 4096});
    host(0, (check_event){.kind = SEEN_RANK_END});
    assert_int_equal(found.count, 1);
    assert_int_equal(found.list[0].rule, RULE_LEAK);
    assert_int_equal(found.list[0].sides[0].site, line(3));
    close_ranks();
}

static void vector(uint64_t from, uint64_t to, uint64_t size, uint32_t at)
{
    check_event event = {.kind = SEEN_VECTOR,
                         .pipe = ON_V,
                         .size = size,
                         .from = from,
                         .from_ub = true,
                         .site = line(at)};
    on(0, STREAM, event);
    event.from = 0;
    event.from_ub = false;
    event.to = to;
    event.to_ub = true;
    event.id = 1;
    on(0, STREAM, event);
}

/* Block 1 waits at the all-block barrier for block 0, which waits for a word: a deadlock, but the
 * blocks' barriers are not to blame; nor are they spared when block 0 has ended. */
static void barrier_left_out(bool ends)
{
    open_ranks(1);
    launch(0, 1, 1, "first", 10);
    begin(0, 1, 1, "first");
    on(0, 1, (check_event){.kind = SEEN_BLOCK_BEGIN, .block = 1});
    if (ends)
        on(0, 1, (check_event){.kind = SEEN_BLOCK_END});
    else
        on(0, 1,
           (check_event){
               .kind = SEEN_WAIT_BEGIN, .from = window(0), .wanted = 1, .site = line(20)});
    on(0, 1, (check_event){.kind = SEEN_ARRIVE, .block = 1, .id = 1, .site = line(30)});
    on(0, 1, (check_event){.kind = SEEN_WAIT_BEGIN, .block = 1, .site = line(31)});
    host(0, (check_event){.kind = SEEN_HOST_BLOCKED, .stream = 1});
    assert_true(deadlock_look(&checker));
}

static void test_held_up_before_a_barrier(void **state)
{
    (void)state;
    barrier_left_out(false);
    assert_int_equal(found.count, 2); /* both wait */
    assert_int_equal(found.list[0].rule, RULE_DEADLOCK);
    assert_int_equal(found.list[1].rule, RULE_DEADLOCK);
    close_ranks();
    barrier_left_out(true);
    bool told = false;
    for (size_t i = 0; i < found.count; i++)
        told |= found.list[i].rule == RULE_BARRIER_COUNT;
    assert_true(told);
    close_ranks();
}

/* Two words of 32 bytes come from the peer unannounced; the vector unit sums them. Whether they
 * were flags or data is told by who uses the sum. */
static void test_summed_words(void **state)
{
    (void)state;
    for (int data = 0; data < 2; data++) {
        open_ranks(2);
        start(1);
        fill(1, 0, 64);
        drain(1);
        store(1, 0, window(0) + 512, 32, 10);
        store(1, 32, window(0) + 1024, 32, 11);
        start(0);
        load(0, window(0) + 512, 0, 32, 20);
        load(0, window(0) + 1024, 32, 32, 21);
        drain(0);
        vector(0, 64, 64, 22);
        drain(0);
        if (data)
            store(0, 64, window(0) + 4096, 64, 30);
        else
            on(0, STREAM,
               (check_event){
                   .kind = SEEN_LOAD, .pipe = ON_S, .from = 64, .size = 4, .from_ub = true});
        assert_int_equal(found.count, data ? 2 : 0);
        for (size_t i = 0; i < found.count; i++)
            assert_int_equal(found.list[i].rule, RULE_RACE);
        close_ranks();
    }
}

/* Not one more grid, clock or span after the thousandth kernel than after the tenth. */
static void test_nothing_is_kept(void **state)
{
    (void)state;
    size_t grid_count = 0;
    uint64_t spans = 0;
    open_ranks(1);
    for (uint64_t i = 1; i <= 1000; i++) {
        host(0, (check_event){.kind = SEEN_HOST_MEMORY, .to = window(0), .size = 4096});
        launch(0, STREAM, i, "kernel", 5);
        begin(0, STREAM, i, "kernel");
        load(0, window(0), 0, 4096, 20);
        drain(0);
        end(0, STREAM);
        host(0, (check_event){.kind = SEEN_STREAM_SYNC, .stream = STREAM});
        if (i == 10) {
            grid_count = checker.grid_count;
            spans = checker.gm.spans;
        }
    }
    assert_int_equal(checker.grid_count, grid_count);
    assert_int_equal(checker.gm.spans, spans);
    assert_int_equal(found.count, 0);
    close_ranks();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ranks_of_one_process),
        cmocka_unit_test(test_collective_order),
        cmocka_unit_test(test_pairs_are_no_collectives),
        cmocka_unit_test(test_grant_taken_back),
        cmocka_unit_test(test_granted_again),
        cmocka_unit_test(test_lent_to_a_call),
        cmocka_unit_test(test_lent_to_a_call_that_failed),
        cmocka_unit_test(test_host_memory),
        cmocka_unit_test(test_host_memory_grants_nothing),
        cmocka_unit_test(test_piece_given_out_again),
        cmocka_unit_test(test_heap_given_back),
        cmocka_unit_test(test_queued_task_may_help),
        cmocka_unit_test(test_held_up_before_a_barrier),
        cmocka_unit_test(test_summed_words),
        cmocka_unit_test(test_nothing_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
