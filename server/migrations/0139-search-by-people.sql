-- in steps
-- Lists of the desk are searched by the people they are about: a recipient by any part of the name or of the company, as a
-- recommender is already, and everybody by the last four digits of an IBAN, which are kept as a keyed hash of the mandant.
alter table bank_account add column if not exists iban_tail_hash text;

alter table reward add column if not exists iban_tail_hash text;

drop index concurrently if exists recipient_search;

create index concurrently recipient_search on recipient
  using gin (mandant_id, (coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company, '')) gin_trgm_ops);

drop index concurrently if exists bank_account_tail;

create index concurrently bank_account_tail on bank_account (mandant_id, iban_tail_hash) where iban_tail_hash is not null;

drop index concurrently if exists reward_tail;

create index concurrently reward_tail on reward (mandant_id, iban_tail_hash) where iban_tail_hash is not null;

-- What lay there before has none yet: the night makes it (`bank.tail`).
drop index concurrently if exists bank_account_tailless;

create index concurrently bank_account_tailless on bank_account (mandant_id, owner_kind, owner_id) where iban_tail_hash is null;

drop index concurrently if exists reward_tailless;

create index concurrently reward_tailless on reward (mandant_id, id) where iban_tail_hash is null and iban_hash is not null and iban_sealed is not null;
