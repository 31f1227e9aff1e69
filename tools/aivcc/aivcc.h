/* aivcc: what its files share. arguments.c reads the command line, install.c finds our headers and
 * library, process.c runs the host compiler and removes temporary files, token.c and scan.c read
 * preprocessed code, launch.c parts host from device, rewrite.c spells it for the host compiler,
 * thunk.c writes what is added to it, preprocess.c, columns.c and compile.c run the steps of one
 * source, link.c makes the image, main.c puts everything in order. docs/design/images.md explains
 * why it is done like this. */
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
void list_add_words(list *l, const char *const *words); /* up to NULL */

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

#define ORDERED_INPUT '\1'

/* What is made of a source: device code only, or a program's object with both sides. */
typedef enum side { SIDE_AUTO, SIDE_DEVICE, SIDE_PROGRAM } side;

typedef struct arguments {
    stop_after stop;
    side side;          /* SIDE_AUTO: both when a source has main() or launches kernels by <<<>>> */
    const char *output; /* NULL = not given */
    const char *cc, *cxx;
    const char *depend; /* -MD or -MMD, or NULL */
    const char *depend_file, *depend_target;
    list depend_targets; /* -MT and -MQ as given */
    list preprocess;     /* -D -I -include ... and -M* */
    list common;         /* every other option: for all steps */
    list link;           /* -l -L -Wl, ... */
    list ordered; /* those and the inputs, as given: ORDERED_INPUT and a number is an input */
    input *inputs;
    size_t input_count;
    bool verbose;
    bool sanitize;
    bool recorded; /* images get the copy that recorded runs load */
    bool shared;
    bool linker;    /* called as ld.lld: every input is an object */
    bool arch_3510; /* the profile of 950; else that of A2 and A3 */
} arguments;

/* False: an error was printed, or help or version; *code is the exit code. */
bool arguments_read(arguments *a, int argc, char **argv, int *code);

/* ---- driver.c: options of the vendor's compiler driver ---- */
/* True: the option at *index is one of them and has been dealt with. */
bool driver_option(arguments *a, const list *words, size_t *index);
/* Called as ld.lld for a device link: the words become those of aivcc. For any other link the next
 * ld.lld of PATH takes over and this does not return. */
void driver_translate(arguments *a, const char *program, list *words);

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
/* Both at once; what the second says is shown only when the first succeeds and it does not. */
int process_run_two(const list *first, const list *second, bool verbose);

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
    bool used;          /* a kernel mark that a declaration has taken */
    bool system;        /* in a system header */
    bool device;        /* a device mark stood before it */
    bool both;          /* a mark of both sides stood before it */
    bool ubuf;          /* __ubuf__ stood before it */
    bool gone;          /* written as blanks */
    bool silent;        /* the other pass tells the compiler's warnings about it */
    const char *before; /* text to be written before it, or NULL */
    const char *after;
} token;

typedef struct tokens {
    token *items; /* the last is TOKEN_END */
    size_t count, space;
    list files;
} tokens;

/* Device marks become blanks in the source, and flags of the tokens behind them. */
void tokens_read(tokens *t, text *source);
bool token_is(const token *t, const char *spelling);
bool token_sign(const token *t, char c);
bool token_type_word(const token *t);      /* a word of a built-in type */
bool token_qualifier_word(const token *t); /* const and its like */

/* ---- scan.c ---- */
typedef struct parameter {
    const char *declaration; /* declares `member`: "uint32_t aivd_2"; no use for a pack */
    const char *type;        /* alone: "uint32_t", "Ts..." */
    bool pack;               /* Ts... name */
    const char *name;        /* as the source says, or NULL */
    token *behind;           /* where a name would be written: behind this token */
} parameter;

typedef struct kernel {
    const char *name; /* plain name */
    const char *call; /* how to call it: the name, qualified when its definition was */
    list scopes;      /* namespaces around it, outermost first */
    bool c_linkage;   /* extern "C", or C */
    bool internal;    /* static */
    bool instances;   /* a template, or a specialisation: entries are written from its body */
    parameter *parameters;
    size_t parameter_count;
    bool pack; /* one of them is a pack */
    const char *file;
    int line;
    token *body; /* its '{' */
} kernel;

/* What a declaration of the user's files is, for the pass that does not compile it. */
typedef enum piece_kind {
    PIECE_OTHER,  /* data, types: both sides */
    PIECE_HOST,   /* a function of the host */
    PIECE_DEVICE, /* a function of the device */
    PIECE_DEVICE_CLASS,
    PIECE_BOTH /* constexpr and its like */
} piece_kind;

typedef struct piece {
    piece_kind kind;
    token *begin, *end; /* `end` is its last token */
    token *body;        /* '{' of a function, or NULL */
    const char *name;   /* of a function */
    bool qualified;     /* defined outside its class or namespace */
    bool internal;      /* static, or in a namespace without name */
    bool deduced;       /* its type follows from its body */
    bool stays;         /* the body is needed where the function is used, or does no harm */
} piece;

