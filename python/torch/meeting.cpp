/* meeting: see meeting.h. */
#include "meeting.h"

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <thread>

#include "failure.h"

namespace aivdrive_torch
{

namespace
{

std::string full(const std::string &key)
{
    return "aivdrive/" + key;
}

} // namespace

Meeting::Meeting(c10::intrusive_ptr<c10d::Store> store, std::chrono::milliseconds timeout)
    : store_(std::move(store)), timeout_(timeout)
{
}

HcclComm Meeting::meet(const std::string &key, int rank, int size)
{
    HcclRootInfo root;
    if (rank == 0) {
        check_hccl("HcclGetRootInfo", HcclGetRootInfo(&root));
        set(key, std::string(reinterpret_cast<const char *>(&root), sizeof(root)));
    } else {
        await(key);
        std::string bytes = get(key);
        require(bytes.size() == sizeof(root), "init",
                "the store holds something else than root information");
        memcpy(&root, bytes.data(), sizeof(root));
    }
    HcclCommConfig config;
    HcclCommConfigInit(&config);
    int64_t seconds = (timeout_.count() + 999) / 1000;
    config.hcclExecTimeOut = (int32_t)std::min<int64_t>(std::max<int64_t>(seconds, 1), 17340);
    HcclComm comm = nullptr;
    check_hccl("HcclCommInitRootInfoConfig",
               HcclCommInitRootInfoConfig(size, &root, rank, &config, &comm));
    return comm;
}

/* A get() that waits keeps the store from every other thread, and the others' keys may depend on
 * one of those. */
void Meeting::await(const std::string &key, const std::function<void()> &look)
{
    auto end = std::chrono::steady_clock::now() + timeout_;
    while (!store_->check({full(key)})) {
        if (look)
            look();
        if (std::chrono::steady_clock::now() > end)
            throw std::runtime_error("aivdrive: the peer did not come to " + full(key) +
                                     " within " + std::to_string(timeout_.count()) + " ms");
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

void Meeting::set(const std::string &key, const std::string &value)
{
    store_->set(full(key), std::vector<uint8_t>(value.begin(), value.end()));
}

std::string Meeting::get(const std::string &key)
{
    if (!store_->check({full(key)}))
        return "";
    std::vector<uint8_t> bytes = store_->get(full(key));
    return std::string(bytes.begin(), bytes.end());
}

void Meeting::erase(const std::string &key)
{
    (void)store_->deleteKey(full(key));
}

} // namespace aivdrive_torch
