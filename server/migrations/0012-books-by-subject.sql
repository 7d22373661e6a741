-- A posting or a transfer is about a subject, a kind and an id, so that what comes after rewards uses the same books.
-- The subject of each kind stands once more in a generated column, which has the foreign key, and one of these columns is
-- filled: a kind without one is refused (docs/decisions/021). A further kind is one more such column, named in the check,
-- and one more line in `check_posting_ledger`.

-- Where row-level security hides the rows from the owner, the check of a new foreign key fails without a mandant, and with
-- one sees its rows only. Mandant 0 has none; what stands there was under the same key until this moment.
select set_config('app.mandant', '0', true);

alter table posting rename column reward_id to subject_id;
alter table posting drop constraint posting_pkey, drop constraint posting_mandant_id_reward_id_fkey,
  add column subject_kind text not null default 'reward';
alter table posting alter column subject_kind drop default,
  add column reward_id bigint generated always as (case subject_kind when 'reward' then subject_id end) stored,
  add primary key (mandant_id, subject_kind, subject_id, kind, attempt),
  add constraint posting_subject check (num_nonnulls(reward_id) = 1),
  add foreign key (mandant_id, reward_id) references reward;

drop index payout_item_once;
alter table payout_item rename column reward_id to subject_id;
alter table payout_item drop constraint payout_item_pkey, drop constraint payout_item_mandant_id_reward_id_fkey,
  add column subject_kind text not null default 'reward';
alter table payout_item alter column subject_kind drop default,
  add column reward_id bigint generated always as (case subject_kind when 'reward' then subject_id end) stored,
  add primary key (mandant_id, run_id, subject_kind, subject_id, attempt),
  add constraint payout_item_subject check (num_nonnulls(reward_id) = 1),
  add foreign key (mandant_id, reward_id) references reward;
-- No attempt of a subject is in two runs that are not discarded.
create unique index payout_item_once on payout_item (mandant_id, subject_kind, subject_id, attempt) where not discarded;

select set_config('app.mandant', '', true);

-- What the ledger must say of a reward in its status, as 0005 said it, of the postings of this subject.
create function check_reward_books(whose_mandant int, whose bigint) returns void language plpgsql set enable_seqscan = off as $$
declare
  r record;
  b record;
  voucher boolean;
begin
  select status, premium_kind, amount_cents into r from reward where mandant_id = whose_mandant and id = whose;
  if not found then return; end if;
  select
    coalesce(sum(amount_cents * ((debit = 'PraemienVorgemerkt')::int - (credit = 'PraemienVorgemerkt')::int)), 0) as reserved,
    coalesce(sum(amount_cents * ((credit = 'VerbindlichkeitPraemien')::int - (debit = 'VerbindlichkeitPraemien')::int)), 0) as owed,
    coalesce(sum(amount_cents * ((credit = 'AuszahlungOffen')::int - (debit = 'AuszahlungOffen')::int)), 0) as transfer,
    coalesce(sum(amount_cents * ((credit = 'Bank')::int - (debit = 'Bank')::int)), 0) as bank,
    coalesce(sum(amount_cents * ((credit = 'GutscheinBestand')::int - (debit = 'GutscheinBestand')::int)), 0) as vouchers,
    coalesce(sum(amount_cents * ((debit = 'ForderungPersonen')::int - (credit = 'ForderungPersonen')::int)), 0) as claims
  into b from posting where mandant_id = whose_mandant and subject_kind = 'reward' and subject_id = whose;
  voucher := r.premium_kind is not distinct from 'voucher';
  if b.reserved <> (case when r.status = 'open' then r.amount_cents else 0 end)
    or b.owed <> (case when r.status = 'ready' then r.amount_cents else 0 end)
    or b.transfer <> (case when r.status = 'collected' and not voucher then r.amount_cents else 0 end)
    or b.claims <> (case when r.status = 'cancelled' and b.bank + b.vouchers > 0 then r.amount_cents else 0 end)
    or b.bank <> (case when r.status = 'paidOut' or (r.status = 'cancelled' and b.claims > 0 and not voucher) then r.amount_cents else 0 end)
    or b.vouchers <> (case when voucher and (r.status = 'collected' or (r.status = 'cancelled' and b.claims > 0)) then r.amount_cents else 0 end)
  then
    raise exception 'the ledger of reward % does not fit its status % and its % cents', whose, r.status, r.amount_cents
      using detail = to_jsonb(b)::text;
  end if;
end
$$;

create or replace function check_reward_ledger() returns trigger language plpgsql as $$
begin
  perform check_reward_books(new.mandant_id, new.id);
  return null;
end
$$;

-- Without an `else` a kind whose books nobody checks is an error.
create function check_posting_ledger() returns trigger language plpgsql as $$
begin
  case new.subject_kind
    when 'reward' then perform check_reward_books(new.mandant_id, new.subject_id);
  end case;
  return null;
end
$$;
drop trigger posting_ledger on posting;
create constraint trigger posting_ledger after insert on posting
  deferrable initially deferred for each row execute function check_posting_ledger();
