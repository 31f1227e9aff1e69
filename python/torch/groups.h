/* groups: where an operator runs that names a communicator, or none. */
#ifndef AIVDRIVE_TORCH_GROUPS_H
#define AIVDRIVE_TORCH_GROUPS_H

#include "lane.h"

namespace aivdrive_torch
{

/* A process group is found by the name and the rank of its communicator, until it closes. */
void group_enter(const std::string &name, int rank, const std::shared_ptr<Lane> &lane);
void group_leave(const std::string &name, int rank);

/* Calls `run` with a stream of the communicator's device and that device as the current one; in a
 * process group after the calls queued before. ValueErrors begin with `call`. Returns what `run`
 * throws. A communicator that is no process group's (aivdrive.init()) is looked for by name. */
void group_run(const char *call, const std::string &name, int64_t rank, int64_t ranks,
               const std::function<void(aclrtStream)> &run);

/* The checks of such a call: what they refuse is told to the other ranks, who may wait in it. */
void group_check(const std::string &name, int64_t rank, const std::function<void()> &checks);

/* group_run() without a communicator, on the thread's device, or one that is open, or device 0. */
void alone_run(const std::function<void(aclrtStream)> &run);

} // namespace aivdrive_torch

#endif
