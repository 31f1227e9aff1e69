/* record/reader: reads the events of a record in their order: from the rings of a run that goes on
 * (one reader takes them), or from the file that one has left. */
#ifndef RECORD_READER_H
#define RECORD_READER_H

#include <stdbool.h>
#include <stdint.h>

#include "record/format.h"
#include "record/session.h"

typedef struct record_reader record_reader;

typedef enum record_result {
    RECORD_GOT,   /* an event */
    RECORD_LATER, /* nothing new within the time; the run goes on */
    RECORD_DONE,  /* the record is complete, or its readable part is over */
    RECORD_BROKEN /* bytes that are no record; base_error_recent() says where */
} record_result;

/* A record file, a folder with one, or the folder of a session. */
aivd_status record_reader_open(const char *path, record_reader **reader);
void record_reader_close(record_reader *reader);

/* The next event and its text ("" when none); both valid until the next call. */
record_result record_reader_next(record_reader *reader, const record_event **event,
                                 const char **text, uint64_t timeout_ns);

typedef struct record_facts {
    const char *folder; /* where the copies of kernel images are */
    bool live;          /* a session: not a file */
    bool complete;      /* a file that ends with RECORD_END */
    record_finish finish;
    uint64_t wall_ns; /* CLOCK_REALTIME of time 0 */
    uint64_t lost;    /* numbers of processes that died before they wrote the event */
    char release[32];
} record_facts;
const record_facts *record_reader_facts(const record_reader *reader);

/* Whether a process of the run has threads that have recorded nothing yet, besides the library's. */
bool record_reader_strangers(const record_reader *reader);

/* The session behind a live reader, else NULL. */
record_session *record_reader_session(record_reader *reader);

/* ---- writing the file (record/file.c) ---- */
typedef struct record_writer record_writer;
/* Makes the folder when it is not there; refuses to overwrite a record. */
aivd_status record_writer_open(const char *folder, const record_session *session,
                               record_writer **writer);
aivd_status record_writer_put(record_writer *writer, const record_event *event, const char *text);
/* Everything put so far is in the file when the process dies. */
aivd_status record_writer_flush(record_writer *writer);
/* Adds RECORD_END but for FINISH_CUT. The status is that of the last bytes. */
aivd_status record_writer_close(record_writer *writer, uint64_t lost, record_finish finish);
/* Copies an image the session has kept. */
aivd_status record_writer_image(record_writer *writer, const char *session_folder,
                                const char *name);

/* ---- for the two sources of a reader ---- */
typedef struct record_source record_source;
record_result record_file_next(record_source *source, record_event *event, char *text);
aivd_status record_file_open(const char *path, record_source **source, record_facts *facts);
void record_file_close(record_source *source);

#endif
