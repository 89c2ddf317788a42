#!/bin/bash
# Restores the newest backup into a database of its own, looks at it and takes it away again. The user
# of PGUSER needs the right to create databases. Variables: those of back-up.sh, and
#   BACKUP_MAX_HOURS   how old the newest backup may be
set -euo pipefail
: "${BACKUP_DIR:?names the folder of the backups}"

fail() {
  echo "The drill failed: $*" >&2
  exit 1
}

dump=$(find "$BACKUP_DIR" -maxdepth 1 -name 'database-*.dump' | sort | tail -n 1)
[ -n "$dump" ] || fail "$BACKUP_DIR has no backup."
hours=$((($(date +%s) - $(stat -c %Y "$dump")) / 3600))
[ "$hours" -le "${BACKUP_MAX_HOURS:-26}" ] || fail "the newest backup, $dump, is $hours hours old."

drill="vitrina_drill_$$"
export PGDATABASE=postgres
trap 'dropdb --if-exists --force "$drill"' EXIT
createdb "$drill"
pg_restore --exit-on-error --no-owner --no-privileges --single-transaction --dbname="$drill" "$dump"

ask() { psql --no-psqlrc --tuples-only --no-align --dbname="$drill" --command="$1"; }
[ "$(ask 'select count(*) > 0 from migrations.applied')" = t ] || fail "$dump has no schema."
[ "$(ask 'select count(*) > 0 from users')" = t ] || fail "$dump has no users."

# Where uploads lie in a folder: each that the database names is in the backup, with the content that
# names it.
if [ -d "${DATA_DIR:-}/files" ]; then
  while read -r path; do
    file="$BACKUP_DIR/files$path"
    name=${path#/}
    [ -f "$file" ] || fail "the database names $path, which is not in the backup."
    [ "$(sha256sum < "$file" | cut -c -64)" = "${name%.*}" ] ||
      fail "$file has other content than its name says: delete it and back up again."
  done < <(ask 'select path from files')
fi

ask "select 'Restored from $dump: ' || (select count(*) from users) || ' users, '
  || (select count(*) from orders) || ' orders, ' || (select count(*) from files) || ' files.'"
