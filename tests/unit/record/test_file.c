/* Proves: a record file gives back what was put in; cut anywhere it is a record up to there; other
 * versions are named with ours; bytes that are no record are refused with their place. */
#include <fcntl.h>
#include <sys/stat.h>

#include "recording.h"

enum { EVENTS = 40 };

static char folder[PATH_MAX], file[PATH_MAX + 32];

static record_event event_of(uint32_t i)
{
    return (record_event){.seq = 2 * i + 1,
                          .kind = (uint16_t)(1 + i % (RECORD_KIND_COUNT - 2)),
                          .rank = (int32_t)i % 3,
                          .block = i,
                          .from = i * 1000u,
                          .value = ~(uint64_t)i,
                          .text_bytes = (uint16_t)(i % 4 == 0 ? i * 31 : 0)};
}

static void text_of(uint32_t i, char *text)
{
    uint32_t length = event_of(i).text_bytes;
    memset(text, 'A' + (int)(i % 26), length);
    text[length] = '\0';
}

static int make(void **state)
{
    (void)state;
    record_writer *writer;
    char text[RECORD_TEXT_MAX + 1];
    snprintf(folder, sizeof folder, "/tmp/aivd-unit-record-%d", (int)getpid());
    snprintf(file, sizeof file, "%s/%s", folder, RECORD_FILE_NAME);
    if (record_writer_open(folder, NULL, &writer) != AIVD_OK)
        return -1;
    for (uint32_t i = 0; i < EVENTS; i++) {
        record_event event = event_of(i);
        text_of(i, text);
        if (record_writer_put(writer, &event, text) != AIVD_OK)
            return -1;
    }
    return record_writer_close(writer, 5, FINISH_STUCK) == AIVD_OK ? 0 : -1;
}

static int unmake(void **state)
{
    (void)state;
    record_session_remove(folder);
    return 0;
}

static void what_was_put_comes_back(void **state)
{
    (void)state;
    record_reader *reader;
    const record_event *event;
    const char *text;
    char want[RECORD_TEXT_MAX + 1];
    assert_int_equal(record_reader_open(folder, &reader), AIVD_OK);
    for (uint32_t i = 0; i < EVENTS; i++) {
        record_event expected = event_of(i);
        assert_int_equal(record_reader_next(reader, &event, &text, 0), RECORD_GOT);
        assert_memory_equal(event, &expected, sizeof expected);
        text_of(i, want);
        assert_string_equal(text, want);
    }
    assert_int_equal(record_reader_next(reader, &event, &text, 0), RECORD_GOT);
    assert_int_equal(event->kind, RECORD_END);
    assert_int_equal(event->value, EVENTS);
    assert_int_equal(record_reader_next(reader, &event, &text, 0), RECORD_DONE);
    assert_true(record_reader_facts(reader)->complete);
    assert_int_equal(record_reader_facts(reader)->finish, FINISH_STUCK);
    assert_int_equal(record_reader_facts(reader)->lost, 5);
    record_reader_close(reader);
}

static uint8_t *read_all(size_t *size)
{
    struct stat info;
    int fd = open(file, O_RDONLY);
    assert_true(fd >= 0 && fstat(fd, &info) == 0);
    uint8_t *bytes = malloc((size_t)info.st_size);
    assert_int_equal(read(fd, bytes, (size_t)info.st_size), info.st_size);
    close(fd);
    *size = (size_t)info.st_size;
    return bytes;
}

static void write_copy(const char *path, const uint8_t *bytes, size_t size)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    assert_true(fd >= 0);
    assert_int_equal(write(fd, bytes, size), size);
    close(fd);
}

/* Events before the first that is not whole. */
static uint32_t whole_events(size_t size)
{
    size_t at = RECORD_SLOT;
    uint32_t count = 0;
    while (count < EVENTS) {
        at += RECORD_SLOT + (size_t)record_text_slots(event_of(count).text_bytes) * RECORD_SLOT;
        if (at > size)
            break;
        count++;
    }
    return count;
}

static void a_cut_record_is_a_record(void **state)
{
    (void)state;
    size_t size;
    uint8_t *bytes = read_all(&size);
    char path[PATH_MAX + 8];
    snprintf(path, sizeof path, "%s/cut", folder);
    for (size_t cut = 0; cut < size; cut += 61) {
        record_reader *reader;
        const record_event *event;
        const char *text;
        write_copy(path, bytes, cut);
        if (cut < RECORD_SLOT) {
            assert_int_equal(record_reader_open(path, &reader), AIVD_ERR_FORMAT);
            continue;
        }
        assert_int_equal(record_reader_open(path, &reader), AIVD_OK);
        uint32_t count = 0;
        record_result result;
        while ((result = record_reader_next(reader, &event, &text, 0)) == RECORD_GOT)
            count++;
        assert_int_equal(result, RECORD_DONE);
        assert_int_equal(count, whole_events(cut));
        assert_false(record_reader_facts(reader)->complete);
        record_reader_close(reader);
    }
    free(bytes);
}

