# What every target shares: warnings, sanitizers, and the three kinds of target of this tree.

add_library(aivd_options INTERFACE)
target_compile_definitions(aivd_options INTERFACE _GNU_SOURCE AIVDRIVE_VERSION="${PROJECT_VERSION}")
target_compile_options(aivd_options INTERFACE -Wall -Wextra -ffp-contract=off
  $<$<BOOL:${AIVDRIVE_WERROR}>:-Werror>
  $<$<COMPILE_LANGUAGE:C>:-Wstrict-prototypes -Wmissing-prototypes>)
if(AIVDRIVE_SANITIZE)
  string(REPLACE "," ";" _aivd_san "${AIVDRIVE_SANITIZE}")
  foreach(s ${_aivd_san})
    target_compile_options(aivd_options INTERFACE -fsanitize=${s} -fno-omit-frame-pointer)
    target_link_options(aivd_options INTERFACE -fsanitize=${s})
    if(s STREQUAL "thread") # gcc warns that TSan does not model fences; ours pair with atomics it sees
      target_compile_options(aivd_options INTERFACE $<$<C_COMPILER_ID:GNU>:-Wno-tsan>)
    endif()
  endforeach()
endif()

# aivd_folder(NAME dep...): src/NAME as a static library that sees its own headers, the public
# headers and those of the folders it may use.
function(aivd_folder name)
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.c
       ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.S ${CMAKE_CURRENT_SOURCE_DIR}/${name}/generated/*.c)
  if(NOT sources)
    add_library(aivd_${name} INTERFACE)
    set(kind INTERFACE)
  else()
    add_library(aivd_${name} STATIC ${sources})
    set(kind PUBLIC)
    target_link_libraries(aivd_${name} PRIVATE aivd_options)
  endif()
  target_include_directories(aivd_${name} ${kind} ${CMAKE_CURRENT_SOURCE_DIR}
    ${PROJECT_SOURCE_DIR}/include ${PROJECT_SOURCE_DIR}/include/hccl
    ${PROJECT_SOURCE_DIR}/include/shmem)
  foreach(dep ${ARGN})
    target_link_libraries(aivd_${name} ${kind} aivd_${dep})
  endforeach()
  set_property(GLOBAL APPEND PROPERTY AIVD_FOLDERS aivd_${name})
endfunction()

# aivd_folder_sources(NAME VAR): the folder's object archive is linked whole into libaivdrive.
function(aivd_program name)
  cmake_parse_arguments(P "INSTALL" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${P_SOURCES})
  target_link_libraries(${name} PRIVATE aivd_options ${P_LINK})
  if(P_INSTALL)
    install(TARGETS ${name} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  endif()
endfunction()
