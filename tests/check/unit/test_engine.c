/* Proves the engine's orders and rules on hand-made events: each fault is found under its rule and
 * with the missing edge in words, and the same program with the missing operation gives no report.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "events.h"

enum { KIB = 1024, BUFFER = 0x100000, FLAG = 0x900000, STREAM = 77 };

static void on(uint32_t rank, uint32_t block, check_event event)
{
    event.rank = rank;
    event.block = block;
    event.stream = STREAM;
    event.grid = 1;
    send(event);
}

/* `ranks` ranks, each with a kernel of `blocks` blocks under way. */
static void begin(bool strict, uint32_t ranks, uint32_t blocks)
{
    findings_open(&found);
    engine_open(&checker, &found, strict);
    sequence = 0;
    for (uint32_t r = 0; r < ranks; r++)
        send((check_event){.kind = SEEN_LAUNCH,
                           .rank = r,
                           .thread = 1,
                           .stream = STREAM,
                           .block = NO_BLOCK,
                           .value = 1});
    for (uint32_t r = 0; r < ranks; r++) {
        send((check_event){.kind = SEEN_TASK_BEGIN,
                           .rank = r,
                           .thread = 1,
                           .stream = STREAM,
                           .block = NO_BLOCK,
                           .value = 1});
        on(r, NO_BLOCK, (check_event){.kind = SEEN_GRID_BEGIN, .count = blocks, .text = "kernel"});
        for (uint32_t b = 0; b < blocks; b++)
            on(r, b, (check_event){.kind = SEEN_BLOCK_BEGIN});
    }
}

static void load(uint32_t r, uint32_t b, uint64_t from, uint64_t ub, uint64_t size, uint32_t at)
{
    on(r, b,
       (check_event){.kind = SEEN_COPY,
                     .pipe = ON_MTE2,
                     .from = from,
                     .to = ub,
                     .size = size,
                     .to_ub = true,
                     .ordered = size <= 512,
                     .site = line(at)});
}

static void store(uint32_t r, uint32_t b, uint64_t ub, uint64_t to, uint64_t size, uint64_t value,
                  uint32_t at)
{
    on(r, b,
       (check_event){.kind = SEEN_COPY,
                     .pipe = ON_MTE3,
                     .from = ub,
                     .to = to,
                     .size = size,
                     .from_ub = true,
                     .ordered = size <= 512,
                     .value = value,
                     .site = line(at)});
}

static void fill(uint32_t r, uint32_t b, uint64_t ub, uint64_t size, uint32_t at)
{
    on(r, b,
       (check_event){.kind = SEEN_FILL,
                     .pipe = ON_V,
                     .to = ub,
                     .size = size,
                     .to_ub = true,
                     .site = line(at)});
}

static void sync_pipes(uint32_t r, uint32_t b, uint8_t from, uint8_t to, uint32_t id, uint32_t at)
{
    on(r, b,
       (check_event){.kind = SEEN_NOTIFY, .pipe = from, .pipe_to = to, .id = id, .site = line(at)});
    on(r, b,
       (check_event){
           .kind = SEEN_WAIT, .pipe = from, .pipe_to = to, .id = id, .site = line(at + 1)});
}

static void barrier(uint32_t r, uint32_t b, uint8_t pipe, uint32_t at)
{
    on(r, b, (check_event){.kind = SEEN_PIPE_BARRIER, .pipe = pipe, .site = line(at)});
}

static void scalar(uint32_t r, uint32_t b, bool write, uint64_t address, bool ub, uint64_t value,
                   uint32_t at)
{
    on(r, b,
       (check_event){.kind = write ? SEEN_STORE : SEEN_LOAD,
                     .pipe = ON_S,
                     .size = 4,
                     .from = write ? 0 : address,
                     .to = write ? address : 0,
                     .value = value,
                     .from_ub = ub && !write,
                     .to_ub = ub && write,
                     .site = line(at)});
}

