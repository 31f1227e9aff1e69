# Recorded runs of the custom AllGather. Alone: they look at what sessions are left in memory.
if(TARGET rank_allgather AND TARGET aivdrive_tool)
  foreach(subject allgather_2 allgather_8 threads small_rings sites again rank_killed reader_killed
          reader_killed_full aivrun_killed aivrun_unreaped reader_stopped disk_full)
    add_test(NAME record.${subject} COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/record_run.sh ${subject}
      $<TARGET_FILE:aivrun_tool> $<TARGET_FILE:aivdrive_tool> $<TARGET_FILE:rank_allgather>)
    set_tests_properties(record.${subject} PROPERTIES TIMEOUT 200 LABELS "ranks" RUN_SERIAL ON
      SKIP_RETURN_CODE 77)
  endforeach()
endif()
