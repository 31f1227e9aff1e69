# shmem_put_signal and shmem_allgather: right for odd sizes, 1 to 8 PEs, many blocks; started by aivrun
# and by hand; silent under the checker and right in weak order; and a planted fault is found.
get_target_property(_put shmem_put_signal AIVD_PROGRAM)
get_target_property(_all shmem_allgather AIVD_PROGRAM)
aivd_example_test(shmem_put_signal.run 120 "" ${_aivrun} -n 2 ${_put})
aivd_example_test(shmem_put_signal.large 120 "" ${_aivrun} -n 2 ${_put} --rounds 7 1000003)
aivd_example_test(shmem_put_signal.nothing 120 "" ${_aivrun} -n 2 ${_put} --rounds 3 0)
aivd_example_test(shmem_put_signal.by_hand 120 "" ${CMAKE_CURRENT_SOURCE_DIR}/shmem_by_hand.sh ${_aivrun}
  ${_put} ${_all})
foreach(n 1 2 3 5 8)
  aivd_example_test(shmem_allgather.run.${n} 120 "" ${_aivrun} -n ${n} ${_all} --blocks 20 --rounds 3
    5003)
endforeach()
aivd_example_test(shmem_allgather.one_block 120 "" ${_aivrun} -n 4 ${_all} --blocks 1 1)
foreach(profile vendor strict)
  aivd_example_test(shmem_put_signal.check.${profile} 120 check ${_clean} --check --profile ${profile}
    -n 2 ${_put} --rounds 5 10007)
  aivd_example_test(shmem_allgather.check.${profile} 120 check ${_clean} --check --profile ${profile}
    -n 3 ${_all} --rounds 2 1003)
endforeach()
foreach(seed 1 2 3)
  aivd_example_test(shmem_put_signal.weak.${seed} 120 check ${_clean} --weak --seed ${seed} -n 2 ${_put}
    --rounds 5 10007)
  aivd_example_test(shmem_allgather.weak.${seed} 120 check ${_clean} --weak --seed ${seed} -n 4 ${_all}
    --rounds 3 777)
endforeach()
aivd_example_test(shmem_planted 240 check ${CMAKE_CURRENT_SOURCE_DIR}/shmem_planted.sh
  ${PROJECT_SOURCE_DIR}/examples ${_aivrun})