static void clean(uint32_t r, uint32_t b, uint64_t address, uint32_t at)
{
    on(r, b, (check_event){.kind = SEEN_CACHE, .to = address, .site = line(at)});
}

/* Looks at a flag by MTE2 and the scalar unit. */
static void look(uint32_t r, uint32_t b, uint64_t flag, uint32_t at)
{
    load(r, b, flag, 0x8000, 32, at);
    sync_pipes(r, b, ON_MTE2, ON_S, 0, at + 1);
    scalar(r, b, false, 0x8000, true, 1, at + 3);
    sync_pipes(r, b, ON_S, ON_MTE2, 0, at + 4);
}

static void end_block(uint32_t r, uint32_t b)
{
    on(r, b, (check_event){.kind = SEEN_BLOCK_END});
}

static void finish(void)
{
    engine_close(&checker);
    findings_close(&found);
}

static void expect(check_rule rule, uint32_t later, uint32_t earlier, const char *words)
{
    for (size_t i = 0; i < found.count; i++)
        print_message("%d: %s\n", (int)found.list[i].rule, found.list[i].message);
    assert_int_equal(found.count, 1);
    const finding *f = &found.list[0];
    assert_int_equal(f->rule, rule);
    assert_int_equal(found.sites[f->sides[0].site].line, later);
    if (earlier != 0)
        assert_int_equal(found.sites[f->sides[1].site].line, earlier);
    assert_non_null(strstr(f->message, words));
    finish();
}

static void expect_nothing(void)
{
    for (size_t i = 0; i < found.count; i++)
        print_message("%d: %s\n", (int)found.list[i].rule, found.list[i].message);
    assert_int_equal(found.count, 0);
    finish();
}

/* ---- inside a block ---- */

static void test_load_then_store(void **state)
{
    (void)state;
    for (int good = 0; good < 2; good++) {
        begin(false, 1, 1);
        load(0, 0, BUFFER, 0, 4 * KIB, 10);
        if (good)
            sync_pipes(0, 0, ON_MTE2, ON_MTE3, 1, 20);
        store(0, 0, 0, BUFFER + 64 * KIB, 4 * KIB, 0, 30);
        end_block(0, 0);
        if (good)
            expect_nothing();
        else
            expect(RULE_PIPE_READ, 30, 10, "no notify and wait PIPE_MTE2 to PIPE_MTE3");
    }
}

/* The same fault in a file of C and one of C++: each names what it would write. */
static void test_words_of_the_file(void **state)
{
    (void)state;
    static const struct {
        const char *file, *events, *barrier;
    } files[] = {
        {"k.c", "no notify and wait PIPE_MTE2 to PIPE_V (nor asc_sync())",
         "no asc_sync_pipe(PIPE_V) between"},
        {"k.cpp",
         "no SetFlag and WaitFlag<HardEvent::MTE2_V> (nor PipeBarrier<PIPE_ALL>(); in the C-API",
         "no PipeBarrier<PIPE_V>() (in the C-API asc_sync_pipe(PIPE_V)) between"},
        {"k.asc",
         "no SetFlag and WaitFlag<HardEvent::MTE2_V> (nor PipeBarrier<PIPE_ALL>(); in the C-API",
         "no PipeBarrier<PIPE_V>() (in the C-API asc_sync_pipe(PIPE_V)) between"},
    };
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        begin(false, 1, 1);
        load(0, 0, BUFFER, 0, 4 * KIB, 10);
        check_event fill_it = {.kind = SEEN_FILL, .pipe = ON_V, .size = 4 * KIB, .to_ub = true};
        for (uint32_t at = 20; at <= 30; at += 10) {
            fill_it.site = findings_site(&found, files[i].file, at, NULL);
            on(0, 0, fill_it);
        }
        assert_int_equal(found.count, 2);
        assert_non_null(strstr(found.list[0].message, files[i].events));
        assert_non_null(strstr(found.list[1].message, files[i].barrier));
        finish();
    }
}

