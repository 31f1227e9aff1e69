#!/bin/bash
# Proves that wrong arguments, missing kernel files and disagreeing ranks are answered with what to do.
#   custom_usage.sh AIVRUN REDUCE_SCATTER_TEST SEND_RECV_TEST
set -u
aivrun=$1 rs=$2 sr=$3
fail() { echo "FAILED: $*"; exit 1; }
expect() { # code, text, command...
    local code=$1 text=$2 out
    shift 2
    out=$("$@" 2>&1)
    [ $? -eq "$code" ] || fail "$* exits otherwise than $code: $out"
    grep -qF -- "$text" <<<"$out" || fail "$* does not say \"$text\": $out"
}
export HCCL_EXEC_TIMEOUT=20
expect 0 'Usage: aivrun -n N' "$rs" --help
expect 2 '--type is "fp64"' "$rs" --type fp64 10
expect 2 '--op is "prod"; give sum, max or min' "$rs" --op prod 10
expect 2 '--in-place is "x"; give own or begin' "$rs" --in-place x 10
expect 2 'data_len is "-3"' "$rs" -- -3
expect 2 'No such file' "$rs" --input /no/such/file
expect 1 'build it with aivcc, or name it in HCCL_CUSTOM_REDUCE_SCATTER_KERNEL' \
    env HCCL_CUSTOM_REDUCE_SCATTER_KERNEL=/no/such/kernel.o "$rs" --iterations 1 10
expect 1 'has no kernel HcclSendAivKernel' env HCCL_CUSTOM_SEND_RECV_KERNEL="$(
    dirname "$rs")/hccl_custom_reduce_scatter_kernels.o" "$sr" --threads 2 10
expect 0 'Usage: aivrun -n N' "$sr" --help
expect 2 'bytes is "x"' "$sr" x
expect 1 'a message needs two ranks' "$sr" 10
expect 1 'has 100 bytes of data type 0, rank 1 expects 101 bytes' "$aivrun" -n 2 "$sr" --differ 100
cd / # the kernels are not looked for in the current directory
expect 0 'VerifyResult Passed!' "$rs" --iterations 1 10
