# Team collectives, barriers of streams and locks of symmetric memory.
aivd_rank_program(shmem_coll shmem_coll.c)
foreach(c data streams refusals locks)
  aivd_rank_test(shmem.coll.${c} shmem_coll RANKS 3 ARGS ${c})
endforeach()
aivd_rank_test(shmem.coll.one shmem_coll RANKS 1 ARGS data)
aivd_rank_test(shmem.coll.8 shmem_coll RANKS 8 ARGS data TIMEOUT 300)
aivd_rank_test(shmem.coll.threads shmem_coll RANKS 2 ARGS --threads 2 data)
aivd_rank_test(shmem.coll.locks.8 shmem_coll RANKS 8 ARGS locks)
