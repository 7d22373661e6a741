-- Parts of the figures: the same sums by one more dimension at a time (how the contact came, campaign, agency, kind and week of the
-- recommendation, reason). A change has all of them as columns; whichever program sums changes up, the database adds them to
-- their parts. What every day and product has stays where it was.
alter table figure
  add column channel text not null default '',
  add column campaign text not null default '',
  add column agency text not null default '',
  add column kind text not null default '',  -- where the recommendation came about
  add column cohort date,                    -- Monday of the week of the recommendation
  add column reason text not null default '';

create table figure_part (
  mandant_id int not null default current_mandant(),
  dimension text not null check (dimension in ('channel', 'campaign', 'agency', 'kind', 'cohort', 'reason')),
  value text not null,
  day date not null,
  measure text not null,
  waited int not null default 0,
  is_gone boolean not null default false,
  count bigint not null,
  cents bigint not null default 0,
  primary key (mandant_id, dimension, value, day, measure, waited, is_gone)
);
call mandant_owned('figure_part');

-- The parts of a row: what it does not have is in none. What became of a week is told without days: its row stands on the Monday.
create function parts_of(day date, channel text, campaign text, agency text, kind text, cohort date, reason text, out dimension text, out value text, out on_day date)
  returns setof record language sql immutable as $$
  select d, v, case when d = 'cohort' then cohort else day end from (values ('channel', channel), ('campaign', campaign), ('agency', agency), ('kind', kind), ('cohort', cohort::text), ('reason', reason)) as part (d, v)
  where v <> ''
$$;

create function add_to_parts() returns trigger language plpgsql as $$
begin
  insert into figure_part as kept (dimension, value, day, measure, waited, is_gone, count, cents)
  select p.dimension, p.value, p.on_day, g.measure, g.waited, g.is_gone, sum(g.count), sum(g.cents)
  from gone g cross join lateral parts_of(g.day, g.channel, g.campaign, g.agency, g.kind, g.cohort, g.reason) p
  where g.form = 'change' group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (mandant_id, dimension, value, day, measure, waited, is_gone)
    do update set count = kept.count + excluded.count, cents = kept.cents + excluded.cents;
  return null;
end
$$;
create trigger figure_parts after delete on figure
  referencing old table as gone for each statement execute function add_to_parts();

create function week_of(at timestamptz) returns date language sql stable as $$
  select date_trunc('week', at at time zone 'Europe/Berlin')::date
$$;

-- A reason is kept as it is only where the house has the words (contract/src/event/reasons.ts): what somebody typed may name a person.
create function told_reason(reason text) returns text language sql immutable as $$
  select case when reason in (
    'Empfehlung abgelaufen', 'Empfehlung storniert', 'Mehrfachauftrag', 'Selbstempfehlung', 'Daten gelöscht', 'Konto gelöscht',
    'Das war ich nicht', 'IBAN des Auszahlungskontos', 'Auf eigenen Wunsch', 'Regeln nicht erfüllt', 'Einer anderen Empfehlung zugeordnet',
    'Durch eine Meldung oder Entscheidung beendet', 'Probelauf') then reason else '' end
$$;

-- An order says how many days the recommendation took to it, and why it was refused.
create function figures_of_order(created_at timestamptz, released_at timestamptz, cancelled_at timestamptz, product_id int, recommended_at timestamptz, status text, rejection text,
    out day date, out measure text, out product int, out waited int, out why text, out count bigint, out cents bigint)
  returns setof record language sql immutable as $$
  select (at at time zone 'Europe/Berlin')::date, what, product_id,
    case when what <> 'ordered' then 0 else greatest((at at time zone 'Europe/Berlin')::date - (recommended_at at time zone 'Europe/Berlin')::date, 0) end,
    case when what = 'rejected' then told_reason(rejection) else '' end, 1::bigint, 0::bigint
  from (values (created_at, 'ordered'), (released_at, 'released'), (cancelled_at, 'cancelled'), (case when status = 'rejected' then created_at end, 'rejected')) as moved (at, what)
  where at is not null
