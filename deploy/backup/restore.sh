#!/bin/bash
# Restores a backup into an empty database: restore.sh <dump>. The backend is stopped before. Variables:
# those of back-up.sh; PGDATABASE is the database that is filled.
set -euo pipefail
dump=${1:?"name the dump: restore.sh $BACKUP_DIR/database-….dump"}
: "${PGDATABASE:?names the database}"

tables=$(psql --no-psqlrc --tuples-only --no-align \
  --command="select count(*) from pg_tables where schemaname = 'public'")
if [ "$tables" != 0 ]; then
  echo "$PGDATABASE has $tables tables. Rename it first (alter database … rename to …), so that nothing is lost, and create it anew." >&2
  exit 1
fi
# All of it or nothing.
pg_restore --exit-on-error --no-owner --no-privileges --single-transaction --dbname="$PGDATABASE" "$dump"
if [ -n "${DATA_DIR:-}" ] && [ -d "${BACKUP_DIR:-}/files" ]; then
  mkdir -p "$DATA_DIR/files"
  find "$BACKUP_DIR/files" -type f -exec \
    cp --no-clobber --preserve=timestamps --target-directory="$DATA_DIR/files" {} +
fi
echo "Restored: $dump."
