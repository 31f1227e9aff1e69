# put_signal of few bytes: in one step, and as observers see it.
if(TARGET aivcc_tool AND TARGET aivrun_tool)
  aivd_add_kernel(shmem_letter_kernels SOURCES ${CMAKE_CURRENT_LIST_DIR}/shmem_letter_kernels.c
    OPTIONS -Wall -Wextra -Werror -I${PROJECT_SOURCE_DIR}/include/shmem)
  set(_letter $<TARGET_PROPERTY:shmem_letter_kernels,AIVD_IMAGE>)
  aivd_rank_program(shmem_letter shmem_letter.c)
  add_dependencies(rank_shmem_letter shmem_letter_kernels)
  foreach(c host kernel wrong)
    aivd_rank_test(shmem.letter.${c} shmem_letter RANKS 2 ARGS ${_letter} ${c})
  endforeach()
  aivd_rank_test(shmem.letter.kernel.3 shmem_letter RANKS 3 ARGS ${_letter} kernel)
  aivd_rank_test(shmem.letter.weak shmem_letter RANKS 2 ARGS ${_letter} kernel
    AIVRUN --weak --seed 1)
  foreach(c host kernel)
    aivd_rank_test(check.shmem.letter.${c} shmem_letter RANKS 2 ARGS ${_letter} ${c}
      AIVRUN --check LABELS check)
  endforeach()
endif()
