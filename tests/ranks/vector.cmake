# Vector operations in kernels, spelled in C and in C++: native, checked and in weak order.
if(TARGET aivcc_tool AND TARGET aivrun_tool)
  aivd_add_kernel(vector_kernels SOURCES ${CMAKE_CURRENT_LIST_DIR}/vector_kernels.c
    OPTIONS -Wall -Wextra -Werror)
  aivd_add_kernel(vector_kernels_cpp SOURCES ${CMAKE_CURRENT_LIST_DIR}/vector_kernels_cpp.cpp
    OPTIONS -Wall -Wextra -Werror)
  set(_c $<TARGET_PROPERTY:vector_kernels,AIVD_IMAGE>)
  set(_cpp $<TARGET_PROPERTY:vector_kernels_cpp,AIVD_IMAGE>)
  aivd_rank_program(vector_sums vector_sums.c)
  add_dependencies(rank_vector_sums vector_kernels vector_kernels_cpp)

  aivd_rank_test(vector.sums vector_sums RANKS 1 ARGS ${_c} misuse)
  aivd_rank_test(vector.sums_cpp vector_sums RANKS 1 ARGS ${_cpp})
  aivd_rank_test(vector.sums_threads vector_sums RANKS 1 ARGS ${_c}
    ENV AIVDRIVE_BLOCKS=threads)
  aivd_rank_test(vector.sums_simd_off vector_sums RANKS 1 ARGS ${_c} ENV AIVDRIVE_SIMD=off)
  foreach(seed 1 2 3)
    aivd_rank_test(vector.sums_weak_${seed} vector_sums RANKS 1 ARGS ${_c}
      AIVRUN --weak --seed ${seed})
  endforeach()
  foreach(profile vendor strict)
    aivd_rank_test(check.vector_clean_${profile} vector_sums RANKS 1 ARGS ${_c}
      AIVRUN --check --profile ${profile} LABELS check)
  endforeach()

  # Scalar atomics: products from the Ascend950 on.
  aivd_rank_program(vector_ticket vector_ticket.c)
  add_dependencies(rank_vector_ticket vector_kernels vector_kernels_cpp)
  set(_950 ENV AIVDRIVE_SOC=Ascend950)
  aivd_rank_test(vector.ticket vector_ticket RANKS 1 ARGS ${_c} ${_950})
  aivd_rank_test(vector.ticket_cpp vector_ticket RANKS 1 ARGS ${_cpp} ${_950})
  aivd_rank_test(vector.ticket_threads vector_ticket RANKS 1 ARGS ${_c}
    ENV AIVDRIVE_SOC=Ascend950 AIVDRIVE_BLOCKS=threads)
  aivd_rank_test(vector.ticket_weak vector_ticket RANKS 1 ARGS ${_c} ${_950} AIVRUN --weak --seed 1)
  foreach(profile vendor strict)
    aivd_rank_test(check.vector_ticket_clean_${profile} vector_ticket RANKS 1 ARGS ${_c} ${_950}
      AIVRUN --check --profile ${profile} LABELS check)
    add_test(NAME check.vector_ticket_fault_${profile} COMMAND ${CMAKE_COMMAND} -E env
      AIVDRIVE_SOC=Ascend950 sh -c
      "$<TARGET_FILE:aivrun_tool> -n 1 --check --profile ${profile} $<TARGET_FILE:rank_vector_ticket> ${_c} fault; test $? = 3")
    set_tests_properties(check.vector_ticket_fault_${profile} PROPERTIES TIMEOUT 120
      LABELS "ranks;check")
  endforeach()
endif()
