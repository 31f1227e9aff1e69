#!/bin/bash
# Proves that a job whose ranks are all killed in the middle of a barrier of notifies does no harm to the
# next one (trial B13).
#   shmem_kill.sh AIVRUN SHMEM_TRIALS
set -u
aivrun=$1 trials=$2
fail() { echo "FAILED: $*"; exit 1; }
log=$(mktemp)
trap 'rm -f "$log"' EXIT
for round in 1 2 3; do
    "$aivrun" -n 4 "$trials" b13 100000000 >"$log" 2>&1 &
    job=$!
    pids=()
    for ((i = 0; i < 300 && ${#pids[@]} < 4; i++)); do
        sleep 0.05
        mapfile -t pids < <(ps -o pid= --ppid $job)
    done
    [ ${#pids[@]} -eq 4 ] || fail "the job has ${#pids[@]} ranks"
    sleep 0.5
    kill -0 $job 2>"$log" || fail "the job ended by itself"
    kill -9 "${pids[@]}"
    wait $job && fail "aivrun exits 0 for killed ranks"
    "$aivrun" -n 4 "$trials" b13 200 || fail "the job after the killed one ($round)"
done
echo "after 3 jobs killed as a whole the next one works each time"
