/* npu/elf_check: see elf_check.h. */
#include "npu/elf_check.h"

#include <elf.h>
#include <stdbool.h>
#include <string.h>

#if defined(__x86_64__)
#define OUR_MACHINE EM_X86_64
#elif defined(__aarch64__)
#define OUR_MACHINE EM_AARCH64
#else
#define OUR_MACHINE EM_NONE
#endif

static aivd_status refuse(const npu_elf *elf, const char *why)
{
    return base_fail(AIVD_ERR_FORMAT, NULL,
                     "%s (%zu bytes) is not an aivdrive kernel image: %s; compile it with aivcc",
                     elf->origin, elf->size, why);
}

static bool inside(const npu_elf *elf, uint64_t offset, uint64_t size)
{
    return offset <= elf->size && size <= elf->size - offset;
}

/* Unaligned-safe: the bytes may come from anywhere. */
static Elf64_Ehdr header(const npu_elf *elf)
{
    Elf64_Ehdr h;
    memcpy(&h, elf->bytes, sizeof h);
    return h;
}

static Elf64_Shdr section(const npu_elf *elf, uint64_t table, unsigned index)
{
    Elf64_Shdr s;
    memcpy(&s, elf->bytes + table + (uint64_t)index * sizeof s, sizeof s);
    return s;
}

/* Name at an offset of a string section, "" when it is not a proper string inside it. */
static const char *string_at(const npu_elf *elf, const Elf64_Shdr *strings, uint32_t offset)
{
    if (offset >= strings->sh_size)
        return "";
    const char *text = (const char *)elf->bytes + strings->sh_offset + offset;
    return memchr(text, '\0', strings->sh_size - offset) ? text : "";
}

static aivd_status check_header(const npu_elf *elf)
{
    if (elf->size < SELFMAG || memcmp(elf->bytes, ELFMAG, SELFMAG) != 0)
        return refuse(elf, "it does not begin like an ELF file");
    if (elf->size < sizeof(Elf64_Ehdr))
        return refuse(elf, "it is cut off inside the ELF header");
    Elf64_Ehdr h = header(elf);
    if (h.e_ident[EI_CLASS] != ELFCLASS64 || h.e_ident[EI_DATA] != ELFDATA2LSB)
        return refuse(elf, "it is not 64-bit little-endian ELF");
    if (h.e_machine != OUR_MACHINE)
        return refuse(elf, "it is code for another machine (a binary of a real NPU does not run "
                           "here)");
    if (h.e_type == ET_REL)
        return refuse(elf, "it is an object file that was not linked (aivcc without -c links it)");
    if (h.e_type != ET_DYN)
        return refuse(elf, "it is not a shared object");
    return AIVD_OK;
}

static aivd_status check_segments(const npu_elf *elf, const Elf64_Ehdr *h)
{
    if (h->e_phentsize != sizeof(Elf64_Phdr) || h->e_phnum == 0 ||
        !inside(elf, h->e_phoff, (uint64_t)h->e_phnum * sizeof(Elf64_Phdr)))
        return refuse(elf, "its program headers are cut off or broken");
    for (unsigned i = 0; i < h->e_phnum; i++) {
        Elf64_Phdr p;
        memcpy(&p, elf->bytes + h->e_phoff + (uint64_t)i * sizeof p, sizeof p);
        if (p.p_type != PT_NULL && p.p_type != PT_GNU_STACK && p.p_filesz != 0 &&
            !inside(elf, p.p_offset, p.p_filesz))
            return refuse(elf, "a segment lies beyond the end of the file (cut off?)");
    }
    return AIVD_OK;
}

static aivd_status check_sections(const npu_elf *elf, const Elf64_Ehdr *h)
{
    if (h->e_shentsize != sizeof(Elf64_Shdr) || h->e_shnum == 0 || h->e_shstrndx >= h->e_shnum ||
        !inside(elf, h->e_shoff, (uint64_t)h->e_shnum * sizeof(Elf64_Shdr)))
        return refuse(elf, "its section table is missing, cut off or stripped");
    for (unsigned i = 0; i < h->e_shnum; i++) {
        Elf64_Shdr s = section(elf, h->e_shoff, i);
        if (s.sh_type != SHT_NOBITS && s.sh_type != SHT_NULL &&
            !inside(elf, s.sh_offset, s.sh_size))
            return refuse(elf, "a section lies beyond the end of the file (cut off?)");
    }
    return AIVD_OK;
}

