-- What an agency is billed with (rules 4.4): invoices of fees and statements of rewards, numbered without gaps, kept as they
-- were sent, and booked (L10).

-- Who bills, as the mandant says it of itself (contract/invoice/party.ts).
create table invoice_seller (
  mandant_id int not null default current_mandant(),
  data jsonb not null,
  changed_at timestamptz not null,
  primary key (mandant_id)
);
call mandant_owned('invoice_seller');

-- The last number of a year. Whoever takes the next one holds the row until the end of the transaction, and one that is rolled
-- back gives it back: so there is no gap.
create table invoice_place (
  mandant_id int not null default current_mandant(),
  kind text not null check (kind in ('invoice', 'statement')),
  year int not null,
  last int not null check (last between 1 and 999999),
  primary key (mandant_id, kind, year)
);
call mandant_owned('invoice_place', 'select, insert, update');

create table invoice (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  number text not null,
  kind text not null check (kind in ('invoice', 'creditNote', 'correctedInvoice')),
  agency_id bigint not null,
  agency_number text not null,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  is_monthly boolean not null,           -- by the night of the first: one a month; others correct one
  status text not null check (status in ('open', 'paid', 'cancelled')),
  issued_on date not null,
  due_on date,
  net_cents bigint not null check (net_cents >= 0),
  vat_cents bigint not null check (vat_cents >= 0),
  gross_cents bigint not null check (gross_cents = net_cents + vat_cents),
  statement_number text,                 -- of the same month
  document jsonb not null,               -- as it was composed: what the files are made of
  pdf bytea,
  xrechnung text,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (mandant_id, id),
  unique (mandant_id, number),
  foreign key (mandant_id, agency_id) references agency
);
create unique index invoice_month on invoice (mandant_id, agency_id, month) where is_monthly;
create index invoice_agency on invoice (mandant_id, agency_number, id);
create index invoice_unmade on invoice (mandant_id, id) where pdf is null;
call mandant_owned('invoice', 'select, insert, update');
call agency_owned('invoice', false);

-- An order on it, or taken back on it; each once.
create table invoice_position (
  mandant_id int not null default current_mandant(),
  order_id bigint not null,
  is_credit boolean not null,
  invoice_id bigint not null,
  agency_number text not null,
  place int not null,
  fee_cents bigint not null check (fee_cents > 0),
  primary key (mandant_id, order_id, is_credit),
  foreign key (mandant_id, order_id) references orders,
  foreign key (mandant_id, invoice_id) references invoice
);
create index invoice_position_invoice on invoice_position (mandant_id, invoice_id, place);
create index invoice_position_agency on invoice_position (mandant_id, agency_number, order_id) where not is_credit;
call mandant_owned('invoice_position', 'select, insert');
call agency_owned('invoice_position', false);

create table agency_statement (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  number text not null,
  agency_id bigint not null,
  agency_number text not null,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  issued_on date not null,
  sum_cents bigint not null,             -- below 0: what the agency gets back
  invoice_number text,
  document jsonb not null,
  pdf bytea,
  created_at timestamptz not null,
  primary key (mandant_id, id),
  unique (mandant_id, number),
  unique (mandant_id, agency_id, month),
  foreign key (mandant_id, agency_id) references agency
);
create index agency_statement_agency on agency_statement (mandant_id, agency_number, id);
create index agency_statement_unmade on agency_statement (mandant_id, id) where pdf is null;
call mandant_owned('agency_statement', 'select, insert, update');
call agency_owned('agency_statement', false);

-- A reward that was paid, of the attempt that was, or came back; each once.
create table agency_statement_position (
  mandant_id int not null default current_mandant(),
  reward_id bigint not null,
  attempt int not null,
  is_credit boolean not null,
  statement_id bigint not null,
  agency_number text not null,
  place int not null,
  reward_cents bigint not null check (reward_cents > 0),
  primary key (mandant_id, reward_id, attempt, is_credit),
  foreign key (mandant_id, reward_id) references reward,
  foreign key (mandant_id, statement_id) references agency_statement
);
create index agency_statement_position_statement on agency_statement_position (mandant_id, statement_id, place);
create index agency_statement_position_agency on agency_statement_position (mandant_id, agency_number, reward_id) where not is_credit;
call mandant_owned('agency_statement_position', 'select, insert');
call agency_owned('agency_statement_position', false);

-- What was sent never changes: files come once, and of an invoice whether it is paid or cancelled.
create function refuse_changed_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or to_jsonb(new) - array['status', 'cancelled_at', 'changed_at', 'pdf', 'xrechnung']
      <> to_jsonb(old) - array['status', 'cancelled_at', 'changed_at', 'pdf', 'xrechnung']
    or (old.pdf is not null and new.pdf is distinct from old.pdf)
    or (old.xrechnung is not null and new.xrechnung is distinct from old.xrechnung)
  then
    raise exception 'invoice % was sent and is never changed', old.number;
  end if;
  return new;
end
$$;
create trigger invoice_as_sent before update or delete on invoice for each row execute function refuse_changed_invoice();

create function refuse_changed_statement() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - 'pdf' <> to_jsonb(old) - 'pdf' or (old.pdf is not null and new.pdf is distinct from old.pdf) then
    raise exception 'statement % was sent and is never changed', old.number;
  end if;
  return new;
end
$$;
create trigger agency_statement_as_sent before update or delete on agency_statement
  for each row execute function refuse_changed_statement();

