/* lane: the queue, its thread, and the calls in it. lane.h has the rules. */
#include "lane.h"

#include <stdexcept>

#include "aivdrive/refuse.h"
#include "failure.h"

namespace aivdrive_torch
{

namespace
{
/* How long a call that nobody waits for stays in the queue, and how long the thread stays ready. */
constexpr auto TICK = std::chrono::milliseconds(2);
constexpr int READY_TICKS = 50;
} // namespace

Using::Using(aclrtContext context, bool restore)
{
    if (!restore || aclrtGetCurrentContext(&before_) != ACL_SUCCESS)
        before_ = nullptr;
    check_acl("aclrtSetCurrentContext", aclrtSetCurrentContext(context));
}

Using::~Using()
{
    if (before_)
        (void)aclrtSetCurrentContext(before_);
}

Call::Call(Lane *lane, int rank, c10d::OpType type, std::vector<at::Tensor> outputs,
           std::function<void(Lane &)> run)
    : Work(rank, type), lane_(lane->weak_from_this()), outputs_(std::move(outputs)),
      run_(std::move(run)), future_(c10::make_intrusive<c10::ivalue::Future>(
                                c10::ListType::create(c10::TensorType::get())))
{
}

bool Call::done()
{
    std::lock_guard<std::mutex> hold(mutex_);
    return completed_;
}

bool Call::isCompleted()
{
    if (auto lane = lane_.lock())
        lane->wake();
    return done();
}

std::vector<at::Tensor> Call::result()
{
    return outputs_;
}

c10::intrusive_ptr<c10::ivalue::Future> Call::getFuture()
{
    if (auto lane = lane_.lock())
        lane->wake();
    return future_;
}

/* Without a limit this thread does the work; with one it only watches, so that it can leave. */
bool Call::wait(std::chrono::milliseconds timeout)
{
    auto lane = lane_.lock();
    if (timeout == kNoTimeout || timeout.count() < 0) {
        if (lane && !done())
            lane->run_until(this);
    } else if (lane) {
        lane->wake();
    }
    std::unique_lock<std::mutex> hold(mutex_);
    if (timeout == kNoTimeout || timeout.count() < 0)
        cv_.wait(hold, [this] { return completed_; });
    else if (!cv_.wait_for(hold, timeout, [this] { return completed_; }))
        throw std::runtime_error("aivdrive: the call did not end within " +
                                 std::to_string(timeout.count()) + " ms; it goes on");
    if (exception_)
        std::rethrow_exception(exception_);
    return true;
}

void Call::perform()
{
    std::exception_ptr error;
    auto lane = lane_.lock();
    try {
        Using here(lane->context());
        run_(*lane);
    } catch (...) {
        error = std::current_exception();
    }
    run_ = nullptr;
    finish(error);
    if (error)
        future_->setError(error);
    else
        future_->markCompleted(at::IValue(outputs_));
}

Lane::Lane(aclrtContext context, std::function<HcclComm()> connect)
    : context_(context), connect_(std::move(connect))
{
    Using here(context_);
    check_acl("aclrtCreateStream", aclrtCreateStream(&stream_));
    thread_ = std::thread([this] { work(); });
}

Lane::~Lane()
{
    close();
}

HcclComm Lane::comm()
{
    if (!comm_)
        comm_ = connect_();
    return comm_;
}

void Lane::push(const c10::intrusive_ptr<Call> &call)
{
    std::lock_guard<std::mutex> hold(queue_lock_);
    if (closing_)
        throw std::runtime_error("aivdrive: the process group has been destroyed");
    queue_.push_back(call);
    if (asleep_)
        news_.notify_one();
}

void Lane::wake()
{
    std::lock_guard<std::mutex> hold(queue_lock_);
    wanted_ = true;
    news_.notify_one();
}

/* With running_ held. */
bool Lane::run_one()
{
    c10::intrusive_ptr<Call> call;
    {
        std::lock_guard<std::mutex> hold(queue_lock_);
        if (queue_.empty())
            return false;
        call = queue_.front();
        queue_.pop_front();
    }
    call->perform();
    return true;
}

void Lane::run_until(Call *call)
{
    std::lock_guard<std::mutex> hold(running_);
    while (!call->done() && run_one()) {
    }
}

void Lane::run(int rank, std::function<void(Lane &)> what)
{
    auto call = c10::make_intrusive<Call>(this, rank, c10d::OpType::UNKNOWN,
                                          std::vector<at::Tensor>(), std::move(what));
    push(call);
    (void)call->wait(kNoTimeout);
}

void Lane::later(int rank, std::function<void(Lane &)> what)
{
    push(c10::make_intrusive<Call>(this, rank, c10d::OpType::UNKNOWN, std::vector<at::Tensor>(),
                                   std::move(what)));
    wake();
}

void Lane::refuse(int rank, const std::string &what)
{
    later(rank, [what](Lane &lane) { (void)aivd_call_refuse(lane.comm(), what.c_str()); });
}

/* Sleeps when nothing has come for a while; otherwise looks every TICK, so that push() need not
 * make a system call for every call. */
void Lane::work()
{
    Using here(context_, false); /* for good: this thread is the lane's own */
    int idle = READY_TICKS;
    for (;;) {
        {
            std::unique_lock<std::mutex> hold(queue_lock_);
            asleep_ = idle >= READY_TICKS;
            if (asleep_)
                news_.wait(hold, [this] { return closing_ || wanted_ || !queue_.empty(); });
            asleep_ = false;
            if (!wanted_ && !closing_)
                news_.wait_for(hold, TICK, [this] { return closing_ || wanted_; });
            wanted_ = false;
            if (closing_ && queue_.empty())
                return;
            idle = queue_.empty() ? idle + 1 : 0;
        }
        std::lock_guard<std::mutex> hold(running_);
        while (run_one()) {
        }
    }
}

void Lane::close()
{
    {
        std::lock_guard<std::mutex> hold(queue_lock_);
        if (closed_)
            return;
        closing_ = closed_ = true;
        news_.notify_one();
    }
    thread_.join();
    Using here(context_);
    (void)aclrtDestroyStream(stream_);
    if (comm_)
        (void)HcclCommDestroy(comm_);
}

} // namespace aivdrive_torch
