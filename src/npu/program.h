/* npu/program: images that are part of the program itself (aivdrive/program.h). */
#ifndef NPU_PROGRAM_H
#define NPU_PROGRAM_H

#include "aivdrive/program.h"
#include "npu/npu.h"

void npu_program_open(aivd_program *program);
void npu_program_close(aivd_program *program);
/* The site's kernel; its image is loaded when it is not. */
aivd_status npu_program_function(aivd_launch_site *site, npu_function **function);
/* The kernel whose host function this is; HANDLE when it is none's. */
aivd_status npu_program_stub(const void *stub, npu_function **function);
/* All images are gone; launches load theirs again. */
void npu_programs_forget(void);

#endif
