-- What an operator is called by colleagues; null: known by the address alone.
alter table operator add column name text;
alter table operator add constraint operator_name_check check (length(name) between 1 and 80) not valid;
-- Columns that may change are named one by one.
grant update (name) on operator to weitersagen_app;
