/* check/memory: memory of the checker itself. It is a tool: without memory it ends with a sentence,
 * which is worth more than findings that are missing in silence. */
#ifndef CHECK_MEMORY_H
#define CHECK_MEMORY_H

#include <stddef.h>

void *check_alloc(size_t bytes);
void *check_zeroed(size_t bytes);
void *check_resize(void *memory, size_t bytes);
char *check_text(const char *text); /* a copy */
void check_free(void *memory);

/* Room for element `index` of an array that doubles. */
#define CHECK_GROW(array, capacity, index)                                                         \
    do {                                                                                           \
        if ((size_t)(index) >= (capacity)) {                                                       \
            (capacity) = (capacity) == 0 ? 16 : (capacity);                                        \
            while ((size_t)(index) >= (capacity))                                                  \
                (capacity) *= 2;                                                                   \
            (array) = check_resize((array), (capacity) * sizeof *(array));                         \
        }                                                                                          \
    } while (0)

#endif
