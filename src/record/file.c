/* record/file: a record as a file: header, events with their texts, END. Written front to back, so
 * what a crash leaves is a record up to there. Bytes from outside: nothing is believed. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "record/reader.h"

enum { BUFFER = 1 << 20, ROOM = RECORD_TEXT_MAX + 2 * RECORD_SLOT };

/* ---- writing ---- */

struct record_writer {
    int fd;
    char folder[PATH_MAX];
    char path[PATH_MAX + 16];
    size_t used;
    uint64_t events, last;
    uint8_t buffer[BUFFER];
};

static aivd_status write_fails(const char *path, int error)
{
    return base_fail(AIVD_ERR_FILE, NULL,
                     "cannot write %s: %s%s; what is written so far can be read", path,
                     strerror(error), error == ENOSPC || error == EDQUOT ? " (disk full)" : "");
}

aivd_status record_writer_flush(record_writer *writer)
{
    size_t at = 0;
    while (at < writer->used) {
        ssize_t n = write(writer->fd, writer->buffer + at, writer->used - at);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0) {
            int error = n < 0 ? errno : ENOSPC;
            memmove(writer->buffer, writer->buffer + at, writer->used - at);
            writer->used -= at;
            return write_fails(writer->path, error);
        }
        at += (size_t)n;
    }
    writer->used = 0;
    return AIVD_OK;
}

static aivd_status add(record_writer *writer, const void *bytes, size_t size)
{
    if (writer->used + size > BUFFER) {
        aivd_status status = record_writer_flush(writer);
        if (status)
            return status;
    }
    memcpy(writer->buffer + writer->used, bytes, size);
    writer->used += size;
    return AIVD_OK;
}

static aivd_status put_header(record_writer *writer, const record_session *session)
{
    record_file_header header = {.version = RECORD_VERSION, .slot_bytes = RECORD_SLOT};
    memcpy(header.magic, RECORD_FILE_MAGIC, sizeof header.magic);
    header.wall_ns = session != NULL ? session->wall_ns : 0;
    snprintf(header.release, sizeof header.release, "%s", AIVDRIVE_VERSION);
    aivd_status status = add(writer, &header, sizeof header);
    return status ? status : record_writer_flush(writer);
}

