/* The options, by category. OPTION(id, name, type, default, min, max, unit, choices, category, help)
 * docs/reference/environment.md and `aivdrive env` are generated from this table. */
OPTION(OPT_LOG_LEVEL, "ASCEND_GLOBAL_LOG_LEVEL", OPT_INT, "3", 0, 4, "", NULL, "log",
       "0 debug, 1 info, 2 warning, 3 error, 4 nothing")
OPTION(OPT_LOG_SUBSYSTEMS, "AIVDRIVE_LOG", OPT_TEXT, "", 0, 0, "", NULL, "log",
       "comma list of subsystems to log (base fabric record core npu acl hccl shmem tool); empty = all")
OPTION(OPT_DEVICES, "AIVDRIVE_DEVICES", OPT_INT, "8", 1, 1024, "devices", NULL, "device",
       "number of virtual NPUs; when unset, the launcher's local size if that is larger")
OPTION(OPT_SOC, "AIVDRIVE_SOC", OPT_CHOICE, "Ascend910_93", 0, 0, "",
       "Ascend910B|Ascend910_93|Ascend950", "device", "product that the virtual NPU presents")
OPTION(OPT_CORES, "AIVDRIVE_CORES", OPT_INT, "0", 0, 72, "cores", NULL, "device",
       "vector cores a kernel may use; 0 = the product's (48 on A2/A3, 72 on 950)")
OPTION(OPT_DEVICE_MEMORY, "AIVDRIVE_DEVICE_MEMORY", OPT_INT, "0", 0, 1048576, "MB", NULL, "device",
       "memory of one virtual NPU; 0 = all of its address range")
OPTION(OPT_VISIBLE_DEVICES, "ASCEND_RT_VISIBLE_DEVICES", OPT_TEXT, "", 0, 0, "", NULL, "device",
       "comma list of device numbers this process may use, in its own numbering from 0")
OPTION(OPT_MAP_BASE, "AIVDRIVE_MAP_BASE", OPT_TEXT, "", 0, 0, "", NULL, "device",
       "address of the first device region (hex); empty = first candidate that fits")
OPTION(OPT_MAP_STRIDE, "AIVDRIVE_MAP_STRIDE", OPT_INT, "0", 0, 1048576, "MB", NULL, "device",
       "address range of one device, a power of two; 0 = 65536 MB or what fits")
OPTION(OPT_DUMP_REGIONS, "AIVDRIVE_CORE_DUMP_MEMORY", OPT_BOOL, "0", 0, 0, "", NULL, "device",
       "1 keeps device memory in core dumps")
OPTION(OPT_THREADS, "AIVDRIVE_THREADS", OPT_INT, "1", 1, 256, "threads", NULL, "kernel",
       "worker threads that run the blocks of one kernel")
OPTION(OPT_BLOCKS, "AIVDRIVE_BLOCKS", OPT_CHOICE, "fibers", 0, 0, "", "fibers|threads", "kernel",
       "how blocks run: fibers (fast) or one OS thread each (debuggers, valgrind)")
OPTION(OPT_LAUNCH, "AIVDRIVE_LAUNCH", OPT_CHOICE, "lazy", 0, 0, "", "lazy|inline|eager", "kernel",
       "lazy: the synchronising thread runs the stream; inline: the launching call; eager: the "
       "device's progress thread")
OPTION(OPT_STATS, "AIVDRIVE_STATS", OPT_BOOL, "0", 0, 0, "", NULL, "kernel",
       "1 prints launch, take-over and wait counts at exit, and what each PE of symmetric memory has "
       "moved at aclshmem_finalize")
OPTION(OPT_STATS_FILE, "AIVDRIVE_STATS_FILE", OPT_TEXT, "", 0, 0, "", NULL, "kernel",
       "the file to whose end AIVDRIVE_STATS writes; empty: standard error")
OPTION(OPT_SIMD, "AIVDRIVE_SIMD", OPT_CHOICE, "auto", 0, 0, "", "auto|off|avx2", "kernel",
       "vector operations: auto uses the processor's widest vector unit, avx2 at most that one, off "
       "the plain C definitions (same bits)")
OPTION(OPT_NEAR, "AIVDRIVE_NEAR", OPT_CHOICE, "auto", 0, 0, "", "auto|yes|no", "kernel",
       "whether peers are taken to share a cache with this rank, which decides how data are moved: "
       "auto is what flag stores are measured to take (results are the same)")
OPTION(OPT_WATCHDOG, "AIVDRIVE_WATCHDOG", OPT_SECONDS, "2", 0, 86400, "s", NULL, "kernel",
       "a block that runs this long without any operation is reported with file and line; 0 = off")
