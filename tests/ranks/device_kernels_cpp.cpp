#include "device_kernels.c"
