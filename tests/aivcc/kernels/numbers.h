/* The same computations in C and in C++: 16-bit floats, moves in their forms, duplicate. */
#include "c_api/asc_simd.h"

/* in: 64 doubles; out: per double half and bfloat16 of it, and of its sum with the next. */
LINKAGE __global__ __aicore__ void convert(__gm__ double *in, __gm__ uint16_t *out)
{
    for (int i = 0; i < 64; i++) {
        half h = (half)in[i];
        half sum = (half)((float)h + (float)(half)in[(i + 1) % 64]);
        bfloat16_t b = aivd_bf16_of_float((float)in[i]);
        bfloat16_t twice = aivd_bf16_of_float(aivd_float_of_bf16(b) + aivd_float_of_bf16(b));
        out[4 * i] = aivd_half_bits(h);
        out[4 * i + 1] = aivd_half_bits(sum);
        out[4 * i + 2] = aivd_bf16_bits(b);
        out[4 * i + 3] = aivd_bf16_bits(twice);
    }
}

LINKAGE __global__ __aicore__ void moves(__gm__ uint8_t *in, __gm__ uint8_t *out)
{
    __ubuf__ uint8_t *ub = (__ubuf__ uint8_t *)asc_get_phy_buf_addr(0);
    __ubuf__ half *h = (__ubuf__ half *)asc_get_phy_buf_addr(4096);
    uint32_t version = 0;

    asc_init();
    asc_copy_gm2ub(ub, in, 256);                        /* plain */
    asc_copy_gm2ub(ub + 256, in, 2, 1, 1, 0);           /* burst */
    asc_copy_gm2ub_align((__ubuf__ uint8_t *)(ub + 512), in, 5);
    asc_sync_notify(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
    asc_sync_wait(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
    asc_copy_ub2gm(out, ub, 320);
    asc_copy_ub2gm_align(out + 320, ub + 512, 5);
    asc_set_mask_norm();
    asc_set_vector_mask(~0ull, ~0ull);
    asc_duplicate(h, (half)1.5f, 16);                   /* count */
    asc_duplicate(h + 128, (half)-2.0f, 1, 1, 8);       /* strided */
    asc_duplicate_sync((__ubuf__ int32_t *)(ub + 8192), -7, 8);
    asc_sync_pipe(PIPE_ALL);
    asc_copy_ub2gm_align_sync((__gm__ half *)(out + 512), h, 32);
    asc_copy_ub2gm_sync(out + 544, h + 128, 256);
    asc_copy_ub2gm(out + 800, ub + 8192, 32);
    aivd_dump_ubuf("halves", h, 4);
    aivd_dump_gm("input", in, 3);
    asc_get_arch_ver(version);
    out[1000] = (uint8_t)(asc_float2int32_rn(2.5f) + asc_float2int32_rna(2.5f));
    out[1001] = (uint8_t)asc_popc(0xff0);
    out[1002] = version != 0;
    asc_sync();
}
