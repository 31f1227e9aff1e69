"""How scripts/upstream builds and runs the examples of the shared-memory library.

An example is built by the library's own examples/CMakeLists.txt and the example's, in a project that
stands in for the library's top file: that one also builds the library, from headers of the driver that
are not public. The stand-in names the compiler, the flags, and `shmem`: our library. Then the example's
own run.sh starts its processes."""
import glob
import os
import re
import shutil
import stat
import sys

# Sizes of the largest examples are cut, in the copy: (file, pattern, new text, what the table says).
CUT = {
    "allgather": [("main.cpp", r"int case_num = 24;", "int case_num = 18;", "18 of 24 sizes"),
                  ("scripts/data_gen.py", r"case_num = 24\b", "case_num = 18", ""),
                  ("run.sh", r"PERF_TIME=50", "PERF_TIME=1", "1 of 50 repeats")],
    "sdma": [("main.cpp", r"size_t trans_size = 16 \* 1024 \* 1024;", "size_t trans_size = 1024 * 1024;",
              "1 of 16 Mi elements")],
    "notifywait": [("main.cpp", r"size_t trans_size = 16 \* 1024 \* 1024;", "size_t trans_size = 1024 * 1024;",
                    "1 of 16 Mi elements"),
                   ("main.cpp", r"sub_block_num = 2;", "sub_block_num = 1;", "one vector core per block")],
    "multi_instance": [("main.cpp", r"int case_num = 20;", "int case_num = 16;", "16 of 20 sizes"),
                       ("main.cpp", r"PERF_TIMES = 50;", "PERF_TIMES = 1;", "1 of 50 repeats")],
    "mte_perftest": [("main.cpp", r"int min_exponent = 3;", "int min_exponent = 9;", "from 512 bytes on"),
                     ("main.cpp", r"int loop_count = 1000;", "int loop_count = 20;", "20 of 1,000 repeats")],
}
PROCESSES = {"kv_shuffle": 4, "rdma_demo": 2, "rma_d2h_demo": 8, "multi_instance": 4}
ARGUMENTS = {"kv_shuffle": ["4"], "rdma_demo": [], "rma_d2h_demo": []}  # others: -pes N

TOP = """# Stands in for the top file of the library, which builds the library too.
cmake_minimum_required(VERSION 3.16)
set(CMAKE_C_COMPILER bisheng)
set(CMAKE_CXX_COMPILER bisheng)
project(SHMEM LANGUAGES C CXX)
set(CMAKE_CXX_STANDARD 17)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
set(ASCEND_HOME_PATH $ENV{ASCEND_HOME_PATH})
set(USE_EXAMPLES ON)
set(ACLSHMEM_RDMA_SUPPORT ON)
set(CCE_AICORE_ARCH --cce-aicore-arch=dav-c220)
set(CCE_AICORE_ARCH_VEC --cce-aicore-arch=dav-c220-vec)
set(CMAKE_CCE_COMPILE_OPTIONS -xcce -Xhost-start -ftrapv -Xhost-end
  "SHELL:-mllvm -cce-aicore-stack-size=0x8000" "SHELL:-mllvm -cce-aicore-addr-transform")
set(CMAKE_CPP_COMPILE_OPTIONS -xc++ "SHELL:-include stdint.h" "SHELL:-include stddef.h")
add_compile_definitions(FFTS_CONFIG=1)
add_compile_options(-O2 -std=c++17 -w -DL2_CACHE_HINT -DTILING_KEY_VAR)
include_directories(${ASCEND_HOME_PATH}/compiler/tikcpp ${ASCEND_HOME_PATH}/compiler/tikcpp/tikcfw
  ${ASCEND_HOME_PATH}/compiler/tikcpp/tikcfw/interface ${ASCEND_HOME_PATH}/include
  ${ASCEND_HOME_PATH}/include/aclnn ${ASCEND_HOME_PATH}/include/experiment/runtime)
link_directories(${ASCEND_HOME_PATH}/lib64)
link_libraries(runtime stdc++ ascendcl m tiling_api platform c_sec dl nnopbase pthread)
add_library(shmem SHARED IMPORTED GLOBAL)
set_target_properties(shmem PROPERTIES IMPORTED_LOCATION ${ASCEND_HOME_PATH}/lib64/libshmem.so)
add_subdirectory(examples)
"""
MSPROF = """#!/bin/sh
# Stands in for the profiler: runs the application only.
for word; do
    case $word in --application=*) exec ${word#--application=} ;; esac
done
"""


def read(path):
    with open(path, encoding="utf-8", errors="replace") as f:
        return f.read()


def write(path, text, program=False):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    if program:
        os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)


def link(target, path):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    os.symlink(target, path)


def named_in(text):
    """Folders that examples/CMakeLists.txt goes through."""
    for words in re.findall(r"foreach\s*\(\s*EXAMPLE([^)]*)\)", text):
        yield from words.split()


