-- What is owed by its state, and what is held back with its reason, as figures like the others: `expected` are rewards of orders
-- that are not released, `provided` what stands ready or was collected, `inRun` the transfers of runs that nobody has confirmed yet,
-- `held` what began to be held. A state has no day of its own; it stands on the day its row came about, so that all days
-- together are what there is now.
create function figures_of_reward(status text, premium_kind text, amount_cents bigint, created_at timestamptz, product_id int, out day date, out measure text, out product int, out waited int, out count bigint, out cents bigint)
  returns setof record language sql immutable as $$
  select (created_at at time zone 'Europe/Berlin')::date, what, product_id, 0, 1::bigint, amount_cents
  from (select case when status = 'open' then 'expected' when status = 'ready' or status = 'collected' and premium_kind = 'money' then 'provided' end) as state (what)
  where what is not null
$$;

create function figures_of_item(run_status text, run_created_at timestamptz, discarded boolean, amount_cents bigint, product_id int, out day date, out measure text, out product int, out waited int, out count bigint, out cents bigint)
  returns setof record language sql immutable as $$
  select (run_created_at at time zone 'Europe/Berlin')::date, 'inRun', product_id, 0, 1::bigint, amount_cents
  where not discarded and run_status in ('draft', 'exported')
$$;

create function figures_of_hold(since timestamptz, kind text, out day date, out measure text, out why text, out count bigint)
  returns setof record language sql immutable as $$
  select (since at time zone 'Europe/Berlin')::date, 'held', kind, 1::bigint
$$;

-- Visits and share pages, which the pages count.
create function figures_of_hits(day date, kind text, hits bigint, product_id int, out on_day date, out measure text, out product int, out waited int, out count bigint, out cents bigint)
  returns setof record language sql immutable as $$
  select day, case kind when 'visit' then 'visited' else 'shared' end, product_id, 0, hits, 0::bigint where kind in ('visit', 'share') and hits <> 0
$$;

-- What counting every row gives; `about` is the row, or the reward of a posting or transfer and the recommendation of a click.
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
    cross join lateral figures_of_entries(d.day, d.people + d.reported, coalesce(r.product_id, 0)) f
  union all
  select w.mandant_id, 'reward', f.day, f.measure, f.product, f.waited, f.count, f.cents, '', '', coalesce(w.agency_number, ''), '', null::date, '', w.id
  from reward w cross join lateral figures_of_reward(w.status, w.premium_kind, w.amount_cents, w.created_at, w.product_id) f
  union all
  select i.mandant_id, 'payout_item', f.day, f.measure, f.product, f.waited, f.count, f.cents, '', '', coalesce(w.agency_number, ''), '', null::date, '', w.id
  from payout_item i join payout_run r on r.mandant_id = i.mandant_id and r.id = i.run_id
    join reward w on w.mandant_id = i.mandant_id and w.id = i.subject_id
    cross join lateral figures_of_item(r.status, r.created_at, i.discarded, i.amount_cents, w.product_id) f
  where i.subject_kind = 'reward'
  union all
  select h.mandant_id, 'reward_hold', f.day, f.measure, 0, 0, f.count, 0::bigint, '', '', '', '', null::date, f.why, h.id
  from reward_hold h cross join lateral figures_of_hold(h.since, h.kind) f
  union all
  select h.mandant_id, 'hit_day', f.on_day, f.measure, f.product, f.waited, f.count, f.cents, h.channel, '', '', '', null::date, '', 0
  from hit_day h cross join lateral figures_of_hits(h.day, h.kind, h.count, h.product_id) f;

