-- Signs of abuse (rules 3.14): what acts leave behind as keyed hashes, what was seen in it, and what a person has
-- decided to be right once. Nothing here can be read as an address, a name or a network.
create table trace (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  act text not null check (act in ('recommend', 'accept', 'confirm', 'collect', 'giveIban', 'replaceIban')),
  at timestamptz not null,
  recommendation_id bigint,              -- null: an IBAN that somebody keeps for later
  account_id bigint,                     -- the recommender of the recommendation
  person_hash text not null,             -- the mailbox of whoever acted
  name_hash text,
  surname_hash text,
  stem_hash text,                        -- the mailbox without digits, signs and provider
  phone_hash text,
  address_hash text,
  network_hash text,                     -- never of a private network
  browser_hash text,
  primary key (mandant_id, id)
);
create index trace_recommendation on trace (mandant_id, recommendation_id);
create index trace_account on trace (mandant_id, account_id, act, at);
create index trace_person on trace (mandant_id, person_hash);
create index trace_network on trace (mandant_id, network_hash, at) where act = 'accept';
create index trace_phone on trace (mandant_id, phone_hash) where phone_hash is not null;
create index trace_at on trace (mandant_id, at);
call mandant_owned('trace', 'select, insert, delete');

-- A sign that was seen: once for each recommendation and rule, as strong as it was at its strongest.
create table signal (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  rule text not null,                    -- contract/src/signal/rules.ts has the list
  points int not null,
  measure int not null,
  recommendation_id bigint not null,
  account_id bigint,
  recommender_hash text,
  recipient_hash text,
  case_id bigint,
  at timestamptz not null,
  changed_at timestamptz not null,
  primary key (mandant_id, id),
  unique (mandant_id, recommendation_id, rule)
);
create index signal_case on signal (mandant_id, case_id) where case_id is not null;
create index signal_account on signal (mandant_id, account_id);
create index signal_recipient on signal (mandant_id, recipient_hash) where recipient_hash is not null;
create index signal_at on signal (mandant_id, at);
call mandant_owned('signal');

-- What was released: of a pair for good, of a person until it is twice as strong.
create table signal_clearance (
  mandant_id int not null default current_mandant(),
  rule text not null,
  person_hash text not null,
  other_hash text not null,              -- '' of a person
  measure int not null,
  case_id bigint not null,
  at timestamptz not null,
  primary key (mandant_id, rule, person_hash, other_hash)
);
create index signal_clearance_other on signal_clearance (mandant_id, other_hash);
create index signal_clearance_person on signal_clearance (mandant_id, person_hash);
create index signal_clearance_case on signal_clearance (mandant_id, case_id);
call mandant_owned('signal_clearance');