def tree_of(sample, tools):
    """A copy of the examples in the library's layout, with our headers as the library's."""
    tree = os.path.join(sample.work, "tree")
    shutil.copytree(os.path.join(sample.checkout, "examples"), os.path.join(tree, "examples"),
                    symlinks=True)
    for name in named_in(read(os.path.join(tree, "examples", "CMakeLists.txt"))):
        path = os.path.join(tree, "examples", name, "CMakeLists.txt")
        if not os.path.isfile(path):  # not in this checkout
            write(path, "")
    headers = os.path.join(tools.home, "include", "shmem")
    link(headers, os.path.join(tree, "include"))
    link(headers, os.path.join(tree, "src", "device"))
    link(headers, os.path.join(tree, "src", "host"))
    write(os.path.join(tree, "CMakeLists.txt"), TOP)
    return tree


def note(sample, text):
    if text:
        sample.note += "%s%s" % (", " if sample.note else "", text)


def cut(sample, place):
    for name, pattern, text, said in CUT.get(os.path.basename(place), []):
        path = os.path.join(place, name)
        if os.path.isfile(path):
            changed, count = re.subn(pattern, text, read(path))
            if count:
                write(path, changed, os.access(path, os.X_OK))
                note(sample, said)


def helpers(sample):
    """What run.sh calls: the profiler, and a python3 that has NumPy."""
    folder = os.path.join(sample.work, "bin")
    write(os.path.join(folder, "msprof"), MSPROF, True)
    for python in ("/usr/bin/python3", sys.executable):
        if os.path.exists(python):
            link(python, os.path.join(folder, "python3"))
            break
    write(os.path.join(sample.work, "py", "ml_dtypes.py"),
          "import numpy\nbfloat16 = numpy.uint16  # stands in; the examples run with int here\n")
    return folder


def judge(sample, output):
    """Their scripts end with 0 in any case: every process must tell its success, and none a wrong value."""
    if re.search(r"^.*\d != .*\d", output, re.M) or \
            re.search(r"^\s*FAILED|has [1-9]\d* unexpected values", output, re.M):
        return "no"
    return "yes" if len(re.findall(r"\[SUCCESS\]", output)) >= sample.processes else "no"


def build(sample, tools, fails):
    """True when the example's program is built and it has a run.sh."""
    name = os.path.basename(sample.folder)
    if name == "init":
        return build_init(sample, tools, fails)
    tree = tree_of(sample, tools)
    place = os.path.join(tree, "examples", name)
    cut(sample, place)
    if not os.path.isfile(os.path.join(place, "CMakeLists.txt")):
        return fails(sample, "error: no CMakeLists.txt")
    out = os.path.join(tree, "build")
    good, output = tools.all(sample, [(["cmake", "-S", tree, "-B", out], sample.work),
                                      (["cmake", "--build", out, "-j2", "--target", name], sample.work)])
    if not good:
        return fails(sample, output)
    scripts = glob.glob(os.path.join(place, "run.sh")) + glob.glob(os.path.join(place, "scripts", "run.sh"))
    sample.built, sample.cwd, sample.mpi = "cmake", place, False
    sample.libraries = [os.path.join(out, "lib")]
    if not scripts:
        sample.compiles = "yes"
        note(sample, "no run.sh")
        return False
    sample.helpers = helpers(sample)
    sample.program = "bash"
    sample.processes = PROCESSES.get(name, tools.ranks)
    sample.arguments = [scripts[0]] + ARGUMENTS.get(name, ["-pes", str(tools.ranks)])
    return True


RUN_INIT = """#!/bin/bash
# Starts the processes of the example: mode 1, by address.
for ((pe = 0; pe < $2; pe++)); do
    $1 $pe $2 tcp://127.0.0.1:8766 $2 0 0 &
    pids+=($!)
done
for pid in ${pids[@]}; do wait $pid || code=1; done
exit ${code:-0}
"""


def build_init(sample, tools, fails):
    """It has a project of its own. Mode 1, by address: the others need an MPI without a shmem.h."""
    place = os.path.join(sample.work, "tree", "examples", "init")
    shutil.copytree(sample.folder, place)
    link(os.path.join(tools.home, "include", "shmem"),
         os.path.join(sample.work, "tree", "install", "shmem", "include"))
    out = os.path.join(sample.work, "build")
    good, output = tools.all(sample, [(["cmake", "-S", place, "-B", out, "-DRUN_MODE=1"], sample.work),
                                      (["cmake", "--build", out], sample.work)])
    if not good:
        return fails(sample, output)
    script = os.path.join(sample.work, "run.sh")
    write(script, RUN_INIT)
    sample.built, sample.cwd, sample.mpi, sample.libraries = "cmake", sample.work, False, []
    sample.program, sample.processes = "bash", tools.ranks
    sample.arguments = [script, os.path.join(out, "bin", "init_examples"), str(tools.ranks)]
    return True
