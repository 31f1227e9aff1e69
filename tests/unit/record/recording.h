/* A recording session for unit tests: made before the first event, removed at the end. */
#ifndef RECORDING_H
#define RECORDING_H

#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "record/reader.h"
#include "record/ring.h"

static __attribute__((unused)) char recording_folder[PATH_MAX];
static __attribute__((unused)) record_session *recording_session;

static inline int recording_setup(void **state)
{
    (void)state;
    if (record_session_create(32, recording_folder, &recording_session) != AIVD_OK)
        return -1;
    setenv("AIVDRIVE_RECORD", recording_folder, 1);
    return record_attach() == AIVD_OK ? 0 : -1;
}

static inline int recording_teardown(void **state)
{
    (void)state;
    record_session_remove(recording_folder);
    return 0;
}

#endif
