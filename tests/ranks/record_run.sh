#!/bin/bash
# Proves what `aivrun --record` promises, on the custom AllGather.
#   record_run.sh SUBJECT AIVRUN AIVDRIVE ALLGATHER
set -u
subject=$1 aivrun=$2 aivdrive=$3 program=$4
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
log=$work/log
trap 'umount "$work/small" 2>/dev/null; rm -rf "$work"' EXIT
export HCCL_EXEC_TIMEOUT=60
fail() { echo "FAILED: $*"; tail -30 "$log"; exit 1; }
says() { grep -q -- "$1" "$log" || fail "the output does not say: $1"; }
sessions() { # of processes that are gone; others may be recording as well
    for folder in /dev/shm/aivdrive-record-*; do
        pid=${folder#*-record-}
        [ ! -e "$folder" ] || [ -e "/proc/${pid%-*}" ] || echo "$folder"
    done
}
clean() { [ -z "$(sessions)" ] || fail "a session is left: $(sessions)"; }

recorded() { # ranks, arguments: a run that is right, and its record
    "$aivrun" -n "$1" --timeout 100 --record "$work/run" "$program" "${@:2}" >"$log" 2>&1 ||
        fail "the recorded run ends with $?"
    clean
    "$aivdrive" record dump --json --no-sites "$work/run" >"$work/json" 2>"$log" || fail "dump"
    python3 "$here/record_check.py" "$1" <"$work/json" >"$log" || fail "the record"
    tail -1 "$log"
}

start() { # arguments of aivrun: a run that goes on until something happens
    "$aivrun" "$@" >"$log" 2>&1 &
    job=$!
    for _ in $(seq 600); do
        [ "$(grep -c 'is running' "$log")" -ge 3 ] && break
        kill -0 $job 2>/dev/null || { wait $job; fail "the job ended by itself ($?)"; }
        sleep 0.1
    done
    mapfile -t pids < <(sed -n 's/.*rank \([0-3]\) pid \([0-9]*\) is running.*/\2/p' "$log")
    [ ${#pids[@]} -ge 3 ] || fail "not all ranks run after 60 s"
}
reader() { # the child of aivrun that is no rank
    for pid in $(cat /proc/$job/task/$job/children); do
        [[ " ${pids[*]} " == *" $pid "* ]] || { echo "$pid"; return; }
    done
}
prefix() { # the record can be read, whatever happened
    "$aivdrive" record dump --json --no-sites "$work/run" >"$work/json" 2>"$log" || fail "dump"
    python3 "$here/record_check.py" 3 cut <"$work/json" >"$log" || fail "the record"
}

case $subject in
allgather_2) recorded 2 repeat 200 3000 ;;
allgather_8) recorded 8 types ;;
threads) AIVDRIVE_BLOCKS=threads HCCL_CUSTOM_ALLGATHER_BLOCKS=5 recorded 2 types ;;
small_rings) AIVDRIVE_RECORD_RING=32 recorded 3 repeat 300 3000 ;;
sites) # names of lines in the kernel and in the host's code
    recorded 2 repeat 20 3000
    "$aivdrive" record dump "$work/run" >"$log" || fail "dump"
    says 'copy MTE3 .* at .*custom_allgather.*[.][hc]:[0-9]'
    says 'scalar_read .* at .*custom_allgather.*[.][hc]:[0-9]'
    says 'alloc .* at .*[.]c:[0-9]'
    ! grep -q 'at .*/c_api/' "$log" || fail "a line of our own header"
    "$aivdrive" record info "$work/run" >"$log" || fail "info"
    says '^complete record'
    says '^  grid_begin '
    ;;
again) # a record is not written over
    recorded 2 repeat 20 3000
    "$aivrun" -n 2 --record "$work/run" "$program" repeat 1 1 >"$log" 2>&1
    [ $? -eq 2 ] || fail "exit code"
    says 'give another folder'
    clean
    ;;
