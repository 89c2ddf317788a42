#!/bin/sh
# Run by the image before nginx starts; stay beside it.
reload-on-change /srv/vitrina/html nginx -s reload &
reload-on-change /var/lib/vitrina/maps nginx -s reload &
