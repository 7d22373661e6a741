-- Agencies: who sells for a mandant, the people who work there, whom they invite and what they add to premiums; and which
-- agency a recommender, a contact, an order and a reward belong to.
--
-- A transaction may name one agency (`app.agency`), and one employee of it (`app.employee`). What it names is all it sees of
-- every table here, whatever a statement asks for: a policy beside the one that keeps mandants apart.

create function current_agency() returns text language sql stable parallel safe
  return nullif(current_setting('app.agency', true), '');
create function current_employee() returns text language sql stable parallel safe
  return nullif(current_setting('app.employee', true), '');

-- Puts a table that has agency_number, and perhaps employee_number, under that rule; the settings are read once a statement.
-- Said as a case, because the planner takes a setting that is null for rare, and would think that everybody else sees next to nothing.
create procedure agency_owned(owned regclass, has_employee boolean default true) language plpgsql as $$
begin
  execute format(
    'create policy agency on %s as restrictive to weitersagen_app using (case when (select current_agency()) is null then true else agency_number = (select current_agency()) %s end)',
    owned, case when has_employee then 'and case when (select current_employee()) is null then true else employee_number = (select current_employee()) end' else '' end);
end
$$;

create table agency (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  agency_number text not null check (agency_number ~ '^\d{6}$'),
  status text not null check (status in ('registered', 'inReview', 'active', 'inactive', 'rejected', 'merged')),
  company text not null,
  legal_form text,
  street text,
  house_number text,
  postcode text,
  city text,
  phone text,
  email text not null,
  tax_number text,
  vat_id text,
  buyer_reference text,                  -- what an office wants to read on its invoices (BT-10)
  status_reason text,                    -- why it was refused or deactivated, as its owner is told
  merged_into bigint,
  search_key text not null,              -- number, company, city and e-mail in small letters, for the desk
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (mandant_id, id),
  unique (mandant_id, agency_number)
);
create index agency_created on agency (mandant_id, created_at, id);
create index agency_status_created on agency (mandant_id, status, created_at, id);
create index agency_company on agency (mandant_id, company, id);
call mandant_owned('agency');
call agency_owned('agency', false);

create table agency_user (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  agency_id bigint,                      -- null: signed in by a provider that named no agency we know
  agency_number text,
  employee_number text check (employee_number ~ '^[0-9A-Za-z-]{1,10}$'),
  roles text[] not null default '{}' check (roles <@ array['owner', 'employee']),
  status text not null check (status in ('invited', 'active', 'locked')),
  email text not null check (email = lower(email)),
  email_confirmed_at timestamptz,
  salutation text,
  first_name text,
  last_name text,
  phone text,
  language text not null,
  password_hash text,
  password_version int not null default 1,
  sso_issuer text,                       -- who vouches for the person
  sso_subject text,                      -- as that provider names the person
  removed_at timestamptz,                -- left: nobody signs in, the name stays in reports
  last_login_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (mandant_id, id),
  foreign key (mandant_id, agency_id) references agency
);
create unique index agency_user_email on agency_user (mandant_id, email) where removed_at is null;
create unique index agency_user_subject on agency_user (mandant_id, sso_issuer, sso_subject) where sso_subject is not null and removed_at is null;
create unique index agency_user_number on agency_user (mandant_id, agency_id, employee_number) where employee_number is not null;
create index agency_user_agency on agency_user (mandant_id, agency_id, id);
call mandant_owned('agency_user');
-- An employee sees the colleagues' names: reports and lists name them.
call agency_owned('agency_user', false);

-- Whom an agency asked to become a recommender (rules 3.7).
create table invitation (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  agency_id bigint not null,
  agency_number text not null,
  employee_number text,
  status text not null check (status in ('sent', 'opened', 'accepted', 'declined', 'expired', 'withdrawn')),
  kind text not null check (kind in ('personal', 'phone', 'video', 'email')),
  first_name text,
  last_name text,
  email text check (email = lower(email)),
  language text not null,
  talked_at timestamptz,                 -- when the talk was, and what proves that the person wants a mail (E-19)
  evidence text,
  is_mailed boolean not null,
  sent_at timestamptz not null,          -- the last time
  sent_count int not null default 1,
  opened_at timestamptz,
  ended_at timestamptz,                  -- accepted, declined, expired or withdrawn
  expires_on date not null,
  account_id bigint,                     -- whose account it led to
  invited_by bigint not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (mandant_id, id),
  foreign key (mandant_id, agency_id) references agency
);
create index invitation_agency on invitation (mandant_id, agency_number, created_at, id);
create index invitation_agency_status on invitation (mandant_id, agency_number, status, created_at, id);
create index invitation_employee on invitation (mandant_id, agency_number, employee_number, created_at, id);
create index invitation_email on invitation (mandant_id, email) where email is not null;
create index invitation_account on invitation (mandant_id, account_id) where account_id is not null;
create index invitation_open on invitation (mandant_id, expires_on, id) where status in ('sent', 'opened');
call mandant_owned('invitation');
call agency_owned('invitation');

