# Shared by ./play and ./check: find a Python, keep .venv, install the package. To be sourced with $root set.
# shellcheck shell=bash

venv="$root/.venv"
build="$root/.build"

say() { printf '%s\n' "$*"; }

fail() {
    printf '\n%s\n' "$*" >&2
    exit 1
}

# Answer the first Python of the system that is new enough and can make virtual environments.
find_python() {
    local name old=""
    for name in "${GONFALON_PYTHON:-}" python3 python3.13 python3.12 python3.11; do
        [ -n "$name" ] && command -v "$name" >/dev/null 2>&1 || continue
        if ! "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            old="$name"
        elif "$name" -c 'import venv, ensurepip' 2>/dev/null; then
            command -v "$name"
            return 0
        else
            fail "Python is here, but its venv module is not. On Debian or Ubuntu install it with

    sudo apt-get install python3-venv

and start again."
        fi
    done
    [ -z "$old" ] || fail "Gonfalon needs Python 3.11 or newer; this system's $old is older."
    fail "Gonfalon needs Python 3.11 or newer. On Debian 12 or Ubuntu 24.04 install it with

    sudo apt-get install python3 python3-venv

and start again."
}

# The virtual environment is good when its Python starts and the checkout still lies where it was made.
ensure_venv() {
    local made_at=""
    [ -f "$venv/.gonfalon-home" ] && read -r made_at <"$venv/.gonfalon-home"
    if [ "$made_at" = "$root" ] && "$venv/bin/python" -c '' 2>/dev/null; then return 0; fi
    local python
    python="$(find_python)" || exit 1
    if [ -z "$made_at" ] && "$venv/bin/python" -c 'import pip' 2>/dev/null; then
        say "  using the environment in .venv"
    else
        say "  making a Python environment in .venv"
        "$python" -m venv --clear "$venv" || fail "The Python environment could not be made."
    fi
    printf '%s\n' "$root" >"$venv/.gonfalon-home"
}

# What an install depends on: the dependencies and the entry points, all in pyproject.toml.
install_key() {
    "$venv/bin/python" -c 'import hashlib, sys
print(hashlib.sha256(open(sys.argv[1], "rb").read()).hexdigest(), sys.version.split()[0])' "$root/pyproject.toml"
}

# install_package STAMP REQUIREMENT: install the package editable, unless the stamp says that it was done.
install_package() {
    local stamp="$venv/.installed-$1" key
    key="$(install_key)"
    [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$key" ] && return 0
    say "  installing Python packages ($1)"
    GONFALON_SKIP_WEB=1 "$venv/bin/python" -m pip install -q --no-compile --disable-pip-version-check \
        --editable "$root$2" || fail "The Python packages could not be installed. Is there a network?"
    printf '%s\n' "$key" >"$stamp"
}

# Let git ask the hooks of this checkout (scripts/hooks). A path that somebody has set stays, and so do hooks of their own.
use_hooks() {
    local top hooks
    top="$(git -C "$root" rev-parse --show-toplevel 2>/dev/null)" || return 0
    [ "$top" = "$root" ] || return 0
    [ -z "$(git -C "$root" config --get core.hooksPath)" ] || return 0
    hooks="$(git -C "$root" rev-parse --git-path hooks)"
    case "$hooks" in /*) ;; *) hooks="$root/$hooks" ;; esac
    if [ -n "$(find "$hooks" -type f ! -name '*.sample' 2>/dev/null)" ]; then return 0; fi
    git -C "$root" config core.hooksPath scripts/hooks 2>/dev/null || true
}