-- Once for a statement: a run pays thousands of rewards in one of them. Gains and losses of one day and product are one row.
create function write_reward_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into figure (form, day, measure, product_id, waited, agency, count, cents)
    select 'change', f.day, f.measure, f.product, f.waited, coalesce(m.agency_number, ''), sum(f.count), sum(f.cents)
    from made m cross join lateral figures_of_reward(m.status, m.premium_kind, m.amount_cents, m.created_at, m.product_id) f group by 2, 3, 4, 5, 6;
  elsif tg_op = 'DELETE' then
    insert into figure (form, day, measure, product_id, waited, agency, count, cents)
    select 'change', f.day, f.measure, f.product, f.waited, coalesce(g.agency_number, ''), -sum(f.count), -sum(f.cents)
    from gone g cross join lateral figures_of_reward(g.status, g.premium_kind, g.amount_cents, g.created_at, g.product_id) f group by 2, 3, 4, 5, 6;
  else
    insert into figure (form, day, measure, product_id, waited, agency, count, cents)
    select 'change', f.day, f.measure, f.product, f.waited, coalesce(c.agency_number, ''), sum(c.sign * f.count), sum(c.sign * f.cents)
    from (
      select status, premium_kind, amount_cents, created_at, product_id, agency_number, 1 as sign from made
      union all select status, premium_kind, amount_cents, created_at, product_id, agency_number, -1 from gone) c
      cross join lateral figures_of_reward(c.status, c.premium_kind, c.amount_cents, c.created_at, c.product_id) f
    group by 2, 3, 4, 5, 6 having sum(c.sign * f.count) <> 0 or sum(c.sign * f.cents) <> 0;
  end if;
  return null;
end
$$;

create function write_item_figures() returns trigger language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_op = 'INSERT' then
    insert into figure (form, day, measure, product_id, waited, agency, count, cents)
    select 'change', f.day, f.measure, f.product, f.waited, coalesce(w.agency_number, ''), sum(f.count), sum(f.cents)
    from made i join payout_run r on r.mandant_id = i.mandant_id and r.id = i.run_id join reward w on w.mandant_id = i.mandant_id and w.id = i.subject_id
      cross join lateral figures_of_item(r.status, r.created_at, i.discarded, i.amount_cents, w.product_id) f
    where i.subject_kind = 'reward' group by 2, 3, 4, 5, 6;
  elsif tg_op = 'DELETE' then
    insert into figure (form, day, measure, product_id, waited, agency, count, cents)
    select 'change', f.day, f.measure, f.product, f.waited, coalesce(w.agency_number, ''), -sum(f.count), -sum(f.cents)
    from gone i join payout_run r on r.mandant_id = i.mandant_id and r.id = i.run_id join reward w on w.mandant_id = i.mandant_id and w.id = i.subject_id
      cross join lateral figures_of_item(r.status, r.created_at, i.discarded, i.amount_cents, w.product_id) f
    where i.subject_kind = 'reward' group by 2, 3, 4, 5, 6;
  else
    insert into figure (form, day, measure, product_id, waited, agency, count, cents)
    select 'change', f.day, f.measure, f.product, f.waited, coalesce(w.agency_number, ''), sum(i.sign * f.count), sum(i.sign * f.cents)
    from (
      select mandant_id, run_id, subject_kind, subject_id, discarded, amount_cents, 1 as sign from made
      union all select mandant_id, run_id, subject_kind, subject_id, discarded, amount_cents, -1 from gone) i
      join payout_run r on r.mandant_id = i.mandant_id and r.id = i.run_id join reward w on w.mandant_id = i.mandant_id and w.id = i.subject_id
      cross join lateral figures_of_item(r.status, r.created_at, i.discarded, i.amount_cents, w.product_id) f
    where i.subject_kind = 'reward' group by 2, 3, 4, 5, 6 having sum(i.sign * f.count) <> 0 or sum(i.sign * f.cents) <> 0;
  end if;
  return null;
end
$$;

-- A run that is confirmed or discarded lets all its transfers go at once.
create function move_run_figures() returns trigger language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into figure (form, day, measure, product_id, waited, agency, count, cents)
  select 'change', f.day, f.measure, f.product, f.waited, coalesce(w.agency_number, ''), sum(s.sign * f.count), sum(s.sign * f.cents)
  from payout_item i join reward w on w.mandant_id = i.mandant_id and w.id = i.subject_id
    cross join (values (old.status, -1), (new.status, 1)) as s (status, sign)
    cross join lateral figures_of_item(s.status, new.created_at, i.discarded, i.amount_cents, w.product_id) f
  where i.mandant_id = new.mandant_id and i.run_id = new.id and i.subject_kind = 'reward'
  group by 2, 3, 4, 5, 6 having sum(s.sign * f.count) <> 0 or sum(s.sign * f.cents) <> 0;
  return null;
end
$$;

-- Its rows are never deleted, and its beginning and its kind stay.
create function write_hold_figures() returns trigger language plpgsql as $$
begin
  insert into figure (form, day, measure, reason, count)
  select 'change', f.day, f.measure, f.why, sum(f.count) from made m cross join lateral figures_of_hold(m.since, m.kind) f group by 2, 3, 4;
  return null;
