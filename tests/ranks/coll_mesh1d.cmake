# Collectives through the HCCL buffers (AIVDRIVE_COLL_ALGO=mesh1d_*).
aivd_rank_program(coll_mesh1d coll_mesh1d.c)
foreach(n 1 2 3)
  aivd_rank_test(collectives.mesh1d.bits.${n} coll_mesh1d RANKS ${n} ARGS bits)
endforeach()
aivd_rank_test(collectives.mesh1d.few.5 coll_mesh1d RANKS 5 ARGS few)
aivd_rank_test(collectives.mesh1d.differ coll_mesh1d RANKS 3 ARGS differ ENV HCCL_EXEC_TIMEOUT=60)
foreach(way oneshot twoshot)
  # The tests of the collectives, and the field trials of small buffers.
  aivd_rank_test(collectives.mesh1d.ops.${way} coll_ops RANKS 3 ARGS quick
    ENV AIVDRIVE_COLL_ALGO=mesh1d_${way} HCCL_BUFFSIZE=1)
  aivd_rank_test(collectives.mesh1d.A14.${way} coll_trial_data RANKS 3 ARGS A14
    ENV HCCL_BUFFSIZE=1 AIVDRIVE_COLL_ALGO=mesh1d_${way})
endforeach()
aivd_rank_test(collectives.mesh1d.A11 coll_trial_data RANKS 8 ARGS A11
  ENV HCCL_BUFFSIZE=64 AIVDRIVE_COLL_ALGO=mesh1d_oneshot)
foreach(seed 1 2 3)
  aivd_rank_test(collectives.mesh1d.weak.${seed} coll_mesh1d RANKS 3 ARGS few AIVRUN --weak --seed ${seed})
endforeach()
foreach(profile vendor strict)
  aivd_rank_test(collectives.mesh1d.check.${profile} coll_mesh1d RANKS 3 ARGS few LABELS check
    AIVRUN --check --profile ${profile})
endforeach()
