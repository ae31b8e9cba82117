# shellcheck shell=sh
# Empty Debians to try things in, for the scripts that read this in (`. tools/debian_root.sh`). It needs root and mmdebstrap.
#   ROOT_TAR  a tar of a root with all that is asked for, instead of mmdebstrap
#   BIND      folders that pip needs besides, such as a local index; they are mounted to be read
# $work is a folder that is gone at the end, with all roots in it; $root is the one that is worked in.
work=$(mktemp -d)
root=
mounted=
trial=/srv/trial # in every root: what is tried there, and what it writes
# shellcheck disable=SC2034  # for those who read this in; its words are words
empty_environment="/usr/bin/env -i HOME=$trial LC_ALL=C.UTF-8 NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
    PIP_QUIET=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

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

# shellcheck disable=SC2086  # its words are words
inside() { chroot "$root" $empty_environment "$@"; }

bind() {
    mkdir -p "$root$1"
    mount --bind "$1" "$root$1"
    mount --make-private "$root$1" # what is mounted below stays in there
    mounted="$root$1 $mounted"
}

# new_root NAME PACKAGE,…  makes a Debian and works in it from then on.
new_root() {
    root=$work/$1
    mkdir -p "$root"
    if [ -n "${ROOT_TAR:-}" ]; then
        tar -xf "$ROOT_TAR" -C "$root" --exclude="./dev/*"
    else
        mmdebstrap --quiet --variant=minbase --include="ca-certificates,$2" bookworm "$root"
    fi
    mkdir -p "$root$trial"
    for folder in /proc /dev; do bind "$folder"; done
    mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm" # PostgreSQL shares its memory there
    mounted="$root/dev/shm $mounted"
    for folder in ${BIND:-}; do
        bind "$folder"
        mount -o remount,bind,ro "$root$folder"
    done
    # Whom this machine trusts, pip in there trusts.
    for file in /etc/pip.conf /etc/resolv.conf /etc/ssl/certs/ca-certificates.crt; do
        [ ! -f "$file" ] || cp -L "$file" "$root$file"
    done
}

# with_network COMMAND…  runs it in a network of its own, in which there is nothing but itself.
with_network() {
    unshare --net sh -c 'ip link set lo up 2>/dev/null || ifconfig lo up; exec "$@"' sh "$@"
}
