/* Proves what a local's place means from one function to the next: numbers of the scalar unit are
 * forgotten where a function returns, operations under way are not, and what the scalar unit does
 * to a place counts when an operation uses it, also when that comes later. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "check/engine.h"
#include "record/format.h"

enum { STREAM = 77, OUTPUT = 0x100000, BYTES = 256 };

static const uint64_t place = RECORD_UB_LOCAL - 1024, outer = RECORD_UB_LOCAL - 512;
static findings found;
static engine checker;
static uint64_t sequence;

static void send(check_event event)
{
    event.sequence = ++sequence;
    event.stream = STREAM;
    event.grid = 1;
    engine_event(&checker, &event);
}

static void begin(void)
{
    findings_open(&found);
    engine_open(&checker, &found, false);
    sequence = 0;
    send((check_event){.kind = SEEN_GRID_BEGIN, .block = NO_BLOCK, .count = 1, .text = "kernel"});
    send((check_event){.kind = SEEN_BLOCK_BEGIN});
}

static size_t end(void)
{
    send((check_event){.kind = SEEN_BLOCK_END});
    size_t count = found.count;
    for (size_t i = 0; i < count; i++)
        assert_int_equal(found.list[i].rule, RULE_SCALAR_PIPE);
    engine_close(&checker);
    findings_close(&found);
    return count;
}

static uint32_t line(uint32_t number)
{
    return findings_site(&found, "a.c", number, NULL);
}

static void scalar(bool write, uint64_t at, uint32_t site)
{
    send((check_event){.kind = write ? SEEN_STORE : SEEN_LOAD,
                       .from = write ? 0 : at,
                       .to = write ? at : 0,
                       .from_ub = !write,
                       .to_ub = write,
                       .size = BYTES,
                       .site = line(site)});
}

static void load(uint64_t to, uint32_t site)
{
    send((check_event){.kind = SEEN_COPY,
                       .pipe = ON_MTE2,
                       .from = OUTPUT,
                       .to = to,
                       .to_ub = true,
                       .size = BYTES,
                       .site = line(site)});
}

static void store(uint64_t from, uint32_t site)
{
    send((check_event){.kind = SEEN_COPY,
                       .pipe = ON_MTE3,
                       .from = from,
                       .to = OUTPUT + site * 4096, /* a place of its own */
                       .from_ub = true,
                       .size = BYTES,
                       .site = line(site)});
}

static void order(uint8_t from, uint8_t to)
{
    send((check_event){.kind = SEEN_NOTIFY, .pipe = from, .pipe_to = to});
    send((check_event){.kind = SEEN_WAIT, .pipe = from, .pipe_to = to});
}

static void function_returns(uint64_t below)
{
    send((check_event){.kind = SEEN_FRAME_END, .from = place, .to = below});
}

static void numbers_then_a_tile(void **state)
{
    (void)state;
    for (int returned = 0; returned < 2; returned++) {
        begin();
        scalar(true, place, 10);
        scalar(false, place, 11);
        if (returned)
            function_returns(outer);
        load(place, 20);
        order(ON_MTE2, ON_MTE3);
        store(place, 21);
        assert_int_equal(end(), returned ? 0 : 1);
    }
}

/* The caller's own tile is not deeper than the function that has returned. */
static void the_callers_tile_stays(void **state)
{
    (void)state;
    begin();
    scalar(true, outer, 10);
    function_returns(outer);
    store(outer, 20);
    assert_int_equal(end(), 1);
}

static void a_tile_under_way_then_numbers(void **state)
{
    (void)state;
    for (int used = 0; used < 2; used++) {
        begin();
        load(place, 10);
        order(ON_MTE2, ON_MTE3);
        store(place, 11); /* still reads it when the function has returned */
        function_returns(outer);
        scalar(true, place, 20);
        if (used) { /* so the numbers were UB */
            order(ON_S, ON_MTE3);
            store(place, 21);
        }
        assert_int_equal(end(), used);
    }
}

static void what_was_held_ends_with_its_function(void **state)
{
    (void)state;
    begin();
    load(place, 10);
    order(ON_MTE2, ON_MTE3);
    store(place, 11);
    function_returns(outer);
    scalar(true, place, 20);
    function_returns(outer);
    order(ON_MTE3, ON_S);
    scalar(true, place, 30);
    order(ON_S, ON_MTE3);
    store(place, 31);
    assert_int_equal(end(), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_then_a_tile),
        cmocka_unit_test(the_callers_tile_stays),
        cmocka_unit_test(a_tile_under_way_then_numbers),
        cmocka_unit_test(what_was_held_ends_with_its_function),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
