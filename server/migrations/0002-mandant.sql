-- What a mandant is and shows: configuration, keys of its systems, languages, paths, terms.

create table mandant_config (
  mandant_id int primary key default current_mandant() references mandant,
  name text not null,
  config jsonb not null,                 -- contract/mandant: MandantConfig
  debtor_sealed text,                    -- { holder, iban } of the account that pays the rewards
  changed_at timestamptz not null
);
call mandant_owned('mandant_config');

create table api_key (
  mandant_id int not null default current_mandant(),
  name text not null,                    -- the source of its orders
  key_hash text not null,
  created_at timestamptz not null,
  primary key (mandant_id, name),
  unique (mandant_id, key_hash)
);
call mandant_owned('api_key');

create table language (
  mandant_id int not null default current_mandant(),
  code text not null check (code ~ '^[a-z]{2}$'),
  name text not null,
  is_default boolean not null,
  position int not null,
  primary key (mandant_id, code)
);
create unique index language_default on language (mandant_id) where is_default;
call mandant_owned('language');

create table language_entry (
  mandant_id int not null default current_mandant(),
  language text not null,
  key text not null,
  value text not null,
  primary key (mandant_id, language, key)
);
call mandant_owned('language_entry');

create table route (
  mandant_id int not null default current_mandant(),
  name text not null,
  path text not null,
  additional boolean not null,
  position int not null,
  primary key (mandant_id, name)
);
call mandant_owned('route');

-- Every text somebody agreed to, once; never changed.
create table terms_text (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  language text not null,
  version text not null,
  text text not null,
  text_hash text not null,
  created_at timestamptz not null,
  primary key (mandant_id, id),
  unique (mandant_id, text_hash)
);
call mandant_owned('terms_text', 'select, insert');

-- One row per transition of any state machine (rules 3).
create table event (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  object text not null,                  -- account, recommendation, recipient, order, reward, payout, …
  object_id bigint not null,
  event text not null,
  from_status text,
  to_status text not null,
  actor_kind text not null,
  actor_id text,
  at timestamptz not null,
  reason text,
  primary key (mandant_id, id)
);
create index event_object on event (mandant_id, object, object_id, id);
create index event_at on event (mandant_id, at, id);
call mandant_owned('event', 'select, insert');

-- The answer of a call with an Idempotency-Key, for 24 hours.
create table replay_key (
  mandant_id int not null default current_mandant(),
  endpoint text not null,
  key text not null,
  request_hash text not null,
  answer_sealed text,
  created_at timestamptz not null,
  primary key (mandant_id, endpoint, key)
);
create index replay_key_created on replay_key (mandant_id, created_at);
call mandant_owned('replay_key');

-- The outbox. The body is made when the mail is sent; after that template, time and hash of the address stay.
create table mail (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  template text not null,
  language text not null,
  object text,                           -- whose data the parameters hold; they go with it
  object_id bigint,
  address_hash text not null,
  address_sealed text,
  parameters_sealed text,
  message_id text not null,
  state text not null check (state in ('waiting', 'sent', 'failed', 'dropped')),
  tries int not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (mandant_id, id)
);
create index mail_object on mail (mandant_id, object, object_id);
create index mail_address on mail (mandant_id, address_hash, created_at);
create index mail_created on mail (mandant_id, created_at, id);
call mandant_owned('mail');

create table session (
  mandant_id int not null default current_mandant(),
  id text not null,                      -- the jti of its tokens
  kind text not null check (kind in ('recommender', 'agency')),
  subject_id bigint not null,
  browser text,
  remembered boolean not null default false,
  auth_at timestamptz not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  support_operator_id bigint,
  primary key (mandant_id, id)
);
create index session_subject on session (mandant_id, kind, subject_id);
call mandant_owned('session');

create table one_time_token (
  mandant_id int not null default current_mandant(),
  hash text not null,
  purpose text not null,
  object text not null,
  object_id bigint not null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  primary key (mandant_id, hash)
);
create index one_time_token_object on one_time_token (mandant_id, object, object_id, purpose);
create index one_time_token_ends on one_time_token (mandant_id, ends_at);
call mandant_owned('one_time_token');
