#!/bin/bash
# Proves what aivperf promises, one subject per call: aivperf_test.sh SUBJECT. Wrong results are told
# (a library that gives them, preloaded), all operators give right ones, every output parses.
# AIVPERF and AIVRUN name the programs, LIES a library whose operators change one element.
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for v in $(env | sed -n 's/^\(AIVDRIVE_[A-Z_]*\|HCCL_[A-Z_]*\|ASCEND_[A-Z_]*\)=.*/\1/p'); do unset "$v"; done
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
few="-n 2 -w 1 --no-pin"

fail() {
    echo "FAILED: $*" >&2
    cat "$work/out" "$work/err" >&2
    exit 1
}

# run CODE COMMAND...
run() {
    local want=$1
    shift
    timeout 100 "$@" >"$work/out" 2>"$work/err" </dev/null
    local got=$?
    [ "$got" = "$want" ] || fail "exit code $got, wanted $want: $*"
}

refused() { # TEXT ARGUMENTS...
    local text=$1
    shift
    run 2 "$AIVPERF" "$@"
    grep -qF -- "$text" "$work/err" || fail "not told: $text"
    [ ! -s "$work/out" ] || fail "a usage error prints results"
}

case $1 in
usage)
    run 0 "$AIVPERF" --help
    [ "$(wc -l <"$work/out")" -le 45 ] || fail "more than a screen of help"
    run 0 "$AIVPERF" --version
    grep -Eqx "aivperf [0-9]+\.[0-9]+\.[0-9]+" "$work/out" || fail "no version"
    refused "no operator"
    refused "did you mean allreduce?" alreduce
    refused "did you mean --format?" allreduce --fromat csv
    refused "allowed: text, csv, json" allreduce --format xml
    refused "allowed: fp32, fp16" allreduce -d fp33
    refused "allowed: sum, prod, max, min; did you mean sum?" allreduce -o sun
    refused "no size; whole bytes" allreduce -b 8Q
    refused "no size; whole bytes" allreduce -b -5
    refused '"0" is no size; whole bytes from 1' allreduce -i 0
    refused "0 to 1" allreduce -c 2
    refused "a whole number from 0" allreduce -w -1
    refused "a whole number from 1 to 1024" allreduce -p 0
    refused "--vs names no library; allowed: openmpi, mpich, oshmem, gloo" allreduce --vs ,
    refused "cannot write /nowhere/plot.svg" allreduce --plot /nowhere/plot.svg
    refused "-b 4096 is more than -e 8" allreduce -b 4K -e 8
    refused "a whole number from 1 to 4096" allreduce -n 0
    refused "a number from 1.01" allreduce -f 1
    refused "--budget needs a value" allreduce --budget
    refused "-d fp8e4m3 has no arithmetic" allreduce -d fp8e4m3
    refused "-r 5: ranks are 0 to 1" broadcast -r 5 -p 2
    refused "no MPI started this job" allreduce --vs-mpi
    refused "no columns for other libraries" allreduce --layout hccl_test --vs gloo
    AIVD_LAUNCH_FD=9 refused "started by aivrun; start it with mpirun.openmpi" allreduce --vs oshmem
    refused "cannot write /nowhere/out" allreduce --output /nowhere/out
    ;;
operators) # every operator at three sizes, both places, states and memories
    run 0 "$AIVRUN" -n 3 "$AIVPERF" all -b 1 -e 40000 -f 200 $few --state both --memory both \
        --format csv --output "$work/rows"
    awk -F, 'NR > 1 { if ($18 != 0) bad = 1; seen[$2, $15, $16, $17]++; ops[$2] = 1 }
        END { for (o in ops) n++; exit bad || n != 13 || seen["allreduce", "ordinary", "dirty", 1] != 3 ||
            seen["alltoallvc", "device", "clean", 0] != 3 || seen["barrier", "device", "clean", 0] != 1 }' \
        "$work/rows" || { cat "$work/rows"; fail "rows are missing or wrong"; }
    ;;
