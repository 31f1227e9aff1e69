#!/bin/bash
# Proves what aivrun promises of ranges of seeds, one subject per call: one run per seed, one report in
# which every finding names the seeds that show it, the exit codes of one run.
#
#     seeds_test.sh SUBJECT BIN [CORPUS_HOST]
# shellcheck disable=SC2016 # the programs of the ranks expand their own variables
set -u
subject=$1 bin=$2 host=${3:-}
here=$(cd "$(dirname "$0")" && pwd)
aivrun=$bin/aivrun
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

fail() {
    echo "FAILED $subject: $*" >&2
    tail -n 40 "$work/out" "$work/err" >&2
    exit 1
}

# run CODE args...: aivrun ends with that code.
run() {
    local want=$1
    shift
    "$aivrun" "$@" >"$work/out" 2>"$work/err" </dev/null
    local got=$?
    [ "$got" = "$want" ] || fail "exit code $got, wanted $want: aivrun $*"
}

has() { grep -qE -- "$1" "$work/err" || fail "stderr has no: $1"; }
has_not() { ! grep -qE -- "$1" "$work/err" || fail "stderr has: $1"; }
last() { tail -n 1 "$work/err" | grep -qE -- "$1" || fail "the last line is not: $1"; }

kernel() { # FILE options...: with its fault planted
    local file=$1
    shift
    "$bin/aivcc" -w "$@" -I "$here/../check/corpus" "$file" -o "$work/$(basename "$file" .c).o" ||
        fail "aivcc $file"
}

# Until both ranks of the run that stays have written their process ids; then until they are gone.
wait_ready() {
    for _ in {1..300}; do
        [ "$(grep -c . "$work/ready" 2>/dev/null)" != 2 ] || return 0
        sleep 0.1
    done
    fail "the ranks do not start"
}
gone() {
    local rank
    while read -r rank; do
        for _ in {1..50}; do
            kill -0 "$rank" 2>/dev/null || continue 2
            sleep 0.1
        done
        fail "rank $rank is left"
    done <"$work/ready"
}

case $subject in
plain) # without the checker: which seeds fail
    run 0 -n 2 --jitter 3..5 sh -c 'echo $AIVDRIVE_JITTER'
    [ "$(sort "$work/out" | tr '\n' ' ')" = "[0] 3 [0] 4 [0] 5 [1] 3 [1] 4 [1] 5 " ] || fail "the seeds"
    has '^aivrun: run 2 of 3: jitter, seed 4$'
    last '^aivrun: 3 runs, all with exit code 0$'
    run 6 -n 1 --jitter 1..9 sh -c 'case $AIVDRIVE_JITTER in 2) exit 6;; [4-7]) exit 5;; esac'
    last '^aivrun: 9 runs; the program fails with --jitter 2,4-7 \(5 of 9 runs; first exit code 6\)$'
    run 139 -n 1 --weak --seed 7..8 --jitter 4 sh -c \
        '[ $AIVDRIVE_JITTER = 4 ] || exit 1; [ $AIVDRIVE_WEAK = 7 ] || kill -SEGV $$'
    last 'fails with --weak --seed 8 \(1 of 2 runs; first exit code 139\)$'
    run 77 -n 2 --jitter 1..9 sh -c 'exit 77'
    has_not 'run 2 of 9' # what is skipped once is skipped always
    run 127 -n 2 --jitter 1..9 no_such_program
    has_not 'run 2 of 9'
    last 'cannot start rank 0, no_such_program'
    run 5 -n 1 --jitter 1..2 --timeout 0.3 sh -c 'sleep 60'
    last 'fails with --jitter 1-2 \(2 of 2 runs; first exit code 5\)$'
    ;;
