/* ascendc/pipe.h: TPipe and what it gives out: TBuf, TQue, TQueBind, event ids.
 *
 *     AllocTensor   a free buffer; waits for the event of its last FreeTensor    (consumer ->
 * producer) EnQue         sets the event "filled"                                     (producer ->
 * consumer) DeQue         waits for it FreeTensor    sets the event "free"
 *
 * so a queue orders its two pipes in both directions by events of the device, and nothing else.
 * TPipe's end waits for the events that are still set. */
#ifndef ASCENDC_PIPE_H
#define ASCENDC_PIPE_H

#include "sync.h"

namespace AscendC
{
namespace aivd
{

enum buffer_state : uint8_t { BUFFER_FREE, BUFFER_TAKEN, BUFFER_QUEUED, BUFFER_OUT };

inline constexpr uint32_t buffers_max = 64;
inline constexpr int event_ids = 8;
inline constexpr uint32_t scratch_bytes = 4096;

template <class T> AIVD_CPP LocalTensor<T> tensor_of(buffer *b, TPosition position)
{
    TBuffAddr address;
    address.dataLen = b->size;
    address.bufferAddr = b->begin;
    address.bufferHandle = b;
    address.logicPos = (uint8_t)position;
    return LocalTensor<T>(address);
}

AIVD_CPP void wait_event(HardEvent event, int32_t id)
{
    pipe_pair pair = pipe_pairs[(int)event];
    if (pair.from != pair.to)
        aivd_asc_sync_wait((int)pair.from, (int)pair.to, id);
    else
        aivd_asc_sync_pipe((int)pair.to);
}

AIVD_CPP void set_event(HardEvent event, int32_t id)
{
    pipe_pair pair = pipe_pairs[(int)event];
    if (pair.from != pair.to)
        aivd_asc_sync_notify((int)pair.from, (int)pair.to, id);
}

} // namespace aivd

template <TPosition position = TPosition::VECCALC> class TBuf;
template <TPosition src, TPosition dst, int32_t depth, auto mask = 0> class TQueBind;

class TPipe
{
  public:
    AIVD_CPP TPipe()
    {
        uint64_t *words = aivd_cpp_words();
        words[aivd::WORD_PIPE] = (uint64_t)(uintptr_t)this;
        words[aivd::WORD_COUNTER] = 0;
        aivd_asc_set_atomic_none();
        aivd_asc_set_mask_norm();
        aivd_asc_set_vector_mask(UINT64_MAX, UINT64_MAX);
    }
    TPipe(const TPipe &) = delete; /* tensors know their buffers by address */
    TPipe &operator=(const TPipe &) = delete;
    AIVD_CPP ~TPipe()
    {
        Destroy();
        aivd_cpp_words()[aivd::WORD_PIPE] = 0;
    }

    AIVD_CPP void Init()
    {
        Reset();
    }

    /* Waits for what is under way and forgets all buffers. */
    AIVD_CPP void Reset()
    {
        Destroy();
    }

    AIVD_CPP void Destroy()
    {
        for (uint32_t i = 0; i < count_; i++)
            settle(&buffers_[i]);
        for (int i = 0; i < aivd::events; i++)
            ids_[i] = 0;
        if (count_ != 0)
            aivd_asc_sync_pipe((int)PIPE_ALL);
        count_ = 0;
        top_ = 0;
        scratch_ = nullptr;
    }

    template <TPosition src, TPosition dst, int32_t depth, auto mask>
    AIVD_CPP bool InitBuffer(TQueBind<src, dst, depth, mask> &queue, uint8_t num, uint32_t bytes)
    {
        if (num == 0)
            aivd_cpp_fail("TPipe::InitBuffer: a queue of 0 buffers");
        queue.pipe_ = this;
        queue.first_ = allocate(num, bytes);
        queue.num_ = num;
        queue.next_ = queue.head_ = queue.queued_ = 0;
        for (uint32_t i = 0; i < num; i++) {
            buffers_[queue.first_ + i].filled = queue.filled;
            buffers_[queue.first_ + i].freed = queue.freed;
        }
        return true;
    }

    template <TPosition position> AIVD_CPP bool InitBuffer(TBuf<position> &buf, uint32_t bytes)
    {
        buf.buffer_ = &buffers_[allocate(1, bytes)];
        return true;
    }

    /* ---- event ids: eight for every pair of pipes ---- */

