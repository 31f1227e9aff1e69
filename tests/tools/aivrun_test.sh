#!/bin/bash
# Proves what aivrun promises, one subject per call: aivrun_test.sh SUBJECT.
# shellcheck disable=SC2016 # the programs of the ranks expand their own variables
# AIVRUN and PROBE name the programs; exit 77 = skipped.
set -u
subject=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "FAILED $subject: $*" >&2
    echo "--- stdout" >&2 && cat "$work/out" >&2
    echo "--- stderr" >&2 && cat "$work/err" >&2
    exit 1
}

# run CODE args...: aivrun ends with that code.
run() {
    local want=$1
    shift
    "$AIVRUN" "$@" >"$work/out" 2>"$work/err" </dev/null
    local got=$?
    [ "$got" = "$want" ] || fail "exit code $got, wanted $want: aivrun $*"
}

last_line() {
    [ "$(tail -n 1 "$work/err")" = "aivrun: $1" ] || fail "last line is not: aivrun: $1"
}

has_err() {
    grep -qF -- "$1" "$work/err" || fail "stderr has no: $1"
}

has_out() {
    grep -qxF -- "$1" "$work/out" || fail "stdout has no line: $1"
}

left_process() {
    for p in /proc/[0-9]*; do
        [ "${p#/proc/}" != $$ ] || continue
        if tr '\0' '\n' <"$p/environ" 2>/dev/null | grep -qx "AIVRUN_TEST_MARK=$mark"; then
            echo "${p#/proc/}: $(tr '\0' ' ' <"$p/cmdline")"
            return
        fi
    done
}

# No process carries this test's mark any more.
nothing_left() {
    for _ in {1..50}; do
        [ -n "$(left_process)" ] || return 0
        sleep 0.1
    done
    fail "a process is left: $(left_process)"
}

# wait_lines N TEXT: until N lines of the output contain TEXT.
wait_lines() {
    for _ in {1..200}; do
        [ "$(grep -c "$2" "$work/out")" -lt "$1" ] || return 0
        sleep 0.1
    done
    fail "no $1 lines with: $2"
}

mark=$$.$RANDOM

case $subject in
exit_code)
    run 0 -n 3 true
    [ -s "$work/err" ] && fail "a good run says something"
    run 3 -n 3 --grace 0.2 sh -c '[ $RANK != 1 ] || exit 3; sleep 60'
    last_line "rank 1 failed first: exit code 3"
    has_err "ended 2 ranks still running: 0,2"
    run 9 -n 1 sh -c 'exit 9'
    run 77 -n 3 sh -c 'exit 77'
    run 1 -n 3 sh -c '[ $RANK = 0 ] || exit 77'
    # A failure counts more than a skip, whichever comes first.
    run 3 -n 2 --grace 5 sh -c '[ $RANK = 0 ] && exit 77; sleep 0.2; exit 3'
    last_line "rank 1 failed first: exit code 3"
    ;;
first_failure) # the first in time, and a signal before the exit codes of those who noticed it
    run 4 -n 4 sh -c 'case $RANK in 2) exit 4;; *) sleep 0.6; exit 5;; esac'
    last_line "rank 2 failed first: exit code 4"
    has_err "4 ranks failed: 0-3"
    run 137 -n 3 sh -c 'case $RANK in 0) exit 5;; 1) sleep 0.4; kill -9 $$;; 2) sleep 0.8; exit 6;; esac'
    last_line "rank 1 failed first: killed by signal 9 (SIGKILL)"
    ;;
grace) # survivors may still print their own error
    run 3 -n 2 --grace 20 sh -c '[ $RANK = 1 ] && exit 3; sleep 0.5; echo my peer is gone; exit 1'
    has_out "[0] my peer is gone"
    last_line "rank 1 failed first: exit code 3"
    ;;
signal)
    run 139 -n 2 --grace 0.2 sh -c '[ $RANK = 0 ] || kill -SEGV $$; sleep 60'
    grep -q "rank 1 failed first: killed by signal 11 (SIGSEGV)" "$work/err" || fail "no SIGSEGV told"
    ;;
stubborn) # ranks that ignore SIGTERM, or are stopped, are killed
    AIVRUN_TEST_MARK=$mark run 1 -n 3 --grace 0.1 bash -c \
        'trap "" TERM; case $RANK in 0) exit 1;; 1) kill -STOP $$;; esac; while :; do sleep 1; done'
    last_line "rank 0 failed first: exit code 1"
    nothing_left
    ;;