usage)
    for bad in "--jitter 3..1" "--jitter 0..3" "--jitter 1..x" "--jitter 1.." "--jitter ..4" "--jitter 1-4" \
        "--weak --seed 1..2 --jitter 1..2" "--seed 1..2" "--jitter 1..2 --record $work/run" \
        "--check --jitter 1..2 --trace $work/t" "--jitter 1..2 --junit $work/j" \
        "--check --jitter 1..2 --log-file $work/no/such/log"; do
        # shellcheck disable=SC2086
        run 2 $bad -n 1 true
        [ -s "$work/err" ] || fail "no message for: $bad"
        [ "$(wc -l <"$work/err")" -le 3 ] || fail "it has begun to run: $bad"
    done
    run 2 --jitter 5..2 -n 1 true
    has 'the range goes backwards; write --jitter 2..5'
    run 2 --check --weak --junit "$work/j" -n 1 true
    has 'give one seed'
    echo nonsense >"$work/known"
    run 2 --check --jitter 1..5 --suppress "$work/known" -n 1 true
    has '"nonsense" is no rule'
    last '^aivrun: --check: a file of the checker cannot be used'
    has_not 'run 2 of 5'
    ;;
input) # a file is read from where it stands, by every run; a pipe by none
    printf 'first\nrest\n' >"$work/input"
    { read -r _; "$aivrun" -n 1 --jitter 1..3 cat; } <"$work/input" >"$work/out" 2>"$work/err" || fail "code $?"
    [ "$(cat "$work/out")" = $'[0] rest\n[0] rest\n[0] rest' ] || fail "not the rest three times"
    echo text | "$aivrun" -n 1 --jitter 1..2 sh -c 'echo "<$(cat)>"' >"$work/out" 2>"$work/err" || fail "code $?"
    [ "$(cat "$work/out")" = $'[0] <>\n[0] <>' ] || fail "a pipe is not empty"
    ;;
interrupt) # the run that goes on is ended, the report tells of those before; nothing stays behind
    set -m # each job a group of its own, which hears SIGINT: as in a terminal
    for how in INT TERM; do
        rm -f "$work/ready"
        "$aivrun" -n 2 --check --jitter 1..50 --grace 0.3 sh -c \
            'if [ $AIVDRIVE_JITTER = 3 ]; then echo $$ >>"$0"; exec sleep 60; fi' "$work/ready" \
            >"$work/out" 2>"$work/err" </dev/null &
        pid=$!
        wait_ready
        if [ $how = INT ]; then kill -INT -- -$pid; else kill -TERM $pid; fi
        wait $pid
        code=$?
        [ $how$code = INT130 ] || [ $how$code = TERM143 ] || fail "SIG$how: exit code $code"
        has "passed on to the ranks: SIG$how"
        last "0 findings in 3 runs;.*; ended after 3 of 50 runs by SIG$how\$"
        gone
    done
    # Killed itself: the run and its ranks go with it.
    rm -f "$work/ready"
    "$aivrun" -n 2 --jitter 1..50 sh -c 'echo $$ >>"$0"; exec sleep 60' "$work/ready" >"$work/out" 2>"$work/err" &
    pid=$!
    wait_ready
    kill -KILL $pid
    wait $pid 2>/dev/null
    gone
    ;;
jitter) # a race that block order hides
    export AIVDRIVE_THREADS=1 # one thread: the same seed is the same schedule
    kernel "$here/seed_race.c"
    program=("$host" "$work/seed_race.o" 2 1 1)
    run 0 --check -n 1 "${program[@]}"
    has ' 0 findings'
    run 3 --check --jitter 1..40 -n 1 "${program[@]}"
    [ "$(grep -c '^AIVD-R08 error' "$work/err")" = 1 ] || fail "not listed once"
    last '^aivrun: 1 finding: AIVD-R08 in 40 runs; profile vendor, 1 ranks, 40 kernels.*exit code is 0$'
    seeds=$(sed -n 's/^ *seen with --jitter \([0-9,-]*\) (.* of 40 runs)$/\1/p' "$work/err")
    [ -n "$seeds" ] || fail "the finding names no seed"
    first=${seeds%%[,-]*}
    # That seed alone shows it, names itself, and is told in the last line.
    run 3 --check --jitter "$first" -n 1 "${program[@]}"
    has "^    seen with --jitter $first\$"
    last "1 finding: AIVD-R08 with --jitter $first;"
    # Seeds that are not named do not show it.
    for seed in {1..40}; do
        [ "$seed" -lt "$first" ] || break
        run 0 --check --jitter "$seed" -n 1 "${program[@]}"
    done
    echo 'AIVD-R08 seed_race.c' >"$work/known"
    run 0 --check --jitter 1..40 --suppress "$work/known" -n 1 "${program[@]}"
    last '0 findings \(1 suppressed\) in 40 runs'
    ;;
