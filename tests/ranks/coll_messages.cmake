# Messages, groups and barriers that need no kernel (src/hccl/pair_at_once.c, barrier.c).
aivd_rank_program(coll_messages coll_messages.c)
foreach(n 1 2 3 4 6)
  aivd_rank_test(collectives.messages.${n} coll_messages RANKS ${n} LABELS asan-ok)
endforeach()
aivd_rank_test(collectives.messages.threads coll_messages RANKS 3 AIVRUN --env AIVDRIVE_BLOCKS=threads)
aivd_rank_test(collectives.messages.inline coll_messages RANKS 2 ENV AIVDRIVE_LAUNCH=inline)
aivd_rank_test(collectives.messages.eager coll_messages RANKS 2 ENV AIVDRIVE_LAUNCH=eager)
foreach(n 1 2 3)
  aivd_rank_test(collectives.messages.long.${n} coll_messages RANKS ${n} ARGS long)
endforeach()
foreach(c 700:600 600:700 5000:4000 5000:600 600:5000)
  string(REPLACE ":" ";" both ${c})
  list(GET both 0 sent)
  list(GET both 1 expected)
  aivd_rank_test(collectives.messages.differ.${sent}.${expected} coll_messages RANKS 3
    ARGS differ ${sent} ${expected})
endforeach()
aivd_rank_test(collectives.messages.differ.two coll_messages RANKS 2 ARGS differ 700 600)
# On one CPU the ranks are near: receivers fetch large messages.
find_program(TASKSET taskset)
if(TASKSET)
  add_test(NAME collectives.messages.long.one_cpu COMMAND ${TASKSET} -c 0
    $<TARGET_FILE:aivrun_tool> -n 2 $<TARGET_FILE:rank_coll_messages> long)
  add_test(NAME collectives.messages.differ.one_cpu COMMAND ${TASKSET} -c 0
    $<TARGET_FILE:aivrun_tool> -n 3 $<TARGET_FILE:rank_coll_messages> differ 5000 4000)
  add_test(NAME collectives.messages.differ_small.one_cpu COMMAND ${TASKSET} -c 0
    $<TARGET_FILE:aivrun_tool> -n 3 $<TARGET_FILE:rank_coll_messages> differ 5000 600)
  set_tests_properties(collectives.messages.long.one_cpu collectives.messages.differ.one_cpu
    collectives.messages.differ_small.one_cpu PROPERTIES TIMEOUT 180 LABELS "ranks"
    SKIP_RETURN_CODE 77)
endif()
# Of 5 times 3 calls, 20 times each, the first of its kind needs a kernel.
aivd_rank_test(collectives.messages.counted coll_messages RANKS 1 ARGS counted ENV AIVDRIVE_STATS=1)
set_tests_properties(collectives.messages.counted PROPERTIES
  PASS_REGULAR_EXPRESSION "kernels 15, done at once without one 285,")