static void test_buffer_reused(void **state)
{
    (void)state;
    for (int good = 0; good < 2; good++) {
        begin(false, 1, 1);
        for (int turn = 0; turn < 3; turn++) {
            load(0, 0, BUFFER, 0, 4 * KIB, 10);
            sync_pipes(0, 0, ON_MTE2, ON_MTE3, 1, 20);
            store(0, 0, 0, BUFFER + 64 * KIB + (uint64_t)turn * 4 * KIB, 4 * KIB, 0, 30);
            if (good)
                sync_pipes(0, 0, ON_MTE3, ON_MTE2, 1, 40);
        }
        end_block(0, 0);
        if (good)
            expect_nothing();
        else
            expect(RULE_PIPE_REUSE, 10, 30, "no notify and wait PIPE_MTE3 to PIPE_MTE2");
    }
}

static void test_same_pipe(void **state)
{
    (void)state;
    for (int good = 0; good < 2; good++) {
        begin(false, 1, 1);
        fill(0, 0, 0, 4 * KIB, 10);
        if (good)
            barrier(0, 0, ON_V, 20);
        fill(0, 0, 2 * KIB, 4 * KIB, 30);
        end_block(0, 0);
        if (good)
            expect_nothing();
        else
            expect(RULE_SAME_PIPE, 30, 10, "no asc_sync_pipe(PIPE_V)");
    }
}

/* A block that waits inside a load reads a second time: still one operation. */
static void test_load_goes_on(void **state)
{
    (void)state;
    begin(false, 1, 1);
    load(0, 0, FLAG, 0, 32, 10);
    on(0, 0, (check_event){.kind = SEEN_WAIT_BEGIN, .from = FLAG});
    on(0, 0, (check_event){.kind = SEEN_WAIT_END, .from = FLAG});
    load(0, 0, FLAG, 0, 32, 10);
    end_block(0, 0);
    expect_nothing();
}

static void test_scalar_looks_early(void **state)
{
    (void)state;
    for (int good = 0; good < 2; good++) {
        begin(false, 1, 1);
        load(0, 0, BUFFER, 0, 4 * KIB, 10);
        if (good)
            barrier(0, 0, ON_ALL, 20);
        scalar(0, 0, false, 64, true, 0, 30);
        end_block(0, 0);
        if (good)
            expect_nothing();
        else
            expect(RULE_SCALAR_PIPE, 30, 10, "PIPE_MTE2 to PIPE_S");
    }
}

static void test_scalar_store_then_copy(void **state)
{
    (void)state;
    for (int good = 0; good < 2; good++) {
        begin(false, 1, 1);
        scalar(0, 0, true, 64, true, 5, 10);
        if (good)
            sync_pipes(0, 0, ON_S, ON_MTE3, 0, 20);
        store(0, 0, 64, BUFFER, 32, 5, 30);
        end_block(0, 0);
        if (good)
            expect_nothing();
        else
            expect(RULE_SCALAR_PIPE, 30, 10, "PIPE_S to PIPE_MTE3");
    }
}

static void test_sync_form_waits(void **state)
{
    (void)state;
    begin(false, 1, 1);
    load(0, 0, BUFFER, 0, 4 * KIB, 10);
    barrier(0, 0, ON_MTE2, 10); /* the same line: asc_copy_gm2ub_sync */
    scalar(0, 0, false, 64, true, 0, 30);
    store(0, 0, 0, BUFFER + 64 * KIB, 4 * KIB, 0, 31);
    end_block(0, 0);
    expect_nothing();
}

