# Needs Python 3.11 or newer, make and git; everything else goes into .venv.

PYTHON ?= python3
BIN := .venv/bin
GAME ?= counter-attack
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help setup play test check bench rules soak golden picture

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

setup: .venv/installed ## create .venv and install touchline into it

play: setup ## play against the computer: Counter Attack, or with GAME=french-flair the other game
	@$(BIN)/touchline play $(GAME)

test: check ## run every check and every test
	@$(BIN)/pytest -q -n 2

check: setup ## format, lint, types, arrows of the imports
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy src tests scripts/*
	@$(BIN)/pytest -q tests/test_arrows.py

bench: setup ## measure the speeds we promise
	@$(BIN)/touchline bench

rules: setup ## show that every rule has code and tests
	@$(BIN)/python scripts/rules

soak: setup ## play thousands of random matches (long)
	@$(BIN)/python scripts/soak

golden: setup ## rewrite the golden replays
	@$(BIN)/python scripts/golden

picture: setup ## draw the picture of the README anew
	@$(BIN)/python scripts/picture

.venv/installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "touchline needs Python 3.11 or newer, but $(PYTHON) is $$($(PYTHON) -V 2>&1); try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) --editable '.[dev]'
	@touch $@
