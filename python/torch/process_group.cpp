/* process_group: the torch.distributed backend "aivdrive": every collective as one HCCL call on the
 * memory of CPU tensors. It checks and describes; lane.cpp runs. */
#include <numeric>

#include <torch/csrc/utils/pybind.h>
#include <pybind11/chrono.h>
#include <pybind11/stl.h>

#include "groups.h"
#include "messages.h"
#include "tensors.h"

namespace aivdrive_torch
{

using WorkPtr = c10::intrusive_ptr<c10d::Work>;
using c10d::OpType;

namespace
{

void finish(Lane &lane, const std::string &also = "")
{
    check_acl("aclrtSynchronizeStream", aclrtSynchronizeStream(lane.stream()), also);
}

void exchange(Lane &lane, const Tensor &in, const Pieces &out, const Tensor &into,
              const Pieces &from)
{
    check_hccl("HcclAlltoAllV",
               HcclAlltoAllV(in.data_ptr(), out.bytes.data(), out.places.data(),
                             HCCL_DATA_TYPE_UINT8, into.data_ptr(), from.bytes.data(),
                             from.places.data(), HCCL_DATA_TYPE_UINT8, lane.comm(), lane.stream()));
    finish(lane);
}

} // namespace

class Group : public Base
{
  public:
    Group(const c10::intrusive_ptr<c10d::Store> &store, int rank, int size, int device,
          std::chrono::milliseconds timeout)
        : Base(rank, size)
    {
        auto meeting = std::make_shared<Meeting>(store, timeout);
        aclrtContext context = nullptr;
        check_acl("aclrtSetDevice", aclrtSetDevice(device));
        check_acl("aclrtGetCurrentContext", aclrtGetCurrentContext(&context));
        HcclComm comm = meeting->meet("all", rank, size);
        check_hccl("HcclGetCommName", HcclGetCommName(comm, name_));
        main_ = std::make_shared<Lane>(context, [comm] { return comm; });
        messages_ = std::make_shared<Messages>(meeting, context, rank, size);
        Using here(context);
        (void)main_->comm();
        group_enter(name_, rank, main_);
    }

    ~Group() override
    {
        if (left_open)
            keep(); /* the process ends by an error: nobody is waited for */
        else
            close();
    }

    /* From here on groups are not closed. */
    static void leave_open_all()
    {
        left_open = true;
    }

    void close()
    {
        group_leave(name_, rank_);
        messages_->close();
        main_->close();
    }

    /* After a failed call, by all ranks: calls and messages work again. */
    void resume()
    {
        main_->run(rank_, [](Lane &lane) {
            check_hccl("HcclCommSuspend", HcclCommSuspend(lane.comm()));
            check_hccl("HcclCommResume", HcclCommResume(lane.comm()));
        });
        messages_->renew();
    }

    const std::string getBackendName() const override
    {
        return "aivdrive";
    }
    std::string name(int) const
    {
        return name_;
    }
    void setSequenceNumberForGroup() override
    {
    }
    uint64_t getSequenceNumberForGroup() override
    {
        return sequence_;
    }

    WorkPtr allreduce(Tensors &tensors, const c10d::AllreduceOptions &opts) override
    {
        Tensor t = only("all_reduce", tensors);
        return reduction("all_reduce", OpType::ALLREDUCE, opts.reduceOp, t, t,
                         [=](Lane &lane, auto kind, auto op) {
                             check_hccl("HcclAllReduce",
                                        HcclAllReduce(t.data_ptr(), t.data_ptr(), t.numel(), kind,
                                                      op, lane.comm(), lane.stream()));
                         });
    }

    WorkPtr reduce(Tensors &tensors, const c10d::ReduceOptions &opts) override
    {
        Tensor t = only("reduce", tensors);
        uint32_t root = opts.rootRank;
        Tensor result = (int)root == rank_ ? t : Tensor();
        return reduction("reduce", OpType::REDUCE, opts.reduceOp, t, result,
                         [=](Lane &lane, auto kind, auto op) {
                             check_hccl("HcclReduce",
                                        HcclReduce(t.data_ptr(), t.data_ptr(), t.numel(), kind, op,
                                                   root, lane.comm(), lane.stream()));
                         });
    }

