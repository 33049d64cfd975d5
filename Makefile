# Two commands: `make play` opens a table in the browser, `make test` checks everything. Each does its own set-up, by
# tools/setup.py, which says in a sentence what it cannot get itself. Needed: Python 3.11+ and make.

PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
SETUP = command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed, and there is no $(PYTHON) here: install python3 and python3-venv." >&2; exit 1; }; \
	VENV="$(VENV)" $(PYTHON) tools/setup.py
NPM = cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent

RULES_TESTS = tests/star_wars_lcg tests/conquest tests/destiny tests/clone_wars

CLIENT = zeton/server/static/index.html
CLIENT_SOURCES = $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/test-results/*' 2>/dev/null)

.PHONY: play terminal test check programs lint types unit quick compiled fast slow client browser bench wheel fast-wheel clean FORCE
.NOTPARALLEL:

play: $(VENV)/play.done $(CLIENT)
	@$(BIN)/zeton serve --open

terminal: $(VENV)/play.done
	@$(BIN)/zeton play

# Everything.
test: programs lint types unit compiled client browser

# What one runs while working: a few minutes, no servers, no browser.
check: lint types quick client

programs:
	@$(SETUP) programs

lint: $(VENV)/test.done
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/test.done
	$(BIN)/mypy

unit: $(VENV)/test.done
	$(BIN)/pytest -n 2

quick: $(VENV)/test.done
	$(BIN)/pytest -n 2 --ignore=tests/server

# The engine, compiled into build/fast: the rules' and the contract's tests, and random games compared with the sources'.
compiled: $(VENV)/test.done
	@$(BIN)/python tools/fast.py --missing || exit 0; $(BIN)/python tools/fast.py --optimize 1 && \
	$(BIN)/pytest -n 2 tests/test_compiled.py && \
	PYTHONPATH=$(CURDIR)/build/fast $(BIN)/pytest -n 2 tests/test_contract.py $(RULES_TESTS)

# The engine, compiled in place: from now on it is the one that runs, until `make slow`.
fast: $(VENV)/test.done
	@$(BIN)/python tools/fast.py --in-place

slow:
	@$(PYTHON) tools/fast.py --remove

client: web/node_modules/.done
	$(NPM) lint
	$(NPM) types
	$(NPM) unit
	$(NPM) size

browser: $(VENV)/test.done $(CLIENT)
	$(NPM) e2e

bench: $(VENV)/play.done
	@$(BIN)/zeton bench

wheel: $(VENV)/test.done $(CLIENT)
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

# The same for this platform and this Python, with the compiled engine.
fast-wheel: $(VENV)/test.done $(CLIENT)
	ZETON_FAST=1 $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

# The script knows whether anything has to be done, and writes the file only then.
$(VENV)/play.done $(VENV)/test.done: FORCE
	@$(SETUP) $(basename $(@F))

web/node_modules/.done: FORCE
	@$(SETUP) client

$(CLIENT): web/node_modules/.done $(CLIENT_SOURCES)
	$(NPM) build
	@touch $@

clean:
	rm -rf $(VENV) web/node_modules zeton/server/static .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
