#!/bin/sh
# Asks the public lists of known holes about all that we install; says so where they cannot be reached.
#   tools/audit.sh PYTHON
# Fails if there is a known hole, not if nobody answers.
set -u
failed=0

# ask NAME COMMAND…: run it, and tell a hole that was found from a list that cannot be reached.
ask() {
    name=$1
    shift
    answer=$("$@" 2>&1)
    status=$?
    unknown=$(echo "$answer" | grep -c 'could not be audited')
    if [ $status -eq 0 ] && [ "$unknown" -gt 0 ]; then
        echo "$name: $unknown not audited, the list of known holes says nothing of them or cannot be reached from here"
    elif [ $status -eq 0 ]; then
        echo "$name: no known holes"
    elif echo "$answer" | grep -qE '^Found [0-9]+ known vulnerabilit|^# npm audit report'; then
        echo "$answer"
        echo "$name: see above"
        failed=1
    elif echo "$answer" | grep -qiE 'connection|resolve|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|timed? ?out|proxy|network|endpoint|404 |403 '; then
        echo "$name: not audited, the list of known holes cannot be reached from here"
        echo "$answer" | tail -n 1 | cut -c 1-200
    else
        echo "$answer"
        echo "$name: see above"
        failed=1
    fi
}

ask "Python packages" "$1" -m pip_audit --requirement constraints.txt --no-deps --disable-pip --progress-spinner off
ask "packages of the page" npm audit --prefix web --audit-level moderate
exit $failed
