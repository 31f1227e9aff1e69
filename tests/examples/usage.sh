#!/bin/bash
# Proves that wrong arguments and a missing kernel file are answered with what to do.
#   usage.sh AIVRUN TEST
set -u
aivrun=$1 test=$2
fail() { echo "FAILED: $*"; exit 1; }
expect() { # code, text, command...
    local code=$1 text=$2 out
    shift 2
    out=$("$@" 2>&1)
    [ $? -eq "$code" ] || fail "$* exits otherwise than $code: $out"
    grep -qF -- "$text" <<<"$out" || fail "$* does not say \"$text\": $out"
}
expect 0 'Usage: aivrun -n N' "$test" --help
expect 2 '--type is "fp7"' "$test" --type fp7 10
expect 2 'data_len is "-3"' "$test" -- -3
expect 2 '--cores is "0"' "$test" --cores 0 10
expect 2 'No such file' "$test" --input /no/such/file
expect 1 'build it with aivcc, or name it in HCCL_CUSTOM_ALLGATHER_KERNEL' \
    env HCCL_CUSTOM_ALLGATHER_KERNEL=/no/such/kernel.o "$test" --iterations 1 10
expect 1 'HCCL_CUSTOM_ALLGATHER_BLOCKS is "49"' \
    env HCCL_CUSTOM_ALLGATHER_BLOCKS=49 "$test" --iterations 1 10
cd / # the kernel is not looked for in the current directory
expect 0 'VerifyResult Passed!' "$test" --iterations 1 10