static void test_pairing(void **state)
{
    (void)state;
    begin(false, 1, 1);
    on(0, 0, (check_event){.kind = SEEN_NOTIFY, .pipe = ON_V, .pipe_to = ON_S, .site = line(10)});
    end_block(0, 0);
    expect(RULE_PAIRING, 10, 0, "never waited for");
    begin(false, 1, 1);
    on(0, 0, (check_event){.kind = SEEN_WAIT, .pipe = ON_V, .pipe_to = ON_S, .site = line(10)});
    end_block(0, 0);
    expect(RULE_PAIRING, 10, 0, "without a notify");
    begin(false, 1, 1);
    sync_pipes(0, 0, ON_V, ON_S, 3, 10);
    sync_pipes(0, 0, ON_V, ON_S, 3, 10);
    end_block(0, 0);
    expect_nothing();
}

/* ---- between ranks ---- */

enum { DRAIN_NONE, DRAIN_MTE3, DRAIN_ALL };

static void push(int drain)
{
    begin(false, 2, 1);
    fill(0, 0, 0, 4 * KIB, 8);
    sync_pipes(0, 0, ON_V, ON_MTE3, 0, 9);
    store(0, 0, 0, BUFFER, 4 * KIB, 0, 41);
    if (drain != DRAIN_NONE)
        barrier(0, 0, drain == DRAIN_MTE3 ? ON_MTE3 : ON_ALL, 42);
    store(0, 0, 0, FLAG, 32, 1, 44);
    look(1, 0, FLAG, 50);
    load(1, 0, BUFFER, 0, 4 * KIB, 60);
    end_block(0, 0);
    end_block(1, 0);
}

static void test_flag_by_move(void **state)
{
    (void)state;
    push(DRAIN_MTE3);
    expect_nothing();
    push(DRAIN_ALL);
    expect_nothing();
    push(DRAIN_NONE);
    expect(RULE_MOVE_FLAG, 60, 41,
           "no MTE3 drain between the copy at a.c:41 and the flag at a.c:44");
}

static void push_scalar(bool strict, int drain, bool data_barrier)
{
    begin(strict, 2, 1);
    fill(0, 0, 0, 4 * KIB, 8);
    sync_pipes(0, 0, ON_V, ON_MTE3, 0, 9);
    store(0, 0, 0, BUFFER, 4 * KIB, 0, 41);
    if (drain != DRAIN_NONE)
        barrier(0, 0, drain == DRAIN_MTE3 ? ON_MTE3 : ON_ALL, 42);
    if (data_barrier)
        on(0, 0, (check_event){.kind = SEEN_DATA_BARRIER, .site = line(43)});
    scalar(0, 0, true, FLAG, false, 1, 44);
    clean(0, 0, FLAG, 45);
    clean(1, 0, FLAG, 50);
    scalar(1, 0, false, FLAG, false, 1, 51);
    barrier(1, 0, ON_ALL, 52);
    load(1, 0, BUFFER, 0, 4 * KIB, 60);
    end_block(0, 0);
    end_block(1, 0);
}

static void test_flag_by_scalar(void **state)
{
    (void)state;
    push_scalar(false, DRAIN_ALL, false);
    expect_nothing();
    push_scalar(true, DRAIN_ALL, true);
    expect_nothing();
    push_scalar(false, DRAIN_MTE3, false);
    expect(RULE_SCALAR_FLAG, 60, 41,
           "no MTE3 drain between the copy at a.c:41 and the flag at a.c:44");
    push_scalar(true, DRAIN_ALL, false);
    expect(RULE_SCALAR_FLAG, 60, 41, "DSB_DDR");
}

static void test_no_wait_at_all(void **state)
{
    (void)state;
    begin(false, 2, 1);
    fill(0, 0, 0, 4 * KIB, 8);
    sync_pipes(0, 0, ON_V, ON_MTE3, 0, 9);
    store(0, 0, 0, BUFFER, 4 * KIB, 0, 41);
    load(1, 0, BUFFER, 0, 4 * KIB, 60);
    expect(RULE_RACE, 60, 41,
           "no flag or barrier between the write at a.c:41 and the read at a.c:60");
}

