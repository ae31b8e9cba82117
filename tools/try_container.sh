#!/bin/sh
# Carries out the Containerfile in empty Debians, for machines on which no image can be fetched: every step of both stages, then the command of
# the container as its user: is it healthy, does it show the page, does it keep what it had? Debian's Python stands in for the image's. It needs
# root and mmdebstrap, and takes minutes: `make test-container`. ROOT_TAR and BIND are explained in tools/debian_root.sh.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
python=$here/.venv/bin/python
. "$here/tools/debian_root.sh"

# The folders and files of the repository that an image may copy.
repository() {
    sed -e 's|^\*\*/||;t' -e 's|^|./|' "$here/.dockerignore" > "$work/ignored"
    tar -C "$here" --exclude-from="$work/ignored" -c "$@"
}
in_json() { "$python" -c 'import json, shlex, sys; print(shlex.join(json.loads(sys.argv[1])))' "$1"; }

from() {
    say "a stage from $1"
    stage=${3:-last}
    new_root "$stage" python3-venv
    inside python3 -m venv /usr/local # where the image has its own
    folder=/ environment='' user=0
}
copy() {
    case $1 in
        --from=*)
            mkdir -p "$root$3"
            cp -a "$work/${1#--from=}$2/." "$root$3"
            ;;
        *)
            for target; do :; done
            case $target in /*) ;; *) target=$folder/$target ;; esac
            mkdir -p "$root$target"
            while [ $# -gt 1 ]; do
                repository "./${1#.}" | tar -x -C "$root$target"
                shift
            done
            ;;
    esac
}
# As the user, in the folder and with the environment that the steps have set.
as_container() {
    group=$(inside getent passwd "$user" | cut -d: -f4)
    # shellcheck disable=SC2086  # words
    chroot "$root" $empty_environment $environment setpriv --reuid "$user" --regid "$group" --clear-groups \
        sh -c 'cd "$1" && shift && exec "$@"' sh "$folder" "$@"
}
carry_out() {
    while read -r step words; do
        echo "$step $words" | cut -c 1-120
        # shellcheck disable=SC2086  # words
        case $step in
            FROM) from $words ;;
            WORKDIR) folder=$words && mkdir -p "$root$folder" ;;
            COPY) copy $words ;;
            RUN) as_container sh -euc "$words" < /dev/null ;;
            ENV) environment="$environment $words" ;;
            USER) user=$words ;;
            HEALTHCHECK) health=$(in_json "${words#*CMD }") ;;
            ENTRYPOINT) entry=$(in_json "$words") ;;
            CMD) command=$(in_json "$words") ;;
            VOLUME | EXPOSE) ;;
            *) echo "unknown: $step" >&2 && exit 1 ;;
        esac
    done
}
sed -e '/^#/d' -e '/^$/d' -e ':join' -e '/\\$/{N;s/\\\n *//;bjoin' -e '}' "$here/Containerfile" > "$work/steps"
carry_out < "$work/steps"

say "the container"
[ "$user" -gt 0 ]
cp "$here/tools/try_container_steps.sh" "$root$trial/"
as_container sh -c '! touch /here /usr/local/here "$HOME/here" 2>/dev/null' # it writes to /data only
[ ! -e "$root/usr/local/bin/node" ] # what built the page stays behind
du -sm "$root/usr/local" | cut -f1 | sed 's/$/ MB are added to the image of Python/'
group=$(inside getent passwd "$user" | cut -d: -f4)
# shellcheck disable=SC2086  # words
with_network chroot "$root" $empty_environment $environment setpriv --reuid "$user" --regid "$group" --clear-groups \
    sh "$trial/try_container_steps.sh" "$folder" "$entry $command" "$health"
