# `make play` and `make test` do all the set-up; they need Python 3.11 or newer with its venv module.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
CODE := $(wildcard src tests benchmarks fuzz examples hatch_build.py)
GATED := src/elferrat/cards/*,src/elferrat/games/*,src/elferrat/play/*
TRACED := tests/cards tests/games tests/play
WORKERS ?= 2
MINUTES ?= 2
PORT ?= 1111
# Some shells put the name of the machine into their HOST: only the command line sets this one.
HOST = 127.0.0.1
FUZZ_SECONDS ?= 60
CHROMIUM ?= chromium

# The tiers of tests: tests/conftest.py.
PYTEST = $(PY) -m pytest -n $(WORKERS) --dist worksteal
QUICK := not slow and not apart
APART := apart and not slow
SIDE_BY_SIDE = @$(MAKE) --no-print-directory -j$(WORKERS) $(if $(filter output-sync,$(.FEATURES)),--output-sync)

# Hundreds of interpreters are started by tests: what they run is compiled once.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play client web quick-web browser test check lint types layers coverage-gate format lock golden docs mutants fuzz bench load clean

help:
	@echo 'make play      tables at http://127.0.0.1:$(PORT), bots ready; PORT=… for another,'
	@echo '               HOST=0.0.0.0 for everybody in your network'
	@echo 'make client    build the pages for the browser, if their sources have changed'
	@echo 'make web       the client: types, tests, build'
	@echo 'make browser   the client in a real Chromium, against the real server'
	@echo 'make test      every check, as CI runs it'
	@echo 'make check     the quick loop: lint, types, layers, quick tests'
	@echo 'make format    rewrite the sources in the one format'
	@echo 'make golden    rewrite the golden playthroughs'
	@echo 'make docs      rewrite the generated documents'
	@echo 'make mutants   mutation run over the rules'
	@echo 'make fuzz      fuzz the readers, FUZZ_SECONDS=$(FUZZ_SECONDS) each'
	@echo 'make bench     rates beside other projects, into docs/benchmarks.md'
	@echo 'make load      the table server under load beside boardgame.io, into docs/load.md (needs Node);'
	@echo '               its memory is watched for MINUTES=$(MINUTES)'
	@echo 'make lock      resolve requirements/ anew'
	@echo 'make clean     remove the environment and everything generated'

play: client
	@$(BIN)/elferrat serve --open --host $(HOST) --port $(PORT)

client: $(VENV)/.runtime
	@$(NODE)
	@$(CLIENT) build

web: $(VENV)/.dev
	@$(NODE)
	$(CLIENT) check test build

# Types once, as tests see them; `make web` looks at the sources alone too, as a browser sees them.
quick-web: $(VENV)/.dev
	@$(NODE)
	$(CLIENT) types test

browser: $(VENV)/.dev client
	@command -v $(CHROMIUM) >/dev/null || { echo 'make browser needs Chromium; name it: make CHROMIUM=…' >&2; exit 1; }
	CHROMIUM=$$(command -v $(CHROMIUM)) WORKERS=$(WORKERS) $(CLIENT) browser

# What is gated has tests of its own that reach every branch; tracing would make the others slower
# for nothing.
test: $(VENV)/.dev
	$(SIDE_BY_SIDE) lint types layers web
	$(PYTEST) $(TRACED) -m '$(QUICK)' --cov --cov-report=
	@$(MAKE) --no-print-directory coverage-gate
	$(PYTEST) $(TRACED:%=--ignore=%) -m '$(QUICK)'
	$(PYTEST) -m '$(APART)'
	$(PYTEST) -m slow
	@if command -v $(CHROMIUM) >/dev/null || [ -n "$$CI" ]; then $(MAKE) --no-print-directory browser; \
	else echo 'no Chromium here: the tests in a browser were left out'; fi

check: $(VENV)/.dev
	$(SIDE_BY_SIDE) lint types layers quick-web
	$(PYTEST) -m '$(QUICK)'

lint: $(VENV)/.dev
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)

types: $(VENV)/.dev
	$(BIN)/mypy $(CODE)

layers: $(VENV)/.dev
	$(BIN)/lint-imports --no-logo

# Reads what the last `make test` measured.
coverage-gate: $(VENV)/.dev
	$(BIN)/coverage report --include='$(GATED)' --fail-under=100

format: $(VENV)/.dev
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

golden: $(VENV)/.dev
	$(PY) -m tests.golden.regenerate

docs: $(VENV)/.dev
	$(PY) -m elferrat.play.schema docs/schemas
	$(PY) -m elferrat.review.schema docs/schemas
	$(PY) -m elferrat.adapters.tables docs/environments.md
	$(PY) -m elferrat.server.web.describing docs

mutants: $(VENV)/.dev
	$(BIN)/mutmut run --max-children $(WORKERS)
	$(BIN)/mutmut results
	@$(BIN)/mutmut export-cicd-stats >/dev/null
	@cat mutants/mutmut-cicd-stats.json; echo

bench: $(VENV)/.dev $(VENV)/.bench
	$(PY) -m benchmarks --full --out docs/benchmarks.md

load: $(VENV)/.dev $(VENV)/.load client
	$(PY) -m benchmarks.load --minutes $(MINUTES) --out docs/load.md

fuzz: $(VENV)/.fuzz
	@for target in fuzz/fuzz_*.py; do \
	  echo "$$target"; $(PY) "$$target" -max_total_time=$(FUZZ_SECONDS) || exit 1; \
	done

clean:
	rm -rf $(VENV) $(PEER)/node_modules web/node_modules $(BUILT) build dist mutants \
	  .coverage .coverage.* .hypothesis \
	  .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find $(filter-out %.py,$(CODE)) -name __pycache__ -type d -prune -exec rm -rf {} +

# --- set-up ------------------------------------------------------------------------------------

# A uv on PATH is used; else a hashed one comes from the package index into the environment.
UV = $$(command -v uv || echo $(BIN)/uv)
INSTALL = $(UV) pip install --quiet --python $(PY)

# A first start shall be quick. Of all that the tests bring, most is never imported.
COMPILE_runtime = $(if $(wildcard $(VENV)/.dev),,--compile-bytecode)

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo 'elferrat needs Python 3.11 or newer; name one: make PYTHON=python3.12 …' >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.uv: $(VENV)/pyvenv.cfg requirements/bootstrap.txt
	@command -v uv >/dev/null || \
	  $(PY) -m pip install --quiet --require-hashes -r requirements/bootstrap.txt
	@touch $@

$(VENV)/.runtime $(VENV)/.dev $(VENV)/.fuzz $(VENV)/.bench: $(VENV)/.%: requirements/%.txt pyproject.toml $(VENV)/.uv
	$(INSTALL) $(COMPILE_$*) --require-hashes -r requirements/$*.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.fuzz $(VENV)/.bench: $(VENV)/.dev $(VENV)/.bench

# The browser client needs Node and npm: those on PATH, else hashed ones from the package index.
CLIENT := $(PY) hatch_build.py
NODE = $(CLIENT) node 2>/dev/null || $(INSTALL) --require-hashes -r requirements/node.txt
BUILT := src/elferrat/server/web/client/dist

# Both servers' clients, and the other server. Nothing in there has to be built.
PEER := benchmarks/load/peer
$(VENV)/.load: $(PEER)/package-lock.json $(VENV)/.dev
	@command -v npm >/dev/null || { echo 'make load needs Node 18 or newer with npm' >&2; exit 1; }
	npm ci --prefix $(PEER) --ignore-scripts --no-audit --no-fund --silent
	@touch $@

# No header and no addresses: a lock must read the same wherever it was made.
LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --no-header --no-emit-index-url --no-emit-find-links

# UPGRADE=--upgrade takes the newest versions; without it pins stay while they still fit.
lock: $(VENV)/.uv
	$(LOCK) $(UPGRADE) pyproject.toml --extra server --group build --no-emit-package elferrat -o requirements/runtime.txt
	$(LOCK) $(UPGRADE) pyproject.toml --all-extras --no-emit-package elferrat --group dev -c requirements/runtime.txt -o requirements/dev.txt
	$(LOCK) --group bootstrap -c requirements/dev.txt -o requirements/bootstrap.txt
	$(LOCK) $(UPGRADE) --group node -o requirements/node.txt
	$(LOCK) --group fuzz -c requirements/dev.txt -o requirements/fuzz.txt
	$(LOCK) --group bench -c requirements/dev.txt -o requirements/bench.txt