typedef struct unit {
    kernel *kernels;
    size_t count, space;
    list metas;  /* kernel names that have a record of their own */
    list marked; /* functions a marked prototype has named */
    piece *pieces;
    size_t piece_count, piece_space;
    bool arm; /* the target is aarch64 */
    bool cxx;
    bool program; /* the source has code of the host: main, or launches by <<<>>> */
    bool host;    /* this is the host's copy */
    bool device;  /* the headers of device code are included */
    const text *source;
    tokens tokens;
    int errors;
} unit;

/* Finds the kernels, functions and launches of a preprocessed source, whose device marks become
 * blanks. False: errors were printed. */
bool scan_source(text *source, unit *found);
const token *token_matching(const token *open);
const token *token_skip_angles(const token *t, const token *end);
/* The next token of a declaration's outer level: steps over attributes and bracketed groups. */
const token *token_outer_next(const token *t, const token *end);
/* The text of tokens, each apart from the next. */
void token_spell(text *out, const token *begin, const token *end);

/* ---- parameter.c ---- */
/* Reads the parameter list that opens at `open`. Errors are counted in the unit. */
void parameters_read(unit *u, kernel *k, const token *open);
/* "T0, T1, Ts...": the types of all parameters. */
const char *parameters_types(const kernel *k);
/* "a, b, rest...": their names. */
const char *parameters_names(const kernel *k);
void complain_at(unit *u, const token *t, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool kernel_overloaded(const unit *found, const kernel *k);

/* ---- launch.c: launches by <<<>>>, and calls between host and device ---- */
typedef struct launch {
    token *callee; /* first token of what is launched */
    token *name;   /* its plain name; NULL when it has none */
    token *open;   /* the first of "<<<" */
    token *close;  /* the first of ">>>" */
    token *args, *args_end;
    int words;
} launch;

bool launch_at(const token *t); /* the first of "<<<" */
/* False: an error was printed. */
bool launch_read(unit *u, token *open, launch *l);
bool launch_check_calls(unit *u);

/* ---- ub.c: pointers to UB in device code ---- */
void ub_insert(unit *u);

/* ---- members.c: functions of a class ---- */
/* Calls `act` with the braces of every member function of the class that is marked as device code
 * and whose type does not follow from its body. */
void members_each_device(const piece *p, void (*act)(token *open, token *close));

/* ---- sides.c: the copies of a source for the device and for the host ---- */
bool sides_for_device(unit *u);
bool sides_for_host(unit *u);
/* What stands in front of the host's copy; `image` is the kernel image's file, or NULL. */
void sides_prelude(const unit *u, const char *image, const char *source, text *out);

/* ---- rewrite.c ---- */
void rewrite_source(const unit *found, const text *source, text *out);

/* ---- thunk.c ---- */
/* Entries of kernel templates, written into their bodies; before the source is rewritten. */
void thunk_insert(unit *found);
void thunk_append(const unit *found, text *out);

/* ---- preprocess.c ---- */
/* `visible`: functions are seen from outside a library. */
void preprocess_add_defaults(list *command, const input *in, bool host, bool visible);
const char *preprocess_with_suffix(const char *path, const char *suffix);
int preprocess_only(const arguments *a, const install *where, const input *in);
/* `result` is what dependencies are written for, `path` where the text goes. Exit code. */
int preprocess_source(const arguments *a, const install *where, const input *in, bool host,
                      const char *result, const char *path, text *source);

/* ---- columns.c ---- */
/* Of a preprocessed source: words get the columns they have in their files. */
void columns_align(text *source);

/* ---- compile.c: exit codes ---- */
typedef struct source {
    const input *in;
    size_t index;
    text text;
    unit found;
} source;

int compile_read(const arguments *a, const install *where, const input *in, size_t index, bool host,
                 const char *final, source *read);
/* Into `result`, and into *recorded when images get a second copy. */
int compile_device(const arguments *a, source *s, const char *result, const char **recorded);
int compile_host(const arguments *a, source *s, const char *image, const char *result);
bool compile_is_clang(const char *compiler);

/* ---- link.c ---- */
/* `program`: code of the host stands in the objects and is dropped. */
int link_image(const arguments *a, const install *where, const list *objects, bool program,
               const char *output);
/* `objects` has one for every input. */
int link_program(const arguments *a, const install *where, const list *objects, const char *output);
/* Before an object is linked without what its kernels do not need: records of kernel types stay;
 * with `host` (code of the host is in it) constructors of the host's data go. */
bool link_prepare_device(const char *object, bool host);
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
bool recorded_has_section(const char *file, const char *name);
/* An object that brings the instrumented image into the native one; NULL: an error was printed. */
const char *recorded_pack_image(const arguments *a, const char *image);

/* The markers aivcc gives to __global__, __aicore__ and __host_aicore__, as long as those words. */
#define KERNEL_MARK "__aivd_k__"
#define DEVICE_MARK "__aivd_d__"
#define BOTH_MARK   "__aivd_both____"
#define UBUF_MARK   "__aivdu_"

void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