$$;

-- What counting every row gives; `about` is the row, or the reward of a posting and the recommendation of a click.
create or replace view counted_figure with (security_invoker = true) as
  select r.mandant_id, 'recommendation' as source, f.day, f.measure, f.product as product_id, f.waited, f.count, f.cents,
    '' as channel, coalesce(r.campaign, '') as campaign, coalesce(r.agency_number, '') as agency, r.origin as kind, week_of(r.created_at) as cohort, '' as reason, r.id as about
  from recommendation r cross join lateral figures_of_recommendation(r.created_at, r.product_id) f
  union all
  select c.mandant_id, 'recipient', f.day, f.measure, f.product, f.waited, f.count, f.cents,
    coalesce(c.entry_channel, ''), coalesce(r.campaign, ''), coalesce(c.agency_number, ''), r.origin, week_of(r.created_at), '', c.id
  from recipient c join recommendation r on r.mandant_id = c.mandant_id and r.id = c.recommendation_id
    cross join lateral figures_of_recipient(c.created_at, c.confirmed_at, r.product_id) f
  union all
  select o.mandant_id, 'orders', f.day, f.measure, f.product, f.waited, f.count, f.cents,
    coalesce(c.entry_channel, ''), coalesce(r.campaign, ''), coalesce(o.agency_number, ''), r.origin, week_of(r.created_at), f.why, o.id
  from orders o join recommendation r on r.mandant_id = o.mandant_id and r.id = o.recommendation_id
    left join recipient c on c.mandant_id = o.mandant_id and c.id = o.recipient_id
    cross join lateral figures_of_order(o.created_at, o.released_at, o.cancelled_at, o.product_id, r.created_at, o.status, o.rejection) f
  union all
  select p.mandant_id, 'posting', f.day, f.measure, f.product, f.waited, f.count, f.cents,
    coalesce(c.entry_channel, ''), coalesce(r.campaign, ''), coalesce(w.agency_number, ''), r.origin, week_of(r.created_at), '', w.id
  from posting p join reward w on w.mandant_id = p.mandant_id and w.id = p.reward_id
    join recommendation r on r.mandant_id = w.mandant_id and r.id = w.recommendation_id
    left join orders o on o.mandant_id = w.mandant_id and o.id = w.order_id
    left join recipient c on c.mandant_id = o.mandant_id and c.id = o.recipient_id
    cross join lateral figures_of_posting(p.kind, p.amount_cents, p.booked_at, w.product_id, o.ordered_on) f
  union all
  select d.mandant_id, 'entry_day', f.on_day, f.measure, f.product, f.waited, f.count, f.cents,
    d.channel, coalesce(r.campaign, ''), coalesce(r.agency_number, ''), coalesce(r.origin, ''), week_of(r.created_at), '', d.recommendation_id
  from entry_day d left join recommendation r on r.mandant_id = d.mandant_id and r.id = d.recommendation_id
    cross join lateral figures_of_entries(d.day, d.people + d.reported, coalesce(r.product_id, 0)) f;

create or replace function write_recommendation_figures() returns trigger language plpgsql as $$
begin
  insert into figure (form, day, measure, product_id, waited, channel, campaign, agency, kind, cohort, reason, count, cents)
  select 'change', f.day, f.measure, f.product, f.waited, '', coalesce(m.campaign, ''), coalesce(m.agency_number, ''), m.origin, week_of(m.created_at), '', sum(f.count), sum(f.cents)
  from made m cross join lateral figures_of_recommendation(m.created_at, m.product_id) f group by 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  return null;
end
$$;

