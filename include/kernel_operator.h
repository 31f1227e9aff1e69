/* kernel_operator.h: Ascend C++ (namespace AscendC) of a vector core, over the operations of the
 * Ascend C SIMD C-API, which it includes: C++17, compiled by aivcc. Header-only: nothing has a
 * second meaning here. docs/reference/ascend-cpp.md lists the names.
 *
 *     ascendc/base.h        qualifiers, choices by type
 *     ascendc/enums.h       positions, events, modes
 *     ascendc/params.h      parameter structs
 *     ascendc/tensor.h      GlobalTensor, LocalTensor
 *     ascendc/sync.h        pipes, blocks, caches, block ids
 *     ascendc/pipe.h        TPipe, TBuf, TQue, TQueBind
 *     ascendc/copy.h        DataCopy, DataCopyPad, atomic modes
 *     ascendc/allocate.h    LocalMemAllocator
 *     ascendc/vector.h      arithmetic, fills, the mask
 *     ascendc/cast.h        conversions
 *     ascendc/reduce.h      reductions, comparisons, GatherMask, sequences
 *     ascendc/absent.h      names that are not built
 *     ascendc/intrinsics.h  the raw names below: pipe_barrier, dcci, copy_gm_to_ubuf...
 *     ascendc/language.h    kernel types, small types, printf and dumps, contexts, names of HCCL */
#ifndef KERNEL_OPERATOR_H
#define KERNEL_OPERATOR_H

#include "ascendc/base.h"
#include "ascendc/enums.h"
#include "ascendc/params.h"
#include "ascendc/tensor.h"
#include "ascendc/sync.h"
#include "ascendc/pipe.h"
#include "ascendc/copy.h"
#include "ascendc/allocate.h"
#include "ascendc/vector.h"
#include "ascendc/cast.h"
#include "ascendc/reduce.h"
#include "ascendc/absent.h"
#include "ascendc/intrinsics.h"
#include "ascendc/language.h"

#endif
