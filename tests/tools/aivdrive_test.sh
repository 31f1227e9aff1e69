#!/bin/bash
# Proves what the aivdrive tool promises, one subject per call: aivdrive_test.sh SUBJECT.
# shellcheck disable=SC2016 # backquotes of Markdown
# TOOL names the program.
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for v in $(env | sed -n 's/^\(AIVDRIVE_[A-Z_]*\|HCCL_[A-Z_]*\|ASCEND_[A-Z_]*\)=.*/\1/p'); do unset "$v"; done

fail() {
    echo "FAILED: $*" >&2
    cat "$work/out" "$work/err" >&2
    exit 1
}

run() {
    local want=$1
    shift
    "$TOOL" "$@" >"$work/out" 2>"$work/err"
    local got=$?
    [ "$got" = "$want" ] || fail "exit code $got, wanted $want: aivdrive $*"
}

case $1 in
usage)
    run 2
    grep -q "aivdrive env" "$work/out" || fail "no example"
    run 0 help
    run 0 --help
    run 0 help env
    grep -q -- "--markdown" "$work/out" || fail "help env tells nothing"
    run 0 version
    grep -Eqx "aivdrive [0-9]+\.[0-9]+\.[0-9]+" "$work/out" || fail "no version"
    run 2 verison
    grep -qF "did you mean version?" "$work/err" || fail "no nearest command"
    run 2 env --jsno
    grep -qF "did you mean --json?" "$work/err" || fail "no nearest option"
    run 2 help nothing_like_it
    ;;
env)
    run 0 env
    grep -q "AIVDRIVE_DEVICES" "$work/out" || fail "AIVDRIVE_DEVICES is missing"
    AIVDRIVE_DEVICES=12 run 0 env
    grep -Eq "^\* AIVDRIVE_DEVICES +12$" "$work/out" || fail "the value is not shown as set"
    AIVDRIVE_DEVICES=0 run 1 env
    grep -Eq "^! AIVDRIVE_DEVICES +0$" "$work/out" || fail "the bad value is not marked"
    grep -q "EI0001" "$work/err" || fail "no EI0001"
    ;;
json)
    HCCL_IF_IP=$'a"\\\tb\xff' AIVDRIVE_DEVICES=9 run 0 env --json
    python3 - "$work/out" <<'PY' || fail "JSON is wrong"
import json, sys
options = {o["name"]: o for o in json.load(open(sys.argv[1]))}
devices = options["AIVDRIVE_DEVICES"]
assert devices["value"] == "9" and devices["set"] and devices["valid"] and devices["default"] == "8"
assert devices["min"] == 1 and devices["max"] == 1024
assert options["HCCL_IF_IP"]["value"] == 'a"\\\tb\xff'
assert not options["HCCL_BUFFSIZE"]["set"] and options["HCCL_BUFFSIZE"]["value"] == "200"
PY
    ;;
markdown)
    AIVDRIVE_DEVICES=12 run 0 env --markdown
    cp "$work/out" "$work/first"
    run 0 env --markdown
    cmp -s "$work/out" "$work/first" || fail "the page depends on the environment"
    grep -qF '| `AIVDRIVE_DEVICES` | 1 to 1024 devices | 8 |' "$work/out" || fail "no row for AIVDRIVE_DEVICES"
    awk -F'[^\\\\][|]' '/^\|/ && NF != 5 {bad = 1} END {exit bad}' "$work/out" || fail "a row has not 4 cells"
    ;;
esac
echo ok
