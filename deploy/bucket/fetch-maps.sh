#!/bin/sh
# Downloads the maps from the bucket and reloads nginx when they changed; a timer runs it every few seconds.
# Restores the previous maps when nginx does not accept the new ones.
set -eu
bucket=${VITRINA_BUCKET:-https://vitrina-releases.s3.eu-central-1.amazonaws.com}
nginx=${VITRINA_NGINX:-nginx}
maps=${VITRINA_MAPS:-/etc/nginx/vitrina-maps}/nginx-maps.conf

mkdir -p "$(dirname "$maps")"
curl --fail --silent --show-error --max-time 15 --output "$maps.next" "$bucket/html/nginx-maps.conf"
if cmp --silent "$maps.next" "$maps"; then
  rm "$maps.next"
  exit 0
fi
# A writer of the bucket must not become root here: only maps may become part of nginx's configuration.
line='map "\$[a-z_]+" \$vitrina_[a-z_]+ \{|  (default|"([^"\\]|\\.)*") "([^"\\]|\\.)*";|\}|'
if grep -qvE "^($line)\$" "$maps.next" || grep -qE '^ *"?include' "$maps.next"; then
  rm "$maps.next"
  echo "The maps of $bucket have something else in them: those of before stay." >&2
  exit 1
fi
[ ! -e "$maps" ] || cp "$maps" "$maps.before"
mv "$maps.next" "$maps"
# The first time nginx does not run yet.
[ -e "$maps.before" ] || exit 0
if ! $nginx -t -q; then
  mv "$maps.before" "$maps"
  echo "nginx does not accept the maps of $bucket: those of before stay." >&2
  exit 1
fi
rm "$maps.before"
$nginx -s reload
