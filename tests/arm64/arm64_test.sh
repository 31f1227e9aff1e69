#!/bin/bash
# Proves that what works here works on Arm: cross-built in a folder of this build, run by qemu-user.
# Exit code 77, with the reason, where that cannot be had. The emulator proves function; it runs on a
# machine whose own order is stronger than Arm's, so `order` looks at the instructions as well.
#   arm64_test.sh PART SOURCE BUILD
#     programs   programs of host and device code, the mistakes they find, the lanes of NEON against
#                plain C, exact arithmetic and NumPy
#     order      flags: 10 million rounds of a litmus test, on fibers and with a thread per block; and
#                that they are stored with release and read with acquire
#     ranks      several ranks, each emulated, started by aivrun of this machine: data behind notifies,
#                messages between all pairs, copies, barriers, refusals, collectives, symmetric memory
#     trials     the same trials at full length: 100,000 notifies, 10 million messages
set -u
part=$1 source=$2 build=$3/arm64 here=$3
skip()
{
    echo "skipped: $*"
    exit 77
}
for tool in aarch64-linux-gnu-gcc aarch64-linux-gnu-g++ qemu-aarch64; do
    command -v $tool >/dev/null || skip "no $tool on this machine (scripts/install-deps --check)"
done
[ -e /usr/lib/aarch64-linux-gnu/libcmocka.so ] || skip "no libcmocka-dev:arm64 on this machine"

launcher=()
if command -v ccache >/dev/null; then
    launcher=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
fi
mkdir -p "$build"

# Quiet unless it fails.
quietly()
{
    "$@" >"$build/log.$part" 2>&1 && return
    tail -n 20 "$build/log.$part"
    exit 1
}

make_targets() # target...
{
    quietly cmake -S "$source" -B "$build" -DCMAKE_BUILD_TYPE=RelWithDebInfo -DAIVDRIVE_EXAMPLES=OFF \
        -DCMAKE_TOOLCHAIN_FILE="$source/cmake/aarch64-linux-gnu.cmake" \
        -DAIVDRIVE_HOST_AIVRUN="$here/bin/aivrun" "${launcher[@]}"
    local target
    for target in "$@"; do
        quietly cmake --build "$build" --target "$target" -j2
    done
}

# An emulated address space is counted by the host: a small stride, and no more than it needs.
ulimit -v 8000000
export AIVDRIVE_MAP_STRIDE=1024

run_tests() # how many, names
{
    ctest --test-dir "$build" --output-on-failure --timeout 1500 -R "^($2)\$" >"$build/log.$part" 2>&1
    local code=$?
    cat "$build/log.$part"
    grep -q "100% tests passed, 0 tests failed out of $1\$" "$build/log.$part" || exit 1
    [ $code = 0 ] || exit 1
}

ordered() # function of the library, instruction it must contain
{
    aarch64-linux-gnu-objdump -d --disassemble="$1" "$build/src/libaivdrive.so" >"$build/log.$part"
    grep -qE "[[:space:]]$2[[:space:]]" "$build/log.$part" && return
    echo "$1 contains no $2:"
    cat "$build/log.$part"
    exit 1
}

case $part in
programs)
    make_targets aivcc_single_{forms,packs,ub,plain,mistakes} unit_core_lane_{fast,convert} lane_pipe
    run_tests 10 'aivcc\.single\.(forms|packs|ub|plain|mistakes)|unit\.core\.lane_(fast|convert)|numbers\..*'
    ;;
order)
    make_targets aivdrive unit_core_device_helpers
    run_tests 1 'unit\.core\.device_helpers'
    # fibers of one thread take turns: together they run as threads
    export TESTING_INNER=1 AIVDRIVE_BLOCKS=threads
    run_tests 1 'unit\.core\.device_helpers'
    ordered aivd_dev_flag_store stlr
    ordered aivd_dev_flag_load 'ldap?r'
    ordered aivd_dev_flag_wait 'ldap?r'
    ;;
ranks)
    make_targets rank_{device_helpers,acl_memory,hccl_barrier,coll_ops,shmem_trials,shmem_trials_device}
    device='(notifies(_cpp|_seen|_weak_1)?|messages|copies|barriers(_workers)?|misuse)'
    run_tests 14 "device\.$device|acl\.memory|hccl\.barrier\.2|collectives\.ops\.3|shmem\.trials\.F0[13]"
    ;;
trials)
    make_targets rank_device_helpers
    run_tests 2 'device\.(notifies_hundred_thousand|messages_ten_million)'
    ;;
*)
    echo "arm64_test.sh: no part '$part': programs, order, ranks, trials" >&2
    exit 2
    ;;
esac
