# Field trials of symmetric memory (tests/README.md has the table), and the random stress.
aivd_rank_program(shmem_trials shmem_trials.c)
foreach(n 3 5 7)
  aivd_rank_test(shmem.trials.A15.${n} shmem_trials RANKS ${n} ARGS a15)
endforeach()
foreach(n 2 4 8 12 16)
  aivd_rank_test(shmem.trials.B13.${n} shmem_trials RANKS ${n} ARGS b13 TIMEOUT 300)
endforeach()
add_test(NAME shmem.trials.B13.killed COMMAND ${CMAKE_CURRENT_LIST_DIR}/shmem_kill.sh
  $<TARGET_FILE:aivrun_tool> $<TARGET_FILE:rank_shmem_trials>)
set_tests_properties(shmem.trials.B13.killed PROPERTIES TIMEOUT 200 LABELS ranks)
add_test(NAME shmem.trials.C11 COMMAND ${CMAKE_CURRENT_LIST_DIR}/shmem_freed.sh
  $<TARGET_FILE:aivrun_tool> $<TARGET_FILE:rank_shmem_trials> ${CMAKE_CURRENT_LIST_DIR}/shmem_trials.c)
set_tests_properties(shmem.trials.C11 PROPERTIES TIMEOUT 200 LABELS ranks)
foreach(c lo lo:inet4 lo:inet6 lo:inet5)
  string(REPLACE ":" "_" _test ${c})
  aivd_rank_test(shmem.trials.D03.${_test} shmem_trials RANKS 2 ARGS d03 ENV SHMEM_UID_SOCK_IFNAME=${c})
endforeach()
aivd_rank_test(shmem.trials.D08 shmem_trials RANKS 4 ARGS d08)
aivd_rank_test(shmem.trials.D08.address shmem_trials RANKS 4 ARGS d08
  ENV SHMEM_UID_SESSION_ID=127.0.0.1:23519)
foreach(c b18 e15 e18 f03 f08 f09 f13 f15)
  string(TOUPPER ${c} _test)
  aivd_rank_test(shmem.trials.${_test} shmem_trials RANKS 2 ARGS ${c})
endforeach()
aivd_rank_test(shmem.trials.F03.whole shmem_trials RANKS 2 ARGS f03 50000 TIMEOUT 900 LABELS slow)
aivd_rank_test(shmem.trials.F09.5 shmem_trials RANKS 5 ARGS f09)
aivd_rank_test(shmem.trials.F15.whole shmem_trials RANKS 2 ARGS f15 1000 TIMEOUT 400 LABELS slow)
aivd_rank_program(shmem_late shmem_late.c)
aivd_rank_test(shmem.trials.F07 shmem_late RANKS 2 ARGS 5)
aivd_rank_test(shmem.trials.F07.whole shmem_late RANKS 2 ARGS 500 TIMEOUT 400 LABELS slow)
aivd_rank_test(shmem.trials.F17 shmem_trials RANKS 3 ARGS f17)

