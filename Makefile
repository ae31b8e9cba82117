# Everything is set up in .venv from nothing but Python 3.11 or newer.
#   make play    a server for tables; it says the address to open
#   make test    every check and every test
#   make check   what a change is checked by while it is made: no browser, no PostgreSQL, nothing slow
#   make test-one GAME=emerald    the tests that name this game
#   make page    build the page for browsers (make play does it when it is needed)
#   make wire    write the types of the browser and of views and events anew, after any of them were changed
#   make golden  write the golden playthroughs and perft counts anew, after a rule was changed on purpose
#   make pictures look at every decision of every game in every size, and compare with how it looked (in .venv/pictures)
#   make peers   compare the speed with OpenSpiel's games
#   make budgets measure what everything costs, beside the budgets of docs/performance.md
#   make audit   ask for known holes in all that we install, where that can be asked
#   make dist    build the archive of sources and the wheel, as for a release
#   make test-packages   install the wheel into empty environments, and try all commands: takes minutes
#   make test-versions   try the rules with the oldest and newest NumPy and Numba, and all Pythons that are here: takes minutes
#   make test-host   carry out docs/host.md in an empty Debian: as root, with mmdebstrap, takes minutes
#   make test-container   carry out the Containerfile and start what it makes, in an empty Debian: as root, with mmdebstrap, takes minutes
#   make docs    build the documentation as a site, in build/docs
#   make clean   forget the virtual environment

PYTHON ?= python3
BIN := .venv/bin
# What is imported is compiled then; to compile all that is installed would take longer than to install it. And what was
# compiled is kept, whatever the shell says: else each of hundreds of processes compiles anew all that it imports.
unexport PYTHONDONTWRITEBYTECODE
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
INSTALL := $(PIP) install --no-compile --constraint constraints.txt

PAGE := src/karfunkel/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/plugins web/public web/index.html web/package.json web/vite.config.ts src/karfunkel/words $(wildcard src/karfunkel/games/*/words) -type f)

# What the checks of the page read besides.
PAGE_TESTS := $(shell find web/tests web/tsconfig.json web/package-lock.json tests/teller_cases.json tests/sentence_cases.json -type f; \
	find docs src/karfunkel/games -name '*.md')

.PHONY: play test test-all check check-all test-one lint types types-elsewhere imports page-check compiled programs page wire golden \
	pictures peers budgets audit docs dist test-packages test-versions test-host \
	test-container clean

play: .venv/installed $(PAGE)
	$(BIN)/karfunkel serve

page: $(PAGE)

$(PAGE): .venv/python $(PAGE_SOURCES)
	tools/page.sh build

wire: .venv/installed-test
	$(BIN)/python tools/wire_types.py > web/src/wire/types.ts
	$(BIN)/python tools/game_types.py web/src/games
	$(BIN)/python tools/python_types.py src/karfunkel/games

# What does not depend on each other is done at once: to install, to build the page, to compile rules, to lint.
AT_ONCE := $(MAKE) --no-print-directory --jobs 4 --output-sync=target
# Tests wait as often as they work, so there are more processes than cores.
PYTEST := $(BIN)/pytest --numprocesses 4 --dist worksteal

test:
	@tools/timed.sh .venv/test-seconds $(MAKE) --no-print-directory test-all

test-all:
	@$(AT_ONCE) lint types types-elsewhere imports page-check compiled programs
	$(PYTEST)
	$(BIN)/pytest --numprocesses 2 examples/games

check:
	@tools/timed.sh .venv/check-seconds $(MAKE) --no-print-directory check-all

check-all:
	@$(AT_ONCE) lint types imports page-check compiled
	$(PYTEST) -m "not slow and not browser and not postgresql"

test-one: .venv/installed-test
	@test -n "$(GAME)" || { echo "say which game: make test-one GAME=emerald" >&2; exit 2; }
	$(PYTEST) -m "not browser and not postgresql" -k "$(GAME)"

lint: .venv/installed-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: .venv/installed-test
	$(BIN)/mypy

# What Windows and macOS lack is used behind a branch.
types-elsewhere: .venv/installed-test
	$(BIN)/mypy --config-file tools/types_elsewhere.ini --platform win32 --cache-dir .mypy_cache/win32
	$(BIN)/mypy --config-file tools/types_elsewhere.ini --platform darwin --cache-dir .mypy_cache/darwin

imports: .venv/installed-test
	$(BIN)/lint-imports

page-check: .venv/page-checked

.venv/page-checked: $(PAGE) $(PAGE_SOURCES) $(PAGE_TESTS)
	@touch $@-from
	tools/page.sh check
	@mv $@-from $@

compiled: .venv/installed
	$(BIN)/python -m tools.compile_rules

programs:
	tools/need.sh postgresql chromium firefox-esr systemd nats-server

golden: .venv/installed-test
	$(BIN)/python -m tests.golden

pictures: .venv/installed-test $(PAGE)
	$(BIN)/python -m tests.page.contact_sheets .venv/pictures

peers: .venv/installed-bench
	$(BIN)/python bench/peers.py

budgets: .venv/installed-bench $(PAGE)
	$(BIN)/python -m bench.budgets

audit: .venv/installed-audit
	tools/audit.sh $(BIN)/python

docs: .venv/installed-docs
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going --jobs auto --conf-dir docs/site --doctree-dir build/doctrees . build/docs
	$(BIN)/python tools/check_links.py build/docs
	@echo "the documentation is in build/docs/index.html"

dist: .venv/installed-test
	rm -rf dist src/karfunkel/server/page
	$(BIN)/python -m hatchling build --target sdist
	mkdir -p dist/sources && tar -xzf dist/karfunkel-*.tar.gz -C dist/sources --strip-components 1
	cd dist/sources && $(CURDIR)/$(BIN)/python -m hatchling build --target wheel --directory $(CURDIR)/dist
	rm -rf dist/sources

test-packages: .venv/installed-test $(PAGE)
	$(BIN)/python tools/try_packages.py

test-versions: .venv/installed-test $(PAGE)
	$(BIN)/python tools/try_versions.py

test-host: .venv/installed-test $(PAGE)
	tools/try_host.sh

test-container: .venv/installed-test
	tools/try_container.sh

.venv/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "karfunkel needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(INSTALL) --upgrade pip
	touch $@

.venv/installed: .venv/python pyproject.toml constraints.txt
	$(INSTALL) --build-constraint constraints.txt --editable '.[all]'
	touch $@

.venv/installed-test: .venv/installed
	$(INSTALL) --group test
	touch $@

.venv/installed-docs: .venv/installed
	$(INSTALL) --group docs
	touch $@

.venv/installed-bench: .venv/installed
	$(INSTALL) --group bench
	touch $@

.venv/installed-audit: .venv/installed
	$(INSTALL) --group audit
	touch $@

clean:
	rm -rf .venv
