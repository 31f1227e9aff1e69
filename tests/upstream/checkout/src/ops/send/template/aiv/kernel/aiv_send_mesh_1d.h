// Stages, and waits until the receiver has pulled.
#include "aiv_communication_base_v2.h"

template <typename T> class AivSend : public AivCommBase<T>
{
  public:
    using AivCommBase<T>::AivCommBase;

    __aicore__ inline void Process()
    {
        this->Stage(1);
        this->Wait(this->call_.rank, ACK_SLOT + GetBlockIdx(), 1);
        SyncAll<true>();
    }
};