if(TARGET aivcc_tool AND TARGET aivrun_tool)
  aivd_add_kernel(shmem_trials_kernels SOURCES ${CMAKE_CURRENT_LIST_DIR}/shmem_trials_kernels.c
    OPTIONS -Wall -Wextra -Werror -I${PROJECT_SOURCE_DIR}/include/shmem)
  set(_trials $<TARGET_PROPERTY:shmem_trials_kernels,AIVD_IMAGE>)
  aivd_rank_program(shmem_trials_device shmem_trials_device.c)
  add_dependencies(rank_shmem_trials_device shmem_trials_kernels)
  foreach(blocks 1 2 8 20 32)
    aivd_rank_test(shmem.trials.B14.${blocks} shmem_trials_device RANKS 2
      ARGS ${_trials} add ${blocks} 20)
  endforeach()
  aivd_rank_test(shmem.trials.E11.1 shmem_trials_device RANKS 8 ARGS ${_trials} count 1 1000)
  aivd_rank_test(shmem.trials.E11.4 shmem_trials_device RANKS 8 ARGS ${_trials} count 4 1000)
  aivd_rank_test(shmem.trials.E15.device shmem_trials_device RANKS 2 ARGS ${_trials} atomics 1 1000)
  aivd_rank_test(shmem.trials.E16 shmem_trials_device RANKS 2 ARGS ${_trials} barrier 8 3)
  aivd_rank_test(shmem.trials.E16.one_block shmem_trials_device RANKS 2 ARGS ${_trials} barrier_of_one 8
    ENV HCCL_EXEC_TIMEOUT=3)
  aivd_rank_test(shmem.trials.E16.mixed shmem_trials_device RANKS 2 ARGS ${_trials} barrier_mixed 8
    ENV HCCL_EXEC_TIMEOUT=3)
  aivd_rank_test(shmem.trials.F01 shmem_trials_device RANKS 2 ARGS ${_trials} notify 1 300)
  aivd_rank_test(shmem.trials.F01.whole shmem_trials_device RANKS 2 ARGS ${_trials} notify_all 1 100000
    TIMEOUT 900 LABELS slow)
  # 16 PEs, 24 blocks each, told 8 times a round by each other PE.
  aivd_rank_test(shmem.trials.B15 shmem_trials_device RANKS 16 ARGS ${_trials} tell 24 60 TIMEOUT 300)
  aivd_rank_test(shmem.trials.B15.whole shmem_trials_device RANKS 16 ARGS ${_trials} tell 24 10000
    TIMEOUT 1800 LABELS slow)
  foreach(n 2 3 5)
    aivd_rank_test(shmem.trials.F14.${n} shmem_trials_device RANKS ${n} ARGS ${_trials} gather 8 40)
  endforeach()
  aivd_rank_test(shmem.trials.F14.8 shmem_trials_device RANKS 8 ARGS ${_trials} gather 20 10 TIMEOUT 300)
  foreach(n 2 3 4 5 6 7 8)
    foreach(blocks 8 20)
      aivd_rank_test(shmem.trials.F14.whole.${n}.${blocks} shmem_trials_device RANKS ${n}
        ARGS ${_trials} gather ${blocks} 200 TIMEOUT 900 LABELS slow)
    endforeach()
  endforeach()
  foreach(seed 1 2)
    aivd_rank_test(shmem.trials.F14.weak.${seed} shmem_trials_device RANKS 2 ARGS ${_trials} gather 8 4
      AIVRUN --weak --seed ${seed})
  endforeach()
  foreach(seed 1 2 3)
    aivd_rank_test(shmem.trials.F01.weak.${seed} shmem_trials_device RANKS 2 ARGS ${_trials} notify 1 20
      AIVRUN --weak --seed ${seed})
  endforeach()
endif()

# Random stress, of hosts and of kernels. Ten minutes of each: make test-slow. The thread forms run under
# ThreadSanitizer as well: scripts/check tsan.
aivd_rank_program(shmem_stress shmem_stress.c)
aivd_rank_test(shmem.stress shmem_stress RANKS 8 ARGS 20)
aivd_rank_test(shmem.stress.threads shmem_stress RANKS 1 ARGS --threads 4 5 LABELS asan-ok)
aivd_rank_test(shmem.stress.whole shmem_stress RANKS 8 ARGS 600 TIMEOUT 900 LABELS slow)
aivd_rank_test(shmem.stress.threads.whole shmem_stress RANKS 1 ARGS --threads 8 600 TIMEOUT 900
  LABELS "slow;asan-ok")
if(TARGET aivcc_tool AND TARGET aivrun_tool)
  aivd_add_kernel(shmem_stress_kernels SOURCES ${CMAKE_CURRENT_LIST_DIR}/shmem_stress_kernels.c
    OPTIONS -Wall -Wextra -Werror -I${PROJECT_SOURCE_DIR}/include/shmem)
  set(_stress $<TARGET_PROPERTY:shmem_stress_kernels,AIVD_IMAGE>)
  aivd_rank_program(shmem_stress_device shmem_stress_device.c)
  add_dependencies(rank_shmem_stress_device shmem_stress_kernels)
  aivd_rank_test(shmem.stress.kernels shmem_stress_device RANKS 8 ARGS ${_stress} 10 4)
  aivd_rank_test(shmem.stress.kernels.3 shmem_stress_device RANKS 3 ARGS ${_stress} 2 20)
  aivd_rank_test(shmem.stress.kernels.threads shmem_stress_device RANKS 1
    ARGS --threads 4 ${_stress} 4 LABELS asan-ok)
  foreach(seed 1 2 3)
    aivd_rank_test(shmem.stress.weak.${seed} shmem_stress_device RANKS 4 ARGS ${_stress} 3 4
      AIVRUN --weak --seed ${seed})
  endforeach()
  foreach(profile vendor strict)
    aivd_rank_test(check.shmem.stress.${profile} shmem_stress_device RANKS 3 ARGS ${_stress} 1 3
      AIVRUN --check --profile ${profile} LABELS check)
  endforeach()
  aivd_rank_test(shmem.stress.kernels.whole shmem_stress_device RANKS 8 ARGS ${_stress} 600 4 TIMEOUT 900
    LABELS slow)
  aivd_rank_test(shmem.stress.kernels.threads.whole shmem_stress_device RANKS 1
    ARGS --threads 8 ${_stress} 600 4 TIMEOUT 1200 LABELS "slow;asan-ok")
  aivd_rank_test(shmem.stress.weak.whole shmem_stress_device RANKS 8 ARGS ${_stress} 600 4
    AIVRUN --weak --seed 7 TIMEOUT 900 LABELS slow)
endif()
