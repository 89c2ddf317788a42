-- The role that the program runs as, where its own one is to change no entry of the audit
-- (docs/deployment.md, "Two roles of the database"). Run by the owner of the tables, who also runs the
-- migrations; again after a migration that revokes or adds something here. It may be run twice.
--
--   createuser --pwprompt vitrina_program
--   psql --dbname=vitrina --file=program-role.sql

begin;
grant usage on schema public, migrations to vitrina_program;
grant select on migrations.applied to vitrina_program;
grant select, insert, update, delete on all tables in schema public to vitrina_program;
-- Tables of later migrations.
alter default privileges in schema public
  grant select, insert, update, delete on tables to vitrina_program;

-- Entries are read; the triggers write them as the owner. A key is read, and destroyed when a person is
-- erased.
revoke insert, update, delete on audit_entries from vitrina_program;
revoke insert, update on audit_keys from vitrina_program;
-- A table of its own in this schema could stand in for one of ours.
revoke create on schema public from public, vitrina_program;
commit;
