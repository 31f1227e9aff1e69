/* cam/transport: see transport.h. The sizes are those of the window map that hardware uses: two
 * halves; in each the area of notify, the status of combine, rows of combine, rows of dispatch. */
#include "cam/transport.h"

#include "base/option.h"
#include "cam/window.h"

enum { ROW_ALIGN = 512, PAYLOAD_ALIGN = 32, ROW_TAIL = 44, MB = 1 << 20 };
enum { NOTIFY_MB = 204, STATUS_MB = 4 };

typedef unsigned __int128 wide;

static wide up(wide value, wide unit)
{
    return (value + unit - 1) / unit * unit;
}

/* Both halves, each with `rows` bytes of rows. */
static uint64_t halves(wide rows)
{
    wide need = 2 * (rows + (wide)(NOTIFY_MB + STATUS_MB) * MB);
    return need > UINT64_MAX ? UINT64_MAX : (uint64_t)need;
}

uint64_t cam_window_notify(void)
{
    return (uint64_t)NOTIFY_MB * MB;
}

uint64_t cam_window_dispatch(uint64_t most, uint64_t topk, uint64_t hidden, uint64_t element)
{
    wide row = (wide)hidden * element;
    wide sent = up(up(row, PAYLOAD_ALIGN) + ROW_TAIL, ROW_ALIGN);
    return halves((wide)most * topk * (sent + up(row, ROW_ALIGN)));
}

uint64_t cam_window_combine(uint64_t most, uint64_t topk, uint64_t hidden, uint64_t element)
{
    return halves((wide)most * topk * up((wide)hidden * element, ROW_ALIGN));
}

aivd_status cam_transport_check(const char *call, const hccl_comm *comm, uint64_t need)
{
    int choice;
    uint32_t rank;
    aivd_status s = base_option_choice(OPT_CAM_TRANSPORT, &choice);
    if (s || !cam_window_chosen() || cam_window_bytes(comm, &rank) >= need)
        return s;
    return base_fail(
        AIVD_ERR_PARAM, "EZ9999",
        "%s: the window of rank %u in communicator \"%s\" has %llu MB; HCCL_BUFFSIZE=%llu (MB) "
        "at least is needed on all ranks, or AIVDRIVE_CAM_TRANSPORT=direct, which needs none",
        call, rank, comm->name, (unsigned long long)(cam_window_bytes(comm, NULL) / MB),
        (unsigned long long)(need / MB + (need % MB != 0)));
}
