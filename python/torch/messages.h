/* messages: send and recv of a process group. A pair's messages of one direction and tag have a
 * lane and a communicator of their own, so that neither order of tags nor send before receive on
 * both sides can block. In it the sender is rank 0, the receiver rank 1. */
#ifndef AIVDRIVE_TORCH_MESSAGES_H
#define AIVDRIVE_TORCH_MESSAGES_H

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <tuple>

#include "lane.h"
#include "meeting.h"

namespace aivdrive_torch
{

class Messages
{
  public:
    Messages(std::shared_ptr<Meeting> meeting, aclrtContext context, int rank, int size);

    /* Of messages to or from `peer`; the two meet at the first one. ValueError for no peer. */
    std::shared_ptr<Lane> lane(bool sends, int peer, int tag);
    /* For errors of such a lane: who the ranks of its communicator are. */
    std::string names(bool sends, int peer) const;
    /* Tells the other side that this rank's next such message was refused; one that waits in it
     * ends with `what` when none comes within 2 s. Of a rank that does not exist all are told.
     * Waits for nobody, throws nothing. */
    void refuse(bool sends, int peer, int tag, const std::string &what);
    /* Called by all ranks: the next message of each pair meets anew. */
    void renew();
    void close();

  private:
    using Key = std::tuple<int, int, int>; /* from, to, tag */
    struct Pair {
        std::shared_ptr<Lane> lane;
        /* Refusals of this rank; the last one of the other's that ended a wait here. Counts, which
         * order nothing. */
        std::atomic<int> refused{0}, told{0};
    };

    Key key_of(bool sends, int peer, int tag) const;
    std::string place_of(const Key &key) const;
    std::shared_ptr<Pair> pair_of(const Key &key);
    HcclComm connect(const Key &key, Pair &pair);
    void refuse_one(const Key &key, const std::string &what);

    std::shared_ptr<Meeting> meeting_;
    aclrtContext context_;
    int rank_, size_;
    std::atomic<int> renewed_{0}; /* a count, which orders nothing */
    std::mutex lock_;
    std::map<Key, std::shared_ptr<Pair>> pairs_;
};

} // namespace aivdrive_torch

#endif
