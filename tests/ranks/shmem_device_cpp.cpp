/* The kernels of shmem_device_kernels.c once more, through the templates and overloads of C++. */
#include "shmem_device_kernels.c"