OPTION(OPT_WEAK, "AIVDRIVE_WEAK", OPT_INT, "0", 0, 1e15, "", NULL, "kernel",
       "seed of weak order: moves take effect late, in an order that the seed draws; 0 = at once")
OPTION(OPT_JITTER, "AIVDRIVE_JITTER", OPT_INT, "0", 0, 1e15, "", NULL, "kernel",
       "seed that perturbs which block runs when; 0 = off")
OPTION(OPT_BUFFSIZE, "HCCL_BUFFSIZE", OPT_INT, "200", 1, 65536, "MB", NULL, "hccl",
       "HCCL buffer of a communicator")
OPTION(OPT_CONNECT_TIMEOUT, "HCCL_CONNECT_TIMEOUT", OPT_INT, "120", 1, 7200, "s", NULL, "hccl",
       "limit for ranks to meet (the original accepts 120 to 7200)")
OPTION(OPT_EXEC_TIMEOUT, "HCCL_EXEC_TIMEOUT", OPT_SECONDS, "1836", 0, 1e12, "s", NULL, "hccl",
       "limit for a kernel without progress, from 0.01; 0 = default (the original's AIV mode "
       "accepts 0 to 1091)")
OPTION(OPT_DFS_CONFIG, "HCCL_DFS_CONFIG", OPT_TEXT, "", 0, 0, "", NULL, "hccl",
       "comma list; inconsistent_check:on|first|off says whether calls of the ranks are compared "
       "(on and first: every call); the other items are accepted and have no meaning here")
OPTION(OPT_ALGO, "HCCL_ALGO", OPT_TEXT, "", 0, 0, "", NULL, "hccl",
       "level0:NA;level1:ring;level2:... or the same per operator, allreduce=.../allgather=...; "
       "checked and told, without effect here: one level, algorithms chosen by size")
OPTION(OPT_EXPANSION_MODE, "HCCL_OP_EXPANSION_MODE", OPT_CHOICE, "AIV", 0, 0, "",
       "AI_CPU|AICPU_TS|AICPU_CacheDisable|AIV|AIV_ONLY|CCU_MS|CCU_SCHED|HOST|HOST_TS", "hccl",
       "where operators are expanded; checked and told to who asks, without effect here: the "
       "library's operators are AIV kernels")
OPTION(OPT_DETERMINISTIC, "HCCL_DETERMINISTIC", OPT_CHOICE, "false", 0, 0, "", "false|true|strict",
       "hccl", "checked and told to who asks, without effect here: reductions always give the same "
       "bits")
OPTION(OPT_COLL_CORES, "AIVDRIVE_COLL_CORES", OPT_INT, "0", 0, 48, "", NULL, "hccl",
       "blocks of a collective's kernel, within the device's core limit; 0 = AIVDRIVE_THREADS")
OPTION(OPT_CAM_LIMITS, "AIVDRIVE_CAM_LIMITS", OPT_CHOICE, "wide", 0, 0, "", "wide|vendor", "cam",
       "largest shapes of the expert-parallel operators: wide, what works here; vendor, what the "
       "original allows (docs/cam.md)")
OPTION(OPT_CAM_IDS, "AIVDRIVE_CAM_IDS", OPT_CHOICE, "skip", 0, 0, "", "skip|refuse", "cam",
       "expert ids outside 0 to E - 1: skip, they choose nobody; refuse, an error on every rank with "
       "token, choice and id (docs/cam.md)")
OPTION(OPT_CAM_TRANSPORT, "AIVDRIVE_CAM_TRANSPORT", OPT_CHOICE, "direct", 0, 0, "",
       "direct|window", "cam",
       "how rows of the expert-parallel operators travel: direct, from rank to rank; window, through "
       "the HCCL buffers, as NPUs do it; the same on all ranks (docs/cam.md)")
OPTION(OPT_COLL_ALGO, "AIVDRIVE_COLL_ALGO", OPT_CHOICE, "auto", 0, 0, "",
       "auto|mesh1d_oneshot|mesh1d_twoshot", "hccl",
       "auto: by size; mesh1d_*: AllReduce, ReduceScatter and AllGather through the HCCL buffers, as "
       "NPUs do it; the same on all ranks")
OPTION(OPT_IF_IP, "HCCL_IF_IP", OPT_TEXT, "", 0, 0, "", NULL, "hccl",
       "IPv4 or IPv6 address of the root's socket; wins over HCCL_SOCKET_IFNAME")
OPTION(OPT_SOCKET_IFNAME, "HCCL_SOCKET_IFNAME", OPT_TEXT, "", 0, 0, "", NULL, "hccl",
       "interfaces by prefix (eth,enp), exact (=eth0) or exclusion (^eth)")
OPTION(OPT_SOCKET_FAMILY, "HCCL_SOCKET_FAMILY", OPT_CHOICE, "AF_INET", 0, 0, "",
       "AF_INET|AF_INET6", "hccl", "address family used with HCCL_SOCKET_IFNAME")
