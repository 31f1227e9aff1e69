#!/bin/bash
# Proves that the installed tree is enough: pkg-config builds a C host program against every public
# header with plain gcc, the vendor names link and dlopen, find_package works, set_env.sh works when
# the tree was moved, and the example builds and runs from there.
set -euo pipefail
build=$(realpath "$1")
src=$(realpath "$(dirname "$0")/../..")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
say() { echo "== $*"; }

say "install, then move the tree"
cmake --install "$build" --prefix "$work/first" >/dev/null
mv "$work/first" "$work/aivdrive"
prefix=$work/aivdrive
cd "$work"
set +u
. "$prefix/lib/aivdrive/ascend/set_env.sh"
set -u
[ "$ASCEND_HOME_PATH" = "$prefix/lib/aivdrive/ascend" ]
pc() { pkg-config --define-variable=prefix="$prefix" "$@" aivdrive; }
[ "$(pc --variable=libdir)" = "$prefix/lib" ]

say "every public header, plain gcc"
{
    for h in acl/acl.h acl/acl_rt.h acl/acl_base.h hccl/hccl.h hccl/hccl_types.h hccl/hccl_comm.h \
        hccl/hccl_res.h hccl/hccl_channel.h hccl/hccl_rank_graph.h hccl/hcomm_primitives.h \
        hccl_rank_graph.h securec.h shmem.h shmem/shmem.h aivdrive/launch.h aivdrive/image.h; do
        echo "#include <$h>"
    done
    cat <<'C'
#include <stdio.h>
int main(void)
{
    uint32_t count = 0;
    int code = aclInit(NULL);
    if (code == 0)
        code = aclrtGetDeviceCount(&count);
    printf("%s %u %s\n", aclrtGetSocName(), count, HcclGetErrorString(HCCL_SUCCESS));
    return code != 0 || aclFinalize() != 0;
}
C
} >host.c
gcc host.c $(pc --cflags --libs) -o host
env -u LD_LIBRARY_PATH ./host | tee out
grep -qx "Ascend910_93 8 no error" out

say "vendor names: linked and by dlopen"
gcc host.c -I"$ASCEND_HOME_PATH/include" -I"$ASCEND_HOME_PATH/include/hccl" \
    -I"$ASCEND_HOME_PATH/include/shmem" \
    -L"$ASCEND_HOME_PATH/lib64" -lascendcl -lhccl -o host_vendor
readelf -d host_vendor | grep -q 'libascendcl.so'
./host_vendor | grep -qx "Ascend910_93 8 no error"
cat >open.c <<'C'
#include <dlfcn.h>
#include <stdio.h>
int main(void)
{
    void *hccl = dlopen("libhccl.so", RTLD_NOW), *acl = dlopen("libacl_rt.so", RTLD_NOW);
    void *shmem = dlopen("libshmem.so", RTLD_NOW);
    int (*status)(void) = shmem ? (int (*)(void))dlsym(shmem, "aclshmemx_init_status") : NULL;
    const char *(*text)(int) = hccl ? (const char *(*)(int))dlsym(hccl, "HcclGetErrorString") : NULL;
    const char *(*soc)(void) = acl ? (const char *(*)(void))dlsym(acl, "aclrtGetSocName") : NULL;
    if (!text || !soc || !status || status() != 0)
        return fprintf(stderr, "%s\n", dlerror()), 1;
    return printf("%s %s\n", soc(), text(9)) < 0;
}
C
gcc open.c -ldl -o open
./open | grep -qx "Ascend910_93 timeout"

say "CMake package"
mkdir cm && cat >cm/CMakeLists.txt <<'C'
cmake_minimum_required(VERSION 3.19)
project(user C)
find_package(aivdrive REQUIRED)
add_executable(host ../host.c)
target_link_libraries(host PRIVATE aivdrive::aivdrive)
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/k.c
"#include \"c_api/asc_simd.h\"\n__global__ __aicore__ void k(GM_ADDR p) { p[0] = 1; }\n")
aivd_add_kernel(kernels SOURCES ${CMAKE_CURRENT_BINARY_DIR}/k.c)
C
cmake -S cm -B cm/build >/dev/null && cmake --build cm/build >/dev/null
./cm/build/host >/dev/null

say "the example, from the installed copy"
cp -r "$prefix"/share/doc/aivdrive/examples/custom_allgather example
chmod -R u+w example
make -C example/testcase >/dev/null
aivrun -n 2 --timeout 100 example/testcase/custom_allgather_test 1000 >out 2>&1 || { cat out; exit 1; }
[ "$(grep -c 'VerifyResult Passed!' out)" = 2 ] || { cat out; exit 1; }

say "nothing of the source or build tree is in the installed tree"
if grep -rIlF -e "$src" -e "$build" "$prefix" | grep -q .; then
    grep -rIlF -e "$src" -e "$build" "$prefix"
    exit 1
fi
echo "install.tree passed"
