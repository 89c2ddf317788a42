#!/bin/bash
# Backs up the database and the uploaded files. Server and database come from libpq's own variables
# (PGHOST, PGUSER, PGPASSWORD, PGDATABASE …), because everybody on a machine reads arguments.
#   BACKUP_DIR         where backups lie (another disk, or copied to another machine afterwards)
#   BACKUP_KEEP_DAYS   older dumps are deleted once a newer one is there
#   DATA_DIR           that of the backend; leave it out where uploads lie in a bucket
set -euo pipefail
: "${BACKUP_DIR:?names the folder of the backups}" "${PGDATABASE:?names the database}"
umask 077
mkdir -p "$BACKUP_DIR/files"

dump="$BACKUP_DIR/database-$(date -u +%Y%m%dT%H%M%S%NZ).dump"
trap 'rm -f "$dump.partial"' EXIT
pg_dump --format=custom --no-owner --no-privileges --file="$dump.partial"
# Its table of contents can be read: the end of the file is there.
pg_restore --list "$dump.partial" > /dev/null
mv "$dump.partial" "$dump"

# After the database, so that what it names is there. Uploads are named by their content and never
# change: only new ones are copied, and none is deleted.
if [ -d "${DATA_DIR:-}/files" ]; then
  find "$DATA_DIR/files" -type f ! -name '*.part' -exec \
    cp --no-clobber --preserve=timestamps --target-directory="$BACKUP_DIR/files" {} +
fi

find "$BACKUP_DIR" -maxdepth 1 -name 'database-*.dump' ! -path "$dump" \
  -mtime "+${BACKUP_KEEP_DAYS:-14}" -delete
echo "Backed up: $dump, $(stat -c %s "$dump") bytes."
