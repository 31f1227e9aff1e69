# AllGather of examples/custom_allgather under every condition it promises to be right in.
if(TARGET hccl_custom_allgather AND TARGET aivrun_tool)
  aivd_rank_program(allgather allgather.c allgather_rank.c)
  target_link_libraries(rank_allgather PRIVATE hccl_custom_allgather)
  target_compile_definitions(rank_allgather PRIVATE _GNU_SOURCE)

  # 2 to 16 ranks on whatever CPUs there are; all cores, and as many lanes as there are.
  foreach(n 1 2 3 4 5 8)
    aivd_rank_test(coll.custom_allgather.shapes_${n} allgather RANKS ${n} ARGS shapes TIMEOUT 300
      LABELS asan-ok)
  endforeach()
  aivd_rank_test(coll.custom_allgather.shapes_16 allgather RANKS 16 ARGS shapes TIMEOUT 600
    LABELS slow)
  aivd_rank_test(coll.custom_allgather.lanes allgather RANKS 3 ARGS shapes TIMEOUT 300
    ENV HCCL_CUSTOM_ALLGATHER_BLOCKS=48)
  aivd_rank_test(coll.custom_allgather.threads allgather RANKS 2 ARGS shapes TIMEOUT 300
    ENV AIVDRIVE_BLOCKS=threads HCCL_CUSTOM_ALLGATHER_BLOCKS=7)
  # 1 MiB is the smallest buffer: every larger call goes through it in chunks.
  aivd_rank_test(coll.custom_allgather.chunks_4 allgather RANKS 4 ARGS shapes TIMEOUT 300
    ENV HCCL_BUFFSIZE=1)
  aivd_rank_test(coll.custom_allgather.chunks_large allgather RANKS 3 ARGS large TIMEOUT 300
    ENV HCCL_BUFFSIZE=1 ALLGATHER_TEST_MIB=130)
  aivd_rank_test(coll.custom_allgather.large allgather RANKS 2 ARGS large TIMEOUT 300
    ENV ALLGATHER_TEST_MIB=130)
  # Peers write into the output, where it is registered: on all ranks, on every second one.
  foreach(who all even)
    set(_env ALLGATHER_TEST_REGISTER=${who})
    aivd_rank_test(coll.custom_allgather.direct_${who} allgather RANKS 4 ARGS shapes TIMEOUT 300
      ENV ${_env} LABELS asan-ok)
    aivd_rank_test(coll.custom_allgather.direct_${who}_chunks allgather RANKS 3 ARGS shapes
      TIMEOUT 300 ENV ${_env} HCCL_BUFFSIZE=1 HCCL_CUSTOM_ALLGATHER_BLOCKS=48)
    aivd_rank_test(coll.custom_allgather.direct_${who}_cores allgather RANKS 5 ARGS cores
      TIMEOUT 300 ENV ${_env} HCCL_CUSTOM_ALLGATHER_BLOCKS=48)
    aivd_rank_test(coll.custom_allgather.direct_${who}_in_place allgather RANKS 3 ARGS in_place
      ENV ${_env})
    aivd_rank_test(coll.custom_allgather.direct_${who}_repeat allgather RANKS 2
      ARGS repeat 5000 9000 TIMEOUT 300 ENV ${_env})
    aivd_rank_test(coll.custom_allgather.direct_${who}_large allgather RANKS 2 ARGS large
      TIMEOUT 300 ENV ${_env} ALLGATHER_TEST_MIB=130)
  endforeach()
  aivd_rank_test(coll.custom_allgather.cores_2 allgather RANKS 2 ARGS cores TIMEOUT 300
    ENV HCCL_CUSTOM_ALLGATHER_BLOCKS=48)
  aivd_rank_test(coll.custom_allgather.cores_5 allgather RANKS 5 ARGS cores TIMEOUT 300
    ENV HCCL_CUSTOM_ALLGATHER_BLOCKS=48 HCCL_BUFFSIZE=2)
  aivd_rank_test(coll.custom_allgather.types allgather RANKS 3 ARGS types LABELS asan-ok)
  aivd_rank_test(coll.custom_allgather.in_place allgather RANKS 3 ARGS in_place LABELS asan-ok)
  aivd_rank_test(coll.custom_allgather.queued allgather RANKS 4 ARGS queued)
  aivd_rank_test(coll.custom_allgather.flush_to_zero allgather RANKS 2 ARGS flush_to_zero)
  aivd_rank_test(coll.custom_allgather.arguments allgather RANKS 2 ARGS arguments LABELS asan-ok)
  aivd_rank_test(coll.custom_allgather.communicators allgather RANKS 3 ARGS communicators)

  aivd_rank_test(coll.custom_allgather.rollback allgather RANKS 3 ARGS rollback
    ENV HCCL_CONNECT_TIMEOUT=2)

  # 10,000 calls pass the point where tags start anew (every 4,096 calls) twice.
  aivd_rank_test(coll.custom_allgather.repeat allgather RANKS 2 ARGS repeat 10000 300 TIMEOUT 300)
  aivd_rank_test(coll.custom_allgather.repeat_lanes allgather RANKS 3 ARGS repeat 10000 9000
    TIMEOUT 600 LABELS slow)

  # Ranks that do not agree, are late, die, or never come.
  aivd_rank_test(coll.custom_allgather.late allgather RANKS 4 ARGS late 3 10
    ENV HCCL_EXEC_TIMEOUT=10)
  aivd_rank_test(coll.custom_allgather.too_late allgather RANKS 4 ARGS late 6 2
    ENV HCCL_EXEC_TIMEOUT=2)
  # A limit keeps its fraction, and is not cut to 32 bits of microseconds (4294.967 s); 0 is the
  # default.
  aivd_rank_test(coll.custom_allgather.limit_0.5 allgather RANKS 3 ARGS late 5 0.5
    ENV HCCL_EXEC_TIMEOUT=0.5)
  aivd_rank_test(coll.custom_allgather.limit_4295 allgather RANKS 3 ARGS late 5 4295
    ENV HCCL_EXEC_TIMEOUT=4295)
  foreach(limit 2 4294 5000)
    aivd_rank_test(coll.custom_allgather.limit_${limit} allgather RANKS 3 ARGS late 5 ${limit}
      ENV HCCL_EXEC_TIMEOUT=${limit} LABELS slow)
  endforeach()
  aivd_rank_test(coll.custom_allgather.limit_0 allgather RANKS 3 ARGS late 5 1836
    ENV HCCL_EXEC_TIMEOUT=0 LABELS slow)
  aivd_rank_test(coll.custom_allgather.missing allgather RANKS 4 ARGS missing
    ENV HCCL_CONNECT_TIMEOUT=5)
  set(_run $<TARGET_FILE:aivrun_tool> $<TARGET_FILE:rank_allgather>)
  function(aivd_allgather_script name timeout labels)
    add_test(NAME coll.custom_allgather.${name} COMMAND ${ARGN})
    set_tests_properties(coll.custom_allgather.${name} PROPERTIES TIMEOUT ${timeout}
      LABELS "ranks;${labels}" SKIP_RETURN_CODE 77)
  endfunction()
  set(_here ${CMAKE_CURRENT_SOURCE_DIR})
  set(_tells_count "200080 bytes")
  set(_tells_zero " 0 bytes")
  set(_tells_type "data type 4")
  set(_tells_cores "on 1 lanes")
  foreach(what count zero type cores)
    aivd_allgather_script(disagree_${what} 120 "" ${_here}/allgather_disagree.sh ${_run} ${what}
      ${_tells_${what}})
  endforeach()
  aivd_allgather_script(killed 200 "" ${_here}/allgather_kill.sh ${_run})
  aivd_allgather_script(killed_30 600 slow ${_here}/allgather_kill.sh ${_run} 30)
  aivd_allgather_script(shm 200 "" ${_here}/allgather_shm.sh ${_run})
  aivd_allgather_script(ports 200 "" ${_here}/allgather_ports.sh ${_run})
  aivd_allgather_script(pinned_8 60 "" taskset -c 0 $<TARGET_FILE:aivrun_tool> -n 8 --timeout 58
    $<TARGET_FILE:rank_allgather> repeat 1000 1)
  aivd_allgather_script(ranks_320 120 slow $<TARGET_FILE:aivrun_tool> -n 320 --timeout 118
    --env ALLGATHER_TEST_MIB=1 $<TARGET_FILE:rank_allgather> repeat 1 1)
endif()
