/* Proves that a wait whose condition is known is judged by the first store that would have ended
 * it, on hand-made events: every comparison, values taken, stores that are known before, counters,
 * waits of the library; and that a finding tells which store ends the wait and which one it has
 * seen. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "events.h"
#include "record/format.h"

enum {
    KIB = 1024,
    BYTES = 4 * KIB,
    DATA = 0x100000,
    WORD = 0x900000,
    CREDIT = 0xA00000,
    STREAM = 7
};
enum { WRITE_LINE = 10, SIGNAL_LINE = 20, WAIT_LINE = 30, READ_LINE = 40 };

static void on(uint32_t rank, uint32_t block, check_event event)
{
    event.rank = rank;
    event.block = block;
    event.stream = STREAM;
    event.grid = 1;
    send(event);
}

static void host(uint32_t rank, check_event event)
{
    event.rank = rank;
    event.thread = 1;
    event.block = NO_BLOCK;
    event.stream = event.kind == SEEN_LAUNCH || event.kind == SEEN_STREAM_SYNC ? STREAM : 0;
    send(event);
}

static void barrier(uint32_t rank)
{
    on(rank, 0, (check_event){.kind = SEEN_PIPE_BARRIER, .pipe = ON_ALL});
}

/* Begins it; all of UB is written. */
static void kernel(uint32_t rank)
{
    host(rank, (check_event){.kind = SEEN_LAUNCH, .value = 1});
    on(rank, NO_BLOCK, (check_event){.kind = SEEN_TASK_BEGIN, .thread = 1, .value = 1});
    on(rank, NO_BLOCK, (check_event){.kind = SEEN_GRID_BEGIN, .count = 1, .text = "kernel"});
    on(rank, 0, (check_event){.kind = SEEN_BLOCK_BEGIN});
    on(rank, 0, (check_event){.kind = SEEN_FILL, .pipe = ON_V, .size = 64 * KIB, .to_ub = true});
    barrier(rank);
}

static void begin(uint32_t ranks)
{
    findings_open(&found);
    engine_open(&checker, &found, false);
    checker.hosts_apart = true;
    sequence = 0;
    for (uint32_t r = 0; r < ranks; r++)
        kernel(r);
}

static void finish(void)
{
    engine_close(&checker);
    findings_close(&found);
}

static void expect_nothing(void)
{
    for (size_t i = 0; i < found.count; i++)
        print_message("%d: %s\n", (int)found.list[i].rule, found.list[i].message);
    assert_int_equal(found.count, 0);
    finish();
}

/* One finding, of the lines of the write and the read, and of the wait when `words` are about it.
 */
static void expect(check_rule rule, const char *words)
{
    for (size_t i = 0; i < found.count; i++)
        print_message("%d: %s\n", (int)found.list[i].rule, found.list[i].message);
    assert_int_equal(found.count, 1);
    const finding *f = &found.list[0];
    assert_int_equal(f->rule, rule);
    assert_int_equal(found.sites[f->sides[0].site].line, READ_LINE);
    assert_int_equal(found.sites[f->sides[1].site].line, WRITE_LINE);
    assert_int_equal(f->side_count, 3);
    assert_int_equal(found.sites[f->sides[2].site].line, WAIT_LINE);
    if (strstr(f->sides[2].what, words) == NULL)
        fail_msg("\"%s\" does not say \"%s\"", f->sides[2].what, words);
    finish();
}

static void write_data(uint32_t rank, uint64_t to)
{
    on(rank, 0,
       (check_event){.kind = SEEN_COPY,
                     .pipe = ON_MTE3,
                     .to = to,
                     .size = BYTES,
                     .from_ub = true,
                     .site = line(WRITE_LINE)});
    barrier(rank);
}

static void read_data(uint32_t rank, uint64_t from)
{
    on(rank, 0,
       (check_event){.kind = SEEN_COPY,
                     .pipe = ON_MTE2,
                     .from = from,
                     .size = BYTES,
                     .to_ub = true,
                     .site = line(READ_LINE)});
    barrier(rank);
}

static void post_bytes(uint32_t rank, uint64_t word, uint64_t value, uint64_t bytes)
{
    on(rank, 0,
       (check_event){.kind = SEEN_COPY,
                     .pipe = ON_MTE3,
                     .to = word,
                     .size = bytes,
                     .from_ub = true,
                     .ordered = true,
                     .value = value,
                     .site = line(SIGNAL_LINE)});
    barrier(rank);
}

