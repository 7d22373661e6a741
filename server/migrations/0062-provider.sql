-- Products that a provider delivers (E-09): the copy that is offered, what was loaded last, how it differs, who took it over.

alter table mandant_config add column provider_sealed text;          -- with what the provider knows the mandant
comment on column mandant_config.provider_sealed is 'sealed for the mandant';

-- What the provider last said of a product, as a hash of it; null = the mandant's own.
alter table product add column fingerprint text;

-- The day a provider last confirmed everything it has. The priced_on of its products stands where it is another day: a change in
-- between is newer, one whose row was wrong is older. So a night of a hundred thousand unchanged prices writes one row.
create table product_provider (
  mandant_id int not null default current_mandant(),
  provider text not null check (provider in ('anbieter-a', 'anbieter-b')),
  confirmed_on date not null,
  primary key (mandant_id, provider)
);
call mandant_owned('product_provider');
create trigger catalogue_changed after insert or update or delete on product_provider for each statement execute function raise_catalogue_version();

create table provider_state (
  mandant_id int not null default current_mandant(),
  provider text not null check (provider in ('anbieter-a', 'anbieter-b')),
  address text not null,                 -- at another one everything begins anew
  full_mark text,                        -- which full load was the last one
  change_mark int,                       -- up to which number its changes are in what is offered
  products int not null default 0,
  worker text,                           -- who works on it, until when
  lease_until timestamptz,
  asked_at timestamptz,                  -- by a person
  tried_at timestamptz,
  next_at timestamptz,                   -- after failures not before
  failures int not null default 0,
  failure text,
  taken_at timestamptz,
  primary key (mandant_id, provider)
);
call mandant_owned('provider_state');

create table provider_load (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  provider text not null check (provider in ('anbieter-a', 'anbieter-b')),
  address text not null,
  kind text not null check (kind in ('full', 'changes')),
  status text not null check (status in ('loading', 'waiting', 'taking', 'taken', 'refused', 'superseded', 'failed')),
  mark text not null,
  stated_at timestamptz,                 -- when the provider says it was so
  change_mark int,                       -- the last of its changes that this load has
  started_at timestamptz not null,
  started_by text,                       -- e-mail of an operator; null = the schedule
  ended_at timestamptz,
  decided_by text,
  lines_read int not null default 0,
  lines_failed int not null default 0,
  lines_added int not null default 0,
  lines_changed int not null default 0,
  lines_gone int not null default 0,
  lines_odd int not null default 0,
  lines_written int not null default 0,
  obstacles jsonb not null default '[]',
  faults jsonb not null default '[]',    -- the first hundred rows that were left out
  failure text,
  written_after bigint not null default 0,  -- the row up to which it is written
  is_cleared boolean not null default false,
  primary key (mandant_id, id)
);
create index provider_load_started on provider_load (mandant_id, started_at, id);
create index provider_load_open on provider_load (mandant_id, provider, status) where status in ('loading', 'waiting', 'taking');
create index provider_load_kept on provider_load (mandant_id, ended_at, id) where not is_cleared;
call mandant_owned('provider_load');

-- Products of a load before they are taken over. What is as it was has no row; `confirmed` is so too, but for
-- the day of its price, which was another than that of all; `kept` is wrong in the load, so that the product stays as it was.
create table provider_row (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  load_id bigint not null,
  external_id text not null,
  difference text not null check (difference in ('confirmed', 'kept', 'added', 'changed', 'gone')),
  oddity text check (oddity in ('shopHost', 'priceJump', 'priceGone', 'priceZero', 'inUse')),
  name text,
  product jsonb,                         -- its row, by the columns of product
  before jsonb,
  primary key (mandant_id, load_id, id),
  unique (mandant_id, load_id, external_id),
  foreign key (mandant_id, load_id) references provider_load
);
create index provider_row_difference on provider_row (mandant_id, load_id, difference, external_id, id)
  where difference in ('added', 'changed', 'gone');
create index provider_row_oddity on provider_row (mandant_id, load_id, external_id, id) where oddity is not null;
call mandant_owned('provider_row');

-- Whether anybody recommends what a provider takes away.
create index recommendation_open_product on recommendation (mandant_id, product_id) where status in ('open', 'ok');