-- Two more subjects of the books (docs/decisions/021). A generated column would write all of the books anew; these are written by
-- a trigger from the subject, and the check holds them to it.
-- locks posting: a moment, for two empty columns
alter table posting add column invoice_id bigint, add column statement_id bigint;
alter table posting drop constraint posting_subject;
alter table posting add constraint posting_subject check (
  num_nonnulls(reward_id, invoice_id, statement_id) = 1
  and (invoice_id is null or (subject_kind = 'invoice' and invoice_id = subject_id))
  and (statement_id is null or (subject_kind = 'statement' and statement_id = subject_id))) not valid;
alter table posting add constraint posting_invoice foreign key (mandant_id, invoice_id) references invoice not valid;
alter table posting add constraint posting_statement foreign key (mandant_id, statement_id) references agency_statement not valid;

-- Which kind moves what from where to where, as 0014 said it, and L10.
alter table posting drop constraint posting_accounts;
alter table posting add constraint posting_accounts check ((kind, debit, credit) in (
  ('reservation', 'PraemienVorgemerkt', 'PraemienOffen'),
  ('reservation-reversal', 'PraemienOffen', 'PraemienVorgemerkt'),
  ('provision', 'PraemienAufwand', 'VerbindlichkeitPraemien'),
  ('provision-reversal', 'VerbindlichkeitPraemien', 'PraemienAufwand'),
  ('collection', 'VerbindlichkeitPraemien', 'AuszahlungOffen'),
  ('collection-reversal', 'AuszahlungOffen', 'VerbindlichkeitPraemien'),
  ('voucher', 'VerbindlichkeitPraemien', 'GutscheinBestand'),
  ('voucher-reversal', 'GutscheinBestand', 'VerbindlichkeitPraemien'),
  ('payout', 'AuszahlungOffen', 'Bank'),
  ('payout-reversal', 'Bank', 'AuszahlungOffen'),
  ('expiry', 'VerbindlichkeitPraemien', 'PraemienErtrag'),
  ('expiry-reversal', 'PraemienErtrag', 'VerbindlichkeitPraemien'),
  ('clawBack', 'ForderungPersonen', 'PraemienAufwand'),
  ('clawBack-reversal', 'PraemienAufwand', 'ForderungPersonen'),
  ('raise', 'PraemienAufwand', 'VerbindlichkeitPraemien'),
  ('raise-reversal', 'VerbindlichkeitPraemien', 'PraemienAufwand'),
  ('cut', 'VerbindlichkeitPraemien', 'PraemienAufwand'),
  ('cut-reversal', 'PraemienAufwand', 'VerbindlichkeitPraemien'),
  ('agencyFee', 'ForderungAgentur', 'Erloese'),
  ('agencyFee-reversal', 'Erloese', 'ForderungAgentur'),
  ('agencyVat', 'ForderungAgentur', 'Umsatzsteuer'),
  ('agencyVat-reversal', 'Umsatzsteuer', 'ForderungAgentur'),
  ('agencyRewards', 'ForderungAgentur', 'PraemienAufwand'),
  ('agencyRewards-reversal', 'PraemienAufwand', 'ForderungAgentur')
)) not valid;

create function write_posting_subject() returns trigger language plpgsql as $$
begin
  new.invoice_id := case new.subject_kind when 'invoice' then new.subject_id end;
  new.statement_id := case new.subject_kind when 'statement' then new.subject_id end;
  return new;
end
$$;
create trigger posting_subject_columns before insert on posting for each row
  when (new.subject_kind <> 'reward') execute function write_posting_subject();

-- What the agency owes by a document, and owes it from its first moment on.
create function check_invoice_books(whose_mandant int, whose bigint) returns void language plpgsql set enable_seqscan = off as $$
declare
  r record;
  owed bigint;
begin
  select number, kind, gross_cents into r from invoice where mandant_id = whose_mandant and id = whose;
  if not found then return; end if;
  select coalesce(sum(amount_cents * ((debit = 'ForderungAgentur')::int - (credit = 'ForderungAgentur')::int)), 0) into owed
    from posting where mandant_id = whose_mandant and subject_kind = 'invoice' and subject_id = whose;
  if owed <> (case when r.kind = 'creditNote' then -r.gross_cents else r.gross_cents end) then
    raise exception 'the ledger of invoice % does not fit: % cents are owed by it', r.number, owed;
  end if;
end
$$;
create function check_statement_books(whose_mandant int, whose bigint) returns void language plpgsql set enable_seqscan = off as $$
declare
  r record;
  owed bigint;
begin
  select number, sum_cents into r from agency_statement where mandant_id = whose_mandant and id = whose;
  if not found then return; end if;
  select coalesce(sum(amount_cents * ((debit = 'ForderungAgentur')::int - (credit = 'ForderungAgentur')::int)), 0) into owed
    from posting where mandant_id = whose_mandant and subject_kind = 'statement' and subject_id = whose;
  if owed <> r.sum_cents then
    raise exception 'the ledger of statement % does not fit: % cents are owed by it', r.number, owed;
  end if;
end
$$;

create or replace function check_posting_ledger() returns trigger language plpgsql as $$
begin
  case new.subject_kind
    when 'reward' then perform check_reward_books(new.mandant_id, new.subject_id);
    when 'invoice' then perform check_invoice_books(new.mandant_id, new.subject_id);
    when 'statement' then perform check_statement_books(new.mandant_id, new.subject_id);
  end case;
  return null;
end
$$;

create function check_billed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'invoice' then
    perform check_invoice_books(new.mandant_id, new.id);
  else
    perform check_statement_books(new.mandant_id, new.id);
  end if;
  return null;
end
$$;
create constraint trigger invoice_ledger after insert on invoice
  deferrable initially deferred for each row execute function check_billed();
create constraint trigger agency_statement_ledger after insert on agency_statement
  deferrable initially deferred for each row execute function check_billed();
