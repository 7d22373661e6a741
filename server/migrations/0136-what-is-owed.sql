-- in steps
-- One more figure of the books: by how much a day changed what is owed, which is what stands ready or was collected and is not paid
-- yet. All days together are what is owed now.
create or replace function figures_of_posting(kind text, amount_cents bigint, booked_at timestamptz, product_id int, ordered_on date, out day date, out measure text, out product int, out waited int, out count bigint, out cents bigint)
  returns setof record language sql immutable as $$
  select booked_on, what, product_id,
    case when what <> 'paid' then 0 when ordered_on is null then -1 else greatest(booked_on - ordered_on, 0) end,
    case when what = 'owed' then 0 else sign end, sign * amount_cents
  from (values ('collection', 'collected', 1::bigint), ('voucher', 'collected', 1), ('collection-reversal', 'collected', -1), ('voucher-reversal', 'collected', -1),
    ('payout', 'paid', 1), ('payout-reversal', 'returned', 1),
    ('provision', 'owed', 1), ('provision-reversal', 'owed', -1), ('raise', 'owed', 1), ('raise-reversal', 'owed', -1),
    ('cut', 'owed', -1), ('cut-reversal', 'owed', 1), ('voucher', 'owed', -1), ('voucher-reversal', 'owed', 1),
    ('payout', 'owed', -1), ('payout-reversal', 'owed', 1), ('expiry', 'owed', -1), ('expiry-reversal', 'owed', 1)) as known (posted, what, sign)
    cross join (select (booked_at at time zone 'Europe/Berlin')::date as booked_on) as moved
  where posted = kind
$$;

do $fill$
declare
  whose int;
begin
  for whose in select id from mandant order by id loop
    perform set_config('app.mandant', whose::text, false);
    perform make_figures_anew('posting', array['collected', 'paid', 'returned', 'owed']);
    commit;
  end loop;
  perform set_config('app.mandant', '', false);
end
$fill$;
