# launch.*: aivdrive/launch.h out of the shared library (tests/tools checks the same statically).
aivd_rank_program(launch ${PROJECT_SOURCE_DIR}/tests/tools/launch_probe.c)
foreach(subject exchange exchange_errors alone)
  add_test(NAME launch.${subject}
    COMMAND ${PROJECT_SOURCE_DIR}/tests/tools/aivrun_test.sh ${subject})
  set_tests_properties(launch.${subject} PROPERTIES TIMEOUT 120 LABELS "ranks"
    ENVIRONMENT "AIVRUN=$<TARGET_FILE:aivrun_tool>;PROBE=$<TARGET_FILE:rank_launch>")
endforeach()
