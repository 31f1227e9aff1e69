/* fabric/socket: small pieces both ends of the rendezvous use. */
#ifndef FABRIC_SOCKET_H
#define FABRIC_SOCKET_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <sys/socket.h>
#include <sys/un.h>

#include "base/status.h"

/* Milliseconds for poll(2) until `deadline` (base_now_ns), rounded up, 0 when it has passed. */
int socket_poll_ms(uint64_t deadline);

/* 0 when fd is ready for `events` (also by error or hang-up), ETIMEDOUT, or errno. */
int socket_wait(int fd, short events, uint64_t deadline);

/* Raises the soft descriptor limit to the hard one: a communicator needs one or two per rank. */
void socket_raise_limit(void);

/* Abstract name: leaves nothing in the file system. Returns the address's size. */
socklen_t socket_local_address(struct sockaddr_un *address, const char *name, size_t size);

/* One message with descriptors over a Unix SEQPACKET socket. Errno as usual. */
ssize_t socket_send_fds(int fd, const void *data, size_t size, const int *fds, unsigned count);
/* Descriptors come close-on-exec; *count is in: room, out: received. */
ssize_t socket_receive_fds(int fd, void *data, size_t size, int *fds, unsigned *count);

/* This boot of this kernel: tells hosts apart whatever they are called. */
aivd_status socket_boot_id(uint8_t id[16]);

#endif
