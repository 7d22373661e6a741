-- Events and mails in partitions of a year, because what the law says of them is counted from the end of the year (rules 1.13).

-- A year begins in Berlin, where the law counts it; months and days begin in UTC.
drop function partition_rule(text);
create function partition_rule(parent text, out key text, out unit text, out ahead interval, out kept interval)
  language sql immutable as $$
  select t.key, t.unit, t.ahead, t.kept
  from (values
    ('click', 'at', 'month', interval '2 months', interval '31 days'),
    ('visit', 'day', 'day', interval '14 days', interval '7 days'),
    ('event', 'at', 'year', interval '3 months', interval '10 years'),
    ('mail', 'created_at', 'year', interval '3 months', interval '6 years'))
    as t(name, key, unit, ahead, kept)
  where t.name = parent
$$;

create or replace function partition_name(parent text, first date) returns text language sql immutable as $$
  select parent || to_char(first, case (partition_rule(parent)).unit when 'year' then '_YYYY' when 'month' then '_YYYY_MM' else '_YYYY_MM_DD' end)
$$;

-- The moment at which the partition of a day begins, and its end is that of the next one's.
create function partition_start(parent text, first date) returns text language sql immutable as $$
  select first || case (partition_rule(parent)).unit when 'year' then ' 00:00+01' else ' 00:00+00' end
$$;

create or replace function attach_partition(parent text, first date) returns void language plpgsql as $$
declare
  rule record := partition_rule(parent);
  child text := partition_name(parent, first);
  since text := partition_start(parent, first);
  until text := partition_start(parent, (first + ('1 ' || rule.unit)::interval)::date);
  bounds text := format('from (%L) to (%L)', since, until);
begin
  execute format('create table %I (like %I including constraints)', child, parent);
  execute format('alter table %I enable row level security', child);
  -- Attached afterwards, because that lets whoever writes into the others go on.
  begin
    execute format('alter table %I attach partition %I for values %s', parent, child, bounds);
  exception when check_violation then
    -- What came while there was no such partition lies in the net.
    execute format('lock table %I in access exclusive mode', parent || '_default');
    -- They change their place and nothing of them, so no trigger has anything to say.
    execute format('alter table %I disable trigger user', parent || '_default');
    execute format(
      'with moved as (delete from %I where %I >= %L and %I < %L returning *) insert into %I select * from moved',
      parent || '_default', rule.key, since, rule.key, until, child);
    execute format('alter table %I enable trigger user', parent || '_default');
    execute format('alter table %I attach partition %I for values %s', parent, child, bounds);
  end;
end
$$;

-- The first year of a table holds all before it as well.
create function is_in_first_year(parent text, first date) returns boolean language sql stable as $$
  select exists (
    select from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = parent::regclass and pg_get_expr(c.relpartbound, c.oid) like 'FOR VALUES FROM (MINVALUE)%'
      and right(c.relname, 4)::int >= extract(year from first))
$$;

create or replace function make_partitions(parent text, today date) returns int
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '50ms' as $$
declare
  rule record;
  first date;
  made int := 0;
begin
  if (partition_rule(parent)).key is null then raise exception 'table % has no partitions', parent; end if;
  rule := partition_rule(parent);
  for first in
    select generate_series(date_trunc(rule.unit, today::timestamp), today + rule.ahead, ('1 ' || rule.unit)::interval)::date
  loop
    continue when to_regclass(partition_name(parent, first)) is not null or is_in_first_year(parent, first);
    perform attach_partition(parent, first);
    made := made + 1;
  end loop;
  return made;
end
$$;

-- The name of a partition ends with the day it begins.
create or replace function drop_partitions(parent text, before date) returns int
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '50ms' as $$
declare
  rule record;
  child text;
  dropped int := 0;