    WorkPtr broadcast(Tensors &tensors, const c10d::BroadcastOptions &opts) override
    {
        Tensor t = only("broadcast", tensors);
        uint32_t root = opts.rootRank;
        return queue(OpType::BROADCAST, {t}, [=](Lane &lane) {
            check_hccl("HcclBroadcast",
                       HcclBroadcast(t.data_ptr(), t.nbytes(), HCCL_DATA_TYPE_UINT8, root,
                                     lane.comm(), lane.stream()));
            finish(lane);
        });
    }

    WorkPtr _allgather_base(Tensor &out, Tensor &in, const c10d::AllgatherOptions &) override
    {
        const char *call = "all_gather_into_tensor";
        Tensor from = usable(call, in), into = usable(call, out);
        same_type(call, into, from);
        require(into.numel() == from.numel() * size_, call,
                "the output has " + std::to_string(into.numel()) + " elements; the input's times " +
                    std::to_string(size_) + " are needed: " + std::to_string(from.numel() * size_));
        return queue(OpType::_ALLGATHER_BASE, {into},
                     [=](Lane &lane) { gather_all(lane, from, into); });
    }

    WorkPtr allgather(std::vector<Tensors> &outs, Tensors &ins,
                      const c10d::AllgatherOptions &) override
    {
        const char *call = "all_gather";
        Tensor in = only(call, ins);
        require(outs.size() == 1, call, "exactly 1 list of outputs is allowed");
        Tensors list = outs[0];
        matching(call, list, in);
        Tensor room = bytes_of(pieces_of(call, list));
        return queue(OpType::ALLGATHER, list, [=](Lane &lane) {
            gather_all(lane, in, room);
            part(room, list);
        });
    }

    WorkPtr _reduce_scatter_base(Tensor &out, Tensor &in,
                                 const c10d::ReduceScatterOptions &opts) override
    {
        const char *call = "reduce_scatter_tensor";
        Tensor from = usable(call, in), into = usable(call, out);
        same_type(call, into, from);
        require(from.numel() == into.numel() * size_, call,
                "the input has " + std::to_string(from.numel()) + " elements; the output's times " +
                    std::to_string(size_) + " are needed: " + std::to_string(into.numel() * size_));
        return scatter_reduced(call, OpType::_REDUCE_SCATTER_BASE, opts.reduceOp, from, into);
    }

    WorkPtr reduce_scatter(Tensors &outs, std::vector<Tensors> &ins,
                           const c10d::ReduceScatterOptions &opts) override
    {
        const char *call = "reduce_scatter";
        Tensor out = only(call, outs);
        require(ins.size() == 1, call, "exactly 1 list of inputs is allowed");
        matching(call, ins[0], out);
        Tensor room = at::empty({(int64_t)out.numel() * size_}, out.options());
        join(ins[0], room);
        return scatter_reduced(call, OpType::REDUCE_SCATTER, opts.reduceOp, room, out);
    }

    WorkPtr alltoall_base(Tensor &out, Tensor &in, std::vector<int64_t> &outs,
                          std::vector<int64_t> &ins, const c10d::AllToAllOptions &) override
    {
        const char *call = "all_to_all_single";
        Tensor from = usable(call, in), into = usable(call, out);
        same_type(call, into, from);
        Pieces send = split(call, "input", from, ins, size_),
               get = split(call, "output", into, outs, size_);
        return queue(OpType::ALLTOALL_BASE, {into},
                     [=](Lane &lane) { exchange(lane, from, send, into, get); });
    }

