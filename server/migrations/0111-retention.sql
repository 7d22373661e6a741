-- How long records are kept (rules 1.13). Years are counted from the end of the year, and by the clock of the database, which no
-- setting of the program moves. Below what stands here nothing goes, whatever a mandant has set.

-- While its row stands nothing of the mandant's records goes: a lawsuit, an audit.
create table legal_hold (
  mandant_id int primary key default current_mandant(),
  reason text not null,
  since timestamptz not null,
  operator_id bigint not null
);
call mandant_owned('legal_hold', 'select, insert, delete');

create function is_held(whose int) returns boolean language sql stable
  return exists (select from legal_hold h where h.mandant_id = whose);

create or replace function refuse_all_but_forgetting() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.object <> 'payout' and to_jsonb(new) = to_jsonb(old) || '{"reason": null}' then
    return new;
  end if;
  if tg_op = 'DELETE' and old.at < kept_since(10) and not is_held(old.mandant_id) then
    return old;
  end if;
  raise exception 'rows of event are never changed';
end
$$;

create function refuse_changed_posting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.booked_at < kept_since(10) and not is_held(old.mandant_id) then
    return old;
  end if;
  raise exception 'rows of posting are never changed';
end
$$;
drop trigger posting_append_only on posting;
create trigger posting_append_only before update or delete on posting for each row execute function refuse_changed_posting();
grant delete on posting to weitersagen_app;

-- A transfer goes with the postings of its subject.
create or replace function guard_payout_item() returns trigger language plpgsql as $$
declare
  run record;
begin
  select status, coalesce(confirmed_at, discarded_at) as ended_at into run
  from payout_run where mandant_id = old.mandant_id and id = old.run_id;
  if tg_op = 'DELETE' then
    if run.status is distinct from 'draft' and (run.ended_at is null or run.ended_at >= kept_since(10) or is_held(old.mandant_id)) then
      raise exception 'a transfer leaves no run but a draft';
    end if;
    return old;
  end if;
  if (new.mandant_id, new.run_id, new.subject_kind, new.subject_id, new.attempt, new.amount_cents, new.end_to_end_id)
      is distinct from (old.mandant_id, old.run_id, old.subject_kind, old.subject_id, old.attempt, old.amount_cents, old.end_to_end_id)
    or new.discarded <> old.discarded and not (new.discarded and run.status = 'discarded')
  then
    raise exception 'a transfer never changes';
  end if;
  return new;
end
$$;

create index payout_run_file on payout_run (mandant_id, exported_at) where file_sealed is not null;
create index permission_evidence_used on permission_evidence (mandant_id, last_used_at);
create function refuse_early_end_of_evidence() returns trigger language plpgsql as $$
begin
  if old.last_used_at < now() - interval '5 years' and not is_held(old.mandant_id) then
    return old;
  end if;
  raise exception 'rows of permission_evidence are kept for five years';
end
$$;
create trigger permission_evidence_kept before delete on permission_evidence
  for each row execute function refuse_early_end_of_evidence();
grant delete on permission_evidence to weitersagen_app;

-- Security events go after the days of the mandant, those of the operators after a year; none before 90 days.
create or replace function refuse_changed_security_event() returns trigger language plpgsql as $$
declare
  forgotten jsonb := to_jsonb(old) || '{"subject_hash": null}';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) = forgotten then
    return new;
  end if;
  if tg_op = 'DELETE' and old.at < now() - (case tg_table_name when 'security_event' then interval '90 days' else interval '365 days' end) then
    return old;
  end if;
  raise exception 'rows of % are never changed', tg_table_name;
end
$$;
drop function forget_old_security_events();
create function forget_old_security_events(days int) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone int;
begin
  if is_held(current_mandant()) then return 0; end if;
  delete from security_event where mandant_id = current_mandant() and at < now() - make_interval(days => days);
  get diagnostics gone = row_count;
  return gone;
end
$$;
create function forget_old_operator_security_events() returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone int;
begin
  delete from operator_security_event where at < now() - interval '365 days';
  get diagnostics gone = row_count;
  return gone;
end
$$;
revoke execute on function forget_old_security_events(int), forget_old_operator_security_events() from public;
grant execute on function forget_old_security_events(int), forget_old_operator_security_events() to weitersagen_app;

-- Whether a mandant has a row in a partition. Each is asked as itself: the first year of a table hides its rows from the owner, too.
create function is_partition_used(child text) returns boolean language plpgsql as $$
declare
  whose int;
  found boolean;
begin
  for whose in select id from mandant loop
    perform set_config('app.mandant', whose::text, true);
    execute format('select exists (select from %I where mandant_id = $1)', child) into found using whose;
    exit when found;
  end loop;
  perform set_config('app.mandant', '', true);
  return coalesce(found, false);
end
$$;

-- Drops what is over and empty; gives how many. What a mandant keeps for longer, or is held, keeps its partition.
create function drop_empty_partitions(parent text) returns int
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '50ms' as $$
declare
  rule record;
  child text;
  dropped int := 0;
begin
  if (partition_rule(parent)).unit is distinct from 'year' then raise exception 'table % has no years', parent; end if;
  rule := partition_rule(parent);
  for child in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = parent::regclass and c.relname ~ '_\d{4}$' order by 1
  loop
    exit when to_date(right(child, 4), 'YYYY') + interval '1 year' > current_date - rule.kept;
    -- Nobody is kept out for what is in use anyway.
    continue when is_partition_used(child);
    execute format('lock table %I in access exclusive mode', child);
    continue when is_partition_used(child);
    execute format('drop table %I', child);
    dropped := dropped + 1;
  end loop;
  return dropped;
end
$$;
revoke execute on function is_partition_used(text), drop_empty_partitions(text) from public;
grant execute on function drop_empty_partitions(text) to weitersagen_app;
