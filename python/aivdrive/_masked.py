"""Low latency without ranks that are masked, for instance because they are lost: the others have a communicator
of their own, in which the calls are made. Experts of masked ranks are nobody's.

Symbols: R ranks, L experts on each, the ids of experts as with all ranks.
"""
import functools
import inspect
import zlib

import numpy as np

from . import _check, cam
from ._library import lib
from ._refusal import telling
from .errors import check_aclnn


def without_masked(method):
    """A low-latency method of Buffer: with a mask it is the method of a Buffer of the ranks that are left."""
    signature = inspect.signature(method)

    @functools.wraps(method)
    def call(self, *arguments, **named):
        if not self._masked:
            return method(self, *arguments, **named)
        left = self._left_buffer()
        try:
            given = signature.bind(left, *arguments, **named)
        except TypeError:
            return method(left, *arguments, **named)  # says what is wrong, and tells the others
        with telling(left.group):
            self._translate(given.arguments)
        return method(*given.args, **given.kwargs)
    return call


class MaskedRanks:
    """The part of Buffer that is about ranks to go on without; it has group, rank and group_size."""

    def _start_masks(self):
        self._masked, self._left = set(), None
        self.ranks_left = list(range(self.group_size))  # of the first communicator, by rank of this one

    def low_latency_query_mask_buffer(self, mask_status):
        """Writes into mask_status, int32 [R], 1 for each rank that is masked, or whose process has ended without
        closing its communicator, else 0. Works after an error, too."""
        _check.array("mask_status", mask_status, write=True, shape=(self.group_size,), kinds=("int32",))
        self._lost(mask_status)
        mask_status[list(self._masked)] = 1

    def _lost(self, status):
        name = self.group.name.encode()
        check_aclnn("aivd_group_lost", lib.aivd_group_lost(name, status.ctypes.data, self.group_size))
        return status

    def low_latency_update_mask_buffer(self, rank_to_mask, mask=False):
        """From the next low-latency call on rank_to_mask takes no part (mask True), or takes part again (False).
        Every rank that goes on calls this alike, also after a PeerError. Waits for nobody."""
        if not self.low_latency_mode:
            raise ValueError("low_latency_mode is False; masks are for the low-latency calls of a Buffer made with "
                             "low_latency_mode=True")
        rank = _check.integer("rank_to_mask", rank_to_mask, 0, self.group_size - 1)
        _check.one_of("mask", mask, (True, False))
        if mask and rank == self.rank:
            raise ValueError("rank_to_mask is %d, which is this rank; it cannot go on without itself" % rank)
        self._set_masks(self._masked | {rank} if mask else self._masked - {rank})

    def low_latency_clean_mask_buffer(self):
        """All ranks take part again."""
        self._set_masks(set())

    def _set_masks(self, masked):
        lost = self._lost(np.zeros(self.group_size, np.int32))
        for rank in sorted(self._masked - masked):
            if lost[rank]:
                raise ValueError("rank %d is lost; it cannot take part again" % rank)
        if masked != self._masked and self._left is not None:
            self._left.group.close()
            self._left = None
        self._masked = masked

    def _left_buffer(self):
        """A Buffer of the ranks that are left; they meet here when the mask has changed."""
        if self._left is None:
            left = [r for r in range(self.group_size) if r not in self._masked]
            identity = 1 << 32 | zlib.crc32(repr(left).encode())
            self._left = type(self)(self.group.group(left, identity), num_rdma_bytes=self.num_rdma_bytes,
                                    low_latency_mode=True)
            self._left.ranks_left = left
        return self._left

    def _translate(self, arguments):
        """Ids of experts as the ranks that are left count them; of masked ranks: -1. What is no id at all, and
        no array, is left for the call to refuse."""
        ids, handle = arguments.get("topk_idx"), arguments.get("handle")
        if "num_experts" in arguments:
            experts, _ = cam.check_experts(arguments["num_experts"], self.group_size)
            local = experts // self.group_size
            arguments["num_experts"] = local * len(self._left.ranks_left)
        elif getattr(handle, "ranks", None) == self._left.ranks_left:
            local = handle.num_experts // handle.num_ranks
        else:
            return
        if not isinstance(ids, np.ndarray) or ids.dtype.name not in cam.INTEGERS:
            return
        table = np.full(local * self.group_size + 1, -1, np.int64)
        for place, rank in enumerate(self._left.ranks_left):
            table[rank * local:(rank + 1) * local] = np.arange(place * local, (place + 1) * local)
        nobody = table.size - 1
        arguments["topk_idx"] = table[np.where((ids < 0) | (ids >= nobody), nobody, ids)]
