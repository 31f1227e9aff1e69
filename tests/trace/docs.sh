#!/bin/sh
# Proves that the program of docs/tracing.md runs as it stands on the page, that its trace shows the chain,
# and that the checker has nothing against it.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
awk '/^```c file=/ { sub(/.*file=/, ""); file = $0; next } /^```/ { file = "" } file { print > file }' \
    "$PAGE"
[ -s chain.c ] && [ -s host.c ]
"$AIVCC" -Wall -Wextra -Werror chain.c -o chain.o
${CC:-gcc} ${CFLAGS:-} -Wall -Wextra -Werror -I"$INCLUDE" -I"$INCLUDE/hccl" host.c -o host \
    -L"$LIBRARY" -laivdrive -Wl,-rpath,"$LIBRARY"
"$AIVRUN" -n 2 --trace chain.json ./host >out 2>&1 || { cat out; exit 1; }
grep -q 'rank 1: done' out
"$AIVRUN" -n 2 --check --trace chain.html ./host >out 2>&1 || { cat out; exit 1; }
grep -q '</html>' chain.html
python3 - <<'P'
import json
events = json.load(open("chain.json"))["traceEvents"]
threads = {e["tid"]: e["args"]["name"] for e in events if e["name"] == "thread_name"}
for rank in (1, 2):
    ends = {}
    for e in events:
        if e.get("cat") == "flag" and e["ph"] in "sf" and e["pid"] == rank:
            ends.setdefault(e["id"], {})[e["ph"]] = threads[e["tid"]]
    pairs = {(x["s"].split()[1], x["f"].split()[1]) for x in ends.values()}
    assert pairs == {(str(b), str(b + 1)) for b in range(7)}, pairs
    moved = sum(e["args"]["bytes"] for e in events
                if e["ph"] == "X" and e["pid"] == rank and e["name"] == "move out")
    assert moved == (8 << 20) + 8 * 32, moved
P
echo "docs: ok"
