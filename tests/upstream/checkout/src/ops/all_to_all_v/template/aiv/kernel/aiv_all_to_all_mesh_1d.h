// Everyone stages all pieces and pulls its own from everywhere.
#include "aiv_communication_base_v2.h"

template <typename T> class AivAllToAll : public AivCommBase<T>
{
  public:
    using AivCommBase<T>::AivCommBase;

    __aicore__ inline void Process()
    {
        this->Stage(this->call_.rankSize);
        for (uint32_t r = 0; r < this->call_.rankSize; r++) {
            this->Wait(r, GetBlockIdx(), 1);
            this->Copy(this->call_.output + r * this->call_.outputSliceStride + this->first_ * sizeof(T),
                       this->At(this->window_[r]) +
                           (this->call_.rank * this->call_.len + this->first_) * sizeof(T),
                       this->mine_);
        }
        this->BarrierAll();
    }
};
