# Needs Python 3.11 or newer, Node 20 or newer, make and git; everything else goes into .venv and web/node_modules.

PYTHON ?= python3
BIN := .venv/bin
GAME ?= counter-attack
PORT ?= 8080
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help setup play table test check web browser browsers bench rules soak golden types picture screenshots
APP := src/touchline/server/static/index.html
WORDS := $(wildcard src/touchline/words/*/*.ftl)
PAGES := $(shell find web/src web/public -type f 2>/dev/null) $(wildcard web/*.*)

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

setup: .venv/installed ## create .venv and install touchline into it

play: setup $(APP) ## play in the browser: builds the app, starts the server and prints the address (PORT=8080)
	@$(BIN)/touchline serve --port $(PORT) --db touchline.db

table: setup ## play in the terminal: Counter Attack, or with GAME=french-flair the other game
	@$(BIN)/touchline play $(GAME)

test: check browser ## run every check and every test
	@cd web && npm test --silent
	@$(BIN)/pytest -q -n 2 tests/browser
	@$(BIN)/pytest -q -n 2

check: setup $(APP) ## format, lint, types, arrows of the imports, types of the browser
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy src tests scripts/*
	@$(BIN)/pytest -q tests/test_arrows.py tests/test_types.py
	@cd web && npm run --silent check

web: $(APP) ## build the browser app

browser: ## install Debian's chromium for the tests, unless it is there
	@command -v chromium >/dev/null || { \
		echo "installing chromium for the browser tests"; \
		as= ; [ "$$(id -u)" = 0 ] || as=sudo; \
		$$as apt-get update -qq && $$as apt-get install -y -qq --no-install-recommends chromium >/dev/null; }

browsers: setup $(APP) browser ## play both games in Chromium, Firefox and WebKit, which are installed unless they are there
	@for tool in firefox-esr WebKitWebDriver Xvfb; do command -v $$tool >/dev/null || missing=1; done; [ -z "$$missing" ] || { \
		echo "installing Firefox and WebKit for the browser tests"; \
		as= ; [ "$$(id -u)" = 0 ] || as=sudo; \
		$$as apt-get update -qq && $$as apt-get install -y -qq --no-install-recommends firefox-esr webkit2gtk-driver xvfb >/dev/null; }
	@$(BIN)/pytest -q tests/engines

bench: setup ## measure the speeds we promise
	@$(BIN)/touchline bench

rules: setup ## show that every rule has code and tests
	@$(BIN)/python scripts/rules

soak: setup browsers ## play thousands of random matches; try every coach; kill, fuzz and load the server; try other engines (long)
	@$(BIN)/python scripts/soak
	@$(BIN)/python scripts/soak_coaches
	@$(BIN)/python scripts/soak_server

golden: setup ## rewrite the golden replays
	@$(BIN)/python scripts/golden

types: setup ## write the browser's types anew, after a change of the messages
	@$(BIN)/python scripts/types

screenshots: setup $(APP) browser ## take the pictures of the screens anew
	@$(BIN)/python scripts/screenshots

picture: setup ## draw the picture of the README anew
	@$(BIN)/python scripts/picture

.venv/installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "touchline needs Python 3.11 or newer, but $(PYTHON) is $$($(PYTHON) -V 2>&1); try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) --editable '.[dev]'
	@touch $@

web/node_modules/installed: web/package-lock.json
	@command -v npm >/dev/null || { echo "touchline's browser app is built with Node 20 or newer, which is not installed" >&2; exit 1; }
	@cd web && npm install --no-save --silent --no-audit --no-fund
	@touch $@

$(APP): web/node_modules/installed $(PAGES) $(WORDS)
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@
