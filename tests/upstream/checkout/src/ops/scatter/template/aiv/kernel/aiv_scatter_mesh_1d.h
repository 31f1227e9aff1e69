// The root stages all pieces, everyone pulls its own.
#include "aiv_communication_base_v2.h"

template <typename T> class AivScatter : public AivCommBase<T>
{
  public:
    using AivCommBase<T>::AivCommBase;

    __aicore__ inline void Process()
    {
        if (this->call_.rank == this->call_.root)
            this->Stage(this->call_.rankSize);
        this->Wait(this->call_.root, GetBlockIdx(), 1);
        this->Copy(this->call_.output + this->first_ * sizeof(T),
                   this->At(this->window_[this->call_.root]) +
                       (this->call_.rank * this->call_.len + this->first_) * sizeof(T),
                   this->mine_);
        this->BarrierAll();
    }
};
