/* aivcc/recorded: the second copy of a kernel, which recorded runs load. Its code is the same with
 * every access of memory announced: by the compiler's instrumentation, with our own functions
 * behind it. Of gcc it is that for thread checking. clang's leaves accesses of locals out, which
 * may be UB, so there it is the one for address checking of operating system kernels.
 *
 *     object   section .aivd_recorded_object: the instrumented object; dropped by every link
 *     image    section .aivd_recorded: the instrumented image, not loaded with the native one */
#include "aivcc.h"

#include <elf.h>
#include <string.h>

#define OBJECT_SECTION ".aivd_recorded_object"
#define IMAGE_SECTION  ".aivd_recorded"

/* What the compiler calls. Everything is hidden: it serves this image only. */
static const char support_source[] =
    "typedef unsigned long u64;\n"
    "typedef unsigned char u8; typedef unsigned short u16; typedef unsigned int u32;\n"
    "#define HIDDEN __attribute__((visibility(\"hidden\")))\n"
    "#define SITE __builtin_return_address(0)\n"
    "void aivd_rec_read(const void *address, u64 size, const void *site);\n"
    "void aivd_rec_write(void *address, u64 size, const void *site);\n"
    "void *aivd_rec_move(void *to, const void *from, u64 size, const void *site);\n"
    "void *aivd_rec_fill(void *to, int value, u64 size, const void *site);\n"
    "#define READ(name, n) HIDDEN void __tsan_##name(void *p) { aivd_rec_read(p, n, SITE); }\n"
    "#define WRITE(name, n) HIDDEN void __tsan_##name(void *p) { aivd_rec_write(p, n, SITE); }\n"
    "#define BOTH(name, n) HIDDEN void __tsan_##name(void *p)\\\n"
    "{ aivd_rec_read(p, n, SITE); aivd_rec_write(p, n, SITE); }\n"
    "READ(read1, 1) READ(read2, 2) READ(read4, 4) READ(read8, 8) READ(read16, 16)\n"
    "WRITE(write1, 1) WRITE(write2, 2) WRITE(write4, 4) WRITE(write8, 8) WRITE(write16, 16)\n"
    "BOTH(read_write1, 1) BOTH(read_write2, 2) BOTH(read_write4, 4) BOTH(read_write8, 8)\n"
    "BOTH(read_write16, 16)\n"
    "READ(unaligned_read2, 2) READ(unaligned_read4, 4) READ(unaligned_read8, 8)\n"
    "READ(unaligned_read16, 16) WRITE(unaligned_write2, 2) WRITE(unaligned_write4, 4)\n"
    "WRITE(unaligned_write8, 8) WRITE(unaligned_write16, 16)\n"
    "BOTH(unaligned_read_write2, 2) BOTH(unaligned_read_write4, 4)\n"
    "BOTH(unaligned_read_write8, 8) BOTH(unaligned_read_write16, 16)\n"
    "READ(volatile_read1, 1) READ(volatile_read2, 2) READ(volatile_read4, 4)\n"
    "READ(volatile_read8, 8) READ(volatile_read16, 16) WRITE(volatile_write1, 1)\n"
    "WRITE(volatile_write2, 2) WRITE(volatile_write4, 4) WRITE(volatile_write8, 8)\n"
    "WRITE(volatile_write16, 16)\n"
    "READ(unaligned_volatile_read2, 2) READ(unaligned_volatile_read4, 4)\n"
    "READ(unaligned_volatile_read8, 8) READ(unaligned_volatile_read16, 16)\n"
    "WRITE(unaligned_volatile_write2, 2) WRITE(unaligned_volatile_write4, 4)\n"
    "WRITE(unaligned_volatile_write8, 8) WRITE(unaligned_volatile_write16, 16)\n"
    "HIDDEN void __tsan_read_range(void *p, u64 n) { aivd_rec_read(p, n, SITE); }\n"
    "HIDDEN void __tsan_write_range(void *p, u64 n) { aivd_rec_write(p, n, SITE); }\n"
    "HIDDEN void __tsan_vptr_update(void **p, void *v) { (void)p; (void)v; }\n"
    "HIDDEN void __tsan_vptr_read(void **p) { (void)p; }\n"
    "void aivd_rec_enter(const void *stack);\n"
    "void aivd_rec_leave(const void *stack);\n"
    "#define STACK ((u8 *)__builtin_frame_address(0) + 16) /* of the caller, at the call */\n"
    "HIDDEN void __tsan_func_entry(void *p) { (void)p; aivd_rec_enter(STACK); }\n"
    "HIDDEN void __tsan_func_exit(void) { aivd_rec_leave(STACK); }\n"
    "HIDDEN void __cyg_profile_func_enter(void *f, void *p) { (void)f; (void)p; "
    "aivd_rec_enter(STACK); }\n"
    "HIDDEN void __cyg_profile_func_exit(void *f, void *p) { (void)f; (void)p; "
    "aivd_rec_leave(STACK); }\n"
    "HIDDEN void __tsan_init(void) { }\n"
    "HIDDEN void __tsan_ignore_thread_begin(void) { }\n"
    "HIDDEN void __tsan_ignore_thread_end(void) { }\n"
    "HIDDEN void __tsan_atomic_thread_fence(int o) { (void)o; __atomic_thread_fence(5); }\n"
    "HIDDEN void __tsan_atomic_signal_fence(int o) { (void)o; __atomic_signal_fence(5); }\n"
    "#define FETCH(bits, op, builtin)\\\n"
    "HIDDEN u##bits __tsan_atomic##bits##_##op(volatile void *p, u##bits v, int o)\\\n"
    "{ (void)o; aivd_rec_write((void *)p, bits / 8, SITE);\\\n"
    "  return builtin((volatile u##bits *)p, v, 5); }\n"
    "#define SWAP(bits, kind, weak)\\\n"
    "HIDDEN int __tsan_atomic##bits##_compare_exchange_##kind(volatile void *p, void *e, u##bits "
    "v,\\\n"
    "                                                         int o, int f)\\\n"
    "{ (void)o; (void)f; aivd_rec_write((void *)p, bits / 8, SITE);\\\n"
    "  return __atomic_compare_exchange_n((volatile u##bits *)p, (u##bits *)e, v, weak, 5, 5); }\n"
    "#define ATOMIC(bits)\\\n"
    "HIDDEN u##bits __tsan_atomic##bits##_load(const volatile void *p, int o)\\\n"
    "{ (void)o; aivd_rec_read((const void *)p, bits / 8, SITE);\\\n"
    "  return __atomic_load_n((const volatile u##bits *)p, 5); }\\\n"
    "HIDDEN void __tsan_atomic##bits##_store(volatile void *p, u##bits v, int o)\\\n"
    "{ (void)o; aivd_rec_write((void *)p, bits / 8, SITE);\\\n"
    "  __atomic_store_n((volatile u##bits *)p, v, 5); }\\\n"
    "HIDDEN u##bits __tsan_atomic##bits##_compare_exchange_val(volatile void *p, u##bits e, "
    "u##bits v,\\\n"
    "                                                          int o, int f)\\\n"
    "{ (void)o; (void)f; aivd_rec_write((void *)p, bits / 8, SITE);\\\n"
    "  __atomic_compare_exchange_n((volatile u##bits *)p, &e, v, 0, 5, 5); return e; }\\\n"
    "FETCH(bits, exchange, __atomic_exchange_n) FETCH(bits, fetch_add, __atomic_fetch_add)\\\n"
    "FETCH(bits, fetch_sub, __atomic_fetch_sub) FETCH(bits, fetch_and, __atomic_fetch_and)\\\n"
    "FETCH(bits, fetch_or, __atomic_fetch_or) FETCH(bits, fetch_xor, __atomic_fetch_xor)\\\n"
    "FETCH(bits, fetch_nand, __atomic_fetch_nand) SWAP(bits, strong, 0) SWAP(bits, weak, 1)\n"
    "ATOMIC(8) ATOMIC(16) ATOMIC(32) ATOMIC(64)\n"
    "#define CHECK(n) READ_OF(load##n##_noabort, n) WRITE_OF(store##n##_noabort, n)\n"
    "#define READ_OF(name, n) HIDDEN void __asan_##name(u64 p)\\\n"
    "{ aivd_rec_read((void *)p, n, SITE); }\n"
    "#define WRITE_OF(name, n) HIDDEN void __asan_##name(u64 p)\\\n"
    "{ aivd_rec_write((void *)p, n, SITE); }\n"
    "CHECK(1) CHECK(2) CHECK(4) CHECK(8) CHECK(16)\n"
    "HIDDEN void __asan_loadN_noabort(u64 p, u64 n) { aivd_rec_read((void *)p, n, SITE); }\n"
    "HIDDEN void __asan_storeN_noabort(u64 p, u64 n) { aivd_rec_write((void *)p, n, SITE); }\n"
    "HIDDEN void __asan_handle_no_return(void) { }\n"
    "HIDDEN void *memcpy(void *to, const void *from, u64 n) { return aivd_rec_move(to, from, n, "
    "SITE); }\n"
    "HIDDEN void *memmove(void *to, const void *from, u64 n) { return aivd_rec_move(to, from, n, "
    "SITE); }\n"
    "HIDDEN void *memset(void *to, int v, u64 n) { return aivd_rec_fill(to, v, n, SITE); }\n"
    "HIDDEN void *__tsan_memcpy(void *to, const void *from, u64 n) { return aivd_rec_move(to, "
    "from, n, SITE); }\n"
    "HIDDEN void *__tsan_memmove(void *to, const void *from, u64 n) { return aivd_rec_move(to, "
    "from, n, SITE); }\n"
    "HIDDEN void *__tsan_memset(void *to, int v, u64 n) { return aivd_rec_fill(to, v, n, SITE); "
    "}\n";

