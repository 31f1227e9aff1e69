# Field trials on data and numbers of the collectives (tests/README.md).
aivd_rank_program(coll_trial_data coll_trial_data.c)
aivd_rank_program(coll_trial_data_many coll_trial_data_many.c)
aivd_rank_program(coll_trial_data_refused coll_trial_data_refused.c)
aivd_rank_program(coll_trial_data_place coll_trial_data_place.c)
aivd_rank_program(coll_trial_data_numbers coll_trial_data_numbers.c)
target_link_libraries(rank_coll_trial_data_numbers PRIVATE m)

function(aivd_trial trial ranks)
  cmake_parse_arguments(T "" "PROGRAM;SUFFIX" "" ${ARGN}) # the rest: of aivd_rank_test
  if(NOT T_PROGRAM)
    set(T_PROGRAM coll_trial_data)
  endif()
  aivd_rank_test(collectives.trials.${trial}${T_SUFFIX} ${T_PROGRAM} RANKS ${ranks} ARGS ${trial}
    ${T_UNPARSED_ARGUMENTS})
endfunction()

foreach(n 2 3 4 5)
  aivd_trial(A02 ${n} SUFFIX .${n})
  aivd_rank_test(collectives.trials.A02.${n}.whole coll_trial_data RANKS ${n} ARGS A02 whole
    LABELS slow TIMEOUT 600)
endforeach()
aivd_trial(A03 4 ENV HCCL_BUFFSIZE=1)
aivd_trial(A04 4)
aivd_trial(A05 3)
aivd_trial(A06 4)
aivd_trial(A07 3)
aivd_trial(A08 3)
aivd_trial(A09 4)
aivd_trial(A11 8 SUFFIX .8 ENV HCCL_BUFFSIZE=64)
aivd_trial(A11 64 SUFFIX .64 LABELS slow ENV HCCL_BUFFSIZE=8)
aivd_trial(A12 5 ENV HCCL_BUFFSIZE=2)
aivd_trial(A14 3 ENV HCCL_BUFFSIZE=1)
foreach(n 3 5 7)
  aivd_trial(A15 ${n} SUFFIX .${n})
endforeach()
foreach(n 4 8)
  aivd_trial(A33 ${n} SUFFIX .${n})
endforeach()
aivd_trial(A35 2)
aivd_trial(A36 3)
aivd_trial(A37 3 LABELS asan-ok)
aivd_trial(A38 3)
foreach(n 3 5 6 7)
  aivd_trial(A40 ${n} SUFFIX .${n})
endforeach()
aivd_trial(E04 4)
if(TARGET aivdrive_tool)
  find_program(AIVD_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH)
  add_test(NAME collectives.trials.E04.bytes COMMAND ${AIVD_PYTHON}
    ${CMAKE_CURRENT_SOURCE_DIR}/coll_bytes.py $<TARGET_FILE:aivrun_tool>
    $<TARGET_FILE:aivdrive_tool> $<TARGET_FILE:rank_coll_trial_data>)
  set_tests_properties(collectives.trials.E04.bytes PROPERTIES TIMEOUT 300 LABELS ranks)
endif()

# docs/reference/collectives.md, "Numbers".
aivd_rank_test(collectives.numbers.special coll_trial_data_numbers RANKS 3 ARGS special)
aivd_rank_test(collectives.numbers.special_simd_off coll_trial_data_numbers RANKS 3 ARGS special few
  ENV AIVDRIVE_SIMD=off)
foreach(algo mesh1d_oneshot mesh1d_twoshot)
  aivd_rank_test(collectives.numbers.${algo} coll_trial_data_numbers RANKS 3 ARGS random few
    ENV AIVDRIVE_COLL_ALGO=${algo})
endforeach()
aivd_rank_test(collectives.numbers.random coll_trial_data_numbers RANKS 5 ARGS random)
foreach(n 4 5)
  aivd_trial(A16 ${n} SUFFIX .${n} PROGRAM coll_trial_data_numbers)
endforeach()
aivd_trial(A23 7 PROGRAM coll_trial_data_numbers)
aivd_trial(A24 8 PROGRAM coll_trial_data_numbers)

# docs/reference/collectives.md, "In place": each row of the table.
foreach(n 2 4)
  aivd_rank_test(collectives.in_place.${n} coll_trial_data_place RANKS ${n}
    ARGS ${PROJECT_SOURCE_DIR}/docs/reference/collectives.md)
endforeach()
foreach(algo mesh1d_oneshot mesh1d_twoshot)
  aivd_rank_test(collectives.in_place.${algo} coll_trial_data_place RANKS 3
    ARGS ${PROJECT_SOURCE_DIR}/docs/reference/collectives.md ENV AIVDRIVE_COLL_ALGO=${algo})
endforeach()

# As if all ranks shared a cache: receivers fetch, with several cores and in place too.
aivd_trial(A02 3 SUFFIX .near ENV AIVDRIVE_NEAR=yes)
aivd_trial(A14 3 SUFFIX .near ENV HCCL_BUFFSIZE=1 AIVDRIVE_NEAR=yes)
aivd_rank_test(collectives.in_place.near coll_trial_data_place RANKS 4
  ARGS ${PROJECT_SOURCE_DIR}/docs/reference/collectives.md ENV AIVDRIVE_NEAR=yes)

aivd_trial(C15 2 PROGRAM coll_trial_data_many)
aivd_rank_test(collectives.trials.C15.100 coll_trial_data_many RANKS 2 ARGS C15 100 LABELS asan-ok)
aivd_trial(A10 2 PROGRAM coll_trial_data_many TIMEOUT 600 LABELS slow ENV HCCL_BUFFSIZE=3072)
aivd_trial(A17 2 PROGRAM coll_trial_data_many TIMEOUT 600 LABELS slow)
aivd_rank_test(collectives.trials.A17.in_place coll_trial_data_many RANKS 2 ARGS A17 in_place
  TIMEOUT 600 LABELS slow)

foreach(c overlap A07 barrier corrected all_alike)
  aivd_rank_test(collectives.refused.${c} coll_trial_data_refused RANKS 3 ARGS ${c})
endforeach()

# In weak order the data are right, and the checker has nothing to say.
set(_page ${PROJECT_SOURCE_DIR}/docs/reference/collectives.md)
foreach(seed 1 2 3)
  set(_weak AIVRUN --weak --seed ${seed})
  aivd_rank_test(collectives.in_place.weak_${seed} coll_trial_data_place RANKS 3 ARGS ${_page} ${_weak})
  foreach(trial A08 A14 A37)
    aivd_trial(${trial} 3 SUFFIX .weak_${seed} ${_weak})
  endforeach()
endforeach()
aivd_rank_test(collectives.numbers.random_weak coll_trial_data_numbers RANKS 3 ARGS random
  LABELS slow AIVRUN --weak --seed 1)
foreach(profile vendor strict)
  set(_check LABELS check AIVRUN --check --profile ${profile})
  aivd_rank_test(check.in_place_clean_${profile} coll_trial_data_place RANKS 3 ARGS ${_page} ${_check})
  aivd_rank_test(check.trial_corrected_clean_${profile} coll_trial_data_refused RANKS 3 ARGS corrected
    ${_check})
  foreach(trial A08 A12 A37)
    set(_n 3)
    if(trial STREQUAL A12)
      set(_n 5)
    endif()
    aivd_rank_test(check.trial_${trial}_clean_${profile} coll_trial_data RANKS ${_n} ARGS ${trial}
      ${_check})
  endforeach()
endforeach()
