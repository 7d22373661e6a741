-- Clicks in partitions by month, written once and never changed: the visitor's hash stands in `visit` alone, whose days are
-- dropped a week later, and the click says whether it was the first of its visitor.

alter table click rename to click_before;
alter index click_pkey rename to click_before_pkey;
alter sequence click_id_seq rename to click_before_id_seq;
alter table visit rename to visit_before;
alter index visit_pkey rename to visit_before_pkey;
alter index visit_day rename to visit_before_day;

-- Transactions are numbered by the server that runs them; one that the data are brought to begins anew. Each has its epoch.
create table click_epoch (
  id smallint primary key,
  cluster text not null
);
grant select, insert on click_epoch to weitersagen_app;

create function current_epoch() returns smallint language plpgsql as $$
declare
  latest record;
  here text := (select system_identifier::text from pg_control_system());
begin
  loop
    select id, cluster into latest from click_epoch order by id desc limit 1;
    if latest.cluster = here then return latest.id; end if;
    insert into click_epoch (id, cluster) values (coalesce(latest.id, 0) + 1, here) on conflict do nothing;
  end loop;
end
$$;

-- In the order in which clicks can be counted: what a transaction below every unfinished one has written is complete.
create table click (
  mandant_id int not null default current_mandant(),
  epoch smallint not null,
  xid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  recommendation_id bigint not null,
  at timestamptz not null,
  kind text not null check (kind in ('person', 'preview', 'robot', 'prefetch', 'head')),
  is_entry boolean not null,             -- the first of its visitor to this link on its day
  target text not null check (target in ('landing', 'shop')),
  channel text,
  entry_source text,
  recipient_number text,
  referrer_host text,
  primary key (mandant_id, epoch, xid, id, at)
) partition by range (at);
call mandant_owned('click');

-- Who was counted on which day, so that a visitor counts once per link and day.
create table visit (
  mandant_id int not null default current_mandant(),
  recommendation_id bigint not null,
  day date not null,
  visitor_hash text not null,
  primary key (mandant_id, recommendation_id, day, visitor_hash)
) partition by range (day);
call mandant_owned('visit');

-- Counted up to this click, in the order of the key; and the first day whose clicks are to be kept.
alter table click_progress add counted_epoch smallint not null default 0, add counted_xid xid8 not null default '0', add kept_from date;
alter table click_progress drop anonymised_id;

do $$
declare
  first date;
begin
  perform attach_default('click'), attach_default('visit');
  -- The others are dropped as a whole.
  create index visit_default_day on visit_default (mandant_id, day);
  perform make_partitions('click', current_date), make_partitions('visit', current_date);
  for first in select generate_series(date_trunc('month', now()) - interval '24 months', date_trunc('month', now()) - interval '1 month', '1 month')::date loop
    perform attach_partition('click', first);
  end loop;
  for first in select generate_series(current_date - 8, current_date - 1, '1 day')::date loop
    perform attach_partition('visit', first);
  end loop;
end
$$;

-- Those that are there are complete, so they are of epoch 0, in the order of their ids. Who came first is told where the hash still
-- lies. Each mandant is named as well: an owner whom row-level security lets through sees the rows of all.
do $$
declare
  whose int;
begin
  for whose in select id from mandant order by id loop
    perform set_config('app.mandant', whose::text, true);
    insert into visit (recommendation_id, day, visitor_hash) select recommendation_id, day, visitor_hash from visit_before where mandant_id = whose;
    with old as (
      select c.*, case when is_bot and kind = 'person' then 'robot' else kind end as is_kind, (at at time zone 'Europe/Berlin')::date as day,
        row_number() over (partition by recommendation_id, (at at time zone 'Europe/Berlin')::date, visitor_hash, is_bot or kind <> 'person' order by id) = 1 as is_first
      from click_before c where mandant_id = whose),
    fresh as (
      insert into visit (recommendation_id, day, visitor_hash)
      select recommendation_id, day, visitor_hash from old
      where is_first and is_kind = 'person' and visitor_hash is not null and id > coalesce((select counted_id from click_progress where mandant_id = whose), 0)
      on conflict do nothing returning recommendation_id, day, visitor_hash)
    insert into click (epoch, xid, id, recommendation_id, at, kind, is_entry, target, channel, entry_source, recipient_number, referrer_host)
      overriding system value
    select 0, '0', id, recommendation_id, at, is_kind, is_first and is_kind = 'person' and fresh.visitor_hash is not null, target, channel, entry_source, recipient_number, referrer_host
    from old left join fresh using (recommendation_id, day, visitor_hash)
    order by id;
  end loop;
  perform set_config('app.mandant', '', true);
end
$$;
select setval(pg_get_serial_sequence('click', 'id'), last_value, is_called) from click_before_id_seq;
drop table click_before, visit_before;

-- One flush of clicks: per mandant who came first that day, and one insert of all its rows. The call is the whole
-- transaction. Mandants and visitors come in one order, so that no two flushes wait for each other.
create or replace function record_clicks(
  mandants int[], recommendations bigint[], channels text[], sources text[], recipients text[], targets text[],
  moments timestamptz[], visitors text[], kinds text[], referrers text[]
) returns void language plpgsql set enable_nestloop to off as $$
declare
  whose int;
  now_in smallint;
begin
  perform set_config('role', 'weitersagen_app', true);
  now_in := current_epoch();
  foreach whose in array (select array_agg(distinct mandant order by mandant) from unnest(mandants) mandant) loop
    perform set_config('app.mandant', whose::text, true);
    with came as materialized (
      select *, (moment at time zone 'Europe/Berlin')::date as on_day
      from unnest(mandants, recommendations, channels, sources, recipients, targets, moments, visitors, kinds, referrers)
        with ordinality as row (mandant, recommendation, channel, source, recipient, target, moment, visitor, kind, referrer, place)
      where mandant = whose),
    fresh as (
      insert into visit (recommendation_id, day, visitor_hash)
      select distinct recommendation, on_day, visitor from came where kind = 'person' and visitor is not null order by 1, 2, 3
      on conflict do nothing returning recommendation_id, day, visitor_hash)
    insert into click (epoch, recommendation_id, at, kind, is_entry, target, channel, entry_source, recipient_number, referrer_host)
      select now_in, recommendation, moment, kind,
        fresh.visitor_hash is not null and row_number() over (partition by recommendation, on_day, visitor, kind order by place) = 1,
        target, channel, source, recipient, referrer
      from came left join fresh on recommendation_id = recommendation and day = on_day and visitor_hash = visitor and kind = 'person'
      order by place;
  end loop;
end
$$;
