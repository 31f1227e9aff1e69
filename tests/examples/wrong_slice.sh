#!/bin/bash
# Proves that the test of custom_reduce_scatter finds the fault of reduce-scatters that are tested with
# constant data: every rank's own slice is pushed to all, so that rank k gets slice r of rank r. The
# kernel with that fault passes with --constant and fails on all ranks without.
#   wrong_slice.sh SOURCE_DIR AIVRUN TEST
set -u
source=$1 aivrun=$2 test=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { cat "$work/log"; echo "FAILED: $*"; exit 1; }
cp -r "$source/examples/custom_reduce_scatter/"{inc,op_kernel} "$work"
sed -i 's/Slice(param, p) + begin/Slice(param, param->rank) + begin/' \
    "$work/op_kernel/reduce_scatter_mesh_1d.h"
cmp -s "$work/op_kernel/reduce_scatter_mesh_1d.h" \
    "$source/examples/custom_reduce_scatter/op_kernel/reduce_scatter_mesh_1d.h" && fail "nothing changed"
"$(dirname "$aivrun")/aivcc" -I"$work/inc" "$work/op_kernel/launch_kernel_asc.c" \
    -o "$work/kernel.o" >"$work/log" 2>&1 || fail "does not compile"
export HCCL_CUSTOM_REDUCE_SCATTER_KERNEL=$work/kernel.o HCCL_EXEC_TIMEOUT=60
"$aivrun" -n 3 "$test" --iterations 2 --constant 1003 >"$work/log" 2>&1 ||
    fail "constant data show the fault"
"$aivrun" -n 3 "$test" --iterations 2 1003 >"$work/log" 2>&1
code=$?
[ $code -eq 1 ] || fail "exit code $code"
[ "$(grep -c 'VerifyResult Failed!' "$work/log")" -eq 3 ] || fail "not on all 3 ranks"
grep -q 'first wrong element: recvBuf, element 0: byte' "$work/log" || fail "first wrong element"
