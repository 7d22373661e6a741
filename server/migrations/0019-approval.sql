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
