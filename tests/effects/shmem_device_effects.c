/* Proves that no call of kernels of symmetric memory is without an effect: every call has a probe,
 * which sees its effect on three PEs, and no longer sees it when the call is left out. The calls
 * are those of a copy of the headers in which each can lose its effect (shmem_device_lose.py), the
 * probes are made from the same list (shmem_device_probes.py); shmem_device_test.py builds and runs
 * this file, as C and C++.
 *
 *     shmem_device_effects native|order
 *
 * PE 0 prints the number of each call whose loss was noticed. Order is what weak order shows. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "acl/acl.h"
#include "aivdrive/launch.h"
#include "shmem.h"

enum {
    EFFECT_PES = 3,
    EFFECT_ELEMENTS = 9,
    EFFECT_WORDS = 4,
    EFFECT_ROOM = 16 << 10,
    EFFECT_HEAP = 4 << 20,
    EFFECT_INSTANCE = 5,
    EFFECT_NONE = -1,
    EXCEPTION = 507035
};

/* What a probe has: all is symmetric, of EFFECT_ROOM bytes, 0 but for the source. */
typedef struct effect_world {
    int me, left, right;
    int patience_ms;     /* how late what is late is */
    aclshmem_team_t odd; /* of PEs 1 and 2 */
    __gm__ uint8_t *dest, *source, *words, *values;
} effect_world;

typedef struct effect_args {
    effect_world world;
    int probe, lost;
    __gm__ uint8_t *made, *seen;
} effect_args;

enum { HOST_NOTHING, HOST_LATE_WORD, HOST_LATE_PE, HOST_REFUSED, HOST_ORDER, HOST_TWO_BLOCKS };

typedef struct effect_host {
    int call, part; /* its number; what the host does */
    int bytes;      /* HOST_LATE_WORD: what the words become */
    uint64_t value;
} effect_host;

/* ---- kernels: what probes share ---- */

#ifdef __cplusplus
#define EFFECT_INLINE static __aicore__ __attribute__((unused)) inline
#else
#define EFFECT_INLINE static __aicore__ __attribute__((unused))
#endif

/* A value from its bits. */
#define EFFECT_AS(type, bits)                                                                      \
    ({                                                                                             \
        type effect_value;                                                                         \
        uint64_t effect_bits = bits;                                                               \
        __builtin_memcpy(&effect_value, &effect_bits, sizeof effect_value);                        \
        effect_value;                                                                              \
    })

static aclshmemx_team_t effect_world_team;

/* Byte i of what PE pe has; never 0. */
#define EFFECT_BYTE(pe, i) ((uint8_t)((size_t)(pe)*37 + (size_t)(i)*11 % 127 + 1))

/* `count` elements of `size` bytes, `dst` apart at `at`, are those `src` apart of PE `pe`. */
EFFECT_INLINE bool effect_same(const void *at, size_t size, size_t count, size_t dst, size_t src,
                               int pe)
{
    for (size_t i = 0; i < count; i++)
        for (size_t b = 0; b < size; b++)
            if (((const uint8_t *)at)[i * dst * size + b] != EFFECT_BYTE(pe, i * src * size + b))
                return false;
    return true;
}

EFFECT_INLINE non_contiguous_copy_param effect_rows(void)
{
    non_contiguous_copy_param rows = {3, 5, 32, 64};
    return rows;
}

EFFECT_INLINE bool effect_same_rows(const void *at, size_t size, int pe)
{
    non_contiguous_copy_param rows = effect_rows();
    for (size_t r = 0; r < rows.repeat; r++)
        for (size_t b = 0; b < rows.length * size; b++)
            if (((const uint8_t *)at)[r * rows.dst_ld * size + b] !=
                EFFECT_BYTE(pe, r * rows.src_ld * size + b))
                return false;
    return true;
}

/* What each PE gave, one after the other. */
EFFECT_INLINE bool effect_gathered(const effect_world *w, size_t size)
{
    bool good = true;
    for (int pe = 0; pe < EFFECT_PES; pe++)
        good = good && effect_same(w->dest + (size_t)pe * EFFECT_ELEMENTS * size, size,
                                   EFFECT_ELEMENTS, 1, 1, pe);
    return good;
}

