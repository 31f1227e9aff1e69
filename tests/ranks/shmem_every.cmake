# Every call of symmetric memory, for every type and size.
aivd_rank_program(shmem_every shmem_every.c)
foreach(n 1 2 4)
  aivd_rank_test(shmem.every.host.${n} shmem_every RANKS ${n} ARGS host)
endforeach()
aivd_rank_test(shmem.every.host.threads shmem_every RANKS 1 ARGS --threads 3 host LABELS asan-ok)
aivd_rank_program(shmem_rest shmem_rest.c)
aivd_rank_test(shmem.rest.hosts shmem_rest RANKS 2 ARGS hosts)
find_package(Python3 COMPONENTS Interpreter)
if(Python3_FOUND)
  set(_preprocessors ${CMAKE_C_COMPILER} ${CMAKE_CXX_COMPILER})
  if(NOT CMAKE_C_COMPILER_ID STREQUAL "GNU") # device C wants a newer clang than hosts
    set(_preprocessors gcc g++)
  endif()
  add_test(NAME shmem.every.names COMMAND Python3::Interpreter
    ${CMAKE_CURRENT_LIST_DIR}/shmem_every_names.py ${_preprocessors})
  set_tests_properties(shmem.every.names PROPERTIES TIMEOUT 120)
endif()
if(TARGET aivcc_tool AND TARGET aivrun_tool)
  function(shmem_every_kernels name source)
    aivd_add_kernel(${name} SOURCES ${CMAKE_CURRENT_LIST_DIR}/${source}
      OPTIONS -O1 -Wall -Wextra -Werror -I${PROJECT_SOURCE_DIR}/include/shmem)
  endfunction()
  shmem_every_kernels(shmem_rest_kernels shmem_rest_kernels.c)
  add_dependencies(rank_shmem_rest shmem_rest_kernels)
  set(_image $<TARGET_PROPERTY:shmem_rest_kernels,AIVD_IMAGE>)
  aivd_rank_test(shmem.rest.kernels shmem_rest RANKS 3 ARGS ${_image})
  aivd_rank_test(shmem.rest.kernels.weak shmem_rest RANKS 2 ARGS ${_image} AIVRUN --weak --seed 1)
  foreach(how native weak)
    add_test(NAME shmem.rest.counted.${how} COMMAND sh ${CMAKE_CURRENT_LIST_DIR}/shmem_counted.sh
      $<TARGET_FILE:aivrun_tool> $<TARGET_FILE:rank_shmem_rest> ${_image} ${how})
    set_tests_properties(shmem.rest.counted.${how} PROPERTIES TIMEOUT 120 LABELS ranks)
  endforeach()
  set(_one_by_one data bits words atomic add rows engines)
  shmem_every_kernels(shmem_every_kernels shmem_every_kernels.c)
  add_dependencies(rank_shmem_every shmem_every_kernels)
  set(_image $<TARGET_PROPERTY:shmem_every_kernels,AIVD_IMAGE>)
  aivd_rank_test(shmem.every.kernels shmem_every RANKS 2 ARGS ${_image} ${_one_by_one})
  aivd_rank_test(shmem.every.kernels.threads shmem_every RANKS 1
    ARGS --threads 2 ${_image} ${_one_by_one} LABELS asan-ok)
  aivd_rank_test(shmem.every.kernels.weak shmem_every RANKS 2 ARGS ${_image} ${_one_by_one}
    AIVRUN --weak --seed 1)
  # Two hundred collectives, and tensors of every type, take the compiler a minute: built when asked
  # for.
  foreach(k team tensors)
    if(k STREQUAL team)
      shmem_every_kernels(shmem_every_team shmem_every_team_kernels.c)
      set(_families team reduce logic)
    else()
      shmem_every_kernels(shmem_every_tensors shmem_every_tensors.cpp)
      set(_families rows engines tensors)
    endif()
    set_target_properties(shmem_every_${k} PROPERTIES EXCLUDE_FROM_ALL TRUE)
    add_test(NAME shmem.every.${k}.build COMMAND ${CMAKE_COMMAND} --build ${PROJECT_BINARY_DIR}
      --target shmem_every_${k})
    set_tests_properties(shmem.every.${k}.build PROPERTIES TIMEOUT 900 LABELS slow
      FIXTURES_SETUP shmem_every_${k} RESOURCE_LOCK shmem_every_build)
    aivd_rank_test(shmem.every.${k} shmem_every RANKS 3
      ARGS $<TARGET_PROPERTY:shmem_every_${k},AIVD_IMAGE> ${_families} LABELS slow)
    set_tests_properties(shmem.every.${k} PROPERTIES FIXTURES_REQUIRED shmem_every_${k})
  endforeach()
endif()
