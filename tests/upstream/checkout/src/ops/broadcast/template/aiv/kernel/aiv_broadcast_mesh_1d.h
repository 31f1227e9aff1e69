// The root stages, the others pull.
#include "aiv_communication_base_v2.h"

template <typename T> class AivBroadcast : public AivCommBase<T>
{
  public:
    using AivCommBase<T>::AivCommBase;

    __aicore__ inline void Process()
    {
        if (this->call_.rank == this->call_.root)
            this->Stage(1);
        this->Wait(this->call_.root, GetBlockIdx(), 1);
        if (this->call_.rank != this->call_.root)
            this->Copy(this->call_.input + this->first_ * sizeof(T),
                       this->At(this->window_[this->call_.root]) + this->first_ * sizeof(T), this->mine_);
        this->BarrierAll();
    }
};
