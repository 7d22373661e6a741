-- What guards the way in: the report role by name, security events, sealed secrets of the mandant, a proof of the keys.

-- A login that inherits the role must not read across mandants where a transaction forgot to set one. Declared
-- immutable so that it is decided when a statement is planned: a plan under row-level security is made anew when the
-- role changes, and a condition that stays in the plan would keep searches for a part of a text from their indexes.
create function is_report() returns boolean language sql immutable parallel safe
  return current_user = 'weitersagen_report';

create or replace procedure mandant_owned(owned regclass, rights text default 'select, insert, update, delete') language plpgsql as $$
begin
  execute format('alter table %s enable row level security', owned);
  execute format('alter table %s force row level security', owned);
  execute format('create policy mandant on %s using (mandant_id = current_mandant()) with check (mandant_id = current_mandant())', owned);
  execute format('create policy report on %s for select to weitersagen_report using (is_report())', owned);
  execute format('grant %s on %s to weitersagen_app', rights, owned);
  execute format('grant select on %s to weitersagen_report', owned);
end
$$;

do $$
declare
  owned text;
begin
  for owned in select format('%I.%I', schemaname, tablename) from pg_policies where policyname = 'report' and schemaname = 'public' loop
    execute format('alter policy report on %s using (is_report())', owned);
  end loop;
end
$$;

-- Who signed in or tried to, who was refused, took a file, opened what is masked elsewhere, or changed a setting. No
-- address stands in it: networks and e-mails are keyed hashes. Equal ones of a second are one row with their number.
create table security_event (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  kind text not null check (kind in ('signIn', 'secondFactor', 'apiKey', 'refusal', 'file', 'opened', 'setting')),
  outcome text not null check (outcome in ('done', 'wrong', 'slowed', 'refused', 'series')),
  actor_kind text not null,
  actor_id text,
  subject_hash text,                     -- of the e-mail that somebody tried to sign in with
  network_hash text,                     -- null for a job
  what text,                             -- name of the file, the call, the setting
  count int not null default 1 check (count > 0),
  at timestamptz not null,
  primary key (mandant_id, id)
);
create index security_event_at on security_event (mandant_id, at, id);
create index security_event_kind on security_event (mandant_id, kind, at, id);
create index security_event_network on security_event (mandant_id, network_hash, at) where network_hash is not null;
create index security_event_subject on security_event (mandant_id, subject_hash, at) where subject_hash is not null;
create index security_event_actor on security_event (mandant_id, actor_id, at) where actor_id is not null;
create index security_event_what on security_event (mandant_id, what) where what is not null;
-- So much of a hash is shown, and searched for.
create index security_event_network_sign on security_event (mandant_id, left(network_hash, 8)) where network_hash is not null;
create index security_event_subject_sign on security_event (mandant_id, left(subject_hash, 8)) where subject_hash is not null;
create index security_event_series on security_event (mandant_id, at) where outcome = 'series';
call mandant_owned('security_event', 'select, insert');

-- The operators' own way in: they work for several mandants, so it lies beside them.
create table operator_security_event (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('signIn', 'secondFactor')),
  outcome text not null check (outcome in ('done', 'wrong', 'slowed', 'refused', 'series')),
  actor_kind text not null,
  actor_id text,                         -- the operator, also one of whom only the e-mail was right
  subject_hash text,
  network_hash text,
  what text,                             -- the mandant at whose desk it was
  count int not null default 1 check (count > 0),
  at timestamptz not null
);
create index operator_security_event_at on operator_security_event (at, id);
create index operator_security_event_network on operator_security_event (network_hash, at) where network_hash is not null;
create index operator_security_event_subject on operator_security_event (subject_hash, at) where subject_hash is not null;
create index operator_security_event_actor on operator_security_event (actor_id, at) where actor_id is not null;
create index operator_security_event_what on operator_security_event (what) where what is not null;
create index operator_security_event_network_sign on operator_security_event (left(network_hash, 8)) where network_hash is not null;
create index operator_security_event_subject_sign on operator_security_event (left(subject_hash, 8)) where subject_hash is not null;
create index operator_security_event_series on operator_security_event (at) where outcome = 'series';
grant select, insert on operator_security_event to weitersagen_app;
grant select on operator_security_event to weitersagen_report;
grant select (mandants) on operator to weitersagen_report;

-- Nobody changes one; the hash of an address goes with the person, and all of it after 400 days by the clock of the
-- database, which no setting of the program moves.
create function refuse_changed_security_event() returns trigger language plpgsql as $$
declare
  forgotten jsonb := to_jsonb(old) || '{"subject_hash": null}';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) = forgotten then
    return new;
  end if;
  if tg_op = 'DELETE' and old.at < now() - interval '400 days' then
    return old;
  end if;
  raise exception 'rows of % are never changed', tg_table_name;
end
$$;
create trigger security_event_append_only before update or delete on security_event
  for each row execute function refuse_changed_security_event();
create trigger operator_security_event_append_only before update or delete on operator_security_event
  for each row execute function refuse_changed_security_event();

-- By the owner of the tables, because the app can only add.
create function forget_old_security_events() returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_mandant int;
  of_operators int;
begin
  delete from security_event where mandant_id = current_mandant() and at < now() - interval '400 days';
  get diagnostics of_mandant = row_count;
  delete from operator_security_event where at < now() - interval '400 days';
  get diagnostics of_operators = row_count;
  return of_mandant + of_operators;
end
$$;
create function forget_security_subject(hashes text[]) returns void language sql security definer set search_path = public, pg_temp as $$
  update security_event set subject_hash = null where mandant_id = current_mandant() and subject_hash = any(hashes);
$$;
revoke execute on function forget_old_security_events(), forget_security_subject(text[]) from public;
grant execute on function forget_old_security_events(), forget_security_subject(text[]) to weitersagen_app;

-- The secrets that sign the tokens of the client's portal; what stood in the configuration is moved by the program,
-- which alone has the keys (mandant/portal-secret.ts).
alter table mandant_config add autologin_sealed text;
comment on column mandant_config.autologin_sealed is 'sealed for the mandant';

-- One value for each key that seals: a start with the wrong keys is noticed before the first IBAN.
create table key_proof (
  key_id text primary key,
  proof text not null,                   -- not resealed: it stands for its key alone
  made_at timestamptz not null
);
grant select, insert, delete on key_proof to weitersagen_app;

-- When the postman took a mail: a moment that is still to come says that the clock has gone back since.
alter table mail_due add claimed_at timestamptz;

-- A night too far from the last one is held until somebody starts it by hand.
alter table job_state drop constraint job_state_outcome_check;
alter table job_state add constraint job_state_outcome_check check (outcome in ('done', 'failed', 'held'));
