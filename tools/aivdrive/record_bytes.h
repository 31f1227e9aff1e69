/* aivdrive record bytes: bytes that kernels have moved, by kernel and pair of ranks. */
#ifndef AIVDRIVE_TOOL_RECORD_BYTES_H
#define AIVDRIVE_TOOL_RECORD_BYTES_H

#include <stdbool.h>

/* The record in a folder or file, as a table or a JSON array. Returns the exit code. */
int record_bytes_print(const char *path, bool json);

#endif
