#!/bin/sh
# Brings the maps of the bucket to nginx and reloads it when they changed. Every few seconds, by its timer.
# What nginx does not accept is put back: what is served stays as it was.
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
# Whoever may write the bucket is not root of this machine: nothing but maps becomes a part of nginx's configuration.
line='map "\$[a-z_]+" \$vitrina_[a-z_]+ \{|  (default|"([^"\\]|\\.)*") "([^"\\]|\\.)*";|\}|'
if grep -qvE "^($line)\$" "$maps.next" || grep -qE '^ *"?include' "$maps.next"; then
  rm "$maps.next"
  echo "The maps of $bucket have something else in them: those of before stay." >&2
  exit 1
fi
[ ! -e "$maps" ] || cp "$maps" "$maps.before"
mv "$maps.next" "$maps"
# The first time nothing runs yet.
[ -e "$maps.before" ] || exit 0
if ! $nginx -t -q; then
  mv "$maps.before" "$maps"
  echo "nginx does not accept the maps of $bucket: those of before stay." >&2
  exit 1
fi
rm "$maps.before"
$nginx -s reload