    WorkPtr alltoall(Tensors &outs, Tensors &ins, const c10d::AllToAllOptions &) override
    {
        const char *call = "all_to_all";
        count(call, outs);
        count(call, ins);
        Pieces send = pieces_of(call, ins), get = pieces_of(call, outs);
        Tensor from = bytes_of(send), into = bytes_of(get);
        Tensors list = outs;
        join(ins, from);
        return queue(OpType::ALLTOALL, list, [=](Lane &lane) {
            exchange(lane, from, send, into, get);
            part(into, list);
        });
    }

    /* Everybody gives to the root alone. */
    WorkPtr gather(std::vector<Tensors> &outs, Tensors &ins,
                   const c10d::GatherOptions &opts) override
    {
        const char *call = "gather";
        Tensor in = only(call, ins);
        bool root = opts.rootRank == rank_;
        require(outs.size() == (root ? 1u : 0u), call,
                "outputs are given on the destination rank alone");
        Tensors list = root ? outs[0] : Tensors();
        if (root)
            matching(call, list, in);
        Pieces send, get;
        for (int i = 0; i < size_; i++) {
            send.add(i == opts.rootRank ? in.nbytes() : 0);
            get.add(root ? in.nbytes() : 0);
        }
        Tensor into = bytes_of(get);
        return queue(OpType::GATHER, list, [=](Lane &lane) {
            exchange(lane, in, send, into, get);
            part(into, list);
        });
    }

    WorkPtr scatter(Tensors &outs, std::vector<Tensors> &ins,
                    const c10d::ScatterOptions &opts) override
    {
        const char *call = "scatter";
        Tensor out = only(call, outs);
        bool root = opts.rootRank == rank_;
        require(ins.size() == (root ? 1u : 0u), call, "inputs are given on the source rank alone");
        Tensor room = at::empty({root ? (int64_t)out.nbytes() * size_ : 0}, at::kByte);
        if (root) {
            matching(call, ins[0], out);
            join(ins[0], room);
        }
        uint32_t from = opts.rootRank;
        return queue(OpType::SCATTER, {out}, [=](Lane &lane) {
            check_hccl("HcclScatter",
                       HcclScatter(room.data_ptr(), out.data_ptr(), out.nbytes(),
                                   HCCL_DATA_TYPE_UINT8, from, lane.comm(), lane.stream()));
            finish(lane);
        });
    }

    WorkPtr barrier(const c10d::BarrierOptions &) override
    {
        return queue(OpType::BARRIER, {}, [](Lane &lane) {
            check_hccl("HcclBarrier", HcclBarrier(lane.comm(), lane.stream()));
            finish(lane);
        });
    }

    WorkPtr send(Tensors &tensors, int to, int tag) override
    {
        Tensor t = only("send", tensors);
        const std::string names = messages_->names(true, to);
        return queue(
            OpType::SEND, {t},
            [=](Lane &lane) {
                check_hccl("HcclSend",
                           HcclSend(t.data_ptr(), t.nbytes(), HCCL_DATA_TYPE_UINT8, 1, lane.comm(),
                                    lane.stream()),
                           names);
                finish(lane, names);
            },
            messages_->lane(true, to, tag));
    }

    WorkPtr recv(Tensors &tensors, int from, int tag) override
    {
        Tensor t = only("recv", tensors);
        const std::string names = messages_->names(false, from);
        return queue(
            OpType::RECV, {t},
            [=](Lane &lane) {
                check_hccl("HcclRecv",
                           HcclRecv(t.data_ptr(), t.nbytes(), HCCL_DATA_TYPE_UINT8, 0, lane.comm(),
                                    lane.stream()),
                           names);
                finish(lane, names);
            },
            messages_->lane(false, from, tag));
    }

    /* Tells the other ranks of a call of all that this one's checks have refused. */
    void refuse(const std::string &what)
    {
        main_->refuse(rank_, what);
    }
    void refuse_message(bool sends, int peer, int tag, const std::string &what)
    {
        messages_->refuse(sends, peer, tag, what);
    }

