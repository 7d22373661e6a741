-- Two agencies that are one: which goes into which, and how far its rows have come (rules 3.8).
create table agency_merge (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  from_agency_id bigint not null,
  into_agency_id bigint not null,
  from_number text not null,
  into_number text not null,
  renames jsonb not null,                -- employee numbers of the one that goes, by what they become
  taken text[] not null,                 -- employee numbers of the other: a row without a person never gets one of them
  moved bigint not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (mandant_id, id),
  foreign key (mandant_id, from_agency_id) references agency,
  foreign key (mandant_id, into_agency_id) references agency
);
create unique index agency_merge_from on agency_merge (mandant_id, from_agency_id);
create index agency_merge_into on agency_merge (mandant_id, into_agency_id, id);
create index agency_merge_running on agency_merge (mandant_id, id) where finished_at is null;
call mandant_owned('agency_merge');

-- locks agency: new with 0146
create index agency_merged_into on agency (mandant_id, merged_into) where merged_into is not null;
-- locks agency_user: new with 0146
create index agency_user_name on agency_user
  using gin (mandant_id, (coalesce(first_name, '') || ' ' || coalesce(last_name, '')) gin_trgm_ops);

-- The number of an agency that went into another one leads to the other, whoever still sends it: a client's file of agents, a
-- link of last year, somebody who began before the merge.
create function living_agency(whose int, number text) returns text language sql stable set enable_seqscan = off as $$
  select coalesce((select b.agency_number from agency a join agency b on b.mandant_id = a.mandant_id and b.id = a.merged_into
    where a.mandant_id = whose and a.agency_number = number), number)
$$;
-- With the number the employee changes: there the old one may be that of somebody else.
create function write_living_agency() returns trigger language plpgsql as $$
declare
  g agency_merge;
begin
  for step in 1..10 loop
    select m.* into g from agency a join agency_merge m on m.mandant_id = a.mandant_id and m.from_agency_id = a.id
    where a.mandant_id = new.mandant_id and a.agency_number = new.agency_number;
    exit when not found;
    new.agency_number := g.into_number;
    new.employee_number := case when g.renames ? new.employee_number then g.renames ->> new.employee_number
      when new.employee_number = any(g.taken) then null else new.employee_number end;
  end loop;
  return new;
end
$$;
create trigger account_agency before insert or update of agency_number on account
  for each row when (new.agency_number is not null) execute function write_living_agency();
create trigger recommendation_agency before insert or update of agency_number on recommendation
  for each row when (new.agency_number is not null) execute function write_living_agency();
create trigger agent_agency before insert or update of agency_number on agent
  for each row when (new.agency_number is not null) execute function write_living_agency();
