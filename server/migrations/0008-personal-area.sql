-- What a person has altogether, kept in the transaction that changes it: ten thousand recommendations cost what ten do.

-- One row per account, so that whatever changes it waits for one lock only. Nothing decides by it but the own page.
create table account_total (
  mandant_id int not null default current_mandant(),
  account_id bigint not null,
  open int not null default 0,           -- recommendations by status
  ok int not null default 0,
  released int not null default 0,
  paid int not null default 0,
  expired int not null default 0,
  cancelled int not null default 0,
  open_cents bigint not null default 0,  -- own rewards by status; of what is collected only money, a voucher is there
  ready_cents bigint not null default 0,
  collected_cents bigint not null default 0,
  paid_out_cents bigint not null default 0,
  paid_out_count int not null default 0,
  primary key (mandant_id, account_id)
) with (fillfactor = 70);
call mandant_owned('account_total', 'select, insert, update');

-- Adds to the rows of these accounts, in their order, so that two payout runs never wait for each other in a circle.
create function add_to_totals(accounts bigint[], keys text[], counts bigint[], cents bigint[]) returns void language plpgsql as $$
begin
  if accounts is null then return; end if;
  insert into account_total as kept (account_id, open, ok, released, paid, expired, cancelled,
    open_cents, ready_cents, collected_cents, paid_out_cents, paid_out_count)
  select account,
    coalesce(sum(n) filter (where key = 'recommendation open'), 0),
    coalesce(sum(n) filter (where key = 'recommendation ok'), 0),
    coalesce(sum(n) filter (where key = 'recommendation released'), 0),
    coalesce(sum(n) filter (where key = 'recommendation paid'), 0),
    coalesce(sum(n) filter (where key = 'recommendation expired'), 0),
    coalesce(sum(n) filter (where key = 'recommendation cancelled'), 0),
    coalesce(sum(amount) filter (where key = 'reward open'), 0),
    coalesce(sum(amount) filter (where key = 'reward ready'), 0),
    coalesce(sum(amount) filter (where key = 'reward collected'), 0),
    coalesce(sum(amount) filter (where key = 'reward paidOut'), 0),
    coalesce(sum(n) filter (where key = 'reward paidOut'), 0)
  from unnest(accounts, keys, counts, cents) as change (account, key, n, amount) group by account order by account
  on conflict (mandant_id, account_id) do update set
    open = kept.open + excluded.open,
    ok = kept.ok + excluded.ok,
    released = kept.released + excluded.released,
    paid = kept.paid + excluded.paid,
    expired = kept.expired + excluded.expired,
    cancelled = kept.cancelled + excluded.cancelled,
    open_cents = kept.open_cents + excluded.open_cents,
    ready_cents = kept.ready_cents + excluded.ready_cents,
    collected_cents = kept.collected_cents + excluded.collected_cents,
    paid_out_cents = kept.paid_out_cents + excluded.paid_out_cents,
    paid_out_count = kept.paid_out_count + excluded.paid_out_count;
end
$$;

create function reward_total_key(status text, kind text) returns text immutable language sql
  return case when status in ('open', 'ready', 'paidOut') or (status = 'collected' and kind = 'money') then 'reward ' || status end;

-- Once for a statement and not for a row: a run pays thousands of rewards of one person in one of them.
create function keep_recommendation_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_totals(array_agg(account_id), array_agg('recommendation ' || status), array_agg(n), array_agg(0::bigint))
    from (select account_id, status, count(*) as n from made group by account_id, status) change;
  elsif tg_op = 'DELETE' then
    perform add_to_totals(array_agg(account_id), array_agg('recommendation ' || status), array_agg(-n), array_agg(0::bigint))
    from (select account_id, status, count(*) as n from gone group by account_id, status) change;
  else
    perform add_to_totals(array_agg(account_id), array_agg('recommendation ' || status), array_agg(n), array_agg(0::bigint))
    from (
      select account_id, status, sum(one)::bigint as n
      from (select account_id, status, 1 as one from made union all select account_id, status, -1 from gone) row
      group by account_id, status having sum(one) <> 0) change;
  end if;
  return null;
end
$$;

create function keep_reward_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_totals(array_agg(account_id), array_agg(key), array_agg(n), array_agg(cents))
    from (
      select account_id, reward_total_key(status, premium_kind) as key, count(*) as n, sum(amount_cents)::bigint as cents
      from made where account_id is not null group by 1, 2) change where key is not null;
  elsif tg_op = 'DELETE' then
    perform add_to_totals(array_agg(account_id), array_agg(key), array_agg(-n), array_agg(-cents))
    from (
      select account_id, reward_total_key(status, premium_kind) as key, count(*) as n, sum(amount_cents)::bigint as cents
      from gone where account_id is not null group by 1, 2) change where key is not null;
  else
    perform add_to_totals(array_agg(account_id), array_agg(key), array_agg(n), array_agg(cents))
    from (
      select account_id, key, sum(one)::bigint as n, sum(one * amount_cents)::bigint as cents
      from (
        select account_id, reward_total_key(status, premium_kind) as key, 1 as one, amount_cents from made
        union all select account_id, reward_total_key(status, premium_kind), -1, amount_cents from gone) row
      where account_id is not null and key is not null
      group by account_id, key having sum(one) <> 0 or sum(one * amount_cents) <> 0) change;
  end if;
  return null;
end
$$;

create trigger recommendation_made after insert on recommendation
  referencing new table as made for each statement execute function keep_recommendation_totals();
create trigger recommendation_changed after update on recommendation
  referencing old table as gone new table as made for each statement execute function keep_recommendation_totals();
create trigger recommendation_gone after delete on recommendation
  referencing old table as gone for each statement execute function keep_recommendation_totals();
create trigger reward_made after insert on reward
  referencing new table as made for each statement execute function keep_reward_totals();
create trigger reward_changed after update on reward
  referencing old table as gone new table as made for each statement execute function keep_reward_totals();
create trigger reward_gone after delete on reward
  referencing old table as gone for each statement execute function keep_reward_totals();

-- What is there already. Row-level security hides the rows of every mandant from their owner, so one after the other.
do $$
declare
  whose int;
begin
  for whose in select id from mandant order by id loop
    perform set_config('app.mandant', whose::text, true);
    perform add_to_totals(array_agg(account_id), array_agg(key), array_agg(n), array_agg(cents))
    from (
      select account_id, 'recommendation ' || status as key, count(*) as n, 0::bigint as cents
      from recommendation where mandant_id = whose group by account_id, status
      union all
      select account_id, reward_total_key(status, premium_kind), count(*), sum(amount_cents)::bigint
      from reward where mandant_id = whose and account_id is not null group by 1, 2) sums
    where key is not null;
  end loop;
  perform set_config('app.mandant', '', true);
end
$$;

-- "Bereitgestellt" of somebody with thousands, and what was paid in a year.
create index reward_account_status on reward (mandant_id, account_id, status, id) where account_id is not null;
create index reward_paid on reward (mandant_id, account_id, paid_at) where status = 'paidOut' and account_id is not null;
