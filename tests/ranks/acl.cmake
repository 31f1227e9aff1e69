# The ACL calls through the public headers: life cycle, memory, launch. One process each, three ways
# of running work.
if(TARGET aivcc_tool AND TARGET aivrun_tool)
  aivd_add_kernel(acl_device SOURCES ${CMAKE_CURRENT_LIST_DIR}/acl_device.c)
  set(image $<TARGET_PROPERTY:acl_device,AIVD_IMAGE>)
  foreach(p life memory launch)
    aivd_rank_program(acl_${p} acl_${p}.c)
    target_include_directories(rank_acl_${p} PRIVATE ${CMAKE_CURRENT_LIST_DIR})
    add_dependencies(rank_acl_${p} acl_device)
  endforeach()
  foreach(mode lazy eager)
    aivd_rank_test(acl.life.${mode} acl_life RANKS 1 ARGS ${image} ENV AIVDRIVE_LAUNCH=${mode}
      LABELS asan-ok)
    aivd_rank_test(acl.launch.${mode} acl_launch RANKS 1 ARGS ${image} ENV AIVDRIVE_LAUNCH=${mode}
      LABELS asan-ok)
  endforeach()
  aivd_rank_program(acl_takeover acl_takeover.c)
  aivd_rank_test(acl.takeover.2 acl_takeover RANKS 2)
  aivd_rank_test(acl.takeover.4 acl_takeover RANKS 4)
  # inline: the launching call runs the work; only programs that never wait for themselves.
  aivd_rank_test(acl.memory.inline acl_memory RANKS 1 ENV AIVDRIVE_LAUNCH=inline)
  aivd_rank_test(acl.memory acl_memory RANKS 1 LABELS asan-ok)
  aivd_rank_test(acl.memory.processes acl_memory RANKS 3)
  aivd_rank_test(acl.launch.threads acl_launch RANKS 1 ARGS ${image} ENV AIVDRIVE_BLOCKS=threads
    LABELS asan-ok)
  aivd_rank_test(acl.launch.workers acl_launch RANKS 1 ARGS ${image} ENV AIVDRIVE_THREADS=2)
endif()