  private:
    WorkPtr queue(OpType type, Tensors outputs, std::function<void(Lane &)> run,
                  std::shared_ptr<Lane> lane = nullptr)
    {
        if (!lane)
            lane = main_;
        auto call =
            c10::make_intrusive<Call>(lane.get(), rank_, type, std::move(outputs), std::move(run));
        sequence_++;
        lane->push(call);
        return call;
    }

    template <typename Run>
    WorkPtr reduction(const char *call, OpType type, const ReduceOp &op, const Tensor &in,
                      const Tensor &out, Run run)
    {
        HcclDataType kind = kind_of(call, in);
        HcclReduceOp how = op_of(call, op, in);
        bool average = (ReduceOp::RedOpType)op == ReduceOp::AVG;
        int ranks = size_;
        return queue(type, out.defined() ? Tensors{out} : Tensors(), [=](Lane &lane) {
            run(lane, kind, how);
            finish(lane);
            if (average && out.defined()) {
                at::NoGradGuard no_gradient;
                out.detach().div_(ranks);
            }
        });
    }

    WorkPtr scatter_reduced(const char *call, OpType type, const ReduceOp &op, Tensor in,
                            Tensor out)
    {
        return reduction(call, type, op, in, out, [=](Lane &lane, auto kind, auto how) {
            check_hccl("HcclReduceScatter",
                       HcclReduceScatter(in.data_ptr(), out.data_ptr(), out.numel(), kind, how,
                                         lane.comm(), lane.stream()));
        });
    }

    static void gather_all(Lane &lane, const Tensor &in, const Tensor &out)
    {
        check_hccl("HcclAllGather",
                   HcclAllGather(in.data_ptr(), out.data_ptr(), in.nbytes(), HCCL_DATA_TYPE_UINT8,
                                 lane.comm(), lane.stream()));
        finish(lane);
    }

    void count(const char *call, const Tensors &list) const
    {
        require((int)list.size() == size_, call,
                "a list has " + std::to_string(list.size()) + " tensors; one for each of the " +
                    std::to_string(size_) + " ranks is needed");
    }

    static void same_type(const char *call, const Tensor &a, const Tensor &b)
    {
        require(a.scalar_type() == b.scalar_type(), call, "input and output differ in dtype");
    }

    void matching(const char *call, const Tensors &list, const Tensor &one) const
    {
        count(call, list);
        for (const Tensor &t : list) {
            usable(call, t);
            same_type(call, t, one);
            require(t.numel() == one.numel(), call,
                    "a tensor of the list has " + std::to_string(t.numel()) +
                        " elements, the other tensor has " + std::to_string(one.numel()));
        }
    }

    /* A lane whose thread may be in a call cannot be taken down. */
    void keep()
    {
        group_leave(name_, rank_);
        (void)new std::shared_ptr<Lane>(main_);
        (void)new std::shared_ptr<Messages>(messages_);
    }

    static inline std::atomic<bool> left_open{
        false}; /* set and read by the thread that ends the process */
    char name_[COMM_NAME_MAX_LENGTH] = "";
    std::atomic<uint64_t> sequence_{0}; /* a count for reports, orders nothing */
    std::shared_ptr<Lane> main_;
    std::shared_ptr<Messages> messages_;
};

/* What the checks of a call refuse is told to the other ranks, who may wait in it already. */
class TellingGroup : public Group
{
  public:
    using Group::Group;

