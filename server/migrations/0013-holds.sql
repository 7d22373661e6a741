-- What holds a reward back are rows, each with its reason, beginning and end (rules 3.5). Rows are never deleted: one that
-- somebody lifted, or that ended with its attempt, says what a run has to know.
create table reward_hold (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  reward_id bigint not null,
  attempt int not null,
  kind text not null check (kind in ('stopped', 'bank', 'newIban', 'addressChanged', 'sameIban', 'review')),
  since timestamptz not null,
  until timestamptz,                     -- null: until somebody decides
  reason text,
  lifted_at timestamptz,                 -- by a person's decision, or with its attempt
  lifted_by_kind text,
  lifted_by text,
  primary key (mandant_id, id),
  foreign key (mandant_id, reward_id) references reward,
  check ((until is null) = (kind not in ('newIban', 'addressChanged')))
);
create index reward_hold_reward on reward_hold (mandant_id, reward_id, attempt);
create unique index reward_hold_once on reward_hold (mandant_id, reward_id, kind) where lifted_at is null;
call mandant_owned('reward_hold', 'select, insert, update');

-- Two people who may use the same IBAN, because two persons decided so; each by a keyed hash of the address.
create table iban_pair (
  mandant_id int not null default current_mandant(),
  person_hash text not null,
  other_hash text not null,
  allowed_at timestamptz not null,
  allowed_by text not null,
  primary key (mandant_id, person_hash, other_hash)
);
create index iban_pair_other on iban_pair (mandant_id, other_hash);
call mandant_owned('iban_pair', 'select, insert, delete');

-- An address its owner had until lately hears of a replaced bank account, too (M36).
create table former_address (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  account_id bigint not null,
  email_sealed text not null,
  ended_at timestamptz not null,
  primary key (mandant_id, id)
);
comment on column former_address.email_sealed is 'sealed for account_id';
create index former_address_account on former_address (mandant_id, account_id);
create index former_address_ended on former_address (mandant_id, ended_at);
call mandant_owned('former_address', 'select, insert, delete');

alter table bank_account
  add replaces boolean not null default false, -- another one of its owner: its days count from the pickup at the earliest
  add stopped_at timestamptz;                  -- "Das war ich nicht" of M36: nothing is collected with it
create index bank_account_iban on bank_account (mandant_id, iban_hash);

do $$
declare
  whose int;
begin
  for whose in select id from mandant loop
    perform set_config('app.mandant', whose::text, true);
    insert into reward_hold (mandant_id, reward_id, attempt, kind, since, until)
    select mandant_id, id, attempt, 'newIban', coalesce(iban_given_at, collected_at, changed_at), payable_at
    from reward where mandant_id = whose and payable_at is not null;
    insert into reward_hold (mandant_id, reward_id, attempt, kind, since, reason)
    select mandant_id, id, attempt, 'stopped', stopped_at, stop_reason
    from reward where mandant_id = whose and stopped_at is not null;
    update bank_account b set replaces = true
    from event e where b.mandant_id = whose and b.owner_kind = 'account'
      and e.mandant_id = whose and e.object = 'account' and e.object_id = b.owner_id and e.event = 'bankReplaced' and e.at = b.given_at;
  end loop;
  perform set_config('app.mandant', '', true);
end
$$;

alter table reward drop column payable_at, drop column stopped_at, drop column stop_reason;
