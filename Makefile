# Thin: every target is one or two commands you could type yourself.
B ?= build
J ?= $(shell nproc)

.PHONY: all deps run test test-slow bench generate format check install clean

all: $(B)/CMakeCache.txt
	cmake --build $(B) -j$(J)

$(B)/CMakeCache.txt:
	cmake -S . -B $(B)

deps:
	scripts/install-deps

run: deps
	cmake -S . -B $(B)
	cmake --build $(B) -j$(J)
	scripts/run-example $(B)

test: deps
	scripts/test $(B)

test-slow: deps
	AIVDRIVE_TEST_SLOW=1 scripts/test $(B)

bench: all
	scripts/bench $(B)

generate:
	scripts/generate

format:
	git ls-files '*.c' '*.h' | grep -v generated | xargs clang-format -i

check: deps
	scripts/check

install: all
	cmake --install $(B)

clean:
	rm -rf $(B)
