# The collectives of hccl.h and messages between ranks.
foreach(p ops pair wrong)
  aivd_rank_program(coll_${p} coll_${p}.c)
endforeach()
foreach(n 1 2 3 4 8)
  aivd_rank_test(collectives.ops.${n} coll_ops RANKS ${n} ARGS quick)
  aivd_rank_test(collectives.pair.${n} coll_pair RANKS ${n})
endforeach()
# As if all ranks shared a cache: what is pushed else is fetched.
foreach(n 2 4)
  aivd_rank_test(collectives.ops.near.${n} coll_ops RANKS ${n} ARGS quick ENV AIVDRIVE_NEAR=yes)
endforeach()
foreach(c arguments count large_count small_and_large operator type pair large_pair alltoall)
  aivd_rank_test(collectives.wrong.${c} coll_wrong RANKS 3 ARGS ${c} ENV HCCL_EXEC_TIMEOUT=60)
endforeach()
aivd_rank_test(collectives.wrong.root coll_wrong RANKS 2 ARGS root)
aivd_rank_test(collectives.wrong.unchecked coll_wrong RANKS 3 ARGS unchecked
               ENV HCCL_DFS_CONFIG=inconsistent_check:off)
aivd_rank_test(collectives.wrong.missing coll_wrong RANKS 3 ARGS missing ENV HCCL_EXEC_TIMEOUT=3)
