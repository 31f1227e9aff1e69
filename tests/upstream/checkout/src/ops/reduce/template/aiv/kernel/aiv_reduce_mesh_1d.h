// Everyone stages, the root reduces.
#include "aiv_communication_base_v2.h"

template <typename T> class AivReduce : public AivCommBase<T>
{
  public:
    using AivCommBase<T>::AivCommBase;

    __aicore__ inline void Process()
    {
        this->Stage(1);
        if (this->call_.rank == this->call_.root)
            this->ReduceAll(this->call_.output + this->first_ * sizeof(T), this->first_ * sizeof(T),
                            this->mine_);
        this->BarrierAll();
    }
};
