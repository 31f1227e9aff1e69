# Small calls that are made again and again (src/hccl/repeat.c).
aivd_rank_program(coll_repeat coll_repeat.c)
foreach(n 1 2 5)
  aivd_rank_test(collectives.repeat.${n} coll_repeat RANKS ${n})
endforeach()
# A large call has as many blocks as the device's limit allows at that moment: 3 in 12 of 20 calls.
aivd_rank_test(collectives.repeat.blocks coll_repeat RANKS 1
               ENV AIVDRIVE_STATS=1 AIVDRIVE_COLL_CORES=4)
set_tests_properties(collectives.repeat.blocks PROPERTIES
  PASS_REGULAR_EXPRESSION "kernels 6[0-9], done at once without one 11[0-9], blocks 9[0-9],")
