#!/bin/sh
# What tools/try_container.sh does inside the container that it has made, as the container's user: FOLDER COMMAND HEALTH.
set -eu
cd "$1"
command=$2 health=$3

healthy() { eval "$health" > /dev/null 2>&1; }
start() {
    eval "exec $command" > server.log 2>&1 &
    server=$!
    for _ in $(seq 100); do
        ! healthy || return 0
        sleep 0.2
    done
    tail -n 20 server.log
    exit 1
}
ask() {
    python - "$@" <<'PYTHON'
import sys, urllib.request
method, path, body = sys.argv[1:]
url = "http://127.0.0.1:8000" + path
said = {"content-type": "application/json"} if body else {}
asked = urllib.request.Request(url, body.encode() or None, said, method=method)
print(urllib.request.urlopen(asked, timeout=10).read().decode())
PYTHON
}

if healthy; then echo "healthy without a server"; exit 1; fi
start
ask GET / '' | grep -q '<script'
ask PUT /api/guest '{"name": "Anna"}' > /dev/null
karfunkel tables --json > /dev/null
karfunkel backup monday.db
kill -TERM "$server" && wait "$server"
if healthy; then echo "healthy without a server"; exit 1; fi
start
karfunkel guests --json | grep -q Anna
kill -TERM "$server" && wait "$server"
echo "the container serves the page, is healthy only while it does, ends when it is told to, and has kept its guest"
