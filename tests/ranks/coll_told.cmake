# Refusals of programs and the time a refused rank has.
aivd_rank_program(coll_told coll_told.c)
foreach(c told arguments starved)
  aivd_rank_test(collectives.told.${c} coll_told RANKS 2 ARGS ${c} ENV HCCL_EXEC_TIMEOUT=120)
endforeach()
aivd_rank_test(collectives.told.short_limit coll_told RANKS 2 ARGS short_limit ENV HCCL_EXEC_TIMEOUT=1)
