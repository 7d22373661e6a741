-- A voucher is received with its pickup (isReceived in contract/src/reward/rules.ts): it counts with what was paid out.
alter table account_total rename column paid_out_cents to received_cents;
alter table account_total rename column paid_out_count to received_count;

create or replace function add_to_totals(accounts bigint[], keys text[], counts bigint[], cents bigint[]) returns void language plpgsql as $$
begin
  if accounts is null then return; end if;
  insert into account_total as kept (account_id, open, ok, released, paid, expired, cancelled,
    open_cents, ready_cents, collected_cents, received_cents, received_count)
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
    coalesce(sum(amount) filter (where key = 'reward received'), 0),
    coalesce(sum(n) filter (where key = 'reward received'), 0)
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
    received_cents = kept.received_cents + excluded.received_cents,
    received_count = kept.received_count + excluded.received_count;
end
$$;

create or replace function reward_total_key(status text, kind text) returns text immutable language sql
  return case
    when status = 'paidOut' or (status = 'collected' and kind = 'voucher') then 'reward received'
    when status in ('open', 'ready') or (status = 'collected' and kind = 'money') then 'reward ' || status
  end;

-- Those that are there already. Row-level security hides the rows of every mandant from their owner, so one after the other.
do $$
declare
  whose int;
begin
  for whose in select id from mandant order by id loop
    perform set_config('app.mandant', whose::text, true);
    perform add_to_totals(array_agg(account_id), array_agg('reward received'::text), array_agg(n), array_agg(cents))
    from (
      select account_id, count(*) as n, sum(amount_cents)::bigint as cents from reward
      where mandant_id = whose and account_id is not null and status = 'collected' and premium_kind = 'voucher'
      group by account_id) vouchers;
  end loop;
  perform set_config('app.mandant', '', true);
end
$$;

-- The code somebody was given, for the export of the own data.
create index voucher_code_reward on voucher_code (mandant_id, reward_id) where reward_id is not null;

-- What was received in a year.
drop index reward_paid;
create index reward_received on reward (mandant_id, account_id, (case status when 'paidOut' then paid_at else collected_at end))
  where account_id is not null and (status = 'paidOut' or (status = 'collected' and premium_kind = 'voucher'));