forms) # JSON lines and SARIF of the merged report, in the log file or on stdout
    kernel "$here/../check/corpus/flag_overtakes.c" -DFAULT
    program=("$host" "$work/flag_overtakes.o" 1 1 1)
    run 3 --check --jitter 4..6 --json -n 2 "${program[@]}"
    python3 - "$work/out" <<'PY' || fail "JSON"
import json, sys
(line,) = [json.loads(l) for l in open(sys.argv[1]) if l.startswith("{")]
assert line["rule"] == "AIVD-R08" and line["jitter"] == [4, 5, 6] and line["times"] >= 3, line
assert all(side["file"].endswith("flag_overtakes.c") and side["line"] > 1 for side in line["sides"]), line
PY
    run 3 --check --jitter 4..6 --sarif --log-file "$work/log" -n 2 "${program[@]}"
    python3 - "$work/log" <<'PY' || fail "SARIF"
import json, sys
(result,) = json.load(open(sys.argv[1]))["runs"][0]["results"]
assert result["ruleId"] == "AIVD-R08" and result["properties"] == {"jitter": [4, 5, 6]}, result
PY
    has_not 'AIVD-R08 error'
    ;;
weak) # findings, and the seeds under which the program is wrong
    kernel "$here/../check/corpus/flag_overtakes.c" -DFAULT
    cat >"$work/program" <<'SH'
#!/bin/sh
# The result is that of the run without weak order, or exit code 9.
result=$("$1" "$2" 1 1 1 result | grep '^result') || exit 8
[ -f "$3.$RANK" ] || echo "$result" >"$3.$RANK"
[ "$result" = "$(cat "$3.$RANK")" ] || exit 9
SH
    chmod +x "$work/program"
    program=("$work/program" "$host" "$work/flag_overtakes.o" "$work/right")
    run 3 --check --weak --seed 1..12 -n 2 "${program[@]}"
    has '^aivrun: run 1 of 13: checked, without a seed$'
    has '^aivrun: run 13 of 13: weak order, seed 12$'
    has '^    the program fails with --weak --seed [0-9,-]+ \([0-9]+ of 12 runs\)$'
    last '1 finding: AIVD-R08;.*; the program fails with --weak --seed .*first exit code 9\)$'
    rm "$work"/right.*
    run 3 --check --jitter 1..2 --weak --seed 1..12 --json -n 2 "${program[@]}"
    grep -qE '"jitter":\[1,2\],"weak":\[[0-9,]+\]\}$' "$work/out" || fail "JSON names no seeds"
    # No finding, but wrong under a seed: the program's code. Wrong anyway: nothing is blamed on seeds.
    run 4 --check --weak --seed 1..3 -n 1 sh -c '[ "${AIVDRIVE_WEAK:-0}" != 2 ] || exit 4'
    last '0 findings;.*; the program fails with --weak --seed 2 \(1 of 3 runs; first exit code 4\)$'
    run 3 --check --weak --seed 1..2 -n 2 sh -c '"$@"; exit 1' sh "$host" "$work/flag_overtakes.o" 1 1 1
    has_not '^    the program fails'
    last "the program's own exit code is 1; the program fails with --weak --seed 1-2"
    ;;
deadlock) # takes precedence, the series goes on
    kernel "$here/../check/corpus/cycle.c" -DFAULT
    run 4 --check --jitter 1..2 --timeout 60 -n 2 "$host" "$work/cycle.o" 1 1 1
    has '^AIVD-R41'
    has 'seen with --jitter 1-2 \(2 of 2 runs\)'
    ;;
*)
    echo "no subject $subject" >&2
    exit 2
    ;;
esac
echo "$subject ok"
