# The window transport: every case of cam.cmake through windows, and what is special about them.
aivd_rank_program(cam_window cam_window.c)
target_compile_options(rank_cam_window PRIVATE -ffp-contract=off)
target_link_libraries(rank_cam_window PRIVATE m)
set(_window ENV AIVDRIVE_CAM_TRANSPORT=window HCCL_BUFFSIZE=1024 AIVDRIVE_COLL_CORES=48)

foreach(n 1 2 3 4 8 16)
  aivd_rank_test(cam.window.pairs.${n} cam_matrix RANKS ${n} TIMEOUT 300 ARGS pairs ${_window})
endforeach()
foreach(n 4 8)
  aivd_rank_test(cam.window.real.${n} cam_matrix RANKS ${n} ARGS real ${_window})
endforeach()
foreach(n 1 2 3 4)
  foreach(part 0 1 2 3)
    aivd_rank_test(cam.window.product.${n}.${part} cam_matrix RANKS ${n} TIMEOUT 3000
      ARGS product ${part} 4 LABELS slow ${_window})
  endforeach()
endforeach()
aivd_rank_test(cam.window.trial.experts_1024 cam_matrix RANKS 4 ARGS trial experts_1024 LABELS slow ${_window})
foreach(c experts_512 experts_4096 tiny_1 tiny_8 tiny_16 tiny_17 one_rank)
  aivd_rank_test(cam.window.trial.${c} cam_matrix RANKS 4 ARGS trial ${c} ${_window})
endforeach()
aivd_rank_test(cam.window.trial.one_token cam_matrix RANKS 16 ARGS trial one_token ${_window})
aivd_rank_test(cam.window.trial.alone cam_matrix RANKS 1 ARGS trial alone ${_window})
set(reports 1 4 2 4 2 16 3 2 6 8 7 16 9 2 11 16 16 2 19 4 20 16 21 8 24 2 26 4 27 4 29 2)
while(reports) # number of the report, ranks
  list(POP_FRONT reports number ranks)
  set(_slow)
  if("${number}.${ranks}" MATCHES "^(6.8|20.16|2.16)$") # the longest
    set(_slow LABELS slow)
  endif()
  aivd_rank_test(cam.window.report.${number}.${ranks} cam_report RANKS ${ranks} ARGS ${number} ${_slow}
    ${_window})
endwhile()
foreach(n 1 2 4)
  aivd_rank_test(cam.window.property.${n} cam_property RANKS ${n} ARGS 40 ${_window})
  aivd_rank_test(cam.window.int8.${n} cam_int8 RANKS ${n} ${_window})
endforeach()
foreach(c no_notify room refused late two_batches)
  aivd_rank_test(cam.window.wrong.${c} cam_wrong RANKS 3 ARGS ${c} ${_window} HCCL_EXEC_TIMEOUT=60)
endforeach()
foreach(c topk hidden type experts global_bs quant order)
  aivd_rank_test(cam.window.differs.${c} cam_wrong RANKS 3 ARGS differs ${c} ${_window} HCCL_EXEC_TIMEOUT=60)
endforeach()
aivd_rank_test(cam.window.wrong.missing cam_wrong RANKS 3 ARGS missing ${_window} HCCL_EXEC_TIMEOUT=3)
add_test(NAME cam.window.wrong.death COMMAND rank_cam_wrong death)
set_tests_properties(cam.window.wrong.death PROPERTIES TIMEOUT 120 LABELS ranks
  ENVIRONMENT "AIVDRIVE_CAM_TRANSPORT=window;HCCL_BUFFSIZE=1024")

# 64 tokens, top-k 8, 16 bits: H and the MB that are needed. 7168 is trial C07.
aivd_rank_test(cam.window.need.1024 cam_window RANKS 2 ARGS need 1024 421 ${_window})
aivd_rank_test(cam.window.need.7168 cam_window RANKS 4 ARGS need 7168 445 ${_window})
foreach(c one_small half destroy shapes uneven poisoned transports triple ids)
  aivd_rank_test(cam.window.${c} cam_window RANKS 3 ARGS ${c} ${_window} HCCL_EXEC_TIMEOUT=60)
endforeach()
aivd_rank_test(cam.window.threads cam_window RANKS 2 ARGS --threads 2 shapes LABELS asan-ok
  ENV AIVDRIVE_CAM_TRANSPORT=window HCCL_BUFFSIZE=640 AIVDRIVE_COLL_CORES=48) # a device of 1 GiB under TSan
aivd_rank_test(cam.window.pairs_262400 cam_window RANKS 2 ARGS pairs ${_window})
foreach(algo oneshot twoshot)
  aivd_rank_test(cam.window.mesh1d_${algo} cam_window RANKS 3 ARGS mesh ${_window}
    AIVDRIVE_COLL_ALGO=mesh1d_${algo})
endforeach()
aivd_rank_test(cam.window.many cam_window RANKS 4 ARGS many 3400 ${_window})
aivd_rank_test(cam.window.many.64 cam_window RANKS 64 TIMEOUT 600 ARGS many 30 LABELS slow ${_window})

foreach(profile vendor strict)
  foreach(c half shapes)
    aivd_rank_test(cam.window.check.${profile}.${c} cam_window RANKS 3 ARGS ${c} LABELS check
      AIVRUN --check --profile ${profile} TIMEOUT 300 ${_window})
  endforeach()
endforeach()
foreach(seed 1 2)
  foreach(c half shapes)
    aivd_rank_test(cam.window.weak.${seed}.${c} cam_window RANKS 3 ARGS ${c}
      AIVRUN --weak --seed ${seed} TIMEOUT 300 ${_window})
  endforeach()
endforeach()
