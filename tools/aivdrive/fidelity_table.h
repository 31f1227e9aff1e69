/* Written by scripts/generate_fidelity.py from interfaces/fidelity.json and asc.json; change
 * the tables, not this file. */
ROW("C-API misc", "1 function", "exact",
    "a block starts initialised; the call is accepted")
ROW("C-API sys_var", "10 functions", "exact",
    "block number and index, mode words, UB addresses")
ROW("C-API sys_var", "asc_get_phy_stack_base", "approximate",
    "an address of the host")
ROW("C-API sys_var", "asc_get_status", "approximate",
    "always 0")
ROW("C-API sys_var", "asc_get_sys_virtual_base", "approximate",
    "the base of the map of device memory")
ROW("C-API sys_var", "asc_get_system_cycle", "approximate",
    "a clock of the host, in units of the product's cycle")
ROW("C-API sys_var", "asc_get_core_id", "approximate",
    "the block index modulo the product's cores")
ROW("C-API sys_var", "asc_get_overflow_status", "approximate",
    "always 0: overflow is not noted")
ROW("C-API sys_var", "asc_get_program_counter", "approximate",
    "an address of the host")
ROW("C-API sync", "12 functions", "exact",
    "what they promise holds: events count, barriers meet; misuse ends the kernel with a reason")
ROW("C-API sync", "asc_sync_inter_arrive", "absent",
    "there are no cube cores; the call ends the kernel with a reason")
ROW("C-API sync", "asc_sync_inter_wait", "absent",
    "there are no cube cores; the call ends the kernel with a reason")
ROW("C-API cache_ctrl", "6 functions", "approximate",
    "accepted and ordered; scalar accesses go to memory at once, so a missing call does not show by itself (aivrun --check finds it)")
ROW("C-API cache_ctrl", "asc_datacache_preload", "approximate",
    "accepted, without effect")
ROW("C-API atomic", "21 functions", "exact",
    "every element is one read-modify-write; the order between blocks is open, as on hardware, and with it the last bit of floating-point sums")
ROW("C-API gm_atomic", "10 functions", "exact",
    "every one is one read-modify-write past the cache; atomics need a product from the Ascend950 on, elsewhere they end the kernel with that reason")
ROW("C-API scalar_compute", "12 functions", "exact",
    "bit by bit, rounding as named")
ROW("C-API vector_datamove", "6 functions", "exact",
    "bytes, bursts, strides, padding and the rules of alignment and size")
ROW("C-API vector_compute", "155 functions", "exact",
    "which elements are read and written: counts, repeats, strides, masks, overlap; arithmetic as docs/design/vector.md and docs/reference/numbers.md say")
ROW("C-API vector_compute", "asc_get_vms4_sr", "approximate",
    "always zeros: the family has no merge sort that would count")
ROW("C-API vector_compute", "asc_datablock_reduce_sum", "approximate",
    "a tree over neighbours, rounded at every step; an overflow of halves gives an infinity, where a saturating product stops at 65504")
ROW("C-API vector_compute", "asc_repeat_reduce_sum", "approximate",
    "a tree over neighbours, rounded at every step; an overflow of halves gives an infinity, where a saturating product stops at 65504")
ROW("C-API vector_compute", "asc_exp", "approximate",
    "correctly rounded (exp, log and rsqrt: nearest but for ties within 2^-52); products are some units in the last place off")
ROW("C-API vector_compute", "asc_log", "approximate",
    "correctly rounded (exp, log and rsqrt: nearest but for ties within 2^-52); products are some units in the last place off")
ROW("C-API vector_compute", "asc_fma", "approximate",
    "each step is rounded by itself; whether a product fuses the two is not documented")
ROW("C-API vector_compute", "asc_rcp", "approximate",
    "correctly rounded (exp, log and rsqrt: nearest but for ties within 2^-52); products are some units in the last place off")
ROW("C-API vector_compute", "asc_mul_add", "approximate",
    "each step is rounded by itself; whether a product fuses the two is not documented")
ROW("C-API vector_compute", "asc_mul_add_relu", "approximate",
    "each step is rounded by itself; whether a product fuses the two is not documented")
