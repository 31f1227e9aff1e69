# Makes the image hccl_aiv_NAME_op_910_95.o from aiv_NAME_op.h, by the device compiler and linker.
function(kernel_image name)
  set(image hccl_aiv_${name}_op_910_95)
  set(file ${CMAKE_CURRENT_BINARY_DIR}/${image}.o)
  set(tools ${ASCEND_CANN_PACKAGE_PATH}/tools/ccec_compiler/bin)
  set(common ${OPS_BASE_DIR}/src/ops/op_common/template/aiv)
  foreach(option aicore-stack-size=0x8000 aicore-function-stack-size=0x8000 aicore-addr-transform
      aicore-record-overflow=false)
    list(APPEND backend -mllvm -cce-${option})
  endforeach()
  add_custom_command(OUTPUT ${file}
    COMMAND ${tools}/ccec -x cce -c -O2 -std=c++17 -fstack-protector-all
      --cce-aicore-only --cce-aicore-arch=dav-c310-vec --cce-aicore-input-parameter-size=28000
      ${backend} -mllvm --cce-aicore-jump-expand=true
      -I${ASCEND_CANN_PACKAGE_PATH}/tools/tikcpp/tikcfw/interface/
      -I${ASCEND_CANN_PACKAGE_PATH}/include/hccl/ -I${common}/ -I${common}/aiv_interface/
      ${CMAKE_CURRENT_SOURCE_DIR}/aiv_${name}_op.h -o ${image}_tmp.o
    COMMAND ${tools}/ld.lld -m aicorelinux -Ttext=0 -static ${image}_tmp.o -o ${file}
    WORKING_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR})
  add_custom_target(${image} ALL DEPENDS ${file})
  install(FILES ${file} DESTINATION ${INSTALL_LIBRARY_DIR} ${INSTALL_OPTIONAL} COMPONENT hccl)
endfunction()
