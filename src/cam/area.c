/* cam/area: see area.h. The communicator keeps it as its guest and frees it with itself. */
#include "cam/area.h"

#include <stdlib.h>

#include "hccl/coll.h"

enum { GRANULE = 4096 };

/* A piece stays while kernels that were given it may run: until the communicator ends. Each new one
 * is at least twice as large, so all together hold less than twice the last. */
typedef struct piece {
    struct piece *next;
    void *memory;
} piece;

typedef struct cam_area {
    hccl_guest guest;
    piece *pieces;
    void *memory[CAM_SCRATCHES];
    uint64_t bytes[CAM_SCRATCHES];
    cam_low_latency low_latency;
    cam_window_use window;
} cam_area;

static void area_free(hccl_guest *guest)
{
    cam_area *area = (cam_area *)guest;
    for (piece *p = area->pieces, *next; p; p = next) {
        next = p->next;
        npu_mem_free(p->memory);
        free(p);
    }
    free(area);
}

static aivd_status area_of(hccl_comm *comm, cam_area **area)
{
    if (!comm->guest) {
        cam_area *made = calloc(1, sizeof *made);
        if (!made)
            return base_fail(AIVD_ERR_HOST_MEMORY, NULL,
                             "no host memory for the expert-parallel operators of communicator "
                             "\"%s\"",
                             comm->name);
        made->guest.free = area_free;
        comm->guest = &made->guest;
    }
    *area = (cam_area *)comm->guest;
    return AIVD_OK;
}

static aivd_status grow(hccl_comm *comm, cam_area *area, cam_scratch which, uint64_t bytes)
{
    static const char *const names[] = {"rows of the expert-parallel operators",
                                        "scales of the expert-parallel operators",
                                        "triples of the expert-parallel operators",
                                        "counts of the expert-parallel operators",
                                        "exchange of the expert-parallel operators",
                                        "rows of a TP rank's experts",
                                        "scales of a TP rank's experts",
                                        "triples of a TP rank's experts",
                                        "status window of the expert-parallel operators",
                                        "counts of low-latency dispatch",
                                        "window of low-latency dispatch and combine"};
    piece *p = malloc(sizeof *p);
    if (!p)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for the %s", names[which]);
    aivd_status s = npu_mem_alloc(comm->device, bytes, NPU_MEM_LAZY, &p->memory);
    if (s) {
        free(p);
        return s;
    }
    p->next = area->pieces;
    area->pieces = p;
    area->memory[which] = p->memory;
    area->bytes[which] = bytes;
    hccl_coll_tell_granted(comm, p->memory, bytes, names[which]);
    return AIVD_OK;
}

aivd_status cam_scratch_get(hccl_comm *comm, cam_scratch which, uint64_t bytes, void **memory)
{
    cam_area *area;
    aivd_status s = area_of(comm, &area);
    if (!s && area->bytes[which] < bytes) {
        uint64_t twice = 2 * area->bytes[which];
        uint64_t wanted = (bytes + GRANULE - 1) / GRANULE * GRANULE;
        s = grow(comm, area, which, wanted > twice ? wanted : twice);
    }
    *memory = s ? NULL : area->memory[which];
    return s;
}

aivd_status cam_low_latency_of(hccl_comm *comm, cam_low_latency **state)
{
    cam_area *area;
    aivd_status s = area_of(comm, &area);
    *state = s ? NULL : &area->low_latency;
    return s;
}

aivd_status cam_window_use_of(hccl_comm *comm, cam_window_use **use)
{
    cam_area *area;
    aivd_status s = area_of(comm, &area);
    *use = s ? NULL : &area->window;
    return s;
}
