# Two commands: `make play` opens a table in the browser, `make test` checks everything. Each does its own set-up.
# Needed: Python 3.11+ and make. Node is taken from the machine, or installed as a wheel into the virtual environment.

PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
export PATH := $(CURDIR)/$(BIN):$(PATH)

CLIENT = zeton/server/static/index.html
CLIENT_SOURCES = $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/test-results/*' 2>/dev/null)

.PHONY: play terminal test lint types unit client browser bench clean

play: $(VENV)/play.done $(CLIENT)
	zeton serve --open

terminal: $(VENV)/play.done
	zeton play

test: lint types unit client browser

lint: $(VENV)/test.done
	ruff check .
	ruff format --check .

types: $(VENV)/test.done
	mypy

unit: $(VENV)/test.done
	pytest -n 2

client: web/node_modules/.done
	cd web && npm run --silent lint && npm run --silent types && npm run --silent unit

browser: $(VENV)/test.done $(CLIENT)
	cd web && npm run --silent e2e

bench: $(VENV)/play.done
	zeton bench

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.done: requirements/play.txt pyproject.toml | $(BIN)/python
	$(PIP) -r requirements/play.txt
	$(PIP) --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/test.done: requirements/test.txt pyproject.toml | $(BIN)/python
	$(PIP) -r requirements/test.txt
	$(PIP) --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/node.done: requirements/node.txt | $(BIN)/python
	command -v npm >/dev/null || $(PIP) -r requirements/node.txt
	touch $@

# Not `npm ci`: it insists on the builds of every other platform, which a registry may not have.
web/node_modules/.done: web/package.json web/package-lock.json $(VENV)/node.done
	cd web && npm install --silent --no-audit --no-fund
	touch $@

$(CLIENT): web/node_modules/.done $(CLIENT_SOURCES)
	cd web && npm run --silent build
	touch $@

clean:
	rm -rf $(VENV) web/node_modules zeton/server/static .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
