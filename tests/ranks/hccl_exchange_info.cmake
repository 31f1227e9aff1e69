# What ranks say to each other (HcclCommAddExchangeInfo).
aivd_rank_program(hccl_exchange_info hccl_exchange_info.c)
foreach(n 1 2 5)
  aivd_rank_test(hccl.exchange_info.${n} hccl_exchange_info RANKS ${n} ENV HCCL_BUFFSIZE=8
    LABELS asan-ok)
endforeach()
aivd_rank_test(hccl.exchange_info.threads hccl_exchange_info RANKS 1 ARGS --threads 4)
