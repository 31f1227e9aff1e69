/* meeting: how the ranks of a communicator find each other: by keys of torch's store. */
#ifndef AIVDRIVE_TORCH_MEETING_H
#define AIVDRIVE_TORCH_MEETING_H

#include <chrono>
#include <functional>
#include <string>

#include "compat.h"
#include "hccl/hccl.h"

namespace aivdrive_torch
{

class Meeting
{
  public:
    Meeting(c10::intrusive_ptr<c10d::Store> store, std::chrono::milliseconds timeout);

    /* Makes the communicator of `size` ranks that all meet at `key`: the first one's root
     * information goes through the store. */
    HcclComm meet(const std::string &key, int rank, int size);
    /* Returns when the key is there; asks every millisecond, and calls `look` each time. */
    void await(const std::string &key, const std::function<void()> &look = nullptr);

    void set(const std::string &key, const std::string &value);
    /* Empty when there is none. Waits for nobody. */
    std::string get(const std::string &key);
    void erase(const std::string &key);

  private:
    c10::intrusive_ptr<c10d::Store> store_;
    std::chrono::milliseconds timeout_;
};

} // namespace aivdrive_torch

#endif