/* My part of what each PE gave. */
EFFECT_INLINE bool effect_exchanged(const effect_world *w, size_t size, size_t dst, size_t src)
{
    for (size_t pe = 0; pe < EFFECT_PES; pe++)
        for (size_t i = 0; i < EFFECT_ELEMENTS; i++)
            for (size_t b = 0; b < size; b++)
                if (w->dest[(pe * EFFECT_ELEMENTS + i) * dst * size + b] !=
                    EFFECT_BYTE((int)pe, ((size_t)w->me * EFFECT_ELEMENTS + i) * src * size + b))
                    return false;
    return true;
}

EFFECT_INLINE void effect_set(__gm__ void *at, size_t size, uint64_t bits)
{
    __builtin_memcpy(at, &bits, size);
}

EFFECT_INLINE bool effect_is(const void *at, size_t size, uint64_t bits)
{
    uint64_t there = 0;
    __builtin_memcpy(&there, at, size);
    return there == bits;
}

EFFECT_INLINE uint64_t effect_word(const void *at, size_t size)
{
    uint64_t there = 0;
    __builtin_memcpy(&there, at, size);
    return there;
}

EFFECT_INLINE void effect_fill_words(__gm__ uint8_t *at, size_t size, uint64_t bits)
{
    for (size_t i = 0; i < EFFECT_WORDS; i++)
        effect_set(at + i * size, size, bits);
}

EFFECT_INLINE bool effect_all(const uint8_t *at, size_t size, size_t count, uint64_t bits)
{
    bool good = true;
    for (size_t i = 0; i < count; i++)
        good = good && effect_is(at + i * size, size, bits);
    return good;
}

EFFECT_INLINE bool effect_are(const uint8_t *at, size_t size, uint64_t bits)
{
    return effect_all(at, size, EFFECT_WORDS, bits);
}

EFFECT_INLINE void effect_numbers(const effect_world *w, size_t size, uint64_t bits)
{
    for (size_t i = 0; i < EFFECT_PES * EFFECT_ELEMENTS; i++)
        effect_set(w->source + i * size, size, bits);
}

EFFECT_INLINE __gm__ size_t *effect_indices(const effect_world *w)
{
    return (__gm__ size_t *)(w->values + 4096);
}

/* Everything is complete and all PEs are here. */
EFFECT_INLINE void effect_meet(void)
{
    aivd_shm_barrier("probe", ACLSHMEM_TEAM_WORLD);
}

/* UB for an engine, and UB for data; puts and gets use what lies below. */
enum { EFFECT_BUF = 64 << 10, EFFECT_DATA = 80 << 10, EFFECT_DATA_BYTES = 8 << 10 };

EFFECT_INLINE __ubuf__ void *effect_buf(void)
{
    return (__ubuf__ void *)asc_get_phy_buf_addr(EFFECT_BUF);
}

EFFECT_INLINE __ubuf__ void *effect_data(void)
{
    return (__ubuf__ void *)asc_get_phy_buf_addr(EFFECT_DATA);
}

EFFECT_INLINE void effect_to_ub(__gm__ uint8_t *from)
{
    asc_copy_gm2ub_align((__ubuf__ uint8_t *)effect_data(), from, (uint32_t)EFFECT_DATA_BYTES);
    asc_sync_pipe(PIPE_ALL);
}

EFFECT_INLINE void effect_clear_ub(void)
{
    asc_duplicate((__ubuf__ int32_t *)effect_data(), 0, (uint32_t)EFFECT_DATA_BYTES / 4u);
    asc_sync_pipe(PIPE_ALL);
}

#ifdef __cplusplus
template <typename T> EFFECT_INLINE AscendC::GlobalTensor<T> effect_gm(__gm__ void *at)
{
    AscendC::GlobalTensor<T> tensor;
    tensor.SetGlobalBuffer((__gm__ T *)at);
    return tensor;
}

template <typename T> EFFECT_INLINE AscendC::LocalTensor<T> effect_ub(__ubuf__ void *at)
{
    return AscendC::LocalTensor<T>(AscendC::TPosition::VECCALC,
                                   at == effect_buf() ? (uint32_t)EFFECT_BUF
                                                      : (uint32_t)EFFECT_DATA,
                                   (uint32_t)EFFECT_DATA_BYTES / (uint32_t)sizeof(T));
}
#endif

/* Moves whose lots say when they are performed; and whether all are. */
enum { EFFECT_MOVES = 16, EFFECT_MOVE_BYTES = 512 };

