# Small calls that need no kernel (src/hccl/at_once.c, pair_at_once.c).
aivd_rank_program(coll_at_once coll_at_once.c)
target_link_libraries(rank_coll_at_once PRIVATE m)
foreach(n 1 2 3 4 5 8)
  aivd_rank_test(collectives.at_once.${n} coll_at_once RANKS ${n})
endforeach()
aivd_rank_test(collectives.at_once.threads coll_at_once RANKS 3 AIVRUN --env AIVDRIVE_BLOCKS=threads)
aivd_rank_test(collectives.at_once.inline coll_at_once RANKS 2 ENV AIVDRIVE_LAUNCH=inline)
aivd_rank_test(collectives.at_once.eager coll_at_once RANKS 2 ENV AIVDRIVE_LAUNCH=eager)
# Messages of more than 1 KiB go another way to peers that share a cache, and to peers that do not.
foreach(choice yes no)
  aivd_rank_test(collectives.at_once.near_${choice} coll_at_once RANKS 2 ENV AIVDRIVE_NEAR=${choice})
endforeach()
foreach(n 2 3)
  aivd_rank_test(collectives.at_once.differ.${n} coll_at_once RANKS ${n} ARGS differ)
  aivd_rank_test(collectives.at_once.messages.${n} coll_at_once RANKS ${n} ARGS messages)
  aivd_rank_test(collectives.at_once.returned.${n} coll_at_once RANKS ${n} ARGS returned)
endforeach()
# One rank waits for nobody: all calls but the first of each kind are done without a kernel.
aivd_rank_test(collectives.at_once.counted coll_repeat RANKS 1 ENV AIVDRIVE_STATS=1)
set_tests_properties(collectives.at_once.counted PROPERTIES
  PASS_REGULAR_EXPRESSION "done at once without one 1[0-9][0-9]")
# So are those of up to 4 KiB.
aivd_rank_test(collectives.at_once.counted_long coll_at_once RANKS 1 ENV AIVDRIVE_STATS=1)
set_tests_properties(collectives.at_once.counted_long PROPERTIES
  PASS_REGULAR_EXPRESSION "done at once without one (1[89]|2[0-9])[0-9][0-9]")
# On one CPU a rank lets the others run, and needs its kernel in few of 300 calls; else in 200.
find_program(TASKSET taskset)
if(TASKSET)
  add_test(NAME collectives.at_once.turns COMMAND ${TASKSET} -c 0
    $<TARGET_FILE:aivrun_tool> -n 3 $<TARGET_FILE:rank_coll_at_once> turns)
  set_tests_properties(collectives.at_once.turns PROPERTIES TIMEOUT 120 LABELS "ranks"
    ENVIRONMENT AIVDRIVE_STATS=1 PASS_REGULAR_EXPRESSION "kernels [0-9][0-9]?, done at once")
endif()
# Several threads of a rank; also all ranks in one process, where ThreadSanitizer sees both sides.
aivd_rank_program(coll_at_once_threads coll_at_once_threads.c)
foreach(n 2 3)
  aivd_rank_test(collectives.at_once.by_threads.${n} coll_at_once_threads RANKS ${n} TIMEOUT 300)
  aivd_rank_test(collectives.at_once.by_threads.one_process.${n} coll_at_once_threads RANKS 1
                 ARGS --threads ${n} ENV HCCL_BUFFSIZE=8 LABELS asan-ok TIMEOUT 300)
endforeach()