static void test_slot_reuse(void **state)
{
    (void)state;
    for (int good = 0; good < 2; good++) {
        begin(false, 2, 1);
        fill(0, 0, 0, 4 * KIB, 8);
        fill(1, 0, 0x9000, 32, 8);
        sync_pipes(0, 0, ON_V, ON_MTE3, 0, 9);
        sync_pipes(1, 0, ON_V, ON_MTE3, 0, 9);
        store(0, 0, 0, BUFFER, 4 * KIB, 0, 41);
        barrier(0, 0, ON_MTE3, 42);
        store(0, 0, 0, FLAG, 32, 1, 44);
        look(1, 0, FLAG, 50);
        load(1, 0, BUFFER, 0, 4 * KIB, 60);
        if (good) {
            barrier(1, 0, ON_ALL, 61);
            store(1, 0, 0x9000, FLAG + 512, 32, 1, 62);
            look(0, 0, FLAG + 512, 70);
            sync_pipes(0, 0, ON_S, ON_MTE3, 0, 77);
        }
        store(0, 0, 0, BUFFER, 4 * KIB, 0, 80);
        end_block(0, 0);
        end_block(1, 0);
        if (good)
            expect_nothing();
        else
            expect(RULE_SLOT_REUSE, 80, 60, "no flag or barrier tells the writer");
    }
}

static void test_read_not_drained(void **state)
{
    (void)state;
    begin(false, 2, 1);
    fill(1, 0, 0x9000, 32, 8);
    sync_pipes(1, 0, ON_V, ON_MTE3, 0, 9);
    fill(0, 0, 0, 4 * KIB, 8);
    sync_pipes(0, 0, ON_V, ON_MTE3, 0, 9);
    load(1, 0, BUFFER, 0, 4 * KIB, 60);
    store(1, 0, 0x9000, FLAG, 32, 1, 62);
    look(0, 0, FLAG, 70);
    sync_pipes(0, 0, ON_S, ON_MTE3, 0, 77);
    store(0, 0, 0, BUFFER, 4 * KIB, 0, 80);
    expect(RULE_READ_THEN_FLAG, 80, 60,
           "no MTE2 drain between the copy at a.c:60 and the flag at a.c:62");
}

/* A small payload is no flag: it is told by who uses what was fetched. */
static void test_small_payload(void **state)
{
    (void)state;
    begin(false, 2, 1);
    fill(0, 0, 0, 64, 8);
    sync_pipes(0, 0, ON_V, ON_MTE3, 0, 9);
    store(0, 0, 0, BUFFER, 32, 7, 41);
    load(1, 0, BUFFER, 0, 32, 60);
    sync_pipes(1, 0, ON_MTE2, ON_MTE3, 0, 61);
    store(1, 0, 0, BUFFER + 64 * KIB, 32, 7, 63);
    expect(RULE_RACE, 60, 41, "no flag or barrier");
}

/* The reader has passed, has come round and fetched the flag again, and has not looked yet. */
static void test_flag_reuse_between_fetch_and_look(void **state)
{
    (void)state;
    begin(false, 2, 1);
    fill(0, 0, 0, 64, 8);
    sync_pipes(0, 0, ON_V, ON_MTE3, 0, 9);
    store(0, 0, 0, FLAG, 32, 1, 44);
    look(1, 0, FLAG, 50);
    load(1, 0, FLAG, 0x8000, 32, 50);
    barrier(0, 0, ON_ALL, 45);
    store(0, 0, 0, FLAG, 32, 1, 46);
    end_block(0, 0);
    end_block(1, 0);
    expect(RULE_FLAG_REUSE, 46, 44, "which it still is from a.c:44");
}

