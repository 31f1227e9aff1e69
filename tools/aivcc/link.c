/* aivcc/link: makes the image from objects: adds the table aivd_image and the image's own printf,
 * assert and abort, which speak through the kernel they are called in. */
#include "aivcc.h"

#include <elf.h>
#include <stdlib.h>
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

/* ---- device code of a program: the code of the host in its object is dropped ---- */

static bool is_constructor(const char *name)
{
    static const char *const names[] = {".init_array", ".fini_array", ".ctors", ".dtors"};

    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        if (strncmp(name, names[i], strlen(names[i])) == 0)
            return true;
    return false;
}

#define KEEP_SECTION 0x200000u /* SHF_GNU_RETAIN, which needs ELFOSABI_GNU */

/* Sections that name constructors get the flag that makes the linker leave them out, records of
 * kernel types the one that makes it keep them. */
bool link_prepare_device(const char *object, bool host)
{
    text file = {0};
    Elf64_Ehdr h;
    Elf64_Shdr names, s;

    if (!text_read_file(&file, object) || file.size < sizeof(h)) {
        complain("cannot read %s", object);
        return false;
    }
    memcpy(&h, file.bytes, sizeof(h));
    size_t count = h.e_shnum;
    if (memcmp(file.bytes, ELFMAG, SELFMAG) != 0 || h.e_shentsize != sizeof(s) ||
        h.e_shoff > file.size || count > (file.size - h.e_shoff) / sizeof(s) ||
        h.e_shstrndx >= count)
        return true; /* no object the linker would take constructors from */
    memcpy(&names, file.bytes + h.e_shoff + h.e_shstrndx * sizeof(s), sizeof(s));
    if (names.sh_offset > file.size || names.sh_size > file.size - names.sh_offset)
        return true;
    for (size_t i = 0; i < count; i++) {
        char *at = file.bytes + h.e_shoff + i * sizeof(s);
        memcpy(&s, at, sizeof(s));
        if (s.sh_name >= names.sh_size)
            continue;
        const char *name = file.bytes + names.sh_offset + s.sh_name;
        if (host && is_constructor(name)) {
            s.sh_flags |= SHF_EXCLUDE;
            s.sh_type = SHT_PROGBITS;
        } else if (strncmp(name, ".ascend.meta.", 13) == 0) {
            s.sh_flags |= KEEP_SECTION;
        }
        memcpy(at, &s, sizeof(s));
    }
    file.bytes[EI_OSABI] = ELFOSABI_GNU;
    return text_write_file(&file, object);
}

/* ---- programs ---- */

int link_program(const arguments *a, const install *where, const list *objects, const char *output)
{
    list command = {0};

    list_add(&command, any_cxx(a, objects) ? a->cxx : a->cc);
    if (a->shared)
        list_add(&command, "-shared");
    list_add_all(&command, &a->common);
    list_add(&command, "-o");
    list_add(&command, output);
    for (size_t i = 0; i < a->ordered.count; i++) {
        const char *word = a->ordered.items[i];
        list_add(&command, word[0] == ORDERED_INPUT ? objects->items[atoi(word + 1)] : word);
    }
    list_add(&command, text_printf("-L%s", where->library));
    list_add(&command, text_printf("-L%s/aivdrive/ascend/lib64", where->library));
    list_add(&command, text_printf("-Wl,-rpath,%s", where->library));
    list_add(&command, "-laivdrive");
    return process_run(&command, a->verbose);
}

/* ---- images ---- */

int link_image(const arguments *a, const install *where, const list *objects, bool program,
               const char *output)
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
    if (program)
        list_add(&command, "-Wl,--gc-sections");
    if (!program || a->side == SIDE_DEVICE)
        list_add_all(&command, &a->link);
    /* with sanitizers the process brings the run time: clang's is never linked to shared objects */
    if (!a->sanitize)
        list_add(&command, "-Wl,-z,defs");
    list_add(&command, text_printf("-L%s", where->library));
    list_add(&command, "-laivdrive");
    return process_run(&command, a->verbose);
}
