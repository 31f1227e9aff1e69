# Symmetric memory from files with both sides, in C and in C++.
if(TARGET aivcc_tool AND TARGET aivrun_tool)
  configure_file(${CMAKE_CURRENT_LIST_DIR}/shmem_sides.c ${CMAKE_CURRENT_BINARY_DIR}/shmem_sides.cpp
    COPYONLY)
  aivd_add_program(shmem_sides_c SOURCES ${CMAKE_CURRENT_LIST_DIR}/shmem_sides.c
    OPTIONS -Wall -Wextra -Werror)
  aivd_add_program(shmem_sides_cpp SOURCES ${CMAKE_CURRENT_BINARY_DIR}/shmem_sides.cpp
    OPTIONS -Wall -Wextra -Werror -I${CMAKE_CURRENT_LIST_DIR})
  function(shmem_sides_test test language ranks)
    add_test(NAME shmem.sides.${test} COMMAND aivrun_tool -n ${ranks} ${ARGN}
      $<TARGET_PROPERTY:shmem_sides_${language},AIVD_PROGRAM>)
    set_tests_properties(shmem.sides.${test} PROPERTIES TIMEOUT 120 LABELS ranks
      ENVIRONMENT "SHMEM_CYCLE_PROF_PE=1")
  endfunction()
  shmem_sides_test(c c 2)
  shmem_sides_test(c.5 c 5)
  shmem_sides_test(c.weak c 3 --weak --seed 1)
  shmem_sides_test(c.check c 2 --check --profile strict)
  shmem_sides_test(cpp cpp 4)
endif()