static void post(uint32_t rank, uint64_t word, uint64_t value)
{
    post_bytes(rank, word, value, 8);
}

static void fetch(uint32_t rank, uint64_t word, uint64_t value)
{
    on(rank, 0,
       (check_event){.kind = SEEN_COPY,
                     .pipe = ON_MTE2,
                     .from = word,
                     .to = 0x8000,
                     .size = 8,
                     .to_ub = true,
                     .ordered = true,
                     .value = value,
                     .site = line(WAIT_LINE)});
    barrier(rank);
    on(rank, 0,
       (check_event){.kind = SEEN_LOAD,
                     .pipe = ON_S,
                     .from = 0x8000,
                     .size = 8,
                     .from_ub = true,
                     .value = value,
                     .site = line(WAIT_LINE)});
    barrier(rank);
}

/* A wait that begins and sees `value`. */
static void wait_for(uint32_t rank, uint64_t word, uint64_t compare, uint64_t wanted,
                     uint64_t bytes, uint64_t value)
{
    static uint32_t number;
    on(rank, 0,
       (check_event){.kind = SEEN_UNTIL,
                     .from = word,
                     .size = bytes,
                     .value = compare,
                     .wanted = wanted,
                     .id = ++number,
                     .site = line(WAIT_LINE)});
    fetch(rank, word, value);
}

static void take(uint32_t rank)
{
    for (uint32_t number = 1; number < 1000; number++)
        on(rank, 0, (check_event){.kind = SEEN_TAKEN, .id = number});
}

/* ---- the fault and what is right ---- */

/* Rank 0 is done before rank 1 looks for the first time. */
static void test_reader_late(void **state)
{
    (void)state;
    for (int acknowledged = 0; acknowledged < 2; acknowledged++) {
        begin(2);
        for (uint64_t round = 1; round <= 4; round++) {
            write_data(0, DATA);
            post(0, WORD, round);
            if (!acknowledged)
                continue;
            wait_for(1, WORD, RECORD_GE, round, 8, round);
            read_data(1, DATA);
            post(1, CREDIT, round);
            wait_for(0, CREDIT, RECORD_GE, round, 8, round);
        }
        for (uint64_t round = 1; !acknowledged && round <= 4; round++) {
            wait_for(1, WORD, RECORD_GE, round, 8, 4);
            read_data(1, DATA);
        }
        if (acknowledged)
            expect_nothing();
        else
            expect(RULE_SLOT_REUSE, ">= 1: the store of 1 at a.c:20 ends the wait; this run came "
                                    "late and saw 4, stored at a.c:20");
    }
}

/* Another slot for every round: nothing is written again. */
static void test_slots_apart(void **state)
{
    (void)state;
    begin(2);
    for (uint64_t round = 1; round <= 4; round++) {
        write_data(0, DATA + round * BYTES);
        post(0, WORD, round);
    }
    for (uint64_t round = 1; round <= 4; round++) {
        wait_for(1, WORD, RECORD_GE, round, 8, 4);
        read_data(1, DATA + round * BYTES);
    }
    expect_nothing();
}

/* Reads the last of four after a wait for the first. */
static void wait_for_first(void)
{
    begin(2);
    for (uint64_t round = 1; round <= 4; round++) {
        write_data(0, DATA + round * BYTES);
        post(0, WORD, round);
    }
    wait_for(1, WORD, RECORD_GE, 1, 8, 4);
}

static void test_value_taken(void **state)
{
    (void)state;
    for (int taken = 0; taken < 2; taken++) {
        wait_for_first();
        if (taken)
            take(1);
        read_data(1, DATA + 4 * BYTES);
        if (taken)
            expect_nothing();
        else
            expect(RULE_RACE, "saw 4");
    }
}

/* A look behind the wait tells what the wait does not. */
static void test_looked_again(void **state)
{
    (void)state;
    wait_for_first();
    fetch(1, WORD, 4);
    read_data(1, DATA + 4 * BYTES);
    expect_nothing();
}

