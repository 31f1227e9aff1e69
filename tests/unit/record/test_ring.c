/* Proves: what threads write arrives whole, once, in the order of numbers, through rings much
 * smaller than it; a full ring waits for the reader and ends with its death; a writer that dies
 * leaves whole events, and its lost number does not stop the others. */
#include <pthread.h>
#include <signal.h>
#include <sys/wait.h>

#include "recording.h"

enum { SLOTS = 256, WRITERS = 4, EACH = 5000 };

static record_reader *reader;

static record_result next(const record_event **event, const char **text)
{
    return record_reader_next(reader, event, text, 20 * BASE_NS_PER_S);
}

/* Reads to the next event of the kind. */
static const record_event *next_of(record_kind kind, const char **text)
{
    const record_event *event;
    do
        assert_int_equal(next(&event, text), RECORD_GOT);
    while (event->kind != kind);
    return event;
}

static int open_reader(void **state)
{
    int failed = recording_setup(state);
    return failed ? failed : record_reader_open(recording_folder, &reader) == AIVD_OK ? 0 : -1;
}

static int close_reader(void **state)
{
    record_reader_close(reader);
    return recording_teardown(state);
}

static void the_rank_introduces_itself(void **state)
{
    (void)state;
    const char *text;
    const record_event *event = next_of(RECORD_RANK, &text);
    assert_int_equal(event->seq, 1);
    assert_int_equal(event->value, getpid());
    assert_non_null(strstr(text, "unit_record_ring"));
    next_of(RECORD_MODULE, &text);
    while (record_reader_next(reader, &event, &text, 0) == RECORD_GOT)
        assert_int_equal(event->kind, RECORD_MODULE);
}

/* Texts of every length that matters, across the end of the ring many times. */
static size_t text_length(uint32_t i)
{
    static const size_t lengths[] = {0, 1, 127, 128, 129, 255, 256, 257, 1000, RECORD_TEXT_MAX};
    return lengths[i % (sizeof lengths / sizeof lengths[0])];
}

static void fill_text(char *text, uint32_t i)
{
    size_t length = text_length(i);
    for (size_t k = 0; k < length; k++)
        text[k] = (char)('a' + (i + k) % 26);
    text[length] = '\0';
}

static void *write_texts(void *count)
{
    char text[RECORD_TEXT_MAX + 1];
    for (uint32_t i = 0; i < *(uint32_t *)count; i++) {
        fill_text(text, i);
        record_host(&(record_event){.kind = RECORD_CALL, .value = i}, text);
    }
    return NULL;
}

static void texts_arrive_whole(void **state)
{
    (void)state;
    uint32_t count = 500;
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, write_texts, &count), 0);
    for (uint32_t i = 0; i < count; i++) {
        char want[RECORD_TEXT_MAX + 1];
        const char *text;
        const record_event *event = next_of(RECORD_CALL, &text);
        fill_text(want, i);
        assert_int_equal(event->value, i);
        assert_int_equal(event->block, RECORD_NONE);
        assert_string_equal(text, want);
    }
    pthread_join(thread, NULL);
}

static void *write_many(void *base)
{
    for (uint32_t i = 0; i < EACH; i++)
        record_host(
            &(record_event){.kind = RECORD_CALL, .id = (uint32_t)(uintptr_t)base, .value = i},
            NULL);
    return NULL;
}

static void numbers_have_no_gap_and_writers_keep_their_order(void **state)
{
    (void)state;
    pthread_t threads[WRITERS];
    uint64_t seen[WRITERS] = {0}, seq = 0, producer[WRITERS] = {0};
    for (uintptr_t i = 0; i < WRITERS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, write_many, (void *)i), 0);
    for (uint32_t i = 0; i < WRITERS * EACH; i++) {
        const char *text;
        const record_event *event = next_of(RECORD_CALL, &text);
        assert_true(seq == 0 || event->seq == seq + 1);
        seq = event->seq;
        assert_int_equal(event->value, seen[event->id]++);
        if (producer[event->id] == 0)
            producer[event->id] = event->producer;
        assert_int_equal(event->producer, producer[event->id]);
    }
    for (int i = 0; i < WRITERS; i++)
        pthread_join(threads[i], NULL);
    assert_int_equal(record_reader_facts(reader)->lost, 0);
}

