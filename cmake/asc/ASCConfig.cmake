# find_package(ASC): makes the language ASC known to project() and enable_language(): .asc sources in
# executables, libraries and object libraries are compiled by aivcc (here under the name bisheng).
#   ASC_COMPILER, ASC_INCLUDE_DIRS, ASC_LIBRARY_DIRS, ASC_HOME
get_filename_component(ASC_HOME "${CMAKE_CURRENT_LIST_DIR}/../../.." REALPATH)
set(ASC_COMPILER "${ASC_HOME}/tools/ccec_compiler/bin/bisheng")
set(ASC_INCLUDE_DIRS "${ASC_HOME}/include" "${ASC_HOME}/include/hccl"
  "${ASC_HOME}/include/shmem")
set(ASC_LIBRARY_DIRS "${ASC_HOME}/lib64")
list(APPEND CMAKE_MODULE_PATH "${CMAKE_CURRENT_LIST_DIR}")
foreach(variable ASCEND_HOME_PATH ASCEND_CANN_PACKAGE_PATH)
  if(NOT DEFINED ${variable})
    set(${variable} "${ASC_HOME}")
  endif()
endforeach()
