/* trace/store: memory of the tracer: arrays that double, a map of numbers, each text once. It is a
 * tool: without memory it ends with a sentence. */
#ifndef TRACE_STORE_H
#define TRACE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

void *trace_zeroed(size_t count, size_t size);
void *trace_resize(void *memory, size_t bytes);

/* Room for one more element. */
#define TRACE_GROW(array, capacity, count)                                                         \
    do {                                                                                           \
        if ((size_t)(count) >= (capacity)) {                                                       \
            (capacity) = (capacity) == 0 ? 16 : 2 * (capacity);                                    \
            (array) = trace_resize((array), (capacity) * sizeof *(array));                         \
        }                                                                                          \
    } while (0)

typedef struct number_map {
    uint64_t *keys; /* key + 1; 0 = free */
    uint64_t *values;
    size_t room, count;
} number_map;

/* The value of the key; made, as 0, when it is not there. Valid until the next call. */
uint64_t *trace_map_at(number_map *map, uint64_t key);
/* NULL when it is not there. */
uint64_t *trace_map_find(const number_map *map, uint64_t key);
void trace_map_clear(number_map *map);

typedef struct text_list {
    char **texts;
    size_t count, room;
    number_map by_hash;
} text_list;

/* The number of the text: the same one for the same text, from 0. */
uint32_t trace_text(text_list *list, const char *text);
void trace_texts_clear(text_list *list);

#endif