end
$$;

-- Numbers of a day that end after their time were counted all the same.
create function write_hit_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into figure (form, day, measure, product_id, channel, count)
    select 'change', f.on_day, f.measure, f.product, m.channel, sum(f.count)
    from made m cross join lateral figures_of_hits(m.day, m.kind, m.count, m.product_id) f group by 2, 3, 4, 5;
  elsif tg_op = 'UPDATE' then
    insert into figure (form, day, measure, product_id, channel, count)
    select 'change', f.on_day, f.measure, f.product, m.channel, sum(f.count)
    from (
      select day, kind, channel, product_id, sum(count)::bigint as count
      from (select day, kind, channel, product_id, count from made union all select day, kind, channel, product_id, -count from gone) row
      group by 1, 2, 3, 4) m
      cross join lateral figures_of_hits(m.day, m.kind, m.count, m.product_id) f group by 2, 3, 4, 5;
  else
    insert into figure (form, day, measure, product_id, channel, is_gone, count)
    select 'change', f.on_day, f.measure, f.product, g.channel, moved.is_gone, moved.sign * sum(f.count)
    from gone g cross join lateral figures_of_hits(g.day, g.kind, g.count, g.product_id) f
      cross join (values (false, -1), (true, 1)) as moved (is_gone, sign)
    group by 2, 3, 4, 5, 6, moved.sign;
  end if;
  return null;
end
$$;

-- As before, and nobody else moves meanwhile what hangs on the row: whatever came about between taking off and counting anew
-- would be counted twice or never. `for update` waits for whoever refers to a row (an order of a recommendation, a posting
-- of a reward), and makes whoever comes later wait; what belongs to a recommendation by its clicks has no reference and waits for a lock by name.
create or replace function move_figures() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  sign int := case when tg_when = 'BEFORE' then -1 else 1 end;
  ids bigint[];
  rewards bigint[];
begin
  if tg_table_name = 'reward' then
    if sign < 0 then perform from reward where mandant_id = new.mandant_id and id = new.id for update; end if;
    perform count_figures(new.mandant_id, 'posting', array[new.id], sign);
    perform count_figures(new.mandant_id, 'payout_item', array[new.id], sign);
    return new;
  end if;
  if tg_table_name = 'recommendation' then
    if sign < 0 then perform pg_advisory_xact_lock(new.mandant_id, hashtext('figure of clicks')); end if;
    perform count_figures(new.mandant_id, 'recommendation', array[new.id], sign);
    perform count_figures(new.mandant_id, 'entry_day', array[new.id], sign);
    return new;
  end if;
  if tg_table_name = 'recipient' then
    if old.entry_channel is distinct from new.entry_channel then
      if sign < 0 then
        perform from recommendation where mandant_id = new.mandant_id and id = any(array(
          select new.recommendation_id union select o.recommendation_id from orders o where o.mandant_id = new.mandant_id and o.recipient_id = new.id)) order by id for update;
        perform from orders where mandant_id = new.mandant_id and recipient_id = new.id order by id for update;
      end if;
      ids := array(select o.id from orders o where o.mandant_id = new.mandant_id and o.recipient_id = new.id);
    end if;
    perform count_figures(new.mandant_id, 'recipient', array[new.id], sign);
    if ids <> '{}' then perform count_figures(new.mandant_id, 'orders', ids, sign); end if;
  else
    if old.recipient_id is distinct from new.recipient_id and sign < 0 then
      perform from recipient where mandant_id = new.mandant_id and id in (old.recipient_id, new.recipient_id) order by id for share;
    end if;
    perform count_figures(new.mandant_id, 'orders', array[new.id], sign);
    if old.recipient_id is distinct from new.recipient_id or old.ordered_on <> new.ordered_on then ids := array[new.id]; end if;
  end if;
  if ids <> '{}' then
    if sign < 0 then perform from reward where mandant_id = new.mandant_id and order_id = any(ids) order by id for update; end if;
    rewards := array(select w.id from reward w where w.mandant_id = new.mandant_id and w.order_id = any(ids));
    perform count_figures(new.mandant_id, 'posting', rewards, sign);
  end if;
  return new;
end
$$;

create function wait_for_moved_clicks() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(current_mandant(), hashtext('figure of clicks'));
  return null;
end
$$;
