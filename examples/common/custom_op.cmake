# custom_op(NAME HOST source... KERNEL source TEST source... HEADER public-header): an operator as a
# shared library hccl_NAME with its kernel image beside it, the test program NAME_test (and, for
# mpirun, NAME_test_mpi.openmpi and .mpich), and what goes into a package. Builds inside aivdrive's own tree and, with aivdrive installed, alone.
# Without a compiler for the kernel (cross builds) it does nothing.
set(CMAKE_C_STANDARD 17)
set(CMAKE_C_EXTENSIONS ON)
find_package(Threads REQUIRED)
set(_common ${CMAKE_CURRENT_LIST_DIR})
set(_world ${_common}/../custom_allgather/testcase) # how the test programs' ranks start
if(TARGET aivdrive)
  set(_lib aivdrive)
  set(_options aivd_options)
else()
  find_package(aivdrive REQUIRED)
  set(_lib aivdrive::aivdrive)
  set(_options)
  if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
  endif()
endif()

function(custom_op name)
  cmake_parse_arguments(OP "" "HEADER;KERNEL" "HOST;TEST" ${ARGN})
  set(warnings -Wall -Wextra)
  if(AIVDRIVE_WERROR)
    list(APPEND warnings -Werror)
  endif()
  if(NOT COMMAND aivd_add_kernel)
    return()
  endif()

  # The host library.
  add_library(hccl_${name} SHARED ${OP_HOST} ${_common}/peers.c ${_common}/kernel.c)
  target_include_directories(hccl_${name} PUBLIC inc PRIVATE ${_common})
  target_compile_definitions(hccl_${name} PRIVATE _GNU_SOURCE)
  target_compile_options(hccl_${name} PRIVATE ${warnings})
  target_link_libraries(hccl_${name} PUBLIC ${_lib} PRIVATE ${_options} Threads::Threads
    ${CMAKE_DL_LIBS})
  set_target_properties(hccl_${name} PROPERTIES C_VISIBILITY_PRESET hidden)

  # The kernel image lies beside the library, which looks for it there.
  set(image hccl_${name}_kernels.o)
  aivd_add_kernel(${name}_kernels SOURCES ${OP_KERNEL} OUTPUT ${image}
    OPTIONS -O2 -g ${warnings} -I${CMAKE_CURRENT_SOURCE_DIR}/inc)
  add_dependencies(hccl_${name} ${name}_kernels)

  # The test program: started by aivrun, or as threads of one process.
  add_executable(${name}_test ${OP_TEST} ${_world}/world.c)
  target_include_directories(${name}_test PRIVATE ${_world})
  target_compile_definitions(${name}_test PRIVATE _GNU_SOURCE)
  target_compile_options(${name}_test PRIVATE ${warnings})
  target_link_libraries(${name}_test PRIVATE hccl_${name} ${_options} Threads::Threads
    ${CMAKE_DL_LIBS})

  # The same with every MPI that is there, for mpirun.
  list(TRANSFORM OP_TEST PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ OUTPUT_VARIABLE sources)
  list(APPEND sources ${_world}/world.c)
  file(GLOB headers CONFIGURE_DEPENDS testcase/*.h inc/*.h ${_world}/world.h)
  foreach(mpi openmpi mpich)
    find_program(MPICC_${mpi} mpicc.${mpi})
    if(NOT MPICC_${mpi} OR AIVDRIVE_SANITIZE OR CMAKE_CROSSCOMPILING)
      continue()
    endif()
    set(program ${CMAKE_CURRENT_BINARY_DIR}/${name}_test_mpi.${mpi})
    add_custom_command(OUTPUT ${program}
      COMMAND ${MPICC_${mpi}} -std=gnu17 -O2 -g ${warnings} -D_GNU_SOURCE -DENABLE_MPI -I${_world}
        "-I$<JOIN:$<TARGET_PROPERTY:hccl_${name},INTERFACE_INCLUDE_DIRECTORIES>,;-I>"
        "-I$<JOIN:$<TARGET_PROPERTY:${_lib},INTERFACE_INCLUDE_DIRECTORIES>,;-I>"
        ${sources} -o ${program} $<TARGET_FILE:hccl_${name}> $<TARGET_FILE:${_lib}>
        -Wl,-rpath,$<TARGET_FILE_DIR:hccl_${name}> -Wl,-rpath,$<TARGET_FILE_DIR:${_lib}> -lpthread -ldl
      DEPENDS ${sources} ${headers} hccl_${name}
      COMMENT "Building ${name}_test_mpi.${mpi}" COMMAND_EXPAND_LISTS VERBATIM)
    add_custom_target(${name}_test_mpi_${mpi} ALL DEPENDS ${program})
  endforeach()

  if(NOT TARGET aivdrive)
    install(TARGETS hccl_${name} LIBRARY DESTINATION lib64 COMPONENT custom_op)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${image} DESTINATION lib64 COMPONENT custom_op)
    install(FILES ${OP_HEADER} DESTINATION include COMPONENT custom_op)
  endif()
endfunction()
