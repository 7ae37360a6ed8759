# What the recipes do is written in build.py, tests/ and pyproject.toml.

PYTHON = $(shell for python in python3.13 python3; do \
	$$python -c 'import sys; sys.exit(sys.version_info[:2] != (3, 13))' 2>/dev/null && echo $$python && break; done)
BIN := .venv/bin

.PHONY: dist test check shots bench serve clean help
.DELETE_ON_ERROR:
.NOTPARALLEL:

dist: .venv/build.done  ## build the site into dist/ (this is also plain `make`)
	@$(BIN)/python build.py

test: dist .venv/test.done  ## run every test, in real browsers too
	@$(BIN)/python -m tests.browsers
	@$(BIN)/python -m pytest -n 2 --dist worksteal

check: dist .venv/check.done  ## style and types, of Python and of the page's scripts, and the pages' markup
	@$(BIN)/python -m ruff check
	@$(BIN)/python -m ruff format --check
	@$(BIN)/python -m mypy
	@$(BIN)/python -m site_src.typescript
	@$(BIN)/python -m site_src.markup dist

shots: .venv/test.done  ## pictures of every page and of the table into .shots/
	@$(BIN)/python -m tests.shots

bench: .venv/test.done  ## how fast it starts and plays, as ratios
	@$(BIN)/python -m tests.bench

serve: dist  ## look at dist/ on http://127.0.0.1:8000
	@$(BIN)/python -m http.server --bind 127.0.0.1 --directory dist

clean:  ## delete dist/ and .venv/
	rm -rf dist .venv

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*  ## /make \1	/p' Makefile | expand -t 14

.venv/%.done: pyproject.toml .venv/pip.done
	@echo "Installing the $* tools into .venv/ ..."
	@$(BIN)/python -m pip install --quiet --group $* 2> .venv/pip.log || $(NO_TOOLS)
	@touch $@

# The pip that comes with Python 3.13.0 does not know dependency groups.
.venv/pip.done:
	@test -n "$(PYTHON)" || { echo "War is built with Python 3.13, which was not found: install it as python3.13 and run make again."; exit 1; }
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install --quiet pip==26.3 2> .venv/pip.log || $(NO_TOOLS)
	@touch $@

NO_TOOLS = { echo "The tools could not be installed (.venv/pip.log says why): connect to the network and run make again."; exit 1; }
