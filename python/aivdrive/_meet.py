"""How ranks meet whose launcher only sets variables (torchrun): a socket of this host.

Rank 0 listens at a name in the abstract socket space, which belongs to this network namespace and
leaves nothing behind. Both sides look at the other's user id before a byte is believed: what is exchanged
admits to a communicator.
"""
import os
import socket
import struct
import time

LIMIT_SECONDS = 120.0
HELLO = b"aivdrive-meet-1\0"


def name_of_job(environment):
    """One name per job and attempt: two jobs of one machine must not meet."""
    keys = ("MASTER_ADDR", "MASTER_PORT", "TORCHELASTIC_RUN_ID", "TORCHELASTIC_RESTART_COUNT")
    if not environment.get("MASTER_PORT"):
        raise ValueError("MASTER_PORT is not set: the launcher tells rank and size but not where ranks "
                         "meet. Start with aivrun, mpirun or torchrun, or set MASTER_ADDR and "
                         "MASTER_PORT to the same values on every rank")
    return "-".join(["aivdrive", str(os.getuid())] + [environment.get(k, "") for k in keys])


def _send(connection, data):
    connection.sendall(struct.pack("<I", len(data)) + data)


def _receive_bytes(connection, count):
    data = b""
    while len(data) < count:
        piece = connection.recv(count - len(data))
        if not piece:
            raise ConnectionError("a rank ended while ranks were meeting")
        data += piece
    return data


def _receive(connection, limit=65536):
    length = struct.unpack("<I", _receive_bytes(connection, 4))[0]
    if length > limit:
        raise ConnectionError("a rank sent a message of %d bytes; at most %d are allowed" %
                              (length, limit))
    return _receive_bytes(connection, length)


def _same_user(connection):
    pid_uid_gid = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)
    return struct.unpack("3i", pid_uid_gid)[1] == os.getuid()


class Meeting:
    def __init__(self, rank, size, name, limit=LIMIT_SECONDS):
        self.rank, self.size, self.name = rank, size, name
        self.end = time.monotonic() + limit
        self.limit = limit
        self.peers = {}
        if rank == 0:
            self._listen()
        else:
            self._connect()

    def _listen(self):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
            try:
                listener.bind("\0" + self.name)
            except OSError as error:
                raise ConnectionError("rank 0 cannot open the meeting place of this job (%s): another "
                                      "job uses the same MASTER_PORT; choose another" % error) from None
            listener.listen(self.size)
            while len(self.peers) < self.size - 1:
                listener.settimeout(max(0.01, self.end - time.monotonic()))
                try:
                    connection, _ = listener.accept()
                    self._admit(connection)
                except socket.timeout:
                    missing = [r for r in range(1, self.size) if r not in self.peers]
                    raise TimeoutError("ranks %s did not come within %g s" %
                                       (missing, self.limit)) from None

    def _admit(self, connection):
        """A connection that is not a rank of this job is closed; the others do not notice."""
        try:
            connection.settimeout(10)
            if not _same_user(connection):
                raise ConnectionError("another user")
            if _receive_bytes(connection, len(HELLO)) != HELLO:
                raise ConnectionError("not a rank")
            rank, size = struct.unpack("<II", _receive_bytes(connection, 8))
            if size != self.size or not 0 < rank < size or rank in self.peers:
                raise ConnectionError("rank %d of %d does not fit" % (rank, size))
            connection.settimeout(self.limit)
            self.peers[rank] = connection
        except OSError:
            connection.close()

    def _connect(self):
        while True:
            connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            connection.settimeout(self.limit)
            try:
                connection.connect("\0" + self.name)
                if not _same_user(connection):
                    raise PermissionError("rank 0's meeting place belongs to another user")
                connection.sendall(HELLO + struct.pack("<II", self.rank, self.size))
                self.peers[0] = connection
                return
            except ConnectionRefusedError:
                connection.close()
                if time.monotonic() > self.end:
                    raise TimeoutError("rank 0 did not come within %g s; all ranks must run on this "
                                       "host" % self.limit) from None
                time.sleep(0.02)

    def broadcast(self, data, root):
        """Over rank 0: its round is up the tree of one level and down again."""
        if self.rank == 0:
            if root != 0:
                data = _receive(self.peers[root])
            for rank in sorted(self.peers):
                _send(self.peers[rank], data)
            return data
        if self.rank == root:
            _send(self.peers[0], data)
        return _receive(self.peers[0])

    def gather_all(self):
        """Returns when every rank is here."""
        if self.rank == 0:
            for rank in sorted(self.peers):
                _receive(self.peers[rank])
            for rank in sorted(self.peers):
                _send(self.peers[rank], b"")
        else:
            _send(self.peers[0], b"")
            _receive(self.peers[0])
