#!/bin/sh
# Run by the image before nginx starts; stays beside it.
reload-on-change /srv/vitrina/html nginx -s reload &