aivd_status record_writer_open(const char *folder, const record_session *session,
                               record_writer **made)
{
    if (strlen(folder) >= PATH_MAX - 64)
        return base_fail(AIVD_ERR_PARAM, NULL, "the name of the record's folder is too long");
    if (mkdir(folder, 0777) != 0 && errno != EEXIST)
        return base_fail(AIVD_ERR_FILE, NULL, "cannot make the folder %s for the record: %s",
                         folder, strerror(errno));
    record_writer *writer = calloc(1, sizeof *writer);
    if (writer == NULL)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory to write a record");
    snprintf(writer->folder, sizeof writer->folder, "%s", folder);
    snprintf(writer->path, sizeof writer->path, "%s/%s", writer->folder, RECORD_FILE_NAME);
    writer->fd = open(writer->path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    aivd_status status =
        writer->fd >= 0
            ? put_header(writer, session)
            : base_fail(AIVD_ERR_FILE, NULL, "cannot make %s: %s%s", writer->path, strerror(errno),
                        errno == EEXIST ? "; give another folder or remove the record in it" : "");
    if (status) {
        if (writer->fd >= 0)
            close(writer->fd);
        free(writer);
        return status;
    }
    *made = writer;
    return AIVD_OK;
}

aivd_status record_writer_put(record_writer *writer, const record_event *event, const char *text)
{
    char padded[RECORD_TEXT_MAX + RECORD_SLOT];
    uint32_t more = record_text_slots(event->text_bytes);
    aivd_status status = add(writer, event, sizeof *event);
    if (status == AIVD_OK && more != 0) {
        memset(padded, 0, (size_t)more * RECORD_SLOT);
        memcpy(padded, text, event->text_bytes);
        status = add(writer, padded, (size_t)more * RECORD_SLOT);
    }
    writer->events++;
    writer->last = event->seq;
    return status;
}

aivd_status record_writer_close(record_writer *writer, uint64_t lost, record_finish finish)
{
    aivd_status status = AIVD_OK;
    if (finish != FINISH_CUT) {
        record_event end = {.seq = writer->last + 1,
                            .kind = RECORD_END,
                            .rank = -1,
                            .block = RECORD_NONE,
                            .device = -1,
                            .status = (int32_t)finish,
                            .value = writer->events,
                            .extra = lost};
        status = add(writer, &end, sizeof end);
    }
    aivd_status flushed = record_writer_flush(writer);
    if (close(writer->fd) != 0 && flushed == AIVD_OK)
        flushed = write_fails(writer->path, errno);
    free(writer);
    return status ? status : flushed;
}

static bool copy_file(const char *from, const char *to)
{
    char buffer[1 << 16];
    int in = open(from, O_RDONLY | O_CLOEXEC);
    int out = in >= 0 ? open(to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666) : -1;
    ssize_t n = out >= 0 ? 0 : -1;
    while (out >= 0 && (n = read(in, buffer, sizeof buffer)) > 0)
        if (write(out, buffer, (size_t)n) != n) {
            n = -1;
            break;
        }
    int error = errno;
    if (out >= 0)
        close(out);
    if (in >= 0)
        close(in);
    errno = error;
    return n == 0;
}

aivd_status record_writer_image(record_writer *writer, const char *session_folder, const char *name)
{
    char from[2 * PATH_MAX], to[2 * PATH_MAX];
    if (name[0] == '\0' || strchr(name, '/') != NULL)
        return AIVD_OK;
    snprintf(from, sizeof from, "%s/%s", session_folder, name);
    snprintf(to, sizeof to, "%s/%s", writer->folder, name);
    if (access(to, F_OK) == 0)
        return AIVD_OK;
    return copy_file(from, to) ? AIVD_OK : write_fails(to, errno);
}

/* ---- reading ---- */

struct record_source {
    int fd;
    char path[PATH_MAX];
    size_t at, end;  /* unread bytes of the buffer */
    uint64_t offset; /* of the buffer's first byte in the file */
    uint64_t seq;
    bool over;
    record_facts *facts;
    uint8_t buffer[BUFFER];
};

/* At least `size` bytes in the buffer; false at the end of the file. */
static bool have(record_source *source, size_t size)
{
    if (source->end - source->at >= size)
        return true;
    memmove(source->buffer, source->buffer + source->at, source->end - source->at);
    source->offset += source->at;
    source->end -= source->at;
    source->at = 0;
    while (source->end < size) {
        ssize_t n = read(source->fd, source->buffer + source->end, BUFFER - source->end);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        source->end += (size_t)n;
    }
    return true;
}

static record_result broken(const record_source *source, const char *what, uint64_t given)
{
    base_fail(AIVD_ERR_FORMAT, NULL, "%s is broken at byte %llu: %s (%llu)", source->path,
              (unsigned long long)(source->offset + source->at), what, (unsigned long long)given);
    return RECORD_BROKEN;
}

record_result record_file_next(record_source *source, record_event *event, char *text)
{
    text[0] = '\0';
    if (source->over || !have(source, sizeof *event))
        return RECORD_DONE;
    memcpy(event, source->buffer + source->at, sizeof *event);
    if (event->kind == RECORD_NOTHING || event->kind >= RECORD_KIND_COUNT)
        return broken(source, "unknown kind of event", event->kind);
    if (event->text_bytes > RECORD_TEXT_MAX)
        return broken(source, "text longer than a record's texts are", event->text_bytes);
    if (event->seq <= source->seq)
        return broken(source, "event out of order", event->seq);
    size_t more = (size_t)record_text_slots(event->text_bytes) * RECORD_SLOT;
    if (!have(source, sizeof *event + more))
        return RECORD_DONE; /* cut inside: what a crash leaves */
    memcpy(text, source->buffer + source->at + sizeof *event, event->text_bytes);
    text[event->text_bytes] = '\0';
    source->at += sizeof *event + more;
    source->seq = event->seq;
    if (event->kind == RECORD_END) {
        source->over = true;
        source->facts->complete = true;
        source->facts->finish = (record_finish)event->status;
        source->facts->lost = event->extra;
    }
    return RECORD_GOT;
}

static aivd_status check_header(const char *path, const record_file_header *header)
{
    if (memcmp(header->magic, RECORD_FILE_MAGIC, sizeof header->magic) != 0)
        return base_fail(AIVD_ERR_FORMAT, NULL,
                         "%s is not a record; records are written by aivrun --record DIR", path);
    if (header->version != RECORD_VERSION || header->slot_bytes != RECORD_SLOT)
        return base_fail(AIVD_ERR_FORMAT, NULL,
                         "%s is a record of version %u (written by aivdrive %.31s), this release "
                         "reads version %u; read it with that release or record again",
                         path, header->version, header->release, RECORD_VERSION);
    return AIVD_OK;
}

aivd_status record_file_open(const char *path, record_source **made, record_facts *facts)
{
    record_file_header header;
    record_source *source = calloc(1, sizeof *source);
    if (source == NULL)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory to read a record");
    snprintf(source->path, sizeof source->path, "%s", path);
    source->facts = facts;
    source->fd = open(path, O_RDONLY | O_CLOEXEC);
    aivd_status status = AIVD_OK;
    if (source->fd < 0)
        status =
            base_fail(AIVD_ERR_FILE, NULL, "cannot open the record %s: %s", path, strerror(errno));
    else if (!have(source, sizeof header))
        status = base_fail(AIVD_ERR_FORMAT, NULL,
                           "%s is not a record: it is shorter than the header of one", path);
    if (status == AIVD_OK) {
        memcpy(&header, source->buffer, sizeof header);
        header.release[sizeof header.release - 1] = '\0';
        source->at = sizeof header;
        status = check_header(path, &header);
    }
    if (status) {
        record_file_close(source);
        return status;
    }
    facts->wall_ns = header.wall_ns;
    memcpy(facts->release, header.release, sizeof facts->release);
    *made = source;
    return AIVD_OK;
}

void record_file_close(record_source *source)
{
    if (source->fd >= 0)
        close(source->fd);
    free(source);
}