-- Who wants no more invitations, as a keyed hash of the address.
create table invitation_block (
  mandant_id int not null default current_mandant(),
  email_hash text not null,
  created_at timestamptz not null,
  primary key (mandant_id, email_hash)
);
call mandant_owned('invitation_block');

-- What an agency adds to the premium of a product for its own recommenders (rules 4.5).
create table premium_plan (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  agency_number text not null,
  product_id int not null,
  extra_cents bigint not null check (extra_cents > 0),
  valid_from date not null,
  valid_to date,
  ended_at timestamptz,                  -- taken away: what was promised before stays
  created_at timestamptz not null,
  primary key (mandant_id, id),
  foreign key (mandant_id, product_id) references product
);
create index premium_plan_agency on premium_plan (mandant_id, agency_number, product_id, id);
call mandant_owned('premium_plan');
call agency_owned('premium_plan', false);

-- What the agency added, beside the premium: kept with the snapshot, and added to whatever premium is chosen.
alter table recommendation add column plan_cents bigint not null default 0 check (plan_cents >= 0);
alter table recipient add column agency_number text, add column employee_number text;
alter table reward add column agency_number text, add column employee_number text;

call agency_owned('account');
call agency_owned('recommendation');
call agency_owned('recipient');
call agency_owned('orders');
call agency_owned('reward');

-- Whose a contact is: of the agency of the agent that was recommended, else of the recommender's. An order is the contact's,
-- a reward the order's. Whoever writes one of them says nothing of it, and cannot forget it.
create function write_recipient_agency() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  r record;
begin
  select agency_number, employee_number, agent_number into r from recommendation
    where mandant_id = new.mandant_id and id = new.recommendation_id;
  new.agency_number := r.agency_number;
  new.employee_number := r.employee_number;
  if r.agent_number is not null then
    select a.agency_number, null into r from agent a where a.mandant_id = new.mandant_id and a.external_id = r.agent_number and a.agency_number is not null;
    if found then
      new.agency_number := r.agency_number;
      new.employee_number := null;
    end if;
  end if;
  return new;
end
$$;
create trigger recipient_agency before insert or update of recommendation_id on recipient
  for each row execute function write_recipient_agency();

create function write_order_agency() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  r record;
begin
  if new.recipient_id is not null then
    select agency_number, employee_number into r from recipient where mandant_id = new.mandant_id and id = new.recipient_id;
  else
    select agency_number, employee_number into r from recommendation where mandant_id = new.mandant_id and id = new.recommendation_id;
  end if;
  if tg_op = 'UPDATE' or r.agency_number is not null then
    new.agency_number := r.agency_number;
    new.employee_number := r.employee_number;
  end if;
  return new;
end
$$;
create trigger orders_agency before insert or update of recommendation_id, recipient_id on orders
  for each row execute function write_order_agency();

create function write_reward_agency() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  r record;
begin
  if new.order_id is not null then
    select agency_number, employee_number into r from orders where mandant_id = new.mandant_id and id = new.order_id;
  else
    select agency_number, employee_number into r from recommendation where mandant_id = new.mandant_id and id = new.recommendation_id;
  end if;
  new.agency_number := r.agency_number;
  new.employee_number := r.employee_number;
  return new;
end
$$;
create trigger reward_agency before insert or update of order_id, recommendation_id on reward
  for each row execute function write_reward_agency();

-- The bank account of an agency follows the rules of all.
alter table bank_account drop constraint bank_account_owner_kind_check;
alter table bank_account add constraint bank_account_owner_kind_check check (owner_kind in ('account', 'recipient', 'agency')) not valid;
