# examples/moe_layer as a user runs it.
set(_moe $<TARGET_FILE:moe_layer>)
aivd_example_test(moe_layer.4 120 asan-ok ${_aivrun} -n 4 ${_moe} --tokens 64 --hidden 128 --steps 3)
aivd_example_test(moe_layer.8 120 "" ${_aivrun} -n 8 ${_moe} --tokens 33 --hidden 96 --steps 2)
aivd_example_test(moe_layer.alone 120 asan-ok ${_moe} --tokens 16 --hidden 33 --steps 2)
aivd_example_test(moe_layer.idle 120 "" ${_aivrun} -n 2 ${_moe} --tokens 0 --steps 2)
aivd_example_test(moe_layer.usage 60 "" ${_moe} --token 5)
set_tests_properties(example.moe_layer.usage PROPERTIES
  PASS_REGULAR_EXPRESSION "\"--token\" is no option")
