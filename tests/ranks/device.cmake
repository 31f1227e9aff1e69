# The helpers of aivdrive/device.h: in C and in C++, native, recorded and in weak order.
if(TARGET aivcc_tool AND TARGET aivrun_tool)
  aivd_add_kernel(device_kernels SOURCES ${CMAKE_CURRENT_LIST_DIR}/device_kernels.c
    OPTIONS -Wall -Wextra -Werror)
  aivd_add_kernel(device_kernels_cpp SOURCES ${CMAKE_CURRENT_LIST_DIR}/device_kernels_cpp.cpp
    OPTIONS -Wall -Wextra -Werror)
  # The same over the C-API alone, without the library's direct ways.
  aivd_add_kernel(device_kernels_portable SOURCES ${CMAKE_CURRENT_LIST_DIR}/device_kernels.c
    OPTIONS -Wall -Wextra -Werror -DAIVD_DEVICE_PORTABLE)
  set(_portable $<TARGET_PROPERTY:device_kernels_portable,AIVD_IMAGE>)
  set(_c $<TARGET_PROPERTY:device_kernels,AIVD_IMAGE>)
  list(JOIN AIVD_RANK_IN " " _in) # in words of a shell
  set(_cpp $<TARGET_PROPERTY:device_kernels_cpp,AIVD_IMAGE>)
  aivd_rank_program(device_helpers device_helpers.c)
  target_include_directories(rank_device_helpers PRIVATE ${CMAKE_CURRENT_LIST_DIR})
  add_dependencies(rank_device_helpers device_kernels device_kernels_cpp device_kernels_portable)

  aivd_rank_test(device.copies device_helpers RANKS 2 ARGS ${_c} copies 1)
  aivd_rank_test(device.copies_asan device_helpers RANKS 2 ARGS ${_c} copies TIMEOUT 300
    LABELS asan-ok)
  aivd_rank_test(device.copies_cpp device_helpers RANKS 1 ARGS ${_cpp} copies)
  aivd_rank_test(device.copies_through_ub device_helpers RANKS 2 ARGS ${_c} copies 1
    AIVRUN --jitter 1)
  aivd_rank_test(device.copies_portable device_helpers RANKS 2 ARGS ${_portable} copies)
  aivd_rank_test(device.barriers_portable device_helpers RANKS 3 ARGS ${_portable} barriers 300)
  aivd_rank_test(device.messages_portable device_helpers RANKS 4 ARGS ${_portable} messages 20000)
  aivd_rank_test(device.barriers device_helpers RANKS 5 ARGS ${_c} barriers 2000)
  aivd_rank_test(device.barriers_cpp device_helpers RANKS 2 ARGS ${_cpp} barriers 300)
  aivd_rank_test(device.barriers_threads device_helpers RANKS 2 ARGS ${_c} barriers 50
    ENV AIVDRIVE_BLOCKS=threads LABELS asan-ok)
  aivd_rank_test(device.barriers_workers device_helpers RANKS 2 ARGS ${_c} barriers 300
    ENV AIVDRIVE_THREADS=2)
  aivd_rank_test(device.misuse device_helpers RANKS 1 ARGS ${_c} misuse)
  aivd_rank_test(device.misuse_cpp device_helpers RANKS 1 ARGS ${_cpp} misuse)

  # Messages of 32 to 2,048 bytes between all pairs of six ranks, every byte looked at.
  aivd_rank_test(device.messages device_helpers RANKS 6 ARGS ${_c} messages 300000)
  aivd_rank_test(device.messages_asan device_helpers RANKS 3 ARGS ${_c} messages 20000
    LABELS asan-ok)
  aivd_rank_test(device.messages_ten_million device_helpers RANKS 6 ARGS ${_c} messages 10000000
    TIMEOUT 1500 LABELS slow)
  # 64 KiB of one number behind a notify, every word looked at, in both directions at once.
  aivd_rank_test(device.notifies device_helpers RANKS 2 ARGS ${_c} notifies 10000)
  aivd_rank_test(device.notifies_cpp device_helpers RANKS 3 ARGS ${_cpp} notifies 300)
  aivd_rank_test(device.notifies_hundred_thousand device_helpers RANKS 2 ARGS ${_c} notifies 100000
    TIMEOUT 900 LABELS slow)
  foreach(seed 1 2 3)
    aivd_rank_test(device.messages_weak_${seed} device_helpers RANKS 3 ARGS ${_c} messages 900
      AIVRUN --weak --seed ${seed})
    aivd_rank_test(device.notifies_weak_${seed} device_helpers RANKS 2 ARGS ${_c} notifies 40
      AIVRUN --weak --seed ${seed})
  endforeach()
  # A number that is not that of the round is seen, natively as well.
  add_test(NAME device.notifies_seen COMMAND sh -c
    "${AIVD_AIVRUN} -n 2 ${_in} $<TARGET_FILE:rank_device_helpers> ${_c} notifies 20 2; [ $? = 9 ]")
  set_tests_properties(device.notifies_seen PROPERTIES TIMEOUT 120 LABELS ranks)

  # check.device.<case>: misuse is a finding, named by the line of the kernel; its twin is clean.
  find_package(Python3 COMPONENTS Interpreter)
  file(GLOB _cases CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/device_cases/*.c)
  foreach(case ${_cases})
    get_filename_component(name ${case} NAME_WE)
    add_test(NAME check.device.${name} COMMAND ${Python3_EXECUTABLE}
      ${PROJECT_SOURCE_DIR}/tests/check/run_case.py --bin ${PROJECT_BINARY_DIR}/bin
      --host ${PROJECT_BINARY_DIR}/tests/check/corpus_host ${case})
    set_tests_properties(check.device.${name} PROPERTIES TIMEOUT 180 LABELS "check")
  endforeach()
  foreach(profile vendor strict)
    foreach(what copies messages barriers notifies)
      set(_n 900)
      if(what MATCHES "barriers|notifies")
        set(_n 8)
      elseif(what STREQUAL "copies")
        set(_n 0)
      endif()
      aivd_rank_test(check.device.clean_${what}_${profile} device_helpers RANKS 3
        ARGS ${_c} ${what} ${_n} AIVRUN --check --profile ${profile} LABELS check)
      set_tests_properties(check.device.clean_${what}_${profile} PROPERTIES
        PASS_REGULAR_EXPRESSION " 0 findings;.*own exit code is 0")
    endforeach()
  endforeach()
  # Clean with what clang announces, too.
  find_program(AIVD_TEST_CLANGXX NAMES clang++ clang++-14 clang++-19)
  if(AIVD_TEST_CLANGXX AND NOT CMAKE_CROSSCOMPILING AND NOT AIVDRIVE_SANITIZE)
    aivd_add_kernel(device_kernels_clang SOURCES ${CMAKE_CURRENT_LIST_DIR}/device_kernels_cpp.cpp
      OPTIONS --cxx=${AIVD_TEST_CLANGXX} -Wall -Wextra -Werror)
    add_dependencies(rank_device_helpers device_kernels_clang)
    aivd_rank_test(device.barriers_clang device_helpers RANKS 2
      ARGS $<TARGET_PROPERTY:device_kernels_clang,AIVD_IMAGE> barriers 100)
    aivd_rank_test(check.device.clean_messages_clang device_helpers RANKS 3
      ARGS $<TARGET_PROPERTY:device_kernels_clang,AIVD_IMAGE> messages 900 AIVRUN --check
      LABELS check)
    set_tests_properties(check.device.clean_messages_clang PROPERTIES
      PASS_REGULAR_EXPRESSION " 0 findings;.*own exit code is 0")
  endif()
  # The fault that the messages and notifies would show, natively right, is wrong in weak order.
  add_test(NAME weak.device_undrained COMMAND sh -c
    "for s in 1 2 3; do ${AIVD_AIVRUN} -n 3 --weak --seed $s ${_in} $<TARGET_FILE:rank_device_helpers> ${_c} messages 900 1; [ $? = 9 ] && exit 0; done; exit 1")
  add_test(NAME weak.device_notify_undrained COMMAND sh -c
    "for s in 1 2 3; do ${AIVD_AIVRUN} -n 2 --weak --seed $s ${_in} $<TARGET_FILE:rank_device_helpers> ${_c} notifies 40 1; [ $? = 9 ] && exit 0; done; exit 1")
  set_tests_properties(weak.device_undrained weak.device_notify_undrained PROPERTIES TIMEOUT 120
    LABELS ranks)
endif()

# No volatile object is a flag; the scan finds one when there is one.
find_package(Python3 COMPONENTS Interpreter)
if(Python3_FOUND)
  set(_scan ${Python3_EXECUTABLE} ${CMAKE_CURRENT_LIST_DIR}/device_volatile.py ${PROJECT_SOURCE_DIR})
  add_test(NAME tree.no_volatile_flags COMMAND ${_scan})
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/volatile_flag.c
    CONTENT "static volatile int flag; /* a volatile */\nint *p;\n")
  add_test(NAME tree.no_volatile_flags_rules COMMAND ${_scan}
    ${CMAKE_CURRENT_BINARY_DIR}/volatile_flag.c)
  set_tests_properties(tree.no_volatile_flags_rules PROPERTIES WILL_FAIL TRUE)
  set_tests_properties(tree.no_volatile_flags tree.no_volatile_flags_rules PROPERTIES TIMEOUT 60
    LABELS headers)
endif()
