/* aivcc/text: growing lists and texts, and the memory of the tool: it lives until the tool ends.
 * Out of memory is said and ends it. */
#include "aivcc.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* Every block is in one ring, so that the end of the tool gives all of them back. */
typedef struct block {
    struct block *next, *last;
} block;

static block ring = {&ring, &ring};

static void *payload(block *b)
{
    return b + 1;
}

void *memory_grow(void *old, size_t size)
{
    block *before = old != NULL ? (block *)old - 1 : NULL;

    if (before != NULL) {
        before->last->next = before->next;
        before->next->last = before->last;
    }
    block *b = realloc(before, sizeof(*b) + size);
    if (b == NULL) {
        complain("out of memory (%zu bytes)", size);
        exit(1);
    }
    b->next = ring.next;
    b->last = &ring;
    b->next->last = b;
    ring.next = b;
    return payload(b);
}

void memory_release(void)
{
    while (ring.next != &ring) {
        block *b = ring.next;
        ring.next = b->next;
        b->next->last = &ring;
        free(b);
    }
}

void list_add(list *l, const char *item)
{
    if (l->count + 2 > l->space) {
        l->space = l->space * 2 + 16;
        l->items = memory_grow(l->items, l->space * sizeof(*l->items));
    }
    l->items[l->count++] = item;
    l->items[l->count] = NULL;
}

void list_add_all(list *l, const list *other)
{
    for (size_t i = 0; i < other->count; i++)
        list_add(l, other->items[i]);
}

void list_add_words(list *l, const char *const *words)
{
    for (; *words != NULL; words++)
        list_add(l, *words);
}

void text_add(text *t, const char *bytes, size_t size)
{
    if (t->size + size + 1 > t->space) {
        t->space = (t->size + size + 1) * 2;
        t->bytes = memory_grow(t->bytes, t->space);
    }
    if (size != 0)
        memcpy(t->bytes + t->size, bytes, size);
    t->size += size;
    t->bytes[t->size] = '\0';
}

static void add_formatted(text *t, const char *format, va_list list)
{
    va_list again;
    int size;

    va_copy(again, list);
    size = vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (size < 0)
        return;
    char *bytes = memory_grow(NULL, (size_t)size + 1);
    vsnprintf(bytes, (size_t)size + 1, format, list);
    text_add(t, bytes, (size_t)size);
}

void text_format(text *t, const char *format, ...)
{
    va_list list;

    va_start(list, format);
    add_formatted(t, format, list);
    va_end(list);
}

char *text_printf(const char *format, ...)
{
    text t = {0};
    va_list list;

    va_start(list, format);
    text_add(&t, "", 0);
    add_formatted(&t, format, list);
    va_end(list);
    return t.bytes;
}

char *text_copy(const char *bytes, size_t size)
{
    text t = {0};

    text_add(&t, bytes, size);
    return t.bytes;
}

bool text_read_file(text *t, const char *path)
{
    FILE *file = fopen(path, "rb");
    char block[16384];
    size_t size;

    if (file == NULL)
        return false;
    text_add(t, "", 0);
    while ((size = fread(block, 1, sizeof(block), file)) > 0)
        text_add(t, block, size);
    bool good = !ferror(file);
    fclose(file);
    return good;
}

bool text_write_file(const text *t, const char *path)
{
    FILE *file = fopen(path, "wb");

    if (file == NULL)
        return false;
    bool good = fwrite(t->bytes, 1, t->size, file) == t->size;
    return fclose(file) == 0 && good;
}
