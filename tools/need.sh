#!/bin/sh
# Programs that tests use and that come from the system: installed where we may and where they are missing.
#   tools/need.sh postgresql chromium
# On a machine where they cannot be installed, the tests that need them are skipped and say so.
is_there() {
    case "$1" in
        systemd) command -v systemd-analyze >/dev/null ;;
        firefox-esr) command -v firefox-esr >/dev/null || command -v firefox >/dev/null ;;
        postgresql) ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null ;;
        *) command -v "$1" >/dev/null ;;
    esac
}
for package in "$@"; do
    is_there "$package" && continue
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "installing $package"
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends "$package" >/dev/null
    fi
    is_there "$package" || echo "$package is not on this machine; tests that need it are skipped" >&2
done
exit 0
