/* messages: see messages.h. Two sides that have not met tell each other by the store what they
 * refuse; later the library does. Keys begin with "FROM>TO#TAG@N", N the number of renewals:
 *
 *     .../here/SIDE      this side waits for the other
 *     .../refused/SIDE   how many messages this side has refused, a space, the last reason
 *     ...                root information */
#include "messages.h"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

#include "aivdrive/refuse.h"
#include "failure.h"

namespace aivdrive_torch
{

namespace
{

using Clock = std::chrono::steady_clock;
constexpr auto PATIENCE = std::chrono::seconds(2);
constexpr auto LOOK = std::chrono::milliseconds(20), LOOK_MOST = std::chrono::milliseconds(25);
enum { SENDER, RECEIVER };

/* What a side that waits sees of the other one's refusals. */
class Look
{
  public:
    Look(Meeting &meeting, std::string key) : meeting_(meeting), key_(std::move(key))
    {
    }

    /* The last reason, once there is a refusal beyond the first `known` for as long as PATIENCE;
     * else "". */
    std::string operator()(int known)
    {
        const auto now = Clock::now(), before = last_;
        if (now - before < LOOK)
            return "";
        last_ = now;
        const std::string all = meeting_.get(key_);
        count_ = atoi(all.c_str());
        if (count_ <= known)
            return "";
        waited_ +=
            std::min(now - before, Clock::duration(LOOK_MOST)); /* where nobody gets to run */
        return waited_ < PATIENCE ? "" : all.substr(all.find(' ') + 1);
    }
    int count() const
    {
        return count_;
    }

  private:
    Meeting &meeting_;
    const std::string key_;
    Clock::time_point last_;
    Clock::duration waited_{0};
    int count_ = 0;
};

} // namespace

Messages::Messages(std::shared_ptr<Meeting> meeting, aclrtContext context, int rank, int size)
    : meeting_(std::move(meeting)), context_(context), rank_(rank), size_(size)
{
}

Messages::Key Messages::key_of(bool sends, int peer, int tag) const
{
    return sends ? Key(rank_, peer, tag) : Key(peer, rank_, tag);
}

std::string Messages::place_of(const Key &key) const
{
    return std::to_string(std::get<0>(key)) + ">" + std::to_string(std::get<1>(key)) + "#" +
           std::to_string(std::get<2>(key)) + "@" + std::to_string(renewed_.load());
}

std::string Messages::names(bool sends, int peer) const
{
    const int from = sends ? rank_ : peer, to = sends ? peer : rank_;
    return " (a message from rank " + std::to_string(from) + " to rank " + std::to_string(to) +
           " of the group, who are rank 0 and rank 1 here)";
}

std::shared_ptr<Messages::Pair> Messages::pair_of(const Key &key)
{
    std::lock_guard<std::mutex> hold(lock_);
    auto &pair = pairs_[key];
    if (!pair)
        pair = std::make_shared<Pair>();
    return pair;
}

std::shared_ptr<Lane> Messages::lane(bool sends, int peer, int tag)
{
    require(peer != rank_ && peer >= 0 && peer < size_, sends ? "send" : "recv",
            "the peer is rank " + std::to_string(peer) + "; another rank from 0 to " +
                std::to_string(size_ - 1) + " is needed");
    const Key key = key_of(sends, peer, tag);
    auto pair = pair_of(key);
    std::lock_guard<std::mutex> hold(lock_);
    if (!pair->lane) {
        Pair *own = pair.get(); /* it has the lane, which ends before it does */
        pair->lane = std::make_shared<Lane>(context_, [=] { return connect(key, *own); });
    }
    return pair->lane;
}

/* Both sides say that they are here before one makes the communicator: in it a side could only wait
 * for its limit. */
HcclComm Messages::connect(const Key &key, Pair &pair)
{
    const int side = std::get<0>(key) == rank_ ? SENDER : RECEIVER, other = 1 - side;
    const int peer = side == SENDER ? std::get<1>(key) : std::get<0>(key), begun = renewed_;
    const std::string place = place_of(key);
    const std::string here = place + "/here/" + std::to_string(side);
    Look look(*meeting_, place + "/refused/" + std::to_string(other));
    meeting_->set(here, "1");
    try {
        meeting_->await(place + "/here/" + std::to_string(other), [&] {
            if (renewed_ != begun)
                throw std::runtime_error("aivdrive: a message was given up by resume()");
            const std::string why = look(std::max(pair.refused.load(), pair.told.load()));
            if (why.empty())
                return;
            pair.told = look.count();
            fail_hccl(side == SENDER ? "HcclSend" : "HcclRecv", HCCL_E_REMOTE,
                      "rank " + std::to_string(peer) +
                          "'s message was refused there, and it made "
                          "no other in " +
                          std::to_string(PATIENCE.count()) + " s: " + why);
        });
    } catch (...) {
        meeting_->erase(here);
        throw;
    }
    return meeting_->meet(place, side, 2);
}

void Messages::refuse_one(const Key &key, const std::string &what)
{
    const int side = std::get<0>(key) == rank_ ? SENDER : RECEIVER;
    auto pair = pair_of(key);
    const int count = ++pair->refused;
    auto announce = [=] {
        meeting_->set(place_of(key) + "/refused/" + std::to_string(side),
                      std::to_string(count) + " " + what);
    };
    std::shared_ptr<Lane> lane;
    {
        std::lock_guard<std::mutex> hold(lock_);
        lane = pair->lane;
    }
    if (!lane) {
        announce();
        return;
    }
    lane->later(rank_, [=](Lane &here) {
        if (!here.connected())
            announce();
        else
            (void)aivd_message_refuse(here.comm(), side == SENDER ? HCCL_SEND : HCCL_RECV,
                                      (uint32_t)(1 - side), what.c_str());
    });
}

void Messages::refuse(bool sends, int peer, int tag, const std::string &what)
{
    const bool known = peer >= 0 && peer < size_;
    for (int r = known ? peer : 0; r < (known ? peer + 1 : size_); r++)
        try {
            if (r != rank_)
                refuse_one(key_of(sends, r, tag),
                           "rank " + std::to_string(rank_) + " of the group: " + what);
        } catch (const std::exception &) { /* nobody is there to be told */
        }
}

void Messages::renew()
{
    std::map<Key, std::shared_ptr<Pair>> old;
    renewed_++;
    {
        std::lock_guard<std::mutex> hold(lock_);
        old.swap(pairs_);
    }
    for (auto &pair : old)
        if (pair.second->lane)
            pair.second->lane->close();
}

void Messages::close()
{
    for (auto &pair : pairs_)
        if (pair.second->lane)
            pair.second->lane->close();
}

} // namespace aivdrive_torch