    /* The id is the caller's until ReleaseEventID. */
    template <HardEvent event> AIVD_CPP TEventID AllocEventID()
    {
        return take(event);
    }
    template <HardEvent event> AIVD_CPP void ReleaseEventID(TEventID id)
    {
        give(event, id);
    }
    /* An id that is free now; it stays free. */
    template <HardEvent event> AIVD_CPP TEventID FetchEventID()
    {
        return fetch(event);
    }
    AIVD_CPP TEventID FetchEventID(HardEvent event)
    {
        return fetch(event);
    }

    /* ---- places in UB ---- */

    AIVD_CPP uint64_t GetBaseAddr(int8_t position) const
    {
        (void)position;
        return (uint64_t)(uintptr_t)aivd_cpp_ub_extend(0);
    }
    template <TPosition position, class T>
    AIVD_CPP LocalTensor<T> GetAbsAddr(int32_t offset, int32_t count) const
    {
        static_assert(aivd::in_ub(position), "positions in UB are VECIN, VECOUT, VECCALC");
        return LocalTensor<T>(position, (uint32_t)offset, (uint32_t)count);
    }
    /* The first offset in UB that no buffer has. */
    template <TPosition position> AIVD_CPP uint64_t GetQueueEndAddress() const
    {
        static_assert(aivd::in_ub(position), "positions in UB are VECIN, VECOUT, VECCALC");
        return top_;
    }

    /* A buffer for operations that need one and were given none. */
    AIVD_CPP LocalTensor<uint8_t> Scratch()
    {
        if (scratch_ == nullptr)
            scratch_ = &buffers_[allocate(1, aivd::scratch_bytes)];
        return aivd::tensor_of<uint8_t>(scratch_, TPosition::VECCALC);
    }

  private:
    template <TPosition, TPosition, int32_t, auto> friend class TQueBind;

    AIVD_CPP uint32_t allocate(uint32_t num, uint32_t bytes)
    {
        uint64_t each =
            ((uint64_t)bytes + aivd::block_bytes - 1) / aivd::block_bytes * aivd::block_bytes;
        uint32_t first = count_;
        if (num > aivd::buffers_max - count_)
            aivd_cpp_fail(
                "TPipe::InitBuffer: %u buffers more than the %u there are; a TPipe has at "
                "most %u",
                num, count_, aivd::buffers_max);
        uint64_t begin = (uint64_t)(uintptr_t)aivd_cpp_ub_extend(top_ + each * num) + top_;
        for (uint32_t i = 0; i < num; i++)
            buffers_[count_++] = {begin + each * i, (uint32_t)each, aivd::BUFFER_FREE, -1, -1,
                                  HardEvent::MAX,   HardEvent::MAX};
        top_ += each * num;
        return first;
    }

    AIVD_CPP TEventID fetch(HardEvent event)
    {
        int id = __builtin_ctz(~(uint32_t)ids_[(int)event]);
        if (id >= aivd::event_ids)
            aivd_cpp_fail("TPipe: all %d event ids of HardEvent %d are in use (AllocEventID, "
                          "queues with many buffers): release some",
                          aivd::event_ids, (int)event);
        return (TEventID)id;
    }
    AIVD_CPP TEventID take(HardEvent event)
    {
        TEventID id = fetch(event);
        ids_[(int)event] |= (uint8_t)(1u << id);
        return id;
    }
    AIVD_CPP void give(HardEvent event, TEventID id)
    {
        ids_[(int)event] &= (uint8_t) ~(1u << (id & 7));
    }

    AIVD_CPP void wait_filled(aivd::buffer *b)
    {
        aivd::wait_event(b->filled, b->filled_id);
        give(b->filled, b->filled_id);
        b->filled_id = -1;
    }
    AIVD_CPP void wait_freed(aivd::buffer *b)
    {
        aivd::wait_event(b->freed, b->freed_id);
        give(b->freed, b->freed_id);
        b->freed_id = -1;
    }
    AIVD_CPP void settle(aivd::buffer *b)
    {
        if (b->filled_id >= 0)
            wait_filled(b);
        if (b->freed_id >= 0)
            wait_freed(b);
    }

