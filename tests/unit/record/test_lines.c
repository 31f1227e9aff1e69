/* Proves: the locks of lines exclude each other, also where their places wrap around; a holder that
 * died is replaced; versions tell of stores to the same line and only rarely of others. */
#include <pthread.h>
#include <sys/wait.h>

#include "recording.h"

enum { THREADS = 4, ROUNDS = 3000 };

static uint64_t shared_count;

/* Every access covers the last place and the first one, or parts of that. */
static const struct {
    uint64_t address, size;
} spots[] = {
    {0x200000000000 + 64 * (RECORD_LINES - 2), 512},
    {0x200000000000 + 64 * (RECORD_LINES - 1), 200},
    {0x200000000000 + 64 * (uint64_t)RECORD_LINES - 8, 16},
    {0x200000000000 + 64 * (uint64_t)(RECORD_LINES - 4), 8 * 64},
};

static void *add(void *index)
{
    uint64_t address = spots[(uintptr_t)index].address, size = spots[(uintptr_t)index].size;
    for (int i = 0; i < ROUNDS; i++) {
        record_lines_lock(recording_session, address, size);
        shared_count++; /* all spots share the line with place RECORD_LINES - 1 */
        record_lines_unlock(recording_session, address, size);
    }
    return NULL;
}

static void locks_exclude_across_the_wrap(void **state)
{
    (void)state;
    pthread_t threads[THREADS];
    for (uintptr_t i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, add, (void *)i), 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    assert_int_equal(shared_count, THREADS * ROUNDS);
    for (uint32_t i = 0; i < RECORD_LINES; i++)
        assert_int_equal(atomic_load(&recording_session->lines[i].owner), 0);
}

static void a_dead_holder_is_replaced(void **state)
{
    (void)state;
    pid_t child = fork();
    if (child == 0) {
        record_lines_lock(recording_session, 0x200000001000, 64);
        _exit(0);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_not_equal(atomic_load(&recording_session->lines[0x1000 / 64].owner), 0);
    record_lines_lock(recording_session, 0x200000001000, 64);
    assert_int_equal(atomic_load(&recording_session->lines[0x1000 / 64].owner), getpid());
    record_lines_unlock(recording_session, 0x200000001000, 64);
}

static void versions_tell_of_stores(void **state)
{
    (void)state;
    const uint64_t a = 0x200000002000;
    uint64_t before = record_lines_version(recording_session, a + 60, 8);
    record_lines_stored(recording_session, a + 64, 4);
    assert_int_equal(record_lines_version(recording_session, a + 60, 8), before + 1);
    record_lines_stored(recording_session, a + 128, 4);
    assert_int_equal(record_lines_version(recording_session, a + 60, 8), before + 1);
    record_lines_bulk(recording_session, a, 128);
    assert_int_equal(record_lines_version(recording_session, a + 60, 8), before + 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(locks_exclude_across_the_wrap),
        cmocka_unit_test(a_dead_holder_is_replaced),
        cmocka_unit_test(versions_tell_of_stores),
    };
    return cmocka_run_group_tests(tests, recording_setup, recording_teardown);
}
