-- People who recommend, what they recommended, who came, and who took it up.

create table account (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  hash text not null,
  status text not null check (status in ('created', 'active', 'locked', 'deleted')),
  salutation text,
  first_name text,
  last_name text,
  email text check (email = lower(email)),
  email_hash text,                       -- keyed; stays three years after a deletion
  language text not null,
  password_hash text,
  password_version int not null default 1,
  agency_number text,
  employee_number text,
  roles text[] not null default '{}',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  last_login_at timestamptz,
  primary key (mandant_id, id),
  unique (mandant_id, hash)
);
create unique index account_email on account (mandant_id, email);
call mandant_owned('account');

create table recommendation (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  number text not null,
  hash text not null,
  short_code text not null,
  root_id bigint,                        -- the recommendation a follow-up hangs on
  account_id bigint not null,
  product_id int not null,
  premium_id int not null,
  premium_cents bigint not null,
  recommender_share smallint not null check (recommender_share in (0, 50, 100)),
  link_type text not null check (link_type in ('shortLink', 'recommendationLink')),
  target_url text,
  status text not null check (status in ('open', 'ok', 'released', 'paid', 'expired', 'cancelled')),
  valid_until date not null,
  locked_at timestamptz,                 -- the link is over for newcomers (E15)
  accepted_at timestamptz,
  remuneration text not null default 'premium' check (remuneration in ('premium', 'commission')),
  origin text not null check (origin in ('portal', 'widget', 'agency', 'employee', 'offline')),
  campaign text,
  agent_number text,
  agency_number text,
  employee_number text,
  company text,
  shown_first_name text,                 -- how the recommender signed it: what the recipient sees, never the account's
  shown_initial text,
  contact_sealed text,                   -- what the recommender typed about the contact (E-17)
  contact_until date,
  terms_text_id bigint,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (mandant_id, id),
  unique (mandant_id, number),
  foreign key (mandant_id, account_id) references account,
  foreign key (mandant_id, product_id) references product
);
create index recommendation_account on recommendation (mandant_id, account_id, id);
create index recommendation_root on recommendation (mandant_id, root_id) where root_id is not null;
create index recommendation_status on recommendation (mandant_id, status, valid_until, id);
create index recommendation_created on recommendation (mandant_id, created_at, id);
create index recommendation_contact on recommendation (mandant_id, contact_until) where contact_sealed is not null;
call mandant_owned('recommendation');

-- A click is written before its answer, in groups; no foreign key, so that one bad row never fails its neighbours.
create table click (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  recommendation_id bigint not null,
  channel text,
  entry_source text,
  recipient_number text,
  target text not null check (target in ('landing', 'shop')),
  at timestamptz not null,
  visitor_hash text,
  is_bot boolean not null,
  primary key (mandant_id, id)
);
call mandant_owned('click');

-- One flush of clicks: per mandant the mandant set and one insert of all its rows. The call is the whole transaction.
create function record_clicks(
  mandants int[], recommendations bigint[], channels text[], sources text[], recipients text[], targets text[],
  moments timestamptz[], visitors text[], bots boolean[]
) returns void language plpgsql as $$
declare
  whose int;
begin
  perform set_config('role', 'weitersagen_app', true);
  foreach whose in array (select array_agg(distinct mandant) from unnest(mandants) mandant) loop
    perform set_config('app.mandant', whose::text, true);
    insert into click (recommendation_id, channel, entry_source, recipient_number, target, at, visitor_hash, is_bot)
      select recommendation, channel, source, recipient, target, moment, visitor, bot
      from unnest(mandants, recommendations, channels, sources, recipients, targets, moments, visitors, bots)
        as row (mandant, recommendation, channel, source, recipient, target, moment, visitor, bot)
      where mandant = whose;
  end loop;
end
$$;

-- Who was counted on which day, so that a visitor counts once per link and day; lives as long as the hashes.
create table visit (
  mandant_id int not null default current_mandant(),
  recommendation_id bigint not null,
  day date not null,
  visitor_hash text not null,
  primary key (mandant_id, recommendation_id, day, visitor_hash)
);
create index visit_day on visit (mandant_id, day);
call mandant_owned('visit');

create table click_total (
  mandant_id int not null default current_mandant(),
  recommendation_id bigint not null,
  entries int not null,
  primary key (mandant_id, recommendation_id)
);
call mandant_owned('click_total');

-- Up to which click the totals are rolled up, and up to which the visitor's hash is gone.
create table click_progress (
  mandant_id int primary key default current_mandant(),
  counted_id bigint not null default 0,
  anonymised_id bigint not null default 0
);
call mandant_owned('click_progress');

create table recipient (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  number text not null,
  hash text not null,
  recommendation_id bigint not null,
  status text not null check (status in ('unconfirmed', 'confirmed', 'deleted')),
  salutation text,
  first_name text,
  last_name text,
  company text,
  email text check (email = lower(email)),
  phone text,
  birth_date date,
  street text,
  house_number text,
  postcode text,
  city text,
  advertising boolean not null default false,
  advertising_at timestamptz,
  language text not null,
  delete_on date,
  reminded_on date,
  confirmed_at timestamptz,
  terms_text_id bigint,
  agreed_at timestamptz,
  agreement_channel text,
  agreement_ip_hash text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (mandant_id, id),
  unique (mandant_id, number),
  unique (mandant_id, hash),
  unique (mandant_id, recommendation_id),
  foreign key (mandant_id, recommendation_id) references recommendation
);
create index recipient_email on recipient (mandant_id, email);
create index recipient_deletion on recipient (mandant_id, delete_on) where status = 'unconfirmed';
call mandant_owned('recipient');

create table bank_account (
  mandant_id int not null default current_mandant(),
  owner_kind text not null check (owner_kind in ('account', 'recipient')),
  owner_id bigint not null,
  holder_sealed text not null,
  iban_sealed text not null,
  iban_hash text not null,
  given_at timestamptz not null,
  primary key (mandant_id, owner_kind, owner_id)
);
call mandant_owned('bank_account');

-- Proof of a permission (advertising, newsletter), apart from the person and longer than it (rules 3.3).
create table permission_evidence (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  kind text not null,
  person_hash text not null,
  given boolean not null,
  text text not null,
  source text not null,
  at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (mandant_id, id)
);
create index permission_evidence_person on permission_evidence (mandant_id, person_hash, kind, id);
call mandant_owned('permission_evidence', 'select, insert, update');