timeout)
    AIVRUN_TEST_MARK=$mark run 5 -n 5 --timeout 0.5 sh -c '[ $RANK = 1 ] && exit 0; sleep 60'
    last_line "timeout after 0.5 s; ranks still running: 0,2-4"
    nothing_left
    ;;
orphans) # processes that outlive their rank, also outside its process group and in its output
    AIVRUN_TEST_MARK=$mark run 0 -n 3 bash -c \
        'setsid bash -c "trap \"\" TERM HUP; sleep 100 & sleep 100; sleep 100" & disown; (sleep 100 &); echo done'
    has_out "[2] done"
    has_err "that the ranks left behind"
    nothing_left
    ;;
forward) # signals reach the ranks; the exit code is theirs
    for sig in USR1 USR2; do
        : >"$work/out" >"$work/err" # or the lines of the run before are taken for this one's
        "$AIVRUN" -n 3 bash -c "trap 'echo got $sig; exit 0' $sig; echo ready; for i in {1..200}; do sleep 0.1; done; exit 1" \
            >"$work/out" 2>"$work/err" </dev/null &
        pid=$!
        wait_lines 3 ready
        kill -$sig $pid
        wait $pid || fail "$sig: exit code $?"
        [ "$(grep -c "got $sig" "$work/out")" = 3 ] || fail "$sig did not reach every rank once"
    done
    : >"$work/out" >"$work/err"
    AIVRUN_TEST_MARK=$mark "$AIVRUN" -n 3 sh -c 'echo ready; exec sleep 60' >"$work/out" 2>"$work/err" </dev/null &
    pid=$!
    wait_lines 3 ready
    kill -TERM $pid
    wait $pid
    code=$?
    [ $code = 143 ] || fail "TERM: exit code $code, wanted 143"
    has_err "passed on to the ranks: SIGTERM"
    nothing_left
    ;;
killed) # aivrun itself is killed: its ranks die with it
    AIVRUN_TEST_MARK=$mark "$AIVRUN" -n 3 sh -c 'echo ready; exec sleep 60' >"$work/out" 2>"$work/err" </dev/null &
    pid=$!
    wait_lines 3 ready
    kill -KILL $pid
    wait $pid 2>/dev/null
    nothing_left
    ;;
tags) # fixed width, whole lines, no colour in a file, no line lost, the last one ended
    run 0 -n 11 sh -c 'printf "a\n\nb"; printf "e\n" >&2'
    has_out "[ 3] a"
    has_out "[ 3] "
    has_out "[10] b"
    has_err "[ 0] e"
    [ "$(wc -l <"$work/out")" = 33 ] || fail "not 33 lines"
    run 0 -n 3 --no-tags sh -c 'printf "a\nb"; echo e >&2'
    [ "$(LC_ALL=C sort "$work/out" | tr -d '\n')" = aaabbb ] || fail "--no-tags: output"
    [ "$(tr -d '\n' <"$work/err")" = eee ] || fail "--no-tags: errors"
    python3 - "$AIVRUN" <<'PY' || fail "colours on a terminal"
import os, pty, subprocess, sys
def on_terminal(env):
    ours, theirs = pty.openpty()
    p = subprocess.Popen([sys.argv[1], "-n", "2", "echo", "hi"], stdout=theirs, stderr=theirs,
                         stdin=theirs, env=env)
    os.close(theirs)
    seen = b""
    try:
        while chunk := os.read(ours, 4096):
            seen += chunk
    except OSError:
        pass
    assert p.wait() == 0
    return seen
plain = {k: v for k, v in os.environ.items() if k != "NO_COLOR"}
assert b"\033[31m[0]\033[0m hi" in on_terminal(plain)
assert b"\033" not in on_terminal(dict(plain, NO_COLOR="1"))
PY
    run 0 -n 4 bash -c 'for i in {1..5000}; do echo "rank $RANK line $i of five thousand"; done'
    [ "$(wc -l <"$work/out")" = 20000 ] || fail "not 20000 lines"
    for r in 0 1 2 3; do
        grep -F "[$r] " "$work/out" >"$work/rank"
        for i in $(seq 5000); do echo "[$r] rank $r line $i of five thousand"; done | cmp -s - "$work/rank" ||
            fail "lines of rank $r are not whole or not in order"
    done
    run 0 -n 2 sh -c 'head -c 3000000 /dev/zero | tr "\0" x'
    [ "$(tr -cd x <"$work/out" | wc -c)" = 6000000 ] || fail "bytes of a long line are lost"
    ;;
