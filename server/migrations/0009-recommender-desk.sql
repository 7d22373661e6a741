-- The desk lists and finds recommenders: newest first, by state, by a part of the name.

create index account_listed on account (mandant_id, created_at, id);
create index account_status on account (mandant_id, status, id);
create index account_name on account using gin ((coalesce(first_name, '') || ' ' || coalesce(last_name, '')) gin_trgm_ops);
