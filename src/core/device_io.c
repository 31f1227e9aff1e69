/* core/device_io: printf, assert, trap and dump of kernels. Lines are collected per block, carry
 * rank and block, and come out when the buffer is full, when the block ends or sleeps, and when the
 * grid is abandoned. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aivdrive/device_error.h"
#include "base/half.h"
#include "base/launcher.h"
#include "base/log.h"
#include "c_api/asc_debug.h"
#include "core/grid.h"
#include "core/ub.h"
#include "fabric/region.h"

static void write_text(core_grid *grid, const char *text, uint32_t size)
{
    pthread_mutex_lock(&grid->lock);
    bool before = grid->text_used >= CORE_TEXT_MAX;
    if (!before) {
        base_log_raw(text);
        grid->text_used += size;
    }
    bool after = grid->text_used >= CORE_TEXT_MAX;
    pthread_mutex_unlock(&grid->lock);
    if (!before && after) {
        char note[160];
        snprintf(note, sizeof note, "[kernel %.64s] output truncated after %u KiB\n",
                 grid->launch->kernel, (unsigned)CORE_TEXT_MAX / 1024);
        base_log_raw(note);
    }
}

void core_text_flush(core_block *block)
{
    if (block->text_used == 0)
        return;
    block->text[block->text_used] = '\0';
    write_text(block->grid, block->text, block->text_used);
    block->text_used = 0;
}

static int prefix(const core_block *block, char *text, size_t size)
{
    int rank = block->grid->launch->device;
    base_launcher_rank(&rank);
    return snprintf(text, size, "[rank %d block %u] ", rank, block->index);
}

/* The buffer keeps its bytes after a flush; the prefix tells whether they are this block's. */
bool core_text_last(const core_block *block, char *line, size_t size)
{
    char head[64];
    if (block->text == NULL)
        return false;
    size_t n = (size_t)prefix(block, head, sizeof head);
    size_t end = block->text_used != 0 ? block->text_used : strlen(block->text);
    while (end > 0 && block->text[end - 1] == '\n')
        end--;
    size_t begin = end;
    while (begin > 0 && block->text[begin - 1] != '\n')
        begin--;
    if (end - begin <= n || memcmp(block->text + begin, head, n) != 0)
        return false;
    snprintf(line, size, "%.*s", (int)(end - begin - n), block->text + begin + n);
    return true;
}

/* Appends whole lines; a longer one is cut into lines of the buffer's size. */
static void append(core_block *block, const char *text, size_t size)
{
    enum { ROOM = CORE_LINE_MAX - 2 }; /* a line end and the closing zero */
    if (block->text == NULL) {
        block->text = malloc(CORE_LINE_MAX);
        if (block->text == NULL)
            return;
        block->text[0] = '\0';
    }
    char head[64];
    for (size_t i = 0; i < size; i++) {
        if (!block->text_open) {
            int n = prefix(block, head, sizeof head);
            if (block->text_used + (uint32_t)n >= ROOM)
                core_text_flush(block);
            memcpy(block->text + block->text_used, head, (size_t)n);
            block->text_used += (uint32_t)n;
            block->text_open = true;
        }
        block->text[block->text_used++] = text[i];
        if (text[i] == '\n')
            block->text_open = false;
        if (block->text_used >= ROOM) {
            if (block->text_open) {
                block->text[block->text_used++] = '\n';
                block->text_open = false;
            }
            core_text_flush(block);
        }
    }
}

void core_text_close(core_block *block)
{
    if (block->text_open)
        append(block, "\n", 1);
    core_text_flush(block);
    if (block->text != NULL)
        block->text[0] = '\0'; /* the next block there has said nothing yet */
}

BASE_EXPORT int aivd_dev_vprintf(const char *format, va_list list)
{
    char line[CORE_LINE_MAX];
    int n = vsnprintf(line, sizeof line, format, list);
    if (n < 0)
        return n;
    size_t size = (size_t)n;
    if (size >= sizeof line) { /* cut: what follows begins a line */
        size = sizeof line - 1;
        line[size - 1] = '\n';
    }
    core_block *block = core_current;
    if (block == NULL)
        base_log_raw(line);
    else {
        core_count_only(block);
        append(block, line, size);
    }
    return n;
}

BASE_EXPORT int aivd_dev_printf(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int n = aivd_dev_vprintf(format, list);
    va_end(list);
    return n;
}

/* Outside of a kernel there is nothing to end but the program: as the C library's assert would. */
static void no_kernel(const char *what)
{
    BASE_LOG(LOG_ERROR, LOG_CORE, "%s called outside of a kernel", what);
    __builtin_trap();
}