    uint64_t top_ = 0;
    uint32_t count_ = 0;
    uint8_t ids_[aivd::events] = {};
    aivd::buffer *scratch_ = nullptr;
    aivd::buffer buffers_[aivd::buffers_max];
};

/* The block's TPipe, or null. */
AIVD_CPP TPipe *GetTPipePtr()
{
    return (TPipe *)(uintptr_t)aivd_cpp_words()[aivd::WORD_PIPE];
}

namespace aivd
{

/* The adapter's own order between two pipes, with an id that is free now. */
template <HardEvent event> AIVD_CPP void order()
{
    TPipe *pipe = GetTPipePtr();
    TEventID id = pipe != nullptr ? pipe->FetchEventID<event>() : (TEventID)(event_ids - 1);
    SetFlag<event>(id);
    WaitFlag<event>(id);
}

} // namespace aivd

template <TPosition position> class TBuf
{
    static_assert(aivd::in_ub(position), "TBuf: positions in UB are VECIN, VECOUT, VECCALC; cube "
                                         "positions are not built (AIV kernels only)");

  public:
    template <class T> AIVD_CPP LocalTensor<T> Get() const
    {
        return aivd::tensor_of<T>(have(), position);
    }
    template <class T> AIVD_CPP LocalTensor<T> Get(uint32_t count) const
    {
        LocalTensor<T> tensor = Get<T>();
        tensor.SetSize(count);
        return tensor;
    }
    template <class T>
    AIVD_CPP LocalTensor<T> GetWithOffset(uint32_t count, uint32_t byte_offset) const
    {
        LocalTensor<T> tensor = Get<T>();
        tensor.address_.bufferAddr += byte_offset;
        tensor.SetSize(count);
        return tensor;
    }
    AIVD_CPP uint32_t GetBufLen() const
    {
        return have()->size;
    }

  private:
    friend class TPipe;

    AIVD_CPP aivd::buffer *have() const
    {
        if (__builtin_expect(buffer_ == nullptr, 0))
            aivd_cpp_fail("TBuf: it has no memory; call TPipe::InitBuffer first");
        return buffer_;
    }

    aivd::buffer *buffer_ = nullptr;
};

template <TPosition src, TPosition dst, int32_t depth, auto mask> class TQueBind
{
    static_assert((src == TPosition::GM || aivd::in_ub(src)) &&
                      (dst == TPosition::GM || aivd::in_ub(dst)) &&
                      !(src == TPosition::GM && dst == TPosition::GM),
                  "queues are between GM, VECIN, VECOUT and VECCALC; cube positions are not built "
                  "(AIV kernels only)");

    /* The queue's own place in UB: VECIN is filled from GM, VECOUT emptied to it. */
    static constexpr TPosition in = src == TPosition::GM ? dst : src;
    static constexpr TPosition out = dst == TPosition::GM ? src : dst;
    static constexpr pipe_t producer = aivd::filling_pipe(in);
    static constexpr pipe_t consumer = aivd::taking_pipe(out);

  public:
    static constexpr HardEvent filled = aivd::event_of(producer, consumer);
    static constexpr HardEvent freed = aivd::event_of(consumer, producer);

    template <class T> AIVD_CPP LocalTensor<T> AllocTensor()
    {
        return aivd::tensor_of<T>(alloc(), in);
    }
    template <class T> AIVD_CPP void AllocTensor(LocalTensor<T> &tensor)
    {
        tensor = AllocTensor<T>();
    }
    template <class T> AIVD_CPP bool EnQue(const LocalTensor<T> &tensor)
    {
        return enque(tensor.address_.bufferHandle, filled);
    }
    /* Between two positions of the caller's choice. */
    template <TPosition from, TPosition to, class T>
    AIVD_CPP bool EnQue(const LocalTensor<T> &tensor)
    {
        constexpr TPosition first = from == TPosition::GM ? to : from;
        constexpr TPosition last = to == TPosition::GM ? from : to;
        return enque(tensor.address_.bufferHandle,
                     aivd::event_of(aivd::filling_pipe(first), aivd::taking_pipe(last)));
    }
    template <class T> AIVD_CPP LocalTensor<T> DeQue()
    {
        return aivd::tensor_of<T>(deque(), out);
    }
    template <class T> AIVD_CPP void DeQue(LocalTensor<T> &tensor)
    {
        tensor = DeQue<T>();
    }
    template <TPosition from, TPosition to, class T> AIVD_CPP LocalTensor<T> DeQue()
    {
        return DeQue<T>(); /* EnQue has chosen the event */
    }
    template <class T> AIVD_CPP void FreeTensor(const LocalTensor<T> &tensor)
    {
        free(tensor.address_.bufferHandle);
    }

    AIVD_CPP bool VacantInQue() const
    {
        return queued_ < capacity;
    }
    AIVD_CPP bool HasTensorInQue() const
    {
        return queued_ != 0;
    }
    AIVD_CPP int32_t GetTensorCountInQue() const
    {
        return (int32_t)queued_;
    }
    AIVD_CPP bool HasIdleBuffer() const
    {
        for (uint32_t i = 0; i < num_; i++)
            if (at(i)->state == aivd::BUFFER_FREE)
                return true;
        return false;
    }
    /* All buffers free, as after InitBuffer. */
    AIVD_CPP void FreeAllEvent()
    {
        for (uint32_t i = 0; i < num_; i++)
            pipe_->settle(at(i));
    }

  private:
    friend class TPipe;

    /* A queue of depth 0 is used in place, as one of depth 1. */
    static constexpr uint32_t capacity = depth > 0 ? (uint32_t)depth : 1;

    AIVD_CPP aivd::buffer *at(uint32_t i) const
    {
        return &pipe_->buffers_[first_ + i];
    }

    AIVD_CPP aivd::buffer *alloc()
    {
        if (__builtin_expect(pipe_ == nullptr, 0))
            aivd_cpp_fail("AllocTensor: the queue has no memory; call TPipe::InitBuffer first");
        for (uint32_t tried = 0; tried < num_; tried++) {
            aivd::buffer *b = at(next_);
            next_ = next_ + 1 == num_ ? 0 : next_ + 1;
            if (b->state != aivd::BUFFER_FREE)
                continue;
            if (b->freed_id >= 0)
                pipe_->wait_freed(b);
            b->state = aivd::BUFFER_TAKEN;
            return b;
        }
        aivd_cpp_fail("AllocTensor: all %u buffers of the queue are in use; FreeTensor gives them "
                      "back (on hardware the kernel would hang or overwrite one)",
                      num_);
    }

    AIVD_CPP void belongs(const aivd::buffer *b, const char *what) const
    {
        if (__builtin_expect(pipe_ == nullptr || b < at(0) || b >= at(0) + num_, 0))
            aivd_cpp_fail("%s: the tensor is not one of this queue (AllocTensor gives them out)",
                          what);
    }

    AIVD_CPP bool enque(aivd::buffer *b, HardEvent event)
    {
        belongs(b, "EnQue");
        if (__builtin_expect(queued_ == capacity, 0))
            aivd_cpp_fail(
                "EnQue: the queue's depth is %u and as many tensors are in it; DeQue takes "
                "one out",
                capacity);
        if (__builtin_expect(b->state == aivd::BUFFER_QUEUED || b->state == aivd::BUFFER_FREE, 0))
            aivd_cpp_fail("EnQue: the tensor %s", b->state == aivd::BUFFER_FREE
                                                      ? "was freed, or never given out"
                                                      : "is in the queue already");
        uint32_t tail = head_ + queued_;
        order_[tail >= capacity ? tail - capacity : tail] = (uint8_t)(b - at(0));
        queued_++;
        b->state = aivd::BUFFER_QUEUED;
        b->filled = event;
        b->filled_id = pipe_->take(event);
        aivd::set_event(event, b->filled_id);
        return true;
    }

    AIVD_CPP aivd::buffer *deque()
    {
        if (__builtin_expect(queued_ == 0, 0))
            aivd_cpp_fail("DeQue: the queue is empty; EnQue comes first (on hardware the kernel "
                          "would hang)");
        aivd::buffer *b = at(order_[head_]);
        head_ = head_ + 1 == capacity ? 0 : head_ + 1;
        queued_--;
        b->state = aivd::BUFFER_OUT;
        pipe_->wait_filled(b);
        return b;
    }

    AIVD_CPP void free(aivd::buffer *b)
    {
        belongs(b, "FreeTensor");
        if (__builtin_expect(b->state == aivd::BUFFER_FREE || b->state == aivd::BUFFER_QUEUED, 0))
            aivd_cpp_fail("FreeTensor: the tensor %s", b->state == aivd::BUFFER_FREE
                                                           ? "is free already"
                                                           : "is still in the queue: DeQue first");
        b->state = aivd::BUFFER_FREE;
        b->freed_id = pipe_->take(b->freed);
        aivd::set_event(b->freed, b->freed_id);
    }

    TPipe *pipe_ = nullptr;
    uint32_t first_ = 0, num_ = 0;
    uint32_t next_ = 0; /* buffer to look at first */
    uint32_t head_ = 0, queued_ = 0;
    uint8_t order_[capacity] = {};
};

namespace aivd
{

inline constexpr TPosition queue_src(TPosition p)
{
    return p == TPosition::VECIN ? TPosition::GM : p;
}

inline constexpr TPosition queue_dst(TPosition p)
{
    return p == TPosition::VECOUT ? TPosition::GM : p;
}

} // namespace aivd

template <TPosition position, int32_t depth, auto mask = 0>
class TQue : public TQueBind<aivd::queue_src(position), aivd::queue_dst(position), depth, mask>
{
};

} // namespace AscendC

#endif
