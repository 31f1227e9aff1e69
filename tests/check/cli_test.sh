#!/bin/sh
# Proves the checker's command line: exit codes, forms of output, suppressions, what it refuses, and
# the trials of operators called in another order on one rank, and of communicators used crosswise.
#
#     cli_test.sh SUBJECT BIN AIVCC_CASES CORPUS_HOST [CALLS_DIFFER | HCCL_TRIALS]
set -u
subject=$1 bin=$2 corpus=$3 host=$4 calls=${5:-}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

fail() { echo "FAILED: $*"; exit 1; }

# expect CODE command...: output in $work/out (both streams)
expect() {
    wanted=$1; shift
    "$@" > "$work/out" 2>&1; got=$?
    [ $got -eq "$wanted" ] || { cat "$work/out"; fail "exit code $got instead of $wanted: $*"; }
}

says() { grep -q -- "$1" "$work/out" || { cat "$work/out"; fail "not said: $1"; }; }

kernel() { "$bin/aivcc" -w -DFAULT -I "$corpus" "$corpus/$1.c" -o "$work/$1.o" || fail "aivcc $1"; }

case $subject in
run)
    kernel flag_overtakes
    expect 3 "$bin/aivrun" --check -n 2 "$host" "$work/flag_overtakes.o" 1 1 1
    says 'no MTE3 drain between the copy at flag_overtakes.c:[0-9]* and the flag at flag_overtakes.c'
    tail -1 "$work/out" | grep -q "1 finding: AIVD-R08.*own exit code is 0" || fail "the last line"
    printf '# known\nAIVD-R08 flag_overtakes.c\n' > "$work/known"
    expect 0 "$bin/aivrun" --check --suppress "$work/known" -n 2 "$host" "$work/flag_overtakes.o" 1 1 1
    says '(1 suppressed)'
    # The program's own code is named beside the verdict, with a deadlock too (the run is ended: no rank
    # has one of its own then).
    expect 3 "$bin/aivrun" --check -n 2 sh -c '"$@"; exit 7' sh "$host" "$work/flag_overtakes.o" 1 1 1
    tail -1 "$work/out" | grep -q "1 finding: AIVD-R08.*own exit code is 7" || fail "the program's code"
    # A program that fails in good order is told how to see other orders.
    expect 7 "$bin/aivrun" --check --suppress "$work/known" -n 2 sh -c '"$@"; exit 7' sh "$host" \
        "$work/flag_overtakes.o" 1 1 1
    says 'check --jitter 1..20'
    kernel cycle
    expect 4 "$bin/aivrun" --check --timeout 60 -n 2 "$host" "$work/cycle.o" 1 1 1
    says 'AIVD-R41'
    expect 3 "$bin/aivrun" --check --profile strict --log-file "$work/log" -n 2 "$host" \
        "$work/flag_overtakes.o" 1 1 1
    grep -q AIVD-R08 "$work/log" || fail "the log file"
    ;;
record)
    kernel flag_overtakes
    expect 0 "$bin/aivrun" --record "$work/run" -n 2 "$host" "$work/flag_overtakes.o" 1 1 1
    expect 3 "$bin/aivdrive" check "$work/run"
    says 'profile vendor'
    "$bin/aivdrive" check --json "$work/run" 2> /dev/null > "$work/json"
    python3 -c "
import json, sys
lines = [json.loads(line) for line in open(sys.argv[1])]
assert [line['rule'] for line in lines] == ['AIVD-R08'], lines
assert all(side['file'].endswith('flag_overtakes.c') for side in lines[0]['sides'])" "$work/json" ||
        fail "JSON"
    "$bin/aivdrive" check --sarif "$work/run" 2> /dev/null > "$work/sarif"
    python3 -c "
import json, sys
run = json.load(open(sys.argv[1]))['runs'][0]
assert run['tool']['driver']['rules'][0]['id'] == 'AIVD-R08'
result = run['results'][0]
assert result['level'] == 'error' and len(result['relatedLocations']) == 1" "$work/sarif" ||
        fail "SARIF"
    ;;
refusals)
    expect 2 "$bin/aivdrive" check
    expect 2 "$bin/aivdrive" check --profil vendor x
    says 'did you mean --profile'
    expect 2 "$bin/aivdrive" check --profile vendr x
    says 'did you mean vendor'
    expect 2 "$bin/aivdrive" check --explain 99
    says 'AIVD-R42'
    expect 1 "$bin/aivdrive" check "$work/nothing"
    head -c 4096 /dev/urandom > "$work/noise"
    expect 1 "$bin/aivdrive" check "$work/noise"
    echo 'R08 a.c' > "$work/known"; echo 'nonsense' >> "$work/known"
    expect 2 "$bin/aivrun" --check --suppress "$work/known" -n 1 true
    says '"nonsense" is no rule'
    expect 2 "$bin/aivrun" --profile strict -n 1 true
    says 'an option of --check'
    expect 0 "$bin/aivdrive" check --list
    expect 0 "$bin/aivdrive" check --explain AIVD-R08
    expect 0 "$bin/aivrun" --check -n 2 true
    says '0 findings'
    ;;
calls_differ)
    expect 4 "$bin/aivrun" --check --timeout 60 -n 4 "$calls"
    says 'AIVD-R38'
    says 'first difference at call 0, rank 3, which launches HcclBarrier where rank [012] launches HcclAllGatherAivKernel (as 3 of 4'
    says 'calls_differ.c:[0-9]* *rank 3 launches HcclBarrier'
    expect 0 "$bin/aivrun" --check --timeout 60 -n 4 "$calls" alike
    says ' 0 findings'
    ;;
calls_late)
    expect 3 "$bin/aivrun" --check --timeout 60 -n 4 "$calls" late
    says 'AIVD-R38'
    says 'first difference at call 0, rank 3, which launches HcclBarrier where rank [012] launches HcclAllGatherAivKernel'
    ;;
calls_streams)
    expect 3 "$bin/aivrun" --check --timeout 60 -n 4 "$calls" streams
    says 'AIVD-R38'
    says 'first difference at call 0, rank 3, which launches HcclBarrier where rank [012] launches HcclAllGatherAivKernel; this run ended well'
    says 'own exit code is 0'
    ;;
calls_crosswise) # here the program is hccl_trials
    expect 4 "$bin/aivrun" --check --timeout 60 -n 2 "$calls" crosswise
    says 'AIVD-R41'
    says 'AIVD-R38'
    says 'rank [01] waits in HcclAllReduce of one communicator, rank [01] in HcclAllReduce of another'
    says 'hccl_trials.c:[0-9]* *rank 0 launches HcclAllReduce'
    says 'hccl_trials.c:[0-9]* *rank 1 launches HcclAllReduce'
    ;;
*)
    fail "no such subject: $subject"
    ;;
esac
echo "ok: $subject"
