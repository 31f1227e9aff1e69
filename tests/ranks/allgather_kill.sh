#!/bin/bash
# Proves that a rank killed inside AllGather ends the others within 2 s with an error that names it,
# that nothing is left behind, and that the next run on the same port works.
#   allgather_kill.sh AIVRUN ALLGATHER [ROUNDS]
# With ROUNDS all ranks are killed, so often; then one job must work as if nothing had been.
set -u
aivrun=$1 program=$2 rounds=${3:-0}
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export HCCL_IF_BASE_PORT=$((20000 + RANDOM % 20000)) HCCL_EXEC_TIMEOUT=60
fail() { echo "FAILED: $*"; cat "$log"; exit 1; }
shm() { find /dev/shm -mindepth 1 | LC_ALL=C sort; }
clean() { # nothing new in /dev/shm (other programs' files may come and go)
    for _ in $(seq 50); do
        left=$(LC_ALL=C comm -13 <(echo "$before") <(shm))
        [ -z "$left" ] && return
        sleep 0.1
    done
    fail "left in /dev/shm: $left"
}

start() { # 4 ranks, all of them in the middle of it
    "$aivrun" -n 4 "$program" endless >"$log" 2>&1 &
    job=$!
    for _ in $(seq 600); do
        [ "$(grep -c 'is running' "$log")" -eq 4 ] && break
        kill -0 $job 2>/dev/null || fail "the job ended by itself"
        sleep 0.1
    done
    mapfile -t pids < <(sed -n 's/.*rank \([0-3]\) pid \([0-9]*\) is running.*/\1 \2/p' "$log" |
        sort -n | cut -d' ' -f2)
    [ ${#pids[@]} -eq 4 ] || fail "not all ranks run after 60 s"
}
gone() {
    for pid in "${pids[@]}"; do
        [ ! -e "/proc/$pid" ] || grep -q '^State:.*Z' "/proc/$pid/status" 2>/dev/null ||
            fail "process $pid is still there"
    done
}
next_run_works() {
    "$aivrun" -n 4 --timeout 60 "$program" repeat 50 1000 >"$log" 2>&1 || fail "the next run"
}

before=$(shm)
if [ "$rounds" -gt 0 ]; then
    for _ in $(seq "$rounds"); do
        start
        kill -9 "${pids[@]}"
        wait $job && fail "aivrun exits 0 for killed ranks"
        gone
    done
    clean
    next_run_works
    echo "after $rounds jobs killed as a whole the next one works"
    exit 0
fi

for round in 1 2 3; do
    start
    victim=$((1 + round % 3))
    sleep "0.$((RANDOM % 10))"
    kill -9 "${pids[$victim]}"
    begin=$(date +%s%N)
    wait $job
    code=$?
    ms=$((($(date +%s%N) - begin) / 1000000))
    [ $code -eq 137 ] || fail "aivrun exits $code, not 137"
    for r in 0 1 2 3; do
        [ $r -eq $victim ] || grep -q "rank $r pid .* ended with .*rank $victim" "$log" ||
            fail "rank $r does not name rank $victim"
    done
    [ $ms -lt 2500 ] || fail "it took $ms ms" # 2 s and the start of processes
    gone
    clean
    next_run_works
    echo "rank $victim killed: the others ended in $ms ms"
done
