# Symmetric memory begun by MPI, with every MPI that is there.
foreach(mpi openmpi mpich)
  find_program(MPICC_${mpi} mpicc.${mpi})
  find_program(MPIRUN_${mpi} mpirun.${mpi})
  if(NOT MPICC_${mpi} OR NOT MPIRUN_${mpi} OR AIVDRIVE_SANITIZE OR CMAKE_CROSSCOMPILING)
    continue()
  endif()
  set(_program ${PROJECT_BINARY_DIR}/tests/ranks/shmem_mpi.${mpi})
  add_custom_command(OUTPUT ${_program}
    COMMAND ${MPICC_${mpi}} -std=gnu17 -O2 -g -Wall -Wextra -D_GNU_SOURCE
      -I${PROJECT_SOURCE_DIR}/include -I${PROJECT_SOURCE_DIR}/include/shmem
      ${CMAKE_CURRENT_LIST_DIR}/shmem_mpi.c -o ${_program} $<TARGET_FILE:aivdrive>
      -Wl,-rpath,$<TARGET_FILE_DIR:aivdrive> -lpthread
    DEPENDS ${CMAKE_CURRENT_LIST_DIR}/shmem_mpi.c ${CMAKE_CURRENT_LIST_DIR}/check.h aivdrive
    COMMENT "Building shmem_mpi.${mpi}" COMMAND_EXPAND_LISTS VERBATIM)
  add_custom_target(rank_shmem_mpi_${mpi} ALL DEPENDS ${_program})
  set(_mpirun ${MPIRUN_${mpi}})
  if(mpi STREQUAL openmpi)
    list(APPEND _mpirun --oversubscribe)
  endif()
  foreach(c program begun)
    add_test(NAME shmem.mpi.${mpi}.${c} COMMAND ${_mpirun} -n 3 ${_program} ${c})
    set_tests_properties(shmem.mpi.${mpi}.${c} PROPERTIES TIMEOUT 120 LABELS ranks ENVIRONMENT
      "OMPI_ALLOW_RUN_AS_ROOT=1;OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1;HCCL_EXEC_TIMEOUT=60")
  endforeach()
endforeach()