    WorkPtr allreduce(Tensors &tensors, const c10d::AllreduceOptions &opts) override
    {
        return told([&] { return Group::allreduce(tensors, opts); });
    }
    WorkPtr reduce(Tensors &tensors, const c10d::ReduceOptions &opts) override
    {
        return told([&] { return Group::reduce(tensors, opts); });
    }
    WorkPtr broadcast(Tensors &tensors, const c10d::BroadcastOptions &opts) override
    {
        return told([&] { return Group::broadcast(tensors, opts); });
    }
    WorkPtr _allgather_base(Tensor &out, Tensor &in, const c10d::AllgatherOptions &opts) override
    {
        return told([&] { return Group::_allgather_base(out, in, opts); });
    }
    WorkPtr allgather(std::vector<Tensors> &outs, Tensors &ins,
                      const c10d::AllgatherOptions &opts) override
    {
        return told([&] { return Group::allgather(outs, ins, opts); });
    }
    WorkPtr _reduce_scatter_base(Tensor &out, Tensor &in,
                                 const c10d::ReduceScatterOptions &opts) override
    {
        return told([&] { return Group::_reduce_scatter_base(out, in, opts); });
    }
    WorkPtr reduce_scatter(Tensors &outs, std::vector<Tensors> &ins,
                           const c10d::ReduceScatterOptions &opts) override
    {
        return told([&] { return Group::reduce_scatter(outs, ins, opts); });
    }
    WorkPtr alltoall_base(Tensor &out, Tensor &in, std::vector<int64_t> &outs,
                          std::vector<int64_t> &ins, const c10d::AllToAllOptions &opts) override
    {
        return told([&] { return Group::alltoall_base(out, in, outs, ins, opts); });
    }
    WorkPtr alltoall(Tensors &outs, Tensors &ins, const c10d::AllToAllOptions &opts) override
    {
        return told([&] { return Group::alltoall(outs, ins, opts); });
    }
    WorkPtr gather(std::vector<Tensors> &outs, Tensors &ins,
                   const c10d::GatherOptions &opts) override
    {
        return told([&] { return Group::gather(outs, ins, opts); });
    }
    WorkPtr scatter(Tensors &outs, std::vector<Tensors> &ins,
                    const c10d::ScatterOptions &opts) override
    {
        return told([&] { return Group::scatter(outs, ins, opts); });
    }
    WorkPtr send(Tensors &tensors, int to, int tag) override
    {
        return told_peer(true, to, tag, [&] { return Group::send(tensors, to, tag); });
    }
    WorkPtr recv(Tensors &tensors, int from, int tag) override
    {
        return told_peer(false, from, tag, [&] { return Group::recv(tensors, from, tag); });
    }

  private:
    template <typename Make> WorkPtr told(Make make)
    {
        WorkPtr made;
        refusals_told([&] { made = make(); }, [&](const std::string &what) { refuse(what); });
        return made;
    }
    template <typename Make> WorkPtr told_peer(bool sends, int peer, int tag, Make make)
    {
        WorkPtr made;
        refusals_told([&] { made = make(); },
                      [&](const std::string &what) { refuse_message(sends, peer, tag, what); });
        return made;
    }
};

} // namespace aivdrive_torch

#define AIVDRIVE_TEXT(x)    #x
#define AIVDRIVE_TEXT_OF(x) AIVDRIVE_TEXT(x)

PYBIND11_MODULE(_aivdrive_torch, m)
{
    /* read from the file, before a loader tries it (aivdrive/torch/__init__.py) */
    m.attr("__doc__") = "aivdrive built for PyTorch " AIVDRIVE_TEXT_OF(
        TORCH_VERSION_MAJOR) "." AIVDRIVE_TEXT_OF(TORCH_VERSION_MINOR);
    namespace py = pybind11;
    using aivdrive_torch::Group;
    py::class_<Group, c10::intrusive_ptr<Group>, aivdrive_torch::Base>(m, "ProcessGroupAivdrive")
        .def("get_hccl_comm_name", &Group::name, py::arg("rank"))
        .def("refuse", &Group::refuse, py::arg("what"))
        .def("resume", &Group::resume, py::call_guard<py::gil_scoped_release>())
        .def("close", &Group::close, py::call_guard<py::gil_scoped_release>());
    m.def("leave_open_all", &Group::leave_open_all);
    m.def(
        "create",
        [](const c10::intrusive_ptr<c10d::Store> &store, int rank, int size, int device,
           std::chrono::milliseconds timeout) {
            return c10::intrusive_ptr<Group>(c10::make_intrusive<aivdrive_torch::TellingGroup>(
                store, rank, size, device, timeout));
        },
        py::call_guard<py::gil_scoped_release>());
}