environment)
    OMPI_COMM_WORLD_RANK=7 PMI_RANK=3 PMIX_RANK=1 AIVDRIVE_CORES=5 HCCL_BUFFSIZE=3 run 0 -n 3 --cores 4 \
        --env HCCL_BUFFSIZE=64 --env WITH=a=b sh -c \
        'echo $AIVD_RANK $AIVD_SIZE $AIVD_LOCAL_RANK $AIVD_LOCAL_SIZE $RANK $WORLD_SIZE $LOCAL_RANK \
        $LOCAL_WORLD_SIZE $MASTER_ADDR $AIVDRIVE_CORES $HCCL_BUFFSIZE $WITH ${OMPI_COMM_WORLD_RANK-none} \
        ${PMI_RANK-none} ${PMIX_RANK-none} $((MASTER_PORT > 0))'
    has_out "[2] 2 3 2 3 2 3 2 3 127.0.0.1 4 64 a=b none none none 1"
    limit=$(ulimit -Sn)
    run 0 -n 1 sh -c 'ulimit -Sn'
    has_out "[0] $limit"
    ;;
bind)
    cpus=$(nproc)
    run 0 -n 3 --bind sh -c 'grep Cpus_allowed_list /proc/self/status'
    for r in 0 1 2; do
        grep -Eq "^\[$r\] Cpus_allowed_list:.[0-9]+$" "$work/out" || fail "rank $r is not on one CPU"
    done
    of() { sed -n "s/^\[$1\].*://p" "$work/out"; }
    [ "$cpus" != 2 ] || [ "$(of 0)" = "$(of 2)" ] || fail "rank 2 does not share the CPU of rank 0"
    [ "$cpus" = 1 ] || [ "$(of 0)" != "$(of 1)" ] || fail "ranks 0 and 1 share a CPU"
    ;;
stdin) # rank 0 reads it, the others find it empty
    echo hello | "$AIVRUN" -n 3 sh -c 'echo "<$(cat)>"' >"$work/out" 2>"$work/err" || fail "exit code $?"
    has_out "[0] <hello>"
    has_out "[2] <>"
    # Closed standard streams do not end in somebody's pipe.
    "$AIVRUN" -n 2 sh -c 'cat; echo done' >"$work/out" 2>"$work/err" <&- || fail "exit code $?"
    has_out "[1] done"
    "$AIVRUN" -n 2 sh -c 'echo done; echo done >&2' >&- 2>&- <&- || fail "exit code $?"
    ;;
reader_gone) # nobody reads our output any more: an end, not a hang
    AIVRUN_TEST_MARK=$mark bash -c '"$0" -n 2 sh -c "while :; do echo y; done"; echo $? >"$1/code"' \
        "$AIVRUN" "$work" 2>"$work/err" | head -n 3 >"$work/out"
    for i in {1..100}; do [ -s "$work/code" ] && break; sleep 0.1; done
    [ "$(cat "$work/code")" = 141 ] || fail "exit code $(cat "$work/code"), wanted 141"
    nothing_left
    ;;
slow_reader) # a reader that takes a nap loses nothing
    "$AIVRUN" -n 2 bash -c 'for i in {1..20000}; do echo "$i of twenty thousand lines"; done' \
        2>"$work/err" | (sleep 1; cat) >"$work/out"
    [ "$(wc -l <"$work/out")" = 40000 ] || fail "lines are lost: $(wc -l <"$work/out")"
    ;;
usage)
    run 2
    grep -q "aivrun -n 4 sh" "$work/out" || fail "no example"
    [ "$(wc -l <"$work/out")" -le 30 ] || fail "more than one screen"
    eval "$(grep -E '^  aivrun -n 4 ' "$work/out" | sed "s|aivrun|\"$AIVRUN\"|")" >"$work/example" || fail "example"
    grep -qx "\[3\] I am 3 of 4" "$work/example" || fail "the example does not work"
    run 2 -n 2 --tiemout 3 true
    has_err "did you mean --timeout?"
    for bad in "-n" "-n 0 true" "-n 2x true" "-n 5000 true" "-n 2" "true" "-n 2 --cores 73 true" \
        "-n 2 --timeout 0 true" "-n 2 --timeout x true" "-n 2 --env NOVALUE true" "-n 2 --bind=1 true" \
        "-n 2 -q true" "-n 2 --junit /nonexistent/file true"; do
        # shellcheck disable=SC2086
        run 2 $bad
        [ -s "$work/err" ] || fail "no message for: $bad"
    done
    run 0 --help
    run 0 --version
    run 127 -n 2 no_such_program
    has_err "cannot start rank 0, no_such_program: No such file or directory"
    run 126 -n 2 /etc/passwd
    ;;