begin
  if (partition_rule(parent)).key is null then raise exception 'table % has no partitions', parent; end if;
  rule := partition_rule(parent);
  for child in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = parent::regclass and c.relname ~ '_\d{4}(_\d\d){0,2}$' order by 1
  loop
    -- Who asks counts in days of Berlin. A year ends with one of them, a month of UTC an hour or two later: a day more than enough.
    exit when to_date(substr(child, length(parent) + 2), 'YYYY_MM_DD') + ('1 ' || rule.unit)::interval
      + case rule.unit when 'year' then interval '0' else interval '1 day' end > least(before, current_date - rule.kept);
    execute format('drop table %I', child);
    dropped := dropped + 1;
  end loop;
  return dropped;
end
$$;

-- Nothing is copied: what is there becomes the partition of this year and of all before it.
create procedure part_by_years(parent text) language plpgsql as $$
declare
  rule record := partition_rule(parent);
  first date := date_trunc('year', now() at time zone 'Europe/Berlin');
  child text := partition_name(parent, first);
  until text := partition_start(parent, (first + interval '1 year')::date);
  one record;
  whose int;
begin
  execute format('alter table %I rename to %I', parent, child);
  execute format('alter sequence %I rename to %I', parent || '_id_seq', child || '_id_seq');
  for one in select c.relname as name from pg_index x join pg_class c on c.oid = x.indexrelid where x.indrelid = child::regclass loop
    execute format('alter index %I rename to %I', one.name, child || substr(one.name, length(parent) + 1));
  end loop;
  for one in select conname as name from pg_constraint where conrelid = child::regclass and contype = 'p' loop
    execute format('alter table %I drop constraint %I, add primary key (mandant_id, id, %I)', child, one.name, rule.key);
  end loop;
  execute format('create table %I (like %I including defaults including constraints including identity including comments, primary key (mandant_id, id, %I)) partition by range (%I)',
    parent, child, rule.key, rule.key);
  execute format('select setval(%L, last_value, is_called) from %I', parent || '_id_seq', child || '_id_seq');
  execute format('alter table %I alter id drop identity', child);
  for one in
    select c.relname as name, pg_get_indexdef(x.indexrelid) as made from pg_index x join pg_class c on c.oid = x.indexrelid
    where x.indrelid = child::regclass and not x.indisprimary order by c.oid
  loop
    execute format('create index %I on %I using %s', parent || substr(one.name, length(child) + 1), parent, split_part(one.made, ' USING ', 2));
  end loop;
  perform attach_default(parent);
  for one in select tgname as name from pg_trigger where tgrelid = child::regclass and not tgisinternal loop
    execute format('drop trigger %I on %I', one.name, child);
  end loop;
  -- What a clock that went ahead has written lies in the net.
  for whose in select id from mandant order by id loop
    perform set_config('app.mandant', whose::text, true);
    execute format(
      'with moved as (delete from %I where mandant_id = %L and %I >= %L returning *) insert into %I overriding system value select * from moved',
      child, whose, rule.key, until, parent || '_default');
  end loop;
  perform set_config('app.mandant', '', true);
  execute format('revoke all on %I from weitersagen_app, weitersagen_report', child);
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', parent, child, until);
end
$$;

-- What is before this moment was kept for so many years, from the end of its year.
create function kept_since(years int) returns timestamptz language sql stable
  return (date_trunc('year', now() at time zone 'Europe/Berlin') - make_interval(years => years)) at time zone 'Europe/Berlin';

-- What an operator wrote about a person goes with the person, but of a payout run; nothing else of an event is ever changed,
-- and none goes before ten years from the end of its year are over, by the clock of the database.
create or replace function refuse_all_but_forgetting() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.object <> 'payout' and to_jsonb(new) = to_jsonb(old) || '{"reason": null}' then
    return new;
  end if;
  if tg_op = 'DELETE' and old.at < kept_since(10) then
    return old;
  end if;
  raise exception 'rows of event are never changed';
end
$$;

call part_by_years('event');
call part_by_years('mail');
drop procedure part_by_years(text);
create trigger event_append_only before update or delete on event for each row execute function refuse_all_but_forgetting();
call mandant_owned('event', 'select, insert, delete');
grant update (reason) on event to weitersagen_app;
call mandant_owned('mail');
do $$
begin
  perform make_partitions('event', current_date), make_partitions('mail', current_date);
end
$$;