bool recorded_wanted(const arguments *a)
{
    return a->recorded && !a->sanitize;
}

void recorded_add_options(list *command, const char *compiler)
{
    static const char *const both[] = {"-w", "-fno-builtin-memcpy", "-fno-builtin-memmove",
                                       "-fno-builtin-memset", NULL};
    /* with entry and exit of functions that are not inlined: what their locals' places mean ends
     * there */
    static const char *const gcc[] = {"-fsanitize=thread", NULL};
    /* calls instead of look-ups in a shadow memory; every access, nothing around variables */
    static const char *const clang[] = {"-finstrument-functions-after-inlining",
                                        "-fsanitize=kernel-address",
                                        "-mllvm",
                                        "-asan-instrumentation-with-call-threshold=0",
                                        "-mllvm",
                                        "-asan-opt=0",
                                        "-mllvm",
                                        "-asan-use-stack-safety=0",
                                        "-mllvm",
                                        "-asan-stack=0",
                                        "-mllvm",
                                        "-asan-globals=0",
                                        NULL};

    list_add_words(command, both);
    list_add_words(command, compile_is_clang(compiler) ? clang : gcc);
}

static bool write_source(const char *path, const char *source, size_t size)
{
    text t = {0};

    text_add(&t, source, size);
    if (text_write_file(&t, path))
        return true;
    complain("cannot write %s", path);
    return false;
}

