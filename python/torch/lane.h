/* lane: a queue of calls of one communicator, run in order. A thread that waits for a call runs the
 * queue itself; the lane's own thread runs what nobody waits for. */
#ifndef AIVDRIVE_TORCH_LANE_H
#define AIVDRIVE_TORCH_LANE_H

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "compat.h"
#include "hccl/hccl.h"

namespace aivdrive_torch
{

/* The calling thread uses a context while this lives; then its own again. */
class Using
{
  public:
    explicit Using(aclrtContext context, bool restore = true);
    ~Using();
    Using(const Using &) = delete;

  private:
    aclrtContext before_ = nullptr;
};

class Lane;

class Call : public c10d::Work
{
  public:
    Call(Lane *lane, int rank, c10d::OpType type, std::vector<at::Tensor> outputs,
         std::function<void(Lane &)> run);
    bool isCompleted() override;
    bool wait(std::chrono::milliseconds timeout) override;
    std::vector<at::Tensor> result() override;
    c10::intrusive_ptr<c10::ivalue::Future> getFuture() override;

  private:
    friend class Lane;
    void perform();
    bool done();

    std::weak_ptr<Lane> lane_;
    std::vector<at::Tensor> outputs_;
    std::function<void(Lane &)> run_;
    c10::intrusive_ptr<c10::ivalue::Future> future_;
};

class Lane : public std::enable_shared_from_this<Lane>
{
  public:
    /* `connect` makes the communicator, at the first call. */
    Lane(aclrtContext context, std::function<HcclComm()> connect);
    ~Lane();
    void push(const c10::intrusive_ptr<Call> &call);
    /* Runs the queue until `call` is done; another thread may be at it. */
    void run_until(Call *call);
    /* Queues `what` as a call of rank `rank` and returns when it is done; throws what it throws. */
    void run(int rank, std::function<void(Lane &)> what);
    /* Queues `what` and waits for nothing. What it throws is lost. */
    void later(int rank, std::function<void(Lane &)> what);
    /* Tells the other ranks, after the calls queued before, that this rank's next call was refused.
     */
    void refuse(int rank, const std::string &what);
    void wake();
    /* Waits for the queue and ends the thread and the communicator. */
    void close();

    HcclComm comm();
    bool connected() const
    {
        return comm_ != nullptr;
    }
    aclrtStream stream() const
    {
        return stream_;
    }
    aclrtContext context() const
    {
        return context_;
    }

  private:
    void work();
    bool run_one();

    aclrtContext context_;
    aclrtStream stream_ = nullptr;
    std::atomic<HcclComm> comm_{nullptr}; /* set once, by who has running_; read by anybody */
    std::function<HcclComm()> connect_;
    std::mutex running_; /* taken before queue_lock_ */
    std::mutex queue_lock_;
    std::condition_variable news_;
    std::deque<c10::intrusive_ptr<Call>> queue_;
    bool asleep_ = true, wanted_ = false, closing_ = false, closed_ = false;
    std::thread thread_;
};

} // namespace aivdrive_torch

#endif