create or replace function write_recipient_figures() returns trigger language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into figure (form, day, measure, product_id, waited, channel, campaign, agency, kind, cohort, reason, count, cents)
  select 'change', f.day, f.measure, f.product, f.waited, coalesce(m.entry_channel, ''), coalesce(r.campaign, ''), coalesce(m.agency_number, ''), r.origin, week_of(r.created_at), '', sum(f.count), sum(f.cents)
  from made m join recommendation r on r.mandant_id = m.mandant_id and r.id = m.recommendation_id
    cross join lateral figures_of_recipient(m.created_at, m.confirmed_at, r.product_id) f
  group by 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  return null;
end
$$;

create or replace function write_order_figures() returns trigger language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into figure (form, day, measure, product_id, waited, channel, campaign, agency, kind, cohort, reason, count, cents)
  select 'change', f.day, f.measure, f.product, f.waited, coalesce(c.entry_channel, ''), coalesce(r.campaign, ''), coalesce(m.agency_number, ''), r.origin, week_of(r.created_at), f.why, sum(f.count), sum(f.cents)
  from made m join recommendation r on r.mandant_id = m.mandant_id and r.id = m.recommendation_id
    left join recipient c on c.mandant_id = m.mandant_id and c.id = m.recipient_id
    cross join lateral figures_of_order(m.created_at, m.released_at, m.cancelled_at, m.product_id, r.created_at, m.status, m.rejection) f
  group by 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  return null;
end
$$;

create or replace function write_posting_figures() returns trigger language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_op = 'INSERT' then
    insert into figure (form, day, measure, product_id, waited, channel, campaign, agency, kind, cohort, reason, count, cents)
    select 'change', f.day, f.measure, f.product, f.waited, coalesce(c.entry_channel, ''), coalesce(r.campaign, ''), coalesce(w.agency_number, ''), r.origin, week_of(r.created_at), '', sum(f.count), sum(f.cents)
    from made m join reward w on w.mandant_id = m.mandant_id and w.id = m.reward_id
      join recommendation r on r.mandant_id = w.mandant_id and r.id = w.recommendation_id
      left join orders o on o.mandant_id = w.mandant_id and o.id = w.order_id
      left join recipient c on c.mandant_id = o.mandant_id and c.id = o.recipient_id
      cross join lateral figures_of_posting(m.kind, m.amount_cents, m.booked_at, w.product_id, o.ordered_on) f
    group by 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  else
    insert into figure (form, day, measure, product_id, waited, channel, campaign, agency, kind, cohort, reason, is_gone, count, cents)
    select 'change', f.day, f.measure, f.product, f.waited, coalesce(c.entry_channel, ''), coalesce(r.campaign, ''), coalesce(w.agency_number, ''), r.origin, week_of(r.created_at), '',
      moved.is_gone, moved.sign * sum(f.count), moved.sign * sum(f.cents)
    from gone m join reward w on w.mandant_id = m.mandant_id and w.id = m.reward_id
      join recommendation r on r.mandant_id = w.mandant_id and r.id = w.recommendation_id
      left join orders o on o.mandant_id = w.mandant_id and o.id = w.order_id
      left join recipient c on c.mandant_id = o.mandant_id and c.id = o.recipient_id
      cross join lateral figures_of_posting(m.kind, m.amount_cents, m.booked_at, w.product_id, o.ordered_on) f
      cross join (values (false, -1), (true, 1)) as moved (is_gone, sign)
    group by 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, moved.sign;
  end if;
  return null;
end
$$;

