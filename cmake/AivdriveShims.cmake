# The private prefix in the shape build files of Ascend programs look for: the vendor compiler's
# driver and device linker (all of them are aivcc, which knows by its name what it is), the CMake
# package ASC, and folders of headers under their usual paths. Only symbolic links, relative, so that
# a moved installation keeps working.
configure_file(cmake/asc/ASCConfigVersion.cmake.in ${CMAKE_CURRENT_BINARY_DIR}/ASCConfigVersion.cmake
  @ONLY)
set(_asc_dir ${AIVDRIVE_PRIVATE_DIR}/share/cmake/ASC)
install(FILES ${PROJECT_SOURCE_DIR}/cmake/asc/ASCConfig.cmake
  ${PROJECT_SOURCE_DIR}/cmake/asc/CMakeASCCompiler.cmake.in
  ${PROJECT_SOURCE_DIR}/cmake/asc/CMakeASCInformation.cmake
  ${PROJECT_SOURCE_DIR}/cmake/asc/CMakeDetermineASCCompiler.cmake
  ${PROJECT_SOURCE_DIR}/cmake/asc/CMakeTestASCCompiler.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/ASCConfigVersion.cmake DESTINATION ${_asc_dir})

install(CODE "
  set(_home \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${AIVDRIVE_PRIVATE_DIR}\")
  set(_bin \"\${_home}/tools/ccec_compiler/bin\")
  file(RELATIVE_PATH _aivcc \"/${AIVDRIVE_PRIVATE_DIR}/tools/ccec_compiler/bin\"
    \"/${CMAKE_INSTALL_BINDIR}/aivcc\")
  function(aivd_link target link)
    get_filename_component(_folder \"\${link}\" DIRECTORY)
    file(MAKE_DIRECTORY \"\${_folder}\")
    file(CREATE_LINK \"\${target}\" \"\${link}\" SYMBOLIC)
  endfunction()
  foreach(_name bisheng ccec ld.lld)
    aivd_link(\"\${_aivcc}\" \"\${_bin}/\${_name}\")
  endforeach()
  aivd_link(tools/ccec_compiler/bin \"\${_home}/bin\")
  aivd_link(../tools/ccec_compiler \"\${_home}/compiler/ccec_compiler\")
  aivd_link(../lib64 \"\${_home}/compiler/lib64\")
  aivd_link(../include \"\${_home}/compiler/include\")
  foreach(_arch x86_64-linux aarch64-linux)
    aivd_link(../include \"\${_home}/\${_arch}/include\")
    aivd_link(../lib64 \"\${_home}/\${_arch}/lib64\")
    aivd_link(../tools/ccec_compiler \"\${_home}/\${_arch}/ccec_compiler\")
  endforeach()
  foreach(_folder interface impl)
    aivd_link(../../../include \"\${_home}/include/tikcpp/tikcfw/\${_folder}\")
  endforeach()
  aivd_link(../../kernel_operator.h \"\${_home}/include/tikcpp/tikcfw/kernel_operator.h\")
  foreach(_folder include impl)
    aivd_link(../include \"\${_home}/asc/\${_folder}\")
  endforeach()
  aivd_link(../include/tikcpp \"\${_home}/compiler/tikcpp\")
")
