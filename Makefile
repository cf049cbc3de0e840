# make lint and make test do all the set-up themselves.

.PHONY: lint test format bench stress faults build dist documentation site fast-path fuzz fuzz-keep

build: .setup
	@# Quiet also hides what is wrong, so that is asked for again.
	@swift build --quiet --product copy-lint || swift build --product copy-lint

lint: build
	@$$(swift build --show-bin-path)/copy-lint check --translations

test: .setup-test
	@swift test

format:
	@swift format --in-place --parallel --recursive Sources Tests Examples Plugins Package.swift

documentation: .setup
	@Scripts/build-documentation

# The pages of this repository as a site with a search, in .build/site/html.
site:
	@Scripts/setup --site
	@Scripts/build-site

# Ten million texts at random by the fast path and by ICU; SEED=2 gives others.
fast-path: .setup
	@swift run --quiet -c release fast-path 10000000 $(or $(SEED),1)

# Each fuzz target 500,000 times; TARGET=po takes one, RUNS=1000 fewer, INPUT=file runs one input again, and
# SANITIZE=address looks after memory too.
fuzz:
	@Scripts/setup --fuzz
	@Scripts/fuzz $(if $(INPUT),--input $(INPUT)) $(TARGET)

# Makes the pieces in Tests/Fuzz/Corpus anew of all that was found so far.
fuzz-keep:
	@Scripts/setup --fuzz
	@Scripts/fuzz --keep $(TARGET)

# All packages, each tried on a bare root: Packaging/README.md has the list.
dist:
	@Scripts/setup --dist
	@Scripts/build-distribution
	@Scripts/try-distribution

bench:
	@Scripts/setup --bench
	@Benchmarks/run

# Inputs that are made to be slow, doubled eight times each; TIME=1 counts seconds, not instructions.
stress:
	@Scripts/setup --bench
	@swift build --quiet -c release --product copy-lint
	@Benchmarks/stress $$(swift build -c release --show-bin-path)/copy-lint $(if $(TIME),--time)

# Stops the program at each of its system calls while it writes, and looks at what is on disk.
faults:
	@Scripts/setup --bench
	@swift build --quiet -c release --product copy-lint
	@Scripts/try-faults $$(swift build -c release --show-bin-path)/copy-lint

.PHONY: .setup .setup-test
.setup:
	@Scripts/setup
.setup-test:
	@Scripts/setup --test
