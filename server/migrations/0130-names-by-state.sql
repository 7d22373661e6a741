-- in steps
-- Names of recommenders together with the state of their account: a name that thousands bear is found among the few that are
-- locked without reading the thousands.
drop index concurrently if exists account_search;

create index concurrently account_search on account
  using gin (mandant_id, status, (coalesce(first_name, '') || ' ' || coalesce(last_name, '')) gin_trgm_ops);

drop index concurrently if exists account_name;
