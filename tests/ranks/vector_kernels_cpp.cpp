#include "vector_kernels.c"
