#!/bin/bash
# Proves that a job whose ranks are all killed in the middle of a barrier of notifies does no harm to the
# next one (trial B13): in round 500, and then the same job, whole.
#   shmem_kill.sh AIVRUN SHMEM_TRIALS
set -u
aivrun=$1 trials=$2
fail() { echo "FAILED: $*"; exit 1; }
log=$(mktemp)
trap 'rm -f "$log"' EXIT
ranks=8
for round in 1 2 3; do
    "$aivrun" -n $ranks "$trials" b13 1000 stop >"$log" 2>&1 &
    job=$!
    pids=()
    for ((i = 0; i < 600; i++)); do
        sleep 0.05
        grep -q "in round 500" "$log" && break
    done
    grep -q "in round 500" "$log" || fail "the job did not come to round 500"
    mapfile -t pids < <(ps -o pid= --ppid $job)
    [ ${#pids[@]} -eq $ranks ] || fail "the job has ${#pids[@]} ranks"
    kill -0 $job 2>"$log" || fail "the job ended by itself"
    kill -9 "${pids[@]}"
    wait $job && fail "aivrun exits 0 for killed ranks"
    "$aivrun" -n $ranks "$trials" b13 1000 || fail "the job after the killed one ($round)"
done
echo "after 3 jobs killed as a whole the next one works each time"
