-- Decisions about money that wait for another person, who counts as one, and orders that somebody entered by hand.

create table approval (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  kind text not null,                    -- what is to be done; contract/src/approval/status.ts has the list
  object text not null,                  -- what it is done with, as the log of events says it
  object_id bigint not null,
  deed_sealed text not null,             -- what was asked for, word for word
  reason text,                           -- what an operator wrote about a person goes with the person
  status text not null check (status in ('open', 'agreed', 'declined', 'withdrawn', 'expired')),
  asked_by bigint not null references operator,
  asked_at timestamptz not null,
  ends_at timestamptz not null,
  decided_by bigint references operator,
  decided_at timestamptz,
  decision_reason text,
  single_handed boolean not null default false,  -- a demo without the second person
  primary key (mandant_id, id),
  check ((status = 'open') = (decided_at is null)),
  check (status not in ('agreed', 'declined') or decided_by is not null),
  check (status <> 'agreed' or single_handed or decided_by <> asked_by)
);
comment on column approval.deed_sealed is 'sealed for id';
create unique index approval_open on approval (mandant_id, kind, object, object_id) where status = 'open';
create index approval_object on approval (mandant_id, object, object_id);
create index approval_asked on approval (mandant_id, asked_at, id);
create index approval_status on approval (mandant_id, status, asked_at, id);
call mandant_owned('approval', 'select, insert, update');

-- It waits until it is decided, once; what was asked for, and by whom, stays. Only a demo without the second person takes
-- one at once.
create function guard_approval() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (
    (new.kind, new.object, new.object_id, new.asked_by, new.asked_at, new.single_handed)
      is distinct from (old.kind, old.object, old.object_id, old.asked_by, old.asked_at, old.single_handed)
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
create trigger approval_guard before insert or update on approval for each row execute function guard_approval();

-- Which decision of two persons an event belongs to: what was done by two makes nobody partial.
alter table event add column approval_id bigint;

-- Who made whom: while such a tie stands, neither is another person for the other, and who was made decides nothing.
create table operator_tie (
  id bigint generated always as identity primary key,
  maker_id bigint not null references operator,
  made_id bigint not null references operator check (made_id <> maker_id),
  kind text not null check (kind in ('invited', 'reset', 'raised', 'unlocked')),
  at timestamptz not null,
  loosed_at timestamptz,
  loosed_by bigint references operator check (loosed_by <> maker_id and loosed_by <> made_id),  -- null: by the machine
  check (loosed_at is not null or loosed_by is null)
);
create index operator_tie_made on operator_tie (made_id) where loosed_at is null;
create index operator_tie_maker on operator_tie (maker_id) where loosed_at is null;
grant select, insert on operator_tie to weitersagen_app;
grant update (loosed_at, loosed_by) on operator_tie to weitersagen_app;
grant select on operator_tie to weitersagen_report;

-- An active admin who is neither of the two, not made by anybody without an agreement and not the maker of the maker,
-- looses a tie; by nobody's hand only the owner of the tables does, at the machine.
create function guard_operator_tie() returns trigger language plpgsql as $$
begin
  if old.loosed_at is not null then
    raise exception 'a tie that was loosed stays so';
  end if;
  if not pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') and (
    new.loosed_by is null
    or not exists (select from operator o where o.id = new.loosed_by and o.status = 'active' and o.role = 'BetreiberAdmin')
    or exists (
      select from operator_tie t
      where t.loosed_at is null
        and (t.made_id = new.loosed_by or t.maker_id = new.loosed_by and t.made_id = new.maker_id)))
  then
    raise exception 'only another admin looses a tie, or the owner at the machine';
  end if;
  return new;
end
$$;
create trigger operator_tie_guard before update on operator_tie for each row execute function guard_operator_tie();

-- An operator entered it, imported it or changed it, and the client's key has not reported it since.
alter table orders add column by_hand boolean not null default false;

-- What stands: row-level security hides it from the owner, too, so each mandant is set in turn.
do $$
declare
  one int;
begin
  for one in select id from mandant loop
    perform set_config('app.mandant', one::text, true);
    insert into operator_tie (maker_id, made_id, kind, at)
      select e.actor_id::bigint, e.object_id, case e.event when 'invite' then 'invited' when 'reset' then 'reset' when 'role' then 'raised' else 'unlocked' end, e.at
      from event e join operator maker on maker.id::text = e.actor_id join operator made on made.id = e.object_id
      where e.mandant_id = one and e.object = 'operator' and e.actor_kind = 'operator' and e.event in ('invite', 'reset', 'role', 'unlock')
        and maker.id <> made.id;
    update orders set by_hand = true where mandant_id = one and source = 'import' and status in ('received', 'confirmed');
  end loop;
  perform set_config('app.mandant', '', true);
end
$$;