create or replace function write_entry_figures() returns trigger language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_op = 'INSERT' then
    insert into figure (form, day, measure, product_id, waited, channel, campaign, agency, kind, cohort, reason, count, cents)
    select 'change', f.on_day, f.measure, f.product, f.waited, m.channel, coalesce(r.campaign, ''), coalesce(r.agency_number, ''), coalesce(r.origin, ''), week_of(r.created_at), '', sum(f.count), sum(f.cents)
    from made m left join recommendation r on r.mandant_id = m.mandant_id and r.id = m.recommendation_id
      cross join lateral figures_of_entries(m.day, m.people + m.reported, coalesce(r.product_id, 0)) f
    group by 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  elsif tg_op = 'UPDATE' then
    insert into figure (form, day, measure, product_id, waited, channel, campaign, agency, kind, cohort, reason, count, cents)
    select 'change', f.on_day, f.measure, f.product, f.waited, m.channel, coalesce(r.campaign, ''), coalesce(r.agency_number, ''), coalesce(r.origin, ''), week_of(r.created_at), '', sum(f.count), sum(f.cents)
    from (
      select mandant_id, recommendation_id, day, channel, sum(entries)::bigint as entries
      from (
        select mandant_id, recommendation_id, day, channel, people + reported as entries from made
        union all select mandant_id, recommendation_id, day, channel, -people - reported from gone) row
      group by 1, 2, 3, 4) m
      left join recommendation r on r.mandant_id = m.mandant_id and r.id = m.recommendation_id
      cross join lateral figures_of_entries(m.day, m.entries, coalesce(r.product_id, 0)) f
    group by 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  else
    insert into figure (form, day, measure, product_id, waited, channel, campaign, agency, kind, cohort, reason, is_gone, count, cents)
    select 'change', f.on_day, f.measure, f.product, f.waited, m.channel, coalesce(r.campaign, ''), coalesce(r.agency_number, ''), coalesce(r.origin, ''), week_of(r.created_at), '',
      moved.is_gone, moved.sign * sum(f.count), moved.sign * sum(f.cents)
    from gone m left join recommendation r on r.mandant_id = m.mandant_id and r.id = m.recommendation_id
      cross join lateral figures_of_entries(m.day, m.people + m.reported, coalesce(r.product_id, 0)) f
      cross join (values (false, -1), (true, 1)) as moved (is_gone, sign)
    group by 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, moved.sign;
  end if;
  return null;
end
$$;

-- Before a row changes it is taken off as it was, and after that it is counted as it is, with what hangs on it: how a contact came
-- is a part of the orders and the money, too.
create function count_figures(whose int, of_source text, ids bigint[], sign int) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into figure (form, day, measure, product_id, waited, channel, campaign, agency, kind, cohort, reason, count, cents)
  select 'change', day, measure, product_id, waited, channel, campaign, agency, kind, cohort, reason, sign * sum(count), sign * sum(cents)
  from counted_figure where mandant_id = whose and source = of_source and about = any(ids) group by 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
end
$$;

create function move_figures() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  sign int := case when tg_when = 'BEFORE' then -1 else 1 end;
  ids bigint[];
begin
  if tg_table_name = 'reward' then
    perform count_figures(new.mandant_id, 'posting', array[new.id], sign);
    return new;
  end if;
  perform count_figures(new.mandant_id, tg_table_name::text, array[new.id], sign);
  if tg_table_name = 'recommendation' then
    perform count_figures(new.mandant_id, 'entry_day', array[new.id], sign);
  elsif tg_table_name = 'recipient' then
    if old.entry_channel is distinct from new.entry_channel then
      ids := array(select o.id from orders o where o.mandant_id = new.mandant_id and o.recipient_id = new.id);
      if ids <> '{}' then
        perform count_figures(new.mandant_id, 'orders', ids, sign);
        perform count_figures(new.mandant_id, 'posting', array(select w.id from reward w where w.mandant_id = new.mandant_id and w.order_id = any(ids)), sign);
      end if;
    end if;
  elsif old.recipient_id is distinct from new.recipient_id or old.ordered_on <> new.ordered_on then
    perform count_figures(new.mandant_id, 'posting', array(select w.id from reward w where w.mandant_id = new.mandant_id and w.order_id = new.id), sign);
  end if;
  return new;
end
$$;

-- As before, and the parts with it: what they have to be and what they are is seen by the same statement.
create or replace function make_figures_anew(of_source text, measures text[]) returns int language plpgsql as $$
declare
  wrong int;
  wrong_days int;
