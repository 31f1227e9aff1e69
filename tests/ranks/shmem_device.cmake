# Symmetric memory in kernels: native, recorded, in weak order.
if(TARGET aivcc_tool AND TARGET aivrun_tool)
  aivd_add_kernel(shmem_device_kernels SOURCES ${CMAKE_CURRENT_LIST_DIR}/shmem_device_kernels.c
    OPTIONS -Wall -Wextra -Werror -I${PROJECT_SOURCE_DIR}/include/shmem)
  set(_shm $<TARGET_PROPERTY:shmem_device_kernels,AIVD_IMAGE>)
  aivd_add_kernel(shmem_device_cpp SOURCES ${CMAKE_CURRENT_LIST_DIR}/shmem_device_cpp.cpp
    OPTIONS -Wall -Wextra -Werror -I${PROJECT_SOURCE_DIR}/include/shmem)
  aivd_rank_program(shmem_device shmem_device.c)
  add_dependencies(rank_shmem_device shmem_device_kernels shmem_device_cpp)

  aivd_rank_test(shmem.device.allgather shmem_device RANKS 2 ARGS ${_shm} allgather 8 60)
  aivd_rank_test(shmem.device.allgather.8 shmem_device RANKS 8 ARGS ${_shm} allgather 20 12)
  aivd_rank_test(shmem.device.pingpong shmem_device RANKS 2 ARGS ${_shm} pingpong 1 20000)
  aivd_rank_test(shmem.device.forms shmem_device RANKS 3 ARGS ${_shm} forms 4)
  aivd_rank_test(shmem.device.atomics shmem_device RANKS 3 ARGS ${_shm} atomics 8 200)
  aivd_rank_test(shmem.device.barriers shmem_device RANKS 4 ARGS ${_shm} barriers 3 200)
  aivd_rank_test(shmem.device.waits shmem_device RANKS 3 ARGS ${_shm} waits 2)
  aivd_rank_test(shmem.device.inside shmem_device RANKS 3 ARGS ${_shm} inside 8)
  aivd_rank_test(shmem.device.wrong shmem_device RANKS 2 ARGS ${_shm} wrong)
  aivd_rank_test(shmem.device.engines shmem_device RANKS 3 ARGS ${_shm} engines 2)
  aivd_rank_test(shmem.device.engines.2 shmem_device RANKS 2 ARGS ${_shm} engines 1)
  aivd_rank_test(shmem.device.engines.cpp shmem_device RANKS 3
    ARGS $<TARGET_PROPERTY:shmem_device_cpp,AIVD_IMAGE> engines 2)
  aivd_rank_test(shmem.device.engine_wrong shmem_device RANKS 2 ARGS ${_shm} engine_wrong)
  foreach(c allgather forms atomics barriers waits engines)
    aivd_rank_test(shmem.device.threads.${c} shmem_device RANKS 1 ARGS --threads 2 ${_shm} ${c} 3 6
      LABELS asan-ok)
    foreach(seed 1 2 3)
      aivd_rank_test(shmem.device.weak.${c}.${seed} shmem_device RANKS 2 ARGS ${_shm} ${c} 3 6
        AIVRUN --weak --seed ${seed})
    endforeach()
    foreach(profile vendor strict)
      aivd_rank_test(check.shmem.${c}.${profile} shmem_device RANKS 2 ARGS ${_shm} ${c} 3 6
        AIVRUN --check --profile ${profile} LABELS check)
    endforeach()
  endforeach()
endif()