BASE_EXPORT void aivd_dev_assert_fail(const char *expression, const char *file, unsigned int line)
{
    core_block *block = core_current;
    if (block == NULL)
        no_kernel("assert");
    block->site = NULL; /* the text has the place */
    core_end_kernel(block, AIVD_ERR_KERNEL_TRAP, "assertion \"%s\" failed at %s:%u", expression,
                    file, line);
}

BASE_EXPORT void aivd_dev_trap(void)
{
    core_block *block = core_current;
    if (block == NULL)
        no_kernel("trap");
    core_count(block);
    core_end_kernel(block, AIVD_ERR_KERNEL_TRAP, "trap() was called");
}

BASE_EXPORT void aivd_dev_disagree(const char *format, ...)
{
    char text[512];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    core_block *block = core_current;
    if (block == NULL)
        no_kernel("aivd_dev_disagree");
    block->site = NULL; /* the text has it all */
    core_end_kernel(block, AIVD_ERR_MISMATCH, "%s", text);
}

typedef struct dump_type {
    const char *name;
    uint32_t size;
} dump_type;

static const dump_type dump_types[] = {
    [AIVD_DEV_S8] = {"int8", 1},   [AIVD_DEV_U8] = {"uint8", 1},
    [AIVD_DEV_S16] = {"int16", 2}, [AIVD_DEV_U16] = {"uint16", 2},
    [AIVD_DEV_S32] = {"int32", 4}, [AIVD_DEV_U32] = {"uint32", 4},
    [AIVD_DEV_S64] = {"int64", 8}, [AIVD_DEV_U64] = {"uint64", 8},
    [AIVD_DEV_F16] = {"half", 2},  [AIVD_DEV_BF16] = {"bfloat16", 2},
    [AIVD_DEV_F32] = {"float", 4}, [AIVD_DEV_F64] = {"double", 8},
};

static int format_element(char *text, size_t size, int type, const uint8_t *from)
{
    union {
        int8_t s8;
        int16_t s16;
        uint16_t u16;
        int32_t s32;
        uint32_t u32;
        int64_t s64;
        uint64_t u64;
        float f32;
        double f64;
    } v = {0};
    memcpy(&v, from, dump_types[type].size);
    switch (type) {
    case AIVD_DEV_S8:
        return snprintf(text, size, " %d", v.s8);
    case AIVD_DEV_U8:
        return snprintf(text, size, " %u", (unsigned)from[0]);
    case AIVD_DEV_S16:
        return snprintf(text, size, " %d", v.s16);
    case AIVD_DEV_U16:
        return snprintf(text, size, " %u", (unsigned)v.u16);
    case AIVD_DEV_S32:
        return snprintf(text, size, " %d", v.s32);
    case AIVD_DEV_U32:
        return snprintf(text, size, " %u", v.u32);
    case AIVD_DEV_S64:
        return snprintf(text, size, " %lld", (long long)v.s64);
    case AIVD_DEV_U64:
        return snprintf(text, size, " %llu", (unsigned long long)v.u64);
    case AIVD_DEV_F16:
        return snprintf(text, size, " %g", (double)base_half_to_float(v.u16));
    case AIVD_DEV_BF16:
        return snprintf(text, size, " %g", (double)base_bf16_to_float(v.u16));
    case AIVD_DEV_F32:
        return snprintf(text, size, " %.9g", (double)v.f32);
    default:
        return snprintf(text, size, " %.17g", v.f64);
    }
}

BASE_EXPORT void aivd_dev_dump(const char *what, const void *data, int type, uint32_t count)
{
    enum { PER_LINE = 8 };
    core_block *block = core_current;
    if (block == NULL)
        no_kernel("dump");
    core_count(block);
    if (type < 0 || (size_t)type >= BASE_COUNT_OF(dump_types))
        core_rule(block, "dump of \"%s\": element type %d is unknown", what, type);
    const dump_type *t = &dump_types[type];
    const uint8_t *from = core_any_read(block, data, (uint64_t)count * t->size, "dump");
    char line[512];
    int n =
        snprintf(line, sizeof line, "dump \"%.100s\" %p: %u x %s\n", what, data, count, t->name);
    append(block, line, (size_t)n);
    for (uint32_t i = 0; i < count; i += PER_LINE) {
        n = snprintf(line, sizeof line, "  %6u:", i);
        for (uint32_t k = i; k < count && k < i + PER_LINE; k++)
            n += format_element(line + n, sizeof line - (size_t)n, type, from + k * t->size);
        line[n++] = '\n';
        append(block, line, (size_t)n);
    }
}
