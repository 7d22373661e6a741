-- What the database itself sees to about the second person, whoever writes to it.

-- When an approval ends stays, and so does what was asked for once it is written. Only the owner of the tables seals it
-- again, after a new key.
create or replace function guard_approval() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (
    (new.kind, new.object, new.object_id, new.asked_by, new.asked_at, new.ends_at, new.single_handed)
      is distinct from (old.kind, old.object, old.object_id, old.asked_by, old.asked_at, old.ends_at, old.single_handed)
    or new.deed_sealed <> old.deed_sealed and old.deed_sealed <> ''
      and not pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage')
    or old.status <> 'open'
      and (new.status, new.decided_by, new.decided_at) is distinct from (old.status, old.decided_by, old.decided_at))
  then
    raise exception 'what was asked and decided does not change';
  end if;
  if tg_op = 'INSERT' and new.status <> 'open' and not new.single_handed
    or new.single_handed and (tg_op = 'INSERT' or new.status <> old.status) and not exists (select from single_hand)
  then
    raise exception 'a decision waits for another person here';
  end if;
  return new;
end
$$;

-- A file that the bank may execute is void only by a decision that was asked for, and by the hand that took it. Asking
-- tries the deed and takes it back, so it is looked at with the end of the transaction.
create function guard_payout_discard() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if not exists (
    select from approval a
    where a.mandant_id = new.mandant_id and a.object = 'payout' and a.object_id = new.id
      and a.kind = 'discardPayout' and a.status = 'agreed' and a.decided_by = new.discarded_by)
  then
    raise exception 'the discard of payout run % waits for another person', new.id;
  end if;
  return null;
end
$$;
create constraint trigger payout_run_discard after update on payout_run deferrable initially deferred
  for each row when (old.status = 'exported' and new.status = 'discarded') execute function guard_payout_discard();

-- Whoever gets a wider role by the program is tied to an admin who gives it, and decides nothing about money until
-- another one agrees.
create function guard_raised_role() returns trigger language plpgsql as $$
declare
  roles constant text[] := array['BetreiberRedaktion', 'BetreiberSachbearbeitung', 'BetreiberAdmin'];
begin
  if coalesce(array_position(roles, new.role), 0) > coalesce(array_position(roles, old.role), 0)
    and not pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage')
    and not exists (
      select from operator_tie t join operator o on o.id = t.maker_id
      where t.made_id = new.id and t.kind = 'raised' and t.loosed_at is null
        and o.status = 'active' and o.role = 'BetreiberAdmin')
  then
    raise exception 'a wider role of operator % is tied to the admin who gives it', new.id;
  end if;
  return new;
end
$$;
create trigger operator_role_guard before update of role on operator for each row execute function guard_raised_role();
