#!/bin/sh
# Programs that tests use and that come from the system: installed where we may and where they are missing.
#   tools/need.sh postgresql chromium
# On a machine where they cannot be installed, the tests that need them are skipped and say so.
missing=""
for package in "$@"; do
    case "$package" in
        postgresql) ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null ;;
        *) command -v "$package" >/dev/null ;;
    esac || missing="$missing $package"
done
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "installing$missing"
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
else
    echo "not on this machine, and tests that need them are skipped:$missing" >&2
fi
