# Needs Python 3.11 or newer, Node 20.19 or newer, make and git; everything else goes into .venv and web/node_modules.

PYTHON ?= python3
BIN := .venv/bin
GAME ?= counter-attack
PORT ?= 8080
PIP := $(BIN)/python -m pip install --disable-pip-version-check --no-input --no-compile --progress-bar off

# Compiled once and kept out of the source folders, even where the environment forbids bytecode.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/bytecode

.DEFAULT_GOAL := help
.PHONY: help setup play table site test quick check web package lock browser browsers bench load rules soak golden types picture screenshots mutants
.NOTPARALLEL:
.DELETE_ON_ERROR:
APP := src/touchline/server/static/index.html
WORDS := $(wildcard src/touchline/i18n/*/*.ftl)
ENGINE := $(shell find src/touchline scripts/site web/site -name '*.py' -o -name '*.toml' -o -path 'web/site/*' -type f 2>/dev/null)
# Of the page, whole matches against the computer, updates and killed tabs are part of the soak too.
LONG_OF_SITE := whole or killed or update
# Whole matches, whole turns and matches between people in a browser take minutes: they are part of the soak.
LONG := $(addprefix tests/browser/test_,whole_matches.py following.py people.py)
# Real browsers share two cores with real servers and real dice: a test that fails is run once more, alone, and must pass then.
twice = $(BIN)/pytest -q -n 2 $(1) || $(BIN)/pytest -q --last-failed --last-failed-no-failures none $(1)
CHECKED := tests/test_arrows.py tests/test_types.py
PAGES := $(shell find web/src web/public -type f 2>/dev/null) $(wildcard web/*.*)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

setup: .venv/ready-dev ## install the development packages into .venv

play: .venv/ready-play $(APP) ## play in the browser: builds the app, starts the server and prints the address (PORT=8080)
	@$(BIN)/touchline serve --port $(PORT) --db touchline.db

table: .venv/ready-play ## play in the terminal: Counter Attack, or GAME=french-flair
	@$(BIN)/touchline play $(GAME)

site: dist/site/sw.js ## build the page that plays without a server, into dist/site

test: check browser site ## run every check and every test
	@cd web && npm test --silent
	@$(call twice,tests/browser $(addprefix --ignore=,$(LONG)))
	@$(BIN)/pytest -q -n 2 tests/site -k 'not ($(LONG_OF_SITE))'
	@$(BIN)/pytest -q -n 2 $(addprefix --ignore=,$(CHECKED))

quick: setup web/node_modules/ready-dev ## run the tests nearest to your changes since main, within 90 seconds on two cores
	@$(BIN)/ruff check --quiet .
	@$(BIN)/python scripts/quick

check: setup web/node_modules/ready-dev $(APP) ## check format, lint, types, import order and the browser's types
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy src tests scripts/* hatch_build.py
	@$(BIN)/pytest -q $(CHECKED)
	@cd web && npm run --silent check

web: $(APP) ## build the browser app

package: setup $(APP) ## build the sdist and the wheel, with the browser app in them, into dist
	@$(BIN)/python -m build --no-isolation

lock: .venv/ready-play ## refresh the locks after a change to pyproject.toml; UPGRADE=1 takes the newest packages
	@$(PIP) --quiet 'uv>=0.13,<0.14'
	@$(COMPILE) --extra dev --output-file requirements/dev.txt
	@$(COMPILE) --extra server --constraint requirements/dev.txt --output-file requirements/play.txt

browser: ## install Debian's chromium for the tests, if it is missing
	@command -v chromium >/dev/null || { \
		echo "installing chromium for the browser tests"; \
		as= ; [ "$$(id -u)" = 0 ] || as=sudo; \
		$$as apt-get update -qq && $$as apt-get install -y -qq --no-install-recommends chromium >/dev/null; }

browsers: setup $(APP) browser site ## play both games in Chromium, Firefox and WebKit (installed if missing)
	@for tool in firefox-esr WebKitWebDriver Xvfb; do command -v $$tool >/dev/null || missing=1; done; [ -z "$$missing" ] || { \
		echo "installing Firefox and WebKit for the browser tests"; \
		as= ; [ "$$(id -u)" = 0 ] || as=sudo; \
		$$as apt-get update -qq && $$as apt-get install -y -qq --no-install-recommends firefox-esr webkit2gtk-driver xvfb >/dev/null; }
	@$(BIN)/pytest -q tests/engines

bench: setup ## measure the speeds we promise
	@$(BIN)/touchline bench

rules: setup ## show that every rule has code and tests
	@$(BIN)/python scripts/rules

mutants: setup ## mutate two chapters of each game and count the mutants their tests kill (minutes)
	@$(BIN)/python scripts/mutants --survivors

load: setup ## measure the server's answers per second beside the commit before (minutes)
	@$(BIN)/python scripts/load

soak: setup browsers ## play thousands of random matches; try every coach; kill, starve, mislead and flood the server and the page; full matches in the browser (hours)
	@echo "part 1 of 6 of the soak: random matches"
	@$(BIN)/python scripts/soak
	@echo "part 2 of 6 of the soak: coaches"
	@$(BIN)/python scripts/soak_coaches
	@echo "part 3 of 6 of the soak: luck and play"
	@$(BIN)/python scripts/soak_review
	@echo "part 4 of 6 of the soak: the server"
	@$(BIN)/python scripts/soak_server
	@echo "part 5 of 6 of the soak: full matches in the browser"
	@$(BIN)/pytest -q -n 2 $(LONG)
	@$(BIN)/python scripts/soak_browser
	@echo "part 6 of 6 of the soak: the page without a server"
	@$(BIN)/pytest -q -n 2 tests/site -k '$(LONG_OF_SITE)'
	@$(BIN)/python scripts/soak_page

golden: setup ## rewrite the golden replays
	@$(BIN)/python scripts/golden

types: setup ## regenerate the browser's types after a change to the messages
	@$(BIN)/python scripts/types

screenshots: setup $(APP) browser ## update the screenshots
	@$(BIN)/python scripts/screenshots

picture: setup ## redraw the terminal pictures
	@$(BIN)/python scripts/picture

# A step runs alone in this folder and reports progress: call step, title, commands.
step = @$(PYTHON) scripts/step '$(1)' $@ $^ -- sh -c '$(2)'

.venv/ready-play: requirements/play.txt pyproject.toml
	@$(CHECK_PYTHON)
	$(call step,Python packages to play with,$(VENV) && $(LOCKED) $< && $(OWN) && touch $@)

.venv/ready-dev: requirements/dev.txt pyproject.toml
	@$(CHECK_PYTHON)
	$(call step,Python packages to develop with,$(VENV) && $(LOCKED) requirements/play.txt && $(LOCKED) $< && $(OWN) \
		&& touch .venv/ready-play $@)

web/node_modules/ready-build: web/package-lock.json
	@$(CHECK_NODE)
	$(call step,npm packages to build the app with,cd web && $(NPM) --omit=dev && touch node_modules/ready-build)

web/node_modules/ready-dev: web/package-lock.json
	@$(CHECK_NODE)
	$(call step,npm packages to develop the app with,cd web && $(NPM) && touch node_modules/ready-build node_modules/ready-dev)

$(APP): $(PAGES) $(WORDS) | web/node_modules/ready-build
	$(call step,browser app,cd web && npm run build && touch ../$@)

dist/site/sw.js: $(PAGES) $(WORDS) $(ENGINE) requirements/page.txt | .venv/ready-dev web/node_modules/ready-dev
	$(call step,page without a server,cd web && npx vite build --mode site && cd .. && $(BIN)/python scripts/site dist/site)

# Nothing but the contents of a lock goes into .venv: files must match their hashes, and the build tools are locked too.
VENV := { test -x $(BIN)/pip || { echo making .venv && $(PYTHON) -m venv .venv; }; }
LOCKED := $(PIP) --require-hashes --no-build-isolation --requirement
OWN := $(PIP) --no-deps --no-build-isolation --editable .
NPM := npm ci --no-audit --no-fund --loglevel error
COMPILE = $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade) --group build pyproject.toml

CHECK_PYTHON = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo "touchline needs Python 3.11 or newer, but $(PYTHON) is $$($(PYTHON) -V 2>&1); try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
CHECK_NODE = command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split("."); process.exit(a * 100 + +b < 2019 ? 1 : 0)' 2>/dev/null || { \
	echo "the browser app is built with npm and Node 20.19 or newer; here npm is $$(command -v npm || echo missing), Node $$(node --version 2>/dev/null || echo missing)" >&2; exit 1; }
