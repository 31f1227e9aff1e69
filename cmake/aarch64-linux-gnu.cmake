# Cross build for aarch64, run under qemu-user. Proves function only: the host's memory order is
# stronger than the target's.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)

# Loader and libc of one package: those of libc6:arm64 where it is installed (it comes with
# libcmocka:arm64), else those of the cross compiler. Mixed, the loader's list of threads lies
# elsewhere than libc looks for it, and fork() and pthread_create() never return.
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64)
if(NOT EXISTS /lib/ld-linux-aarch64.so.1)
  list(APPEND CMAKE_CROSSCOMPILING_EMULATOR -L /usr/aarch64-linux-gnu
    -E LD_LIBRARY_PATH=/usr/aarch64-linux-gnu/lib)
elseif(NOT EXISTS /usr/lib/aarch64-linux-gnu/libstdc++.so.6)
  # of the cross compiler's folder the C++ library alone
  execute_process(COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/target-cxx)
  execute_process(COMMAND ${CMAKE_COMMAND} -E create_symlink
    /usr/aarch64-linux-gnu/lib/libstdc++.so.6 ${CMAKE_BINARY_DIR}/target-cxx/libstdc++.so.6)
  list(APPEND CMAKE_CROSSCOMPILING_EMULATOR -E LD_LIBRARY_PATH=${CMAKE_BINARY_DIR}/target-cxx)
endif()