/* A block that yields inside the fetch that ends its wait fetches again: it is the same look. */
static void test_fetch_goes_on(void **state)
{
    (void)state;
    begin(2);
    for (uint64_t round = 1; round <= 3; round++) {
        write_data(0, DATA + round * BYTES);
        post(0, WORD, round);
    }
    on(1, 0,
       (check_event){.kind = SEEN_UNTIL,
                     .from = WORD,
                     .size = 8,
                     .value = RECORD_GE,
                     .wanted = 1,
                     .id = 1,
                     .site = line(WAIT_LINE)});
    const check_event look = {.kind = SEEN_COPY,
                              .pipe = ON_MTE2,
                              .from = WORD,
                              .to = 0x8000,
                              .size = 8,
                              .to_ub = true,
                              .ordered = true,
                              .value = 3,
                              .site = line(WAIT_LINE)};
    on(1, 0, look);
    on(1, 0, (check_event){.kind = SEEN_WAIT_BEGIN, .from = WORD});
    on(1, 0, (check_event){.kind = SEEN_WAIT_END, .from = WORD});
    on(1, 0, look);
    barrier(1);
    read_data(1, DATA + 3 * BYTES);
    expect(RULE_RACE, "the store of 1");
}

/* ---- conditions ---- */

typedef struct condition {
    uint64_t compare, wanted, bytes;
    uint64_t stores[3];
    int first; /* the one that ends the wait */
} condition;

static const condition conditions[] = {
    {RECORD_EQ, 7, 8, {7, 7, 7}, 0},
    {RECORD_EQ, 7, 8, {6, 7, 7}, 1},
    {RECORD_NE, 0, 8, {1, 2, 3}, 0},
    {RECORD_GT, 1, 8, {1, 2, 3}, 1},
    {RECORD_GE, 2, 8, {1, 2, 3}, 1},
    {RECORD_LT, 3, 8, {3, 2, 1}, 1},
    {RECORD_LE, 3, 8, {3, 2, 1}, 0},
    /* 1 is between: the row of those that hold begins behind it */
    {RECORD_GE, 2, 8, {2, 1, 3}, 2},
    /* -1 in four bytes is less than 1 when it has a sign, and more when not */
    {RECORD_GE | RECORD_AS_SIGNED, 1, 4, {0xFFFFFFFF, 1, 2}, 1},
    {RECORD_GE, 1, 4, {0xFFFFFFFF, 1, 2}, 0},
    /* one byte of more */
    {RECORD_EQ, 1, 1, {0x0100, 0x0101, 0x0201}, 1},
    /* 1.0f, 2.0f, 3.0f; -2.0f would be the largest of numbers without a sign */
    {RECORD_GE | RECORD_AS_FLOAT, 0x40000000, 4, {0x3F800000, 0x40000000, 0x40400000}, 1},
    /* a counter that has gone round */
    {RECORD_GE | RECORD_AS_COUNTER, 0, 8, {0xFFFFFFFFFFFFFFFF, 0, 1}, 1},
    {RECORD_GE | RECORD_AS_FLOAT, 0x3F800000, 4, {0xC0000000, 0x3F800000, 0x40400000}, 1},
};

/* What the store that ends the wait announces may be read, what comes behind it may not. */
static void test_conditions(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof conditions / sizeof conditions[0]; i++)
        for (int read = 0; read < 3; read++) {
            const condition *c = &conditions[i];
            begin(2);
            for (uint64_t k = 0; k < 3; k++) {
                write_data(0, DATA + k * BYTES);
                post(0, WORD, c->stores[k]);
            }
            wait_for(1, WORD, c->compare, c->wanted, c->bytes, c->stores[2]);
            read_data(1, DATA + (uint64_t)read * BYTES);
            print_message("condition %zu, data %d\n", i, read);
            if (read <= c->first)
                expect_nothing();
            else
                expect(RULE_RACE, "ends the wait");
        }
}

/* ---- which stores count ---- */

/* Two writers count up one word: whoever waits for both may rely on both. */
static void test_counter(void **state)
{
    (void)state;
    for (uint64_t wanted = 1; wanted <= 2; wanted++) {
        begin(3);
        for (uint32_t writer = 0; writer < 2; writer++) {
            write_data(writer, DATA + writer * BYTES);
            on(writer, 0,
               (check_event){.kind = SEEN_COPY,
                             .pipe = ON_MTE3,
                             .to = WORD,
                             .size = 8,
                             .from_ub = true,
                             .ordered = true,
                             .atomic = true,
                             .value = writer + 1,
                             .site = line(SIGNAL_LINE)});
        }
        wait_for(2, WORD, RECORD_GE, wanted, 8, 2);
        read_data(2, DATA);
        read_data(2, DATA + BYTES);
        if (wanted == 2)
            expect_nothing();
        else
            expect(RULE_RACE, "the store of 1");
    }
}

