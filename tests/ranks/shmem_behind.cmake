# What stands behind the calls of kernels of symmetric memory.
if(TARGET aivcc_tool AND TARGET aivrun_tool)
  aivd_add_program(shmem_behind SOURCES ${CMAKE_CURRENT_LIST_DIR}/shmem_behind.c
    OPTIONS -Wall -Wextra -Werror)
  add_test(NAME shmem.device.behind COMMAND aivrun_tool -n 2
    $<TARGET_PROPERTY:shmem_behind,AIVD_PROGRAM>)
  set_tests_properties(shmem.device.behind PROPERTIES TIMEOUT 120 LABELS ranks)
endif()