EFFECT_INLINE void effect_send(const effect_world *w)
{
    for (size_t i = 0; i < EFFECT_MOVES; i++)
        aivd_shm_put("probe", AIVD_SHM_ANY, w->dest + i * EFFECT_MOVE_BYTES,
                     w->source + i * EFFECT_MOVE_BYTES, EFFECT_MOVE_BYTES, w->right, AIVD_SHM_NBI);
}

EFFECT_INLINE bool effect_arrived(const effect_world *w)
{
    return effect_same((const uint8_t *)aivd_shm_ptr("probe", w->dest, w->right), 1,
                       EFFECT_MOVES * EFFECT_MOVE_BYTES, 1, 1, w->me);
}

/* Block 1 comes late, and says so before it goes on. */
EFFECT_INLINE void effect_late_block(const effect_world *w)
{
    if (asc_get_block_idx() != 1)
        return;
    int64_t end = asc_get_system_cycle() + 50000 * (int64_t)w->patience_ms; /* 50 MHz */
    while (asc_get_system_cycle() < end)
        (void)aivd_shm_load(w->words + 64, 4);
    effect_set(w->words, 4, 1);
}

#include "shmem_device_probes.inc"

__global__ __aicore__ void effect_kernel(effect_args a)
{
    aivd_lost_now.lost = a.lost;
    aivd_lost_now.made = a.made;
    effect_world_team.team_idx = ACLSHMEM_TEAM_WORLD;
    asc_init();
    bool seen = effect_probe(a.probe, &a.world);
    if (asc_get_block_idx() == 0)
        *a.seen = seen;
}

/* ---- hosts ---- */

static struct {
    effect_args args;
    aclrtStream stream;
    int32_t *verdicts; /* of each PE */
    bool noticed[EFFECT_CALLS];
} e;

static void check(int good, const char *what, int line)
{
    if (good)
        return;
    fprintf(stderr, "%s:%d: %s; %s\n", __FILE__, line, what, aclGetRecentErrMsg());
    exit(1);
}
#define CHECK(condition) check(!!(condition), #condition, __LINE__)

static void *late_main(void *argument)
{
    const effect_host *host = (const effect_host *)argument;
    usleep((useconds_t)e.args.world.patience_ms * 1000);
    for (int i = 0; i < EFFECT_WORDS; i++) {
        void *word = e.args.world.words + i * host->bytes;
        if (host->bytes == 1)
            __atomic_store_n((uint8_t *)word, (uint8_t)host->value, __ATOMIC_RELEASE);
        else if (host->bytes == 2)
            __atomic_store_n((uint16_t *)word, (uint16_t)host->value, __ATOMIC_RELEASE);
        else if (host->bytes == 4)
            __atomic_store_n((uint32_t *)word, (uint32_t)host->value, __ATOMIC_RELEASE);
        else
            __atomic_store_n((uint64_t *)word, host->value, __ATOMIC_RELEASE);
    }
    return NULL;
}

/* The last PE comes late, and tells all that it is there now. */
static void be_late(void)
{
    if (e.args.world.me != EFFECT_PES - 1)
        return;
    usleep((useconds_t)e.args.world.patience_ms * 1000);
    for (int pe = 0; pe < EFFECT_PES; pe++)
        aclshmem_int32_p((int32_t *)e.args.world.words, 1, pe);
}

static void poison(void)
{
    effect_world *w = &e.args.world;
    memset(w->dest, 0, EFFECT_ROOM);
    memset(w->words, 0, EFFECT_ROOM);
    memset(w->values, 0, EFFECT_ROOM);
    for (size_t i = 0; i < EFFECT_ROOM; i++)
        w->source[i] = EFFECT_BYTE(w->me, i);
    *e.args.seen = 0;
}

/* Whether the effect was there on all PEs; every PE gets the same answer. */
static bool seen_by_all(int probe, int lost)
{
    const effect_host *host = &effect_hosts[probe];
    pthread_t thread;
    int all = 0;
    poison();
    e.args.probe = probe;
    e.args.lost = lost;
    aclshmem_barrier_all();
    if (host->part == HOST_LATE_PE)
        be_late();
    if (host->part == HOST_LATE_WORD)
        CHECK(pthread_create(&thread, NULL, late_main, (void *)(uintptr_t)host) == 0);
    uint32_t blocks = host->part == HOST_TWO_BLOCKS ? 2 : 1;
    effect_kernel<<<blocks, NULL, e.stream>>>(e.args);
    aclError code = aclrtSynchronizeStream(e.stream);
    bool seen = host->part == HOST_REFUSED ? code == EXCEPTION : code == 0 && *e.args.seen == 1;
    if (host->part == HOST_LATE_WORD)
        CHECK(pthread_join(thread, NULL) == 0);
    for (int pe = 0; pe < EFFECT_PES; pe++)
        aclshmem_int32_p(e.verdicts + e.args.world.me, seen, pe);
    aclshmem_barrier_all();
    for (int pe = 0; pe < EFFECT_PES; pe++)
        all += e.verdicts[pe];
    return all == EFFECT_PES; /* nobody writes a verdict before all are at the next barrier */
}