/* The dynamic symbol aivd_image is defined. */
static bool has_image_symbol(const npu_elf *elf, const Elf64_Ehdr *h)
{
    for (unsigned i = 0; i < h->e_shnum; i++) {
        Elf64_Shdr symbols = section(elf, h->e_shoff, i);
        if (symbols.sh_type != SHT_DYNSYM || symbols.sh_link >= h->e_shnum)
            continue;
        Elf64_Shdr strings = section(elf, h->e_shoff, symbols.sh_link);
        if (strings.sh_type != SHT_STRTAB)
            continue;
        for (uint64_t at = 0; at + sizeof(Elf64_Sym) <= symbols.sh_size; at += sizeof(Elf64_Sym)) {
            Elf64_Sym symbol;
            memcpy(&symbol, elf->bytes + symbols.sh_offset + at, sizeof symbol);
            if (symbol.st_shndx != SHN_UNDEF &&
                strcmp(string_at(elf, &strings, symbol.st_name), "aivd_image") == 0)
                return true;
        }
    }
    return false;
}

aivd_status npu_elf_check(const npu_elf *elf)
{
    aivd_status status = check_header(elf);
    if (status)
        return status;
    Elf64_Ehdr h = header(elf);
    status = check_segments(elf, &h);
    if (status == AIVD_OK)
        status = check_sections(elf, &h);
    if (status == AIVD_OK && !has_image_symbol(elf, &h))
        status = refuse(elf, "it is a shared object without kernels (no symbol aivd_image)");
    return status;
}

static const char *type_name(uint32_t type)
{
    static const char *const names[] = {NULL, "AICORE", "cube (AIC)", "vector (AIV)"};
    return type > 0 && type < sizeof names / sizeof names[0] ? names[type] : "mixed or unknown";
}

/* Walks the records {u16 type, u16 length, value}; the first of type 1 decides. */
static aivd_status read_meta(const npu_elf *elf, const char *kernel, const Elf64_Shdr *s)
{
    uint64_t at = 0;
    while (at + 4 <= s->sh_size) {
        uint16_t head[2];
        uint32_t type;
        memcpy(head, elf->bytes + s->sh_offset + at, sizeof head);
        if (head[1] > s->sh_size - at - 4)
            break;
        if (head[0] == NPU_META_TYPE && head[1] == sizeof type) {
            memcpy(&type, elf->bytes + s->sh_offset + at + 4, sizeof type);
            if (type == NPU_META_KTYPE_AIV)
                return AIVD_OK;
            return base_fail(AIVD_ERR_FORMAT, NULL,
                             "%s: kernel %s is declared as kernel type %u (%s); aivdrive runs "
                             "vector kernels, K_TYPE_AIV = %u",
                             elf->origin, kernel, type, type_name(type), NPU_META_KTYPE_AIV);
        }
        at += 4 + (uint64_t)head[1];
    }
    return base_fail(AIVD_ERR_FORMAT, NULL,
                     "%s: the section " NPU_META_PREFIX "%s (%llu bytes) holds no kernel type "
                     "record {u16 1, u16 4, u32 type}",
                     elf->origin, kernel, (unsigned long long)s->sh_size);
}

aivd_status npu_elf_check_meta(const npu_elf *elf, const char *kernel)
{
    Elf64_Ehdr h = header(elf);
    Elf64_Shdr names = section(elf, h.e_shoff, h.e_shstrndx);
    size_t prefix = strlen(NPU_META_PREFIX);
    for (unsigned i = 0; i < h.e_shnum && names.sh_type == SHT_STRTAB; i++) {
        Elf64_Shdr s = section(elf, h.e_shoff, i);
        const char *name = string_at(elf, &names, s.sh_name);
        if (s.sh_type != SHT_NOBITS && strncmp(name, NPU_META_PREFIX, prefix) == 0 &&
            strcmp(name + prefix, kernel) == 0)
            return read_meta(elf, kernel, &s);
    }
    return base_fail(AIVD_ERR_FORMAT, NULL,
                     "%s: kernel %s has no section " NPU_META_PREFIX "%s (its kernel type); "
                     "compile it with aivcc, or emit the record in the source",
                     elf->origin, kernel, kernel);
}

bool npu_elf_section(const npu_elf *elf, const char *name, const uint8_t **bytes, size_t *size)
{
    Elf64_Ehdr h = header(elf);
    Elf64_Shdr names = section(elf, h.e_shoff, h.e_shstrndx);
    for (unsigned i = 0; i < h.e_shnum && names.sh_type == SHT_STRTAB; i++) {
        Elf64_Shdr s = section(elf, h.e_shoff, i);
        if (s.sh_type != SHT_PROGBITS || strcmp(string_at(elf, &names, s.sh_name), name) != 0)
            continue;
        *bytes = elf->bytes + s.sh_offset;
        *size = s.sh_size;
        return true;
    }
    return false;
}
