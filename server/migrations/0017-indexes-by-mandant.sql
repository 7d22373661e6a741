-- What is searched or cleaned up is found through the mandant, however many others there are.
create extension if not exists btree_gin;

drop index orders_search;
create index orders_search on orders using gin (mandant_id, external_number gin_trgm_ops);
drop index account_name;
create index account_name on account using gin (mandant_id, (coalesce(first_name, '') || ' ' || coalesce(last_name, '')) gin_trgm_ops);

-- Whose rewards are held back (K10): few of all accounts.
create index account_locked on account (mandant_id, id) where status = 'locked';
-- Bank data of what is settled stay for a while only.
create index reward_snapshot on reward (mandant_id, (case when paid_at is null then changed_at else paid_at end))
  where iban_sealed is not null and status in ('paidOut', 'cancelled', 'expired');
create index session_ends on session (mandant_id, ends_at);
create index mail_template on mail (mandant_id, lower(template), id);
