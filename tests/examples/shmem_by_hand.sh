#!/bin/bash
# Proves that PEs started one by one, each in a shell of its own, find each other by the address of PE 0
# and by a file with a unique id, in either order; and that wrong options are answered with what to do.
#   shmem_by_hand.sh AIVRUN PUT_SIGNAL ALLGATHER
set -u
aivrun=$1 put=$2 all=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*"; cat "$work"/*.log; exit 1; }
expect() { # code, text, command...
    local code=$1 text=$2 out
    shift 2
    out=$("$@" 2>&1)
    [ $? -eq "$code" ] || fail "$* exits otherwise than $code: $out"
    grep -qF -- "$text" <<<"$out" || fail "$* does not say \"$text\": $out"
}
pair() { # order of starting: "0 1" or "1 0"; options that name the meeting point
    local order=$1 pe pids=()
    shift
    for pe in $order; do
        timeout 100 "$put" --pe "$pe" --pes 2 "$@" >"$work/$pe.log" 2>&1 &
        pids+=($!)
        sleep 0.3
    done
    wait "${pids[0]}" || fail "$order $*: the first"
    wait "${pids[1]}" || fail "$order $*: the second"
    grep -q 'VerifyResult Passed!' "$work/1.log" || fail "$order $*: nothing was verified"
}
# A port that nobody listens on, below the ports that systems hand out.
for ((port = 20000 + $$ % 10000; ; port++)); do
    (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>"$work/probe.log" || break
done
pair "0 1" --address "tcp://127.0.0.1:$port"
pair "1 0" --address "tcp://localhost:$port"
pair "0 1" --id "$work/id"
pair "1 0" --id "$work/id"
[ ! -e "$work/id" ] || fail "the file with the id is left"

expect 0 'Usage: aivrun -n 2' "$put" --help
expect 0 'Usage: aivrun -n N' "$all" --help
expect 2 'put_signal needs 2 PEs, there are 1' "$put"
expect 2 'put_signal needs 2 PEs, there are 3' "$aivrun" -n 3 "$put"
expect 2 'by hand needs --pe, --pes' "$put" --pe 0 --pes 2
expect 2 'by hand needs --pe, --pes' "$put" --pe 0 --pes 2 --id "$work/id" --address tcp://127.0.0.1:2000
expect 2 '--pe is "x"; give a number' "$put" --pe x
expect 2 'COUNT is "12a"' "$put" 12a
expect 2 '--blocks is "49"; give a number from 1 to 48' "$all" --blocks 49
expect 1 'tcp://host:port' "$put" --pe 0 --pes 2 --address here
expect 1 'my_pe is 2 of n_pes 2' "$put" --pe 2 --pes 2 --address "tcp://127.0.0.1:$port"
