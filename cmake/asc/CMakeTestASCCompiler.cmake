# enable_language(ASC), third step: whether the compiler starts.
if(CMAKE_ASC_COMPILER_WORKS)
  return()
endif()
execute_process(COMMAND "${CMAKE_ASC_COMPILER}" --version OUTPUT_VARIABLE _asc_said
  ERROR_VARIABLE _asc_said RESULT_VARIABLE _asc_code)
if(NOT _asc_code EQUAL 0)
  message(FATAL_ERROR "language ASC: ${CMAKE_ASC_COMPILER} --version ends with ${_asc_code}: ${_asc_said}")
endif()
string(STRIP "${_asc_said}" _asc_said)
message(STATUS "Check for working ASC compiler: ${CMAKE_ASC_COMPILER} (${_asc_said})")
set(CMAKE_ASC_COMPILER_WORKS TRUE CACHE INTERNAL "")
