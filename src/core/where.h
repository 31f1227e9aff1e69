/* core/where: names for code addresses. */
#ifndef CORE_WHERE_H
#define CORE_WHERE_H

#include <stdbool.h>

/* "kernel.c:12" or "symbol+0x34" for a return address; thread-local text. */
const char *core_where(const void *code);

/* Whether two addresses belong to one loaded image. */
bool core_same_image(const void *a, const void *b);

#endif
