/* failure: see failure.h. */
#include "failure.h"

#include <torch/csrc/utils/pybind.h>

namespace aivdrive_torch
{

namespace
{

std::string reason()
{
    const char *text = aclGetRecentErrMsg();
    std::string all = text ? text : "";
    while (!all.empty() && (all.back() == '\n' || all.back() == ' '))
        all.pop_back();
    return all;
}

/* A call that failed. Its Python class is found when Python takes the exception, with the
 * interpreter's lock: it is thrown without. */
class Failed : public pybind11::builtin_exception
{
  public:
    Failed(const char *family, const char *call, int code) : Failed(family, call, code, reason())
    {
    }
    Failed(const char *family, const char *call, int code, const std::string &detail)
        : builtin_exception("call " + std::string(call) + " failed, code " + std::to_string(code) +
                            ", detail: " + detail),
          family_(family), call_(call), code_(code), detail_(detail)
    {
    }
    void set_error() const override
    {
        namespace py = pybind11;
        try {
            py::object made = py::module_::import("aivdrive.errors")
                                  .attr("error_of")(family_, call_, code_, detail_);
            PyErr_SetObject(reinterpret_cast<PyObject *>(Py_TYPE(made.ptr())), made.ptr());
        } catch (py::error_already_set &other) {
            other.restore();
        }
    }

  private:
    std::string family_, call_;
    int code_;
    std::string detail_;
};

class NotBuilt : public pybind11::builtin_exception
{
  public:
    using builtin_exception::builtin_exception;
    void set_error() const override
    {
        PyErr_SetString(PyExc_NotImplementedError, what());
    }
};

} // namespace

void check_acl(const char *call, aclError code, const std::string &also)
{
    if (code != ACL_SUCCESS)
        throw Failed("acl", call, code, reason() + also);
}

void check_hccl(const char *call, HcclResult code, const std::string &also)
{
    if (code != HCCL_SUCCESS)
        throw Failed("hccl", call, code, reason() + also);
}

void fail_hccl(const char *call, HcclResult code, const std::string &reason)
{
    throw Failed("hccl", call, code, reason);
}

void check_aclnn(const char *call, int code)
{
    if (code != ACL_SUCCESS)
        throw Failed("aclnn", call, code);
}

void require(bool good, const char *call, const std::string &what)
{
    if (!good)
        throw pybind11::value_error(std::string(call) + ": " + what);
}

void refusals_told(const std::function<void()> &checks,
                   const std::function<void(const std::string &)> &tell)
{
    try {
        checks();
    } catch (const pybind11::value_error &refusal) {
        tell(refusal.what());
        throw;
    }
}

void not_built(const std::string &what)
{
    throw NotBuilt(what);
}

} // namespace aivdrive_torch