const char *recorded_support(const arguments *a)
{
    const char *source = process_temporary("recorded.c");
    const char *object = process_temporary("recorded.o");
    list command = {0};

    if (!write_source(source, support_source, sizeof(support_source) - 1))
        return NULL;
    list_add(&command, a->cc);
    link_add_own_options(a, &command);
    list_add(&command, "-x");
    list_add(&command, "c");
    list_add(&command, "-c");
    list_add(&command, source);
    list_add(&command, "-o");
    list_add(&command, object);
    return process_run(&command, a->verbose) == 0 ? object : NULL;
}

/* ---- objects ---- */

/* An object whose one section holds the bytes of a file. */
static const char *pack(const arguments *a, const char *section, const char *file)
{
    const char *source = process_temporary("pack.s");
    const char *object = process_temporary("pack.o");
    list command = {0};
    text t = {0};

    text_format(&t,
                ".section %s,%%progbits\n.incbin \"%s\"\n"
                ".section .note.GNU-stack,\"\",%%progbits\n",
                section, file);
    if (!text_write_file(&t, source)) {
        complain("cannot write %s", source);
        return NULL;
    }
    list_add(&command, a->cc);
    link_add_own_options(a, &command);
    list_add(&command, "-c");
    list_add(&command, source);
    list_add(&command, "-o");
    list_add(&command, object);
    return process_run(&command, a->verbose) == 0 ? object : NULL;
}

