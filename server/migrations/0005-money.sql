-- Orders, the rewards they earn, the ledger, and the runs that pay.

-- "orders", because order is a reserved word.
create table orders (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  number text not null,
  external_number text not null,
  source text not null,                  -- name of the API key, import or portal
  recommendation_id bigint not null,
  recipient_id bigint,
  product_id int not null,
  ordered_on date not null,
  status text not null check (status in ('received', 'confirmed', 'released', 'billed', 'rejected', 'cancelled')),
  rejection text,
  confirmed_at timestamptz,
  releasable_on date,
  released_at timestamptz,
  released_by text,
  agency_number text,
  employee_number text,
  cancel_reported_at timestamptz,        -- the client cancelled what is paid; a person decides (A8)
  cancel_reason text,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (mandant_id, id),
  unique (mandant_id, number),
  foreign key (mandant_id, recommendation_id) references recommendation
);
create unique index orders_living on orders (mandant_id, external_number) where status <> 'rejected';
create index orders_external on orders (mandant_id, external_number);
create index orders_recommendation on orders (mandant_id, recommendation_id);
create index orders_recipient on orders (mandant_id, recipient_id) where recipient_id is not null;
create index orders_ordered on orders (mandant_id, ordered_on, id);
create index orders_created on orders (mandant_id, created_at, id);
create index orders_status_ordered on orders (mandant_id, status, ordered_on, id);
create index orders_status_created on orders (mandant_id, status, created_at, id);
create index orders_releasable on orders (mandant_id, releasable_on, id) where status = 'confirmed';
create index orders_search on orders using gin (external_number gin_trgm_ops);
call mandant_owned('orders');

-- Every reported event once per source, number and kind; a cancellation without its order waits here.
create table order_event (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  source text not null,
  external_number text not null,
  event text not null check (event in ('received', 'confirmed', 'rejected', 'cancelled')),
  content_hash text not null,            -- keyed; the same report again gets the same answer
  answer text not null,                  -- status it was answered with; noted = without a number
  reason text,
  order_id bigint,
  applied_at timestamptz,                -- null = waits for its order
  created_at timestamptz not null,
  primary key (mandant_id, id),
  unique (mandant_id, source, external_number, event)
);
create index order_event_waiting on order_event (mandant_id, external_number) where applied_at is null;
call mandant_owned('order_event');

create table order_import (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  source text not null,
  status text not null check (status in ('running', 'done', 'stopped')),
  probe boolean not null,
  lines_read int not null default 0,
  lines_done int not null default 0,
  lines_failed int not null default 0,
  bytes bigint not null default 0,
  worker text,                           -- who works on it, and until when that counts
  lease_until timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (mandant_id, id)
);
create index order_import_running on order_import (mandant_id, id) where status = 'running';
create index order_import_created on order_import (mandant_id, created_at);
call mandant_owned('order_import');

create table order_import_part (
  mandant_id int not null default current_mandant(),
  import_id bigint not null,
  part int not null,
  content_sealed bytea not null,
  primary key (mandant_id, import_id, part),
  foreign key (mandant_id, import_id) references order_import on delete cascade
);
call mandant_owned('order_import_part');

create table order_import_line (
  mandant_id int not null default current_mandant(),
  import_id bigint not null,
  line int not null,
  external_number text,
  order_number text,
  status text,
  refusal jsonb,                         -- why the row failed; worded in the language of whoever reads it
  failed boolean not null,
  primary key (mandant_id, import_id, line),
  foreign key (mandant_id, import_id) references order_import on delete cascade
);
create index order_import_line_failed on order_import_line (mandant_id, import_id, line) where failed;
call mandant_owned('order_import_line');

-- Rows of a dry run that is under way: what a later row of the same order or link has to see before it.
create table order_import_probe (
  mandant_id int not null default current_mandant(),
  import_id bigint not null,
  line int not null,
  external_number text not null,
  link_number text,                      -- the recommendation or recipient it names
  report_sealed text not null,
  primary key (mandant_id, import_id, line),
  foreign key (mandant_id, import_id) references order_import on delete cascade
);
create index order_import_probe_external on order_import_probe (mandant_id, import_id, external_number);
create index order_import_probe_link on order_import_probe (mandant_id, import_id, link_number);
call mandant_owned('order_import_probe');

