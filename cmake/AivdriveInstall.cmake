# What `make install` copies.
#
#   PREFIX/bin                          aivcc aivrun aivdrive aivperf
#   PREFIX/lib/libaivdrive.so           the library; pkgconfig/ and cmake/aivdrive/ beside it
#   PREFIX/lib/aivdrive/ascend          the private prefix: include/ (all public headers), lib64/
#                                       (vendor-named libraries), opp/ (custom operators),
#                                       set_env.sh, and what AivdriveShims.cmake lists
#   PREFIX/share/doc/aivdrive, PREFIX/share/man, PREFIX/share/gdb
# Public headers carry the vendor's names (acl/, hccl/, securec.h), so they never go to a system
# include path: pkg-config, the CMake package and set_env.sh name the private one.
set(AIVDRIVE_PRIVATE_DIR ${CMAKE_INSTALL_LIBDIR}/aivdrive/ascend)
include(AivdriveVendor)
include(CMakePackageConfigHelpers)

install(TARGETS aivdrive EXPORT aivdrive LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY include/ DESTINATION ${AIVDRIVE_PRIVATE_DIR}/include FILES_MATCHING PATTERN "*.h")

configure_file(cmake/aivdrive.pc.in aivdrive.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/aivdrive.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

configure_file(cmake/set_env.sh.in set_env.sh @ONLY)
install(PROGRAMS ${CMAKE_CURRENT_BINARY_DIR}/set_env.sh DESTINATION ${AIVDRIVE_PRIVATE_DIR})
# so that ". PREFIX/set_env.sh" is all one has to remember
install(CODE "
  file(WRITE \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_LIBDIR}/aivdrive/ascend/opp/vendors/.keep\" \"\")
")

configure_package_config_file(cmake/aivdriveConfig.cmake.in ${CMAKE_CURRENT_BINARY_DIR}/aivdriveConfig.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/aivdrive)
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/aivdriveConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/aivdriveConfig.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/aivdriveConfigVersion.cmake ${PROJECT_SOURCE_DIR}/cmake/AivdriveKernel.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/aivdrive)

include(AivdriveShims)

install(FILES LICENSE NOTICE README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY examples DESTINATION ${CMAKE_INSTALL_DOCDIR} USE_SOURCE_PERMISSIONS
  PATTERN "CMakeLists.txt" EXCLUDE)
file(GLOB _man ${PROJECT_SOURCE_DIR}/docs/man/*.1)
if(_man)
  install(FILES ${_man} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endif()
install(FILES tools/gdb/aivdrive-gdb.py DESTINATION ${CMAKE_INSTALL_DATADIR}/aivdrive)
# gdb loads it by itself when the library is loaded (docs/debugging.md has the safe-path line)
install(CODE "
  set(_dir \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DATADIR}/gdb/auto-load\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_LIBDIR}\")
  file(MAKE_DIRECTORY \"\${_dir}\")
  configure_file(\"${PROJECT_SOURCE_DIR}/tools/gdb/aivdrive-gdb.py\" \"\${_dir}/libaivdrive.so.${PROJECT_VERSION}-gdb.py\" COPYONLY)
")
