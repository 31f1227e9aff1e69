// A block per peer, or per some: pieces of `len` elements go through the peer's part of the window,
// each with a flag forth and one back.
#include "aiv_communication_base_v2.h"

template <typename T> class AivAllToAllV : public AivCommBase<T>
{
  public:
    using AivCommBase<T>::AivCommBase;

    __aicore__ inline void Process(const ExtraArgs &extra)
    {
        for (uint32_t r = GetBlockIdx(); r < this->call_.rankSize; r += this->call_.numBlocks)
            Exchange(r, extra);
        this->BarrierAll();
    }

  private:
    __aicore__ inline uint64_t Piece(uint64_t total, uint64_t done)
    {
        return total - done < this->call_.len ? total - done : this->call_.len;
    }

    __aicore__ inline void Exchange(uint32_t peer, const ExtraArgs &extra)
    {
        uint64_t sends = extra.sendCounts[peer], takes = extra.recvCounts[peer], len = this->call_.len;
        uint32_t me = this->call_.rank;
        int32_t step = 1;
        for (uint64_t done = 0; done < sends || done < takes; done += len, step++) {
            if (done < sends) {
                if (done > 0)
                    this->Wait(me, ACK_SLOT + peer, step - 1);
                this->Copy(this->At(this->window_[me]) + peer * len * sizeof(T),
                           this->call_.input + (extra.sendDispls[peer] + done) * sizeof(T),
                           Piece(sends, done));
                this->Record(peer, me, step);
            }
            if (done < takes) {
                this->Wait(me, peer, step);
                this->Copy(this->call_.output + (extra.recvDispls[peer] + done) * sizeof(T),
                           this->At(this->window_[peer]) + me * len * sizeof(T), Piece(takes, done));
                this->Record(peer, ACK_SLOT + me, step);
            }
        }
    }
};
