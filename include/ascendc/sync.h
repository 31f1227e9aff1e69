/* ascendc/sync.h: order between pipes, between blocks, and towards memory. */
#ifndef ASCENDC_SYNC_H
#define ASCENDC_SYNC_H

#include "tensor.h"

namespace AscendC
{

/* ---- pipes ---- */

template <pipe_t pipe> AIVD_CPP void PipeBarrier()
{
    static_assert(pipe != PIPE_S, "PipeBarrier<PIPE_S> is an error on hardware: scalar work is in "
                                  "order by itself");
    aivd_asc_sync_pipe((int)pipe);
}

template <HardEvent event> AIVD_CPP void SetFlag(int32_t id)
{
    constexpr aivd::pipe_pair pair = aivd::pipe_pairs[(int)event];
    if constexpr (pair.from != pair.to) /* inside one pipe the waiting side is a barrier */
        aivd_asc_sync_notify((int)pair.from, (int)pair.to, id);
}

template <HardEvent event> AIVD_CPP void WaitFlag(int32_t id)
{
    constexpr aivd::pipe_pair pair = aivd::pipe_pairs[(int)event];
    if constexpr (pair.from != pair.to)
        aivd_asc_sync_wait((int)pair.from, (int)pair.to, id);
    else
        aivd_asc_sync_pipe((int)pair.to);
}

template <pipe_t from, pipe_t to> class TQueSync
{
  public:
    AIVD_CPP void SetFlag(TEventID id)
    {
        aivd_asc_sync_notify((int)from, (int)to, id);
    }
    AIVD_CPP void WaitFlag(TEventID id)
    {
        aivd_asc_sync_wait((int)from, (int)to, id);
    }
};

/* ---- memory ---- */

template <MemDsbT kind> AIVD_CPP void DataSyncBarrier()
{
    aivd_asc_sync_data_barrier((int)kind);
}

namespace aivd
{

template <DcciDst where> AIVD_CPP void clean_entire()
{
    if constexpr (where == DcciDst::CACHELINE_UB)
        aivd_asc_dcci_entire_ub();
    else if constexpr (where == DcciDst::CACHELINE_OUT)
        aivd_asc_dcci_entire_out();
    else if constexpr (where == DcciDst::CACHELINE_ATOMIC)
        aivd_asc_dcci_entire_atomic();
    else
        aivd_asc_dcci_entire_all();
}

} // namespace aivd

template <class T, CacheLine line, DcciDst where = DcciDst::CACHELINE_ALL>
AIVD_CPP void DataCacheCleanAndInvalid(const GlobalTensor<T> &dst)
{
    if constexpr (line == CacheLine::ENTIRE_DATA_CACHE)
        aivd::clean_entire<where>();
    else
        aivd_asc_dcci_single((void *)dst.GetPhyAddr());
}

template <class T, CacheLine line, DcciDst where = DcciDst::CACHELINE_ALL>
AIVD_CPP void DataCacheCleanAndInvalid(const LocalTensor<T> &dst)
{
    if constexpr (line == CacheLine::ENTIRE_DATA_CACHE)
        aivd::clean_entire<where>();
    else
        aivd_asc_ub_dcci_single((void *)dst.GetPhyAddr());
}

template <class T> AIVD_CPP void DataCachePreload(const GlobalTensor<T> &src, int64_t offset)
{
    aivd_asc_datacache_preload((const void *)src.GetPhyAddr(), offset);
}

/* ---- blocks ---- */

/* Flag ids 14 and 15 are SyncAll's, as on hardware. */
namespace aivd
{
inline constexpr int sync_all_flag = 14;
} // namespace aivd

/* All blocks; without cube cores both forms are the same. */
template <bool isAIVOnly = true> AIVD_CPP void SyncAll()
{
    aivd_asc_sync_pipe((int)PIPE_ALL);
    aivd_asc_sync_block_arrive((int)PIPE_MTE3, aivd::sync_all_flag);
    aivd_asc_sync_block_wait((int)PIPE_S, aivd::sync_all_flag);
}

/* mode 0: all vector cores; 1: the vector cores of a group, of which there is one here; 2: a cube
 * core and its vector cores: ends the kernel, there is no cube core. */
template <uint8_t mode, pipe_t pipe> AIVD_CPP void CrossCoreSetFlag(uint16_t id)
{
    static_assert(mode <= 2, "CrossCoreSetFlag: modes are 0, 1, 2");
    if constexpr (mode == 0)
        aivd_asc_sync_block_arrive((int)pipe, id);
    else if constexpr (mode == 1) {
        aivd_asc_sync_subblock_arrive((int)pipe, id);
        aivd_cpp_words()[aivd::WORD_FLAG_GROUPS] |= UINT64_C(1) << (id & 63);
    } else
        aivd_asc_sync_inter_arrive((int)pipe, id);
}

/* Waits for the flag as it was set last: callers leave the mode away. */
template <uint8_t mode = 0, pipe_t pipe = PIPE_S> AIVD_CPP void CrossCoreWaitFlag(uint16_t id)
{
    static_assert(mode <= 2, "CrossCoreWaitFlag: modes are 0, 1, 2");
    if constexpr (mode == 2)
        aivd_asc_sync_inter_wait((int)pipe, id);
    else if (mode == 1 || (aivd_cpp_words()[aivd::WORD_FLAG_GROUPS] >> (id & 63) & 1) != 0)
        aivd_asc_sync_subblock_wait((int)pipe, id);
    else
        aivd_asc_sync_block_wait((int)pipe, id);
}

/* Where the flags of the cores lie: they are the runtime's own here. */
AIVD_CPP void SetSyncBaseAddr(uint64_t address)
{
    aivd_asc_set_ffts_base_addr(address);
}

/* ---- where am I ---- */

AIVD_CPP int64_t GetBlockIdx()
{
    return aivd_asc_get_block_idx();
}

AIVD_CPP int64_t GetBlockNum()
{
    return aivd_asc_get_block_num();
}

AIVD_CPP int64_t GetSubBlockIdx()
{
    return aivd_asc_get_sub_block_id();
}

AIVD_CPP int64_t GetSubBlockNum()
{
    return aivd_asc_get_sub_block_num();
}

/* Vector cores per cube core: a kernel of vector cores alone is a group of one. */
AIVD_CPP int64_t GetTaskRation()
{
    return 1;
}

AIVD_CPP int64_t GetSystemCycle()
{
    return aivd_asc_get_system_cycle();
}

AIVD_CPP int64_t GetProgramCounter()
{
    return aivd_asc_get_program_counter();
}

AIVD_CPP void GetArchVersion(uint32_t &version)
{
    aivd_asc_get_arch_ver(&version);
}

AIVD_CPP void Trap()
{
    trap();
}

template <int8_t first, int8_t last> AIVD_CPP int64_t GetCtrlSpr()
{
    static_assert(0 <= first && first <= last && last < 64, "GetCtrlSpr: bits 0 to 63");
    constexpr uint64_t mask = UINT64_MAX >> (63 - (last - first));
    return (int64_t)(((uint64_t)aivd_asc_get_ctrl() >> first) & mask);
}

template <int8_t first, int8_t last> AIVD_CPP void SetCtrlSpr(int64_t value)
{
    static_assert(0 <= first && first <= last && last < 64, "SetCtrlSpr: bits 0 to 63");
    constexpr uint64_t mask = (UINT64_MAX >> (63 - (last - first))) << first;
    aivd_asc_set_ctrl(((uint64_t)aivd_asc_get_ctrl() & ~mask) |
                      (((uint64_t)value << first) & mask));
}

} // namespace AscendC

#endif
