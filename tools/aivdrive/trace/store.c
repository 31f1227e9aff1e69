/* trace/store: memory of the tracer. */
#include "trace/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *proven(void *memory)
{
    if (memory == NULL) {
        fputs("aivdrive trace: no host memory left; trace fewer ranks, blocks or calls at a time\n",
              stderr);
        exit(2);
    }
    return memory;
}

void *trace_zeroed(size_t count, size_t size)
{
    return proven(calloc(count != 0 ? count : 1, size));
}

void *trace_resize(void *memory, size_t bytes)
{
    return proven(realloc(memory, bytes != 0 ? bytes : 1));
}

/* ---- numbers ---- */

static size_t slot_of(const number_map *map, uint64_t key)
{
    uint64_t mixed = (key ^ key >> 31) * UINT64_C(0x9e3779b97f4a7c15);
    size_t i = (size_t)(mixed >> 24) & (map->room - 1);
    while (map->keys[i] != 0 && map->keys[i] != key + 1)
        i = (i + 1) & (map->room - 1);
    return i;
}

static void double_room(number_map *map)
{
    number_map old = *map;
    map->room = old.room == 0 ? 64 : 2 * old.room;
    map->keys = trace_zeroed(map->room, sizeof *map->keys);
    map->values = trace_zeroed(map->room, sizeof *map->values);
    for (size_t i = 0; i < old.room; i++) {
        if (old.keys[i] == 0)
            continue;
        size_t to = slot_of(map, old.keys[i] - 1);
        map->keys[to] = old.keys[i];
        map->values[to] = old.values[i];
    }
    free(old.keys);
    free(old.values);
}

uint64_t *trace_map_at(number_map *map, uint64_t key)
{
    if (2 * (map->count + 1) > map->room)
        double_room(map);
    size_t i = slot_of(map, key);
    if (map->keys[i] == 0) {
        map->keys[i] = key + 1;
        map->values[i] = 0;
        map->count++;
    }
    return &map->values[i];
}

uint64_t *trace_map_find(const number_map *map, uint64_t key)
{
    if (map->room == 0)
        return NULL;
    size_t i = slot_of(map, key);
    return map->keys[i] != 0 ? &map->values[i] : NULL;
}

void trace_map_clear(number_map *map)
{
    free(map->keys);
    free(map->values);
    *map = (number_map){0};
}

/* ---- texts ---- */

static uint64_t hash_of(const char *text)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (const unsigned char *p = (const unsigned char *)text; *p != '\0'; p++)
        hash = (hash ^ *p) * UINT64_C(0x100000001b3);
    return hash >> 1; /* leaves room to step on */
}

uint32_t trace_text(text_list *list, const char *text)
{
    for (uint64_t hash = hash_of(text);; hash++) {
        uint64_t *number = trace_map_at(&list->by_hash, hash); /* the text's number + 1 */
        if (*number == 0) {
            TRACE_GROW(list->texts, list->room, list->count);
            list->texts[list->count] = proven(strdup(text));
            *number = ++list->count;
            return (uint32_t)(*number - 1);
        }
        if (strcmp(list->texts[*number - 1], text) == 0)
            return (uint32_t)(*number - 1);
    }
}

void trace_texts_clear(text_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        free(list->texts[i]);
    free(list->texts);
    trace_map_clear(&list->by_hash);
    *list = (text_list){0};
}