rows) # which rows there are, and how they are measured: -b -e -i -f -n -w -r -c
    rows_are() { # COLUMNS WANTED ARGUMENTS...
        local columns=$1 wanted=$2
        shift 2
        run 0 "$AIVPERF" -p 2 --format csv --place apart "$@"
        got=$(awk -F, -v c="$columns" 'NR > 1 { n = split(c, at, " "); line = ""
            for (i = 1; i <= n; i++) line = line (i > 1 ? ":" : "") $at[i]; printf "%s ", line }' "$work/out")
        [ "$got" = "$wanted " ] || fail "rows \"$got\", wanted \"$wanted\": $*"
    }
    # 4: bytes, 11: count, 12: type, 13: reduction, 14: root, 18: wrong, 19: samples
    rows_are "4 11" "8:2 24:6 40:10" broadcast -b 8 -e 40 -i 16 -n 1
    rows_are "4 11" "8:2 24:6 72:18" broadcast -b 8 -e 100 -f 3 -n 1
    rows_are "4" "4096 8192" broadcast --minbytes 4K --maxbytes 8KiB --stepfactor 2 -n 1
    rows_are "12 13 14 18 19" "int8:max:1:0:3" reduce -b 64 -e 64 -d int8 -o max -r 1 -n 3 -w 0 -c 1
    rows_are "14 18 19" "all::5" broadcast -b 64 -e 64 -r rotate --iters 5 --warmup_iters 1 -c 0
    ;;
types) # every type and reduction
    for t in int8 int16 int32 int64 uint8 uint16 uint32 uint64 fp16 bfp16 fp32 fp64; do
        for o in sum prod max min; do
            run 0 "$AIVPERF" allreduce reducescatterv -p 3 -d $t -o $o -b 100 -e 8K -f 80 $few
            grep -q "Wrong values: 0 OK" "$work/out" || fail "$t $o"
        done
    done
    run 0 "$AIVPERF" all -p 2 -d hif8 -b 100 -e 100 $few
    grep -q "# allreduce" "$work/out" && fail "hif8 was reduced"
    run 0 "$AIVPERF" allgather -p 2 -d int128 -b 160 -e 160 $few
    ;;
processes) # threads, processes, both, more ranks than CPUs, roots that rotate
    run 0 "$AIVPERF" allreduce,alltoall -p 1 -b 64 -e 64 $few
    run 0 "$AIVPERF" allgather -p 9 -b 64 -e 64 $few
    run 0 "$AIVRUN" -n 2 "$AIVPERF" broadcast reduce scatter -p 4 -r rotate -b 64 -e 64 $few
    run 2 "$AIVRUN" -n 2 "$AIVPERF" broadcast -p 3
    grep -q "give a multiple of 2" "$work/err" || fail "3 NPUs over 2 processes"
    [ "$(grep -c "divided among" "$work/err")" = 1 ] || fail "every rank speaks"
    ;;
layout) # the columns of hccl_test
    run 0 "$AIVPERF" all_reduce_test -p 2 -b 64 -e 4096 -f 64 -d fp32 -o sum -w 1 -n 2 -c 1 \
        --layout hccl_test
    sed -E 's/\| [0-9.]+ +\| [0-9.]+ +\|/| T | B |/' "$work/out" >"$work/masked"
    cat >"$work/golden" <<'GOLDEN'
