/* groups: see groups.h. */
#include "groups.h"

#include <map>

#include "aivdrive/refuse.h"
#include "failure.h"

namespace aivdrive_torch
{

namespace
{

struct Known {
    std::mutex lock;
    std::map<std::pair<std::string, int>, std::weak_ptr<Lane>> lanes;
};

/* Never freed: groups may be closed after the statics of this file are gone. */
Known &known()
{
    static Known *all = new Known;
    return *all;
}

std::shared_ptr<Lane> lane_of(const std::string &name, int64_t rank)
{
    std::lock_guard<std::mutex> hold(known().lock);
    auto found = known().lanes.find({name, (int)rank});
    return found == known().lanes.end() ? nullptr : found->second.lock();
}

std::shared_ptr<Lane> only_lane_of(const std::string &name)
{
    std::lock_guard<std::mutex> hold(known().lock);
    std::shared_ptr<Lane> found;
    for (const auto &entry : known().lanes)
        if (entry.first.first == name) {
            if (found)
                return nullptr;
            found = entry.second.lock();
        }
    return found;
}

std::string names()
{
    std::string all;
    std::lock_guard<std::mutex> hold(known().lock);
    for (const auto &entry : known().lanes)
        all += (all.empty() ? "" : ", ") + ("\"" + entry.first.first + "\" (rank ") +
               std::to_string(entry.first.second) + ")";
    return all.empty() ? "none" : all;
}

aclrtContext any_context()
{
    std::lock_guard<std::mutex> hold(known().lock);
    for (const auto &entry : known().lanes)
        if (auto lane = entry.second.lock())
            return lane->context();
    return nullptr;
}

/* This thread has a device from here on. */
void have_device()
{
    aclrtContext context = nullptr;
    if (aclrtGetCurrentContext(&context) == ACL_SUCCESS && context)
        return;
    context = any_context();
    if (context) {
        check_acl("aclrtSetCurrentContext", aclrtSetCurrentContext(context));
        return;
    }
    aclError code = aclInit(nullptr);
    if (code != ACL_ERROR_REPEAT_INITIALIZE)
        check_acl("aclInit", code);
    check_acl("aclrtSetDevice", aclrtSetDevice(0));
}

/* One stream of each context that a thread uses, for calls outside process groups. */
class Streams
{
  public:
    ~Streams()
    {
        for (auto &entry : all_)
            (void)aclrtDestroyStream(entry.second);
    }
    aclrtStream get()
    {
        aclrtContext context = nullptr;
        check_acl("aclrtGetCurrentContext", aclrtGetCurrentContext(&context));
        aclrtStream &stream = all_[context];
        if (!stream)
            check_acl("aclrtCreateStream", aclrtCreateStream(&stream));
        return stream;
    }

  private:
    std::map<aclrtContext, aclrtStream> all_;
};
thread_local Streams streams;

void check_member(const char *call, HcclComm comm, const std::string &name, int64_t rank,
                  int64_t ranks)
{
    uint32_t own = 0, size = 0;
    check_hccl("HcclGetRankId", HcclGetRankId(comm, &own));
    check_hccl("HcclGetRankSize", HcclGetRankSize(comm, &size));
    require(own == (uint64_t)rank, call,
            "rank is " + std::to_string(rank) + "; this process is rank " + std::to_string(own) +
                " of \"" + name + "\"");
    require(size == (uint64_t)ranks, call,
            "num_ranks is " + std::to_string(ranks) + "; the communicator \"" + name + "\" has " +
                std::to_string(size));
}

} // namespace

void group_enter(const std::string &name, int rank, const std::shared_ptr<Lane> &lane)
{
    std::lock_guard<std::mutex> hold(known().lock);
    known().lanes[{name, rank}] = lane;
}

void group_leave(const std::string &name, int rank)
{
    std::lock_guard<std::mutex> hold(known().lock);
    known().lanes.erase({name, rank});
}

/* Whatever rank was named: this process is there once, or it is not known who is meant. */
static void refuse(const std::string &name, int64_t rank, const std::string &what)
{
    auto lane = lane_of(name, rank);
    if (!lane)
        lane = only_lane_of(name);
    HcclComm comm = nullptr;
    if (lane)
        lane->refuse((int)rank, what);
    else if (HcclCommGetHandleWithName(name.c_str(), &comm) == HCCL_SUCCESS)
        (void)aivd_call_refuse(comm, what.c_str());
}

void group_check(const std::string &name, int64_t rank, const std::function<void()> &checks)
{
    refusals_told(checks, [&](const std::string &what) { refuse(name, rank, what); });
}

void group_run(const char *call, const std::string &name, int64_t rank, int64_t ranks,
               const std::function<void(aclrtStream)> &run)
{
    if (auto lane = lane_of(name, rank)) {
        group_check(name, rank, [&] { check_member(call, lane->comm(), name, rank, ranks); });
        lane->run((int)rank, [&run](Lane &here) { run(here.stream()); });
        return;
    }
    HcclComm comm = nullptr;
    have_device();
    require(HcclCommGetHandleWithName(name.c_str(), &comm) == HCCL_SUCCESS, call,
            "group_ep is \"" + name + "\" with rank " + std::to_string(rank) +
                "; the process groups of this process are " + names() +
                ", and no other communicator of its device has that name. Pass "
                "aivdrive.group_name(group) and the rank in that group");
    group_check(name, rank, [&] { check_member(call, comm, name, rank, ranks); });
    run(streams.get());
}

void alone_run(const std::function<void(aclrtStream)> &run)
{
    have_device();
    run(streams.get());
}

} // namespace aivdrive_torch
