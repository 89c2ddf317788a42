#!/bin/sh
# Reloads nginx when a release has written other headers or another folder of documents. For a
# container, where no systemd watches the files (deploy/systemd/vitrina-reload.path does it there).
# Usage: reload-on-change.sh <folder of the maps> <command that reloads>
set -eu
maps=$1
shift
last=$(cat "$maps"/*-maps.conf | cksum)
while sleep 1; do
  now=$(cat "$maps"/*-maps.conf | cksum)
  [ "$now" = "$last" ] && continue
  last=$now
  echo "The documents have other headers: nginx is reloaded."
  # A file that nginx does not accept leaves the running configuration in force.
  "$@" || echo "nginx was not reloaded."
done
