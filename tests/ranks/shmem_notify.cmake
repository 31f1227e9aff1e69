# Notifies that kernels of symmetric memory set, from one file with both sides, in C and in C++.
if(TARGET aivcc_tool AND TARGET aivrun_tool)
  configure_file(${CMAKE_CURRENT_LIST_DIR}/shmem_notify.c
    ${CMAKE_CURRENT_BINARY_DIR}/shmem_notify.cpp COPYONLY)
  aivd_add_program(shmem_notify_c SOURCES ${CMAKE_CURRENT_LIST_DIR}/shmem_notify.c
    OPTIONS -Wall -Wextra -Werror)
  aivd_add_program(shmem_notify_cpp SOURCES ${CMAKE_CURRENT_BINARY_DIR}/shmem_notify.cpp
    OPTIONS -Wall -Wextra -Werror -I${CMAKE_CURRENT_LIST_DIR})
  function(shmem_notify_test test language ranks)
    add_test(NAME shmem.notify.${test} COMMAND aivrun_tool -n ${ranks} ${ARGN}
      $<TARGET_PROPERTY:shmem_notify_${language},AIVD_PROGRAM>)
    set_tests_properties(shmem.notify.${test} PROPERTIES TIMEOUT 120 LABELS ranks)
  endfunction()
  shmem_notify_test(c c 2)
  shmem_notify_test(c.5 c 5)
  shmem_notify_test(c.weak c 3 --weak --seed 1)
  shmem_notify_test(cpp cpp 2)
  foreach(profile vendor strict)
    shmem_notify_test(check_${profile} c 2 --check --profile ${profile})
  endforeach()
  add_test(NAME shmem.notify.check_without COMMAND sh -c
    "$<TARGET_FILE:aivrun_tool> -n 2 --check $<TARGET_PROPERTY:shmem_notify_c,AIVD_PROGRAM> without 2>&1 | grep '^AIVD-R42'")
  set_tests_properties(shmem.notify.check_without PROPERTIES TIMEOUT 120 LABELS "ranks;check")
endif()
