/* ascendc/tensor.h: GlobalTensor and LocalTensor: a typed place in GM, in UB. */
#ifndef ASCENDC_TENSOR_H
#define ASCENDC_TENSOR_H

#include "params.h"

namespace AscendC
{
namespace aivd
{

/* One buffer of a TPipe. Bounds of a tensor are those of its buffer, not of the view. */
struct buffer {
    uint64_t begin;
    uint32_t size;
    uint8_t state;    /* aivd::buffer_state */
    int8_t filled_id; /* event of EnQue, or -1 */
    int8_t freed_id;  /* event of FreeTensor, or -1 */
    HardEvent filled, freed;
};

AIVD_CPP void outside(const char *what, uint64_t bytes, uint64_t address, const buffer *b)
{
    aivd_cpp_fail("%s: %llu bytes at byte %lld of a buffer of %u bytes (TPipe::InitBuffer) end "
                  "outside of it",
                  what, (unsigned long long)bytes, (long long)(address - b->begin), b->size);
}

/* Elements and bytes: two int4b_t share a byte. */
template <class T> AIVD_CPP constexpr uint64_t bytes_of(uint64_t count)
{
    return std::is_same_v<T, int4b_t> ? count / 2 : count * sizeof(T);
}

template <class T> AIVD_CPP constexpr uint64_t count_of(uint64_t bytes)
{
    return std::is_same_v<T, int4b_t> ? bytes * 2 : bytes / sizeof(T);
}

} // namespace aivd

using TBufHandle = aivd::buffer *;

struct TBuffAddr {
    uint32_t dataLen = 0;              /* bytes of the view */
    uint64_t bufferAddr = 0;           /* arena address, or an offset in UB */
    TBufHandle bufferHandle = nullptr; /* of a TPipe, or null */
    uint8_t logicPos = (uint8_t)TPosition::MAX;
};

template <class T> class LocalTensor
{
  public:
    using PrimType = T;

    LocalTensor() = default;
    AIVD_CPP explicit LocalTensor(const TBuffAddr &address) : address_(address)
    {
    }
    /* `count` elements at a byte offset in UB. */
    AIVD_CPP LocalTensor(TPosition position, uint32_t offset, uint32_t count)
    {
        address_ = {(uint32_t)aivd::bytes_of<T>(count), offset, nullptr, (uint8_t)position};
    }
    AIVD_CPP explicit LocalTensor(uint32_t offset)
    {
        address_ = {0, offset, nullptr, (uint8_t)TPosition::VECCALC};
    }

    AIVD_CPP T GetValue(uint32_t index) const
    {
        return *element(index, "LocalTensor::GetValue");
    }
    template <class V> AIVD_CPP void SetValue(uint32_t index, V value) const
    {
        *element(index, "LocalTensor::SetValue") = (T)value;
    }
    AIVD_CPP T &operator()(uint32_t index) const
    {
        return *element(index, "LocalTensor(index)");
    }
    AIVD_CPP LocalTensor operator[](uint32_t offset) const
    {
        LocalTensor view = *this;
        uint64_t bytes = aivd::bytes_of<T>(offset);
        view.address_.bufferAddr += bytes;
        view.address_.dataLen -= bytes < address_.dataLen ? (uint32_t)bytes : address_.dataLen;
        return view;
    }
    template <class U> AIVD_CPP LocalTensor<U> ReinterpretCast() const
    {
        return LocalTensor<U>(address_);
    }

    AIVD_CPP __ubuf__ T *GetPhyAddr() const
    {
        return (T *)(uintptr_t)aivd::address_of(address_.bufferAddr);
    }
    AIVD_CPP __ubuf__ T *GetPhyAddr(uint32_t offset) const
    {
        return (T *)((uintptr_t)GetPhyAddr() + aivd::bytes_of<T>(offset));
    }
    AIVD_CPP uint32_t GetSize() const
    {
        return (uint32_t)aivd::count_of<T>(address_.dataLen);
    }
    AIVD_CPP uint32_t GetLength() const
    {
        return address_.dataLen;
    }
    AIVD_CPP void SetSize(uint32_t count)
    {
        address_.dataLen = (uint32_t)aivd::bytes_of<T>(count);
    }
    AIVD_CPP void SetBufferLen(uint32_t count)
    {
        SetSize(count);
    }
    AIVD_CPP TPosition GetPosition() const
    {
        return (TPosition)address_.logicPos;
    }
    AIVD_CPP TBufHandle GetBufferHandle() const
    {
        return address_.bufferHandle;
    }
    AIVD_CPP void SetAddr(const TBuffAddr &address)
    {
        address_ = address;
    }
    AIVD_CPP void SetAddr(uint32_t byte_offset)
    {
        address_.bufferAddr += byte_offset;
    }
    template <class U> AIVD_CPP void SetAddrWithOffset(const LocalTensor<U> &from, uint32_t offset)
    {
        address_ = from.address_;
        address_.bufferAddr += aivd::bytes_of<U>(offset);
    }
    AIVD_CPP void SetUserTag(int32_t tag)
    {
        tag_ = tag;
    }
    AIVD_CPP int32_t GetUserTag() const
    {
        return tag_;
    }

    TBuffAddr address_;

  private:
    AIVD_CPP T *element(uint32_t index, const char *what) const
    {
        static_assert(!std::is_same_v<T, int4b_t>,
                      "int4b_t has no scalar access: two share a byte");
        uint64_t address = aivd::address_of(address_.bufferAddr) + (uint64_t)index * sizeof(T);
        const aivd::buffer *b = address_.bufferHandle;
        if (__builtin_expect(b != nullptr && address - b->begin + sizeof(T) > b->size, 0))
            aivd::outside(what, sizeof(T), address, b);
        return (T *)(uintptr_t)address;
    }

    int32_t tag_ = 0;
};

template <class T> class GlobalTensor
{
  public:
    using PrimType = T;

    AIVD_CPP void SetGlobalBuffer(__gm__ T *buffer, uint64_t count)
    {
        address_ = buffer;
        bufferSize_ = count;
    }
    AIVD_CPP void SetGlobalBuffer(__gm__ T *buffer)
    {
        address_ = buffer;
        bufferSize_ = 0;
    }
    AIVD_CPP __gm__ T *GetPhyAddr() const
    {
        return address_;
    }
    AIVD_CPP __gm__ T *GetPhyAddr(uint64_t offset) const
    {
        return (T *)((uintptr_t)address_ + aivd::bytes_of<T>(offset));
    }
    AIVD_CPP T GetValue(uint64_t index) const
    {
        return *element(index);
    }
    template <class V> AIVD_CPP void SetValue(uint64_t index, V value) const
    {
        *element(index) = (T)value;
    }
    AIVD_CPP T &operator()(uint64_t index) const
    {
        return *element(index);
    }
    AIVD_CPP GlobalTensor operator[](uint64_t offset) const
    {
        GlobalTensor view = *this;
        view.address_ = GetPhyAddr(offset);
        view.bufferSize_ -= offset < bufferSize_ ? offset : bufferSize_;
        return view;
    }
    template <class U> AIVD_CPP GlobalTensor<U> ReinterpretCast() const
    {
        GlobalTensor<U> other;
        other.SetGlobalBuffer((U *)address_, aivd::count_of<U>(aivd::bytes_of<T>(bufferSize_)));
        return other;
    }
    AIVD_CPP uint64_t GetSize() const
    {
        return bufferSize_;
    }
    /* A hint about caches that do not exist here: kept, without effect. */
    template <CacheRwMode mode = CacheRwMode::RW> AIVD_CPP void SetL2CacheHint(CacheMode cache)
    {
        cacheMode_ = cache;
    }

    __gm__ T *address_ = nullptr;
    uint64_t bufferSize_ = 0;
    CacheMode cacheMode_ = CacheMode::CACHE_MODE_NORMAL;

  private:
    AIVD_CPP T *element(uint64_t index) const
    {
        static_assert(!std::is_same_v<T, int4b_t>,
                      "int4b_t has no scalar access: two share a byte");
        return address_ + index;
    }
};

namespace aivd
{

/* The tensor as an operand of `bytes`: inside its buffer. Null and UB's own bounds are looked after
 * by the operation. */
template <class T>
AIVD_CPP T *operand(const LocalTensor<T> &tensor, uint64_t bytes, const char *what)
{
    uint64_t address = address_of(tensor.address_.bufferAddr);
    const buffer *b = tensor.address_.bufferHandle;
    if (__builtin_expect(b != nullptr && address - b->begin + bytes > b->size, 0))
        outside(what, bytes, address, b);
    return (T *)(uintptr_t)address;
}

} // namespace aivd
} // namespace AscendC

#endif
