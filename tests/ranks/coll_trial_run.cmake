# Collectives under pressure: trials about hangs, disagreement, concurrency and death.
foreach(p agree run mix death)
  aivd_rank_program(coll_trial_${p} coll_trial_${p}.c)
endforeach()

# Whatever must agree and does not.
foreach(n 2 3 5)
  aivd_rank_test(collectives.agree.${n} coll_trial_agree RANKS ${n} TIMEOUT 300
                 ENV HCCL_EXEC_TIMEOUT=120)
endforeach()
aivd_rank_test(collectives.agree.threads coll_trial_agree RANKS 1 ARGS --threads 3 TIMEOUT 300
               ENV HCCL_EXEC_TIMEOUT=120)

foreach(cores 3 6 9 12 48)
  aivd_rank_test(collectives.trials.B01.${cores} coll_trial_run RANKS 3 ARGS B01
                 AIVRUN --jitter ${cores}
                 ENV AIVDRIVE_COLL_CORES=${cores} TIMEOUT 300)
endforeach()
foreach(cores 3 6 9 12 48)
  aivd_rank_test(collectives.trials.B01.${cores}.whole coll_trial_run RANKS 3 ARGS B01 5000 1
                 AIVRUN --jitter ${cores}
                 ENV AIVDRIVE_COLL_CORES=${cores} LABELS slow TIMEOUT 3600)
endforeach()
aivd_rank_test(collectives.trials.B02 coll_trial_run RANKS 2 ARGS B02 16 3
                 ENV AIVDRIVE_COLL_CORES=20)
aivd_rank_test(collectives.trials.B02.whole coll_trial_run RANKS 2 ARGS B02 256 10
               ENV AIVDRIVE_COLL_CORES=20 LABELS slow TIMEOUT 900)
aivd_rank_test(collectives.trials.B03 coll_trial_run RANKS 2 ARGS B03 10000
                 ENV AIVDRIVE_COLL_CORES=8)
aivd_rank_test(collectives.trials.B03.3 coll_trial_run RANKS 3 ARGS B03 2000
                 ENV AIVDRIVE_COLL_CORES=8)
aivd_rank_test(collectives.trials.B04.4 coll_trial_run RANKS 4 ARGS B04 8 20
               ENV AIVDRIVE_COLL_CORES=48 TIMEOUT 300)
foreach(n 4 16 64)
  aivd_rank_test(collectives.trials.B04.${n}.whole coll_trial_run RANKS ${n} ARGS B04 64 20
                 ENV AIVDRIVE_COLL_CORES=48 HCCL_BUFFSIZE=12 LABELS slow TIMEOUT 1500)
endforeach()
foreach(case 0.5=500 2=2000 5000=0 0=0)
  string(REPLACE "=" ";" case ${case})
  list(GET case 0 seconds)
  list(GET case 1 ms)
  aivd_rank_test(collectives.trials.B06.${seconds} coll_trial_run RANKS 2 ARGS B06 ${ms}
                 ENV HCCL_EXEC_TIMEOUT=${seconds})
endforeach()
foreach(seconds 4294 4295)
  aivd_rank_test(collectives.trials.B06.${seconds} coll_trial_run RANKS 2 ARGS B06 LABELS slow
                 ENV HCCL_EXEC_TIMEOUT=${seconds})
endforeach()
aivd_rank_test(collectives.trials.B16.late coll_trial_run RANKS 4 ARGS B16
               ENV HCCL_EXEC_TIMEOUT=10 AIVDRIVE_COLL_CORES=48)
aivd_rank_test(collectives.trials.B16.too_late coll_trial_run RANKS 4 ARGS B16 2
               ENV HCCL_EXEC_TIMEOUT=2 AIVDRIVE_COLL_CORES=48)
aivd_rank_test(collectives.trials.B17 coll_trial_run RANKS 5 ARGS B17 3000 TIMEOUT 300)
aivd_rank_test(collectives.trials.B23.crosswise coll_trial_run RANKS 2 ARGS crosswise
               ENV HCCL_EXEC_TIMEOUT=2)
aivd_rank_test(collectives.trials.B25 coll_trial_run RANKS 3 ARGS B25)
foreach(first 65533 2147483645 4294967293)
  aivd_rank_test(collectives.trials.B26.${first} coll_trial_run RANKS 3 ARGS B26
                 ENV AIVDRIVE_TEST_FIRST_CALL=${first})
endforeach()
aivd_rank_test(collectives.trials.B26.last coll_trial_run RANKS 2 ARGS last_call
               ENV AIVDRIVE_TEST_FIRST_CALL=1099511627770)
aivd_rank_test(collectives.trials.B28 coll_trial_mix RANKS 3 ARGS lost_wakes
               ENV AIVDRIVE_TEST_DROP_WAKES=10 TIMEOUT 300)
aivd_rank_test(collectives.trials.B31 coll_trial_run RANKS 2 ARGS B31 ENV HCCL_EXEC_TIMEOUT=2)
aivd_rank_test(collectives.trials.E06 coll_trial_run RANKS 8 ARGS E06 ENV HCCL_EXEC_TIMEOUT=3)
aivd_rank_test(collectives.trials.F09 coll_trial_run RANKS 3 ARGS F09 TIMEOUT 300)
aivd_rank_test(collectives.trials.F12 coll_trial_run RANKS 4 ARGS F12 40)
aivd_rank_test(collectives.trials.F12.large coll_trial_run RANKS 4 ARGS F12 20 50000)
aivd_rank_test(collectives.trials.F12.ordinary coll_trial_run RANKS 4 ARGS F12 20 50000 1)
aivd_rank_test(collectives.trials.F12.whole coll_trial_run RANKS 4 ARGS F12 500
                 LABELS slow TIMEOUT 600)