static void a_full_ring_waits_and_the_time_is_told(void **state)
{
    (void)state;
    pthread_t thread;
    uint64_t before = record_paused_ns();
    assert_int_equal(pthread_create(&thread, NULL, write_many, (void *)7), 0);
    uint64_t end = base_now_ns() + 20 * BASE_NS_PER_S;
    while (record_paused_ns() - before < 50000000 && base_now_ns() < end)
        usleep(1000);
    assert_true(record_paused_ns() - before >= 50000000);
    for (uint32_t i = 0; i < EACH; i++) {
        const char *text;
        assert_int_equal(next_of(RECORD_CALL, &text)->value, i);
    }
    pthread_join(thread, NULL);
}

/* Takes a number, and dies before the event can be seen. */
static void die_half_way(void)
{
    record_host(&(record_event){.kind = RECORD_FREE, .value = 1}, NULL);
    record_ring *ring = record_own_ring;
    atomic_store(&ring->shared->taking, 1);
    atomic_fetch_add(&ring->session->next, 1);
    raise(SIGKILL);
}

static void a_dead_writer_leaves_a_gap_that_is_counted(void **state)
{
    (void)state;
    pid_t child = fork();
    if (child == 0) {
        /* A rank of its own: attach as a fresh process would. */
        atomic_store(&record_the_session, recording_session);
        die_half_way();
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    record_host(&(record_event){.kind = RECORD_CALL, .value = 99}, NULL);
    const char *text;
    const record_event *event = next_of(RECORD_FREE, &text);
    uint64_t seq = event->seq;
    event = next_of(RECORD_CALL, &text);
    assert_int_equal(event->value, 99);
    assert_int_equal(event->seq, seq + 2);
    assert_int_equal(record_reader_facts(reader)->lost, 1);
}

static void a_second_reader_is_refused(void **state)
{
    (void)state;
    record_reader *second;
    assert_int_equal(record_reader_open(recording_folder, &second), AIVD_ERR_EXISTS);
    assert_non_null(strstr(base_error_recent(), "read by process"));
}

/* Last: after it nothing is recorded any more. */
static void the_death_of_the_reader_ends_the_wait(void **state)
{
    (void)state;
    pid_t child = fork();
    if (child == 0)
        _exit(0);
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    atomic_store(&recording_session->reader, child);
    for (uint32_t i = 0; i < 2 * SLOTS; i++)
        record_host(&(record_event){.kind = RECORD_CALL, .value = i}, NULL);
    assert_int_equal(atomic_load(&recording_session->stopped), 1);
    char want[64];
    snprintf(want, sizeof want, "process %d", (int)child);
    assert_non_null(strstr(recording_session->stop_text, want));
}

static void the_end_is_told_when_no_rank_is_left(void **state)
{
    (void)state;
    const record_event *event;
    const char *text;
    atomic_store(&recording_session->ended, 1);
    record_result result;
    uint32_t left = 0;
    while ((result = next(&event, &text)) == RECORD_GOT)
        left++;
    assert_int_equal(result, RECORD_DONE);
    assert_true(left <= SLOTS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_rank_introduces_itself),
        cmocka_unit_test(texts_arrive_whole),
        cmocka_unit_test(numbers_have_no_gap_and_writers_keep_their_order),
        cmocka_unit_test(a_full_ring_waits_and_the_time_is_told),
        cmocka_unit_test(a_dead_writer_leaves_a_gap_that_is_counted),
        cmocka_unit_test(a_second_reader_is_refused),
        cmocka_unit_test(the_death_of_the_reader_ends_the_wait),
        cmocka_unit_test(the_end_is_told_when_no_rank_is_left),
    };
    return cmocka_run_group_tests(tests, open_reader, close_reader);
}
