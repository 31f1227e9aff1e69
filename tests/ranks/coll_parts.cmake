# Parts of different sizes: what rides with a message, what is pushed (kernels/coll/by_pair.h), and such
# calls made again (src/hccl/repeat.c, at_once.c).
aivd_rank_program(coll_parts coll_parts.c)
foreach(n 1 2 3 4 5)
  aivd_rank_test(collectives.parts.mixed.${n} coll_parts RANKS ${n} ARGS mixed)
  aivd_rank_test(collectives.parts.again.${n} coll_parts RANKS ${n} ARGS again)
endforeach()
aivd_rank_test(collectives.parts.mixed.threads coll_parts RANKS 1 ARGS --threads 3 mixed)
aivd_rank_test(collectives.parts.mixed.cores coll_parts RANKS 3 ARGS mixed
               ENV AIVDRIVE_COLL_CORES=5)
# Slots are smaller from 17 ranks on.
aivd_rank_test(collectives.parts.mixed.18 coll_parts RANKS 18 ARGS mixed 26)
# As if all ranks shared a cache, or none: large parts are fetched, or pushed.
foreach(n 2 3 5)
  aivd_rank_test(collectives.parts.near.${n} coll_parts RANKS ${n} ARGS mixed
                 ENV AIVDRIVE_NEAR=yes)
endforeach()
aivd_rank_test(collectives.parts.near.cores coll_parts RANKS 3 ARGS mixed
               ENV AIVDRIVE_NEAR=yes AIVDRIVE_COLL_CORES=5)
aivd_rank_test(collectives.parts.far coll_parts RANKS 3 ARGS mixed ENV AIVDRIVE_NEAR=no)
foreach(n 2 3)
  aivd_rank_test(collectives.parts.differ.${n} coll_parts RANKS ${n} ARGS differ)
endforeach()
foreach(seed 1 2 3)
  aivd_rank_test(collectives.parts.weak.${seed} coll_parts RANKS 3 ARGS mixed 40
                 AIVRUN --weak --seed ${seed})
endforeach()
foreach(profile vendor strict)
  aivd_rank_test(collectives.parts.checked.${profile} coll_parts RANKS 3 ARGS mixed 40
                 AIVRUN --check --profile ${profile} ENV AIVDRIVE_COLL_CORES=3)
endforeach()
# One rank waits for nobody: all calls but the first ones with a list are done without a kernel.
aivd_rank_test(collectives.parts.counted coll_parts RANKS 1 ARGS again ENV AIVDRIVE_STATS=1)
set_tests_properties(collectives.parts.counted PROPERTIES
  PASS_REGULAR_EXPRESSION "done at once without one 1[0-9][0-9][0-9]")