int recorded_pack_object(const arguments *a, const char *object, const char *recorded,
                         const char *result)
{
    const char *packed = pack(a, OBJECT_SECTION ",\"e\"", recorded);
    list command = {0};

    if (packed == NULL)
        return 1;
    list_add(&command, a->cc);
    link_add_own_options(a, &command);
    list_add(&command, "-r");
    list_add(&command, "-nostdlib");
    list_add(&command, object);
    list_add(&command, packed);
    list_add(&command, "-o");
    list_add(&command, result);
    return process_run(&command, a->verbose);
}

/* Bytes of the section in an object, or false. Nothing in the file is believed. */
static bool find_section(const text *file, const char *name, size_t *offset, size_t *size)
{
    Elf64_Ehdr h;
    Elf64_Shdr names, s;

    if (file->size < sizeof(h) || memcmp(file->bytes, ELFMAG, SELFMAG) != 0)
        return false;
    memcpy(&h, file->bytes, sizeof(h));
    size_t count = h.e_shnum;
    if (h.e_ident[EI_CLASS] != ELFCLASS64 || h.e_shentsize != sizeof(s) || h.e_shoff > file->size ||
        count > (file->size - h.e_shoff) / sizeof(s) || h.e_shstrndx >= count)
        return false;
    memcpy(&names, file->bytes + h.e_shoff + h.e_shstrndx * sizeof(s), sizeof(s));
    if (names.sh_offset > file->size || names.sh_size > file->size - names.sh_offset)
        return false;
    for (size_t i = 0; i < count; i++) {
        memcpy(&s, file->bytes + h.e_shoff + i * sizeof(s), sizeof(s));
        if (s.sh_name >= names.sh_size || names.sh_size - s.sh_name <= strlen(name) ||
            strcmp(file->bytes + names.sh_offset + s.sh_name, name) != 0)
            continue;
        *offset = s.sh_offset;
        *size = s.sh_size;
        return s.sh_offset <= file->size && s.sh_size <= file->size - s.sh_offset;
    }
    return false;
}

bool recorded_has_section(const char *file, const char *name)
{
    text content = {0};
    size_t offset, size;

    return text_read_file(&content, file) && find_section(&content, name, &offset, &size);
}

/* An object that somebody else has compiled stands for its own recorded form. */
const char *recorded_unpack_object(const char *object, size_t index)
{
    text file = {0};
    size_t offset, size;

    if (!text_read_file(&file, object) || !find_section(&file, OBJECT_SECTION, &offset, &size))
        return object;
    const char *path = process_temporary(text_printf("unpacked%zu.o", index));
    return write_source(path, file.bytes + offset, size) ? path : object;
}

/* ---- images ---- */

/* "R": nothing refers to the section, and the link of a program's image drops such sections. */
const char *recorded_pack_image(const arguments *a, const char *image)
{
    return pack(a, IMAGE_SECTION ",\"R\"", image);
}
