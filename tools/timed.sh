#!/bin/sh
# Runs a command and, if it succeeds, notes how many seconds it took.
#   tools/timed.sh FILE COMMAND …
set -e
file=$1
shift
began=$(date +%s)
"$@"
seconds=$(($(date +%s) - began))
echo "$seconds" > "$file"
echo "$((seconds / 60)) min $((seconds % 60)) s"