create table reward (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  number text not null,
  recommendation_id bigint not null,
  order_id bigint,                       -- null: goodwill without an order (P13)
  role text not null check (role in ('recommender', 'recipient')),
  account_id bigint,
  recipient_id bigint,
  product_id int not null,
  status text not null check (status in ('open', 'ready', 'collected', 'paidOut', 'expired', 'cancelled')),
  amount_cents bigint not null check (amount_cents > 0),
  expected_premium_id int,               -- the snapshot of the recommendation, or the product really ordered
  expected_cents bigint,                 -- its whole value, before the split
  premium_id int,                        -- what was chosen
  premium_kind text check (premium_kind in ('money', 'voucher')),
  goodwill boolean not null default false,
  attempt int not null default 1,
  ready_at timestamptz,
  collect_until date,
  collected_at timestamptz,
  paid_at timestamptz,
  payable_at timestamptz,                -- an IBAN new for the person waits until then (P4)
  stopped_at timestamptz,
  stop_reason text,
  cancel_noted_at timestamptz,           -- its order was cancelled while it is in an exported run (rules 3.11)
  cancel_reason text,
  holder_sealed text,
  iban_sealed text,
  iban_hash text,
  iban_last4 text,
  iban_given_at timestamptz,             -- when the person gave this IBAN first: the hold of a new one counts from there
  terms_text_id bigint,                  -- what was agreed to at the pickup
  last_mail_at timestamptz,
  reminded_on date,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (mandant_id, id),
  unique (mandant_id, number),
  check ((role = 'recommender') = (account_id is not null)),
  check ((role = 'recipient') = (recipient_id is not null)),
  foreign key (mandant_id, recommendation_id) references recommendation
);
create unique index reward_order_role on reward (mandant_id, order_id, role) where order_id is not null;
create index reward_recommendation on reward (mandant_id, recommendation_id);
create index reward_account on reward (mandant_id, account_id, id) where account_id is not null;
create index reward_recipient on reward (mandant_id, recipient_id, id) where recipient_id is not null;
create index reward_status_created on reward (mandant_id, status, created_at, id);
create index reward_created on reward (mandant_id, created_at, id);
create index reward_collect on reward (mandant_id, collect_until) where status = 'ready';
create index reward_iban on reward (mandant_id, iban_hash) where iban_hash is not null;
create index reward_payable on reward (mandant_id, id) where status = 'collected' and premium_kind = 'money';
call mandant_owned('reward');

-- Double entry, append only: one row is one debit and one credit of the same cents, so it balances by its form.
-- A mistake is corrected by another posting. The key makes a retry harmless.
create table posting (
  mandant_id int not null default current_mandant(),
  reward_id bigint not null,
  kind text not null,
  attempt int not null,
  debit text not null,
  credit text not null check (credit <> debit),
  amount_cents bigint not null check (amount_cents > 0),
  booked_at timestamptz not null,
  text text not null,
  primary key (mandant_id, reward_id, kind, attempt),
  foreign key (mandant_id, reward_id) references reward
);
create index posting_booked on posting (mandant_id, booked_at);
call mandant_owned('posting', 'select, insert');

create table payout_run (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  status text not null check (status in ('draft', 'exported', 'confirmed', 'discarded')),
  created_at timestamptz not null,
  created_by bigint not null,
  exported_at timestamptz,
  exported_by bigint,
  confirmed_at timestamptz,
  confirmed_by bigint,
  discarded_at timestamptz,
  discarded_by bigint,
  file_sealed text,
  primary key (mandant_id, id)
);
create index payout_run_created on payout_run (mandant_id, created_at, id);
create index payout_run_status on payout_run (mandant_id, status, id);
call mandant_owned('payout_run');

-- No attempt of a reward is in two runs that are not discarded.
create table payout_item (
  mandant_id int not null default current_mandant(),
  run_id bigint not null,
  reward_id bigint not null,
  attempt int not null,
  amount_cents bigint not null check (amount_cents > 0),
  end_to_end_id text not null,
  discarded boolean not null default false,
  primary key (mandant_id, run_id, reward_id, attempt),
  foreign key (mandant_id, run_id) references payout_run,
  foreign key (mandant_id, reward_id) references reward
);
create unique index payout_item_once on payout_item (mandant_id, reward_id, attempt) where not discarded;
call mandant_owned('payout_item');

-- What the ledger must say of a reward in its status (rules 4.2), checked by the database when a transaction ends.
-- One row of `posting` is balanced by its form; here it is checked that what was posted is what the status promises.
-- A plan made while the tables were small would be kept and read them whole for every row of a large run.
create function check_reward_ledger() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  whose bigint := case tg_table_name when 'posting' then (to_jsonb(new) ->> 'reward_id')::bigint else (to_jsonb(new) ->> 'id')::bigint end;
  r record;
  b record;
  voucher boolean;
begin
  select status, premium_kind, amount_cents into r from reward where mandant_id = new.mandant_id and id = whose;
  if not found then return null; end if;
  select
    coalesce(sum(amount_cents * ((debit = 'PraemienVorgemerkt')::int - (credit = 'PraemienVorgemerkt')::int)), 0) as reserved,
    coalesce(sum(amount_cents * ((credit = 'VerbindlichkeitPraemien')::int - (debit = 'VerbindlichkeitPraemien')::int)), 0) as owed,
    coalesce(sum(amount_cents * ((credit = 'AuszahlungOffen')::int - (debit = 'AuszahlungOffen')::int)), 0) as transfer,
    coalesce(sum(amount_cents * ((credit = 'Bank')::int - (debit = 'Bank')::int)), 0) as bank,
    coalesce(sum(amount_cents * ((credit = 'GutscheinBestand')::int - (debit = 'GutscheinBestand')::int)), 0) as vouchers,
    coalesce(sum(amount_cents * ((debit = 'ForderungPersonen')::int - (credit = 'ForderungPersonen')::int)), 0) as claims
  into b from posting where mandant_id = new.mandant_id and reward_id = whose;
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
  return null;
end
$$;

create constraint trigger reward_ledger after insert or update of status, amount_cents, premium_kind on reward
  deferrable initially deferred for each row execute function check_reward_ledger();
create constraint trigger posting_ledger after insert on posting
  deferrable initially deferred for each row execute function check_reward_ledger();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end
$$;
create trigger posting_append_only before update or delete on posting for each row execute function refuse_change();
create trigger event_append_only before update or delete on event for each row execute function refuse_change();