static void test_flag_reuse(void **state)
{
    (void)state;
    for (int good = 0; good < 2; good++) {
        begin(false, 2, 1);
        fill(0, 0, 0, 64, 8);
        sync_pipes(0, 0, ON_V, ON_MTE3, 0, 9);
        store(0, 0, 0, FLAG, 32, 1, 44);
        look(1, 0, FLAG, 50);
        barrier(0, 0, ON_ALL, 45);
        store(0, 0, 0, FLAG, 32, good ? 2 : 1, 46);
        end_block(0, 0);
        end_block(1, 0);
        if (good)
            expect_nothing();
        else
            expect(RULE_FLAG_REUSE, 46, 44, "which it still is from a.c:44");
    }
}

static void arrivals(bool drain)
{
    begin(true, 1, 2);
    fill(0, 0, 0, 4 * KIB, 8);
    sync_pipes(0, 0, ON_V, ON_MTE3, 0, 9);
    store(0, 0, 0, BUFFER, 4 * KIB, 0, 41);
    if (drain)
        barrier(0, 0, ON_ALL, 42);
    for (uint32_t b = 0; b < 2; b++)
        on(0, b, (check_event){.kind = SEEN_ARRIVE, .pipe = ON_MTE3, .id = 1, .site = line(45)});
    for (uint32_t b = 0; b < 2; b++)
        on(0, b, (check_event){.kind = SEEN_ARRIVE_WAIT, .pipe = ON_S, .id = 1, .site = line(46)});
    load(0, 1, BUFFER, 0, 4 * KIB, 60);
    end_block(0, 0);
    end_block(0, 1);
}

static void test_arrival(void **state)
{
    (void)state;
    arrivals(true);
    expect_nothing();
    arrivals(false);
    expect(RULE_ARRIVAL, 60, 41,
           "no MTE3 drain between the copy at a.c:41 and the all-block barrier");
}

static void test_barrier_counts(void **state)
{
    (void)state;
    begin(false, 1, 2);
    on(0, 0, (check_event){.kind = SEEN_ARRIVE, .pipe = ON_S, .id = 1, .site = line(45)});
    end_block(0, 0);
    end_block(0, 1);
    expect(RULE_BARRIER_COUNT, 45, 0, "unequally often: 1 times and 0 times");
}

/* ---- memory ---- */

static void test_bounds(void **state)
{
    (void)state;
    begin(false, 1, 1);
    send((check_event){.kind = SEEN_ALLOC,
                       .to = BUFFER,
                       .size = 4 * KIB,
                       .block = NO_BLOCK,
                       .thread = 1,
                       .site = line(3)});
    fill(0, 0, 0, 8 * KIB, 8);
    sync_pipes(0, 0, ON_V, ON_MTE3, 0, 9);
    store(0, 0, 0, BUFFER, 4 * KIB + 32, 0, 41);
    end_block(0, 0);
    expect(RULE_BOUNDS, 41, 3, "32 of the bytes lie behind the end");
}

static void test_freed_in_use(void **state)
{
    (void)state;
    begin(false, 1, 1);
    send((check_event){.kind = SEEN_ALLOC,
                       .to = BUFFER,
                       .size = 4 * KIB,
                       .block = NO_BLOCK,
                       .thread = 1,
                       .site = line(3)});
    fill(0, 0, 0, 8 * KIB, 8);
    sync_pipes(0, 0, ON_V, ON_MTE3, 0, 9);
    store(0, 0, 0, BUFFER, 4 * KIB, 0, 41);
    send((check_event){
        .kind = SEEN_FREE, .to = BUFFER, .block = NO_BLOCK, .thread = 1, .site = line(5)});
    end_block(0, 0);
    expect(RULE_IN_USE, 5, 41, "may not be over");
}

/* ---- the scalar unit's cache ---- */

static void test_poll_without_clean(void **state)
{
    (void)state;
    for (int good = 0; good < 2; good++) {
        begin(false, 2, 1);
        scalar(1, 0, false, FLAG, false, 0, 51);
        scalar(0, 0, true, FLAG, false, 1, 44);
        clean(0, 0, FLAG, 45);
        if (good)
            clean(1, 0, FLAG, 50);
        scalar(1, 0, false, FLAG, false, 1, 51);
        end_block(0, 0);
        end_block(1, 0);
        if (good)
            expect_nothing();
        else
            expect(RULE_POLL_CACHE, 51, 44, "no asc_dcci_single() before the load");
    }
}

