-- What reports read of many days at once: a row for each day and week, with every measure that has days as a column, of all there is
-- and of each product and part. Beside it how many waited how long, by week: the days at both ends of a span stand in `figure` and `figure_part`.
-- Both are added to when changes are summed up, like the parts.
create table figure_span (
  mandant_id int not null default current_mandant(),
  dimension text not null check (dimension in ('all', 'product', 'channel', 'campaign', 'agency', 'kind', 'reason')),
  value text not null,                   -- '' of all there is
  unit text not null check (unit in ('day', 'week')),
  begins_on date not null,               -- of a week its Monday
  visited bigint not null default 0, shared bigint not null default 0, recommended bigint not null default 0, clicked bigint not null default 0,
  accepted bigint not null default 0, confirmed bigint not null default 0, ordered bigint not null default 0, released bigint not null default 0,
  cancelled bigint not null default 0, rejected bigint not null default 0, held bigint not null default 0, collected bigint not null default 0,
  paid bigint not null default 0, returned bigint not null default 0, collected_cents bigint not null default 0, paid_cents bigint not null default 0,
  returned_cents bigint not null default 0,
  primary key (mandant_id, dimension, value, unit, begins_on)
) with (fillfactor = 80);
create index figure_span_begin on figure_span (mandant_id, dimension, unit, begins_on);
call mandant_owned('figure_span');

create table figure_wait (
  mandant_id int not null default current_mandant(),
  dimension text not null check (dimension in ('all', 'product', 'channel', 'campaign', 'agency', 'kind', 'reason')),
  value text not null,
  measure text not null,
  week date not null,                    -- its Monday
  waited int not null,
  count bigint not null,
  primary key (mandant_id, dimension, value, measure, week, waited)
) with (fillfactor = 80);
call mandant_owned('figure_wait');

-- Measures that have days; the others are states.
create function has_days(measure text) returns boolean language sql immutable as $$
  select measure not in ('owed', 'expected', 'provided', 'inRun')
$$;
create function has_waited(measure text) returns boolean language sql immutable as $$
  select measure in ('ordered', 'paid')
$$;
create function monday_of(day date) returns date language sql immutable as $$
  select day - (extract(isodow from day)::int - 1)
$$;

create function add_to_spans() returns trigger language plpgsql as $$
begin
  with moved as materialized (
    select p.dimension, p.value, g.day, g.measure, g.waited, sum(g.count) as count, sum(g.cents) as cents
    from gone g cross join lateral (
      select 'all' as dimension, '' as value
      union all select 'product', g.product_id::text where g.product_id <> 0
      union all select dimension, value from parts_of(g.day, g.channel, g.campaign, g.agency, g.kind, null, g.reason)) p
    where g.form = 'change' and has_days(g.measure) group by 1, 2, 3, 4, 5),
  waits as (
    insert into figure_wait as kept (dimension, value, measure, week, waited, count)
    select dimension, value, measure, monday_of(day), waited, sum(count)
    from moved where has_waited(measure) group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (mandant_id, dimension, value, measure, week, waited) do update set count = kept.count + excluded.count)
  insert into figure_span as kept (dimension, value, unit, begins_on,
    visited, shared, recommended, clicked, accepted, confirmed, ordered, released, cancelled, rejected, held, collected, paid, returned, collected_cents,
    paid_cents, returned_cents)
  select dimension, value, s.unit, s.begins_on,
    coalesce(sum(count) filter (where measure = 'visited'), 0), coalesce(sum(count) filter (where measure = 'shared'), 0),
    coalesce(sum(count) filter (where measure = 'recommended'), 0), coalesce(sum(count) filter (where measure = 'clicked'), 0),
    coalesce(sum(count) filter (where measure = 'accepted'), 0), coalesce(sum(count) filter (where measure = 'confirmed'), 0),
    coalesce(sum(count) filter (where measure = 'ordered'), 0), coalesce(sum(count) filter (where measure = 'released'), 0),
    coalesce(sum(count) filter (where measure = 'cancelled'), 0), coalesce(sum(count) filter (where measure = 'rejected'), 0),
    coalesce(sum(count) filter (where measure = 'held'), 0), coalesce(sum(count) filter (where measure = 'collected'), 0),
    coalesce(sum(count) filter (where measure = 'paid'), 0), coalesce(sum(count) filter (where measure = 'returned'), 0),
    coalesce(sum(cents) filter (where measure = 'collected'), 0), coalesce(sum(cents) filter (where measure = 'paid'), 0),
    coalesce(sum(cents) filter (where measure = 'returned'), 0)
  from moved cross join lateral (values ('day', day), ('week', monday_of(day))) as s (unit, begins_on) group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (mandant_id, dimension, value, unit, begins_on) do update set
    visited = kept.visited + excluded.visited, shared = kept.shared + excluded.shared, recommended = kept.recommended + excluded.recommended,
    clicked = kept.clicked + excluded.clicked, accepted = kept.accepted + excluded.accepted, confirmed = kept.confirmed + excluded.confirmed,
    ordered = kept.ordered + excluded.ordered, released = kept.released + excluded.released, cancelled = kept.cancelled + excluded.cancelled,
    rejected = kept.rejected + excluded.rejected, held = kept.held + excluded.held, collected = kept.collected + excluded.collected,
    paid = kept.paid + excluded.paid, returned = kept.returned + excluded.returned, collected_cents = kept.collected_cents + excluded.collected_cents,
    paid_cents = kept.paid_cents + excluded.paid_cents, returned_cents = kept.returned_cents + excluded.returned_cents;
  return null;