OPTION(OPT_IF_BASE_PORT, "HCCL_IF_BASE_PORT", OPT_INT, "60000", 1024, 65520, "", NULL, "hccl",
       "first of 32 host ports tried when set; unset = any free port")
OPTION(OPT_HOST_PORT_RANGE, "HCCL_HOST_SOCKET_PORT_RANGE", OPT_TEXT, "", 0, 0, "", NULL, "hccl",
       "ports or ranges in [1,65535] (60000-60050,60100) or auto; wins over HCCL_IF_BASE_PORT")
OPTION(OPT_LAUNCHER_TIMEOUT, "AIVDRIVE_LAUNCHER_TIMEOUT", OPT_SECONDS, "600", 0.01, 1e9, "s", NULL,
       "launch", "limit for a broadcast or barrier of aivdrive/launch.h")
OPTION(OPT_NO_COLOR, "NO_COLOR", OPT_TEXT, "", 0, 0, "", NULL, "launch",
       "when set, the tools write no colours")
OPTION(OPT_HOME, "AIVDRIVE_HOME", OPT_TEXT, "", 0, 0, "", NULL, "tools",
       "folder aivdrive is installed in, for aivcc; empty = the tree aivcc stands in")
OPTION(OPT_CC, "AIVCC_CC", OPT_TEXT, "gcc", 0, 0, "", NULL, "tools",
       "compiler aivcc uses for device C (gcc >= 12, clang >= 15)")
OPTION(OPT_CXX, "AIVCC_CXX", OPT_TEXT, "g++", 0, 0, "", NULL, "tools",
       "compiler aivcc uses for device C++")
OPTION(OPT_PATH, "PATH", OPT_TEXT, "", 0, 0, "", NULL, "tools",
       "where aivcc, called as ld.lld, looks for the ld.lld that does links for the host")
OPTION(OPT_TMPDIR, "TMPDIR", OPT_TEXT, "/tmp", 0, 0, "", NULL, "tools",
       "where aivcc keeps its temporary files while it runs")
OPTION(OPT_RECORD, "AIVDRIVE_RECORD", OPT_TEXT, "", 0, 0, "", NULL, "record",
       "folder of a recording session; set by aivrun --record")
OPTION(OPT_RECORD_RING, "AIVDRIVE_RECORD_RING", OPT_INT, "4096", 32, 1048576, "KB", NULL, "record",
       "buffer of each recorded thread; a full one makes it wait for the reader")
OPTION(OPT_TEST_FIRST_CALL, "AIVDRIVE_TEST_FIRST_CALL", OPT_INT, "0", 0, 1099511627775.0, "", NULL,
       "test", "for tests: calls, messages and barriers of a communicator are numbered from here on")
OPTION(OPT_TEST_DROP_WAKES, "AIVDRIVE_TEST_DROP_WAKES", OPT_INT, "0", 0, 1e9, "", NULL, "test",
       "for tests: of the wake-ups between processes every n-th is lost; 0 = none")
OPTION(OPT_SHMEM_SESSION, "SHMEM_UID_SESSION_ID", OPT_TEXT, "", 0, 0, "", NULL, "shmem",
       "host:port or [IPv6 address]:port of PE 0, kept in unique ids; an address of this machine")
OPTION(OPT_SHMEM_IFNAME, "SHMEM_UID_SOCK_IFNAME", OPT_TEXT, "", 0, 0, "", NULL, "shmem",
       "interface whose address unique ids keep: lo, lo:inet4, lo:inet6; SHMEM_UID_SESSION_ID wins")
OPTION(OPT_SHMEM_PORT_RANGE, "SHMEM_INSTANCE_PORT_RANGE", OPT_TEXT, "", 0, 0, "", NULL, "shmem",
       "start:end; instance k uses port start + k when the port of ip_port is 0")
OPTION(OPT_SHMEM_SIZE, "SHMEM_SYMMETRIC_SIZE", OPT_TEXT, "", 0, 0, "", NULL, "shmem",
       "heap of each PE when local_mem_size is 0: a number, fractions allowed, and K, M, G or T "
       "(powers of 1024): 1.5G")
OPTION(OPT_SHMEM_LOG_LEVEL, "SHMEM_LOG_LEVEL", OPT_CHOICE, "ERROR", 0, 0, "",
       "DEBUG|INFO|WARN|ERROR|FATAL", "shmem", "wins over aclshmemx_set_log_level")
OPTION(OPT_SHMEM_PROF_PE, "SHMEM_CYCLE_PROF_PE", OPT_INT, "-1", -1, 16383, "", NULL, "shmem",
       "PE whose kernels are profiled; -1 = none")
