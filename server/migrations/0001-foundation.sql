-- Roles, the tenant rule, and the global tables.
--
-- owner   the login that migrates; forced row-level security hides rows from it, too
-- app     what every request and job acts as; owns nothing
-- report  reads across row-level security for the operator's searches, and writes nothing
--
-- A mandant-owned table has mandant_id first in its key and is handed to `mandant_owned`; a query without a mandant
-- fails, because current_mandant() raises an error where the setting is missing or empty.

do $$
begin
  if not exists (select from pg_roles where rolname = 'weitersagen_app') then
    create role weitersagen_app nologin nobypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'weitersagen_report') then
    create role weitersagen_report nologin nobypassrls;
  end if;
  if not pg_has_role(current_user, 'weitersagen_app', 'member') then
    execute format('grant weitersagen_app to %I', current_user);
  end if;
  if not pg_has_role(current_user, 'weitersagen_report', 'member') then
    execute format('grant weitersagen_report to %I', current_user);
  end if;
end
$$;

grant usage on schema public to weitersagen_app, weitersagen_report;

create extension if not exists pg_trgm;

create function current_mandant() returns int language sql stable parallel safe
  return current_setting('app.mandant')::int;

-- Puts a table under the tenant rule: the app sees and writes rows of the set mandant only, report reads all rows
-- and names the mandant in its own condition (an index on a text search is used only without a security barrier).
create procedure mandant_owned(owned regclass, rights text default 'select, insert, update, delete') language plpgsql as $$
begin
  execute format('alter table %s enable row level security', owned);
  execute format('alter table %s force row level security', owned);
  execute format('create policy mandant on %s using (mandant_id = current_mandant()) with check (mandant_id = current_mandant())', owned);
  execute format('create policy report on %s for select to weitersagen_report using (true)', owned);
  execute format('grant %s on %s to weitersagen_app', rights, owned);
  execute format('grant select on %s to weitersagen_report', owned);
end
$$;

create table mandant (
  id int generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{2,40}$'),
  created_at timestamptz not null
);

create table mandant_host (
  host text primary key check (host = lower(host)),
  mandant_id int not null references mandant
);

-- Links carry no mandant: code and number lead to it. No personal data, and the number is no secret.
create table link_code (
  code text primary key,
  mandant_id int not null references mandant,
  number text not null unique
);

-- A random salt for the visitor hashes of one day; deleted after 24 hours.
create table visitor_salt (
  day date primary key,
  salt bytea not null
);

-- How often something happened in a window; the key is a keyed hash.
create table limit_counter (
  key text not null,
  window_start timestamptz not null,
  count int not null,
  primary key (key, window_start)
);

-- Which nightly job has done which day for which mandant.
create table job_run (
  mandant_id int not null references mandant,
  job text not null,
  day date not null,
  done_at timestamptz not null,
  processed int not null,
  primary key (mandant_id, job, day)
);

-- The queue of the outbox: through it the poller finds work without reading a mandant's rows.
create table mail_due (
  mandant_id int not null references mandant,
  mail_id bigint not null,
  due_at timestamptz not null,
  primary key (mandant_id, mail_id)
);
create index mail_due_at on mail_due (due_at);

create table operator (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  role text not null check (role in ('BetreiberAdmin', 'BetreiberSachbearbeitung', 'BetreiberRedaktion')),
  mandants text[],                       -- slugs; null = all
  status text not null check (status in ('invited', 'active', 'locked')),
  password_hash text,
  password_version int not null default 1,
  totp_sealed text,
  totp_step bigint,                      -- last step used: a code counts once
  language text not null default 'de',
  created_at timestamptz not null,
  last_login_at timestamptz
);

create table operator_session (
  id text primary key,
  operator_id bigint not null references operator,
  browser text,
  auth_at timestamptz not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null
);
create index operator_session_operator on operator_session (operator_id);

create table operator_token (
  hash text primary key,
  operator_id bigint not null references operator,
  purpose text not null,
  pending_sealed text,                   -- what the first step of an enrolment leaves for the second
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz
);
create index operator_token_operator on operator_token (operator_id);

grant select, insert, update on mandant, operator to weitersagen_app;
grant select, insert, update, delete on mandant_host, visitor_salt, limit_counter, mail_due, operator_session, operator_token to weitersagen_app;
grant select, insert on link_code to weitersagen_app;
grant select, insert, update on job_run to weitersagen_app;
grant select on mandant, mandant_host, job_run, mail_due to weitersagen_report;
grant select (id, email) on operator to weitersagen_report;
