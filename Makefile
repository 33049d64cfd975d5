# Two commands: `make play` opens a game, `make test` checks everything. Each does its own set-up.

PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test lint types unit bench clean

play: $(VENV)/play.done
	$(BIN)/zeton play

test: lint types unit

lint: $(VENV)/test.done
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/test.done
	$(BIN)/mypy

unit: $(VENV)/test.done
	$(BIN)/pytest -n 2

bench: $(VENV)/test.done
	$(BIN)/zeton bench

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.done: $(BIN)/python requirements/play.txt pyproject.toml
	$(PIP) -r requirements/play.txt
	$(PIP) --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/test.done: $(BIN)/python requirements/test.txt pyproject.toml
	$(PIP) -r requirements/test.txt
	$(PIP) --no-deps --no-build-isolation -e .
	touch $@

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