# All ranks on one CPU.
find_program(TASKSET taskset)
if(TASKSET)
  add_test(NAME collectives.trials.B20 COMMAND ${TASKSET} -c 0 $<TARGET_FILE:aivrun_tool> -n 8
           $<TARGET_FILE:rank_coll_trial_run> B20 1000)
  set_tests_properties(collectives.trials.B20 PROPERTIES TIMEOUT 180 LABELS "ranks")
endif()

# Side by side.
set(_mix RANKS 4 ARGS teams TIMEOUT 300)
aivd_rank_test(collectives.mix.teams coll_trial_mix ${_mix})
aivd_rank_test(collectives.mix.teams.inline coll_trial_mix ${_mix} ENV AIVDRIVE_LAUNCH=inline)
aivd_rank_test(collectives.mix.teams.eager coll_trial_mix ${_mix} ENV AIVDRIVE_LAUNCH=eager)
aivd_rank_test(collectives.mix.teams.os_threads coll_trial_mix RANKS 4 ARGS teams 80 TIMEOUT 300
               ENV AIVDRIVE_BLOCKS=threads AIVDRIVE_COLL_CORES=3)
aivd_rank_test(collectives.mix.teams.workers coll_trial_mix ${_mix}
               ENV AIVDRIVE_THREADS=3 AIVDRIVE_COLL_CORES=3)
aivd_rank_test(collectives.mix.teams.one_process coll_trial_mix RANKS 1 ARGS --threads 4 teams
               ENV HCCL_BUFFSIZE=8 LABELS asan-ok TIMEOUT 300) # ThreadSanitizer leaves little memory
aivd_rank_test(collectives.mix.teams.mixed coll_trial_mix RANKS 2 ARGS --threads 2 teams
                 TIMEOUT 300)
aivd_rank_test(collectives.mix.delays coll_trial_mix RANKS 3 ARGS delays)
aivd_rank_test(collectives.mix.two_streams coll_trial_mix RANKS 3 ARGS two_streams)
aivd_rank_test(collectives.mix.two_streams.eager coll_trial_mix RANKS 3 ARGS two_streams
               ENV AIVDRIVE_LAUNCH=eager)
aivd_rank_test(collectives.mix.back_to_back coll_trial_mix RANKS 3 ARGS back_to_back)
aivd_rank_test(collectives.mix.back_to_back.one_process coll_trial_mix RANKS 1
               ARGS --threads 3 back_to_back LABELS asan-ok)
aivd_rank_test(collectives.mix.few_threads coll_trial_mix RANKS 3 ARGS few_threads ENV AIVDRIVE_COLL_CORES=48)
aivd_rank_test(collectives.mix.16 coll_trial_mix RANKS 16 ARGS calm 120 TIMEOUT 300)
aivd_rank_test(collectives.mix.four_kib.16 coll_trial_mix RANKS 16 ARGS four_kib)
aivd_rank_test(collectives.mix.four_kib.64 coll_trial_mix RANKS 64 ARGS four_kib LABELS slow
               TIMEOUT 900)

# Ends.
foreach(how abort_waiting device_reset discarded)
  aivd_rank_test(collectives.ends.${how} coll_trial_mix RANKS 3 ARGS ${how}
                 ENV HCCL_EXEC_TIMEOUT=60)
endforeach()
aivd_rank_test(collectives.ends.recover coll_trial_mix RANKS 3 ARGS recover ENV HCCL_EXEC_TIMEOUT=1)
foreach(op allreduce reduce reduce_scatter allgather broadcast scatter alltoall barrier ring)
  add_test(NAME collectives.ends.killed.${op} COMMAND rank_coll_trial_death ${op})
  set_tests_properties(collectives.ends.killed.${op} PROPERTIES TIMEOUT 120 LABELS "ranks")
endforeach()
foreach(op allreduce alltoall ring)
  add_test(NAME collectives.ends.killed.${op}.ordinary COMMAND rank_coll_trial_death ${op} ordinary)
  set_tests_properties(collectives.ends.killed.${op}.ordinary PROPERTIES TIMEOUT 120 LABELS "ranks")
endforeach()

# Also in recorded runs, in weak order and under jitter.
foreach(profile vendor strict)
  aivd_rank_test(collectives.mix.checked.${profile} coll_trial_mix RANKS 3 ARGS two_streams 8
                 AIVRUN --check --profile ${profile} TIMEOUT 300)
  aivd_rank_test(collectives.mix.checked_teams.${profile} coll_trial_mix RANKS 4 ARGS teams 20
                 AIVRUN --check --profile ${profile} TIMEOUT 300)
endforeach()
foreach(seed 1 2 3)
  aivd_rank_test(collectives.mix.weak.${seed} coll_trial_mix RANKS 3 ARGS two_streams 20
                 AIVRUN --weak --seed ${seed} --jitter ${seed})
endforeach()
