#!/bin/sh
# Downloads the maps from the bucket and reloads nginx when they changed; a timer runs it every few seconds.
# Restores the previous maps when nginx does not accept the new ones.
set -eu
bucket=${VITRINA_BUCKET:-https://vitrina-releases.s3.eu-central-1.amazonaws.com}
nginx=${VITRINA_NGINX:-nginx}
maps=${VITRINA_MAPS:-/etc/nginx/vitrina-maps}/nginx-maps.conf

mkdir -p "$(dirname "$maps")"
curl --fail --silent --show-error --max-time 15 --output "$maps.next" "$bucket/html/nginx-maps.conf"
if [ ! -e "$maps.before" ] && cmp --silent "$maps.next" "$maps"; then
  rm "$maps.next"
  exit 0
fi
# A writer of the bucket must not become root here: only maps may become part of nginx's configuration. They match
# addresses and contain fixed texts: other variables hold what visitors send, a named group sets any variable (such as
# the bucket), and a line break in a text would smuggle in a second request.
value='([^"\\$]|\\["\\]|\$([1-9]|vitrina_named|vitrina_document_[a-z_]+))*'
line='map "\$(uri|request_uri|vitrina_document)" \$vitrina_[a-z_]+ \{|  (default|"([^"\\]|\\["\\])*") "'$value'";|\}|'
has() { LC_ALL=C grep --text --quiet "$@"; }
if has --extended-regexp --invert-match "^($line)\$" "$maps.next" ||
  has --extended-regexp '^ *"?include|[[:cntrl:]]' "$maps.next" ||
  sed 's/(?<vitrina_named>//g' "$maps.next" | has --fixed-strings '(?'; then
  rm "$maps.next"
  echo "The maps of $bucket have something else in them: those of before stay." >&2
  exit 1
fi
# One that is there belongs to a run that was killed.
if [ -e "$maps" ] && [ ! -e "$maps.before" ]; then
  cp "$maps" "$maps.copy"
  mv "$maps.copy" "$maps.before"
fi
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
