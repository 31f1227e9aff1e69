/* Proves that no two flags, records or slots of a rank's areas share a line, for every number of
 * ranks and all 48 blocks (B04): every line is claimed once, and nothing lies behind the area's
 * end. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../../../kernels/coll/coll.h"
#include "hccl/control.h"

typedef struct area {
    uint8_t *claimed; /* by line */
    uint64_t lines;
} area;

static area area_make(uint64_t bytes)
{
    area a = {.lines = bytes / COLL_LINE};
    assert_int_equal(bytes % COLL_LINE, 0);
    a.claimed = calloc(a.lines, 1);
    assert_non_null(a.claimed);
    return a;
}

static void claim(area *a, uint64_t at, uint64_t bytes)
{
    assert_int_equal(at % COLL_LINE, 0);
    for (uint64_t line = at / COLL_LINE; line < (at + bytes + COLL_LINE - 1) / COLL_LINE; line++) {
        assert_true(line < a->lines);
        assert_int_equal(a->claimed[line], 0);
        a->claimed[line] = 1;
    }
}

static void collectives(uint32_t size)
{
    area a = area_make(coll_area_bytes(size));
    const uint64_t slot = COLL_LINE + coll_stage_bytes(size);
    claim(&a, 0, sizeof(coll_area));
    claim(&a, coll_records_at(), COLL_RECORDS * sizeof(coll_record));
    claim(&a, coll_peers_at(), size * sizeof(coll_peer));
    for (uint32_t b = 0; b < COLL_BLOCKS_MAX; b++)
        claim(&a, coll_moved_at(size, b), COLL_LINE);
    for (uint32_t r = 0; r < size; r++) {
        claim(&a, coll_done_at(size, r), COLL_LINE);
        claim(&a, coll_ready_at(size, r), COLL_LINE);
        for (uint32_t parity = 0; parity < 2; parity++)
            claim(&a, coll_slot_at(size, parity, r), slot);
        for (uint32_t line = 0; line < COLL_PAIR_LINES; line++)
            claim(&a, coll_pair_at(size, r, line), COLL_LINE);
        for (uint32_t k = 0; k < coll_pair_slots(size); k++)
            claim(&a, coll_pair_slot_at(size, r, k), slot);
        /* Messages that may be on their way at the same time have slots of their own. */
        for (uint32_t k = 1; k < coll_pair_slots(size); k++)
            assert_int_not_equal(coll_pair_slot_at(size, r, 7), coll_pair_slot_at(size, r, 7 + k));
    }
    free(a.claimed);
}

static void control(uint32_t size)
{
    area a = area_make(hccl_control_bytes(size));
    hccl_control *base = NULL;
    claim(&a, 0, sizeof(hccl_control));
    for (uint32_t r = 0; r < size; r++) {
        claim(&a, (uint64_t)(uintptr_t)hccl_control_arrival(base, r), HCCL_LINE);
        claim(&a, (uint64_t)(uintptr_t)hccl_control_inbox(base, size, r), hccl_inbox_bytes(size));
        claim(&a, (uint64_t)(uintptr_t)hccl_control_notes(base, size, r),
              CORE_NOTES * sizeof(core_note));
        for (int what = 0; what < HCCL_REFUSALS; what++)
            claim(&a,
                  (uint64_t)(uintptr_t)hccl_control_refusal(base, size, r, (hccl_refused)what),
                  sizeof(hccl_refusal));
    }
    claim(&a, (uint64_t)(uintptr_t)hccl_control_verdict(base, size), HCCL_VERDICT_BYTES);
    free(a.claimed);
}

static void lines_are_apart(void **state)
{
    (void)state;
    for (uint32_t size = 1; size <= COLL_RANKS_MAX; size = size < 70 ? size + 1 : size + 37) {
        collectives(size);
        control(size);
    }
    collectives(COLL_RANKS_MAX);
    control(COLL_RANKS_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(lines_are_apart)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
