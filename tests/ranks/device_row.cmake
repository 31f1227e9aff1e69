# The functions of aivdrive/device_row.h: native, through UB (jitter, weak order), clean when checked.
if(TARGET aivcc_tool AND TARGET aivrun_tool)
  aivd_add_kernel(device_row_kernels SOURCES ${CMAKE_CURRENT_LIST_DIR}/device_row_kernels.c
    OPTIONS -Wall -Wextra -Werror)
  set(_row $<TARGET_PROPERTY:device_row_kernels,AIVD_IMAGE>)
  aivd_rank_program(device_row device_row.c)
  target_link_libraries(rank_device_row PRIVATE m)
  add_dependencies(rank_device_row device_row_kernels)

  aivd_rank_test(device.row device_row RANKS 1 ARGS ${_row} LABELS asan-ok)
  aivd_rank_test(device.row_plain_lanes device_row RANKS 1 ARGS ${_row} ENV AIVDRIVE_SIMD=off)
  aivd_rank_test(device.row_through_ub device_row RANKS 1 ARGS ${_row} AIVRUN --jitter 1)
  foreach(seed 1 2 3)
    aivd_rank_test(device.row_weak_${seed} device_row RANKS 1 ARGS ${_row}
      AIVRUN --weak --seed ${seed})
  endforeach()
  foreach(profile vendor strict)
    aivd_rank_test(check.device.clean_row_${profile} device_row RANKS 1 ARGS ${_row}
      AIVRUN --check --profile ${profile} LABELS check)
    set_tests_properties(check.device.clean_row_${profile} PROPERTIES
      PASS_REGULAR_EXPRESSION " 0 findings;.*own exit code is 0")
  endforeach()
endif()
