/* aivdrive/device.h: what every communication kernel writes again, for device code in C and C++.
 *
 *     device_split.h     even split of elements over blocks
 *     device_copy.h      GM to GM, any size and alignment, also into a peer
 *     device_flag.h      tagged flags between blocks and ranks: store, poll, wait
 *     device_message.h   small data that travel with their flag
 *     device_barrier.h   barriers of blocks, of groups of blocks, of ranks
 *     device_remote.h    the peer's address of what I have at an address
 *     device_row.h       rows of 16-bit floats: quantisation to int8, weighted accumulation
 *
 * Include this or one of them after c_api/asc_simd.h, or alone. A push of a slice to a peer:
 *
 *     aivd_part mine = aivd_split(bytes, blocks, block);
 *     aivd_copy(peer + mine.begin, data + mine.begin, mine.count, ub, sizeof_ub);
 *     asc_sync_pipe(PIPE_MTE3);          // the flag must not overtake the data
 *     aivd_flag_store(peer_flag, call);
 *
 * Every function is written over the operations of c_api/asc_simd.h, as a kernel would write it: so
 * the checker, the tracer and weak order see each move, and findings name the line of the kernel
 * that called. Where nobody looks, the same effect is had directly (device_impl.h). Functions are
 * called by blocks of a kernel only; blocks share nothing but the memory they name.
 *
 * With -DAIVD_DEVICE_PORTABLE the helpers need these headers and the C-API alone, so a kernel that
 * uses them goes where the C-API is (aivd_remote_symmetric() stays behind). */
#ifndef AIVDRIVE_DEVICE_H
#define AIVDRIVE_DEVICE_H

#include "device_barrier.h"
#include "device_copy.h"
#include "device_flag.h"
#include "device_message.h"
#include "device_remote.h"
#include "device_row.h"
#include "device_split.h"

#endif