junit)
    run 3 -n 3 --grace 0.1 --junit "$work/report.xml" sh -c \
        'case $RANK in 0) printf "<a & \"b\"> \033[1m \377\n"; exit 0;; 1) exit 3;; 2) exit 77;; esac'
    python3 - "$work/report.xml" <<'PY' || fail "report is wrong: $(cat "$work/report.xml")"
import sys, xml.etree.ElementTree as ET
suite = ET.parse(sys.argv[1]).getroot()
cases = suite.findall("testcase")
assert suite.get("tests") == "3" and suite.get("failures") == "1" and suite.get("skipped") == "1"
assert [c.get("name") for c in cases] == ["rank 0", "rank 1", "rank 2"]
assert cases[0].find("system-out").text == '<a & "b"> ?[1m ?\n', cases[0].find("system-out").text
assert cases[1].find("failure").get("message") == "exit code 3"
assert cases[2].find("skipped") is not None
PY
    ;;
many) # hundreds of ranks with the usual limit of open files
    ulimit -Sn 256
    run 0 -n 320 sh -c 'echo $RANK'
    sort -u "$work/out" | wc -l | grep -qx 320 || fail "not 320 different lines"
    run 0 -n 64 "$PROBE" exchange "$work/marks" 64
    ;;
exchange)
    for n in 1 2 5; do
        run 0 -n $n "$PROBE" exchange "$work/marks.$n" $n
    done
    run 0 -n 3 "$PROBE" twice "$work/marks" 3
    run 0 -n 3 sh -c '"$0" exchange "$1" 3' "$PROBE" "$work/marks.sh"
    ;;
exchange_errors)
    run 0 -n 3 "$PROBE" disagree
    run 0 -n 3 "$PROBE" wrong_size
    run 0 -n 3 "$PROBE" early_end
    run 0 -n 3 "$PROBE" finalized_early
    run 0 -n 3 "$PROBE" garbage
    run 0 -n 3 --env AIVDRIVE_LAUNCHER_TIMEOUT=0.5 "$PROBE" too_late
    run 0 -n 2 "$PROBE" finds_no_socket
    run 1 -n 1 --env AIVDRIVE_LAUNCHER_TIMEOUT=soon "$PROBE" exchange "$work/marks" 1
    has_err "EI0001"
    ;;
alone)
    env -u RANK -u AIVD_RANK "$PROBE" alone >"$work/out" 2>"$work/err" || fail "exit code $?"
    RANK=1 WORLD_SIZE=3 "$PROBE" no_exchange >"$work/out" 2>"$work/err" || fail "exit code $?"
    RANK=3 WORLD_SIZE=3 "$PROBE" alone >"$work/out" 2>"$work/err" || fail "a stray RANK: exit code $?"
    ;;
openmpi | mpich)
    mpirun=$(command -v "mpirun.$subject") || { echo "skipped: mpirun.$subject is not installed"; exit 77; }
    export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
    options=
    [ "$subject" = openmpi ] && options=--oversubscribe
    for n in 1 2 5; do
        $mpirun $options -n $n "$PROBE" exchange "$work/marks.$n" $n >"$work/out" 2>"$work/err" </dev/null ||
            fail "-n $n: exit code $?"
        [ "$(grep -c "probe exchange ok" "$work/out")" = $n ] || fail "-n $n: not every rank was right"
    done
    $mpirun $options -n 3 "$PROBE" wrong_size >"$work/out" 2>"$work/err" </dev/null || fail "exit code $?"
    # A launcher inside aivrun: the inner one counts.
    run 0 -n 1 "$mpirun" $options -n 2 "$PROBE" exchange "$work/marks.inner" 2
    ;;
*)
    echo "no subject $subject" >&2
    exit 2
    ;;
esac
echo "$subject ok"
