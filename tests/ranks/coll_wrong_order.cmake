# Calls in an order that cannot work, and those beside them that can.
aivd_rank_program(coll_wrong_order coll_wrong_order.c)
foreach(c late_small late_large refused_send refused_recv refused_peer refused_in_batch
          refused_then_right crossed_send crossed_recv message_beside
          message_by_thread)
  aivd_rank_test(collectives.wrong_order.${c} coll_wrong_order RANKS 3 ARGS ${c}
                 ENV HCCL_EXEC_TIMEOUT=60)
endforeach()
# The same when the progress thread has the kernels, as it mostly has on a busy machine.
foreach(c crossed_send crossed_recv message_beside message_by_thread)
  aivd_rank_test(collectives.wrong_order.${c}.eager coll_wrong_order RANKS 3 ARGS ${c}
                 ENV HCCL_EXEC_TIMEOUT=60 AIVDRIVE_LAUNCH=eager)
endforeach()
