#!/bin/bash
# Proves what `aivdrive survey` promises, one subject per call: survey_test.sh SUBJECT TOOL.
set -u
tool=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "FAILED: $*" >&2
    cat "$work/out" "$work/err" >&2
    exit 1
}

run() {
    local want=$1
    shift
    "$tool" survey "$@" >"$work/out" 2>"$work/err"
    local got=$?
    [ "$got" = "$want" ] || fail "exit code $got, wanted $want: aivdrive survey $*"
}

# family, name, uses, place must stand in the section whose title begins with $1
listed() {
    awk -v title="$1" '/^[a-z]/ { on = index($0, title) == 1 } on && /^ / { print $1, $2, $3, $4 }' \
        "$work/out" | grep -qxF "$2" || fail "no \"$2\" under \"$1\""
}

absent() {
    grep -qw "$1" "$work/out" && fail "$1 is listed"
    return 0
}

mkdir -p "$work/tree/inner" "$work/tree/.hidden"
cat >"$work/tree/a.cc" <<'END'
// aclNotHere in a comment, "HcclNotHere" in a text
#include "kernel_operator.h"
#include <hccl/hccl.h>
const char *text = "HcclNotHere(";
const char *raw = R"x(aclNotHere(
")x";
int main()
{
    aclInit(nullptr);
    aclInit(/* aclNotHere */ nullptr);
    aclrtFutureCall(1'000);
    HcclFutureResult x = HcclFutureCall();
    aclshmem_future_put(0);
    AscendC::FutureThing<int>();
    AscendC::DataCopy(a, b, 1), AscendC::printf("x"), printf("aclNotHere");
    queue.FreeTensor(x);
    FreeTensor(x);
    asc_future_add(1);
    asc_sync();
    return ACL_SUCCESS;
}
END
cat >"$work/tree/inner/b.h" <<'END'
#define HCCL_OWN_MACRO(x) x
#ifdef HCCL_IN_A_CONDITION
#endif
struct HcclOwnStruct {
    int n;
};
typedef struct {
    int n;
} HcclOwnType;
enum HcclOwnEnum { HCCL_OWN_ONE, HCCL_OWN_TWO = 5 };
static inline int HcclOwnFunction(int n)
{
    if (aclrtMalloc(0, 0, 0))
        return HCCL_OWN_MACRO(n);
    return HcclOwnFunction(n - 1);
}
class HcclOwnClass : public HcclFutureBase {
};
static const int HCCL_OWN_CONSTANT = 3;
END
echo 'int HcclHiddenFolder(int);' >"$work/tree/.hidden/c.h"
echo 'HcclNotASource();' >"$work/tree/notes.txt"

case $1 in
usage)
    run 0 --help
    grep -q "aivdrive survey --missing" "$work/out" || fail "no example"
    run 2
    grep -q "which folder" "$work/err" || fail "not asked for a folder"
    run 2 --jason "$work/tree"
    grep -q "unknown option --jason" "$work/err" || fail "option not named"
    run 2 "$work/tree" "$work"
    run 2 /no/such/folder
    grep -q "/no/such/folder: No such file" "$work/err" || fail "folder not named"
    run 2 "$work/tree/a.cc"
    grep -q "Not a directory" "$work/err" || fail "a file is taken"
    mkdir "$work/empty"
    run 0 "$work/empty"
    grep -q "no C, C++ or .asc source" "$work/err" || fail "silent about an empty folder"
    ;;
tree)
    run 0 "$work/tree"
    grep -q "^2 files, " "$work/out" || fail "not 2 files"
    listed "built here" "2 ACL aclInit a.cc:9"
    listed "built here" "1 ACL ACL_SUCCESS a.cc:20"
    listed "built here" "1 ACL aclrtMalloc inner/b.h:13"
    listed "built here" "1 C-API asc_sync a.cc:19"
    listed "built here" "1 Ascend C++ printf"
    listed "unknown here" "1 ACL aclrtFutureCall a.cc:11"
    listed "unknown here" "1 HCCL HcclFutureCall a.cc:12"
    listed "unknown here" "1 HCCL HcclFutureResult a.cc:12"
    listed "unknown here" "1 HCCL HcclFutureBase inner/b.h:17"
    listed "unknown here" "1 shmem aclshmem_future_put a.cc:13"
    listed "unknown here" "1 C-API asc_future_add a.cc:18"
    awk '/^unknown here/ { on = 1 } on' "$work/out" | grep -q "FutureThing  *a.cc:14" ||
        fail "FutureThing"
    grep -q "Ascend C++  DataCopy  *a.cc:15" "$work/out" || fail "DataCopy"
    grep -q "  1  Ascend C++  FreeTensor  *a.cc:16" "$work/out" || fail "the member FreeTensor"
    absent aclNotHere
    absent HcclNotHere
    absent HcclHiddenFolder
    absent HcclNotASource
    run 0 --missing "$work/tree"
    absent aclInit
    ;;
own)
    run 0 "$work/tree"
    for name in HCCL_OWN_MACRO HcclOwnStruct HcclOwnType HcclOwnEnum HCCL_OWN_ONE HCCL_OWN_TWO \
        HcclOwnFunction HcclOwnClass HCCL_OWN_CONSTANT HCCL_IN_A_CONDITION; do
        absent "$name"
    done
    sed -i '/kernel_operator/d' "$work/tree/a.cc" # then only what is qualified is Ascend C++
    run 0 "$work/tree"
    absent FreeTensor
    grep -qw DataCopy "$work/out" || fail "AscendC::DataCopy is gone"
    ;;
json)
    run 0 --json "$work/tree"
    python3 - "$work/out" <<'END' || fail "not the JSON that is promised"
import json, sys
r = json.load(open(sys.argv[1]))
by = {s["name"]: s for s in r["symbols"]}
assert r["files"] == 2
assert by["aclInit"] == {"name": "aclInit", "family": "ACL", "state": "built", "uses": 2,
                         "file": "a.cc", "line": 9}, by["aclInit"]
assert by["HcclFutureCall"]["state"] == "unknown"
assert {s["state"] for s in r["symbols"]} <= {"built", "declared", "unknown"}
END
    ;;
*) fail "no subject $1" ;;
esac
