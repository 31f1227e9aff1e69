/* Proves that the checker survives records that no run has written: random events, in any order,
 * with random fields, do no harm (run it under ASan). The seed is printed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "check/input.h"

enum { EVENTS = 30000, ROUNDS = 6 };

static uint64_t state;

static uint64_t next(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

/* Mostly something that could be, sometimes anything. */
static uint64_t field(uint64_t limit)
{
    return next() % 64 == 0 ? next() : next() % limit;
}

static record_event noise(uint64_t seq)
{
    record_event r;
    memset(&r, 0, sizeof r);
    r.seq = seq;
    r.kind = (uint16_t)(1 + field(RECORD_KIND_COUNT + 1));
    r.rank = (int32_t)field(3);
    r.producer = (uint32_t)field(3);
    r.grid = (uint32_t)field(3);
    r.block = next() % 3 == 0 ? RECORD_NONE : (uint32_t)field(3);
    r.pipe = (uint8_t)field(11);
    r.pipe_to = (uint8_t)field(11);
    r.spaces = record_spaces((record_space)(next() % 4), (record_space)(next() % 4));
    r.flags = (uint8_t)field(8);
    r.from = 0x200000000000 + 16 * field(200);
    r.to = 0x200000000000 + 16 * field(200);
    r.size = field(300);
    r.bursts = (uint32_t)field(4);
    r.burst_bytes = (uint32_t)field(100);
    r.from_step = (uint32_t)field(200);
    r.to_step = (uint32_t)field(200);
    r.value = field(5);
    r.extra = field(5);
    r.object = field(4);
    r.id = (uint32_t)field(17);
    r.status = (int32_t)field(26);
    r.repeats = (uint32_t)field(3);
    return r;
}

static void test_noise(void **unused)
{
    (void)unused;
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t seed = (uint64_t)time(NULL) * 31 + (uint64_t)round + 1;
        print_message("seed %llu\n", (unsigned long long)seed);
        state = seed;
        findings found;
        engine checker;
        findings_open(&found);
        engine_open(&checker, &found, round % 2 == 1);
        checker.hosts_apart = round % 3 != 0;
        input *in = input_open(&checker, NULL);
        for (uint64_t i = 1; i <= EVENTS; i++) {
            record_event r = noise(i);
            input_event(in, &r, "kernel");
            if (i % 1000 == 0)
                deadlock_look(&checker);
        }
        assert_true(input_told(in)->events > EVENTS / 2);
        input_close(in);
        engine_close(&checker);
        findings_close(&found);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_noise)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
