/* Proves: what a recorded kernel leaves is what it did: every read of a flag stands after the store
 * it has seen, also when values repeat; rounds of polls that bring nothing leave nothing, and pairs
 * stay pairs; scalar accesses of UB grow together, those of GM keep their order; a broken rule
 * leaves no line locked. */
#include "testing.h"

#include "fabric/region.h"
#include "record/reader.h"
#include "record/ring.h"

enum { EVENTS_MAX = 20000 };

void aivd_rec_read(const void *address, uint64_t size, const void *site);
void aivd_rec_write(void *address, uint64_t size, const void *site);
void *aivd_rec_move(void *to, const void *from, uint64_t size, const void *site);

static char folder[PATH_MAX];
static record_session *session;
static record_reader *reader;
static record_event events[EVENTS_MAX];
static uint32_t count;

static int setup(void **state)
{
    (void)state;
    if (record_session_create(4096, folder, &session) != AIVD_OK)
        return -1;
    setenv("AIVDRIVE_RECORD", folder, 1);
    return record_reader_open(folder, &reader) == AIVD_OK ? 0 : -1;
}

static int teardown(void **state)
{
    (void)state;
    record_reader_close(reader);
    record_session_remove(folder);
    return 0;
}

static void collect(void)
{
    const record_event *event;
    const char *text;
    count = 0;
    while (record_reader_next(reader, &event, &text, 50000000) == RECORD_GOT)
        if (event->kind >= RECORD_GRID_BEGIN && count < EVENTS_MAX)
            events[count++] = *event;
}

static uint32_t how_many(record_kind kind)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < count; i++)
        n += events[i].kind == kind;
    return n;
}

static const record_event *nth(record_kind kind, uint32_t n)
{
    for (uint32_t i = 0; i < count; i++)
        if (events[i].kind == kind && n-- == 0)
            return &events[i];
    fail_msg("there is no such event");
    return NULL;
}

/* ---- a flag with a constant value, set and reset ---- */

enum { ROUNDS = 50, UB_FLAG = 0, UB_OUT = 256 };
static _Alignas(64) uint32_t go[16], gone[16];

static void put(uint32_t *flag, uint32_t value)
{
    aivd_asc_duplicate_u32((void *)(uintptr_t)UB_OUT, value, 8);
    aivd_asc_sync_notify(PIPE_V, PIPE_MTE3, 0);
    aivd_asc_sync_wait(PIPE_V, PIPE_MTE3, 0);
    aivd_asc_copy_ub2gm(flag, (void *)(uintptr_t)UB_OUT, 32);
    aivd_asc_sync_notify(PIPE_MTE3, PIPE_V, 1);
    aivd_asc_sync_wait(PIPE_MTE3, PIPE_V, 1);
}

static void wait_for(uint32_t *flag, uint32_t value)
{
    uint32_t seen;
    do {
        aivd_asc_copy_gm2ub((void *)(uintptr_t)(UB_FLAG + 32), flag, 32);
        aivd_asc_sync_notify(PIPE_MTE2, PIPE_S, 0);
        aivd_asc_sync_wait(PIPE_MTE2, PIPE_S, 0);
        const uint32_t *ub = (const uint32_t *)(uintptr_t)aivd_asc_get_phy_buf_addr(UB_FLAG + 32);
        aivd_rec_read(ub, 4, __builtin_return_address(0));
        seen = *ub;
    } while (seen != value);
}

static void ping_entry(const void *args)
{
    (void)args;
    for (uint32_t i = 0; i < ROUNDS; i++) {
        if (aivd_asc_get_block_idx() == 0) {
            put(go, 1);
            wait_for(gone, 1);
            put(gone, 0);
        } else {
            wait_for(go, 1);
            put(go, 0);
            put(gone, 1);
            wait_for(gone, 0);
        }
    }
}

/* Every read has the value of the newest store with a smaller number. */
static void check_reads(const uint32_t *flag)
{
    uint64_t address = (uint64_t)(uintptr_t)flag, value = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (events[i].kind != RECORD_COPY)
            continue;
        if (events[i].to == address)
            value = events[i].value & UINT32_MAX;
        if (events[i].from == address)
            assert_int_equal(events[i].value & UINT32_MAX, value);
    }
}

