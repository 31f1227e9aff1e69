#!/bin/bash
# Proves that a kernel in Ascend C++ does its work in one of the modes.
#   run.sh native|check|weak|fault AIVRUN RANKS HOST IMAGE CASE [RULE SOURCE]
# check: no finding under either profile. weak: right with seeds 1 to 5. fault (a kernel with a planted
# fault): the checker names RULE and the line marked in SOURCE under both profiles, and some seed gives
# a wrong number.
set -u
mode=$1 aivrun=$2 ranks=$3 host=$4 image=$5 case=$6
[ "$case" = all ] && case=
export HCCL_EXEC_TIMEOUT=60

run() { # AIVRUN-OPTION...
    timeout 120 "$aivrun" -n "$ranks" --timeout 100 "$@" "$host" ${image:+"$image"} $case 2>&1
}
fail() {
    echo "FAILED: $1"
    echo "$output" | tail -30
    exit 1
}

case $mode in
native)
    output=$(run) || fail "exit code $?"
    ;;
check)
    for profile in vendor strict; do
        output=$(run --check --profile $profile) || fail "profile $profile: exit code $?"
        grep -q '^aivrun: 0 findings' <<<"$output" || fail "profile $profile"
    done
    ;;
weak)
    for seed in 1 2 3 4 5; do
        output=$(run --weak --seed $seed) || fail "seed $seed: exit code $?"
    done
    ;;
fault)
    rule=$7 wrong=0
    place=$(basename "$8"):$(grep -n '/\* planted \*/' "$8" | cut -d: -f1)
    for profile in vendor strict; do
        output=$(run --check --profile $profile)
        [ $? -eq 3 ] || fail "profile $profile: the exit code is not 3"
        grep -q "^$rule " <<<"$output" || fail "profile $profile: $rule is missing"
        grep -Eq "$place( |$)" <<<"$output" || fail "profile $profile: $place is missing"
    done
    for seed in 1 2 3 4 5; do
        output=$(run --weak --seed $seed) || wrong=$((wrong + 1))
    done
    [ $wrong -gt 0 ] || fail "right with every seed in spite of the fault"
    ;;
esac
echo "$mode: right"
