/* aivcc/link: makes the image from objects: adds the table aivd_image and the image's own printf,
 * assert and abort, which speak through the kernel they are called in. */
#include "aivcc.h"

#include <string.h>

static const char table_source[] =
    "# 1 \"<aivd_image>\"\n"
    "typedef __builtin_va_list list;\n"
    "typedef struct entry entry;\n"

    "extern const char __start_aivd_kernels[] __attribute__((visibility(\"hidden\"))) "
    "__attribute__((weak));\n"
    "extern const char __stop_aivd_kernels[] __attribute__((visibility(\"hidden\"))) "
    "__attribute__((weak));\n"
    "extern char __start_aivd_block_local[] __attribute__((visibility(\"hidden\"))) "
    "__attribute__((weak));\n"
    "extern char __stop_aivd_block_local[] __attribute__((visibility(\"hidden\"))) "
    "__attribute__((weak));\n"
    "struct table { unsigned int magic, version; const void *kernels, *kernels_end;\n"
    "               void *block_local, *block_local_end; };\n"
    "extern const struct table aivd_image __attribute__((visibility(\"default\")));\n"
    "const struct table aivd_image = { 0x474d4941u, 1u, __start_aivd_kernels,\n"
    "    __stop_aivd_kernels, __start_aivd_block_local, __stop_aivd_block_local };\n"
    "int aivd_dev_vprintf(const char *format, list arguments);\n"
    "int aivd_dev_printf(const char *format, ...);\n"
    "void aivd_dev_assert_fail(const char *, const char *, unsigned int)\n"
    "    __attribute__((noreturn));\n"
    "void aivd_dev_trap(void) __attribute__((noreturn));\n"
    "__attribute__((visibility(\"hidden\"))) int vprintf(const char *f, list a) { return "
    "aivd_dev_vprintf(f, a); }\n"
    "__attribute__((visibility(\"hidden\"))) int printf(const char *f, ...)\n"
    "{ list a; __builtin_va_start(a, f); int n = aivd_dev_vprintf(f, a);\n"
    "  __builtin_va_end(a); return n; }\n"
    "__attribute__((visibility(\"hidden\"))) int __printf_chk(int flag, const char *f, ...)\n"
    "{ list a; (void)flag; __builtin_va_start(a, f); int n = aivd_dev_vprintf(f, a);\n"
    "  __builtin_va_end(a); return n; }\n"
    "__attribute__((visibility(\"hidden\"))) int __vprintf_chk(int flag, const char *f, list a)\n"
    "{ (void)flag; return aivd_dev_vprintf(f, a); }\n"
    "__attribute__((visibility(\"hidden\"))) int puts(const char *s) { return "
    "aivd_dev_printf(\"%s\\n\", s); }\n"
    "__attribute__((visibility(\"hidden\"))) int putchar(int c) { aivd_dev_printf(\"%c\", c); "
    "return c; }\n"
    "__attribute__((visibility(\"hidden\"))) void __assert_fail(const char *e, const char *f, "
    "unsigned int l, const char *n)\n"
    "{ (void)n; aivd_dev_assert_fail(e, f, l); }\n"
    "__attribute__((visibility(\"hidden\"))) void abort(void) { aivd_dev_trap(); }\n";

void link_add_own_options(const arguments *a, list *command)
{
    static const char *const words[] = {
        "-std=gnu17", "-O2", "-fPIC", "-w", "-fno-builtin", "-fno-stack-protector", NULL};

    for (size_t i = 0; words[i] != NULL; i++)
        list_add(command, words[i]);
    for (size_t i = 0; i < a->common.count; i++)
        if (strncmp(a->common.items[i], "-m", 2) == 0 ||
            strncmp(a->common.items[i], "--target", 8) == 0)
            list_add(command, a->common.items[i]);
}

/* Every object is plain C for the C compiler, whatever the kernels are written in. */
static const char *compile_table(const arguments *a)
{
    const char *source = process_temporary("image.c");
    const char *object = process_temporary("image.o");
    list command = {0};
    text t = {0};

    text_add(&t, table_source, sizeof(table_source) - 1);
    if (!text_write_file(&t, source)) {
        complain("cannot write %s", source);
        return NULL;
    }
    list_add(&command, a->cc);
    link_add_own_options(a, &command);
    list_add(&command, "-x");
    list_add(&command, "cpp-output");
    list_add(&command, "-c");
    list_add(&command, source);
    list_add(&command, "-o");
    list_add(&command, object);
    return process_run(&command, a->verbose) == 0 ? object : NULL;
}

/* C++ leaves names in the string table that C never has: mangled ones and those of its run time. */
static bool is_cxx_object(const char *path)
{
    static const char *const marks[] = {"_Z", "__gxx_"};
    text content = {0};
    bool found = false;
    if (!text_read_file(&content, path))
        return false; /* the linker tells */
    for (size_t m = 0; m < sizeof marks / sizeof *marks && !found; m++) {
        char mark[8] = {0};
        size_t length = strlen(marks[m]);
        memcpy(mark + 1, marks[m], length); /* names begin behind a 0 byte */
        found = memmem(content.bytes, content.size, mark, length + 1) != NULL;
    }
    return found;
}

static bool any_cxx(const arguments *a, const list *objects)
{
    for (size_t i = 0; i < a->input_count; i++)
        if (a->inputs[i].kind == INPUT_CXX)
            return true;
    for (size_t i = 0; i < objects->count; i++)
        if (is_cxx_object(objects->items[i]))
            return true;
    return false;
}

int link_image(const arguments *a, const install *where, const list *objects, const char *output)
{
    list command = {0};
    const char *table = compile_table(a);

    if (table == NULL)
        return 1;
    list_add(&command, any_cxx(a, objects) ? a->cxx : a->cc);
    list_add(&command, "-shared");
    list_add(&command, "-fPIC");
    list_add_all(&command, &a->common);
    list_add(&command, "-o");
    list_add(&command, output);
    list_add(&command, table);
    list_add_all(&command, objects);
    list_add_all(&command, &a->link);
    /* with sanitizers the process brings the run time: clang's is never linked to shared objects */
    if (!a->sanitize)
        list_add(&command, "-Wl,-z,defs");
    list_add(&command, text_printf("-L%s", where->library));
    list_add(&command, "-laivdrive");
    return process_run(&command, a->verbose);
}
