#!/bin/sh
# Carries out the recipe of docs/host.md in an empty Debian: page and sockets over TLS through the proxy, addresses of clients, backup, wipe,
# restore, and the move to PostgreSQL. It needs root and mmdebstrap, and takes minutes: `make test-host`.
#   WHEEL    the wheel to try; if there is none, it is built
# ROOT_TAR and BIND are explained in tools/debian_root.sh. There is no systemd in there: the lines of its units are run by hand, as their
# user and with their environment.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
python=$here/.venv/bin/python
. "$here/tools/debian_root.sh"

say "an empty Debian with what the recipe asks for"
new_root host python3-venv,caddy,postgresql

say "the user, the environment, the files of deploy/"
inside useradd --system --home-dir /var/lib/karfunkel --shell /usr/sbin/nologin karfunkel
inside python3 -m venv /opt/karfunkel
if [ -z "${WHEEL:-}" ]; then
    (cd "$here" && "$python" -m hatchling build --target wheel --directory "$work")
    WHEEL=$(ls "$work"/*.whl)
fi
cp "$WHEEL" "$here/constraints.txt" "$here/tools/try_host_steps.sh" "$here/tools/try_host_play.py" "$root$trial/"
inside /opt/karfunkel/bin/pip install --quiet --disable-pip-version-check --constraint "$trial/constraints.txt" \
    "$trial/$(basename "$WHEEL")[server,postgres]"
cp "$here"/deploy/karfunkel*.service "$here"/deploy/karfunkel*.timer "$root/etc/systemd/system/" 2>/dev/null ||
    install -D -t "$root/etc/systemd/system" "$here"/deploy/karfunkel*
install --mode 600 /dev/null "$root/etc/karfunkel.env"
echo 'KARFUNKEL_OPTIONS="--public-url https://gems.example --proxy 127.0.0.1"' >> "$root/etc/karfunkel.env"
echo 'KARFUNKEL_METRICS_TOKEN=watched' >> "$root/etc/karfunkel.env"
mkdir -p "$root/etc/caddy"
# Certificates of its own take the place of those from outside, which nobody gets for a name like this.
{ printf '{\n\tlocal_certs\n\tskip_install_trust\n}\n'; cat "$here/deploy/Caddyfile"; } > "$root/etc/caddy/Caddyfile"
printf '127.0.0.1 localhost gems.example\n' > "$root/etc/hosts"

say "the site, in a network of its own"
# shellcheck disable=SC2086  # words
with_network chroot "$root" $empty_environment sh "$trial/try_host_steps.sh"