data_size(Bytes): | aveg_time(us): | alg_bandwidth(GB/s): | check_result:
64                | T | B | success
4096              | T | B | success
GOLDEN
    diff "$work/golden" "$work/masked" || fail "columns"
    run 0 "$AIVPERF" allreduce -p 2 -b 64 -e 64 -c 0 -n 1 -w 0 --layout hccl_test
    grep -q "| NULL$" "$work/out" || fail "-c 0 is no NULL"
    ln -s "$AIVPERF" "$work/all_gather_test"
    run 0 "$work/all_gather_test" -p 2 -b 64 -e 64 $few
    grep -q "# allgather, device memory" "$work/out" || fail "the name of the program"
    run 0 "$AIVPERF" reducescatter,broadcast --dirty -p 2 -b 64 -e 64 $few --layout bench
    grep -Eqx "aivdrive,reduce_scatter.dirty,2,64(,[0-9.]+){4}" "$work/out" || fail "bench columns"
    grep -Eqx "aivdrive,bcast.dirty,2,64(,[0-9.]+){4}" "$work/out" || fail "bench names"
    ;;
json)
    run 0 "$AIVRUN" -n 2 "$AIVPERF" allreduce,barrier,scatter -b 64 -e 4K -f 64 $few --state both \
        --format json --output "$work/run.json" --plot "$work/run.svg"
    python3 - "$work/run.json" "$work/run.svg" <<'CHECK' || fail "json or svg"
import json, sys, xml.dom.minidom
d = json.load(open(sys.argv[1]))
assert d["tool"] == "aivperf" and d["ranks"] == 2 and d["wrong"] == 0, d
assert len(d["rows"]) == 2 * 2 + 1 + 2 * 2, len(d["rows"])
for row in d["rows"]:
    for r in row["results"]:
        assert 0 < r["min"] <= r["median"] <= r["p99"] and r["wrong"] == 0, r
row = [r for r in d["rows"] if r["operator"] == "allreduce" and r["size"] == 4096][0]
out = row["results"][0]
assert row["count"] == 1024 and row["reduction"] == "sum" and row["state"] == "clean", row
assert abs(out["bus_bandwidth"] - 4096 / out["median"] * 1e-3) < 1e-3, out  # 2(n-1)/n is 1
svg = xml.dom.minidom.parse(sys.argv[2])
assert len(svg.getElementsByTagName("polyline")) == 16  # 2 operators, places, states, panels
CHECK
    ;;
bound) # the lower bound beside each row, and what it is made of
    run 0 "$AIVRUN" -n 2 --no-tags "$AIVPERF" allgather,allreduce,barrier -b 64 -e 256K -f 4096 -n 14 -w 1 \
        --bound --state both --format csv
    python3 - "$work/out" <<'CHECK' || fail "csv of bounds"
import csv, sys
rows = [r for r in csv.DictReader(open(sys.argv[1]))]
assert len(rows) == 2 * (2 * 2 * 2) + 1, len(rows)  # operators, sizes, states, places; one barrier
for r in rows:
    bound, times = float(r["bound_us"]), float(r["times_bound"])
    assert 0 < bound < 1e5 and times > 0, r
def bound(op, size, state="clean"):
    return [float(r["bound_us"]) for r in rows if (r["op"], r["bytes"], r["state"]) == (op, str(size), state)][0]
# 256 KiB cross twice in an allgather, and once in pieces in an allreduce; nothing in a barrier.
assert bound("allgather", 262144) > bound("allreduce", 262144) > bound("allreduce", 64), rows
assert bound("allreduce", 262144) > 4 * bound("barrier", 0), rows
CHECK
    run 0 "$AIVPERF" scatter -p 3 -b 4K -e 4K $few --bound --memory ordinary --plot "$work/bound.svg"
    [ "$(grep -c "<title>lower bound" "$work/bound.svg")" = 2 ] || fail "no bound in the plot"
    grep -q "lower bound" "$work/out" || fail "no column"
    grep -q "# Time over the lower bound: geometric mean [0-9.]* over 2 rows" "$work/out" || fail "no mean"
    run 0 "$AIVPERF" reduce -p 1 -b 4K -e 4K $few --bound --format json
    python3 -c 'import json, sys; r = json.load(open(sys.argv[1]))["rows"][0]
assert r["bound"] > 0 and r["results"][0]["over_bound"] > 0, r' "$work/out" || fail "json of bounds"
    ;;
