# enable_language(ASC), first step: which compiler.
if(NOT CMAKE_ASC_COMPILER)
  get_filename_component(_asc_home "${CMAKE_CURRENT_LIST_DIR}/../../.." REALPATH)
  find_program(CMAKE_ASC_COMPILER NAMES bisheng aivcc
    HINTS "${_asc_home}/tools/ccec_compiler/bin" ENV ASC
    DOC "compiler of .asc sources" NO_CMAKE_FIND_ROOT_PATH)
  if(NOT CMAKE_ASC_COMPILER)
    message(FATAL_ERROR "language ASC: no bisheng or aivcc in ${_asc_home}/tools/ccec_compiler/bin "
      "or PATH. Source set_env.sh of the installation, or give -DCMAKE_ASC_COMPILER=<aivcc>.")
  endif()
endif()
mark_as_advanced(CMAKE_ASC_COMPILER)
set(CMAKE_ASC_COMPILER_ENV_VAR "ASC")
set(CMAKE_ASC_COMPILER_ID "aivdrive")
include(CMakeFindBinUtils)
configure_file("${CMAKE_CURRENT_LIST_DIR}/CMakeASCCompiler.cmake.in"
  "${CMAKE_PLATFORM_INFO_DIR}/CMakeASCCompiler.cmake" @ONLY)