begin
  perform pg_advisory_xact_lock(current_mandant(), hashtext('figure'));
  with counted as materialized (
    select day, measure, product_id, waited, channel, campaign, agency, kind, cohort, reason, sum(count) as count, sum(cents) as cents
    from counted_figure where mandant_id = current_mandant() and source = of_source group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
  by_product as (
    select day, measure, product_id, waited, sum(count) as count, sum(cents) as cents from counted group by 1, 2, 3, 4),
  there as (
    select day, measure, product_id, waited, sum(count) as count, sum(cents) as cents
    from figure where mandant_id = current_mandant() and form in ('change', 'kept') and not is_gone and measure = any(measures) group by 1, 2, 3, 4),
  by_part as (
    select p.dimension, p.value, p.on_day as day, c.measure, c.waited, sum(c.count) as count, sum(c.cents) as cents
    from counted c cross join lateral parts_of(c.day, c.channel, c.campaign, c.agency, c.kind, c.cohort, c.reason) p group by 1, 2, 3, 4, 5),
  parts_there as (
    select dimension, value, day, measure, waited, sum(count) as count, sum(cents) as cents
    from (
      select dimension, value, day, measure, waited, count, cents from figure_part
      where mandant_id = current_mandant() and not is_gone and measure = any(measures)
      union all select p.dimension, p.value, p.on_day, f.measure, f.waited, f.count, f.cents
      from figure f cross join lateral parts_of(f.day, f.channel, f.campaign, f.agency, f.kind, f.cohort, f.reason) p
      where f.mandant_id = current_mandant() and f.form = 'change' and not f.is_gone and f.measure = any(measures)) row
    group by 1, 2, 3, 4, 5),
  mended as (
    insert into figure (form, day, measure, product_id, waited, count, cents)
    select 'change', day, measure, product_id, waited, coalesce(c.count, 0) - coalesce(t.count, 0), coalesce(c.cents, 0) - coalesce(t.cents, 0)
    from by_product c full join there t using (day, measure, product_id, waited)
    where coalesce(c.count, 0) <> coalesce(t.count, 0) or coalesce(c.cents, 0) <> coalesce(t.cents, 0) returning 1),
  parts_mended as (
    insert into figure_part as kept (dimension, value, day, measure, waited, count, cents)
    select dimension, value, day, measure, waited, coalesce(c.count, 0) - coalesce(t.count, 0), coalesce(c.cents, 0) - coalesce(t.cents, 0)
    from by_part c full join parts_there t using (dimension, value, day, measure, waited)
    where coalesce(c.count, 0) <> coalesce(t.count, 0) or coalesce(c.cents, 0) <> coalesce(t.cents, 0)
    on conflict (mandant_id, dimension, value, day, measure, waited, is_gone)
      do update set count = kept.count + excluded.count, cents = kept.cents + excluded.cents returning 1)
  select (select count(*) from mended) + (select count(*) from parts_mended) into wrong;
  with summed as (
    select day, measure, waited, is_gone, sum(count) as count, sum(cents) as cents
    from figure where mandant_id = current_mandant() and form = 'kept' and measure = any(measures) group by 1, 2, 3, 4),
  there as (
    select day, measure, waited, is_gone, count, cents from figure where mandant_id = current_mandant() and form = 'day' and measure = any(measures))
  insert into figure as kept (form, day, measure, waited, is_gone, part, count, cents)
  select 'day', day, measure, waited, is_gone, 0, coalesce(s.count, 0) - coalesce(t.count, 0), coalesce(s.cents, 0) - coalesce(t.cents, 0)
  from summed s full join there t using (day, measure, waited, is_gone)
  where coalesce(s.count, 0) <> coalesce(t.count, 0) or coalesce(s.cents, 0) <> coalesce(t.cents, 0)
  on conflict (mandant_id, form, day, measure, product_id, waited, is_gone, part)
    do update set count = kept.count + excluded.count, cents = kept.cents + excluded.cents;
  get diagnostics wrong_days = row_count;
  return wrong + wrong_days;
end
$$;
