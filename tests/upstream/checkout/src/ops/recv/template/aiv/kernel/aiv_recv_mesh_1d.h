// Pulls what the sender has staged.
#include "aiv_communication_base_v2.h"

template <typename T> class AivRecv : public AivCommBase<T>
{
  public:
    using AivCommBase<T>::AivCommBase;

    __aicore__ inline void Process()
    {
        this->Wait(this->call_.peer, GetBlockIdx(), 1);
        this->Copy(this->call_.output + this->first_ * sizeof(T),
                   this->At(this->window_[this->call_.peer]) + this->first_ * sizeof(T), this->mine_);
        this->Record(this->call_.peer, ACK_SLOT + GetBlockIdx(), 1);
        SyncAll<true>();
    }
};
