# ACL calls by which processes share things without a communicator.
if(TARGET aivcc_tool AND TARGET aivrun_tool)
  foreach(p share signal extra timeout death)
    aivd_rank_program(acl_${p} acl_${p}.c)
    target_include_directories(rank_acl_${p} PRIVATE ${CMAKE_CURRENT_LIST_DIR})
    add_dependencies(rank_acl_${p} acl_device)
  endforeach()
  set(image $<TARGET_PROPERTY:acl_device,AIVD_IMAGE>)
  foreach(n 2 3 5)
    aivd_rank_test(acl.share.${n} acl_share RANKS ${n} ARGS ${image} LABELS asan-ok)
  endforeach()
  aivd_rank_test(acl.share.eager acl_share RANKS 3 ARGS ${image} ENV AIVDRIVE_LAUNCH=eager)
  foreach(mode lazy eager)
    aivd_rank_test(acl.signal.${mode} acl_signal RANKS 1 ARGS ${image} ENV AIVDRIVE_LAUNCH=${mode}
      LABELS asan-ok)
    aivd_rank_test(acl.extra.${mode} acl_extra RANKS 1 ARGS ${image} ENV AIVDRIVE_LAUNCH=${mode}
      LABELS asan-ok)
  endforeach()
  aivd_rank_test(acl.death.2 acl_death RANKS 2)
  aivd_rank_test(acl.death.4 acl_death RANKS 4)
  aivd_rank_test(acl.timeout acl_timeout RANKS 1 ARGS ${image})
  # The notify is an order that the checker knows, and its absence a finding.
  aivd_rank_test(acl.share.checked acl_share RANKS 3 AIVRUN --check ARGS clean ${image})
  aivd_rank_test(acl.share.forgotten acl_share RANKS 3 AIVRUN --check ARGS forget ${image})
  set_tests_properties(acl.share.forgotten PROPERTIES
    PASS_REGULAR_EXPRESSION "AIVD-R26")
endif()
