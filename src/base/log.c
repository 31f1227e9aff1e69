/* base/log: formats one line on the stack and gives it to stderr with one write(2), so that lines
 * of many ranks and threads do not mix. The level and the subsystem mask are read once, at first
 * use; a bad value there must not stop a program that only wanted to log, so it falls back. */
#include "base/log.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/compiler.h"
#include "base/launcher.h"
#include "base/option.h"

enum { LINE_BYTES = 4096, READY = 1 << 31 };

static const char *const level_names[] = {"DEBUG", "INFO ", "WARN ", "ERROR"};
static const char *const subsystem_names[LOG_SUBSYSTEMS] = {"base", "fabric", "record", "core",
                                                            "npu",  "acl",    "hccl",   "shmem", "tool"};

/* Bits 0..7 level, 8..30 subsystems, 31 "read". One word, written whole: every thread that races
 * to read the environment computes the same value, so relaxed order is enough. */
static atomic_uint filter;

static base_log_sink _Atomic sink_of_user;

static int subsystem_from_name(const char *name, size_t length)
{
    for (int i = 0; i < LOG_SUBSYSTEMS; i++)
        if (strlen(subsystem_names[i]) == length && memcmp(subsystem_names[i], name, length) == 0)
            return i;
    return -1;
}

static unsigned parse_subsystems(const char *list)
{
    unsigned mask = 0;
    while (*list != '\0') {
        size_t length = strcspn(list, ", ");
        int subsystem = subsystem_from_name(list, length);
        if (subsystem >= 0)
            mask |= 1u << subsystem;
        list += length;
        list += strspn(list, ", ");
    }
    return mask != 0 ? mask : (1u << LOG_SUBSYSTEMS) - 1;
}

/* The level by hand: base_option_int() would log its own complaint through here. */
static unsigned parse_level(const char *text)
{
    if (text[0] >= '0' && text[0] <= '4' && text[1] == '\0')
        return (unsigned)(text[0] - '0');
    return LOG_ERROR;
}

static BASE_COLD unsigned read_filter(void)
{
    unsigned value = (unsigned)READY | parse_level(base_option_text(OPT_LOG_LEVEL)) |
                     parse_subsystems(base_option_text(OPT_LOG_SUBSYSTEMS)) << 8;
    atomic_store_explicit(&filter, value, memory_order_relaxed);
    return value;
}

bool base_log_wants(base_level level, base_subsystem subsystem)
{
    unsigned now = atomic_load_explicit(&filter, memory_order_relaxed);
    if (BASE_UNLIKELY(now == 0))
        now = read_filter();
    return (unsigned)level >= (now & 0xffu) && level < LOG_NOTHING &&
           ((now >> (8 + (unsigned)subsystem)) & 1u) != 0;
}

void base_log_set_level(base_level level)
{
    unsigned now = atomic_load_explicit(&filter, memory_order_relaxed);
    if (now == 0)
        now = read_filter();
    atomic_store_explicit(&filter, (now & ~0xffu) | (unsigned)level, memory_order_relaxed);
}

void base_log_set_sink(base_log_sink sink)
{
    atomic_store_explicit(&sink_of_user, sink, memory_order_release);
}

void base_log_silence(void)
{
    atomic_store_explicit(&filter, (unsigned)READY | LOG_NOTHING, memory_order_relaxed);
}

static void write_all(const char *text, size_t length)
{
    while (length > 0) {
        ssize_t done = write(STDERR_FILENO, text, length);
        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return; /* a log that cannot be written is not worth failing for */
        text += done;
        length -= (size_t)done;
    }
}

/* "[aivd][  3][ERROR][hccl  ] ": rank as the launcher says, "-" without one. */
static size_t write_prefix(char *line, size_t size, base_level level, base_subsystem subsystem)
{
    int rank;
    char number[16] = "-";
    if (base_launcher_rank(&rank))
        snprintf(number, sizeof number, "%d", rank);
    int n = snprintf(line, size, "[aivd][%3s][%s][%-6s] ", number, level_names[level],
                     subsystem_names[subsystem]);
    return n > 0 ? (size_t)n : 0;
}

/* The user's own logger: the text alone, as a string. */
static void tell_sink(base_level level, char *line, size_t used)
{
    base_log_sink sink = atomic_load_explicit(&sink_of_user, memory_order_acquire);
    if (!sink)
        return;
    const char *text = line;
    for (int brackets = 0; brackets < 4 && *text; text++)
        brackets += *text == ']';
    line[used] = '\0';
    sink((int)level, *text == ' ' ? text + 1 : text);
}

void base_log_write(base_level level, base_subsystem subsystem, const char *format, ...)
{
    if ((unsigned)level >= LOG_NOTHING || (unsigned)subsystem >= LOG_SUBSYSTEMS)
        return;
    int saved_errno = errno;
    char line[LINE_BYTES];
    size_t used = write_prefix(line, sizeof line - 1, level, subsystem);
    va_list args;
    va_start(args, format);
    int n = vsnprintf(line + used, sizeof line - 1 - used, format, args);
    va_end(args);
    if (n > 0)
        used += (size_t)n;
    if (used > sizeof line - 2)
        used = sizeof line - 2; /* cut, the newline stays */
    line[used] = '\n';
    write_all(line, used + 1);
    tell_sink(level, line, used);
    errno = saved_errno;
}

void base_log_stats(const char *line)
{
    const char *path = base_option_text(OPT_STATS_FILE);
    int file = *path ? open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666) : -1;
    size_t length = strlen(line);
    if (*path && file < 0)
        BASE_LOG(LOG_ERROR, LOG_BASE, "AIVDRIVE_STATS_FILE: cannot open %s: %s", path,
                 strerror(errno));
    /* One write, so that lines of several processes do not mix. */
    if (file < 0 || write(file, line, length) != (ssize_t)length)
        base_log_raw(line);
    if (file >= 0)
        close(file);
}

void base_log_raw(const char *text)
{
    int saved_errno = errno;
    size_t length = strlen(text);
    char copy[LINE_BYTES];
    if (length > 0 && text[length - 1] != '\n' && length < sizeof copy) {
        memcpy(copy, text, length);
        copy[length++] = '\n';
        write_all(copy, length);
    } else {
        write_all(text, length);
    }
    errno = saved_errno;
}