end
$$;
create trigger figure_spans after delete on figure
  referencing old table as gone for each statement execute function add_to_spans();

-- What both are from the rows they are sums of.
create view kept_span with (security_invoker = true) as
  select mandant_id, dimension, value, s.unit, s.begins_on,
    coalesce(sum(count) filter (where measure = 'visited'), 0)::bigint as visited,
    coalesce(sum(count) filter (where measure = 'shared'), 0)::bigint as shared,
    coalesce(sum(count) filter (where measure = 'recommended'), 0)::bigint as recommended,
    coalesce(sum(count) filter (where measure = 'clicked'), 0)::bigint as clicked,
    coalesce(sum(count) filter (where measure = 'accepted'), 0)::bigint as accepted,
    coalesce(sum(count) filter (where measure = 'confirmed'), 0)::bigint as confirmed,
    coalesce(sum(count) filter (where measure = 'ordered'), 0)::bigint as ordered,
    coalesce(sum(count) filter (where measure = 'released'), 0)::bigint as released,
    coalesce(sum(count) filter (where measure = 'cancelled'), 0)::bigint as cancelled,
    coalesce(sum(count) filter (where measure = 'rejected'), 0)::bigint as rejected,
    coalesce(sum(count) filter (where measure = 'held'), 0)::bigint as held,
    coalesce(sum(count) filter (where measure = 'collected'), 0)::bigint as collected,
    coalesce(sum(count) filter (where measure = 'paid'), 0)::bigint as paid,
    coalesce(sum(count) filter (where measure = 'returned'), 0)::bigint as returned,
    coalesce(sum(cents) filter (where measure = 'collected'), 0)::bigint as collected_cents,
    coalesce(sum(cents) filter (where measure = 'paid'), 0)::bigint as paid_cents,
    coalesce(sum(cents) filter (where measure = 'returned'), 0)::bigint as returned_cents
  from (
    select mandant_id, 'all' as dimension, '' as value, day, measure, count, cents from figure where form = 'day'
    union all select mandant_id, 'product', product_id::text, day, measure, count, cents from figure where form = 'kept' and product_id <> 0
    union all select mandant_id, dimension, value, day, measure, count, cents from figure_part where dimension <> 'cohort') row
    cross join lateral (values ('day', day), ('week', monday_of(day))) as s (unit, begins_on)
  where has_days(measure) group by 1, 2, 3, 4, 5;
create view kept_wait with (security_invoker = true) as
  select mandant_id, dimension, value, measure, monday_of(day) as week, waited, sum(count)::bigint as count
  from (
    select mandant_id, 'all' as dimension, '' as value, day, measure, waited, count from figure where form = 'day'
    union all select mandant_id, 'product', product_id::text, day, measure, waited, count from figure where form = 'kept' and product_id <> 0
    union all select mandant_id, dimension, value, day, measure, waited, count from figure_part where dimension <> 'cohort') row
  where has_waited(measure) group by 1, 2, 3, 4, 5, 6;
grant select on kept_span, kept_wait to weitersagen_app;

-- After the figures themselves were made anew; gives how many rows were wrong. Nobody sums up meanwhile.
create function make_spans_anew() returns int language plpgsql as $$
declare
  wrong int := 0;
  more int;
begin
  perform pg_advisory_xact_lock(current_mandant(), hashtext('figure'));
  delete from figure_span s using (
    select * from figure_span where mandant_id = current_mandant()
    except select * from kept_span where mandant_id = current_mandant()) w
  where (s.mandant_id, s.dimension, s.value, s.unit, s.begins_on) = (w.mandant_id, w.dimension, w.value, w.unit, w.begins_on);
  get diagnostics more = row_count;
  wrong := wrong + more;
  insert into figure_span select * from kept_span where mandant_id = current_mandant() on conflict do nothing;
  get diagnostics more = row_count;
  wrong := wrong + more;
  delete from figure_wait s using (
    select * from figure_wait where mandant_id = current_mandant()
    except select * from kept_wait where mandant_id = current_mandant()) w
  where (s.mandant_id, s.dimension, s.value, s.measure, s.week, s.waited) = (w.mandant_id, w.dimension, w.value, w.measure, w.week, w.waited);
  get diagnostics more = row_count;
  wrong := wrong + more;
  insert into figure_wait select * from kept_wait where mandant_id = current_mandant() on conflict do nothing;
  get diagnostics more = row_count;
  return wrong + more;
end
$$;
