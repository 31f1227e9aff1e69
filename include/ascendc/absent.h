/* ascendc/absent.h: names of Ascend C++ that exist on the device and are not built here. A call is
 * an error of the compiler that says so. */
#ifndef ASCENDC_ABSENT_H
#define ASCENDC_ABSENT_H

#include "reduce.h"

namespace AscendC
{

#define AIVD_CPP_ABSENT(Name, why)                                                                 \
    template <class... Args> void Name(const Args &...)                                            \
    {                                                                                              \
        static_assert(aivd::never<Args...>, #Name " is not built: " why);                          \
    }
#define AIVD_CPP_CUBE(Name) AIVD_CPP_ABSENT(Name, "it needs a cube core; kernels are AIV only")
#define AIVD_CPP_SORT(Name) AIVD_CPP_ABSENT(Name, "the sort unit is not there yet")

AIVD_CPP_CUBE(Mmad)
AIVD_CPP_CUBE(LoadData)
AIVD_CPP_CUBE(LoadDataWithTranspose)
AIVD_CPP_CUBE(Fixpipe)
AIVD_CPP_CUBE(InitConstValue)
AIVD_CPP_CUBE(SetFixpipeNz2ndFlag)
AIVD_CPP_CUBE(SetFixPipeConfig)
AIVD_CPP_SORT(Sort)
AIVD_CPP_SORT(Sort32)
AIVD_CPP_SORT(MrgSort)
AIVD_CPP_SORT(Extract)
AIVD_CPP_SORT(Concat)
AIVD_CPP_SORT(RpSort16)
AIVD_CPP_SORT(ProposalConcat)
AIVD_CPP_SORT(ProposalExtract)
AIVD_CPP_ABSENT(SetDeqScale, "conversions with a scale are not there; use Cast and Muls")
AIVD_CPP_ABSENT(AddDeqRelu, "conversions with a scale are not there; use Cast and Muls")
AIVD_CPP_ABSENT(TransDataTo5HD, "layouts of cube cores are not there")
AIVD_CPP_ABSENT(Scatter, "the device has it on the 310 family only")
AIVD_CPP_ABSENT(Gatherb, "use Gather, or asc_gather_datablock of the C-API")

#undef AIVD_CPP_SORT
#undef AIVD_CPP_CUBE
#undef AIVD_CPP_ABSENT

} // namespace AscendC

#endif
