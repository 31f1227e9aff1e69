#!/bin/bash
# Proves that a put without wait and its signal without a quiet between them are found: in both examples
# the checker names the lines of the two, and weak order shows a wrong number on some seed of 1 to 8.
#   shmem_planted.sh EXAMPLES AIVRUN
set -u
examples=$1 aivrun=$2
aivcc=$(dirname "$aivrun")/aivcc
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*"; exit 1; }
mkdir "$work/shmem_put_signal" "$work/bad"
cp "$examples"/shmem_put_signal/world.* "$work/shmem_put_signal"
cp "$examples"/shmem_put_signal/world.h "$work/bad"
# One line each, so that all other lines keep their numbers.
sed -e 's/aclshmem_putmem_signal(p.inbox, payload, p.count \* 4u, .*/aclshmem_putmem_nbi(p.inbox, payload, p.count * 4u, CONSUMER);/' \
    -e 's/^ *ACLSHMEM_SIGNAL_SET, CONSUMER);$/        aclshmemx_signal_op(p.data_ready, round, ACLSHMEM_SIGNAL_SET, CONSUMER);/' \
    "$examples/shmem_put_signal/put_signal.c" >"$work/bad/put_signal.c"
sed 's/^ *aclshmem_quiet();.*//' "$examples/shmem_allgather/allgather.c" >"$work/bad/allgather.c"
planted() { # name, line of the put, line of the signal, PEs, options...
    local name=$1 put=$2 signal=$3 pes=$4 code wrong=0
    shift 4
    put=$(grep -n "$put" "$work/bad/$name.c" | cut -d: -f1)
    signal=$(grep -n "$signal" "$work/bad/$name.c" | cut -d: -f1)
    [ -n "$put" ] && [ -n "$signal" ] || fail "$name: the fault is not planted"
    "$aivcc" -O2 -g "$work/bad/$name.c" "$work/shmem_put_signal/world.c" -o "$work/$name" || exit 1
    "$aivrun" --timeout 60 --check -n "$pes" "$work/$name" "$@" >"$work/log" 2>&1
    code=$?
    cat "$work/log"
    [ $code -eq 3 ] || fail "$name: --check ends with $code, expected 3"
    grep -q "between the copy at $name.c:$put and the flag at $name.c:$signal" "$work/log" ||
        fail "$name: --check does not name the lines $put and $signal"
    for seed in 1 2 3 4 5 6 7 8; do
        "$aivrun" --timeout 60 --weak --seed $seed -n "$pes" "$work/$name" "$@" >"$work/log" 2>&1
        code=$?
        [ $code -le 1 ] || { cat "$work/log"; fail "$name: seed $seed ends with $code"; }
        grep -q 'VerifyResult Failed!' "$work/log" && wrong=$((wrong + 1))
    done
    echo "$name: wrong with $wrong of 8 seeds"
    [ $wrong -gt 0 ] || fail "$name: weak order shows nothing"
}
planted put_signal 'aclshmem_putmem_nbi(p.inbox' 'aclshmemx_signal_op(p.data_ready' 2 --rounds 5 1000
planted allgather 'aclshmem_int32_put_nbi' 'aclshmemx_signal_op' 3 --blocks 2 --rounds 1 1000
