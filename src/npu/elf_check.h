/* npu/elf_check: bytes from outside, before they are given to the dynamic linker: whether they are
 * an ELF shared object for this machine with an aivd_image, all offsets inside the bytes, and the
 * `.ascend.meta.<kernel>` records. Touches nothing but the bytes it is given. */
#ifndef NPU_ELF_CHECK_H
#define NPU_ELF_CHECK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

#define NPU_META_PREFIX    ".ascend.meta."
#define NPU_META_TYPE      1u /* F_TYPE_KTYPE */
#define NPU_META_KTYPE_AIV 3u /* K_TYPE_AIV */

typedef struct npu_elf {
    const uint8_t *bytes;
    size_t size;
    const char *origin; /* file name or "image", for texts */
} npu_elf;

/* FORMAT with a text that says what is wrong and what to do. */
aivd_status npu_elf_check(const npu_elf *elf);

/* The kernel has a record that says "vector core". FORMAT with a text otherwise. The bytes have
 * passed npu_elf_check(). */
aivd_status npu_elf_check_meta(const npu_elf *elf, const char *kernel);

/* The bytes of a section; false when there is none of that name. The bytes have passed
 * npu_elf_check(). */
bool npu_elf_section(const npu_elf *elf, const char *name, const uint8_t **bytes, size_t *size);

#endif
