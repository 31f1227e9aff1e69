# HCCL resources: communicators, barrier, contexts, memories, rank graph, channels. Each program runs
# with a process per rank and, where it says --threads, with a thread per rank in one process.
foreach(p life initall order context memory graph channel barrier many limits death threads)
  aivd_rank_program(hccl_${p} hccl_${p}.c)
endforeach()

foreach(n 1 2 4)
  aivd_rank_test(hccl.life.${n} hccl_life RANKS ${n} LABELS asan-ok)
endforeach()
aivd_rank_test(hccl.life.threads hccl_life RANKS 1 ARGS --threads 4 LABELS asan-ok)
aivd_rank_test(hccl.life.mixed hccl_life RANKS 2 ARGS --threads 3)
aivd_rank_test(hccl.initall hccl_initall RANKS 1)
aivd_rank_test(hccl.order hccl_order RANKS 2 LABELS asan-ok)

# Every rule on every product: the codes differ.
foreach(soc Ascend910B Ascend910_93 Ascend950)
  aivd_rank_test(hccl.context.${soc} hccl_context RANKS 1 ENV AIVDRIVE_SOC=${soc})
  aivd_rank_test(hccl.memory.${soc} hccl_memory RANKS 1 ENV AIVDRIVE_SOC=${soc} HCCL_BUFFSIZE=8)
  aivd_rank_test(hccl.graph.${soc} hccl_graph RANKS 4 ENV AIVDRIVE_SOC=${soc})
  aivd_rank_test(hccl.channel.${soc} hccl_channel RANKS 3 ENV AIVDRIVE_SOC=${soc})
endforeach()
aivd_rank_test(hccl.context.threads hccl_context RANKS 1 ARGS --threads 3)
aivd_rank_test(hccl.memory.threads hccl_memory RANKS 1 ARGS --threads 2 ENV HCCL_BUFFSIZE=8)
aivd_rank_test(hccl.channel.2 hccl_channel RANKS 2 LABELS asan-ok)
aivd_rank_test(hccl.channel.8 hccl_channel RANKS 8)
aivd_rank_test(hccl.channel.threads hccl_channel RANKS 1 ARGS --threads 4)
aivd_rank_test(hccl.channel.mixed hccl_channel RANKS 2 ARGS --threads 2)

aivd_rank_test(hccl.threads hccl_threads RANKS 3)
aivd_rank_test(hccl.threads.one_process hccl_threads RANKS 1 ARGS --threads 3)

foreach(n 1 2 3 8)
  aivd_rank_test(hccl.barrier.${n} hccl_barrier RANKS ${n} LABELS asan-ok)
endforeach()
aivd_rank_test(hccl.barrier.threads hccl_barrier RANKS 1 ARGS --threads 4 200 LABELS asan-ok)
aivd_rank_test(hccl.barrier.mixed hccl_barrier RANKS 2 ARGS --threads 3 200)
# The same however blocks run and whoever runs the stream.
aivd_rank_test(hccl.barrier.inline hccl_barrier RANKS 2 ENV AIVDRIVE_LAUNCH=inline)
aivd_rank_test(hccl.barrier.eager hccl_barrier RANKS 3 ARGS 300 ENV AIVDRIVE_LAUNCH=eager)
aivd_rank_test(hccl.barrier.os_threads hccl_barrier RANKS 3 ARGS 200 ENV AIVDRIVE_BLOCKS=threads)
# All ranks on one CPU: waiting ranks must hand it over.
find_program(TASKSET taskset)
if(TASKSET)
  add_test(NAME hccl.barrier.one_cpu COMMAND ${TASKSET} -c 0 $<TARGET_FILE:aivrun_tool> -n 8
           $<TARGET_FILE:rank_hccl_barrier> 1000)
  set_tests_properties(hccl.barrier.one_cpu PROPERTIES TIMEOUT 180 LABELS "ranks"
                       SKIP_RETURN_CODE 77)
endif()
aivd_rank_test(hccl.barrier.10000 hccl_barrier RANKS 2 ARGS 10000 LABELS slow TIMEOUT 300)

aivd_rank_test(hccl.limits.channel_missing hccl_limits RANKS 2 ARGS channel_missing
               ENV HCCL_CONNECT_TIMEOUT=1)
aivd_rank_test(hccl.limits.join_missing hccl_limits RANKS 2 ARGS join_missing
               ENV HCCL_CONNECT_TIMEOUT=1)
aivd_rank_test(hccl.limits.join_differs hccl_limits RANKS 2 ARGS join_differs)
aivd_rank_test(hccl.limits.channel_left hccl_limits RANKS 2 ARGS channel_left)
aivd_rank_test(hccl.limits.barrier_late hccl_limits RANKS 2 ARGS barrier_late
               ENV HCCL_EXEC_TIMEOUT=10)
aivd_rank_test(hccl.limits.barrier_missing hccl_limits RANKS 2 ARGS barrier_missing
               ENV HCCL_EXEC_TIMEOUT=100)
aivd_rank_test(hccl.limits.destroy_waits hccl_limits RANKS 2 ARGS destroy_waits)

foreach(how barrier channel sub_comm resume window destroy)
  add_test(NAME hccl.death.${how} COMMAND rank_hccl_death ${how})
  set_tests_properties(hccl.death.${how} PROPERTIES TIMEOUT 120 LABELS "ranks")
endforeach()

aivd_rank_test(hccl.many hccl_many RANKS 2 ENV HCCL_BUFFSIZE=8)
aivd_rank_test(hccl.many.threads hccl_many RANKS 1 ARGS --threads 2 20 20 ENV HCCL_BUFFSIZE=8)
aivd_rank_test(hccl.many.refusal hccl_many RANKS 2 ARGS 300 3000 refusal LABELS slow TIMEOUT 900)