/* Without one of the calls the probe made, it sees no effect. A machine that is busy may let what
 * is late come in time; and a draw of weak order may let moves be performed at once. */
static void lose(int probe, int call)
{
    e.args.world.patience_ms = 2;
    for (int i = 0; i < 5 && !e.noticed[call]; i++, e.args.world.patience_ms *= 3)
        e.noticed[call] = !seen_by_all(probe, call);
}

static void try_probe(int probe)
{
    static uint8_t made[EFFECT_CALLS];
    e.args.world.patience_ms = 1;
    memset(e.args.made, 0, EFFECT_CALLS);
    if (!seen_by_all(probe, EFFECT_NONE)) {
        if (e.args.world.me == 0)
            printf("absent %d\n", effect_hosts[probe].call);
        return;
    }
    memcpy(made, e.args.made, EFFECT_CALLS);
    for (int call = 0; call < EFFECT_CALLS; call++)
        if (made[call])
            lose(probe, call);
}

static uint8_t *room(void)
{
    uint8_t *p = (uint8_t *)aclshmem_calloc(1, EFFECT_ROOM);
    CHECK(p != NULL);
    return p;
}

static void begin(uint64_t instance)
{
    static aclshmemx_uniqueid_t id = ACLSHMEM_UNIQUEID_INITIALIZER;
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    int me = aivd_launch_rank();
    if (me == 0)
        CHECK(aclshmemx_get_uniqueid(&id) == 0);
    CHECK(aivd_launch_broadcast(0, &id, sizeof id) == 0);
    CHECK(aclshmemx_set_attr_uniqueid_args(me, EFFECT_PES, EFFECT_HEAP, &id, &attr) == 0);
    attr.instance_id = instance;
    attr.option_attr.data_op_engine_type =
        (data_op_engine_type_t)(ACLSHMEM_DATA_OP_MTE | ACLSHMEM_DATA_OP_SDMA);
    CHECK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr) == 0);
}

int main(int argc, char **argv)
{
    effect_world *w = &e.args.world;
    bool order = argc > 1 && strcmp(argv[1], "order") == 0;
    CHECK(argc > 1 && aclInit(NULL) == 0 && aivd_launch_init() == 0);
    CHECK(aivd_launch_size() == EFFECT_PES);
    w->me = aivd_launch_rank();
    w->right = (w->me + 1) % EFFECT_PES;
    w->left = (w->me + 2) % EFFECT_PES;
    CHECK(aclrtSetDevice(w->me) == 0 && aclrtCreateStream(&e.stream) == 0);
    begin(EFFECT_INSTANCE);
    begin(0);
    CHECK(aclshmemx_instance_ctx_set(0) == 0);
    CHECK(aclshmem_team_split_strided(ACLSHMEM_TEAM_WORLD, 1, 1, 2, &w->odd) == 0);
    w->dest = room();
    w->source = room();
    w->words = room();
    w->values = room();
    e.args.made = room();
    e.args.seen = room();
    e.verdicts = (int32_t *)room();
    for (int probe = 0; probe < EFFECT_PROBES; probe++)
        if ((effect_hosts[probe].part == HOST_ORDER) == order)
            try_probe(probe);
    for (int call = 0; call < EFFECT_CALLS && w->me == 0; call++)
        if (e.noticed[call])
            printf("noticed %d\n", call);
    if (w->odd != ACLSHMEM_TEAM_INVALID)
        aclshmem_team_destroy(w->odd);
    CHECK(aclshmemx_instance_ctx_set(EFFECT_INSTANCE) == 0 && aclshmem_finalize() == 0);
    CHECK(aclshmemx_instance_ctx_set(0) == 0 && aclshmem_finalize() == 0);
    CHECK(aclrtDestroyStream(e.stream) == 0 && aivd_launch_finalize() == 0);
    return aclFinalize();
}