/* Between two kernels the host may have set the word back by a plain store, which no record shows:
 * stores that are over before the second kernel begins do not end its wait. */
static void test_known_before(void **state)
{
    (void)state;
    begin(2);
    post(0, WORD, 1);
    for (uint32_t r = 0; r < 2; r++) {
        on(r, 0, (check_event){.kind = SEEN_BLOCK_END});
        on(r, NO_BLOCK, (check_event){.kind = SEEN_GRID_END});
        on(r, NO_BLOCK, (check_event){.kind = SEEN_TASK_END, .thread = 1, .value = 1});
        host(r, (check_event){.kind = SEEN_STREAM_SYNC});
    }
    for (int kind = SEEN_MEET_ENTER; kind <= SEEN_MEET_LEAVE; kind++)
        for (uint32_t r = 0; r < 2; r++)
            host(r, (check_event){.kind = (check_kind)kind, .value = 1});
    for (uint32_t r = 0; r < 2; r++)
        kernel(r);
    write_data(0, DATA);
    post(0, WORD, 2);
    wait_for(1, WORD, RECORD_GE, 1, 8, 2);
    read_data(1, DATA);
    expect_nothing();
}

/* A store of something else over the word, or of a part of it, begins a new row. */
static void test_row_is_cut(void **state)
{
    (void)state;
    for (int part = 0; part < 2; part++) {
        begin(2);
        post_bytes(0, WORD, 5, part ? 4 : 8);
        if (!part)
            write_data(0, WORD); /* 4 KiB over it */
        write_data(0, DATA);
        post(0, WORD, 6);
        wait_for(1, WORD, RECORD_GE, 1, 8, 6);
        read_data(1, DATA);
        expect_nothing();
    }
}

/* More rounds than stores are kept: the oldest that is kept is taken for the first. */
static void test_far_behind(void **state)
{
    (void)state;
    begin(2);
    for (uint64_t round = 1; round <= 1000; round++) {
        write_data(0, DATA);
        post(0, WORD, round);
    }
    wait_for(1, WORD, RECORD_GE, 1, 8, 1000);
    read_data(1, DATA);
    expect(RULE_SLOT_REUSE, ">= 1: the store of 9");
}

/* A wait of a kernel of the library is one event. */
static void test_library_wait(void **state)
{
    (void)state;
    for (uint64_t wanted = 1; wanted <= 2; wanted++) {
        begin(2);
        for (uint64_t round = 1; round <= 2; round++) {
            write_data(0, DATA);
            on(0, 0,
               (check_event){.kind = SEEN_FLAG_STORE,
                             .to = WORD,
                             .size = 8,
                             .ordered = true,
                             .value = round,
                             .site = line(SIGNAL_LINE)});
        }
        on(1, 0,
           (check_event){.kind = SEEN_FLAG_LOAD,
                         .from = WORD,
                         .size = 8,
                         .ordered = true,
                         .waits = true,
                         .id = RECORD_GE,
                         .value = 2,
                         .wanted = wanted,
                         .site = line(WAIT_LINE)});
        read_data(1, DATA);
        if (wanted == 2)
            expect_nothing();
        else
            expect(RULE_SLOT_REUSE, "the store of 1");
    }
}

/* The late look is one block's, the read another's, which it has told. */
static void test_told_on(void **state)
{
    (void)state;
    begin(3);
    for (uint64_t round = 1; round <= 2; round++) {
        write_data(0, DATA);
        post(0, WORD, round);
    }
    wait_for(1, WORD, RECORD_GE, 1, 8, 2);
    post(1, CREDIT, 1);
    wait_for(2, CREDIT, RECORD_GE, 1, 8, 1);
    read_data(2, DATA);
    expect(RULE_SLOT_REUSE, "rank 1 block 0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reader_late),   cmocka_unit_test(test_slots_apart),
        cmocka_unit_test(test_value_taken),   cmocka_unit_test(test_looked_again),
        cmocka_unit_test(test_fetch_goes_on), cmocka_unit_test(test_conditions),
        cmocka_unit_test(test_counter),       cmocka_unit_test(test_known_before),
        cmocka_unit_test(test_row_is_cut),    cmocka_unit_test(test_far_behind),
        cmocka_unit_test(test_library_wait),  cmocka_unit_test(test_told_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
