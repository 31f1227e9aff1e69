# custom_reduce_scatter and custom_send_recv: right for odd counts, in place, 2 to 8 ranks, few cores;
# silent under the checker and right in weak order; and their tests can fail.
set(_rs $<TARGET_FILE:custom_reduce_scatter_test>)
set(_sr $<TARGET_FILE:custom_send_recv_test>)
aivd_example_test(reduce_scatter.file 150 "" ${_aivrun} -n 4 ${_rs} --iterations 1)
aivd_example_test(reduce_scatter.two 120 asan-ok ${_aivrun} -n 2 ${_rs} 1003)
aivd_example_test(reduce_scatter.own 120 "" ${_aivrun} -n 3 ${_rs} --in-place own --type fp16 100003)
aivd_example_test(reduce_scatter.begin 120 "" ${_aivrun} -n 5 ${_rs} --in-place begin --type int8
  --op max 77777)
aivd_example_test(reduce_scatter.eight 120 "" ${_aivrun} -n 8 ${_rs} --type bfp16 --iterations 3 30001)
aivd_example_test(reduce_scatter.few_cores 120 "" ${_aivrun} -n 4 ${_rs} --cores 3 --type int16 --op min
  --iterations 3 300003)
aivd_example_test(reduce_scatter.pieces 120 "" ${_aivrun} -n 3 --env HCCL_BUFFSIZE=1 ${_rs} --iterations 3
  600011)
aivd_example_test(reduce_scatter.nothing 120 asan-ok ${_aivrun} -n 3 ${_rs} 0)
aivd_example_test(reduce_scatter.alone 120 asan-ok ${_rs} --in-place begin 1000)
aivd_example_test(reduce_scatter.threads 120 asan-ok ${_rs} --threads 4 --type int32 54321)
aivd_example_test(reduce_scatter.wrong_slice 120 "" ${CMAKE_CURRENT_SOURCE_DIR}/wrong_slice.sh
  ${PROJECT_SOURCE_DIR} ${_aivrun} ${_rs})
aivd_example_test(send_recv.two 120 asan-ok ${_aivrun} -n 2 ${_sr})
aivd_example_test(send_recv.queued 120 "" ${_aivrun} -n 3 ${_sr} --queued 1000003)
aivd_example_test(send_recv.eight 120 "" ${_aivrun} -n 8 ${_sr} --iterations 40 1)
aivd_example_test(send_recv.pieces 120 "" ${_aivrun} -n 5 --env HCCL_BUFFSIZE=1 ${_sr} --queued
  --iterations 6 600011)
aivd_example_test(send_recv.nothing 120 asan-ok ${_aivrun} -n 2 ${_sr} 0)
aivd_example_test(send_recv.threads 120 asan-ok ${_sr} --threads 4 54321)
aivd_example_test(custom_usage 60 "" ${CMAKE_CURRENT_SOURCE_DIR}/custom_usage.sh ${_aivrun} ${_rs} ${_sr})

foreach(mpi openmpi mpich)
  if(NOT MPIRUN_${mpi} OR NOT TARGET custom_send_recv_test_mpi_${mpi})
    continue()
  endif()
  set(_mpirun ${MPIRUN_${mpi}})
  if(mpi STREQUAL openmpi)
    list(APPEND _mpirun --oversubscribe)
  endif()
  set(_folder ${PROJECT_BINARY_DIR}/examples)
  aivd_example_test(reduce_scatter.mpirun_${mpi} 120 "" ${_mpirun} -n 4
    ${_folder}/custom_reduce_scatter/custom_reduce_scatter_test_mpi.${mpi} --iterations 5 12345)
  aivd_example_test(send_recv.mpirun_${mpi} 120 "" ${_mpirun} -n 3
    ${_folder}/custom_send_recv/custom_send_recv_test_mpi.${mpi} --queued 12345)
  set_tests_properties(example.reduce_scatter.mpirun_${mpi} example.send_recv.mpirun_${mpi} PROPERTIES
    ENVIRONMENT "OMPI_ALLOW_RUN_AS_ROOT=1;OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1;HCCL_EXEC_TIMEOUT=60")
endforeach()

# Under the checker and in weak order: run_clean.sh judges both the findings and the exit code.
set(_clean ${CMAKE_CURRENT_SOURCE_DIR}/run_clean.sh ${_aivrun})
foreach(profile vendor strict)
  aivd_example_test(reduce_scatter.check.${profile} 120 check ${_clean} --check --profile ${profile} -n 3
    ${_rs} --iterations 2 --in-place own --type fp16 100003)
  aivd_example_test(send_recv.check.${profile} 120 check ${_clean} --check --profile ${profile} -n 3
    ${_sr} --iterations 6 --queued 700001)
endforeach()
foreach(seed 1 2 3)
  aivd_example_test(reduce_scatter.weak.${seed} 120 check ${_clean} --weak --seed ${seed} -n 3 ${_rs}
    --iterations 2 100003)
  aivd_example_test(send_recv.weak.${seed} 120 check ${_clean} --weak --seed ${seed} -n 3 ${_sr}
    --iterations 6 --queued 700001)
endforeach()
find_package(Python3 COMPONENTS Interpreter)
if(Python3_FOUND)
  aivd_example_test(custom_mutations 600 "check;slow" ${Python3_EXECUTABLE}
    ${CMAKE_CURRENT_SOURCE_DIR}/mutate_custom.py --bin ${PROJECT_BINARY_DIR}/bin
    --source ${PROJECT_SOURCE_DIR} --examples ${PROJECT_BINARY_DIR}/examples)
endif()

# Their kernels are in the common subset of C17 and C++17.
foreach(name reduce_scatter send_recv)
  set(_folder ${PROJECT_SOURCE_DIR}/examples/custom_${name})
  file(GLOB _kernel ${_folder}/op_kernel/*.c)
  configure_file(${_kernel} ${CMAKE_CURRENT_BINARY_DIR}/${name}_cxx.cpp COPYONLY)
  aivd_add_kernel(example_${name}_cxx SOURCES ${CMAKE_CURRENT_BINARY_DIR}/${name}_cxx.cpp
    OPTIONS -std=c++17 -O2 -Wall -Wextra -I${_folder}/inc -I${_folder}/op_kernel)
endforeach()
aivd_example_test(reduce_scatter.cxx 120 "" ${_aivrun} -n 3
  --env HCCL_CUSTOM_REDUCE_SCATTER_KERNEL=${CMAKE_CURRENT_BINARY_DIR}/example_reduce_scatter_cxx.o
  ${_rs} --type bfp16 --iterations 3 7001)
aivd_example_test(send_recv.cxx 120 "" ${_aivrun} -n 3
  --env HCCL_CUSTOM_SEND_RECV_KERNEL=${CMAKE_CURRENT_BINARY_DIR}/example_send_recv_cxx.o ${_sr} 7001)
