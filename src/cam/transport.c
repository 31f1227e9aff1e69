/* cam/transport: see transport.h. The sizes are those of the window map that hardware uses: two
 * halves; in each the area of notify, the status of combine, rows of combine, rows of dispatch. */
#include "cam/transport.h"

#include "base/compiler.h"
#include "base/option.h"

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
    enum { DIRECT, WINDOW };
    int choice = DIRECT;
    aivd_status s = base_option_choice(OPT_CAM_TRANSPORT, &choice);
    if (s || choice == DIRECT)
        return s;
    if (comm->buffer_size < need)
        return base_fail(
            AIVD_ERR_PARAM, "EZ9999",
            "%s: the window of communicator \"%s\" has %llu MB; HCCL_BUFFSIZE=%llu (MB) "
            "at least is needed, or AIVDRIVE_CAM_TRANSPORT=direct, which needs none",
            call, comm->name, (unsigned long long)(comm->buffer_size / MB),
            (unsigned long long)(need / MB + (need % MB != 0)));
    return base_fail(
        AIVD_ERR_NOT_SUPPORTED, "EZ9999",
        "%s: AIVDRIVE_CAM_TRANSPORT is window; kernels that go through windows are not "
        "built, direct is",
        call);
}
