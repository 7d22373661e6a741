-- A case (rules 3.14): a person or household with everything that looks wrong about it, what is at stake, and the one
-- decision about all of it.
create table cases (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  status text not null check (status in ('open', 'inReview', 'released', 'rejected', 'locked')),
  account_id bigint,                     -- the recommender it is about
  score int not null,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  assigned_to bigint references operator,
  decided_by bigint references operator,
  decided_at timestamptz,
  reason_code text,
  reason text,                           -- what an operator wrote about a person goes with the person
  carried_out_at timestamptz,            -- the rewards of a rejected one are cancelled
  primary key (mandant_id, id),
  check ((decided_at is null) = (status in ('open', 'inReview')))
);
create index cases_account on cases (mandant_id, account_id);
create index cases_status on cases (mandant_id, status, id);
create index cases_score on cases (mandant_id, score, id);
create index cases_opened on cases (mandant_id, opened_at, id);
create index cases_undone on cases (mandant_id, decided_at) where status = 'rejected' and carried_out_at is null;
call mandant_owned('cases', 'select, insert, update');

-- Who is in it, by the keyed hash of the mailbox: what comes about for one of them joins it.
create table case_person (
  mandant_id int not null default current_mandant(),
  case_id bigint not null,
  person_hash text not null,
  primary key (mandant_id, case_id, person_hash)
);
create index case_person_person on case_person (mandant_id, person_hash);
call mandant_owned('case_person', 'select, insert, delete');

create table case_reward (
  mandant_id int not null default current_mandant(),
  case_id bigint not null,
  reward_id bigint not null,
  at timestamptz not null,
  freed boolean not null default false,  -- the decision lifted its holds: taken back, they stand again
  primary key (mandant_id, case_id, reward_id)
);
create index case_reward_reward on case_reward (mandant_id, reward_id);
call mandant_owned('case_reward', 'select, insert, update');

create table case_note (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  case_id bigint not null,
  text text not null,
  written_by bigint not null references operator,
  at timestamptz not null,
  primary key (mandant_id, id)
);
create index case_note_case on case_note (mandant_id, case_id, id);
call mandant_owned('case_note', 'select, insert, delete');

-- Whose contracts were cancelled lately.
create index orders_cancelled on orders (mandant_id, cancelled_at) where status = 'cancelled';
