/* base/log: one line per event on stderr, "[aivd][rank|-][LEVEL][subsystem] text".
 * Level from ASCEND_GLOBAL_LOG_LEVEL (0 debug, 1 info, 2 warning, 3 error; default 3), subsystems
 * from AIVDRIVE_LOG (comma list, default all). Never stdout. */
#ifndef BASE_LOG_H
#define BASE_LOG_H

#include <stdbool.h>

typedef enum base_level { LOG_DEBUG, LOG_INFO, LOG_WARNING, LOG_ERROR, LOG_NOTHING } base_level;

typedef enum base_subsystem {
    LOG_BASE,
    LOG_FABRIC,
    LOG_RECORD,
    LOG_CORE,
    LOG_NPU,
    LOG_ACL,
    LOG_HCCL,
    LOG_SHMEM,
    LOG_TOOL,
    LOG_SUBSYSTEMS
} base_subsystem;

bool base_log_wants(base_level level, base_subsystem subsystem);
void base_log_write(base_level level, base_subsystem subsystem, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Arguments are evaluated only when the line will be written. */
#define BASE_LOG(level, subsystem, ...)                                                            \
    do {                                                                                           \
        if (base_log_wants(level, subsystem))                                                      \
            base_log_write(level, subsystem, __VA_ARGS__);                                         \
    } while (0)

/* Text written as it is (kernel printf, abort report): whole lines, one write(2), stderr. */
void base_log_raw(const char *text);
/* A line of counters (AIVDRIVE_STATS), '\n' at its end: to the end of AIVDRIVE_STATS_FILE, or there. */
void base_log_stats(const char *line);

/* From now on as if ASCEND_GLOBAL_LOG_LEVEL said so. */
void base_log_set_level(base_level level);

/* Every line that is written also goes there, without prefix and end of line; NULL ends it. */
typedef void (*base_log_sink)(int level, const char *text);
void base_log_set_sink(base_log_sink sink);

/* Nothing is logged any more: for tools, which say themselves what base_error_recent() tells. */
void base_log_silence(void);

#endif
