// A header of device code, as operators of the library have them.
#ifndef AIV_ALL_GATHER_OP_H
#define AIV_ALL_GATHER_OP_H

#include <c_api/asc_simd.h>

static __aicore__ inline void AivCopyBlock(GM_ADDR to, GM_ADDR from)
{
    __ubuf__ uint8_t *ub = (__ubuf__ uint8_t *)asc_get_phy_buf_addr(0);

    asc_copy_gm2ub((__ubuf__ void *)ub, (__gm__ void *)from, 32);
    asc_sync();
    asc_copy_ub2gm((__gm__ void *)to, (__ubuf__ void *)ub, 32);
}

#endif
