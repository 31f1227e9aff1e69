#!/bin/bash
# Proves that a library of another maker with the name and the functions of libshmem.so, loaded first, does not
# take the place of ours in the Python module (trial E10), which asks its own library by its path.
#   shadow.sh BUILD ROOT [PYTHON]
set -u
build=$1 root=$2 python=${3:-/usr/bin/python3}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
fail() { echo "FAILED: $*"; exit 1; }
"$python" -c "import numpy" 2>"$dir/no" || { echo "skipped: $python has no NumPy"; exit 77; }
cat >"$dir/stub.c" <<'END'
#include <stdio.h>
#include <stdlib.h>
#define WRONG(name) int name(void) { fprintf(stderr, "the stub's " #name " was called\n"); _Exit(9); }
WRONG(aclshmemx_init_attr)
WRONG(aclshmem_calloc)
WRONG(aclshmem_putmem)
WRONG(aclshmem_barrier_all)
WRONG(aclshmem_finalize)
END
gcc -shared -fPIC -Wl,-soname,libshmem.so "$dir/stub.c" -o "$dir/libshmem.so" || fail "gcc"
cat >"$dir/use.py" <<'END'
import ctypes, sys
stub = ctypes.CDLL(sys.argv[1] + "/libshmem.so", mode=ctypes.RTLD_GLOBAL)
import numpy as np
from aivdrive import shmem
with shmem.init() as me:
    data = shmem.zeros(4, "int32")
    shmem.barrier_all()
    shmem.put(data, np.full(4, me.pe + 1, np.int32), (me.pe + 1) % me.n_pes)
    shmem.barrier_all()
    assert data[0] == (me.pe - 1) % me.n_pes + 1
    shmem.free(data)
END
PYTHONPATH=$root/python AIVDRIVE_LIBRARY=$build/src/libaivdrive.so \
    "$build/bin/aivrun" -n 2 "$python" "$dir/use.py" "$dir" || fail "Python beside the stub"
LD_PRELOAD=$dir/libshmem.so PYTHONPATH=$root/python AIVDRIVE_LIBRARY=$build/src/libaivdrive.so \
    "$build/bin/aivrun" -n 2 "$python" "$dir/use.py" "$dir" || fail "Python with the stub loaded first"
echo "another libshmem.so changes nothing"
