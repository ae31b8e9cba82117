#!/bin/sh
# Carries out the recipe of docs/host.md in an empty Debian: page and sockets over TLS through the proxy, addresses of clients, backup, wipe,
# restore, and the move to PostgreSQL. It needs root, mmdebstrap (or a tar of such a root in ROOT_TAR) and takes minutes: `make test-host`.
#   BIND     folders that pip needs besides, such as a local index; they are mounted to be read
#   WHEEL    the wheel to try; if there is none, it is built
# There is no systemd in there: the lines of its units are run by hand, as their user and with their environment.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
python=$here/.venv/bin/python
work=$(mktemp -d)
root=$work/root
trial=/srv/trial # in the empty Debian: what is tried there, and what it writes
mkdir -p "$root"
mounted=

# What is mounted leads out of here: nothing is removed while any of it is.
clean() {
    for folder in $mounted; do umount --lazy "$folder" || true; done
    if grep -q " $work/" /proc/mounts; then
        echo "something is still mounted below $work, so that stays" >&2
    else
        rm -rf "$work"
    fi
}
trap clean EXIT
trap 'exit 130' INT TERM

say() { printf '\n== %s\n' "$*"; }
clean_environment="/usr/bin/env -i HOME=$trial PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8"
# shellcheck disable=SC2086  # its words are words
inside() { chroot "$root" $clean_environment "$@"; }
bind() {
    mkdir -p "$root$1"
    mount --bind "$1" "$root$1"
    mount --make-private "$root$1" # what is mounted below stays in there
    mounted="$root$1 $mounted"
}
bind_to_read() {
    bind "$1"
    mount -o remount,bind,ro "$root$1"
}

say "an empty Debian with what the recipe asks for"
if [ -n "${ROOT_TAR:-}" ]; then
    tar -xf "$ROOT_TAR" -C "$root" --exclude="./dev/*"
else
    mmdebstrap --quiet --variant=minbase --include=ca-certificates,python3-venv,caddy,postgresql bookworm "$root"
fi
for folder in /proc /dev; do bind "$folder"; done
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm" # PostgreSQL shares its memory there
mounted="$root/dev/shm $mounted"
for folder in ${BIND:-}; do bind_to_read "$folder"; done
[ ! -f /etc/pip.conf ] || cp /etc/pip.conf "$root/etc/pip.conf"
# Whom this machine trusts, pip in there trusts.
[ ! -f /etc/ssl/certs/ca-certificates.crt ] || cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
cp -L /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || true

say "the user, the environment, the files of deploy/"
inside useradd --system --home-dir /var/lib/karfunkel --shell /usr/sbin/nologin karfunkel
inside python3 -m venv /opt/karfunkel
if [ -z "${WHEEL:-}" ]; then
    (cd "$here" && "$python" -m hatchling build --target wheel --directory "$work")
    WHEEL=$(ls "$work"/*.whl)
fi
mkdir -p "$root$trial"
cp "$WHEEL" "$here/constraints.txt" "$here/tools/try_host_steps.sh" "$here/tools/try_host_play.py" "$root$trial/"
inside /opt/karfunkel/bin/pip install --quiet --disable-pip-version-check --constraint "$trial/constraints.txt" \
    "$trial/$(basename "$WHEEL")[server,postgres]"
cp "$here"/deploy/karfunkel*.service "$here"/deploy/karfunkel*.timer "$root/etc/systemd/system/" 2>/dev/null ||
    install -D -t "$root/etc/systemd/system" "$here"/deploy/karfunkel*
install --mode 600 /dev/null "$root/etc/karfunkel.env"
echo 'KARFUNKEL_OPTIONS="--public-url https://gems.example --proxy 127.0.0.1"' >> "$root/etc/karfunkel.env"
mkdir -p "$root/etc/caddy"
# Certificates of its own take the place of those from outside, which nobody gets for a name like this.
{ printf '{\n\tlocal_certs\n\tskip_install_trust\n}\n'; cat "$here/deploy/Caddyfile"; } > "$root/etc/caddy/Caddyfile"
printf '127.0.0.1 localhost gems.example\n' > "$root/etc/hosts"

say "the site, in a network of its own"
# shellcheck disable=SC2086
unshare --net sh -c 'ip link set lo up 2>/dev/null || ifconfig lo up; exec "$@"' sh \
    chroot "$root" $clean_environment sh "$trial/try_host_steps.sh"
