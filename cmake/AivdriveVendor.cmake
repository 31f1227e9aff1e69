# Small ELF libraries with the vendor's names, for programs that link or dlopen them: each is a
# filter (DT_FILTER) on libaivdrive, so the loader takes every symbol from there and nothing is
# implemented twice. They live in a private directory, never on a system search path.
#
#   aivd_vendor_library(NAME pattern)    symbols of libaivdrive that match the extended regexp
function(aivd_vendor_library name pattern)
  set(src ${CMAKE_CURRENT_BINARY_DIR}/vendor/${name}.c)
  add_custom_command(OUTPUT ${src}
    COMMAND ${CMAKE_COMMAND} -E env NM=${CMAKE_NM} sh ${PROJECT_SOURCE_DIR}/cmake/vendor-symbols.sh
            $<TARGET_FILE:aivdrive> "${pattern}" ${src}
    DEPENDS aivdrive ${PROJECT_SOURCE_DIR}/cmake/vendor-symbols.sh VERBATIM)
  add_library(vendor_${name} SHARED ${src})
  set_target_properties(vendor_${name} PROPERTIES OUTPUT_NAME ${name} C_VISIBILITY_PRESET default
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/vendor
    BUILD_RPATH "$ORIGIN/../src" INSTALL_RPATH "$ORIGIN/../../..")
  target_link_libraries(vendor_${name} PRIVATE -Wl,--no-as-needed aivdrive)
  target_link_options(vendor_${name} PRIVATE -Wl,--filter=libaivdrive.so.0 -nostartfiles)
  install(TARGETS vendor_${name} LIBRARY DESTINATION ${AIVDRIVE_PRIVATE_DIR}/lib64)
endfunction()

set(_hccl "^(Hccl|Hcomm|Hcom)")
# with what programs that aivcc made call (aivdrive/program.h)
set(_acl "^(acl|aivd_program_|aivd_launch_(begin|end|kernel)$)")
aivd_vendor_library(ascendcl "${_acl}")
aivd_vendor_library(acl_rt "${_acl}")
aivd_vendor_library(runtime "${_acl}|^rt")
aivd_vendor_library(hccl "${_hccl}")
aivd_vendor_library(hcomm "${_hccl}")
aivd_vendor_library(shmem "^(aclshmem|util_get_ffts_config$)")
aivd_vendor_library(aclshmem "^(aclshmem|util_get_ffts_config$)")
aivd_vendor_library(c_sec "^[^a].*_s$")
aivd_vendor_library(ascendc_runtime "${_acl}")
aivd_vendor_library(nnopbase "^acl(nn|Create|Destroy)")
# Names that official link lines carry and that offer nothing a program calls by itself.
foreach(name unified_dlog profapi ascendalog error_manager ascend_dump mmpa
    tiling_api platform)
  aivd_vendor_library(${name} "^$")
endforeach()
