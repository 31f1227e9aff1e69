# Weak order and jitter: the AllGather is right with every seed; planted faults show with some, the
# same ones every time; combinations that have no meaning are refused.
if(TARGET rank_allgather AND TARGET aivrun_tool)
  function(aivd_weak_test name option first last ranks)
    add_test(NAME weak.${name} COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/weak_run.sh ${option} ${first}
      ${last} ${ranks} $<TARGET_FILE:aivrun_tool> $<TARGET_FILE:rank_allgather> ${ARGN})
    set_tests_properties(weak.${name} PROPERTIES TIMEOUT 600 LABELS "ranks" SKIP_RETURN_CODE 77)
  endfunction()
  aivd_weak_test(allgather_2 weak 1 50 2 repeat 50 3000)
  aivd_weak_test(allgather_5 weak 1 10 5 types)
  aivd_weak_test(allgather_shapes weak 1 10 3 shapes)
  aivd_weak_test(allgather_in_place weak 1 10 3 in_place)
  aivd_weak_test(allgather_jitter jitter 1 10 3 types)
  aivd_weak_test(allgather_both both 1 10 3 types)
  aivd_rank_test(weak.check_jitter allgather RANKS 2 ARGS types AIVRUN --check --jitter 3)
  aivd_weak_test(allgather_chunks weak 1 5 4 shapes)
  aivd_weak_test(allgather_direct weak 1 5 3 shapes)
  aivd_weak_test(allgather_threads weak 1 5 2 types)
  set_property(TEST weak.allgather_chunks APPEND PROPERTY ENVIRONMENT HCCL_BUFFSIZE=1)
  set_property(TEST weak.allgather_direct APPEND PROPERTY ENVIRONMENT ALLGATHER_TEST_REGISTER=all)
  set_property(TEST weak.allgather_threads APPEND PROPERTY ENVIRONMENT AIVDRIVE_BLOCKS=threads
    HCCL_CUSTOM_ALLGATHER_BLOCKS=5)
endif()
find_package(Python3 COMPONENTS Interpreter)
if(TARGET aivrun_tool AND TARGET aivcc_tool AND Python3_FOUND)
  set(_corpus ${PROJECT_SOURCE_DIR}/tests/check)
  foreach(case flag_overtakes scalar_flag_undrained load_then_store fill_then_store)
    add_test(NAME weak.planted.${case} COMMAND ${Python3_EXECUTABLE} ${_corpus}/weak_case.py
      --bin ${PROJECT_BINARY_DIR}/bin --host ${PROJECT_BINARY_DIR}/tests/check/corpus_host
      --seeds 20 --must ${_corpus}/corpus/${case}.c)
    set_tests_properties(weak.planted.${case} PROPERTIES TIMEOUT 300 LABELS "ranks")
  endforeach()
  if(TARGET hccl_custom_allgather)
    set(_binary ${PROJECT_BINARY_DIR}/examples/custom_allgather/custom_allgather_test)
    add_test(NAME weak.redundant COMMAND ${Python3_EXECUTABLE} ${_corpus}/weak_redundant.py
      --bin ${PROJECT_BINARY_DIR}/bin --example ${PROJECT_SOURCE_DIR}/examples/custom_allgather
      --program ${_binary} --seeds 20)
    set_tests_properties(weak.redundant PROPERTIES TIMEOUT 600 LABELS "ranks;slow")
  endif()
endif()
if(TARGET aivrun_tool)
  foreach(with trace=/nowhere record=/nowhere)
    string(REPLACE "=" "_" name ${with})
    string(REPLACE "/" "" name ${name})
    add_test(NAME weak.refused_${name} COMMAND aivrun_tool -n 1 --weak --${with} true)
    set_tests_properties(weak.refused_${name} PROPERTIES TIMEOUT 60 LABELS "ranks"
      PASS_REGULAR_EXPRESSION "aivrun: --weak does not go with --record")
  endforeach()
  add_test(NAME weak.seed_alone COMMAND aivrun_tool -n 1 --seed 3 true)
  set_tests_properties(weak.seed_alone PROPERTIES TIMEOUT 60 LABELS "ranks"
    PASS_REGULAR_EXPRESSION "--seed is an option of --weak")
endif()
