# aivd_add_kernel(NAME SOURCES file... [OPTIONS option...] [OUTPUT file] [DIRECTORY folder]):
# builds the kernel image NAME.o (or OUTPUT) with aivcc, and a target NAME for it. The target's
# property AIVD_IMAGE is the image's path. Part of the build and of the installed package.

# aivd_add_program(NAME SOURCES file... [OPTIONS option...] [LINK option...] [OUTPUT file]
# [DIRECTORY folder]): the same for sources with host and device code: the program NAME (or OUTPUT;
# a library with OPTIONS -shared). The target's property AIVD_PROGRAM is its path.

# Where the aivcc of the build tree finds headers and library; an installed one looks beside itself.
if(TARGET aivcc_tool)
  file(WRITE ${PROJECT_BINARY_DIR}/bin/aivcc.paths
    "${PROJECT_SOURCE_DIR}/include\n${PROJECT_BINARY_DIR}/src\n")
endif()

function(aivd_add_kernel name)
  cmake_parse_arguments(K "" "OUTPUT;DIRECTORY;LIBRARY" "SOURCES;OPTIONS" ${ARGN})
  if(NOT K_OUTPUT)
    set(K_OUTPUT ${name}.o)
  endif()
  if(NOT K_DIRECTORY)
    set(K_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR})
  endif()
  set(image ${K_DIRECTORY}/${K_OUTPUT})
  if(TARGET aivcc_tool)
    set(aivcc $<TARGET_FILE:aivcc_tool>)
    if(CMAKE_CROSSCOMPILING) # aivcc of the target, run under the emulator, drives the cross compiler
      set(aivcc ${CMAKE_CROSSCOMPILING_EMULATOR} $<TARGET_FILE:aivcc_tool> --cc=${CMAKE_C_COMPILER}
        --cxx=${CMAKE_CXX_COMPILER})
    endif()
    set(compile_needs aivcc_tool)
    set(link_needs aivcc_tool aivdrive)
  else()
    set(aivcc ${aivdrive_AIVCC})
    set(compile_needs ${aivdrive_AIVCC})
    set(link_needs ${aivdrive_AIVCC})
  endif()
  set(library)
  if(K_LIBRARY) # in place of the one beside aivcc
    set(library -L$<TARGET_FILE_DIR:${K_LIBRARY}>)
    set(link_needs aivcc_tool ${K_LIBRARY})
  endif()
  set(sanitize)
  if(AIVDRIVE_SANITIZE)
    string(REPLACE ";" "," sanitize "${AIVDRIVE_SANITIZE}")
    set(sanitize -fsanitize=${sanitize} -fno-omit-frame-pointer)
  endif()
  set(objects)
  foreach(source ${K_SOURCES})
    get_filename_component(path ${source} ABSOLUTE)
    get_filename_component(base ${source} NAME)
    set(object ${CMAKE_CURRENT_BINARY_DIR}/${name}.${base}.device.o)
    set(depend)
    if(CMAKE_GENERATOR STREQUAL "Ninja" OR NOT CMAKE_VERSION VERSION_LESS 3.20)
      set(depend DEPFILE ${object}.d)
    endif()
    add_custom_command(OUTPUT ${object}
      COMMAND ${aivcc} ${sanitize} ${K_OPTIONS} -c ${path} -o ${object}
              -MD -MF ${object}.d -MT ${object}
      DEPENDS ${path} ${compile_needs} ${depend}
      COMMENT "Building kernel object ${base}" VERBATIM)
    list(APPEND objects ${object})
  endforeach()
  add_custom_command(OUTPUT ${image}
    COMMAND ${aivcc} ${sanitize} ${K_OPTIONS} ${objects} ${library} -o ${image}
    DEPENDS ${objects} ${link_needs}
    COMMENT "Linking kernel image ${K_OUTPUT}" VERBATIM)
  add_custom_target(${name} ALL DEPENDS ${image})
  set_target_properties(${name} PROPERTIES AIVD_IMAGE ${image})
endfunction()

function(aivd_add_program name)
  cmake_parse_arguments(P "" "OUTPUT;DIRECTORY" "SOURCES;OPTIONS;LINK" ${ARGN})
  if(NOT P_OUTPUT)
    set(P_OUTPUT ${name})
  endif()
  if(NOT P_DIRECTORY)
    set(P_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR})
  endif()
  set(program ${P_DIRECTORY}/${P_OUTPUT})
  if(TARGET aivcc_tool)
    set(aivcc $<TARGET_FILE:aivcc_tool>)
    if(CMAKE_CROSSCOMPILING)
      set(aivcc ${CMAKE_CROSSCOMPILING_EMULATOR} $<TARGET_FILE:aivcc_tool> --cc=${CMAKE_C_COMPILER}
        --cxx=${CMAKE_CXX_COMPILER})
    endif()
    set(needs aivcc_tool aivdrive)
  else()
    set(aivcc ${aivdrive_AIVCC})
    set(needs ${aivdrive_AIVCC})
  endif()
  set(sanitize)
  if(AIVDRIVE_SANITIZE)
    string(REPLACE ";" "," sanitize "${AIVDRIVE_SANITIZE}")
    set(sanitize -fsanitize=${sanitize} -fno-omit-frame-pointer)
  endif()
  set(objects)
  foreach(source ${P_SOURCES})
    get_filename_component(path ${source} ABSOLUTE)
    get_filename_component(base ${source} NAME)
    set(object ${CMAKE_CURRENT_BINARY_DIR}/${name}.${base}.o)
    set(language)
    if(source MATCHES "\\.asc$") # both sides even when it launches nothing itself
      set(language -x asc)
    endif()
    set(depend)
    if(CMAKE_GENERATOR STREQUAL "Ninja" OR NOT CMAKE_VERSION VERSION_LESS 3.20)
      set(depend DEPFILE ${object}.d)
    endif()
    add_custom_command(OUTPUT ${object}
      COMMAND ${aivcc} ${sanitize} ${P_OPTIONS} ${language} -c ${path} -o ${object}
              -MD -MF ${object}.d -MT ${object}
      DEPENDS ${path} ${needs} ${depend}
      COMMENT "Building ${base} for host and device" VERBATIM)
    list(APPEND objects ${object})
  endforeach()
  add_custom_command(OUTPUT ${program}
    COMMAND ${aivcc} ${sanitize} ${P_OPTIONS} ${objects} ${P_LINK} -o ${program}
    DEPENDS ${objects} ${needs}
    COMMENT "Linking ${P_OUTPUT}" VERBATIM)
  add_custom_target(${name} ALL DEPENDS ${program})
  set_target_properties(${name} PROPERTIES AIVD_PROGRAM ${program})
endfunction()