ROW("C-API vector_compute", "asc_rsqrt", "approximate",
    "correctly rounded (exp, log and rsqrt: nearest but for ties within 2^-52); products are some units in the last place off")
ROW("C-API vector_compute", "asc_axpy", "approximate",
    "each step is rounded by itself; whether a product fuses the two is not documented")
ROW("C-API vector_compute", "asc_pair_reduce_sum", "approximate",
    "a tree over neighbours, rounded at every step; an overflow of halves gives an infinity, where a saturating product stops at 65504")
ROW("memory order", "a flag of up to 64 bytes at an 8-byte address", "exact",
    "is whole in its first word; what was stored before it is there when it is seen")
ROW("memory order", "order of moves without a drain", "approximate",
    "natively in program order; aivrun --weak lets them take effect late, as hardware may")
ROW("memory order", "order between host and device", "exact",
    "streams, events and synchronisation order what they order on hardware")
ROW("timing", "time of an operation", "absent",
    "host time; neither cycles nor bandwidths of an NPU are modelled")
ROW("timing", "which block runs when", "approximate",
    "blocks share the host's CPUs and change at waits; aivrun --jitter perturbs the order")
ROW("timing", "deadlines", "approximate",
    "count time without progress, not wall-clock time; codes and defaults are the documented ones")
ROW("pipes", "parallel pipes of a core", "approximate",
    "an operation is done when its call returns; the record keeps pipe and events, the checker and --weak give them back their meaning")
ROW("pipes", "queue depth and back-pressure of a pipe", "absent",
    "a queue is never full")
ROW("caches", "scalar data cache", "absent",
    "scalar accesses see memory; stale reads come to light with aivrun --check")
ROW("caches", "L2, its hints and its bandwidth", "absent",
    "hints are accepted and ignored")
ROW("atomics", "add, max, min of float, half, bfloat16, int8, int16, int32", "exact",
    "halves and bfloat16 are computed in float and rounded once, half to even")
ROW("numbers", "saturation mode of 16-bit floats", "absent",
    "an overflow gives an infinity, as in the products' default INF/NAN mode; asc_set_ctrl keeps its words, without effect on numbers")
ROW("UB forms", "arena addresses and local arrays in operations and scalar code", "exact",
    "size, bounds and alignment are checked at every operation")
ROW("UB forms", "small integers as UB addresses", "approximate",
    "work in operations; scalar access through one ends the kernel with its address")
ROW("UB forms", "buffers of a TPipe (Ascend C++)", "approximate",
    "independent allocations: their sum may exceed the product's UB by up to 1 MiB")
ROW("Ascend C++", "queues, events, pipes", "exact",
    "EnQue, DeQue, AllocTensor and FreeTensor set and wait for events of the device; misuse ends the kernel with a reason")
ROW("Ascend C++", "mixed kernels", "approximate",
    "the vector half runs; waiting for the cube half ends the kernel with a reason")
ROW("Ascend C++", "tiling keys", "approximate",
    "chosen by -DAIVDRIVE_TILING_KEY or SetTilingKey; without one the kernel ends with a reason")
ROW("Ascend C++", "names that are not built", "absent",
    "an error of the compiler; docs/reference/ascend-cpp.md lists them")
ROW("UB forms", "bank conflicts", "absent",
    "no cost and no effect")
ROW("cores", "cube cores and mixed kernels", "absent",
    "only vector-core kernels are launched")
ROW("HCCL", "communicators, barrier, buffers, registered memory, channels", "exact",
    "calls, codes and life cycle; coverage.md lists each function")
ROW("HCCL", "collectives and point to point", "absent",
    "declared, return the documented code; write them as kernels, as in examples/custom_allgather")
ROW("HCCL", "links and topology", "approximate",
    "derived from the chosen product; between processes of a host all is shared memory")
ROW("ACL", "devices, contexts, streams, events, memory, launch", "exact",
    "calls, codes and order; coverage.md lists each function")
ROW("ACL", "copy engines", "approximate",
    "copies are done by the host, in stream order")
ROW("ACL", "memory sizes", "approximate",
    "as the product's, while the host has room")
