// aivperf, peer: Gloo over loopback TCP, as torch.distributed uses it on CPUs, without Python.
#include <gloo/allgather.h>
#include <gloo/allgatherv.h>
#include <gloo/allreduce.h>
#include <gloo/alltoall.h>
#include <gloo/alltoallv.h>
#include <gloo/barrier.h>
#include <gloo/broadcast.h>
#include <gloo/math.h>
#include <gloo/reduce.h>
#include <gloo/rendezvous/context.h>
#include <gloo/rendezvous/file_store.h>
#include <gloo/scatter.h>
#include <gloo/transport/tcp/device.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <vector>

#include "call.h"

namespace {

std::shared_ptr<gloo::rendezvous::Context> context;
char folder[64] = "/tmp/aivperf-gloo-XXXXXX";
int my_rank;

void connect(const perf_meeting *meeting)
{
    gloo::transport::tcp::attr where;
    where.iface = "lo";
    auto device = gloo::transport::tcp::CreateDevice(where);
    gloo::rendezvous::FileStore store(folder);
    context = std::make_shared<gloo::rendezvous::Context>(meeting->rank, meeting->ranks);
    context->connectFullMesh(store, device);
}

int start(const perf_meeting *meeting, size_t)
{
    my_rank = meeting->rank;
    if (my_rank == 0 && !mkdtemp(folder)) {
        std::perror("aivperf: gloo: mkdtemp");
        return 1;
    }
    if (meeting->share(folder, sizeof folder))
        return 1;
    try {
        connect(meeting);
    } catch (const std::exception &e) {
        std::fprintf(stderr, "aivperf: gloo: %s\n", e.what());
        return 1;
    }
    return 0;
}

void *allocate(size_t bytes)
{
    void *at = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
    return at == MAP_FAILED ? nullptr : at;
}

// Reductions in float, movements in bytes.
bool supports(const perf_call *c)
{
    switch (c->op) {
    case PERF_ALLREDUCE:
    case PERF_REDUCE:
        return !c->in_place && c->type == 4 && c->reduce == 0;
    case PERF_BROADCAST:
    case PERF_SCATTER:
    case PERF_ALLGATHER:
    case PERF_ALLGATHER_V:
    case PERF_ALLTOALL:
    case PERF_ALLTOALL_V:
    case PERF_ALLTOALL_VC:
    case PERF_BARRIER:
        return !c->in_place;
    default:
        return false;
    }
}

using add = void (*)(void *, const void *, const void *, size_t);

void reduce_all(const perf_call *c)
{
    gloo::AllreduceOptions o(context);
    o.setInput(static_cast<float *>(c->send), c->count);
    o.setOutput(static_cast<float *>(c->recv), c->count);
    o.setReduceFunction(static_cast<add>(&gloo::sum<float>));
    gloo::allreduce(o);
}

void reduce_root(const perf_call *c)
{
    gloo::ReduceOptions o(context);
    o.setInput(static_cast<float *>(c->send), c->count);
    o.setOutput(static_cast<float *>(c->recv), c->count);
    o.setRoot(c->root);
    o.setReduceFunction(static_cast<add>(&gloo::sum<float>));
    gloo::reduce(o);
}

void broadcast(const perf_call *c)
{
    gloo::BroadcastOptions o(context);
    void *at = c->rank == c->root ? c->send : c->recv;
    o.setOutput(static_cast<char *>(at), c->count * c->element);
    o.setRoot(c->root);
    gloo::broadcast(o);
}

void scatter(const perf_call *c)
{
    gloo::ScatterOptions o(context);
    size_t part = c->count * c->element;
    if (c->rank == c->root) {
        std::vector<char *> parts;
        for (int r = 0; r < c->ranks; r++)
            parts.push_back(static_cast<char *>(c->send) + part * static_cast<size_t>(r));
        o.setInputs(parts, part);
    }
    o.setOutput(static_cast<char *>(c->recv), part);
    o.setRoot(c->root);
    gloo::scatter(o);
}

void gather(const perf_call *c)
{
    gloo::AllgatherOptions o(context);
    size_t part = c->count * c->element;
    o.setInput(static_cast<char *>(c->send), part);
    o.setOutput(static_cast<char *>(c->recv), part * static_cast<size_t>(c->ranks));
    gloo::allgather(o);
}

void gather_v(const perf_call *c)
{
    gloo::AllgathervOptions o(context);
    std::vector<size_t> parts;
    for (int r = 0; r < c->ranks; r++)
        parts.push_back(c->recv_counts[r] * c->element);
    o.setInput(static_cast<char *>(c->send), parts[static_cast<size_t>(c->rank)]);
    o.setOutput(static_cast<char *>(c->recv), parts);
    gloo::allgatherv(o);
}

void exchange(const perf_call *c)
{
    gloo::AlltoallOptions o(context);
    size_t all = c->count * c->element * static_cast<size_t>(c->ranks);
    o.setInput(static_cast<char *>(c->send), all);
    o.setOutput(static_cast<char *>(c->recv), all);
    gloo::alltoall(o);
}

void exchange_v(const perf_call *c)
{
    gloo::AlltoallvOptions o(context);
    std::vector<int64_t> sent, received;
    for (int r = 0; r < c->ranks; r++) {
        sent.push_back(static_cast<int64_t>(c->send_counts[r] * c->element));
        received.push_back(static_cast<int64_t>(c->recv_counts[r] * c->element));
    }
    o.setInput(static_cast<char *>(c->send), sent);
    o.setOutput(static_cast<char *>(c->recv), received);
    gloo::alltoallv(o);
}

void barrier()
{
    gloo::BarrierOptions o(context);
    gloo::barrier(o);
}

void run_one(const perf_call *c)
{
    switch (c->op) {
    case PERF_ALLREDUCE:
        return reduce_all(c);
    case PERF_REDUCE:
        return reduce_root(c);
    case PERF_BROADCAST:
        return broadcast(c);
    case PERF_SCATTER:
        return scatter(c);
    case PERF_ALLGATHER:
        return gather(c);
    case PERF_ALLGATHER_V:
        return gather_v(c);
    case PERF_ALLTOALL:
        return exchange(c);
    case PERF_ALLTOALL_V:
    case PERF_ALLTOALL_VC:
        return exchange_v(c);
    default:
        return barrier();
    }
}

int run(const perf_call *c)
{
    try {
        run_one(c);
    } catch (const std::exception &e) {
        std::fprintf(stderr, "aivperf: gloo: %s\n", e.what());
        return 1;
    }
    return 0;
}

// Its thread shares our CPU: to spin now would keep it from what it still has to send.
int settle()
{
    try {
        barrier();
    } catch (const std::exception &e) {
        std::fprintf(stderr, "aivperf: gloo: %s\n", e.what());
        return 1;
    }
    return 0;
}

int stop()
{
    context.reset();
    if (my_rank == 0) {
        char command[128];
        std::snprintf(command, sizeof command, "rm -rf '%s'", folder);
        return std::system(command) != 0;
    }
    return 0;
}

const char *describe()
{
    return "Gloo, loopback TCP";
}

} // namespace

extern "C" const perf_library *perf_library_get(void)
{
    static perf_library library;
    library.version = PERF_LIBRARY_VERSION;
    library.name = "gloo";
    library.start = start;
    library.allocate = allocate;
    library.supports = supports;
    library.run = run;
    library.settle = settle;
    library.stop = stop;
    library.describe = describe;
    return &library;
}
