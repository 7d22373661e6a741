-- Tables that grow for ever lie in partitions of a month or a day, made ahead and dropped as a whole. The login of the
-- program owns nothing, so the owner's functions do it: only to the tables that stand here, never earlier than `kept`.

create function partition_rule(parent text, out key text, out unit text, out ahead interval, out kept interval)
  language sql immutable as $$
  select t.key, t.unit, t.ahead, t.kept
  from (values ('click', 'at', 'month', interval '2 months', interval '31 days'), ('visit', 'day', 'day', interval '14 days', interval '7 days'))
    as t(name, key, unit, ahead, kept)
  where t.name = parent
$$;

create function partition_name(parent text, first date) returns text language sql immutable as $$
  select parent || to_char(first, case (partition_rule(parent)).unit when 'month' then '_YYYY_MM' else '_YYYY_MM_DD' end)
$$;

-- A partition is reached by its parent alone: whoever names it has no right, and no policy lets rows of it be seen.
create function attach_partition(parent text, first date) returns void language plpgsql as $$
declare
  rule record := partition_rule(parent);
  child text := partition_name(parent, first);
  bounds text := format('from (%L) to (%L)', first || ' 00:00+00', (first + ('1 ' || rule.unit)::interval)::date || ' 00:00+00');
begin
  execute format('create table %I (like %I including constraints)', child, parent);
  execute format('alter table %I enable row level security', child);
  -- Attached afterwards, because that lets whoever writes into the others go on.
  begin
    execute format('alter table %I attach partition %I for values %s', parent, child, bounds);
  exception when check_violation then
    -- What came while there was no such partition lies in the net.
    execute format('lock table %I in access exclusive mode', parent || '_default');
    execute format(
      'with moved as (delete from %I where %I >= %L and %I < %L returning *) insert into %I select * from moved',
      parent || '_default', rule.key, first || ' 00:00+00', rule.key, (first + ('1 ' || rule.unit)::interval)::date || ' 00:00+00', child);
    execute format('alter table %I attach partition %I for values %s', parent, child, bounds);
  end;
end
$$;

-- The net for what no partition is there for.
create function attach_default(parent text) returns void language plpgsql as $$
begin
  execute format('create table %I partition of %I default', parent || '_default', parent);
  execute format('alter table %I enable row level security', parent || '_default');
end
$$;

-- Makes what is missing from the one of the day on; gives how many. Whoever would make a request wait gives up instead.
create function make_partitions(parent text, today date) returns int
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
    continue when to_regclass(partition_name(parent, first)) is not null;
    perform attach_partition(parent, first);
    made := made + 1;
  end loop;
  return made;
end
$$;

-- Drops what ended before a day; gives how many. The net stays: what lies in it goes row by row.
create function drop_partitions(parent text, before date) returns int
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
    where i.inhparent = parent::regclass and c.relname ~ '_\d{4}_\d\d(_\d\d)?$' order by 1
  loop
    -- Days are those of Berlin, months those of UTC: a day more than enough.
    exit when to_date(substr(child, length(parent) + 2), 'YYYY_MM_DD') + ('1 ' || rule.unit)::interval >= least(before, current_date - rule.kept);
    execute format('drop table %I', child);
    dropped := dropped + 1;
  end loop;
  return dropped;
end
$$;

-- Whether rows lie in the net.
create function is_in_default(parent text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  found boolean;
begin
  if (partition_rule(parent)).key is null then raise exception 'table % has no partitions', parent; end if;
  execute format('select exists (select from %I)', parent || '_default') into found;
  return found;
end
$$;

revoke all on function attach_partition(text, date), attach_default(text), make_partitions(text, date), drop_partitions(text, date), is_in_default(text) from public;
grant execute on function make_partitions(text, date), drop_partitions(text, date), is_in_default(text) to weitersagen_app;
