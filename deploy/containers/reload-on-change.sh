#!/bin/sh
# Reloads nginx when a release has written other headers or another folder of documents, or the
# backend other sites of forms. For a
# container, where no systemd watches the files (deploy/systemd/vitrina-reload.path does it there).
# Usage: reload-on-change.sh <folder of the maps> <command that reloads>
set -eu
maps=$1
shift
sums() { cat "$maps"/*-maps.conf 2>/dev/null | cksum; }
last=$(sums)
while sleep 1; do
  now=$(sums)
  [ "$now" = "$last" ] && continue
  last=$now
  echo "The documents have other headers: nginx is reloaded."
  # A file that nginx does not accept leaves the running configuration in force.
  "$@" || echo "nginx was not reloaded."
done
