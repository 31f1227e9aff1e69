# examples/moe_layer as a user runs it.
set(_moe $<TARGET_FILE:moe_layer>)
aivd_example_test(moe_layer.4 120 asan-ok ${_aivrun} -n 4 ${_moe} --tokens 64 --hidden 128 --steps 3)
aivd_example_test(moe_layer.8 120 "" ${_aivrun} -n 8 ${_moe} --tokens 33 --hidden 96 --steps 2)
aivd_example_test(moe_layer.alone 120 asan-ok ${_moe} --tokens 16 --hidden 33 --steps 2)
aivd_example_test(moe_layer.idle 120 "" ${_aivrun} -n 2 ${_moe} --tokens 0 --steps 2)
aivd_example_test(moe_layer.usage 60 "" ${_moe} --token 5)
find_program(AIVD_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH)
if(AIVD_PYTHON AND NOT AIVDRIVE_SANITIZE)
  aivd_example_test(moe_layer.progress 300 "" ${AIVD_PYTHON} ${CMAKE_CURRENT_SOURCE_DIR}/moe_progress.py
    ${_aivrun} ${_moe})
endif()
set_tests_properties(example.moe_layer.usage PROPERTIES
  PASS_REGULAR_EXPRESSION "\"--token\" is no option")

# Real routing, as a file and as the folder that the environment names: 64 tokens in two lines.
set(_folder ${CMAKE_CURRENT_BINARY_DIR}/routing)
foreach(_line 0 1)
  set(_ids)
  set(_weights)
  foreach(_token RANGE 31)
    foreach(_k RANGE 5)
      math(EXPR _id "(${_token} * 5 + ${_k} * ${_k} + ${_line}) % 64")
      list(APPEND _ids ${_id})
      list(APPEND _weights 0.${_k}25)
    endforeach()
  endforeach()
  list(JOIN _ids "\t" _ids)
  list(JOIN _weights "\t" _weights)
  string(APPEND _lines "${_ids}\t\t${_weights}\n")
endforeach()
file(WRITE ${_folder}/first.txt "${_lines}")
file(WRITE ${_folder}/second.txt "not this one\n")
set(_moe_run --tokens 16 --hidden 64 --steps 1)
aivd_example_test(moe_layer.routing 120 "" ${_aivrun} -n 4 ${_moe} ${_moe_run} --routing
  ${_folder}/first.txt)
aivd_example_test(moe_layer.routing_folder 120 "" ${_aivrun} -n 4 ${_moe} ${_moe_run})
set_tests_properties(example.moe_layer.routing_folder PROPERTIES
  ENVIRONMENT AIVDRIVE_ROUTING_DIR=${_folder})
foreach(_test routing routing_folder)
  set_tests_properties(example.moe_layer.${_test} PROPERTIES
    PASS_REGULAR_EXPRESSION "routing: [^\n]*/first.txt.*rank 0: [^\n]*Passed!" FAIL_REGULAR_EXPRESSION "Failed!")
endforeach()
