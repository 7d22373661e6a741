#!/bin/sh
# Roles and database of docs/operations.md, "The database", with the passwords of the environment. PostgreSQL's image runs it
# once, when its folder is empty.
set -eu

: "${OWNER_PASSWORD:?is missing}" "${SERVER_PASSWORD:?is missing}"
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 \
  --set owner_password="$OWNER_PASSWORD" --set server_password="$SERVER_PASSWORD" <<'SQL'
create role weitersagen_app nologin nobypassrls;
create role weitersagen_report nologin nobypassrls;
create role weitersagen_owner login password :'owner_password' nosuperuser nocreaterole nobypassrls;
create role weitersagen_server login password :'server_password' nosuperuser nocreaterole nobypassrls;
grant weitersagen_app, weitersagen_report to weitersagen_owner, weitersagen_server;
create database weitersagen owner weitersagen_owner encoding 'UTF8' template template0;
SQL
