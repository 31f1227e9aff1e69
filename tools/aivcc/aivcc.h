/* aivcc: what its files share. arguments.c reads the command line, install.c finds our headers and
 * library, process.c runs the host compiler and removes temporary files, token.c and scan.c read
 * preprocessed device code, rewrite.c spells it for the host, thunk.c writes what is appended to
 * it, link.c makes the image, main.c puts the steps in order. docs/design/images.md explains why it
 * is done like this. */
#ifndef AIVCC_H
#define AIVCC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* ---- text.c: growing lists and texts; out of memory ends the tool ---- */
/* Like realloc; the block lives until memory_release(). */
void *memory_grow(void *old, size_t size);
void memory_release(void);

typedef struct list {
    const char **items; /* always followed by NULL */
    size_t count, space;
} list;

void list_add(list *l, const char *item);
void list_add_all(list *l, const list *other);

typedef struct text {
    char *bytes; /* ends with NUL */
    size_t size, space;
} text;

void text_add(text *t, const char *bytes, size_t size);
void text_format(text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
char *text_printf(const char *format, ...) __attribute__((format(printf, 1, 2)));
char *text_copy(const char *bytes, size_t size);
bool text_read_file(text *t, const char *path);
bool text_write_file(const text *t, const char *path);

/* ---- arguments.c ---- */
typedef enum stop_after {
    STOP_PREPROCESS,
    STOP_DEPENDENCIES,
    STOP_SYNTAX,
    STOP_ASSEMBLY,
    STOP_OBJECT,
    STOP_IMAGE
} stop_after;

typedef enum input_kind { INPUT_C, INPUT_CXX, INPUT_LINK } input_kind;

typedef struct input {
    const char *path;
    input_kind kind;
} input;

typedef struct arguments {
    stop_after stop;
    const char *output; /* NULL = not given */
    const char *cc, *cxx;
    const char *depend; /* -MD or -MMD, or NULL */
    const char *depend_file, *depend_target;
    list depend_targets; /* -MT and -MQ as given */
    list preprocess;     /* -D -I -include ... and -M* */
    list common;         /* every other option: for all steps */
    list link;           /* -l -L -Wl, ... */
    input *inputs;
    size_t input_count;
    bool verbose;
    bool sanitize;
    bool recorded; /* images get the copy that recorded runs load */
} arguments;

/* False: an error was printed, or help or version; *code is the exit code. */
bool arguments_read(arguments *a, int argc, char **argv, int *code);

/* ---- install.c ---- */
typedef struct install {
    const char *include;
    const char *library; /* folder of libaivdrive.so */
} install;

bool install_find(install *where);

/* ---- process.c ---- */
/* A file in our temporary folder, removed at exit or on a signal. */
const char *process_temporary(const char *name);
void process_clean(void);
/* Exit code of the command; 127 when it cannot be started. */
int process_run(const list *command, bool verbose);

/* ---- token.c ---- */
typedef enum token_kind {
    TOKEN_END,
    TOKEN_NAME,
    TOKEN_NUMBER,
    TOKEN_STRING,
    TOKEN_CHARACTER,
    TOKEN_SIGN
} token_kind;

typedef struct token {
    token_kind kind;
    const char *begin;
    size_t size;
    int file; /* index into tokens.files */
    int line;
    bool used; /* a kernel mark that a declaration has taken */
} token;

typedef struct tokens {
    token *items; /* the last is TOKEN_END */
    size_t count, space;
    list files;
} tokens;

void tokens_read(tokens *t, const text *source);
bool token_is(const token *t, const char *spelling);
bool token_sign(const token *t, char c);
bool token_type_word(const token *t);      /* a word of a built-in type */
bool token_qualifier_word(const token *t); /* const and its like */

/* ---- scan.c ---- */
typedef struct parameter {
    const char *declaration; /* declares `member`: "uint32_t aivd_2" */
} parameter;

typedef struct kernel {
    const char *name; /* plain name */
    const char *call; /* how to call it: the name, qualified when its definition was */
    list scopes;      /* namespaces around it, outermost first */
    bool c_linkage;   /* extern "C", or C */
    bool internal;    /* static */
    parameter *parameters;
    size_t parameter_count;
    const char *file;
    int line;
} kernel;

typedef struct unit {
    kernel *kernels;
    size_t count, space;
    list metas; /* kernel names that have a record of their own */
    bool arm;   /* the target is aarch64 */
} unit;

/* Finds the kernels of a preprocessed source and writes the source for the compiler: markers
 * blanked, block_local and block_idx spelled for the host. False: errors were printed. */
bool scan_source(const text *source, bool cxx, unit *found, text *rewritten);

/* ---- rewrite.c ---- */
void rewrite_source(const tokens *list, const text *source, text *out);

/* ---- thunk.c ---- */
void thunk_append(const unit *found, bool cxx, text *out);

/* ---- link.c ---- */
int link_image(const arguments *a, const install *where, const list *objects, const char *output);
/* How our own sources are compiled. */
void link_add_own_options(const arguments *a, list *command);

/* ---- recorded.c: the second copy of a kernel, for recorded runs ---- */
bool recorded_wanted(const arguments *a);
void recorded_add_options(list *command, const char *compiler);
/* The functions instrumented code calls, as an object; NULL: an error was printed. */
const char *recorded_support(const arguments *a);
/* Makes `result` of a native object with an instrumented one inside; exit code. */
int recorded_pack_object(const arguments *a, const char *object, const char *recorded,
                         const char *result);
/* The instrumented object in an object, or the object itself. */
const char *recorded_unpack_object(const char *object, size_t index);
/* An object that brings the instrumented image into the native one; NULL: an error was printed. */
const char *recorded_pack_image(const arguments *a, const char *image);

/* The marker aivcc gives to __global__, as long as that word. */
#define KERNEL_MARK "__aivd_k__"

void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