/* Who has seen the first word of a flag may use and clear its other words; who has not, may not. */
static void test_words_behind_the_first(void **state)
{
    (void)state;
    for (int good = 0; good < 2; good++) {
        begin(false, 2, 1);
        fill(0, 0, 0, 32, 8);
        sync_pipes(0, 0, ON_V, ON_MTE3, 0, 9);
        store(0, 0, 0, FLAG, 32, 1, 44);
        if (good)
            scalar(1, 0, false, FLAG, false, 1, 51);
        scalar(1, 0, false, FLAG + 4, false, 1, 52);
        scalar(1, 0, true, FLAG + 8, false, 0, 53);
        end_block(0, 0);
        end_block(1, 0);
        if (good)
            expect_nothing();
        else {
            assert_int_equal(found.count, 2);
            assert_int_equal(found.list[0].rule, RULE_WHOLE_SLOT);
            assert_int_equal(found.list[1].rule, RULE_OVERWRITTEN);
            finish();
        }
    }
}

static void test_packed_scalar_flags(void **state)
{
    (void)state;
    begin(false, 2, 1);
    scalar(0, 0, true, FLAG, false, 1, 44);
    clean(0, 0, FLAG, 45);
    scalar(1, 0, true, FLAG + 4, false, 1, 46);
    clean(1, 0, FLAG, 47);
    end_block(0, 0);
    end_block(1, 0);
    expect(RULE_LINE_SCALARS, 46, 44, "one 64-byte line");
}

static void test_deadlock(void **state)
{
    (void)state;
    begin(false, 2, 1);
    for (uint32_t r = 0; r < 2; r++)
        on(r, 0,
           (check_event){.kind = SEEN_WAIT_BEGIN,
                         .from = FLAG + 64 * r,
                         .value = 0,
                         .wanted = 1,
                         .site = line(50 + r)});
    assert_false(deadlock_look(&checker)); /* the hosts may still launch something */
    for (uint32_t r = 0; r < 2; r++)
        send((check_event){.kind = SEEN_HOST_BLOCKED,
                           .rank = r,
                           .thread = 1,
                           .stream = STREAM,
                           .block = NO_BLOCK});
    assert_true(deadlock_look(&checker));
    assert_int_equal(found.count, 2);
    assert_int_equal(found.list[0].rule, RULE_DEADLOCK);
    finish();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_load_then_store),
        cmocka_unit_test(test_words_of_the_file),
        cmocka_unit_test(test_buffer_reused),
        cmocka_unit_test(test_same_pipe),
        cmocka_unit_test(test_load_goes_on),
        cmocka_unit_test(test_scalar_looks_early),
        cmocka_unit_test(test_scalar_store_then_copy),
        cmocka_unit_test(test_sync_form_waits),
        cmocka_unit_test(test_pairing),
        cmocka_unit_test(test_flag_by_move),
        cmocka_unit_test(test_flag_by_scalar),
        cmocka_unit_test(test_no_wait_at_all),
        cmocka_unit_test(test_slot_reuse),
        cmocka_unit_test(test_read_not_drained),
        cmocka_unit_test(test_small_payload),
        cmocka_unit_test(test_flag_reuse),
        cmocka_unit_test(test_arrival),
        cmocka_unit_test(test_flag_reuse_between_fetch_and_look),
        cmocka_unit_test(test_barrier_counts),
        cmocka_unit_test(test_bounds),
        cmocka_unit_test(test_freed_in_use),
        cmocka_unit_test(test_poll_without_clean),
        cmocka_unit_test(test_words_behind_the_first),
        cmocka_unit_test(test_packed_scalar_flags),
        cmocka_unit_test(test_deadlock),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
