/* Checks of the programs of this folder: one that fails ends the process with its place, its values
 * and the library's last error text. */
#ifndef RANKS_CHECK_H
#define RANKS_CHECK_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"

static inline const char *check_text(void)
{
    const char *text = aclGetRecentErrMsg();
    return text ? text : "(no error text)";
}

#define CHECK_EQ(got, wanted)                                                                      \
    do {                                                                                           \
        long long got_ = (long long)(got), wanted_ = (long long)(wanted);                          \
        if (got_ != wanted_) {                                                                     \
            fprintf(stderr, "%s:%d: %s is %lld, expected %lld; %s\n", __FILE__, __LINE__, #got,    \
                    got_, wanted_, check_text());                                                  \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: not true: %s; %s\n", __FILE__, __LINE__, #condition,           \
                    check_text());                                                                 \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

/* The last error text has this word. */
#define CHECK_TEXT(word) CHECK(strstr(check_text(), word) != NULL)

#define OK(call) CHECK_EQ(call, 0)

#endif
