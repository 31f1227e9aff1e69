# Ends of links without a communicator, and memory described for other processes.
aivd_rank_program(hccl_endpoint hccl_endpoint.c)
foreach(soc Ascend910B Ascend910_93 Ascend950)
  aivd_rank_test(hccl.endpoint.${soc} hccl_endpoint RANKS 3 ENV AIVDRIVE_SOC=${soc})
endforeach()
aivd_rank_test(hccl.endpoint.checked hccl_endpoint RANKS 2 AIVRUN --check)
