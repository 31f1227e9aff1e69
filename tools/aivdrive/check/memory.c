/* check/memory: memory of the checker itself. */
#include "memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *proven(void *memory)
{
    if (memory == NULL) {
        fputs("aivdrive check: no host memory left; check fewer ranks, blocks or calls at a time\n",
              stderr);
        exit(2);
    }
    return memory;
}

void *check_alloc(size_t bytes)
{
    return proven(malloc(bytes != 0 ? bytes : 1));
}

void *check_zeroed(size_t bytes)
{
    return proven(calloc(1, bytes != 0 ? bytes : 1));
}

void *check_resize(void *memory, size_t bytes)
{
    return proven(realloc(memory, bytes != 0 ? bytes : 1));
}

char *check_text(const char *text)
{
    return proven(strdup(text));
}

void check_free(void *memory)
{
    free(memory);
}
