-- On which day an invoice or a statement was paid, which invoice one corrects or takes back (rules 4.4), and who reads it after a
-- merge (rules 3.8). A statement that stands alone is paid by itself, of a month without a fee or whose invoice was cancelled; else
-- together with its invoice.
-- locks agency_statement: some hundred rows
alter table agency_statement add column due_on date, add column paid_on date, add column ended_on date,
  add column stands_alone boolean not null default true;
-- locks invoice: some hundred rows
alter table invoice add column paid_on date, add column corrects_id bigint, add column ended_on date;
-- Once each: taken back, and issued anew.
create unique index invoice_corrects on invoice (mandant_id, corrects_id, kind) where corrects_id is not null;
-- For the desk's list.
create index invoice_created on invoice (mandant_id, created_at, id);
create index invoice_shown on invoice (mandant_id, created_at, id) where ended_on is null;
create index invoice_status_created on invoice (mandant_id, status, created_at, id) include (ended_on, due_on);
create index invoice_corrections on invoice (mandant_id, created_at, id) include (ended_on) where kind <> 'invoice';
create index invoice_issued_to on invoice (mandant_id, agency_id, id);
create index invoice_by_month on invoice (mandant_id, month, id);
create index agency_statement_created on agency_statement (mandant_id, created_at, id);
create index agency_statement_alone on agency_statement (mandant_id, created_at, id) include (ended_on, due_on, paid_on) where stands_alone;
create index agency_statement_by_month on agency_statement (mandant_id, month, id);

-- An order stands once more on the corrected invoice that comes in place of one; everywhere else it still stands once.
-- locks invoice_position: some thousand rows
alter table invoice_position add column is_again boolean not null default false;
alter table invoice_position drop constraint invoice_position_pkey;
alter table invoice_position add primary key (mandant_id, order_id, is_credit, invoice_id);
create unique index invoice_position_once on invoice_position (mandant_id, order_id, is_credit) where not is_again;

-- What it said goes once its years are over (rules 1.13), and nothing is held; that there was one stays for as long as its postings.
create function may_end_document(old_row jsonb, new_row jsonb) returns boolean language sql stable as $$
  select old_row ->> 'ended_on' is null and new_row ->> 'ended_on' is not null
    and (old_row ->> 'created_at')::timestamptz < kept_since(8) and not is_held((old_row ->> 'mandant_id')::int)
    and new_row - array['pdf', 'xrechnung', 'document', 'ended_on'] = old_row - array['pdf', 'xrechnung', 'document', 'ended_on']
$$;

-- What an agency was billed with follows it into another one (rules 3.8): `agency_number` says who reads it and is credited,
-- `agency_id` stays whom it was issued to. What was sent is not touched by it.
grant update (agency_number) on invoice_position, agency_statement_position to weitersagen_app;

-- Nothing of a document that was sent changes but who reads it, and that only along a merge.
create function is_moved(whose int, before text, after text) returns boolean language sql stable as $$
  select before = after or after = living_agency(whose, before)
$$;

create or replace function refuse_changed_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.ended_on is distinct from old.ended_on and may_end_document(to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if tg_op = 'DELETE'
    or to_jsonb(new) - array['status', 'paid_on', 'cancelled_at', 'changed_at', 'pdf', 'xrechnung', 'agency_number']
      <> to_jsonb(old) - array['status', 'paid_on', 'cancelled_at', 'changed_at', 'pdf', 'xrechnung', 'agency_number']
    or (old.pdf is not null and new.pdf is distinct from old.pdf)
    or (old.xrechnung is not null and new.xrechnung is distinct from old.xrechnung)
    or not is_moved(old.mandant_id, old.agency_number, new.agency_number)
  then
    raise exception 'invoice % was sent and is never changed', old.number;
  end if;
  return new;
end
$$;

create or replace function refuse_changed_statement() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.ended_on is distinct from old.ended_on and may_end_document(to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if tg_op = 'DELETE' or to_jsonb(new) - array['pdf', 'paid_on', 'stands_alone', 'agency_number']
      <> to_jsonb(old) - array['pdf', 'paid_on', 'stands_alone', 'agency_number']
    or (old.pdf is not null and new.pdf is distinct from old.pdf)
    or not is_moved(old.mandant_id, old.agency_number, new.agency_number)
  then
    raise exception 'statement % was sent and is never changed', old.number;
  end if;
  return new;
end
$$;

create function refuse_changed_position() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'agency_number' <> to_jsonb(old) - 'agency_number' or not is_moved(old.mandant_id, old.agency_number, new.agency_number) then
    raise exception 'what stands on a document that was sent is never changed';
  end if;
  return new;
end
$$;
create trigger invoice_position_as_sent before update on invoice_position for each row execute function refuse_changed_position();
create trigger agency_statement_position_as_sent before update on agency_statement_position for each row execute function refuse_changed_position();
