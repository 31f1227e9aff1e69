#!/bin/bash
# Proves that default settings need no free default port: ports 60000 to 60031 are taken, then two
# jobs start at the same time, and both gather right data of their own.
#   allgather_ports.sh AIVRUN ALLGATHER
set -u
aivrun=$1 program=$2
work=$(mktemp -d)
python3 - "$work/ready" <<'PY' &
import socket, sys, time
taken = []
for port in range(60000, 60032):
    s = socket.socket()
    try:
        s.bind(("0.0.0.0", port))
        s.listen()
        taken.append(s)
    except OSError:
        pass  # another process has it: as good
open(sys.argv[1], "w").close()
time.sleep(300)
PY
holder=$!
trap 'kill $holder 2>/dev/null; rm -rf "$work"' EXIT
for _ in $(seq 100); do [ -e "$work/ready" ] && break; sleep 0.1; done
unset HCCL_IF_BASE_PORT
"$aivrun" -n 2 --timeout 100 "$program" repeat 300 2000 >"$work/one" 2>&1 &
one=$!
"$aivrun" -n 2 --timeout 100 "$program" repeat 300 3000 >"$work/two" 2>&1 &
two=$!
wait $one
first=$?
wait $two
second=$?
if [ $first -ne 0 ] || [ $second -ne 0 ]; then
    echo "FAILED: exit codes $first and $second"
    cat "$work/one" "$work/two"
    exit 1
fi
echo "both jobs are right"
