// Everyone stages its input and reduces its blocks' parts from everywhere.
#include "aiv_communication_base_v2.h"

template <typename T> class AivAllReduce : public AivCommBase<T>
{
  public:
    using AivCommBase<T>::AivCommBase;

    __aicore__ inline void Process()
    {
        this->Stage(1);
        this->ReduceAll(this->call_.output + this->first_ * sizeof(T), this->first_ * sizeof(T), this->mine_);
        this->BarrierAll();
    }
};