progress) # on a terminal only: rows done, of all, and the time that is left
    PYTHONPATH=$(dirname "$0") python3 - "$AIVPERF" <<'PY' || fail "progress"
import sys, terminal
seen = terminal.shown(sys.argv[1], "allreduce", "-p", "2", "-b", "8", "-e", "64", "-n", "2")
assert b"0 of 2 rows: 2 ranks, allreduce, 8 B" in seen, seen
assert b"1 of 2 rows, " in seen and b" s left: 2 ranks, allreduce, 64 B" in seen, seen
PY
    run 0 "$AIVPERF" allreduce -p 2 -b 8 -e 64 -n 2
    [ ! -s "$work/err" ] || fail "noise in a pipe"
    ;;
lies) # a wrong element is found, counted and told, in each operator and place
    for o in allreduce broadcast reducescatter reducescatterv scatter allgather allgatherv alltoall alltoallv \
        alltoallvc reduce sendrecv barrier; do
        run 1 env LD_PRELOAD="$LIES" "$AIVPERF" $o -p 2 -b 4K -e 4K $few --format csv
        awk -F, 'NR > 1 && $18 < 1 { bad = 1 } END { exit bad || NR < 2 }' "$work/out" || fail "$o: not found"
    done
    run 1 env LD_PRELOAD="$LIES" "$AIVPERF" allreduce -p 2 -b 4K -e 4K $few
    grep -q "FAILED" "$work/out" || fail "no failure told"
    run 1 env LD_PRELOAD="$LIES" "$AIVPERF" allreduce -p 2 -b 4K -e 4K $few --layout hccl_test
    grep -q "| failed$" "$work/out" || fail "hccl_test's column"
    run 0 env LD_PRELOAD="$LIES" "$AIVPERF" allreduce -p 2 -b 4K -e 4K $few -c 0
    ;;
openmpi | mpich) # beside MPI, in the same processes
    peers=$(dirname "$AIVPERF")/$PEERS
    [ -e "$peers/aivperf-$1.so" ] && command -v mpirun.$1 >/dev/null || { echo "no $1"; exit 77; }
    bind=
    [ $1 = openmpi ] && bind="--bind-to none --oversubscribe"
    run 0 mpirun.$1 $bind -np 2 "$AIVPERF" all -b 64 -e 32K -f 512 $few --vs-mpi
    grep -q "# Time of ours over $1's: geometric mean" "$work/out" || fail "no summary"
    grep -q "Wrong values: 0 OK" "$work/out" || fail "wrong values"
    [ "$(grep -c "x     0$" "$work/out")" -ge 45 ] || fail "rows are missing"
    ;;
compare) # the script of the tables, with what is installed
    peers=$(dirname "$AIVPERF")/$PEERS
    [ -e "$peers/aivperf-openmpi.so" ] || [ -e "$peers/aivperf-mpich.so" ] || { echo "no MPI"; exit 77; }
    run 0 python3 "$COMPARE" "$(dirname "$AIVPERF")/.." -n 2 --quick --operators allreduce,barrier \
        --budget 0.5 --end 4K --gloo no --many 5
    grep -q "^### allreduce, 2 ranks" "$work/out" || fail "no table"
    grep -Eq "^\| 8 B \| [0-9.]+ \| [a-z]+ [0-9.]+ \| [*0-9.]+ \| [0-9.]+, [0-9.]+x \| [0-9.]+ \|" "$work/out" ||
        fail "no row with bound and ordinary memory"
    grep -Eq "^\| allreduce \| [0-9.]+ \([0-9.]+\) \|" "$work/out" || fail "no row of many ranks"
    grep -q "^Slower with 2 ranks: " "$work/out" || fail "no list"
    run 1 python3 "$COMPARE" "$work"
    grep -q "build first" "$work/err" || fail "no build is not told"
    ;;
*)
    echo "no such subject: $1" >&2
    exit 1
    ;;
esac