static void reads_stand_after_the_stores_they_saw(void **state)
{
    (void)state;
    assert_int_equal(testing_run(ping_entry, NULL, 2), AIVD_OK);
    collect();
    check_reads(go);
    check_reads(gone);
    assert_int_equal(how_many(RECORD_NOTIFY), how_many(RECORD_WAIT));
    assert_int_equal(how_many(RECORD_WAIT_BEGIN), how_many(RECORD_WAIT_END));
    assert_int_equal(how_many(RECORD_FILL), ROUNDS * 4);
    assert_int_equal(how_many(RECORD_BLOCK_BEGIN), 2);
    assert_int_equal(how_many(RECORD_BLOCK_END), 2);
    assert_int_equal(how_many(RECORD_GRID_BEGIN), 1);
    assert_int_equal(how_many(RECORD_GRID_END), 1);
    for (uint32_t i = 1; i < count; i++)
        assert_int_equal(events[i].seq, events[i - 1].seq + 1);
}

/* ---- polls ---- */

enum { POLLS = 1000 };
static _Alignas(64) uint32_t quiet[16];

static void poll_entry(const void *args)
{
    (void)args;
    for (int i = 0; i < POLLS; i++) {
        aivd_asc_copy_gm2ub((void *)(uintptr_t)32, quiet, 32);
        aivd_asc_sync_notify(PIPE_MTE2, PIPE_S, 3);
        aivd_asc_sync_wait(PIPE_MTE2, PIPE_S, 3);
        if (i == POLLS / 2)
            quiet[0]++;
    }
    put(go, 5);
}

static void quiet_rounds_leave_nothing(void **state)
{
    (void)state;
    assert_int_equal(testing_run(poll_entry, NULL, 1), AIVD_OK);
    collect();
    uint32_t reads = 0, left_out = 0;
    for (uint32_t i = 0; i < count; i++) {
        bool read = events[i].kind == RECORD_COPY && events[i].pipe == PIPE_MTE2;
        reads += read;
        left_out += events[i].kind == RECORD_WAIT_END ? 0 : events[i].repeats;
    }
    assert_int_equal(reads, 2); /* the first, and the one that saw the change */
    assert_in_range(left_out, POLLS - 2, POLLS * 2);
    assert_int_equal(how_many(RECORD_NOTIFY), how_many(RECORD_WAIT));
    assert_in_range(how_many(RECORD_NOTIFY), 4, 8);
}

static _Alignas(64) uint32_t news[16];

/* Two flags are read over and over; that of `news` sometimes changes. The wait of a load comes
 * after the load of the other flag. */
static void overlap_entry(const void *args)
{
    (void)args;
    for (int i = 0; i < 12; i++) {
        if (i % 4 == 0)
            news[0]++;
        aivd_asc_copy_gm2ub((void *)(uintptr_t)64, news, 32);
        aivd_asc_copy_gm2ub((void *)(uintptr_t)32, quiet, 32);
        aivd_asc_sync_notify(PIPE_MTE2, PIPE_S, 3);
        aivd_asc_sync_wait(PIPE_MTE2, PIPE_S, 3);
        aivd_asc_copy_gm2ub((void *)(uintptr_t)96, gone, 32);
    }
}

/* A load that is told is followed by its notify and wait before the next one that is told, though
 * the reads around these bring nothing new. */
static void waits_of_told_loads_are_told(void **state)
{
    (void)state;
    assert_int_equal(testing_run(overlap_entry, NULL, 1), AIVD_OK);
    collect();
    uint32_t told = 0, waits = 1;
    for (uint32_t i = 0; i < count; i++) {
        if (events[i].kind == RECORD_COPY && events[i].to == 64) {
            assert_true(waits > 0);
            waits = 0;
            told++;
        }
        waits += events[i].kind == RECORD_WAIT;
    }
    assert_int_equal(told, 3);
    assert_true(waits > 0);
}

static _Alignas(64) uint8_t apart[4096];

