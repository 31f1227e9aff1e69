/* shmem/generated/typed: the host's typed entry points: each hands its arguments to the one
 * function behind its family.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/compiler.h"
#include "shmem/atomic.h"
#include "shmem/collective.h"
#include "shmem/rma.h"
#include "shmem/shmem.h"
#include "shmem/site.h"
#include "shmem/wait.h"

static inline uint64_t bits_of_float(float value)
{
    uint32_t bits;

    memcpy(&bits, &value, sizeof(bits));
    return bits;
}

static inline float float_of_bits(uint64_t value)
{
    uint32_t bits = (uint32_t)value;
    float result;

    memcpy(&result, &bits, sizeof(result));
    return result;
}

BASE_EXPORT void aclshmem_float_put(float *dest, float *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_float_put", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_double_put(double *dest, double *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_double_put", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_int8_put(int8_t *dest, int8_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_int8_put", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_int16_put(int16_t *dest, int16_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_int16_put", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_int32_put(int32_t *dest, int32_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_int32_put", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_int64_put(int64_t *dest, int64_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_int64_put", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_uint8_put(uint8_t *dest, uint8_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_uint8_put", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_uint16_put(uint16_t *dest, uint16_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_uint16_put", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_uint32_put(uint32_t *dest, uint32_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_uint32_put", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_uint64_put(uint64_t *dest, uint64_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_uint64_put", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_char_put(char *dest, char *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_char_put", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_float_put_nbi(float *dest, float *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_float_put_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_double_put_nbi(double *dest, double *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_double_put_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_int8_put_nbi(int8_t *dest, int8_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_int8_put_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_int16_put_nbi(int16_t *dest, int16_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_int16_put_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_int32_put_nbi(int32_t *dest, int32_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_int32_put_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_int64_put_nbi(int64_t *dest, int64_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_int64_put_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_uint8_put_nbi(uint8_t *dest, uint8_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_uint8_put_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_uint16_put_nbi(uint16_t *dest, uint16_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_uint16_put_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_uint32_put_nbi(uint32_t *dest, uint32_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_uint32_put_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_uint64_put_nbi(uint64_t *dest, uint64_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_uint64_put_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_char_put_nbi(char *dest, char *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_char_put_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_put8(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_put8", dst, src, shmem_bytes(elem_size, 8 / 8), pe, 0);
}

BASE_EXPORT void aclshmem_put16(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_put16", dst, src, shmem_bytes(elem_size, 16 / 8), pe, 0);
}

BASE_EXPORT void aclshmem_put32(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_put32", dst, src, shmem_bytes(elem_size, 32 / 8), pe, 0);
}

BASE_EXPORT void aclshmem_put64(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_put64", dst, src, shmem_bytes(elem_size, 64 / 8), pe, 0);
}

BASE_EXPORT void aclshmem_put128(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_put128", dst, src, shmem_bytes(elem_size, 128 / 8), pe, 0);
}

BASE_EXPORT void aclshmem_putmem(void *dst, void *src, size_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_putmem", dst, src, elem_size, pe, 0);
}

BASE_EXPORT void aclshmem_put8_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_put8_nbi", dst, src, shmem_bytes(elem_size, 8 / 8), pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_put16_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_put16_nbi", dst, src, shmem_bytes(elem_size, 16 / 8), pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_put32_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_put32_nbi", dst, src, shmem_bytes(elem_size, 32 / 8), pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_put64_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_put64_nbi", dst, src, shmem_bytes(elem_size, 64 / 8), pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_put128_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_put128_nbi", dst, src, shmem_bytes(elem_size, 128 / 8), pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_putmem_nbi(void *dst, void *src, size_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_putmem_nbi", dst, src, elem_size, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_float_get(float *dest, float *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_float_get", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_double_get(double *dest, double *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_double_get", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_int8_get(int8_t *dest, int8_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_int8_get", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_int16_get(int16_t *dest, int16_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_int16_get", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_int32_get(int32_t *dest, int32_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_int32_get", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_int64_get(int64_t *dest, int64_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_int64_get", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_uint8_get(uint8_t *dest, uint8_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_uint8_get", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_uint16_get(uint16_t *dest, uint16_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_uint16_get", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_uint32_get(uint32_t *dest, uint32_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_uint32_get", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_uint64_get(uint64_t *dest, uint64_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_uint64_get", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_char_get(char *dest, char *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_char_get", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe, 0);
}

BASE_EXPORT void aclshmem_float_get_nbi(float *dest, float *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_float_get_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_double_get_nbi(double *dest, double *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_double_get_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_int8_get_nbi(int8_t *dest, int8_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_int8_get_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_int16_get_nbi(int16_t *dest, int16_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_int16_get_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_int32_get_nbi(int32_t *dest, int32_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_int32_get_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_int64_get_nbi(int64_t *dest, int64_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_int64_get_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_uint8_get_nbi(uint8_t *dest, uint8_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_uint8_get_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_uint16_get_nbi(uint16_t *dest, uint16_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_uint16_get_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_uint32_get_nbi(uint32_t *dest, uint32_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_uint32_get_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_uint64_get_nbi(uint64_t *dest, uint64_t *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_uint64_get_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_char_get_nbi(char *dest, char *source, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_char_get_nbi", dest, source, shmem_bytes(nelems, sizeof(*dest)), pe,
        AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_get8(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_get8", dst, src, shmem_bytes(elem_size, 8 / 8), pe, 0);
}

BASE_EXPORT void aclshmem_get16(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_get16", dst, src, shmem_bytes(elem_size, 16 / 8), pe, 0);
}

BASE_EXPORT void aclshmem_get32(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_get32", dst, src, shmem_bytes(elem_size, 32 / 8), pe, 0);
}

BASE_EXPORT void aclshmem_get64(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_get64", dst, src, shmem_bytes(elem_size, 64 / 8), pe, 0);
}

BASE_EXPORT void aclshmem_get128(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_get128", dst, src, shmem_bytes(elem_size, 128 / 8), pe, 0);
}

BASE_EXPORT void aclshmem_getmem(void *dst, void *src, size_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_getmem", dst, src, elem_size, pe, 0);
}

BASE_EXPORT void aclshmem_get8_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_get8_nbi", dst, src, shmem_bytes(elem_size, 8 / 8), pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_get16_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_get16_nbi", dst, src, shmem_bytes(elem_size, 16 / 8), pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_get32_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_get32_nbi", dst, src, shmem_bytes(elem_size, 32 / 8), pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_get64_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_get64_nbi", dst, src, shmem_bytes(elem_size, 64 / 8), pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_get128_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_get128_nbi", dst, src, shmem_bytes(elem_size, 128 / 8), pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_getmem_nbi(void *dst, void *src, size_t elem_size, int32_t pe)
{
    SHMEM_SITE();
    shmem_get("aclshmem_getmem_nbi", dst, src, elem_size, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_float_iput(float *dest, float *source, ptrdiff_t dst, ptrdiff_t sst,
                                     size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_float_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_double_iput(double *dest, double *source, ptrdiff_t dst, ptrdiff_t sst,
                                      size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_double_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_int8_iput(int8_t *dest, int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                    size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_int8_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_int16_iput(int16_t *dest, int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                     size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_int16_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_int32_iput(int32_t *dest, int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                     size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_int32_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_int64_iput(int64_t *dest, int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                     size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_int64_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_uint8_iput(uint8_t *dest, uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                     size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_uint8_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_uint16_iput(uint16_t *dest, uint16_t *source, ptrdiff_t dst,
                                      ptrdiff_t sst, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_uint16_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_uint32_iput(uint32_t *dest, uint32_t *source, ptrdiff_t dst,
                                      ptrdiff_t sst, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_uint32_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_uint64_iput(uint64_t *dest, uint64_t *source, ptrdiff_t dst,
                                      ptrdiff_t sst, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_uint64_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_char_iput(char *dest, char *source, ptrdiff_t dst, ptrdiff_t sst,
                                    size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_char_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_iput8(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_iput8", dest, source, dst, sst, nelems, 8 / 8, pe);
}

BASE_EXPORT void aclshmem_iput16(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                 size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_iput16", dest, source, dst, sst, nelems, 16 / 8, pe);
}

BASE_EXPORT void aclshmem_iput32(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                 size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_iput32", dest, source, dst, sst, nelems, 32 / 8, pe);
}

BASE_EXPORT void aclshmem_iput64(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                 size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_iput64", dest, source, dst, sst, nelems, 64 / 8, pe);
}

BASE_EXPORT void aclshmem_iput128(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                  size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iput("aclshmem_iput128", dest, source, dst, sst, nelems, 128 / 8, pe);
}

BASE_EXPORT void aclshmem_float_iget(float *dest, float *source, ptrdiff_t dst, ptrdiff_t sst,
                                     size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_float_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_double_iget(double *dest, double *source, ptrdiff_t dst, ptrdiff_t sst,
                                      size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_double_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_int8_iget(int8_t *dest, int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                    size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_int8_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_int16_iget(int16_t *dest, int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                     size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_int16_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_int32_iget(int32_t *dest, int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                     size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_int32_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_int64_iget(int64_t *dest, int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                     size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_int64_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_uint8_iget(uint8_t *dest, uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                     size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_uint8_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_uint16_iget(uint16_t *dest, uint16_t *source, ptrdiff_t dst,
                                      ptrdiff_t sst, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_uint16_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_uint32_iget(uint32_t *dest, uint32_t *source, ptrdiff_t dst,
                                      ptrdiff_t sst, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_uint32_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_uint64_iget(uint64_t *dest, uint64_t *source, ptrdiff_t dst,
                                      ptrdiff_t sst, size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_uint64_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_char_iget(char *dest, char *source, ptrdiff_t dst, ptrdiff_t sst,
                                    size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_char_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

BASE_EXPORT void aclshmem_iget8(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_iget8", dest, source, dst, sst, nelems, 8 / 8, pe);
}

BASE_EXPORT void aclshmem_iget16(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                 size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_iget16", dest, source, dst, sst, nelems, 16 / 8, pe);
}

BASE_EXPORT void aclshmem_iget32(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                 size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_iget32", dest, source, dst, sst, nelems, 32 / 8, pe);
}

BASE_EXPORT void aclshmem_iget64(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                 size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_iget64", dest, source, dst, sst, nelems, 64 / 8, pe);
}

BASE_EXPORT void aclshmem_iget128(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                  size_t nelems, int pe)
{
    SHMEM_SITE();
    shmem_iget("aclshmem_iget128", dest, source, dst, sst, nelems, 128 / 8, pe);
}

BASE_EXPORT void aclshmem_float_p(float *dst, const float value, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_float_p", dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

BASE_EXPORT void aclshmem_double_p(double *dst, const double value, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_double_p", dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

BASE_EXPORT void aclshmem_int8_p(int8_t *dst, const int8_t value, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_int8_p", dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

BASE_EXPORT void aclshmem_int16_p(int16_t *dst, const int16_t value, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_int16_p", dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

BASE_EXPORT void aclshmem_int32_p(int32_t *dst, const int32_t value, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_int32_p", dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

BASE_EXPORT void aclshmem_int64_p(int64_t *dst, const int64_t value, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_int64_p", dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

BASE_EXPORT void aclshmem_uint8_p(uint8_t *dst, const uint8_t value, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_uint8_p", dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

BASE_EXPORT void aclshmem_uint16_p(uint16_t *dst, const uint16_t value, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_uint16_p", dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

BASE_EXPORT void aclshmem_uint32_p(uint32_t *dst, const uint32_t value, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_uint32_p", dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

BASE_EXPORT void aclshmem_uint64_p(uint64_t *dst, const uint64_t value, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_uint64_p", dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

BASE_EXPORT void aclshmem_char_p(char *dst, const char value, int pe)
{
    SHMEM_SITE();
    shmem_put("aclshmem_char_p", dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

BASE_EXPORT float aclshmem_float_g(float *src, int32_t pe)
{
    SHMEM_SITE();
    float value = {0};
    shmem_get("aclshmem_float_g", &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

BASE_EXPORT double aclshmem_double_g(double *src, int32_t pe)
{
    SHMEM_SITE();
    double value = {0};
    shmem_get("aclshmem_double_g", &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

BASE_EXPORT int8_t aclshmem_int8_g(int8_t *src, int32_t pe)
{
    SHMEM_SITE();
    int8_t value = {0};
    shmem_get("aclshmem_int8_g", &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

BASE_EXPORT int16_t aclshmem_int16_g(int16_t *src, int32_t pe)
{
    SHMEM_SITE();
    int16_t value = {0};
    shmem_get("aclshmem_int16_g", &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

BASE_EXPORT int32_t aclshmem_int32_g(int32_t *src, int32_t pe)
{
    SHMEM_SITE();
    int32_t value = {0};
    shmem_get("aclshmem_int32_g", &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

BASE_EXPORT int64_t aclshmem_int64_g(int64_t *src, int32_t pe)
{
    SHMEM_SITE();
    int64_t value = {0};
    shmem_get("aclshmem_int64_g", &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

BASE_EXPORT uint8_t aclshmem_uint8_g(uint8_t *src, int32_t pe)
{
    SHMEM_SITE();
    uint8_t value = {0};
    shmem_get("aclshmem_uint8_g", &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

BASE_EXPORT uint16_t aclshmem_uint16_g(uint16_t *src, int32_t pe)
{
    SHMEM_SITE();
    uint16_t value = {0};
    shmem_get("aclshmem_uint16_g", &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

BASE_EXPORT uint32_t aclshmem_uint32_g(uint32_t *src, int32_t pe)
{
    SHMEM_SITE();
    uint32_t value = {0};
    shmem_get("aclshmem_uint32_g", &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

BASE_EXPORT uint64_t aclshmem_uint64_g(uint64_t *src, int32_t pe)
{
    SHMEM_SITE();
    uint64_t value = {0};
    shmem_get("aclshmem_uint64_g", &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

BASE_EXPORT char aclshmem_char_g(char *src, int32_t pe)
{
    SHMEM_SITE();
    char value = {0};
    shmem_get("aclshmem_char_g", &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

BASE_EXPORT void aclshmem_float_put_signal(float *dst, float *src, size_t elem_size,
                                           uint8_t *sig_addr, int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_float_put_signal", dst, src, shmem_bytes(elem_size, sizeof(*dst)),
        sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_double_put_signal(double *dst, double *src, size_t elem_size,
                                            uint8_t *sig_addr, int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_double_put_signal", dst, src, shmem_bytes(elem_size, sizeof(*dst)),
        sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_int8_put_signal(int8_t *dst, int8_t *src, size_t elem_size,
                                          uint8_t *sig_addr, int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_int8_put_signal", dst, src, shmem_bytes(elem_size, sizeof(*dst)),
        sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_int16_put_signal(int16_t *dst, int16_t *src, size_t elem_size,
                                           uint8_t *sig_addr, int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_int16_put_signal", dst, src, shmem_bytes(elem_size, sizeof(*dst)),
        sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_int32_put_signal(int32_t *dst, int32_t *src, size_t elem_size,
                                           uint8_t *sig_addr, int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_int32_put_signal", dst, src, shmem_bytes(elem_size, sizeof(*dst)),
        sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_int64_put_signal(int64_t *dst, int64_t *src, size_t elem_size,
                                           uint8_t *sig_addr, int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_int64_put_signal", dst, src, shmem_bytes(elem_size, sizeof(*dst)),
        sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_uint8_put_signal(uint8_t *dst, uint8_t *src, size_t elem_size,
                                           uint8_t *sig_addr, int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_uint8_put_signal", dst, src, shmem_bytes(elem_size, sizeof(*dst)),
        sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_uint16_put_signal(uint16_t *dst, uint16_t *src, size_t elem_size,
                                            uint8_t *sig_addr, int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_uint16_put_signal", dst, src, shmem_bytes(elem_size, sizeof(*dst)),
        sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_uint32_put_signal(uint32_t *dst, uint32_t *src, size_t elem_size,
                                            uint8_t *sig_addr, int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_uint32_put_signal", dst, src, shmem_bytes(elem_size, sizeof(*dst)),
        sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_uint64_put_signal(uint64_t *dst, uint64_t *src, size_t elem_size,
                                            uint8_t *sig_addr, int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_uint64_put_signal", dst, src, shmem_bytes(elem_size, sizeof(*dst)),
        sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_char_put_signal(char *dst, char *src, size_t elem_size, uint8_t *sig_addr,
                                          int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_char_put_signal", dst, src, shmem_bytes(elem_size, sizeof(*dst)),
        sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_put8_signal(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                                      int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_put8_signal", dst, src, shmem_bytes(nelems, 8 / 8), sig_addr,
        (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_put16_signal(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                                       int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_put16_signal", dst, src, shmem_bytes(nelems, 16 / 8), sig_addr,
        (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_put32_signal(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                                       int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_put32_signal", dst, src, shmem_bytes(nelems, 32 / 8), sig_addr,
        (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_put64_signal(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                                       int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_put64_signal", dst, src, shmem_bytes(nelems, 64 / 8), sig_addr,
        (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_put128_signal(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                                        int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_put128_signal", dst, src, shmem_bytes(nelems, 128 / 8), sig_addr,
        (uint32_t)signal, sig_op, pe, 0);
}

BASE_EXPORT void aclshmemx_putmem_signal(void *dst, void *src, size_t elem_size, void *sig_addr,
                                         int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmemx_putmem_signal", dst, src, elem_size, sig_addr, (uint32_t)signal,
        sig_op, pe, 0);
}

BASE_EXPORT void aclshmem_putmem_signal(void *dst, void *src, size_t elem_size, int32_t *sig_addr,
                                        int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_putmem_signal", dst, src, elem_size, sig_addr, (uint32_t)signal,
        sig_op, pe, 0);
}

BASE_EXPORT void aclshmemx_putmem_signal64(void *dst, const void *src, size_t bytes,
                                           uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmemx_putmem_signal64", dst, src, bytes, sig_addr, signal, sig_op, pe,
        AIVD_SHM_SIGNAL64);
}

BASE_EXPORT void aclshmem_float_put_signal_nbi(float *dst, float *src, size_t elem_size,
                                               uint8_t *sig_addr, int32_t signal, int sig_op,
                                               int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_float_put_signal_nbi", dst, src, shmem_bytes(elem_size,
        sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_double_put_signal_nbi(double *dst, double *src, size_t elem_size,
                                                uint8_t *sig_addr, int32_t signal, int sig_op,
                                                int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_double_put_signal_nbi", dst, src, shmem_bytes(elem_size,
        sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_int8_put_signal_nbi(int8_t *dst, int8_t *src, size_t elem_size,
                                              uint8_t *sig_addr, int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_int8_put_signal_nbi", dst, src, shmem_bytes(elem_size,
        sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_int16_put_signal_nbi(int16_t *dst, int16_t *src, size_t elem_size,
                                               uint8_t *sig_addr, int32_t signal, int sig_op,
                                               int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_int16_put_signal_nbi", dst, src, shmem_bytes(elem_size,
        sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_int32_put_signal_nbi(int32_t *dst, int32_t *src, size_t elem_size,
                                               uint8_t *sig_addr, int32_t signal, int sig_op,
                                               int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_int32_put_signal_nbi", dst, src, shmem_bytes(elem_size,
        sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_int64_put_signal_nbi(int64_t *dst, int64_t *src, size_t elem_size,
                                               uint8_t *sig_addr, int32_t signal, int sig_op,
                                               int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_int64_put_signal_nbi", dst, src, shmem_bytes(elem_size,
        sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_uint8_put_signal_nbi(uint8_t *dst, uint8_t *src, size_t elem_size,
                                               uint8_t *sig_addr, int32_t signal, int sig_op,
                                               int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_uint8_put_signal_nbi", dst, src, shmem_bytes(elem_size,
        sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_uint16_put_signal_nbi(uint16_t *dst, uint16_t *src, size_t elem_size,
                                                uint8_t *sig_addr, int32_t signal, int sig_op,
                                                int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_uint16_put_signal_nbi", dst, src, shmem_bytes(elem_size,
        sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_uint32_put_signal_nbi(uint32_t *dst, uint32_t *src, size_t elem_size,
                                                uint8_t *sig_addr, int32_t signal, int sig_op,
                                                int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_uint32_put_signal_nbi", dst, src, shmem_bytes(elem_size,
        sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_uint64_put_signal_nbi(uint64_t *dst, uint64_t *src, size_t elem_size,
                                                uint8_t *sig_addr, int32_t signal, int sig_op,
                                                int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_uint64_put_signal_nbi", dst, src, shmem_bytes(elem_size,
        sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_char_put_signal_nbi(char *dst, char *src, size_t elem_size,
                                              uint8_t *sig_addr, int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_char_put_signal_nbi", dst, src, shmem_bytes(elem_size,
        sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_put8_signal_nbi(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                                          int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_put8_signal_nbi", dst, src, shmem_bytes(nelems, 8 / 8), sig_addr,
        (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_put16_signal_nbi(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                                           int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_put16_signal_nbi", dst, src, shmem_bytes(nelems, 16 / 8), sig_addr,
        (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_put32_signal_nbi(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                                           int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_put32_signal_nbi", dst, src, shmem_bytes(nelems, 32 / 8), sig_addr,
        (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_put64_signal_nbi(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                                           int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_put64_signal_nbi", dst, src, shmem_bytes(nelems, 64 / 8), sig_addr,
        (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_put128_signal_nbi(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                                            int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_put128_signal_nbi", dst, src, shmem_bytes(nelems, 128 / 8),
        sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmemx_putmem_signal_nbi(void *dst, void *src, size_t elem_size, void *sig_addr,
                                             int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmemx_putmem_signal_nbi", dst, src, elem_size, sig_addr,
        (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_putmem_signal_nbi(void *dst, void *src, size_t elem_size,
                                            int32_t *sig_addr, int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmem_putmem_signal_nbi", dst, src, elem_size, sig_addr, (uint32_t)signal,
        sig_op, pe, AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmemx_putmem_signal64_nbi(void *dst, const void *src, size_t bytes,
                                               uint64_t *sig_addr, uint64_t signal, int sig_op,
                                               int pe)
{
    SHMEM_SITE();
    shmem_put_signal("aclshmemx_putmem_signal64_nbi", dst, src, bytes, sig_addr, signal, sig_op,
        pe, AIVD_SHM_SIGNAL64 | AIVD_SHM_NBI);
}

BASE_EXPORT void aclshmem_float_wait_until(float *ivar, int cmp, float cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_FLOAT, .cmp = cmp,
        .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_float_wait_until", &args);
}

BASE_EXPORT void aclshmem_int8_wait_until(int8_t *ivar, int cmp, int8_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_INT8, .cmp = cmp,
        .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_int8_wait_until", &args);
}

BASE_EXPORT void aclshmem_int16_wait_until(int16_t *ivar, int cmp, int16_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_INT16, .cmp = cmp,
        .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_int16_wait_until", &args);
}

BASE_EXPORT void aclshmem_int32_wait_until(int32_t *ivar, int cmp, int32_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_INT32, .cmp = cmp,
        .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_int32_wait_until", &args);
}

BASE_EXPORT void aclshmem_int64_wait_until(int64_t *ivar, int cmp, int64_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_INT64, .cmp = cmp,
        .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_int64_wait_until", &args);
}

BASE_EXPORT void aclshmem_uint8_wait_until(uint8_t *ivar, int cmp, uint8_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_UINT8, .cmp = cmp,
        .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_uint8_wait_until", &args);
}

BASE_EXPORT void aclshmem_uint16_wait_until(uint16_t *ivar, int cmp, uint16_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_UINT16, .cmp = cmp,
        .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_uint16_wait_until", &args);
}

BASE_EXPORT void aclshmem_uint32_wait_until(uint32_t *ivar, int cmp, uint32_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_UINT32, .cmp = cmp,
        .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_uint32_wait_until", &args);
}

BASE_EXPORT void aclshmem_uint64_wait_until(uint64_t *ivar, int cmp, uint64_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_UINT64, .cmp = cmp,
        .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_uint64_wait_until", &args);
}

BASE_EXPORT void aclshmem_char_wait_until(char *ivar, int cmp, char cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_CHAR, .cmp = cmp,
        .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_char_wait_until", &args);
}

BASE_EXPORT void aclshmem_float_wait(float *ivar, float cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_FLOAT,
        .cmp = ACLSHMEM_CMP_NE, .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_float_wait", &args);
}

BASE_EXPORT void aclshmem_int8_wait(int8_t *ivar, int8_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_INT8,
        .cmp = ACLSHMEM_CMP_NE, .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_int8_wait", &args);
}

BASE_EXPORT void aclshmem_int16_wait(int16_t *ivar, int16_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_INT16,
        .cmp = ACLSHMEM_CMP_NE, .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_int16_wait", &args);
}

BASE_EXPORT void aclshmem_int32_wait(int32_t *ivar, int32_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_INT32,
        .cmp = ACLSHMEM_CMP_NE, .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_int32_wait", &args);
}

BASE_EXPORT void aclshmem_int64_wait(int64_t *ivar, int64_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_INT64,
        .cmp = ACLSHMEM_CMP_NE, .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_int64_wait", &args);
}

BASE_EXPORT void aclshmem_uint8_wait(uint8_t *ivar, uint8_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_UINT8,
        .cmp = ACLSHMEM_CMP_NE, .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_uint8_wait", &args);
}

BASE_EXPORT void aclshmem_uint16_wait(uint16_t *ivar, uint16_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_UINT16,
        .cmp = ACLSHMEM_CMP_NE, .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_uint16_wait", &args);
}

BASE_EXPORT void aclshmem_uint32_wait(uint32_t *ivar, uint32_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_UINT32,
        .cmp = ACLSHMEM_CMP_NE, .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_uint32_wait", &args);
}

BASE_EXPORT void aclshmem_uint64_wait(uint64_t *ivar, uint64_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_UINT64,
        .cmp = ACLSHMEM_CMP_NE, .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_uint64_wait", &args);
}

BASE_EXPORT void aclshmem_char_wait(char *ivar, char cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE, .type = AIVD_SHM_CHAR,
        .cmp = ACLSHMEM_CMP_NE, .words = ivar, .count = 1, .values = &cmp_value};
    shmem_wait("aclshmem_char_wait", &args);
}

BASE_EXPORT void aclshmem_float_wait_until_all(float *ivars, size_t nelems, const int *status,
                                               int cmp, float cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL, .type = AIVD_SHM_FLOAT, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value};
    shmem_wait("aclshmem_float_wait_until_all", &args);
}

BASE_EXPORT void aclshmem_int8_wait_until_all(int8_t *ivars, size_t nelems, const int *status,
                                              int cmp, int8_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL, .type = AIVD_SHM_INT8, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value};
    shmem_wait("aclshmem_int8_wait_until_all", &args);
}

BASE_EXPORT void aclshmem_int16_wait_until_all(int16_t *ivars, size_t nelems, const int *status,
                                               int cmp, int16_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL, .type = AIVD_SHM_INT16, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value};
    shmem_wait("aclshmem_int16_wait_until_all", &args);
}

BASE_EXPORT void aclshmem_int32_wait_until_all(int32_t *ivars, size_t nelems, const int *status,
                                               int cmp, int32_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL, .type = AIVD_SHM_INT32, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value};
    shmem_wait("aclshmem_int32_wait_until_all", &args);
}

BASE_EXPORT void aclshmem_int64_wait_until_all(int64_t *ivars, size_t nelems, const int *status,
                                               int cmp, int64_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL, .type = AIVD_SHM_INT64, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value};
    shmem_wait("aclshmem_int64_wait_until_all", &args);
}

BASE_EXPORT void aclshmem_uint8_wait_until_all(uint8_t *ivars, size_t nelems, const int *status,
                                               int cmp, uint8_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL, .type = AIVD_SHM_UINT8, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value};
    shmem_wait("aclshmem_uint8_wait_until_all", &args);
}

BASE_EXPORT void aclshmem_uint16_wait_until_all(uint16_t *ivars, size_t nelems, const int *status,
                                                int cmp, uint16_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL, .type = AIVD_SHM_UINT16, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value};
    shmem_wait("aclshmem_uint16_wait_until_all", &args);
}

BASE_EXPORT void aclshmem_uint32_wait_until_all(uint32_t *ivars, size_t nelems, const int *status,
                                                int cmp, uint32_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL, .type = AIVD_SHM_UINT32, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value};
    shmem_wait("aclshmem_uint32_wait_until_all", &args);
}

BASE_EXPORT void aclshmem_uint64_wait_until_all(uint64_t *ivars, size_t nelems, const int *status,
                                                int cmp, uint64_t cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL, .type = AIVD_SHM_UINT64, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value};
    shmem_wait("aclshmem_uint64_wait_until_all", &args);
}

BASE_EXPORT void aclshmem_char_wait_until_all(char *ivars, size_t nelems, const int *status,
                                              int cmp, char cmp_value)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL, .type = AIVD_SHM_CHAR, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value};
    shmem_wait("aclshmem_char_wait_until_all", &args);
}

BASE_EXPORT void aclshmem_float_wait_until_any(float *ivars, size_t nelems, const int *status,
                                               int cmp, float cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY, .type = AIVD_SHM_FLOAT, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .size_out = res_out};
    shmem_wait("aclshmem_float_wait_until_any", &args);
}

BASE_EXPORT void aclshmem_int8_wait_until_any(int8_t *ivars, size_t nelems, const int *status,
                                              int cmp, int8_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY, .type = AIVD_SHM_INT8, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .size_out = res_out};
    shmem_wait("aclshmem_int8_wait_until_any", &args);
}

BASE_EXPORT void aclshmem_int16_wait_until_any(int16_t *ivars, size_t nelems, const int *status,
                                               int cmp, int16_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY, .type = AIVD_SHM_INT16, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .size_out = res_out};
    shmem_wait("aclshmem_int16_wait_until_any", &args);
}

BASE_EXPORT void aclshmem_int32_wait_until_any(int32_t *ivars, size_t nelems, const int *status,
                                               int cmp, int32_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY, .type = AIVD_SHM_INT32, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .size_out = res_out};
    shmem_wait("aclshmem_int32_wait_until_any", &args);
}

BASE_EXPORT void aclshmem_int64_wait_until_any(int64_t *ivars, size_t nelems, const int *status,
                                               int cmp, int64_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY, .type = AIVD_SHM_INT64, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .size_out = res_out};
    shmem_wait("aclshmem_int64_wait_until_any", &args);
}

BASE_EXPORT void aclshmem_uint8_wait_until_any(uint8_t *ivars, size_t nelems, const int *status,
                                               int cmp, uint8_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY, .type = AIVD_SHM_UINT8, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .size_out = res_out};
    shmem_wait("aclshmem_uint8_wait_until_any", &args);
}

BASE_EXPORT void aclshmem_uint16_wait_until_any(uint16_t *ivars, size_t nelems, const int *status,
                                                int cmp, uint16_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY, .type = AIVD_SHM_UINT16, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .size_out = res_out};
    shmem_wait("aclshmem_uint16_wait_until_any", &args);
}

BASE_EXPORT void aclshmem_uint32_wait_until_any(uint32_t *ivars, size_t nelems, const int *status,
                                                int cmp, uint32_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY, .type = AIVD_SHM_UINT32, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .size_out = res_out};
    shmem_wait("aclshmem_uint32_wait_until_any", &args);
}

BASE_EXPORT void aclshmem_uint64_wait_until_any(uint64_t *ivars, size_t nelems, const int *status,
                                                int cmp, uint64_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY, .type = AIVD_SHM_UINT64, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .size_out = res_out};
    shmem_wait("aclshmem_uint64_wait_until_any", &args);
}

BASE_EXPORT void aclshmem_char_wait_until_any(char *ivars, size_t nelems, const int *status,
                                              int cmp, char cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY, .type = AIVD_SHM_CHAR, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .size_out = res_out};
    shmem_wait("aclshmem_char_wait_until_any", &args);
}

BASE_EXPORT void aclshmem_float_wait_until_some(float *ivars, size_t nelems, size_t *indices,
                                                const int *status, int cmp, float cmp_value,
                                                size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME, .type = AIVD_SHM_FLOAT, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_float_wait_until_some", &args);
}

BASE_EXPORT void aclshmem_int8_wait_until_some(int8_t *ivars, size_t nelems, size_t *indices,
                                               const int *status, int cmp, int8_t cmp_value,
                                               size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME, .type = AIVD_SHM_INT8, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int8_wait_until_some", &args);
}

BASE_EXPORT void aclshmem_int16_wait_until_some(int16_t *ivars, size_t nelems, size_t *indices,
                                                const int *status, int cmp, int16_t cmp_value,
                                                size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME, .type = AIVD_SHM_INT16, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int16_wait_until_some", &args);
}

BASE_EXPORT void aclshmem_int32_wait_until_some(int32_t *ivars, size_t nelems, size_t *indices,
                                                const int *status, int cmp, int32_t cmp_value,
                                                size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME, .type = AIVD_SHM_INT32, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int32_wait_until_some", &args);
}

BASE_EXPORT void aclshmem_int64_wait_until_some(int64_t *ivars, size_t nelems, size_t *indices,
                                                const int *status, int cmp, int64_t cmp_value,
                                                size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME, .type = AIVD_SHM_INT64, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int64_wait_until_some", &args);
}

BASE_EXPORT void aclshmem_uint8_wait_until_some(uint8_t *ivars, size_t nelems, size_t *indices,
                                                const int *status, int cmp, uint8_t cmp_value,
                                                size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME, .type = AIVD_SHM_UINT8, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint8_wait_until_some", &args);
}

BASE_EXPORT void aclshmem_uint16_wait_until_some(uint16_t *ivars, size_t nelems, size_t *indices,
                                                 const int *status, int cmp, uint16_t cmp_value,
                                                 size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME, .type = AIVD_SHM_UINT16, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint16_wait_until_some", &args);
}

BASE_EXPORT void aclshmem_uint32_wait_until_some(uint32_t *ivars, size_t nelems, size_t *indices,
                                                 const int *status, int cmp, uint32_t cmp_value,
                                                 size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME, .type = AIVD_SHM_UINT32, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint32_wait_until_some", &args);
}

BASE_EXPORT void aclshmem_uint64_wait_until_some(uint64_t *ivars, size_t nelems, size_t *indices,
                                                 const int *status, int cmp, uint64_t cmp_value,
                                                 size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME, .type = AIVD_SHM_UINT64, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint64_wait_until_some", &args);
}

BASE_EXPORT void aclshmem_char_wait_until_some(char *ivars, size_t nelems, size_t *indices,
                                               const int *status, int cmp, char cmp_value,
                                               size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME, .type = AIVD_SHM_CHAR, .cmp = cmp,
        .words = ivars, .count = nelems, .status = status, .values = &cmp_value,
        .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_char_wait_until_some", &args);
}

BASE_EXPORT void aclshmem_float_wait_until_all_vector(float *ivars, size_t nelems,
                                                      const int *status, int cmp, float *cmp_values)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_FLOAT, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values};
    shmem_wait("aclshmem_float_wait_until_all_vector", &args);
}

BASE_EXPORT void aclshmem_int8_wait_until_all_vector(int8_t *ivars, size_t nelems,
                                                     const int *status, int cmp, int8_t *cmp_values)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values};
    shmem_wait("aclshmem_int8_wait_until_all_vector", &args);
}

BASE_EXPORT void aclshmem_int16_wait_until_all_vector(int16_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      int16_t *cmp_values)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values};
    shmem_wait("aclshmem_int16_wait_until_all_vector", &args);
}

BASE_EXPORT void aclshmem_int32_wait_until_all_vector(int32_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      int32_t *cmp_values)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values};
    shmem_wait("aclshmem_int32_wait_until_all_vector", &args);
}

BASE_EXPORT void aclshmem_int64_wait_until_all_vector(int64_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      int64_t *cmp_values)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values};
    shmem_wait("aclshmem_int64_wait_until_all_vector", &args);
}

BASE_EXPORT void aclshmem_uint8_wait_until_all_vector(uint8_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      uint8_t *cmp_values)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values};
    shmem_wait("aclshmem_uint8_wait_until_all_vector", &args);
}

BASE_EXPORT void aclshmem_uint16_wait_until_all_vector(uint16_t *ivars, size_t nelems,
                                                       const int *status, int cmp,
                                                       uint16_t *cmp_values)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values};
    shmem_wait("aclshmem_uint16_wait_until_all_vector", &args);
}

BASE_EXPORT void aclshmem_uint32_wait_until_all_vector(uint32_t *ivars, size_t nelems,
                                                       const int *status, int cmp,
                                                       uint32_t *cmp_values)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values};
    shmem_wait("aclshmem_uint32_wait_until_all_vector", &args);
}

BASE_EXPORT void aclshmem_uint64_wait_until_all_vector(uint64_t *ivars, size_t nelems,
                                                       const int *status, int cmp,
                                                       uint64_t *cmp_values)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values};
    shmem_wait("aclshmem_uint64_wait_until_all_vector", &args);
}

BASE_EXPORT void aclshmem_char_wait_until_all_vector(char *ivars, size_t nelems, const int *status,
                                                     int cmp, char *cmp_values)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_CHAR, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values};
    shmem_wait("aclshmem_char_wait_until_all_vector", &args);
}

BASE_EXPORT void aclshmem_float_wait_until_any_vector(float *ivars, size_t nelems,
                                                      const int *status, int cmp, float *cmp_values,
                                                      size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_FLOAT, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_float_wait_until_any_vector", &args);
}

BASE_EXPORT void aclshmem_int8_wait_until_any_vector(int8_t *ivars, size_t nelems,
                                                     const int *status, int cmp, int8_t *cmp_values,
                                                     size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_int8_wait_until_any_vector", &args);
}

BASE_EXPORT void aclshmem_int16_wait_until_any_vector(int16_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      int16_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_int16_wait_until_any_vector", &args);
}

BASE_EXPORT void aclshmem_int32_wait_until_any_vector(int32_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      int32_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_int32_wait_until_any_vector", &args);
}

BASE_EXPORT void aclshmem_int64_wait_until_any_vector(int64_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      int64_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_int64_wait_until_any_vector", &args);
}

BASE_EXPORT void aclshmem_uint8_wait_until_any_vector(uint8_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      uint8_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_uint8_wait_until_any_vector", &args);
}

BASE_EXPORT void aclshmem_uint16_wait_until_any_vector(uint16_t *ivars, size_t nelems,
                                                       const int *status, int cmp,
                                                       uint16_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_uint16_wait_until_any_vector", &args);
}

BASE_EXPORT void aclshmem_uint32_wait_until_any_vector(uint32_t *ivars, size_t nelems,
                                                       const int *status, int cmp,
                                                       uint32_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_uint32_wait_until_any_vector", &args);
}

BASE_EXPORT void aclshmem_uint64_wait_until_any_vector(uint64_t *ivars, size_t nelems,
                                                       const int *status, int cmp,
                                                       uint64_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_uint64_wait_until_any_vector", &args);
}

BASE_EXPORT void aclshmem_char_wait_until_any_vector(char *ivars, size_t nelems, const int *status,
                                                     int cmp, char *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_CHAR, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_char_wait_until_any_vector", &args);
}

BASE_EXPORT void aclshmem_float_wait_until_some_vector(float *ivars, size_t nelems, size_t *indices,
                                                       const int *status, int cmp,
                                                       float *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_FLOAT, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_float_wait_until_some_vector", &args);
}

BASE_EXPORT void aclshmem_int8_wait_until_some_vector(int8_t *ivars, size_t nelems, size_t *indices,
                                                      const int *status, int cmp,
                                                      int8_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int8_wait_until_some_vector", &args);
}

BASE_EXPORT void aclshmem_int16_wait_until_some_vector(int16_t *ivars, size_t nelems,
                                                       size_t *indices, const int *status, int cmp,
                                                       int16_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int16_wait_until_some_vector", &args);
}

BASE_EXPORT void aclshmem_int32_wait_until_some_vector(int32_t *ivars, size_t nelems,
                                                       size_t *indices, const int *status, int cmp,
                                                       int32_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int32_wait_until_some_vector", &args);
}

BASE_EXPORT void aclshmem_int64_wait_until_some_vector(int64_t *ivars, size_t nelems,
                                                       size_t *indices, const int *status, int cmp,
                                                       int64_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int64_wait_until_some_vector", &args);
}

BASE_EXPORT void aclshmem_uint8_wait_until_some_vector(uint8_t *ivars, size_t nelems,
                                                       size_t *indices, const int *status, int cmp,
                                                       uint8_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint8_wait_until_some_vector", &args);
}

BASE_EXPORT void aclshmem_uint16_wait_until_some_vector(uint16_t *ivars, size_t nelems,
                                                        size_t *indices, const int *status, int cmp,
                                                        uint16_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint16_wait_until_some_vector", &args);
}

BASE_EXPORT void aclshmem_uint32_wait_until_some_vector(uint32_t *ivars, size_t nelems,
                                                        size_t *indices, const int *status, int cmp,
                                                        uint32_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint32_wait_until_some_vector", &args);
}

BASE_EXPORT void aclshmem_uint64_wait_until_some_vector(uint64_t *ivars, size_t nelems,
                                                        size_t *indices, const int *status, int cmp,
                                                        uint64_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint64_wait_until_some_vector", &args);
}

BASE_EXPORT void aclshmem_char_wait_until_some_vector(char *ivars, size_t nelems, size_t *indices,
                                                      const int *status, int cmp, char *cmp_values,
                                                      size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_CHAR, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_char_wait_until_some_vector", &args);
}

BASE_EXPORT void aclshmem_float_test(float *ivars, int cmp, float cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_FLOAT, .cmp = cmp, .words = ivars, .count = 1, .values = &cmp_value,
        .int_out = res_out};
    shmem_wait("aclshmem_float_test", &args);
}

BASE_EXPORT void aclshmem_int8_test(int8_t *ivars, int cmp, int8_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT8, .cmp = cmp, .words = ivars, .count = 1, .values = &cmp_value,
        .int_out = res_out};
    shmem_wait("aclshmem_int8_test", &args);
}

BASE_EXPORT void aclshmem_int16_test(int16_t *ivars, int cmp, int16_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT16, .cmp = cmp, .words = ivars, .count = 1, .values = &cmp_value,
        .int_out = res_out};
    shmem_wait("aclshmem_int16_test", &args);
}

BASE_EXPORT void aclshmem_int32_test(int32_t *ivars, int cmp, int32_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT32, .cmp = cmp, .words = ivars, .count = 1, .values = &cmp_value,
        .int_out = res_out};
    shmem_wait("aclshmem_int32_test", &args);
}

BASE_EXPORT void aclshmem_int64_test(int64_t *ivars, int cmp, int64_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT64, .cmp = cmp, .words = ivars, .count = 1, .values = &cmp_value,
        .int_out = res_out};
    shmem_wait("aclshmem_int64_test", &args);
}

BASE_EXPORT void aclshmem_uint8_test(uint8_t *ivars, int cmp, uint8_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT8, .cmp = cmp, .words = ivars, .count = 1, .values = &cmp_value,
        .int_out = res_out};
    shmem_wait("aclshmem_uint8_test", &args);
}

BASE_EXPORT void aclshmem_uint16_test(uint16_t *ivars, int cmp, uint16_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT16, .cmp = cmp, .words = ivars, .count = 1, .values = &cmp_value,
        .int_out = res_out};
    shmem_wait("aclshmem_uint16_test", &args);
}

BASE_EXPORT void aclshmem_uint32_test(uint32_t *ivars, int cmp, uint32_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT32, .cmp = cmp, .words = ivars, .count = 1, .values = &cmp_value,
        .int_out = res_out};
    shmem_wait("aclshmem_uint32_test", &args);
}

BASE_EXPORT void aclshmem_uint64_test(uint64_t *ivars, int cmp, uint64_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT64, .cmp = cmp, .words = ivars, .count = 1, .values = &cmp_value,
        .int_out = res_out};
    shmem_wait("aclshmem_uint64_test", &args);
}

BASE_EXPORT void aclshmem_char_test(char *ivars, int cmp, char cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_CHAR, .cmp = cmp, .words = ivars, .count = 1, .values = &cmp_value,
        .int_out = res_out};
    shmem_wait("aclshmem_char_test", &args);
}

BASE_EXPORT void aclshmem_float_test_all(float *ivars, size_t nelems, const int *status, int cmp,
                                         float cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_FLOAT, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .int_out = res_out};
    shmem_wait("aclshmem_float_test_all", &args);
}

BASE_EXPORT void aclshmem_int8_test_all(int8_t *ivars, size_t nelems, const int *status, int cmp,
                                        int8_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .int_out = res_out};
    shmem_wait("aclshmem_int8_test_all", &args);
}

BASE_EXPORT void aclshmem_int16_test_all(int16_t *ivars, size_t nelems, const int *status, int cmp,
                                         int16_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .int_out = res_out};
    shmem_wait("aclshmem_int16_test_all", &args);
}

BASE_EXPORT void aclshmem_int32_test_all(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                         int32_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .int_out = res_out};
    shmem_wait("aclshmem_int32_test_all", &args);
}

BASE_EXPORT void aclshmem_int64_test_all(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                         int64_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .int_out = res_out};
    shmem_wait("aclshmem_int64_test_all", &args);
}

BASE_EXPORT void aclshmem_uint8_test_all(uint8_t *ivars, size_t nelems, const int *status, int cmp,
                                         uint8_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .int_out = res_out};
    shmem_wait("aclshmem_uint8_test_all", &args);
}

BASE_EXPORT void aclshmem_uint16_test_all(uint16_t *ivars, size_t nelems, const int *status,
                                          int cmp, uint16_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .int_out = res_out};
    shmem_wait("aclshmem_uint16_test_all", &args);
}

BASE_EXPORT void aclshmem_uint32_test_all(uint32_t *ivars, size_t nelems, const int *status,
                                          int cmp, uint32_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .int_out = res_out};
    shmem_wait("aclshmem_uint32_test_all", &args);
}

BASE_EXPORT void aclshmem_uint64_test_all(uint64_t *ivars, size_t nelems, const int *status,
                                          int cmp, uint64_t cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .int_out = res_out};
    shmem_wait("aclshmem_uint64_test_all", &args);
}

BASE_EXPORT void aclshmem_char_test_all(char *ivars, size_t nelems, const int *status, int cmp,
                                        char cmp_value, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_CHAR, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .int_out = res_out};
    shmem_wait("aclshmem_char_test_all", &args);
}

BASE_EXPORT void aclshmem_float_test_any(float *ivars, size_t nelems, const int *status, int cmp,
                                         float cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_FLOAT, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .size_out = res_out};
    shmem_wait("aclshmem_float_test_any", &args);
}

BASE_EXPORT void aclshmem_int8_test_any(int8_t *ivars, size_t nelems, const int *status, int cmp,
                                        int8_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .size_out = res_out};
    shmem_wait("aclshmem_int8_test_any", &args);
}

BASE_EXPORT void aclshmem_int16_test_any(int16_t *ivars, size_t nelems, const int *status, int cmp,
                                         int16_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .size_out = res_out};
    shmem_wait("aclshmem_int16_test_any", &args);
}

BASE_EXPORT void aclshmem_int32_test_any(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                         int32_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .size_out = res_out};
    shmem_wait("aclshmem_int32_test_any", &args);
}

BASE_EXPORT void aclshmem_int64_test_any(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                         int64_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .size_out = res_out};
    shmem_wait("aclshmem_int64_test_any", &args);
}

BASE_EXPORT void aclshmem_uint8_test_any(uint8_t *ivars, size_t nelems, const int *status, int cmp,
                                         uint8_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .size_out = res_out};
    shmem_wait("aclshmem_uint8_test_any", &args);
}

BASE_EXPORT void aclshmem_uint16_test_any(uint16_t *ivars, size_t nelems, const int *status,
                                          int cmp, uint16_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .size_out = res_out};
    shmem_wait("aclshmem_uint16_test_any", &args);
}

BASE_EXPORT void aclshmem_uint32_test_any(uint32_t *ivars, size_t nelems, const int *status,
                                          int cmp, uint32_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .size_out = res_out};
    shmem_wait("aclshmem_uint32_test_any", &args);
}

BASE_EXPORT void aclshmem_uint64_test_any(uint64_t *ivars, size_t nelems, const int *status,
                                          int cmp, uint64_t cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .size_out = res_out};
    shmem_wait("aclshmem_uint64_test_any", &args);
}

BASE_EXPORT void aclshmem_char_test_any(char *ivars, size_t nelems, const int *status, int cmp,
                                        char cmp_value, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_CHAR, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .size_out = res_out};
    shmem_wait("aclshmem_char_test_any", &args);
}

BASE_EXPORT void aclshmem_float_test_some(float *ivars, size_t nelems, size_t *indices,
                                          const int *status, int cmp, float cmp_value,
                                          size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_FLOAT, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_float_test_some", &args);
}

BASE_EXPORT void aclshmem_int8_test_some(int8_t *ivars, size_t nelems, size_t *indices,
                                         const int *status, int cmp, int8_t cmp_value,
                                         size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int8_test_some", &args);
}

BASE_EXPORT void aclshmem_int16_test_some(int16_t *ivars, size_t nelems, size_t *indices,
                                          const int *status, int cmp, int16_t cmp_value,
                                          size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int16_test_some", &args);
}

BASE_EXPORT void aclshmem_int32_test_some(int32_t *ivars, size_t nelems, size_t *indices,
                                          const int *status, int cmp, int32_t cmp_value,
                                          size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int32_test_some", &args);
}

BASE_EXPORT void aclshmem_int64_test_some(int64_t *ivars, size_t nelems, size_t *indices,
                                          const int *status, int cmp, int64_t cmp_value,
                                          size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_INT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int64_test_some", &args);
}

BASE_EXPORT void aclshmem_uint8_test_some(uint8_t *ivars, size_t nelems, size_t *indices,
                                          const int *status, int cmp, uint8_t cmp_value,
                                          size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint8_test_some", &args);
}

BASE_EXPORT void aclshmem_uint16_test_some(uint16_t *ivars, size_t nelems, size_t *indices,
                                           const int *status, int cmp, uint16_t cmp_value,
                                           size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint16_test_some", &args);
}

BASE_EXPORT void aclshmem_uint32_test_some(uint32_t *ivars, size_t nelems, size_t *indices,
                                           const int *status, int cmp, uint32_t cmp_value,
                                           size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint32_test_some", &args);
}

BASE_EXPORT void aclshmem_uint64_test_some(uint64_t *ivars, size_t nelems, size_t *indices,
                                           const int *status, int cmp, uint64_t cmp_value,
                                           size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_UINT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint64_test_some", &args);
}

BASE_EXPORT void aclshmem_char_test_some(char *ivars, size_t nelems, size_t *indices,
                                         const int *status, int cmp, char cmp_value,
                                         size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST,
        .type = AIVD_SHM_CHAR, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = &cmp_value, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_char_test_some", &args);
}

BASE_EXPORT void aclshmem_float_test_all_vector(float *ivars, size_t nelems, const int *status,
                                                int cmp, float *cmp_values, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_FLOAT, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .int_out = res_out};
    shmem_wait("aclshmem_float_test_all_vector", &args);
}

BASE_EXPORT void aclshmem_int8_test_all_vector(int8_t *ivars, size_t nelems, const int *status,
                                               int cmp, int8_t *cmp_values, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .int_out = res_out};
    shmem_wait("aclshmem_int8_test_all_vector", &args);
}

BASE_EXPORT void aclshmem_int16_test_all_vector(int16_t *ivars, size_t nelems, const int *status,
                                                int cmp, int16_t *cmp_values, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .int_out = res_out};
    shmem_wait("aclshmem_int16_test_all_vector", &args);
}

BASE_EXPORT void aclshmem_int32_test_all_vector(int32_t *ivars, size_t nelems, const int *status,
                                                int cmp, int32_t *cmp_values, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .int_out = res_out};
    shmem_wait("aclshmem_int32_test_all_vector", &args);
}

BASE_EXPORT void aclshmem_int64_test_all_vector(int64_t *ivars, size_t nelems, const int *status,
                                                int cmp, int64_t *cmp_values, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .int_out = res_out};
    shmem_wait("aclshmem_int64_test_all_vector", &args);
}

BASE_EXPORT void aclshmem_uint8_test_all_vector(uint8_t *ivars, size_t nelems, const int *status,
                                                int cmp, uint8_t *cmp_values, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .int_out = res_out};
    shmem_wait("aclshmem_uint8_test_all_vector", &args);
}

BASE_EXPORT void aclshmem_uint16_test_all_vector(uint16_t *ivars, size_t nelems, const int *status,
                                                 int cmp, uint16_t *cmp_values, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .int_out = res_out};
    shmem_wait("aclshmem_uint16_test_all_vector", &args);
}

BASE_EXPORT void aclshmem_uint32_test_all_vector(uint32_t *ivars, size_t nelems, const int *status,
                                                 int cmp, uint32_t *cmp_values, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .int_out = res_out};
    shmem_wait("aclshmem_uint32_test_all_vector", &args);
}

BASE_EXPORT void aclshmem_uint64_test_all_vector(uint64_t *ivars, size_t nelems, const int *status,
                                                 int cmp, uint64_t *cmp_values, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .int_out = res_out};
    shmem_wait("aclshmem_uint64_test_all_vector", &args);
}

BASE_EXPORT void aclshmem_char_test_all_vector(char *ivars, size_t nelems, const int *status,
                                               int cmp, char *cmp_values, int *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_CHAR, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .int_out = res_out};
    shmem_wait("aclshmem_char_test_all_vector", &args);
}

BASE_EXPORT void aclshmem_float_test_any_vector(float *ivars, size_t nelems, const int *status,
                                                int cmp, float *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_FLOAT, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_float_test_any_vector", &args);
}

BASE_EXPORT void aclshmem_int8_test_any_vector(int8_t *ivars, size_t nelems, const int *status,
                                               int cmp, int8_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_int8_test_any_vector", &args);
}

BASE_EXPORT void aclshmem_int16_test_any_vector(int16_t *ivars, size_t nelems, const int *status,
                                                int cmp, int16_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_int16_test_any_vector", &args);
}

BASE_EXPORT void aclshmem_int32_test_any_vector(int32_t *ivars, size_t nelems, const int *status,
                                                int cmp, int32_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_int32_test_any_vector", &args);
}

BASE_EXPORT void aclshmem_int64_test_any_vector(int64_t *ivars, size_t nelems, const int *status,
                                                int cmp, int64_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_int64_test_any_vector", &args);
}

BASE_EXPORT void aclshmem_uint8_test_any_vector(uint8_t *ivars, size_t nelems, const int *status,
                                                int cmp, uint8_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_uint8_test_any_vector", &args);
}

BASE_EXPORT void aclshmem_uint16_test_any_vector(uint16_t *ivars, size_t nelems, const int *status,
                                                 int cmp, uint16_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_uint16_test_any_vector", &args);
}

BASE_EXPORT void aclshmem_uint32_test_any_vector(uint32_t *ivars, size_t nelems, const int *status,
                                                 int cmp, uint32_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_uint32_test_any_vector", &args);
}

BASE_EXPORT void aclshmem_uint64_test_any_vector(uint64_t *ivars, size_t nelems, const int *status,
                                                 int cmp, uint64_t *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_uint64_test_any_vector", &args);
}

BASE_EXPORT void aclshmem_char_test_any_vector(char *ivars, size_t nelems, const int *status,
                                               int cmp, char *cmp_values, size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_CHAR, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .size_out = res_out};
    shmem_wait("aclshmem_char_test_any_vector", &args);
}

BASE_EXPORT void aclshmem_float_test_some_vector(float *ivars, size_t nelems, size_t *indices,
                                                 const int *status, int cmp, float *cmp_values,
                                                 size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_FLOAT, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_float_test_some_vector", &args);
}

BASE_EXPORT void aclshmem_int8_test_some_vector(int8_t *ivars, size_t nelems, size_t *indices,
                                                const int *status, int cmp, int8_t *cmp_values,
                                                size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int8_test_some_vector", &args);
}

BASE_EXPORT void aclshmem_int16_test_some_vector(int16_t *ivars, size_t nelems, size_t *indices,
                                                 const int *status, int cmp, int16_t *cmp_values,
                                                 size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int16_test_some_vector", &args);
}

BASE_EXPORT void aclshmem_int32_test_some_vector(int32_t *ivars, size_t nelems, size_t *indices,
                                                 const int *status, int cmp, int32_t *cmp_values,
                                                 size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int32_test_some_vector", &args);
}

BASE_EXPORT void aclshmem_int64_test_some_vector(int64_t *ivars, size_t nelems, size_t *indices,
                                                 const int *status, int cmp, int64_t *cmp_values,
                                                 size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_INT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_int64_test_some_vector", &args);
}

BASE_EXPORT void aclshmem_uint8_test_some_vector(uint8_t *ivars, size_t nelems, size_t *indices,
                                                 const int *status, int cmp, uint8_t *cmp_values,
                                                 size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT8, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint8_test_some_vector", &args);
}

BASE_EXPORT void aclshmem_uint16_test_some_vector(uint16_t *ivars, size_t nelems, size_t *indices,
                                                  const int *status, int cmp, uint16_t *cmp_values,
                                                  size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT16, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint16_test_some_vector", &args);
}

BASE_EXPORT void aclshmem_uint32_test_some_vector(uint32_t *ivars, size_t nelems, size_t *indices,
                                                  const int *status, int cmp, uint32_t *cmp_values,
                                                  size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT32, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint32_test_some_vector", &args);
}

BASE_EXPORT void aclshmem_uint64_test_some_vector(uint64_t *ivars, size_t nelems, size_t *indices,
                                                  const int *status, int cmp, uint64_t *cmp_values,
                                                  size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_UINT64, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_uint64_test_some_vector", &args);
}

BASE_EXPORT void aclshmem_char_test_some_vector(char *ivars, size_t nelems, size_t *indices,
                                                const int *status, int cmp, char *cmp_values,
                                                size_t *res_out)
{
    SHMEM_SITE();
    const shmem_wait_args args = {.form = AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR,
        .type = AIVD_SHM_CHAR, .cmp = cmp, .words = ivars, .count = nelems, .status = status,
        .values = cmp_values, .indices = indices, .size_out = res_out};
    shmem_wait("aclshmem_char_test_some_vector", &args);
}

BASE_EXPORT uint32_t aclshmem_uint32_atomic_fetch(const uint32_t *source, int pe)
{
    SHMEM_SITE();
    return (uint32_t)shmem_atomic("aclshmem_uint32_atomic_fetch", AIVD_SHM_ATOMIC_FETCH,
        AIVD_SHM_UINT32, (uint32_t *)source, 0, 0, pe);
}

BASE_EXPORT uint64_t aclshmem_uint64_atomic_fetch(const uint64_t *source, int pe)
{
    SHMEM_SITE();
    return (uint64_t)shmem_atomic("aclshmem_uint64_atomic_fetch", AIVD_SHM_ATOMIC_FETCH,
        AIVD_SHM_UINT64, (uint64_t *)source, 0, 0, pe);
}

BASE_EXPORT int32_t aclshmem_int32_atomic_fetch(const int32_t *source, int pe)
{
    SHMEM_SITE();
    return (int32_t)shmem_atomic("aclshmem_int32_atomic_fetch", AIVD_SHM_ATOMIC_FETCH,
        AIVD_SHM_INT32, (int32_t *)source, 0, 0, pe);
}

BASE_EXPORT int64_t aclshmem_int64_atomic_fetch(const int64_t *source, int pe)
{
    SHMEM_SITE();
    return (int64_t)shmem_atomic("aclshmem_int64_atomic_fetch", AIVD_SHM_ATOMIC_FETCH,
        AIVD_SHM_INT64, (int64_t *)source, 0, 0, pe);
}

BASE_EXPORT void aclshmem_uint32_atomic_fetch_nbi(uint32_t *fetch, const uint32_t *source, int pe)
{
    SHMEM_SITE();
    *fetch = (uint32_t)shmem_atomic("aclshmem_uint32_atomic_fetch_nbi", AIVD_SHM_ATOMIC_FETCH,
        AIVD_SHM_UINT32, (uint32_t *)source, 0, 0, pe);
}

BASE_EXPORT void aclshmem_uint64_atomic_fetch_nbi(uint64_t *fetch, const uint64_t *source, int pe)
{
    SHMEM_SITE();
    *fetch = (uint64_t)shmem_atomic("aclshmem_uint64_atomic_fetch_nbi", AIVD_SHM_ATOMIC_FETCH,
        AIVD_SHM_UINT64, (uint64_t *)source, 0, 0, pe);
}

BASE_EXPORT void aclshmem_int32_atomic_fetch_nbi(int32_t *fetch, const int32_t *source, int pe)
{
    SHMEM_SITE();
    *fetch = (int32_t)shmem_atomic("aclshmem_int32_atomic_fetch_nbi", AIVD_SHM_ATOMIC_FETCH,
        AIVD_SHM_INT32, (int32_t *)source, 0, 0, pe);
}

BASE_EXPORT void aclshmem_int64_atomic_fetch_nbi(int64_t *fetch, const int64_t *source, int pe)
{
    SHMEM_SITE();
    *fetch = (int64_t)shmem_atomic("aclshmem_int64_atomic_fetch_nbi", AIVD_SHM_ATOMIC_FETCH,
        AIVD_SHM_INT64, (int64_t *)source, 0, 0, pe);
}

BASE_EXPORT void aclshmem_uint32_atomic_set(uint32_t *dest, uint32_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_uint32_atomic_set", AIVD_SHM_ATOMIC_SET, AIVD_SHM_UINT32, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint64_atomic_set(uint64_t *dest, uint64_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_uint64_atomic_set", AIVD_SHM_ATOMIC_SET, AIVD_SHM_UINT64, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int32_atomic_set(int32_t *dest, int32_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_int32_atomic_set", AIVD_SHM_ATOMIC_SET, AIVD_SHM_INT32, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int64_atomic_set(int64_t *dest, int64_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_int64_atomic_set", AIVD_SHM_ATOMIC_SET, AIVD_SHM_INT64, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_float_atomic_set(float *dest, float value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_float_atomic_set", AIVD_SHM_ATOMIC_SET, AIVD_SHM_FLOAT, dest,
        bits_of_float(value), 0, pe);
}

BASE_EXPORT uint32_t aclshmem_uint32_atomic_swap(uint32_t *dest, uint32_t value, int pe)
{
    SHMEM_SITE();
    return (uint32_t)shmem_atomic("aclshmem_uint32_atomic_swap", AIVD_SHM_ATOMIC_SWAP,
        AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT uint64_t aclshmem_uint64_atomic_swap(uint64_t *dest, uint64_t value, int pe)
{
    SHMEM_SITE();
    return (uint64_t)shmem_atomic("aclshmem_uint64_atomic_swap", AIVD_SHM_ATOMIC_SWAP,
        AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT int32_t aclshmem_int32_atomic_swap(int32_t *dest, int32_t value, int pe)
{
    SHMEM_SITE();
    return (int32_t)shmem_atomic("aclshmem_int32_atomic_swap", AIVD_SHM_ATOMIC_SWAP,
        AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT int64_t aclshmem_int64_atomic_swap(int64_t *dest, int64_t value, int pe)
{
    SHMEM_SITE();
    return (int64_t)shmem_atomic("aclshmem_int64_atomic_swap", AIVD_SHM_ATOMIC_SWAP,
        AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT float aclshmem_float_atomic_swap(float *dest, float value, int pe)
{
    SHMEM_SITE();
    return float_of_bits(shmem_atomic("aclshmem_float_atomic_swap", AIVD_SHM_ATOMIC_SWAP,
        AIVD_SHM_FLOAT, dest, bits_of_float(value), 0, pe));
}

BASE_EXPORT void aclshmem_uint32_atomic_swap_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value,
                                                 int pe)
{
    SHMEM_SITE();
    *fetch = (uint32_t)shmem_atomic("aclshmem_uint32_atomic_swap_nbi", AIVD_SHM_ATOMIC_SWAP,
        AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint64_atomic_swap_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value,
                                                 int pe)
{
    SHMEM_SITE();
    *fetch = (uint64_t)shmem_atomic("aclshmem_uint64_atomic_swap_nbi", AIVD_SHM_ATOMIC_SWAP,
        AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int32_atomic_swap_nbi(int32_t *fetch, int32_t *dest, int32_t value,
                                                int pe)
{
    SHMEM_SITE();
    *fetch = (int32_t)shmem_atomic("aclshmem_int32_atomic_swap_nbi", AIVD_SHM_ATOMIC_SWAP,
        AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int64_atomic_swap_nbi(int64_t *fetch, int64_t *dest, int64_t value,
                                                int pe)
{
    SHMEM_SITE();
    *fetch = (int64_t)shmem_atomic("aclshmem_int64_atomic_swap_nbi", AIVD_SHM_ATOMIC_SWAP,
        AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_float_atomic_swap_nbi(float *fetch, float *dest, float value, int pe)
{
    SHMEM_SITE();
    *fetch = float_of_bits(shmem_atomic("aclshmem_float_atomic_swap_nbi", AIVD_SHM_ATOMIC_SWAP,
        AIVD_SHM_FLOAT, dest, bits_of_float(value), 0, pe));
}

BASE_EXPORT uint32_t aclshmem_uint32_atomic_compare_swap(uint32_t *dest, uint32_t cond,
                                                         uint32_t value, int pe)
{
    SHMEM_SITE();
    return (uint32_t)shmem_atomic("aclshmem_uint32_atomic_compare_swap",
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_UINT32, dest, (uint64_t)value, (uint64_t)cond, pe);
}

BASE_EXPORT uint64_t aclshmem_uint64_atomic_compare_swap(uint64_t *dest, uint64_t cond,
                                                         uint64_t value, int pe)
{
    SHMEM_SITE();
    return (uint64_t)shmem_atomic("aclshmem_uint64_atomic_compare_swap",
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_UINT64, dest, (uint64_t)value, (uint64_t)cond, pe);
}

BASE_EXPORT int32_t aclshmem_int32_atomic_compare_swap(int32_t *dest, int32_t cond, int32_t value,
                                                       int pe)
{
    SHMEM_SITE();
    return (int32_t)shmem_atomic("aclshmem_int32_atomic_compare_swap",
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT32, dest, (uint64_t)value, (uint64_t)cond, pe);
}

BASE_EXPORT int64_t aclshmem_int64_atomic_compare_swap(int64_t *dest, int64_t cond, int64_t value,
                                                       int pe)
{
    SHMEM_SITE();
    return (int64_t)shmem_atomic("aclshmem_int64_atomic_compare_swap",
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT64, dest, (uint64_t)value, (uint64_t)cond, pe);
}

BASE_EXPORT void aclshmem_uint32_atomic_compare_swap_nbi(uint32_t *fetch, uint32_t *dest,
                                                         uint32_t cond, uint32_t value, int pe)
{
    SHMEM_SITE();
    *fetch = (uint32_t)shmem_atomic("aclshmem_uint32_atomic_compare_swap_nbi",
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_UINT32, dest, (uint64_t)value, (uint64_t)cond, pe);
}

BASE_EXPORT void aclshmem_uint64_atomic_compare_swap_nbi(uint64_t *fetch, uint64_t *dest,
                                                         uint64_t cond, uint64_t value, int pe)
{
    SHMEM_SITE();
    *fetch = (uint64_t)shmem_atomic("aclshmem_uint64_atomic_compare_swap_nbi",
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_UINT64, dest, (uint64_t)value, (uint64_t)cond, pe);
}

BASE_EXPORT void aclshmem_int32_atomic_compare_swap_nbi(int32_t *fetch, int32_t *dest, int32_t cond,
                                                        int32_t value, int pe)
{
    SHMEM_SITE();
    *fetch = (int32_t)shmem_atomic("aclshmem_int32_atomic_compare_swap_nbi",
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT32, dest, (uint64_t)value, (uint64_t)cond, pe);
}

BASE_EXPORT void aclshmem_int64_atomic_compare_swap_nbi(int64_t *fetch, int64_t *dest, int64_t cond,
                                                        int64_t value, int pe)
{
    SHMEM_SITE();
    *fetch = (int64_t)shmem_atomic("aclshmem_int64_atomic_compare_swap_nbi",
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT64, dest, (uint64_t)value, (uint64_t)cond, pe);
}

BASE_EXPORT void aclshmem_uint32_atomic_inc(uint32_t *dest, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_uint32_atomic_inc", AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT32, dest, 1,
        0, pe);
}

BASE_EXPORT void aclshmem_uint64_atomic_inc(uint64_t *dest, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_uint64_atomic_inc", AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT64, dest, 1,
        0, pe);
}

BASE_EXPORT void aclshmem_int32_atomic_inc(int32_t *dest, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_int32_atomic_inc", AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT32, dest, 1,
        0, pe);
}

BASE_EXPORT void aclshmem_int64_atomic_inc(int64_t *dest, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_int64_atomic_inc", AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT64, dest, 1,
        0, pe);
}

BASE_EXPORT uint32_t aclshmem_uint32_atomic_fetch_inc(uint32_t *dest, int pe)
{
    SHMEM_SITE();
    return (uint32_t)shmem_atomic("aclshmem_uint32_atomic_fetch_inc", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT32, dest, 1, 0, pe);
}

BASE_EXPORT uint64_t aclshmem_uint64_atomic_fetch_inc(uint64_t *dest, int pe)
{
    SHMEM_SITE();
    return (uint64_t)shmem_atomic("aclshmem_uint64_atomic_fetch_inc", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT64, dest, 1, 0, pe);
}

BASE_EXPORT int32_t aclshmem_int32_atomic_fetch_inc(int32_t *dest, int pe)
{
    SHMEM_SITE();
    return (int32_t)shmem_atomic("aclshmem_int32_atomic_fetch_inc", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT32, dest, 1, 0, pe);
}

BASE_EXPORT int64_t aclshmem_int64_atomic_fetch_inc(int64_t *dest, int pe)
{
    SHMEM_SITE();
    return (int64_t)shmem_atomic("aclshmem_int64_atomic_fetch_inc", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT64, dest, 1, 0, pe);
}

BASE_EXPORT void aclshmem_uint32_atomic_fetch_inc_nbi(uint32_t *fetch, uint32_t *dest, int pe)
{
    SHMEM_SITE();
    *fetch = (uint32_t)shmem_atomic("aclshmem_uint32_atomic_fetch_inc_nbi", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT32, dest, 1, 0, pe);
}

BASE_EXPORT void aclshmem_uint64_atomic_fetch_inc_nbi(uint64_t *fetch, uint64_t *dest, int pe)
{
    SHMEM_SITE();
    *fetch = (uint64_t)shmem_atomic("aclshmem_uint64_atomic_fetch_inc_nbi", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT64, dest, 1, 0, pe);
}

BASE_EXPORT void aclshmem_int32_atomic_fetch_inc_nbi(int32_t *fetch, int32_t *dest, int pe)
{
    SHMEM_SITE();
    *fetch = (int32_t)shmem_atomic("aclshmem_int32_atomic_fetch_inc_nbi", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT32, dest, 1, 0, pe);
}

BASE_EXPORT void aclshmem_int64_atomic_fetch_inc_nbi(int64_t *fetch, int64_t *dest, int pe)
{
    SHMEM_SITE();
    *fetch = (int64_t)shmem_atomic("aclshmem_int64_atomic_fetch_inc_nbi", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT64, dest, 1, 0, pe);
}

BASE_EXPORT void aclshmem_int8_atomic_add(int8_t *dst, int8_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_int8_atomic_add", AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT8, dst,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int16_atomic_add(int16_t *dst, int16_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_int16_atomic_add", AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT16, dst,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_bfloat16_atomic_add(uint16_t *dst, uint16_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_bfloat16_atomic_add", AIVD_SHM_ATOMIC_ADD, AIVD_SHM_BFLOAT16, dst,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_half_atomic_add(aclFloat16 *dst, aclFloat16 value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_half_atomic_add", AIVD_SHM_ATOMIC_ADD, AIVD_SHM_HALF, dst,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int32_atomic_add(int32_t *dst, int32_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_int32_atomic_add", AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT32, dst,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_float_atomic_add(float *dst, float value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_float_atomic_add", AIVD_SHM_ATOMIC_ADD, AIVD_SHM_FLOAT, dst,
        bits_of_float(value), 0, pe);
}

BASE_EXPORT void aclshmem_uint32_atomic_add(uint32_t *dst, uint32_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_uint32_atomic_add", AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT32, dst,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint64_atomic_add(uint64_t *dst, uint64_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_uint64_atomic_add", AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT64, dst,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int64_atomic_add(int64_t *dst, int64_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_int64_atomic_add", AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT64, dst,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT uint32_t aclshmem_uint32_atomic_fetch_add(uint32_t *dest, uint32_t value, int pe)
{
    SHMEM_SITE();
    return (uint32_t)shmem_atomic("aclshmem_uint32_atomic_fetch_add", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT uint64_t aclshmem_uint64_atomic_fetch_add(uint64_t *dest, uint64_t value, int pe)
{
    SHMEM_SITE();
    return (uint64_t)shmem_atomic("aclshmem_uint64_atomic_fetch_add", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT int32_t aclshmem_int32_atomic_fetch_add(int32_t *dest, int32_t value, int pe)
{
    SHMEM_SITE();
    return (int32_t)shmem_atomic("aclshmem_int32_atomic_fetch_add", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT int64_t aclshmem_int64_atomic_fetch_add(int64_t *dest, int64_t value, int pe)
{
    SHMEM_SITE();
    return (int64_t)shmem_atomic("aclshmem_int64_atomic_fetch_add", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint32_atomic_fetch_add_nbi(uint32_t *fetch, uint32_t *dest,
                                                      uint32_t value, int pe)
{
    SHMEM_SITE();
    *fetch = (uint32_t)shmem_atomic("aclshmem_uint32_atomic_fetch_add_nbi", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint64_atomic_fetch_add_nbi(uint64_t *fetch, uint64_t *dest,
                                                      uint64_t value, int pe)
{
    SHMEM_SITE();
    *fetch = (uint64_t)shmem_atomic("aclshmem_uint64_atomic_fetch_add_nbi", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int32_atomic_fetch_add_nbi(int32_t *fetch, int32_t *dest, int32_t value,
                                                     int pe)
{
    SHMEM_SITE();
    *fetch = (int32_t)shmem_atomic("aclshmem_int32_atomic_fetch_add_nbi", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int64_atomic_fetch_add_nbi(int64_t *fetch, int64_t *dest, int64_t value,
                                                     int pe)
{
    SHMEM_SITE();
    *fetch = (int64_t)shmem_atomic("aclshmem_int64_atomic_fetch_add_nbi", AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint32_atomic_and(uint32_t *dest, uint32_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_uint32_atomic_and", AIVD_SHM_ATOMIC_AND, AIVD_SHM_UINT32, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint64_atomic_and(uint64_t *dest, uint64_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_uint64_atomic_and", AIVD_SHM_ATOMIC_AND, AIVD_SHM_UINT64, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int32_atomic_and(int32_t *dest, int32_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_int32_atomic_and", AIVD_SHM_ATOMIC_AND, AIVD_SHM_INT32, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int64_atomic_and(int64_t *dest, int64_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_int64_atomic_and", AIVD_SHM_ATOMIC_AND, AIVD_SHM_INT64, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT uint32_t aclshmem_uint32_atomic_fetch_and(uint32_t *dest, uint32_t value, int pe)
{
    SHMEM_SITE();
    return (uint32_t)shmem_atomic("aclshmem_uint32_atomic_fetch_and", AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT uint64_t aclshmem_uint64_atomic_fetch_and(uint64_t *dest, uint64_t value, int pe)
{
    SHMEM_SITE();
    return (uint64_t)shmem_atomic("aclshmem_uint64_atomic_fetch_and", AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT int32_t aclshmem_int32_atomic_fetch_and(int32_t *dest, int32_t value, int pe)
{
    SHMEM_SITE();
    return (int32_t)shmem_atomic("aclshmem_int32_atomic_fetch_and", AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT int64_t aclshmem_int64_atomic_fetch_and(int64_t *dest, int64_t value, int pe)
{
    SHMEM_SITE();
    return (int64_t)shmem_atomic("aclshmem_int64_atomic_fetch_and", AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint32_atomic_fetch_and_nbi(uint32_t *fetch, uint32_t *dest,
                                                      uint32_t value, int pe)
{
    SHMEM_SITE();
    *fetch = (uint32_t)shmem_atomic("aclshmem_uint32_atomic_fetch_and_nbi", AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint64_atomic_fetch_and_nbi(uint64_t *fetch, uint64_t *dest,
                                                      uint64_t value, int pe)
{
    SHMEM_SITE();
    *fetch = (uint64_t)shmem_atomic("aclshmem_uint64_atomic_fetch_and_nbi", AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int32_atomic_fetch_and_nbi(int32_t *fetch, int32_t *dest, int32_t value,
                                                     int pe)
{
    SHMEM_SITE();
    *fetch = (int32_t)shmem_atomic("aclshmem_int32_atomic_fetch_and_nbi", AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int64_atomic_fetch_and_nbi(int64_t *fetch, int64_t *dest, int64_t value,
                                                     int pe)
{
    SHMEM_SITE();
    *fetch = (int64_t)shmem_atomic("aclshmem_int64_atomic_fetch_and_nbi", AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint32_atomic_or(uint32_t *dest, uint32_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_uint32_atomic_or", AIVD_SHM_ATOMIC_OR, AIVD_SHM_UINT32, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint64_atomic_or(uint64_t *dest, uint64_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_uint64_atomic_or", AIVD_SHM_ATOMIC_OR, AIVD_SHM_UINT64, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int32_atomic_or(int32_t *dest, int32_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_int32_atomic_or", AIVD_SHM_ATOMIC_OR, AIVD_SHM_INT32, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int64_atomic_or(int64_t *dest, int64_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_int64_atomic_or", AIVD_SHM_ATOMIC_OR, AIVD_SHM_INT64, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT uint32_t aclshmem_uint32_atomic_fetch_or(uint32_t *dest, uint32_t value, int pe)
{
    SHMEM_SITE();
    return (uint32_t)shmem_atomic("aclshmem_uint32_atomic_fetch_or", AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT uint64_t aclshmem_uint64_atomic_fetch_or(uint64_t *dest, uint64_t value, int pe)
{
    SHMEM_SITE();
    return (uint64_t)shmem_atomic("aclshmem_uint64_atomic_fetch_or", AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT int32_t aclshmem_int32_atomic_fetch_or(int32_t *dest, int32_t value, int pe)
{
    SHMEM_SITE();
    return (int32_t)shmem_atomic("aclshmem_int32_atomic_fetch_or", AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT int64_t aclshmem_int64_atomic_fetch_or(int64_t *dest, int64_t value, int pe)
{
    SHMEM_SITE();
    return (int64_t)shmem_atomic("aclshmem_int64_atomic_fetch_or", AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint32_atomic_fetch_or_nbi(uint32_t *fetch, uint32_t *dest,
                                                     uint32_t value, int pe)
{
    SHMEM_SITE();
    *fetch = (uint32_t)shmem_atomic("aclshmem_uint32_atomic_fetch_or_nbi", AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint64_atomic_fetch_or_nbi(uint64_t *fetch, uint64_t *dest,
                                                     uint64_t value, int pe)
{
    SHMEM_SITE();
    *fetch = (uint64_t)shmem_atomic("aclshmem_uint64_atomic_fetch_or_nbi", AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int32_atomic_fetch_or_nbi(int32_t *fetch, int32_t *dest, int32_t value,
                                                    int pe)
{
    SHMEM_SITE();
    *fetch = (int32_t)shmem_atomic("aclshmem_int32_atomic_fetch_or_nbi", AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int64_atomic_fetch_or_nbi(int64_t *fetch, int64_t *dest, int64_t value,
                                                    int pe)
{
    SHMEM_SITE();
    *fetch = (int64_t)shmem_atomic("aclshmem_int64_atomic_fetch_or_nbi", AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint32_atomic_xor(uint32_t *dest, uint32_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_uint32_atomic_xor", AIVD_SHM_ATOMIC_XOR, AIVD_SHM_UINT32, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint64_atomic_xor(uint64_t *dest, uint64_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_uint64_atomic_xor", AIVD_SHM_ATOMIC_XOR, AIVD_SHM_UINT64, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int32_atomic_xor(int32_t *dest, int32_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_int32_atomic_xor", AIVD_SHM_ATOMIC_XOR, AIVD_SHM_INT32, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int64_atomic_xor(int64_t *dest, int64_t value, int pe)
{
    SHMEM_SITE();
    (void)shmem_atomic("aclshmem_int64_atomic_xor", AIVD_SHM_ATOMIC_XOR, AIVD_SHM_INT64, dest,
        (uint64_t)value, 0, pe);
}

BASE_EXPORT uint32_t aclshmem_uint32_atomic_fetch_xor(uint32_t *dest, uint32_t value, int pe)
{
    SHMEM_SITE();
    return (uint32_t)shmem_atomic("aclshmem_uint32_atomic_fetch_xor", AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT uint64_t aclshmem_uint64_atomic_fetch_xor(uint64_t *dest, uint64_t value, int pe)
{
    SHMEM_SITE();
    return (uint64_t)shmem_atomic("aclshmem_uint64_atomic_fetch_xor", AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT int32_t aclshmem_int32_atomic_fetch_xor(int32_t *dest, int32_t value, int pe)
{
    SHMEM_SITE();
    return (int32_t)shmem_atomic("aclshmem_int32_atomic_fetch_xor", AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT int64_t aclshmem_int64_atomic_fetch_xor(int64_t *dest, int64_t value, int pe)
{
    SHMEM_SITE();
    return (int64_t)shmem_atomic("aclshmem_int64_atomic_fetch_xor", AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint32_atomic_fetch_xor_nbi(uint32_t *fetch, uint32_t *dest,
                                                      uint32_t value, int pe)
{
    SHMEM_SITE();
    *fetch = (uint32_t)shmem_atomic("aclshmem_uint32_atomic_fetch_xor_nbi", AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_uint64_atomic_fetch_xor_nbi(uint64_t *fetch, uint64_t *dest,
                                                      uint64_t value, int pe)
{
    SHMEM_SITE();
    *fetch = (uint64_t)shmem_atomic("aclshmem_uint64_atomic_fetch_xor_nbi", AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int32_atomic_fetch_xor_nbi(int32_t *fetch, int32_t *dest, int32_t value,
                                                     int pe)
{
    SHMEM_SITE();
    *fetch = (int32_t)shmem_atomic("aclshmem_int32_atomic_fetch_xor_nbi", AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT void aclshmem_int64_atomic_fetch_xor_nbi(int64_t *fetch, int64_t *dest, int64_t value,
                                                     int pe)
{
    SHMEM_SITE();
    *fetch = (int64_t)shmem_atomic("aclshmem_int64_atomic_fetch_xor_nbi", AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe);
}

BASE_EXPORT int aclshmem_float_broadcast(aclshmem_team_t team, float *dest, const float *source,
                                         size_t nelems, int pe_root)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .root = pe_root};
    return shmem_collective("aclshmem_float_broadcast", &args);
}

BASE_EXPORT int aclshmem_double_broadcast(aclshmem_team_t team, double *dest, const double *source,
                                          size_t nelems, int pe_root)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .root = pe_root};
    return shmem_collective("aclshmem_double_broadcast", &args);
}

BASE_EXPORT int aclshmem_int8_broadcast(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                        size_t nelems, int pe_root)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .root = pe_root};
    return shmem_collective("aclshmem_int8_broadcast", &args);
}

BASE_EXPORT int aclshmem_int16_broadcast(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                         size_t nelems, int pe_root)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .root = pe_root};
    return shmem_collective("aclshmem_int16_broadcast", &args);
}

BASE_EXPORT int aclshmem_int32_broadcast(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                         size_t nelems, int pe_root)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .root = pe_root};
    return shmem_collective("aclshmem_int32_broadcast", &args);
}

BASE_EXPORT int aclshmem_int64_broadcast(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                         size_t nelems, int pe_root)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .root = pe_root};
    return shmem_collective("aclshmem_int64_broadcast", &args);
}

BASE_EXPORT int aclshmem_uint8_broadcast(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                         size_t nelems, int pe_root)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .root = pe_root};
    return shmem_collective("aclshmem_uint8_broadcast", &args);
}

BASE_EXPORT int aclshmem_uint16_broadcast(aclshmem_team_t team, uint16_t *dest,
                                          const uint16_t *source, size_t nelems, int pe_root)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .root = pe_root};
    return shmem_collective("aclshmem_uint16_broadcast", &args);
}

BASE_EXPORT int aclshmem_uint32_broadcast(aclshmem_team_t team, uint32_t *dest,
                                          const uint32_t *source, size_t nelems, int pe_root)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .root = pe_root};
    return shmem_collective("aclshmem_uint32_broadcast", &args);
}

BASE_EXPORT int aclshmem_uint64_broadcast(aclshmem_team_t team, uint64_t *dest,
                                          const uint64_t *source, size_t nelems, int pe_root)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .root = pe_root};
    return shmem_collective("aclshmem_uint64_broadcast", &args);
}

BASE_EXPORT int aclshmem_char_broadcast(aclshmem_team_t team, char *dest, const char *source,
                                        size_t nelems, int pe_root)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_CHAR,
        .root = pe_root};
    return shmem_collective("aclshmem_char_broadcast", &args);
}

BASE_EXPORT int aclshmemx_float_broadcast_on_stream(aclshmem_team_t team, float *dest,
                                                    const float *source, size_t nelems, int pe_root,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .root = pe_root, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_float_broadcast_on_stream", &args);
}

BASE_EXPORT int aclshmemx_double_broadcast_on_stream(aclshmem_team_t team, double *dest,
                                                     const double *source, size_t nelems,
                                                     int pe_root, aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .root = pe_root, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_double_broadcast_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int8_broadcast_on_stream(aclshmem_team_t team, int8_t *dest,
                                                   const int8_t *source, size_t nelems, int pe_root,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .root = pe_root, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_broadcast_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_broadcast_on_stream(aclshmem_team_t team, int16_t *dest,
                                                    const int16_t *source, size_t nelems,
                                                    int pe_root, aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .root = pe_root, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_broadcast_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_broadcast_on_stream(aclshmem_team_t team, int32_t *dest,
                                                    const int32_t *source, size_t nelems,
                                                    int pe_root, aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .root = pe_root, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_broadcast_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_broadcast_on_stream(aclshmem_team_t team, int64_t *dest,
                                                    const int64_t *source, size_t nelems,
                                                    int pe_root, aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .root = pe_root, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_broadcast_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_broadcast_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                    const uint8_t *source, size_t nelems,
                                                    int pe_root, aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .root = pe_root, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_broadcast_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_broadcast_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                     const uint16_t *source, size_t nelems,
                                                     int pe_root, aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .root = pe_root, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_broadcast_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_broadcast_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                     const uint32_t *source, size_t nelems,
                                                     int pe_root, aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .root = pe_root, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_broadcast_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_broadcast_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                     const uint64_t *source, size_t nelems,
                                                     int pe_root, aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .root = pe_root, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_broadcast_on_stream", &args);
}

BASE_EXPORT int aclshmemx_char_broadcast_on_stream(aclshmem_team_t team, char *dest,
                                                   const char *source, size_t nelems, int pe_root,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_CHAR,
        .root = pe_root, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_char_broadcast_on_stream", &args);
}

BASE_EXPORT int aclshmem_broadcastmem(aclshmem_team_t team, void *dest, const void *source,
                                      size_t nelems, int pe_root)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = 1, .type = AIVD_SHM_INT8, .root = pe_root};
    return shmem_collective("aclshmem_broadcastmem", &args);
}

BASE_EXPORT int aclshmemx_broadcastmem_on_stream(aclshmem_team_t team, void *dest,
                                                 const void *source, size_t nelems, int pe_root,
                                                 aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_BROADCAST, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = 1, .type = AIVD_SHM_INT8, .root = pe_root,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_broadcastmem_on_stream", &args);
}

BASE_EXPORT int aclshmem_float_collect(aclshmem_team_t team, float *dest, const float *source,
                                       size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT};
    return shmem_collective("aclshmem_float_collect", &args);
}

BASE_EXPORT int aclshmem_double_collect(aclshmem_team_t team, double *dest, const double *source,
                                        size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE};
    return shmem_collective("aclshmem_double_collect", &args);
}

BASE_EXPORT int aclshmem_int8_collect(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                      size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT8};
    return shmem_collective("aclshmem_int8_collect", &args);
}

BASE_EXPORT int aclshmem_int16_collect(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                       size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT16};
    return shmem_collective("aclshmem_int16_collect", &args);
}

BASE_EXPORT int aclshmem_int32_collect(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                       size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT32};
    return shmem_collective("aclshmem_int32_collect", &args);
}

BASE_EXPORT int aclshmem_int64_collect(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                       size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT64};
    return shmem_collective("aclshmem_int64_collect", &args);
}

BASE_EXPORT int aclshmem_uint8_collect(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                       size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT8};
    return shmem_collective("aclshmem_uint8_collect", &args);
}

BASE_EXPORT int aclshmem_uint16_collect(aclshmem_team_t team, uint16_t *dest,
                                        const uint16_t *source, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT16};
    return shmem_collective("aclshmem_uint16_collect", &args);
}

BASE_EXPORT int aclshmem_uint32_collect(aclshmem_team_t team, uint32_t *dest,
                                        const uint32_t *source, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT32};
    return shmem_collective("aclshmem_uint32_collect", &args);
}

BASE_EXPORT int aclshmem_uint64_collect(aclshmem_team_t team, uint64_t *dest,
                                        const uint64_t *source, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT64};
    return shmem_collective("aclshmem_uint64_collect", &args);
}

BASE_EXPORT int aclshmem_char_collect(aclshmem_team_t team, char *dest, const char *source,
                                      size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_CHAR};
    return shmem_collective("aclshmem_char_collect", &args);
}

BASE_EXPORT int aclshmemx_float_collect_on_stream(aclshmem_team_t team, float *dest,
                                                  const float *source, size_t nelems,
                                                  aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_float_collect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_double_collect_on_stream(aclshmem_team_t team, double *dest,
                                                   const double *source, size_t nelems,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_double_collect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int8_collect_on_stream(aclshmem_team_t team, int8_t *dest,
                                                 const int8_t *source, size_t nelems,
                                                 aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_collect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_collect_on_stream(aclshmem_team_t team, int16_t *dest,
                                                  const int16_t *source, size_t nelems,
                                                  aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_collect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_collect_on_stream(aclshmem_team_t team, int32_t *dest,
                                                  const int32_t *source, size_t nelems,
                                                  aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_collect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_collect_on_stream(aclshmem_team_t team, int64_t *dest,
                                                  const int64_t *source, size_t nelems,
                                                  aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_collect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_collect_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                  const uint8_t *source, size_t nelems,
                                                  aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_collect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_collect_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                   const uint16_t *source, size_t nelems,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_collect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_collect_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                   const uint32_t *source, size_t nelems,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_collect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_collect_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                   const uint64_t *source, size_t nelems,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_collect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_char_collect_on_stream(aclshmem_team_t team, char *dest,
                                                 const char *source, size_t nelems,
                                                 aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_CHAR,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_char_collect_on_stream", &args);
}

BASE_EXPORT int aclshmem_collectmem(aclshmem_team_t team, void *dest, const void *source,
                                    size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = 1, .type = AIVD_SHM_INT8};
    return shmem_collective("aclshmem_collectmem", &args);
}

BASE_EXPORT int aclshmemx_collectmem_on_stream(aclshmem_team_t team, void *dest, const void *source,
                                               size_t nelems, aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_COLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = 1, .type = AIVD_SHM_INT8, .on_stream = true,
        .stream = stream};
    return shmem_collective("aclshmemx_collectmem_on_stream", &args);
}

BASE_EXPORT int aclshmem_float_fcollect(aclshmem_team_t team, float *dest, const float *source,
                                        size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT};
    return shmem_collective("aclshmem_float_fcollect", &args);
}

BASE_EXPORT int aclshmem_double_fcollect(aclshmem_team_t team, double *dest, const double *source,
                                         size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE};
    return shmem_collective("aclshmem_double_fcollect", &args);
}

BASE_EXPORT int aclshmem_int8_fcollect(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                       size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT8};
    return shmem_collective("aclshmem_int8_fcollect", &args);
}

BASE_EXPORT int aclshmem_int16_fcollect(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                        size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT16};
    return shmem_collective("aclshmem_int16_fcollect", &args);
}

BASE_EXPORT int aclshmem_int32_fcollect(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                        size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT32};
    return shmem_collective("aclshmem_int32_fcollect", &args);
}

BASE_EXPORT int aclshmem_int64_fcollect(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                        size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT64};
    return shmem_collective("aclshmem_int64_fcollect", &args);
}

BASE_EXPORT int aclshmem_uint8_fcollect(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                        size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT8};
    return shmem_collective("aclshmem_uint8_fcollect", &args);
}

BASE_EXPORT int aclshmem_uint16_fcollect(aclshmem_team_t team, uint16_t *dest,
                                         const uint16_t *source, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT16};
    return shmem_collective("aclshmem_uint16_fcollect", &args);
}

BASE_EXPORT int aclshmem_uint32_fcollect(aclshmem_team_t team, uint32_t *dest,
                                         const uint32_t *source, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT32};
    return shmem_collective("aclshmem_uint32_fcollect", &args);
}

BASE_EXPORT int aclshmem_uint64_fcollect(aclshmem_team_t team, uint64_t *dest,
                                         const uint64_t *source, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT64};
    return shmem_collective("aclshmem_uint64_fcollect", &args);
}

BASE_EXPORT int aclshmem_char_fcollect(aclshmem_team_t team, char *dest, const char *source,
                                       size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_CHAR};
    return shmem_collective("aclshmem_char_fcollect", &args);
}

BASE_EXPORT int aclshmemx_float_fcollect_on_stream(aclshmem_team_t team, float *dest,
                                                   const float *source, size_t nelems,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_float_fcollect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_double_fcollect_on_stream(aclshmem_team_t team, double *dest,
                                                    const double *source, size_t nelems,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_double_fcollect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int8_fcollect_on_stream(aclshmem_team_t team, int8_t *dest,
                                                  const int8_t *source, size_t nelems,
                                                  aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_fcollect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_fcollect_on_stream(aclshmem_team_t team, int16_t *dest,
                                                   const int16_t *source, size_t nelems,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_fcollect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_fcollect_on_stream(aclshmem_team_t team, int32_t *dest,
                                                   const int32_t *source, size_t nelems,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_fcollect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_fcollect_on_stream(aclshmem_team_t team, int64_t *dest,
                                                   const int64_t *source, size_t nelems,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_fcollect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_fcollect_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                   const uint8_t *source, size_t nelems,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_fcollect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_fcollect_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                    const uint16_t *source, size_t nelems,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_fcollect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_fcollect_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                    const uint32_t *source, size_t nelems,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_fcollect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_fcollect_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                    const uint64_t *source, size_t nelems,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_fcollect_on_stream", &args);
}

BASE_EXPORT int aclshmemx_char_fcollect_on_stream(aclshmem_team_t team, char *dest,
                                                  const char *source, size_t nelems,
                                                  aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_CHAR,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_char_fcollect_on_stream", &args);
}

BASE_EXPORT int aclshmem_fcollectmem(aclshmem_team_t team, void *dest, const void *source,
                                     size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = 1, .type = AIVD_SHM_INT8};
    return shmem_collective("aclshmem_fcollectmem", &args);
}

BASE_EXPORT int aclshmemx_fcollectmem_on_stream(aclshmem_team_t team, void *dest,
                                                const void *source, size_t nelems,
                                                aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_FCOLLECT, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = 1, .type = AIVD_SHM_INT8, .on_stream = true,
        .stream = stream};
    return shmem_collective("aclshmemx_fcollectmem_on_stream", &args);
}

BASE_EXPORT int aclshmem_float_alltoall(aclshmem_team_t team, float *dest, const float *source,
                                        size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT};
    return shmem_collective("aclshmem_float_alltoall", &args);
}

BASE_EXPORT int aclshmem_double_alltoall(aclshmem_team_t team, double *dest, const double *source,
                                         size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE};
    return shmem_collective("aclshmem_double_alltoall", &args);
}

BASE_EXPORT int aclshmem_int8_alltoall(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                       size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT8};
    return shmem_collective("aclshmem_int8_alltoall", &args);
}

BASE_EXPORT int aclshmem_int16_alltoall(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                        size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT16};
    return shmem_collective("aclshmem_int16_alltoall", &args);
}

BASE_EXPORT int aclshmem_int32_alltoall(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                        size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT32};
    return shmem_collective("aclshmem_int32_alltoall", &args);
}

BASE_EXPORT int aclshmem_int64_alltoall(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                        size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT64};
    return shmem_collective("aclshmem_int64_alltoall", &args);
}

BASE_EXPORT int aclshmem_uint8_alltoall(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                        size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT8};
    return shmem_collective("aclshmem_uint8_alltoall", &args);
}

BASE_EXPORT int aclshmem_uint16_alltoall(aclshmem_team_t team, uint16_t *dest,
                                         const uint16_t *source, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT16};
    return shmem_collective("aclshmem_uint16_alltoall", &args);
}

BASE_EXPORT int aclshmem_uint32_alltoall(aclshmem_team_t team, uint32_t *dest,
                                         const uint32_t *source, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT32};
    return shmem_collective("aclshmem_uint32_alltoall", &args);
}

BASE_EXPORT int aclshmem_uint64_alltoall(aclshmem_team_t team, uint64_t *dest,
                                         const uint64_t *source, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT64};
    return shmem_collective("aclshmem_uint64_alltoall", &args);
}

BASE_EXPORT int aclshmem_char_alltoall(aclshmem_team_t team, char *dest, const char *source,
                                       size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_CHAR};
    return shmem_collective("aclshmem_char_alltoall", &args);
}

BASE_EXPORT int aclshmemx_float_alltoall_on_stream(aclshmem_team_t team, float *dest,
                                                   const float *source, size_t nelems,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_float_alltoall_on_stream", &args);
}

BASE_EXPORT int aclshmemx_double_alltoall_on_stream(aclshmem_team_t team, double *dest,
                                                    const double *source, size_t nelems,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_double_alltoall_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int8_alltoall_on_stream(aclshmem_team_t team, int8_t *dest,
                                                  const int8_t *source, size_t nelems,
                                                  aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_alltoall_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_alltoall_on_stream(aclshmem_team_t team, int16_t *dest,
                                                   const int16_t *source, size_t nelems,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_alltoall_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_alltoall_on_stream(aclshmem_team_t team, int32_t *dest,
                                                   const int32_t *source, size_t nelems,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_alltoall_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_alltoall_on_stream(aclshmem_team_t team, int64_t *dest,
                                                   const int64_t *source, size_t nelems,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_alltoall_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_alltoall_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                   const uint8_t *source, size_t nelems,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_alltoall_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_alltoall_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                    const uint16_t *source, size_t nelems,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_alltoall_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_alltoall_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                    const uint32_t *source, size_t nelems,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_alltoall_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_alltoall_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                    const uint64_t *source, size_t nelems,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_alltoall_on_stream", &args);
}

BASE_EXPORT int aclshmemx_char_alltoall_on_stream(aclshmem_team_t team, char *dest,
                                                  const char *source, size_t nelems,
                                                  aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_CHAR,
        .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_char_alltoall_on_stream", &args);
}

BASE_EXPORT int aclshmem_alltoallmem(aclshmem_team_t team, void *dest, const void *source,
                                     size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = 1, .type = AIVD_SHM_INT8};
    return shmem_collective("aclshmem_alltoallmem", &args);
}

BASE_EXPORT int aclshmemx_alltoallmem_on_stream(aclshmem_team_t team, void *dest,
                                                const void *source, size_t nelems,
                                                aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALL, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = 1, .type = AIVD_SHM_INT8, .on_stream = true,
        .stream = stream};
    return shmem_collective("aclshmemx_alltoallmem_on_stream", &args);
}

BASE_EXPORT int aclshmem_float_alltoalls(aclshmem_team_t team, float *dest, const float *source,
                                         ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .dst = dst, .sst = sst};
    return shmem_collective("aclshmem_float_alltoalls", &args);
}

BASE_EXPORT int aclshmem_double_alltoalls(aclshmem_team_t team, double *dest, const double *source,
                                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .dst = dst, .sst = sst};
    return shmem_collective("aclshmem_double_alltoalls", &args);
}

BASE_EXPORT int aclshmem_int8_alltoalls(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                        ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .dst = dst, .sst = sst};
    return shmem_collective("aclshmem_int8_alltoalls", &args);
}

BASE_EXPORT int aclshmem_int16_alltoalls(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                         ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .dst = dst, .sst = sst};
    return shmem_collective("aclshmem_int16_alltoalls", &args);
}

BASE_EXPORT int aclshmem_int32_alltoalls(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                         ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .dst = dst, .sst = sst};
    return shmem_collective("aclshmem_int32_alltoalls", &args);
}

BASE_EXPORT int aclshmem_int64_alltoalls(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                         ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .dst = dst, .sst = sst};
    return shmem_collective("aclshmem_int64_alltoalls", &args);
}

BASE_EXPORT int aclshmem_uint8_alltoalls(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                         ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .dst = dst, .sst = sst};
    return shmem_collective("aclshmem_uint8_alltoalls", &args);
}

BASE_EXPORT int aclshmem_uint16_alltoalls(aclshmem_team_t team, uint16_t *dest,
                                          const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                          size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .dst = dst, .sst = sst};
    return shmem_collective("aclshmem_uint16_alltoalls", &args);
}

BASE_EXPORT int aclshmem_uint32_alltoalls(aclshmem_team_t team, uint32_t *dest,
                                          const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                          size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .dst = dst, .sst = sst};
    return shmem_collective("aclshmem_uint32_alltoalls", &args);
}

BASE_EXPORT int aclshmem_uint64_alltoalls(aclshmem_team_t team, uint64_t *dest,
                                          const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                          size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .dst = dst, .sst = sst};
    return shmem_collective("aclshmem_uint64_alltoalls", &args);
}

BASE_EXPORT int aclshmem_char_alltoalls(aclshmem_team_t team, char *dest, const char *source,
                                        ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_CHAR,
        .dst = dst, .sst = sst};
    return shmem_collective("aclshmem_char_alltoalls", &args);
}

BASE_EXPORT int aclshmemx_float_alltoalls_on_stream(aclshmem_team_t team, float *dest,
                                                    const float *source, ptrdiff_t dst,
                                                    ptrdiff_t sst, size_t nelems,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .dst = dst, .sst = sst, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_float_alltoalls_on_stream", &args);
}

BASE_EXPORT int aclshmemx_double_alltoalls_on_stream(aclshmem_team_t team, double *dest,
                                                     const double *source, ptrdiff_t dst,
                                                     ptrdiff_t sst, size_t nelems,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .dst = dst, .sst = sst, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_double_alltoalls_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int8_alltoalls_on_stream(aclshmem_team_t team, int8_t *dest,
                                                   const int8_t *source, ptrdiff_t dst,
                                                   ptrdiff_t sst, size_t nelems, aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .dst = dst, .sst = sst, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_alltoalls_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_alltoalls_on_stream(aclshmem_team_t team, int16_t *dest,
                                                    const int16_t *source, ptrdiff_t dst,
                                                    ptrdiff_t sst, size_t nelems,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .dst = dst, .sst = sst, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_alltoalls_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_alltoalls_on_stream(aclshmem_team_t team, int32_t *dest,
                                                    const int32_t *source, ptrdiff_t dst,
                                                    ptrdiff_t sst, size_t nelems,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .dst = dst, .sst = sst, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_alltoalls_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_alltoalls_on_stream(aclshmem_team_t team, int64_t *dest,
                                                    const int64_t *source, ptrdiff_t dst,
                                                    ptrdiff_t sst, size_t nelems,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .dst = dst, .sst = sst, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_alltoalls_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_alltoalls_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                    const uint8_t *source, ptrdiff_t dst,
                                                    ptrdiff_t sst, size_t nelems,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .dst = dst, .sst = sst, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_alltoalls_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_alltoalls_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                     const uint16_t *source, ptrdiff_t dst,
                                                     ptrdiff_t sst, size_t nelems,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .dst = dst, .sst = sst, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_alltoalls_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_alltoalls_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                     const uint32_t *source, ptrdiff_t dst,
                                                     ptrdiff_t sst, size_t nelems,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .dst = dst, .sst = sst, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_alltoalls_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_alltoalls_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                     const uint64_t *source, ptrdiff_t dst,
                                                     ptrdiff_t sst, size_t nelems,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .dst = dst, .sst = sst, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_alltoalls_on_stream", &args);
}

BASE_EXPORT int aclshmemx_char_alltoalls_on_stream(aclshmem_team_t team, char *dest,
                                                   const char *source, ptrdiff_t dst, ptrdiff_t sst,
                                                   size_t nelems, aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = sizeof(*dest), .type = AIVD_SHM_CHAR,
        .dst = dst, .sst = sst, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_char_alltoalls_on_stream", &args);
}

BASE_EXPORT int aclshmem_alltoallsmem(aclshmem_team_t team, void *dest, const void *source,
                                      ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = 1, .type = AIVD_SHM_INT8, .dst = dst,
        .sst = sst};
    return shmem_collective("aclshmem_alltoallsmem", &args);
}

BASE_EXPORT int aclshmemx_alltoallsmem_on_stream(aclshmem_team_t team, void *dest,
                                                 const void *source, ptrdiff_t dst, ptrdiff_t sst,
                                                 size_t nelems, aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_ALLTOALLS, .team = team, .dest = dest,
        .source = source, .count = nelems, .element = 1, .type = AIVD_SHM_INT8, .dst = dst,
        .sst = sst, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_alltoallsmem_on_stream", &args);
}

BASE_EXPORT int aclshmem_int8_and_reduce(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                         size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_int8_and_reduce", &args);
}

BASE_EXPORT int aclshmem_int16_and_reduce(aclshmem_team_t team, int16_t *dest,
                                          const int16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_int16_and_reduce", &args);
}

BASE_EXPORT int aclshmem_int32_and_reduce(aclshmem_team_t team, int32_t *dest,
                                          const int32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_int32_and_reduce", &args);
}

BASE_EXPORT int aclshmem_int64_and_reduce(aclshmem_team_t team, int64_t *dest,
                                          const int64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_int64_and_reduce", &args);
}

BASE_EXPORT int aclshmem_uint8_and_reduce(aclshmem_team_t team, uint8_t *dest,
                                          const uint8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_uint8_and_reduce", &args);
}

BASE_EXPORT int aclshmem_uint16_and_reduce(aclshmem_team_t team, uint16_t *dest,
                                           const uint16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_uint16_and_reduce", &args);
}

BASE_EXPORT int aclshmem_uint32_and_reduce(aclshmem_team_t team, uint32_t *dest,
                                           const uint32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_uint32_and_reduce", &args);
}

BASE_EXPORT int aclshmem_uint64_and_reduce(aclshmem_team_t team, uint64_t *dest,
                                           const uint64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_uint64_and_reduce", &args);
}

BASE_EXPORT int aclshmemx_int8_and_reduce_on_stream(aclshmem_team_t team, int8_t *dest,
                                                    const int8_t *source, size_t nreduce,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_and_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_and_reduce_on_stream(aclshmem_team_t team, int16_t *dest,
                                                     const int16_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_and_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_and_reduce_on_stream(aclshmem_team_t team, int32_t *dest,
                                                     const int32_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_and_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_and_reduce_on_stream(aclshmem_team_t team, int64_t *dest,
                                                     const int64_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_and_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_and_reduce_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                     const uint8_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_and_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_and_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                      const uint16_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_and_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_and_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                      const uint32_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_and_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_and_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                      const uint64_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_and_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmem_int8_or_reduce(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                        size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_int8_or_reduce", &args);
}

BASE_EXPORT int aclshmem_int16_or_reduce(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                         size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_int16_or_reduce", &args);
}

BASE_EXPORT int aclshmem_int32_or_reduce(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                         size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_int32_or_reduce", &args);
}

BASE_EXPORT int aclshmem_int64_or_reduce(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                         size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_int64_or_reduce", &args);
}

BASE_EXPORT int aclshmem_uint8_or_reduce(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                         size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_uint8_or_reduce", &args);
}

BASE_EXPORT int aclshmem_uint16_or_reduce(aclshmem_team_t team, uint16_t *dest,
                                          const uint16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_uint16_or_reduce", &args);
}

BASE_EXPORT int aclshmem_uint32_or_reduce(aclshmem_team_t team, uint32_t *dest,
                                          const uint32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_uint32_or_reduce", &args);
}

BASE_EXPORT int aclshmem_uint64_or_reduce(aclshmem_team_t team, uint64_t *dest,
                                          const uint64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_uint64_or_reduce", &args);
}

BASE_EXPORT int aclshmemx_int8_or_reduce_on_stream(aclshmem_team_t team, int8_t *dest,
                                                   const int8_t *source, size_t nreduce,
                                                   aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_or_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_or_reduce_on_stream(aclshmem_team_t team, int16_t *dest,
                                                    const int16_t *source, size_t nreduce,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_or_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_or_reduce_on_stream(aclshmem_team_t team, int32_t *dest,
                                                    const int32_t *source, size_t nreduce,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_or_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_or_reduce_on_stream(aclshmem_team_t team, int64_t *dest,
                                                    const int64_t *source, size_t nreduce,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_or_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_or_reduce_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                    const uint8_t *source, size_t nreduce,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_or_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_or_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                     const uint16_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_or_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_or_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                     const uint32_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_or_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_or_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                     const uint64_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_or_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmem_int8_xor_reduce(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                         size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_int8_xor_reduce", &args);
}

BASE_EXPORT int aclshmem_int16_xor_reduce(aclshmem_team_t team, int16_t *dest,
                                          const int16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_int16_xor_reduce", &args);
}

BASE_EXPORT int aclshmem_int32_xor_reduce(aclshmem_team_t team, int32_t *dest,
                                          const int32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_int32_xor_reduce", &args);
}

BASE_EXPORT int aclshmem_int64_xor_reduce(aclshmem_team_t team, int64_t *dest,
                                          const int64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_int64_xor_reduce", &args);
}

BASE_EXPORT int aclshmem_uint8_xor_reduce(aclshmem_team_t team, uint8_t *dest,
                                          const uint8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_uint8_xor_reduce", &args);
}

BASE_EXPORT int aclshmem_uint16_xor_reduce(aclshmem_team_t team, uint16_t *dest,
                                           const uint16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_uint16_xor_reduce", &args);
}

BASE_EXPORT int aclshmem_uint32_xor_reduce(aclshmem_team_t team, uint32_t *dest,
                                           const uint32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_uint32_xor_reduce", &args);
}

BASE_EXPORT int aclshmem_uint64_xor_reduce(aclshmem_team_t team, uint64_t *dest,
                                           const uint64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_uint64_xor_reduce", &args);
}

BASE_EXPORT int aclshmemx_int8_xor_reduce_on_stream(aclshmem_team_t team, int8_t *dest,
                                                    const int8_t *source, size_t nreduce,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_xor_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_xor_reduce_on_stream(aclshmem_team_t team, int16_t *dest,
                                                     const int16_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_xor_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_xor_reduce_on_stream(aclshmem_team_t team, int32_t *dest,
                                                     const int32_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_xor_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_xor_reduce_on_stream(aclshmem_team_t team, int64_t *dest,
                                                     const int64_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_xor_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_xor_reduce_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                     const uint8_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_xor_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_xor_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                      const uint16_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_xor_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_xor_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                      const uint32_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_xor_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_xor_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                      const uint64_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_xor_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmem_float_max_reduce(aclshmem_team_t team, float *dest, const float *source,
                                          size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_float_max_reduce", &args);
}

BASE_EXPORT int aclshmem_double_max_reduce(aclshmem_team_t team, double *dest, const double *source,
                                           size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_double_max_reduce", &args);
}

BASE_EXPORT int aclshmem_int8_max_reduce(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                         size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_int8_max_reduce", &args);
}

BASE_EXPORT int aclshmem_int16_max_reduce(aclshmem_team_t team, int16_t *dest,
                                          const int16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_int16_max_reduce", &args);
}

BASE_EXPORT int aclshmem_int32_max_reduce(aclshmem_team_t team, int32_t *dest,
                                          const int32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_int32_max_reduce", &args);
}

BASE_EXPORT int aclshmem_int64_max_reduce(aclshmem_team_t team, int64_t *dest,
                                          const int64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_int64_max_reduce", &args);
}

BASE_EXPORT int aclshmem_uint8_max_reduce(aclshmem_team_t team, uint8_t *dest,
                                          const uint8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_uint8_max_reduce", &args);
}

BASE_EXPORT int aclshmem_uint16_max_reduce(aclshmem_team_t team, uint16_t *dest,
                                           const uint16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_uint16_max_reduce", &args);
}

BASE_EXPORT int aclshmem_uint32_max_reduce(aclshmem_team_t team, uint32_t *dest,
                                           const uint32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_uint32_max_reduce", &args);
}

BASE_EXPORT int aclshmem_uint64_max_reduce(aclshmem_team_t team, uint64_t *dest,
                                           const uint64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_uint64_max_reduce", &args);
}

BASE_EXPORT int aclshmemx_float_max_reduce_on_stream(aclshmem_team_t team, float *dest,
                                                     const float *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_float_max_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_double_max_reduce_on_stream(aclshmem_team_t team, double *dest,
                                                      const double *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_double_max_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int8_max_reduce_on_stream(aclshmem_team_t team, int8_t *dest,
                                                    const int8_t *source, size_t nreduce,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_max_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_max_reduce_on_stream(aclshmem_team_t team, int16_t *dest,
                                                     const int16_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_max_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_max_reduce_on_stream(aclshmem_team_t team, int32_t *dest,
                                                     const int32_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_max_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_max_reduce_on_stream(aclshmem_team_t team, int64_t *dest,
                                                     const int64_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_max_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_max_reduce_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                     const uint8_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_max_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_max_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                      const uint16_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_max_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_max_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                      const uint32_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_max_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_max_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                      const uint64_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_max_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmem_float_min_reduce(aclshmem_team_t team, float *dest, const float *source,
                                          size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_float_min_reduce", &args);
}

BASE_EXPORT int aclshmem_double_min_reduce(aclshmem_team_t team, double *dest, const double *source,
                                           size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_double_min_reduce", &args);
}

BASE_EXPORT int aclshmem_int8_min_reduce(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                         size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_int8_min_reduce", &args);
}

BASE_EXPORT int aclshmem_int16_min_reduce(aclshmem_team_t team, int16_t *dest,
                                          const int16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_int16_min_reduce", &args);
}

BASE_EXPORT int aclshmem_int32_min_reduce(aclshmem_team_t team, int32_t *dest,
                                          const int32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_int32_min_reduce", &args);
}

BASE_EXPORT int aclshmem_int64_min_reduce(aclshmem_team_t team, int64_t *dest,
                                          const int64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_int64_min_reduce", &args);
}

BASE_EXPORT int aclshmem_uint8_min_reduce(aclshmem_team_t team, uint8_t *dest,
                                          const uint8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_uint8_min_reduce", &args);
}

BASE_EXPORT int aclshmem_uint16_min_reduce(aclshmem_team_t team, uint16_t *dest,
                                           const uint16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_uint16_min_reduce", &args);
}

BASE_EXPORT int aclshmem_uint32_min_reduce(aclshmem_team_t team, uint32_t *dest,
                                           const uint32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_uint32_min_reduce", &args);
}

BASE_EXPORT int aclshmem_uint64_min_reduce(aclshmem_team_t team, uint64_t *dest,
                                           const uint64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_uint64_min_reduce", &args);
}

BASE_EXPORT int aclshmemx_float_min_reduce_on_stream(aclshmem_team_t team, float *dest,
                                                     const float *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_float_min_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_double_min_reduce_on_stream(aclshmem_team_t team, double *dest,
                                                      const double *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_double_min_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int8_min_reduce_on_stream(aclshmem_team_t team, int8_t *dest,
                                                    const int8_t *source, size_t nreduce,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_min_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_min_reduce_on_stream(aclshmem_team_t team, int16_t *dest,
                                                     const int16_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_min_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_min_reduce_on_stream(aclshmem_team_t team, int32_t *dest,
                                                     const int32_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_min_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_min_reduce_on_stream(aclshmem_team_t team, int64_t *dest,
                                                     const int64_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_min_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_min_reduce_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                     const uint8_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_min_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_min_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                      const uint16_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_min_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_min_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                      const uint32_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_min_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_min_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                      const uint64_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_min_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmem_float_sum_reduce(aclshmem_team_t team, float *dest, const float *source,
                                          size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_float_sum_reduce", &args);
}

BASE_EXPORT int aclshmem_double_sum_reduce(aclshmem_team_t team, double *dest, const double *source,
                                           size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_double_sum_reduce", &args);
}

BASE_EXPORT int aclshmem_int8_sum_reduce(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                         size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_int8_sum_reduce", &args);
}

BASE_EXPORT int aclshmem_int16_sum_reduce(aclshmem_team_t team, int16_t *dest,
                                          const int16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_int16_sum_reduce", &args);
}

BASE_EXPORT int aclshmem_int32_sum_reduce(aclshmem_team_t team, int32_t *dest,
                                          const int32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_int32_sum_reduce", &args);
}

BASE_EXPORT int aclshmem_int64_sum_reduce(aclshmem_team_t team, int64_t *dest,
                                          const int64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_int64_sum_reduce", &args);
}

BASE_EXPORT int aclshmem_uint8_sum_reduce(aclshmem_team_t team, uint8_t *dest,
                                          const uint8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_uint8_sum_reduce", &args);
}

BASE_EXPORT int aclshmem_uint16_sum_reduce(aclshmem_team_t team, uint16_t *dest,
                                           const uint16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_uint16_sum_reduce", &args);
}

BASE_EXPORT int aclshmem_uint32_sum_reduce(aclshmem_team_t team, uint32_t *dest,
                                           const uint32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_uint32_sum_reduce", &args);
}

BASE_EXPORT int aclshmem_uint64_sum_reduce(aclshmem_team_t team, uint64_t *dest,
                                           const uint64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_uint64_sum_reduce", &args);
}

BASE_EXPORT int aclshmemx_float_sum_reduce_on_stream(aclshmem_team_t team, float *dest,
                                                     const float *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_float_sum_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_double_sum_reduce_on_stream(aclshmem_team_t team, double *dest,
                                                      const double *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_double_sum_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int8_sum_reduce_on_stream(aclshmem_team_t team, int8_t *dest,
                                                    const int8_t *source, size_t nreduce,
                                                    aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_sum_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_sum_reduce_on_stream(aclshmem_team_t team, int16_t *dest,
                                                     const int16_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_sum_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_sum_reduce_on_stream(aclshmem_team_t team, int32_t *dest,
                                                     const int32_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_sum_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_sum_reduce_on_stream(aclshmem_team_t team, int64_t *dest,
                                                     const int64_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_sum_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_sum_reduce_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                     const uint8_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_sum_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_sum_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                      const uint16_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_sum_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_sum_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                      const uint32_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_sum_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_sum_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                      const uint64_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_sum_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmem_float_prod_reduce(aclshmem_team_t team, float *dest, const float *source,
                                           size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_float_prod_reduce", &args);
}

BASE_EXPORT int aclshmem_double_prod_reduce(aclshmem_team_t team, double *dest,
                                            const double *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_double_prod_reduce", &args);
}

BASE_EXPORT int aclshmem_int8_prod_reduce(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                          size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_int8_prod_reduce", &args);
}

BASE_EXPORT int aclshmem_int16_prod_reduce(aclshmem_team_t team, int16_t *dest,
                                           const int16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_int16_prod_reduce", &args);
}

BASE_EXPORT int aclshmem_int32_prod_reduce(aclshmem_team_t team, int32_t *dest,
                                           const int32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_int32_prod_reduce", &args);
}

BASE_EXPORT int aclshmem_int64_prod_reduce(aclshmem_team_t team, int64_t *dest,
                                           const int64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_int64_prod_reduce", &args);
}

BASE_EXPORT int aclshmem_uint8_prod_reduce(aclshmem_team_t team, uint8_t *dest,
                                           const uint8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_uint8_prod_reduce", &args);
}

BASE_EXPORT int aclshmem_uint16_prod_reduce(aclshmem_team_t team, uint16_t *dest,
                                            const uint16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_uint16_prod_reduce", &args);
}

BASE_EXPORT int aclshmem_uint32_prod_reduce(aclshmem_team_t team, uint32_t *dest,
                                            const uint32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_uint32_prod_reduce", &args);
}

BASE_EXPORT int aclshmem_uint64_prod_reduce(aclshmem_team_t team, uint64_t *dest,
                                            const uint64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_uint64_prod_reduce", &args);
}

BASE_EXPORT int aclshmemx_float_prod_reduce_on_stream(aclshmem_team_t team, float *dest,
                                                      const float *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_float_prod_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_double_prod_reduce_on_stream(aclshmem_team_t team, double *dest,
                                                       const double *source, size_t nreduce,
                                                       aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_double_prod_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int8_prod_reduce_on_stream(aclshmem_team_t team, int8_t *dest,
                                                     const int8_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_prod_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_prod_reduce_on_stream(aclshmem_team_t team, int16_t *dest,
                                                      const int16_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_prod_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_prod_reduce_on_stream(aclshmem_team_t team, int32_t *dest,
                                                      const int32_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_prod_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_prod_reduce_on_stream(aclshmem_team_t team, int64_t *dest,
                                                      const int64_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_prod_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_prod_reduce_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                      const uint8_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_prod_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_prod_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                       const uint16_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_prod_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_prod_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                       const uint32_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_prod_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_prod_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                       const uint64_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCE, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_prod_reduce_on_stream", &args);
}

BASE_EXPORT int aclshmem_int8_and_reducescatter(aclshmem_team_t team, int8_t *dest,
                                                const int8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_int8_and_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int16_and_reducescatter(aclshmem_team_t team, int16_t *dest,
                                                 const int16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_int16_and_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int32_and_reducescatter(aclshmem_team_t team, int32_t *dest,
                                                 const int32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_int32_and_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int64_and_reducescatter(aclshmem_team_t team, int64_t *dest,
                                                 const int64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_int64_and_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint8_and_reducescatter(aclshmem_team_t team, uint8_t *dest,
                                                 const uint8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_uint8_and_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint16_and_reducescatter(aclshmem_team_t team, uint16_t *dest,
                                                  const uint16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_uint16_and_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint32_and_reducescatter(aclshmem_team_t team, uint32_t *dest,
                                                  const uint32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_uint32_and_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint64_and_reducescatter(aclshmem_team_t team, uint64_t *dest,
                                                  const uint64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_AND};
    return shmem_collective("aclshmem_uint64_and_reducescatter", &args);
}

BASE_EXPORT int aclshmemx_int8_and_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                                           const int8_t *source, size_t nreduce,
                                                           aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_and_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_and_reducescatter_on_stream(aclshmem_team_t team, int16_t *dest,
                                                            const int16_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_and_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_and_reducescatter_on_stream(aclshmem_team_t team, int32_t *dest,
                                                            const int32_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_and_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_and_reducescatter_on_stream(aclshmem_team_t team, int64_t *dest,
                                                            const int64_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_and_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_and_reducescatter_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                            const uint8_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_and_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_and_reducescatter_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                             const uint16_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_and_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_and_reducescatter_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                             const uint32_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_and_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_and_reducescatter_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                             const uint64_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_AND, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_and_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmem_int8_or_reducescatter(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_int8_or_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int16_or_reducescatter(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_int16_or_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int32_or_reducescatter(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_int32_or_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int64_or_reducescatter(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_int64_or_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint8_or_reducescatter(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_uint8_or_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint16_or_reducescatter(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_uint16_or_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint32_or_reducescatter(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_uint32_or_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint64_or_reducescatter(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_OR};
    return shmem_collective("aclshmem_uint64_or_reducescatter", &args);
}

BASE_EXPORT int aclshmemx_int8_or_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                                          const int8_t *source, size_t nreduce,
                                                          aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_or_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_or_reducescatter_on_stream(aclshmem_team_t team, int16_t *dest,
                                                           const int16_t *source, size_t nreduce,
                                                           aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_or_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_or_reducescatter_on_stream(aclshmem_team_t team, int32_t *dest,
                                                           const int32_t *source, size_t nreduce,
                                                           aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_or_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_or_reducescatter_on_stream(aclshmem_team_t team, int64_t *dest,
                                                           const int64_t *source, size_t nreduce,
                                                           aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_or_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_or_reducescatter_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                           const uint8_t *source, size_t nreduce,
                                                           aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_or_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_or_reducescatter_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                            const uint16_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_or_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_or_reducescatter_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                            const uint32_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_or_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_or_reducescatter_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                            const uint64_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_OR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_or_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmem_int8_xor_reducescatter(aclshmem_team_t team, int8_t *dest,
                                                const int8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_int8_xor_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int16_xor_reducescatter(aclshmem_team_t team, int16_t *dest,
                                                 const int16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_int16_xor_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int32_xor_reducescatter(aclshmem_team_t team, int32_t *dest,
                                                 const int32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_int32_xor_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int64_xor_reducescatter(aclshmem_team_t team, int64_t *dest,
                                                 const int64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_int64_xor_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint8_xor_reducescatter(aclshmem_team_t team, uint8_t *dest,
                                                 const uint8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_uint8_xor_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint16_xor_reducescatter(aclshmem_team_t team, uint16_t *dest,
                                                  const uint16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_uint16_xor_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint32_xor_reducescatter(aclshmem_team_t team, uint32_t *dest,
                                                  const uint32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_uint32_xor_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint64_xor_reducescatter(aclshmem_team_t team, uint64_t *dest,
                                                  const uint64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_XOR};
    return shmem_collective("aclshmem_uint64_xor_reducescatter", &args);
}

BASE_EXPORT int aclshmemx_int8_xor_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                                           const int8_t *source, size_t nreduce,
                                                           aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_xor_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_xor_reducescatter_on_stream(aclshmem_team_t team, int16_t *dest,
                                                            const int16_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_xor_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_xor_reducescatter_on_stream(aclshmem_team_t team, int32_t *dest,
                                                            const int32_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_xor_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_xor_reducescatter_on_stream(aclshmem_team_t team, int64_t *dest,
                                                            const int64_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_xor_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_xor_reducescatter_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                            const uint8_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_xor_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_xor_reducescatter_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                             const uint16_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_xor_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_xor_reducescatter_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                             const uint32_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_xor_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_xor_reducescatter_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                             const uint64_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_XOR, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_xor_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmem_float_max_reducescatter(aclshmem_team_t team, float *dest,
                                                 const float *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_float_max_reducescatter", &args);
}

BASE_EXPORT int aclshmem_double_max_reducescatter(aclshmem_team_t team, double *dest,
                                                  const double *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_double_max_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int8_max_reducescatter(aclshmem_team_t team, int8_t *dest,
                                                const int8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_int8_max_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int16_max_reducescatter(aclshmem_team_t team, int16_t *dest,
                                                 const int16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_int16_max_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int32_max_reducescatter(aclshmem_team_t team, int32_t *dest,
                                                 const int32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_int32_max_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int64_max_reducescatter(aclshmem_team_t team, int64_t *dest,
                                                 const int64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_int64_max_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint8_max_reducescatter(aclshmem_team_t team, uint8_t *dest,
                                                 const uint8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_uint8_max_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint16_max_reducescatter(aclshmem_team_t team, uint16_t *dest,
                                                  const uint16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_uint16_max_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint32_max_reducescatter(aclshmem_team_t team, uint32_t *dest,
                                                  const uint32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_uint32_max_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint64_max_reducescatter(aclshmem_team_t team, uint64_t *dest,
                                                  const uint64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_MAX};
    return shmem_collective("aclshmem_uint64_max_reducescatter", &args);
}

BASE_EXPORT int aclshmemx_float_max_reducescatter_on_stream(aclshmem_team_t team, float *dest,
                                                            const float *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_float_max_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_double_max_reducescatter_on_stream(aclshmem_team_t team, double *dest,
                                                             const double *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_double_max_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int8_max_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                                           const int8_t *source, size_t nreduce,
                                                           aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_max_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_max_reducescatter_on_stream(aclshmem_team_t team, int16_t *dest,
                                                            const int16_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_max_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_max_reducescatter_on_stream(aclshmem_team_t team, int32_t *dest,
                                                            const int32_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_max_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_max_reducescatter_on_stream(aclshmem_team_t team, int64_t *dest,
                                                            const int64_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_max_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_max_reducescatter_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                            const uint8_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_max_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_max_reducescatter_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                             const uint16_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_max_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_max_reducescatter_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                             const uint32_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_max_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_max_reducescatter_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                             const uint64_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_MAX, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_max_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmem_float_min_reducescatter(aclshmem_team_t team, float *dest,
                                                 const float *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_float_min_reducescatter", &args);
}

BASE_EXPORT int aclshmem_double_min_reducescatter(aclshmem_team_t team, double *dest,
                                                  const double *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_double_min_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int8_min_reducescatter(aclshmem_team_t team, int8_t *dest,
                                                const int8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_int8_min_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int16_min_reducescatter(aclshmem_team_t team, int16_t *dest,
                                                 const int16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_int16_min_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int32_min_reducescatter(aclshmem_team_t team, int32_t *dest,
                                                 const int32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_int32_min_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int64_min_reducescatter(aclshmem_team_t team, int64_t *dest,
                                                 const int64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_int64_min_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint8_min_reducescatter(aclshmem_team_t team, uint8_t *dest,
                                                 const uint8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_uint8_min_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint16_min_reducescatter(aclshmem_team_t team, uint16_t *dest,
                                                  const uint16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_uint16_min_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint32_min_reducescatter(aclshmem_team_t team, uint32_t *dest,
                                                  const uint32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_uint32_min_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint64_min_reducescatter(aclshmem_team_t team, uint64_t *dest,
                                                  const uint64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_MIN};
    return shmem_collective("aclshmem_uint64_min_reducescatter", &args);
}

BASE_EXPORT int aclshmemx_float_min_reducescatter_on_stream(aclshmem_team_t team, float *dest,
                                                            const float *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_float_min_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_double_min_reducescatter_on_stream(aclshmem_team_t team, double *dest,
                                                             const double *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_double_min_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int8_min_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                                           const int8_t *source, size_t nreduce,
                                                           aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_min_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_min_reducescatter_on_stream(aclshmem_team_t team, int16_t *dest,
                                                            const int16_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_min_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_min_reducescatter_on_stream(aclshmem_team_t team, int32_t *dest,
                                                            const int32_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_min_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_min_reducescatter_on_stream(aclshmem_team_t team, int64_t *dest,
                                                            const int64_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_min_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_min_reducescatter_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                            const uint8_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_min_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_min_reducescatter_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                             const uint16_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_min_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_min_reducescatter_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                             const uint32_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_min_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_min_reducescatter_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                             const uint64_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_MIN, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_min_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmem_float_sum_reducescatter(aclshmem_team_t team, float *dest,
                                                 const float *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_float_sum_reducescatter", &args);
}

BASE_EXPORT int aclshmem_double_sum_reducescatter(aclshmem_team_t team, double *dest,
                                                  const double *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_double_sum_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int8_sum_reducescatter(aclshmem_team_t team, int8_t *dest,
                                                const int8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_int8_sum_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int16_sum_reducescatter(aclshmem_team_t team, int16_t *dest,
                                                 const int16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_int16_sum_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int32_sum_reducescatter(aclshmem_team_t team, int32_t *dest,
                                                 const int32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_int32_sum_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int64_sum_reducescatter(aclshmem_team_t team, int64_t *dest,
                                                 const int64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_int64_sum_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint8_sum_reducescatter(aclshmem_team_t team, uint8_t *dest,
                                                 const uint8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_uint8_sum_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint16_sum_reducescatter(aclshmem_team_t team, uint16_t *dest,
                                                  const uint16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_uint16_sum_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint32_sum_reducescatter(aclshmem_team_t team, uint32_t *dest,
                                                  const uint32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_uint32_sum_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint64_sum_reducescatter(aclshmem_team_t team, uint64_t *dest,
                                                  const uint64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_SUM};
    return shmem_collective("aclshmem_uint64_sum_reducescatter", &args);
}

BASE_EXPORT int aclshmemx_float_sum_reducescatter_on_stream(aclshmem_team_t team, float *dest,
                                                            const float *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_float_sum_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_double_sum_reducescatter_on_stream(aclshmem_team_t team, double *dest,
                                                             const double *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_double_sum_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int8_sum_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                                           const int8_t *source, size_t nreduce,
                                                           aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_sum_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_sum_reducescatter_on_stream(aclshmem_team_t team, int16_t *dest,
                                                            const int16_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_sum_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_sum_reducescatter_on_stream(aclshmem_team_t team, int32_t *dest,
                                                            const int32_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_sum_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_sum_reducescatter_on_stream(aclshmem_team_t team, int64_t *dest,
                                                            const int64_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_sum_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_sum_reducescatter_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                            const uint8_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_sum_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_sum_reducescatter_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                             const uint16_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_sum_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_sum_reducescatter_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                             const uint32_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_sum_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_sum_reducescatter_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                             const uint64_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_SUM, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_sum_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmem_float_prod_reducescatter(aclshmem_team_t team, float *dest,
                                                  const float *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_float_prod_reducescatter", &args);
}

BASE_EXPORT int aclshmem_double_prod_reducescatter(aclshmem_team_t team, double *dest,
                                                   const double *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_double_prod_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int8_prod_reducescatter(aclshmem_team_t team, int8_t *dest,
                                                 const int8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_int8_prod_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int16_prod_reducescatter(aclshmem_team_t team, int16_t *dest,
                                                  const int16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_int16_prod_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int32_prod_reducescatter(aclshmem_team_t team, int32_t *dest,
                                                  const int32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_int32_prod_reducescatter", &args);
}

BASE_EXPORT int aclshmem_int64_prod_reducescatter(aclshmem_team_t team, int64_t *dest,
                                                  const int64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_int64_prod_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint8_prod_reducescatter(aclshmem_team_t team, uint8_t *dest,
                                                  const uint8_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_uint8_prod_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint16_prod_reducescatter(aclshmem_team_t team, uint16_t *dest,
                                                   const uint16_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_uint16_prod_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint32_prod_reducescatter(aclshmem_team_t team, uint32_t *dest,
                                                   const uint32_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_uint32_prod_reducescatter", &args);
}

BASE_EXPORT int aclshmem_uint64_prod_reducescatter(aclshmem_team_t team, uint64_t *dest,
                                                   const uint64_t *source, size_t nreduce)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_PROD};
    return shmem_collective("aclshmem_uint64_prod_reducescatter", &args);
}

BASE_EXPORT int aclshmemx_float_prod_reducescatter_on_stream(aclshmem_team_t team, float *dest,
                                                             const float *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_FLOAT,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_float_prod_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_double_prod_reducescatter_on_stream(aclshmem_team_t team, double *dest,
                                                              const double *source, size_t nreduce,
                                                              aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_DOUBLE,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_double_prod_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int8_prod_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                                            const int8_t *source, size_t nreduce,
                                                            aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT8,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int8_prod_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int16_prod_reducescatter_on_stream(aclshmem_team_t team, int16_t *dest,
                                                             const int16_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT16,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int16_prod_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int32_prod_reducescatter_on_stream(aclshmem_team_t team, int32_t *dest,
                                                             const int32_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT32,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int32_prod_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_int64_prod_reducescatter_on_stream(aclshmem_team_t team, int64_t *dest,
                                                             const int64_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_INT64,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_int64_prod_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint8_prod_reducescatter_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                             const uint8_t *source, size_t nreduce,
                                                             aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT8,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint8_prod_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint16_prod_reducescatter_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                              const uint16_t *source,
                                                              size_t nreduce, aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT16,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint16_prod_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint32_prod_reducescatter_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                              const uint32_t *source,
                                                              size_t nreduce, aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT32,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint32_prod_reducescatter_on_stream", &args);
}

BASE_EXPORT int aclshmemx_uint64_prod_reducescatter_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                              const uint64_t *source,
                                                              size_t nreduce, aclrtStream stream)
{
    SHMEM_SITE();
    const shmem_collective_args args = {.kind = AIVD_SHM_REDUCESCATTER, .team = team, .dest = dest,
        .source = source, .count = nreduce, .element = sizeof(*dest), .type = AIVD_SHM_UINT64,
        .op = AIVD_SHM_REDUCE_PROD, .on_stream = true, .stream = stream};
    return shmem_collective("aclshmemx_uint64_prod_reducescatter_on_stream", &args);
}
