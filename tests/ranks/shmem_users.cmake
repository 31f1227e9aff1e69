# Symmetric memory that is to go while kernels or streams still use it.
if(TARGET aivcc_tool AND TARGET aivrun_tool)
  aivd_add_kernel(shmem_users_kernels SOURCES ${CMAKE_CURRENT_LIST_DIR}/shmem_users_kernels.c
    OPTIONS -Wall -Wextra -Werror -I${PROJECT_SOURCE_DIR}/include/shmem)
  set(_users $<TARGET_PROPERTY:shmem_users_kernels,AIVD_IMAGE>)
  aivd_rank_program(shmem_users shmem_users.c)
  add_dependencies(rank_shmem_users shmem_users_kernels)
  foreach(c free_running free_queued free_collective end_running end_queued_put end_queued_barrier end_instances
      team_queued team_running)
    aivd_rank_test(shmem.users.${c} shmem_users RANKS 3 ARGS ${_users} ${c})
  endforeach()
  aivd_rank_test(shmem.users.threads shmem_users RANKS 1 ARGS --threads 3 ${_users} free_running)
  aivd_rank_test(shmem.users.end_threads shmem_users RANKS 1 ARGS --threads 3 ${_users} end_running)
endif()
