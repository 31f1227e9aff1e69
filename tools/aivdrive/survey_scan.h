/* survey_scan: which identifiers a source tree uses and which of them it defines itself. */
#ifndef AIVDRIVE_SURVEY_SCAN_H
#define AIVDRIVE_SURVEY_SCAN_H

#include <stdbool.h>
#include <stdint.h>

typedef enum survey_place { PLACE_PLAIN, PLACE_QUALIFIED, PLACE_MEMBER, PLACES } survey_place;

/* An identifier that the caller of survey_scan() asked for. */
typedef struct survey_use {
    char *name;
    uint64_t uses[PLACES]; /* plain, behind AscendC::, behind . or -> */
    char *file[PLACES];    /* of the first, below the tree */
    uint32_t line[PLACES];
    bool defined; /* the tree defines it itself */
} survey_use;

typedef struct survey {
    survey_use *uses; /* sorted by name when the scan is over */
    uint32_t count, space;
    uint32_t files;
    uint64_t lines;
    bool ascend_cpp; /* some file includes kernel_operator.h */
} survey;

/* Whether an identifier is worth counting. */
typedef bool (*survey_wanted)(const char *name, survey_place place);

/* Reads every C, C++ and .asc source below `folder`. Hidden folders and symbolic links are left
 * out. False, with errno set, when the folder cannot be read or there is no memory. */
bool survey_scan(survey *s, const char *folder, survey_wanted wanted);
void survey_free(survey *s);

#endif
