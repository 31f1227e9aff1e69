/* ascendc/allocate.h: LocalMemAllocator, the plain way to places in UB: one after the other from its
 * beginning, each on a whole block of 32 bytes, never given back. Two allocators give out the same
 * places, as they do on a device. */
#ifndef ASCENDC_ALLOCATE_H
#define ASCENDC_ALLOCATE_H

#include "copy.h"
#include "pipe.h"

namespace AscendC
{

template <Hardware hardware = Hardware::UB> class LocalMemAllocator
{
    static_assert(hardware == Hardware::UB, "LocalMemAllocator: memories other than UB belong to "
                                            "the cube and are not built (AIV kernels only)");

  public:
    /* The offset in UB of the next tensor. */
    AIVD_CPP uint32_t GetCurAddr() const
    {
        return (uint32_t)top_;
    }

    /* `count` elements; the forms with a template argument are the vendor's for constant sizes. */
    template <TPosition position, class T> AIVD_CPP LocalTensor<T> Alloc(uint32_t count)
    {
        static_assert(aivd::in_ub(position), "positions in UB are VECIN, VECOUT, VECCALC");
        uint64_t begin = top_;
        top_ += aivd::whole_blocks(aivd::bytes_of<T>(count));
        (void)aivd_cpp_ub_extend(top_); /* too much ends the kernel with a message */
        return LocalTensor<T>(position, (uint32_t)begin, count);
    }
    template <class T> AIVD_CPP LocalTensor<T> Alloc(uint32_t count)
    {
        return Alloc<TPosition::VECCALC, T>(count);
    }
    template <TPosition position, class T, uint32_t count> AIVD_CPP LocalTensor<T> Alloc()
    {
        return Alloc<position, T>(count);
    }
    template <class T, uint32_t count> AIVD_CPP LocalTensor<T> Alloc()
    {
        return Alloc<TPosition::VECCALC, T>(count);
    }

  private:
    uint64_t top_ = 0;
};

} // namespace AscendC

#endif
