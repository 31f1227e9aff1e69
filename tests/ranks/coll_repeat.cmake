# Small calls that are made again and again (src/hccl/repeat.c).
aivd_rank_program(coll_repeat coll_repeat.c)
foreach(n 1 2 5)
  aivd_rank_test(collectives.repeat.${n} coll_repeat RANKS ${n})
endforeach()