/* One byte of the file is another: what reading ends with. */
static record_result read_damaged(size_t at, uint8_t value, aivd_status *opened)
{
    size_t size;
    uint8_t *bytes = read_all(&size);
    char path[PATH_MAX + 8];
    record_reader *reader;
    const record_event *event;
    const char *text;
    record_result result = RECORD_DONE;
    snprintf(path, sizeof path, "%s/damaged", folder);
    bytes[at] = value;
    write_copy(path, bytes, size);
    free(bytes);
    *opened = record_reader_open(path, &reader);
    if (*opened != AIVD_OK)
        return RECORD_BROKEN;
    while ((result = record_reader_next(reader, &event, &text, 0)) == RECORD_GOT)
        ;
    record_reader_close(reader);
    return result;
}

static void damage_is_told(void **state)
{
    (void)state;
    aivd_status opened;
    assert_int_equal(read_damaged(0, 'X', &opened), RECORD_BROKEN);
    assert_int_equal(opened, AIVD_ERR_FORMAT);
    assert_non_null(strstr(base_error_recent(), "not a record"));
    assert_int_equal(read_damaged(offsetof(record_file_header, version), 77, &opened),
                     RECORD_BROKEN);
    assert_non_null(strstr(base_error_recent(), "version 77"));
    char ours[32];
    snprintf(ours, sizeof ours, "version %u;", RECORD_VERSION);
    assert_non_null(strstr(base_error_recent(), ours));
    assert_int_equal(read_damaged(RECORD_SLOT + offsetof(record_event, kind) + 1, 0xff, &opened),
                     RECORD_BROKEN);
    assert_non_null(strstr(base_error_recent(), "at byte 128: unknown kind"));
    assert_int_equal(
        read_damaged(RECORD_SLOT + offsetof(record_event, text_bytes) + 1, 0xff, &opened),
        RECORD_BROKEN);
    assert_non_null(strstr(base_error_recent(), "text longer"));
    assert_int_equal(read_damaged(RECORD_SLOT + offsetof(record_event, seq) + 7, 0xff, &opened),
                     RECORD_BROKEN);
    assert_non_null(strstr(base_error_recent(), "out of order"));
}

static void a_record_is_not_overwritten(void **state)
{
    (void)state;
    record_writer *writer;
    assert_int_equal(record_writer_open(folder, NULL, &writer), AIVD_ERR_FILE);
    assert_non_null(strstr(base_error_recent(), "another folder"));
}

static void a_full_disk_is_told(void **state)
{
    (void)state;
    char place[PATH_MAX + 16], full[PATH_MAX + 64];
    record_writer *writer;
    snprintf(place, sizeof place, "%s/full", folder);
    snprintf(full, sizeof full, "%s/%s", place, RECORD_FILE_NAME);
    assert_int_equal(mkdir(place, 0700), 0);
    /* The writer makes its file itself; here its name leads to a device that takes nothing. */
    assert_int_equal(record_writer_open(place, NULL, &writer), AIVD_OK);
    int fd = open("/dev/full", O_WRONLY);
    assert_true(fd >= 0);
    /* The writer's descriptor is the one opened just before. */
    assert_true(dup2(fd, fd - 1) == fd - 1);
    record_event event = event_of(1);
    assert_int_equal(record_writer_put(writer, &event, ""), AIVD_OK);
    assert_int_equal(record_writer_flush(writer), AIVD_ERR_FILE);
    assert_non_null(strstr(base_error_recent(), "disk full"));
    assert_int_equal(record_writer_close(writer, 0, FINISH_CUT), AIVD_ERR_FILE);
    close(fd);
    unlink(full);
    rmdir(place);
}

static void missing_records_are_named(void **state)
{
    (void)state;
    record_reader *reader;
    assert_int_equal(record_reader_open("/nowhere/at/all", &reader), AIVD_ERR_FILE);
    assert_int_equal(record_reader_open("/tmp", &reader), AIVD_ERR_NOT_FOUND);
    assert_non_null(strstr(base_error_recent(), "aivrun --record"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_put_comes_back), cmocka_unit_test(a_cut_record_is_a_record),
        cmocka_unit_test(damage_is_told),          cmocka_unit_test(a_record_is_not_overwritten),
        cmocka_unit_test(a_full_disk_is_told),     cmocka_unit_test(missing_records_are_named),
    };
    return cmocka_run_group_tests(tests, make, unmake);
}
