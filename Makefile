# Everything is set up in .venv from nothing but Python 3.11 or newer.
#   make play    a server for tables; it says the address to open
#   make test    every check and every test
#   make page    build the page for browsers (make play does it when it is needed)
#   make wire    write the browser's types anew, after the server's messages were changed
#   make golden  write the golden playthroughs and perft counts anew, after a rule was changed on purpose
#   make peers   compare the speed with OpenSpiel's games
#   make clean   forget the virtual environment

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

PAGE := src/karfunkel/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/plugins web/public web/index.html web/package.json web/vite.config.ts src/karfunkel/words -type f)

.PHONY: play test page wire golden peers clean

play: .venv/installed $(PAGE)
	$(BIN)/karfunkel serve

page: $(PAGE)

$(PAGE): .venv/python $(PAGE_SOURCES)
	tools/page.sh build

wire: .venv/installed
	$(BIN)/python tools/wire_types.py > web/src/wire/types.ts

test: .venv/installed-test $(PAGE)
	tools/need.sh postgresql chromium
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	tools/page.sh check
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
