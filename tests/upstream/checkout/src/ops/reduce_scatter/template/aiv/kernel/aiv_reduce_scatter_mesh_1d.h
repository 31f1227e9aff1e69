// As all_reduce, each rank its own piece.
#include "aiv_communication_base_v2.h"

template <typename T> class AivReduceScatter : public AivCommBase<T>
{
  public:
    using AivCommBase<T>::AivCommBase;

    __aicore__ inline void Process()
    {
        this->Stage(this->call_.rankSize);
        this->ReduceAll(this->call_.output + this->first_ * sizeof(T),
                        (this->call_.rank * this->call_.len + this->first_) * sizeof(T), this->mine_);
        this->BarrierAll();
    }
};