/* Four flags a kibibyte apart, read with one strided move: longer than what locks order. */
static void strided_entry(const void *args)
{
    (void)args;
    for (int i = 0; i < POLLS; i++) {
        aivd_asc_copy_gm2ub_burst((void *)(uintptr_t)64, apart, 4, 1, 31, 0);
        aivd_asc_sync_pipe(PIPE_ALL);
        if (i == POLLS / 2)
            apart[2 * 1024 + 8]++;
    }
}

static void quiet_strided_reads_leave_nothing(void **state)
{
    (void)state;
    assert_int_equal(testing_run(strided_entry, NULL, 1), AIVD_OK);
    collect();
    assert_int_equal(how_many(RECORD_COPY), 2);
    assert_int_equal(nth(RECORD_COPY, 1)->size, 128);
    assert_int_equal(nth(RECORD_COPY, 1)->flags & RECORD_ORDERED, 0);
}

/* ---- scalar accesses ---- */

static _Alignas(64) uint64_t words[32];

static void scalar_entry(const void *args)
{
    (void)args;
    const void *site = __builtin_return_address(0);
    uint8_t *ub = (uint8_t *)(uintptr_t)aivd_asc_get_phy_buf_addr(4096);
    for (uint32_t i = 0; i < 100; i++) {
        aivd_rec_write(ub + 4 * i, 4, site);
        ub[4 * i] = 1;
        aivd_rec_read(ub + 2000 + 4 * i, 4, site);
    }
    aivd_asc_sync_pipe(PIPE_ALL);
    uint64_t local[4] = {1, 2, 3, 4};
    aivd_rec_move(ub, local, sizeof local, site);
    aivd_rec_read(&site, 8, site); /* the kernel's frame counts as UB */
    aivd_rec_read(words, 8, site); /* host memory: nobody's business */
}

static void scalar_accesses_grow_together(void **state)
{
    (void)state;
    assert_int_equal(testing_run(scalar_entry, NULL, 1), AIVD_OK);
    collect();
    assert_int_equal(how_many(RECORD_SCALAR_WRITE), 2);
    const record_event *e = nth(RECORD_SCALAR_WRITE, 0);
    assert_int_equal(e->to, 4096);
    assert_int_equal(e->size, 400);
    assert_int_equal(e->spaces >> 4, SPACE_UB);
    e = nth(RECORD_SCALAR_READ, 0);
    assert_int_equal(e->from, 4096 + 2000);
    assert_int_equal(e->size, 400);
    assert_true(e->seq < nth(RECORD_PIPE_BARRIER, 0)->seq);
    e = nth(RECORD_SCALAR_READ, 1);
    assert_int_equal(e->spaces & 15, SPACE_UB);
    assert_true(e->from > RECORD_UB_LOCAL - (1 << 18) && e->from < RECORD_UB_LOCAL);
}

/* ---- a rule broken between lock and unlock ---- */

static void broken_entry(const void *args)
{
    (void)args;
    aivd_asc_set_atomic_add_int();
    aivd_asc_copy_ub2gm_align_u8((uint8_t *)words + 2, (void *)(uintptr_t)32, 6);
}

static void a_broken_rule_leaves_nothing_locked(void **state)
{
    (void)state;
    assert_int_equal(testing_run(broken_entry, NULL, 1), AIVD_ERR_KERNEL_EXCEPTION);
    for (uint32_t i = 0; i < RECORD_LINES; i++)
        assert_int_equal(atomic_load(&session->lines[i].owner), 0);
    collect();
    assert_int_equal(nth(RECORD_ABORT, 0)->status, AIVD_ERR_KERNEL_EXCEPTION);
    assert_int_equal(how_many(RECORD_BLOCK_END), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_stand_after_the_stores_they_saw),
        cmocka_unit_test(quiet_rounds_leave_nothing),
        cmocka_unit_test(waits_of_told_loads_are_told),
        cmocka_unit_test(quiet_strided_reads_leave_nothing),
        cmocka_unit_test(scalar_accesses_grow_together),
        cmocka_unit_test(a_broken_rule_leaves_nothing_locked),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
