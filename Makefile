# Everything is set up in .venv from nothing but Python 3.11 or newer.
#   make play    a server for tables; it says the address to open
#   make test    every check and every test
#   make golden  write the golden playthroughs and perft counts anew, after a rule was changed on purpose
#   make peers   compare the speed with OpenSpiel's games
#   make clean   forget the virtual environment

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: play test golden peers clean

play: .venv/installed
	$(BIN)/karfunkel serve

test: .venv/installed-test
	tools/need.sh postgresql
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest --numprocesses 2 --dist worksteal

golden: .venv/installed-test
	$(BIN)/python -m tests.golden

peers: .venv/installed-bench
	$(BIN)/python bench/peers.py

.venv/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "karfunkel needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(PIP) install --constraint constraints.txt --upgrade pip
	touch $@

.venv/installed: .venv/python pyproject.toml constraints.txt
	$(PIP) install --constraint constraints.txt --build-constraint constraints.txt --editable .
	touch $@

.venv/installed-test: .venv/installed
	$(PIP) install --constraint constraints.txt --group test
	touch $@

.venv/installed-bench: .venv/installed
	$(PIP) install --constraint constraints.txt --group bench
	touch $@

clean:
	rm -rf .venv
