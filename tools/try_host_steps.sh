#!/bin/sh
# What tools/try_host.sh does inside the Debian that it has made: the services run, are used, wiped and restored.
set -eu
unit=/etc/systemd/system/karfunkel.service
backup_unit=/etc/systemd/system/karfunkel-backup.service
backups=/var/lib/karfunkel/backups
trial=$(dirname "$0")
authority=$HOME/.local/share/caddy/pki/authorities/local/root.crt
url=https://gems.example
socket=/var/run/postgresql

say() { printf '\n== %s\n' "$*"; }
setting() { sed -n "s/^$1=//p" "${2:-$unit}"; }

# A line of the unit as systemd would run it: its user, its environment, the file with more of that.
as_service() {
    set -a
    eval "$(setting Environment)"
    . /etc/karfunkel.env
    set +a
    exec setpriv --reuid karfunkel --regid karfunkel --clear-groups "$@"
}
start() {
    # shellcheck disable=SC2086  # the options are words
    (as_service sh -c "exec $(setting ExecStart)" >> "$trial/server.log" 2>&1) &
    server=$!
    wait_for 8000
}
stop() { kill -TERM "$server" && wait "$server"; }
# What karfunkel-backup.timer starts every night; $newest is the file then.
backup() {
    (as_service sh -c "$(setting ExecStart "$backup_unit" | sed 's/%%/%/g')")
    (as_service sh -c "$(setting ExecStartPost "$backup_unit")")
    newest=$(find "$backups" -name "*.db" | sort | tail -n 1)
}
karfunkel() { (as_service /opt/karfunkel/bin/karfunkel "$@"); }
play() { KARFUNKEL_METRICS_TOKEN=watched /opt/karfunkel/bin/python "$trial/try_host_play.py" "$authority" "$@"; }
wait_for() {
    /opt/karfunkel/bin/python - "$1" <<'PYTHON'
import socket, sys, time
for _ in range(300):
    try:
        socket.create_connection(("127.0.0.1", int(sys.argv[1])), timeout=5).close()
        break
    except OSError:
        time.sleep(0.1)
else:
    sys.exit(f"nobody answers at port {sys.argv[1]}")
PYTHON
}

install -d -o karfunkel -g karfunkel -m 700 /var/lib/karfunkel /var/cache/karfunkel "$backups"
say "the server and the proxy"
start
KARFUNKEL_NAME=gems.example caddy run --config /etc/caddy/Caddyfile --adapter caddyfile > "$trial/caddy.log" 2>&1 &
proxy=$!
at_the_end() {
    status=$?
    kill "$proxy" "$server" 2>/dev/null || true
    [ -z "${PGDATA:-}" ] || pg_ctlcluster "$version" main stop -m fast || true
    [ "$status" = 0 ] || tail -n 20 "$trial/caddy.log" "$trial/server.log"
}
trap at_the_end EXIT
wait_for 443

say "page, sockets and addresses through the proxy"
play page "$url"
play game "$url"
play addresses "$url"

say "backup while it runs, wipe, restore"
karfunkel tables --json > "$trial/before.json"
backup
stop
rm -f /var/lib/karfunkel/tables.db*
karfunkel restore "$newest"
start
karfunkel tables --json > "$trial/after.json"
cmp "$trial/before.json" "$trial/after.json"
play goes-on "$url"

say "refused while a server uses it"
if karfunkel restore "$newest" --replace; then exit 1; fi

say "to PostgreSQL, and the same there"
version=$(ls /usr/lib/postgresql)
PGDATA=/var/lib/postgresql/$version/main
install -d -o postgres -g postgres -m 775 "$socket"
[ -d "$PGDATA" ] || pg_createcluster "$version" main > /dev/null
pg_ctlcluster "$version" main start
setpriv --reuid postgres --regid postgres --clear-groups createuser karfunkel
setpriv --reuid postgres --regid postgres --clear-groups createdb --owner karfunkel karfunkel
stop
karfunkel tables --json > "$trial/before.json"
karfunkel tables copy /var/lib/karfunkel/tables.db "postgresql://karfunkel@/karfunkel?host=$socket"
echo "KARFUNKEL_DB='postgresql://karfunkel@/karfunkel?host=$socket'" >> /etc/karfunkel.env
start
karfunkel tables --json > "$trial/moved.json"
cmp "$trial/before.json" "$trial/moved.json"
play goes-on "$url"
karfunkel tables --json > "$trial/before.json"
backup
stop
setpriv --reuid postgres --regid postgres --clear-groups dropdb karfunkel
setpriv --reuid postgres --regid postgres --clear-groups createdb --owner karfunkel karfunkel
karfunkel restore "$newest"
start
karfunkel tables --json > "$trial/after.json"
cmp "$trial/before.json" "$trial/after.json"
play goes-on "$url"
stop
say "all of docs/host.md was carried out"
