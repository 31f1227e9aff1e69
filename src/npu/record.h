/* npu/record: what the host side tells a recorded run. Called only when record_on(). */
#ifndef NPU_RECORD_H
#define NPU_RECORD_H

#include "npu/stream.h"
#include "record/ring.h"

/* Copy and fill with their place in the order: as a kernel's, small ones are one step with it. */
void npu_record_copy(void *to, const void *from, uint64_t size);
/* The word's last look of a wait that has ended; nobody is told the value. compare: record_compare.
 */
void npu_record_waited(const void *word, uint32_t bytes, uint32_t compare, uint64_t wanted);
void npu_record_fill(void *to, int value, uint64_t size);
/* An atomic combination: `what` is operation << 8 | element. */
void npu_record_reduce(void *to, const void *from, uint64_t size, uint32_t what);
/* What npu_copy() does with the bytes (npu/copy.c). */
void npu_move(void *to, const void *from, uint64_t size);

/* RECORD_QUEUE, TASK_BEGIN, TASK_END, SYNC. */
void npu_record_task(const npu_stream *stream, record_kind kind, uint64_t number,
                     aivd_status status, const char *what);
void npu_record_event(record_kind kind, const npu_event *event, uint32_t generation,
                      uint64_t number);
/* The same for a word that all processes know by its address: notifies, shared events. */
void npu_record_shared(record_kind kind, const void *word, uint64_t number);

#endif
