/* shmem/rma.c: put and get of the host. They are performed at once, by the calling thread, straight
 * between the two places; so the blocking and the other forms differ in what they promise, not in
 * what they do. */
#include "shmem/rma.h"

#include "shmem/letter.h"
#include "shmem/operand.h"
#include "shmem/signal.h"
#include "shmem/stats.h"

/* Both sides of an operation: the remote one at this PE's address of it. */
static aivd_status sides(const shmem_pe *pe, const char *call, const void *symmetric,
                         const char *symmetric_name, const void *local, const char *local_name,
                         uint64_t bytes, int peer, unsigned flags)
{
    aivd_status s = shmem_pe_check(pe, call, peer);
    if (!s)
        s = shmem_symmetric_check(pe, call, symmetric_name, symmetric, bytes);
    if (!s && !(flags & AIVD_SHM_VALUE))
        s = shmem_local_check(pe, call, local_name, local, bytes);
    return s;
}

static void *reach(const shmem_pe *pe, const void *symmetric, uint64_t bytes, int peer)
{
    uint8_t *remote = shmem_translate(pe, symmetric, (uint32_t)peer);
    if (fabric_touch(remote, bytes))
        return NULL; /* it has said why */
    return remote;
}

void shmem_put(const char *call, void *dest, const void *source, uint64_t bytes, int pe,
               unsigned flags)
{
    shmem_pe *own = shmem_pe_of(call);
    if (!own || sides(own, call, dest, "dest", source, "source", bytes, pe, flags) || bytes == 0)
        return;
    void *remote = reach(own, dest, bytes, pe);
    if (!remote || (!(flags & AIVD_SHM_VALUE) && fabric_touch(source, bytes)))
        return;
    shmem_move(remote, source, bytes, (uint32_t)pe != own->me);
    fabric_ring_if_waited(remote);
    shmem_count(own, SHMEM_PUT, bytes);
}

void shmem_get(const char *call, void *dest, const void *source, uint64_t bytes, int pe,
               unsigned flags)
{
    shmem_pe *own = shmem_pe_of(call);
    if (!own || sides(own, call, source, "source", dest, "dest", bytes, pe, flags) || bytes == 0)
        return;
    const void *remote = reach(own, source, bytes, pe);
    if (!remote || (!(flags & AIVD_SHM_VALUE) && fabric_touch(dest, bytes)))
        return;
    shmem_move(dest, remote, bytes, false);
    shmem_count(own, SHMEM_GET, bytes);
}

/* ---- strided ---- */

/* Bytes from the first to behind the last element; UINT64_MAX when that is no number. */
static uint64_t span(ptrdiff_t stride, size_t count, size_t element)
{
    uint64_t steps;
    if (count == 0)
        return 0;
    if (stride < 1 || __builtin_mul_overflow((uint64_t)stride, (uint64_t)count - 1, &steps))
        return UINT64_MAX;
    return shmem_bytes(steps + 1, element);
}

static aivd_status strides_check(const char *call, ptrdiff_t dst, ptrdiff_t sst)
{
    if (dst >= 1 && sst >= 1)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL, "%s: strides are %td (dst) and %td (sst), at least 1",
                     call, dst, sst);
}

static void scatter(uint8_t *to, const uint8_t *from, ptrdiff_t dst, ptrdiff_t sst, size_t count,
                    size_t element, bool far)
{
    if (dst == 1 && sst == 1) {
        shmem_move(to, from, count * element, far);
        return;
    }
    for (size_t i = 0; i < count; i++, to += (size_t)dst * element, from += (size_t)sst * element)
        shmem_move(to, from, element, far);
}

void shmem_iput(const char *call, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, size_t element, int pe)
{
    shmem_pe *own = shmem_pe_of(call);
    uint64_t there = span(dst, nelems, element), here = span(sst, nelems, element);
    if (!own || shmem_pe_check(own, call, pe) || strides_check(call, dst, sst) || nelems == 0 ||
        shmem_symmetric_check(own, call, "dest", dest, there) ||
        shmem_local_check(own, call, "source", source, here))
        return;
    uint8_t *remote = reach(own, dest, there, pe);
    if (!remote || fabric_touch(source, here))
        return;
    scatter(remote, source, dst, sst, nelems, element, (uint32_t)pe != own->me);
    fabric_ring_if_waited(remote);
    shmem_count(own, SHMEM_PUT, nelems * element);
}

void shmem_iget(const char *call, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, size_t element, int pe)
{
    shmem_pe *own = shmem_pe_of(call);
    uint64_t here = span(dst, nelems, element), there = span(sst, nelems, element);
    if (!own || shmem_pe_check(own, call, pe) || strides_check(call, dst, sst) || nelems == 0 ||
        shmem_symmetric_check(own, call, "source", source, there) ||
        shmem_local_check(own, call, "dest", dest, here))
        return;
    const uint8_t *remote = reach(own, source, there, pe);
    if (!remote || fabric_touch(dest, here))
        return;
    scatter(dest, remote, dst, sst, nelems, element, false);
    shmem_count(own, SHMEM_GET, nelems * element);
}

/* ---- with a signal ---- */

/* Ordinary memory of the program, or a block of the heap. */
static bool source_plain(const shmem_pe *pe, const void *source, uint64_t bytes)
{
    if (fabric_device_of(source) >= 0)
        return shmem_symmetric(pe, source, bytes);
    return source != NULL && !(pe->engines & ACLSHMEM_DATA_OP_ROCE) && !shmem_host_side(pe, source);
}

/* The usual case; false, and nothing done, for all others. */
static bool letter_sent(shmem_pe *pe, const shmem_letter *letter)
{
    shmem_letterbox to;
    if (!source_plain(pe, letter->src, letter->bytes) || !shmem_letter_right(pe, letter, &to))
        return false;
    shmem_letter_send(letter, &to);
    fabric_ring_if_waited(to.signal);
    shmem_count(pe, SHMEM_SIGNAL, letter->signal_bytes);
    shmem_count(pe, SHMEM_PUT, letter->bytes);
    return true;
}

void shmem_put_signal(const char *call, void *dest, const void *source, uint64_t bytes,
                      void *signal_address, uint64_t signal, int op, int pe, unsigned flags)
{
    shmem_pe *own = shmem_pe_of(call);
    shmem_signal s = {.call = call,
                      .address = signal_address,
                      .value = signal,
                      .op = op,
                      .pe = pe,
                      .size = flags & AIVD_SHM_SIGNAL64 ? 8 : 4};
    if (own && op == ACLSHMEM_SIGNAL_SET && !record_on() &&
        letter_sent(own, &(shmem_letter){dest, source, bytes, signal_address, signal, s.size, pe}))
        return;
    /* All is checked first: no data without their signal. */
    if (!own || sides(own, call, dest, "dest", source, "source", bytes, pe, flags) ||
        shmem_signal_check(own, &s))
        return;
    void *remote = reach(own, dest, bytes, pe);
    if (!remote || fabric_touch(source, bytes))
        return;
    if (bytes)
        shmem_move(remote, source, bytes, (uint32_t)pe != own->me);
    shmem_signal_send(own, &s);
    shmem_count(own, SHMEM_PUT, bytes);
}
