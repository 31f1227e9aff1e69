# The rest of the host interface of HCCL: sub-communicators, rank tables, suspension, symmetric
# windows and memory ranges, settings; and the trials about communicators, groups, streams, threads.
foreach(p sub_comm table suspend sym_win config trials)
  aivd_rank_program(hccl_${p} hccl_${p}.c)
endforeach()

foreach(n 2 3 5)
  aivd_rank_test(hccl.sub_comm.several.${n} hccl_sub_comm RANKS ${n} ARGS several ENV HCCL_BUFFSIZE=8)
  aivd_rank_test(hccl.sub_comm.many.${n} hccl_sub_comm RANKS ${n} ARGS many)
endforeach()
foreach(c nested threads arguments)
  aivd_rank_test(hccl.sub_comm.${c} hccl_sub_comm RANKS 3 ARGS ${c} LABELS asan-ok)
endforeach()
aivd_rank_test(hccl.sub_comm.several.threads hccl_sub_comm RANKS 1 ARGS --threads 4 several LABELS asan-ok)
aivd_rank_test(hccl.sub_comm.nested.mixed hccl_sub_comm RANKS 2 ARGS --threads 2 nested)
aivd_rank_test(hccl.sub_comm.checked hccl_sub_comm RANKS 3 AIVRUN --check ARGS several)
aivd_rank_test(hccl.sub_comm.differs hccl_sub_comm RANKS 2 ARGS differs)
aivd_rank_test(hccl.sub_comm.absent hccl_sub_comm RANKS 2 ARGS absent ENV HCCL_CONNECT_TIMEOUT=1)
aivd_rank_test(hccl.sub_comm.thousands hccl_sub_comm RANKS 3 ARGS many 5000 LABELS slow TIMEOUT 600)

foreach(c again device servers super_pod old_form refusals)
  aivd_rank_test(hccl.table.${c} hccl_table RANKS 4 ARGS ${c} LABELS asan-ok)
endforeach()
aivd_rank_test(hccl.table.one hccl_table RANKS 1 ARGS again)
aivd_rank_test(hccl.table.absent hccl_table RANKS 3 ARGS absent ENV HCCL_CONNECT_TIMEOUT=1)

foreach(n 1 2 3)
  aivd_rank_test(hccl.suspend.suspended.${n} hccl_suspend RANKS ${n} ARGS suspended)
  aivd_rank_test(hccl.suspend.aborted.${n} hccl_suspend RANKS ${n} ARGS aborted LABELS asan-ok)
endforeach()
aivd_rank_test(hccl.suspend.threads hccl_suspend RANKS 1 ARGS --threads 3 suspended LABELS asan-ok)
aivd_rank_test(hccl.suspend.arguments hccl_suspend RANKS 1 ARGS arguments)
aivd_rank_test(hccl.suspend.absent hccl_suspend RANKS 2 ARGS absent ENV HCCL_CONNECT_TIMEOUT=1)

foreach(c windows arguments ranges)
  aivd_rank_test(hccl.sym_win.${c} hccl_sym_win RANKS 3 ARGS ${c} LABELS asan-ok)
  aivd_rank_test(hccl.sym_win.${c}.1 hccl_sym_win RANKS 1 ARGS ${c})
endforeach()
aivd_rank_test(hccl.sym_win.threads hccl_sym_win RANKS 1 ARGS --threads 3 windows LABELS asan-ok)

aivd_rank_test(hccl.config hccl_config RANKS 2)
aivd_rank_test(hccl.config.environment hccl_config RANKS 1 ARGS environment
               ENV HCCL_OP_EXPANSION_MODE=CCU_MS HCCL_DETERMINISTIC=strict
                   HCCL_ALGO=allreduce=level1:ring/others=level1:NHR)
# The log has a line that says what each of them changes.
aivd_rank_test(hccl.config.told hccl_config RANKS 1 ARGS environment
               ENV HCCL_OP_EXPANSION_MODE=CCU_MS HCCL_DETERMINISTIC=strict ASCEND_GLOBAL_LOG_LEVEL=1
                   HCCL_ALGO=allreduce=level1:ring/others=level1:NHR)
set_tests_properties(hccl.config.told PROPERTIES PASS_REGULAR_EXPRESSION
  "HCCL_ALGO \"allreduce=level1:ring/others=level1:NHR\" changes nothing .*expansion mode CCU_MS changes nothing .*determinism strict changes nothing")

# Trials about communicators, streams and threads (tests/README.md).
aivd_rank_test(hccl.trials.other_thread hccl_trials RANKS 3 ARGS other_thread)
aivd_rank_test(hccl.trials.fresh_threads hccl_trials RANKS 2 ARGS fresh_threads)
aivd_rank_test(hccl.trials.many_threads hccl_trials RANKS 2 ARGS many_threads LABELS asan-ok TIMEOUT 300)
# Both ranks in one process, where ThreadSanitizer sees both sides.
aivd_rank_test(hccl.trials.many_threads.one_process hccl_trials RANKS 1 ARGS --threads 2 many_threads
               LABELS asan-ok TIMEOUT 300)
aivd_rank_test(hccl.trials.three_communicators hccl_trials RANKS 4 ARGS three_communicators TIMEOUT 300)
aivd_rank_test(hccl.trials.crosswise hccl_trials RANKS 2 ARGS crosswise ENV HCCL_EXEC_TIMEOUT=2)
aivd_rank_test(hccl.trials.odd_buffers hccl_trials RANKS 3 ARGS odd_buffers)
aivd_rank_test(hccl.trials.skewed_start hccl_trials RANKS 16 ARGS skewed_start)
aivd_rank_test(hccl.trials.skewed_start.64 hccl_trials RANKS 64 ARGS skewed_start 100 2000000
               LABELS slow TIMEOUT 1800)
