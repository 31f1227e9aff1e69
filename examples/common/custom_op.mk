# Builds an operator, its kernel and its test program in the folder of the test program, against an
# installed aivdrive. The Makefile there sets NAME, KERNEL, OP_HOST and SOURCES, and includes this:
#   . PREFIX/lib/aivdrive/ascend/set_env.sh
#   make            NAME_test, for aivrun
#   make run NP=4
#   make mpi        main, for mpirun (MPICC chooses the MPI)
#   make run-mpi NP=2 MPIRUN="mpirun --oversubscribe"
ASCEND_HOME ?= $(or $(ASCEND_HOME_PATH),$(shell pkg-config --variable=ascend_home aivdrive))
ifeq ($(ASCEND_HOME),)
$(error ASCEND_HOME_PATH is not set: source set_env.sh of the aivdrive installation)
endif

NP ?= 2
MPICC ?= mpicc
MPIRUN ?= mpirun
AIVCC ?= aivcc
CFLAGS ?= -O2 -g -Wall -Wextra
COMMON := $(dir $(lastword $(MAKEFILE_LIST)))
WORLD := $(COMMON)../custom_allgather/testcase
OP := hccl_$(NAME)
INCLUDES := -I../inc -I$(COMMON) -I$(WORLD) -I$(ASCEND_HOME)/include -I$(ASCEND_HOME)/include/hccl
LIBS := -L$(ASCEND_HOME)/lib64 -lhccl -lacl_rt
HERE := -L. -l$(OP) -Wl,-rpath,'$$ORIGIN'
PROGRAM := $(SOURCES) $(WORLD)/world.c
LIBRARY := $(OP_HOST) $(COMMON)peers.c $(COMMON)kernel.c
HEADERS := $(wildcard *.h ../inc/*.h $(COMMON)*.h $(WORLD)/world.h)
HOST := -std=gnu17 -D_GNU_SOURCE $(CFLAGS) $(INCLUDES)

all: $(NAME)_test

lib$(OP).so: $(LIBRARY) $(HEADERS)
	$(CC) $(HOST) -shared -fPIC -fvisibility=hidden $(LIBRARY) -o $@ $(LIBS) -lpthread -ldl

$(OP)_kernels.o: $(KERNEL) $(wildcard ../op_kernel/*.h) $(HEADERS)
	$(AIVCC) $(CFLAGS) -I../inc $< -o $@

$(NAME)_test: $(PROGRAM) $(HEADERS) lib$(OP).so $(OP)_kernels.o
	$(CC) $(HOST) $(PROGRAM) -o $@ $(HERE) $(LIBS) -L$(ASCEND_HOME)/../.. -laivdrive -lpthread -ldl

main: $(PROGRAM) $(HEADERS) lib$(OP).so $(OP)_kernels.o
	$(MPICC) $(HOST) -DENABLE_MPI $(PROGRAM) -o $@ $(HERE) $(LIBS) -lpthread -ldl

mpi: main

run: $(NAME)_test
	aivrun -n $(NP) ./$(NAME)_test

run-mpi: main
	$(MPIRUN) -n $(NP) ./main

clean:
	rm -f main $(NAME)_test lib$(OP).so $(OP)_kernels.o

.PHONY: all mpi run run-mpi clean
