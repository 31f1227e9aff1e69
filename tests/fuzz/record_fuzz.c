/* Fuzzes what reads a record file: whatever the bytes are, reading ends, and every event that is
 * handed out is one whose fields can be used. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/log.h"
#include "record/reader.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    base_log_silence();
    return 0;
}

static void read_record(const char *path, size_t size)
{
    record_reader *reader;
    const record_event *event;
    const char *text;
    uint64_t seq = 0;
    size_t events = 0;
    if (record_reader_open(path, &reader) != AIVD_OK)
        return;
    while (record_reader_next(reader, &event, &text, 0) == RECORD_GOT) {
        if (event->seq <= seq || event->kind == RECORD_NOTHING ||
            event->kind >= RECORD_KIND_COUNT || strlen(text) > RECORD_TEXT_MAX ||
            strcmp(record_kind_name(event->kind), "?") == 0 || ++events > size / RECORD_SLOT)
            abort();
        seq = event->seq;
    }
    record_reader_close(reader);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    char path[64];
    int fd = memfd_create("record", MFD_CLOEXEC);
    if (fd < 0)
        return 0;
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    if (write(fd, bytes, size) == (ssize_t)size)
        read_record(path, size);
    close(fd);
    return 0;
}
