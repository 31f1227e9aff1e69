# Thin: every target is one or two commands you could type yourself.
B ?= build

.PHONY: all deps run test test-slow bench upstream generate format check clang install clean

all:
	scripts/build $(B)

deps:
	scripts/install-deps

run: deps
	scripts/build $(B)
	scripts/run-example $(B)

test: deps
	scripts/test $(B)

test-slow: deps
	AIVDRIVE_TEST_SLOW=1 scripts/test $(B)

bench: all
	scripts/bench $(B)

# Samples of a checkout of yours: UPSTREAM_DIR=... make upstream
upstream: all
	scripts/upstream --build $(B)

generate:
	scripts/generate

format:
	git ls-files '*.c' '*.h' | grep -v generated | xargs clang-format -i

check: deps
	scripts/check

# The whole build and its tests once more: host code by clang 14, kernels by clang 19.
clang: deps
	scripts/check clang

install: all
	cmake --install $(B)

clean:
	rm -rf $(B)