rank_killed) # the record of the others, and of that rank up to its end
    start -n 3 --record "$work/run" "$program" endless
    kill -9 "${pids[1]}"
    wait $job
    [ $? -eq 137 ] || fail "exit code"
    says 'killed by signal 9'
    clean
    prefix
    ;;
reader_killed) # one sentence, exit code 2
    start -n 3 --record "$work/run" "$program" endless
    kill -9 "$(reader)"
    wait $job
    [ $? -eq 2 ] || fail "exit code"
    [ "$(grep -c 'recording ended the run: ' "$log")" -eq 1 ] || fail "not one sentence"
    clean
    prefix
    ;;
reader_killed_full) # the same while every rank waits for room in its ring
    AIVDRIVE_RECORD_RING=32 start -n 3 --record "$work/run" "$program" endless
    pid=$(reader)
    kill -STOP "$pid"
    sleep 2
    kill -9 "$pid"
    timeout 60 tail --pid=$job -f /dev/null || fail "the run has not ended"
    wait $job
    [ $? -eq 2 ] || fail "exit code"
    [ "$(grep -c 'recording ended the run: ' "$log")" -eq 1 ] || fail "not one sentence"
    clean
    prefix
    ;;
aivrun_killed) # the reader outlives aivrun, finishes the record and removes the session
    start -n 3 --record "$work/run" "$program" endless
    kill -9 $job
    wait $job 2>/dev/null
    for _ in $(seq 300); do
        [ -z "$(sessions)" ] && break
        sleep 0.1
    done
    clean
    prefix
    ;;
aivrun_unreaped) # the same when its parent does not ask how it ended: its number stays in use
    bash -c '"$@" >"$0" 2>&1 & echo $! >"$0.pid"; exec sleep 150' "$log" \
        "$aivrun" -n 3 --record "$work/run" "$program" endless &
    holder=$!
    for _ in $(seq 600); do
        [ "$(grep -c 'is running' "$log" 2>/dev/null)" -ge 3 ] 2>/dev/null && break
        sleep 0.1
    done
    job=$(cat "$log.pid")
    ls -d /dev/shm/aivdrive-record-"$job"-* >/dev/null || fail "no session"
    kill -9 "$job"
    for _ in $(seq 300); do
        ls -d /dev/shm/aivdrive-record-"$job"-* >/dev/null 2>&1 || break
        sleep 0.1
    done
    grep -q '^State:.*Z' "/proc/$job/status" || fail "somebody has asked how aivrun ended"
    ! ls -d /dev/shm/aivdrive-record-"$job"-* 2>/dev/null || fail "the session is left"
    kill $holder
    prefix
    ;;
reader_stopped) # deadlines do not count the time the reader takes
    HCCL_EXEC_TIMEOUT=1 AIVDRIVE_RECORD_RING=32 start -n 3 --record "$work/run" "$program" endless
    pid=$(reader)
    kill -STOP "$pid"
    sleep 4
    kill -CONT "$pid"
    sleep 0.3
    kill -0 $job 2>/dev/null || fail "the run has ended"
    kill -TERM $job
    wait $job
    ! grep -q -e 507034 -e 'no progress' -e 'without any operation' "$log" || fail "a deadline"
    clean
    "$aivdrive" record info "$work/run" >"$log" || fail "info"
    says ' events lost'
    ;;
disk_full)
    mkdir "$work/small"
    mount -t tmpfs -o size=256k none "$work/small" 2>/dev/null ||
        { echo "skipped: mounting a small file system is not allowed here"; exit 77; }
    "$aivrun" -n 3 --record "$work/small/run" "$program" endless >"$log" 2>&1
    [ $? -eq 2 ] || fail "exit code"
    says 'recording ended the run: .*disk full'
    clean
    mkdir "$work/run"
    cp "$work/small/run/record.aivr" "$work/run/"
    prefix
    ;;
*) echo "unknown subject $subject"; exit 2 ;;
esac
echo "$subject: ok"
