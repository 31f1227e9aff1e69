/* compat: what differs between PyTorch 1.13 and 2.x. Built and tested with 1.13; in 2.x a backend
 * derives from c10d::Backend. */
#ifndef AIVDRIVE_TORCH_COMPAT_H
#define AIVDRIVE_TORCH_COMPAT_H

#include <torch/csrc/distributed/c10d/ProcessGroup.hpp>
#include <torch/csrc/distributed/c10d/Store.hpp>
#include <torch/version.h>

namespace aivdrive_torch
{
#if TORCH_VERSION_MAJOR >= 2
using Base = c10d::Backend;
#else
using Base = c10d::ProcessGroup;
#endif
} // namespace aivdrive_torch

#endif
