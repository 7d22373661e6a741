-- A message whose copy is wanted at an address nobody has confirmed is shown on a page of ours for seven days (V-11).
create table contact_copy (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  number text not null,                  -- what the sender names on the telephone
  message_sealed text not null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (mandant_id, id)
);
comment on column contact_copy.message_sealed is 'sealed for number';
create index contact_copy_ends on contact_copy (mandant_id, ends_at);
call mandant_owned('contact_copy');

-- Its page, for the mandants that are there. Row-level security hides their rows from the owner, so one after the other.
do $$
declare
  whose int;
begin
  for whose in select id from mandant order by id loop
    perform set_config('app.mandant', whose::text, true);
    insert into route (mandant_id, name, path, additional, position)
    select whose, 'Kontaktkopie', '/kontakt/kopie', true, coalesce(max(position), 0) + 1 from route where mandant_id = whose
    having count(*) > 0
    on conflict do nothing;
  end loop;
  perform set_config('app.mandant', '', true);
end
$$;

-- The address that stands for all of a mailbox (V-04), where it is not the one that was given.
alter table recipient add email_mailbox text;
-- Under the tenant rule a coalesce serves no index.
create index recipient_mailbox on recipient (mandant_id, (case when email_mailbox is null then email else email_mailbox end));
do $$
declare
  whose int;
begin
  for whose in select id from mandant order by id loop
    perform set_config('app.mandant', whose::text, true);
    update recipient set email_mailbox = case
        when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
          then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
        when split_part(email, '@', 2) in ('proton.me', 'protonmail.com', 'pm.me')
          then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@proton.me'
        when split_part(email, '@', 2) in ('icloud.com', 'me.com', 'mac.com')
          then split_part(split_part(email, '@', 1), '+', 1) || '@icloud.com'
        else split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2)
      end
    where mandant_id = whose and (split_part(email, '@', 2) in ('gmail.com', 'googlemail.com', 'proton.me', 'protonmail.com', 'pm.me', 'icloud.com', 'me.com', 'mac.com')
      or email like '%+%' and split_part(email, '@', 2) in ('outlook.com', 'outlook.de', 'hotmail.com', 'hotmail.de', 'live.com', 'live.de', 'msn.com', 'fastmail.com', 'mailbox.org', 'posteo.de', 'zoho.com', 'tuta.com', 'tutanota.com'));
    update recipient set email_mailbox = null where mandant_id = whose and email_mailbox = email;
  end loop;
  perform set_config('app.mandant', '', true);
end
$$;

-- When a mail that nobody has confirmed went to the postman: what counts against MailsJeAdresseTag and
-- UnbestaetigteMailsJeStunde (rules 1.8).
alter table mail add unconfirmed_at timestamptz;
create index mail_unconfirmed on mail (mandant_id, unconfirmed_at) where unconfirmed_at is not null;

-- One that waits for its turn: from when it may go, whether whoever caused it was known, and the networks it came from,
-- as keyed hashes. It is due far in the future until then.
alter table mail_due
  add turn_from timestamptz,
  add turn_at timestamptz,
  add turn_known boolean,
  add turn_network text,
  add turn_subnetwork text;
create index mail_due_turn on mail_due (mandant_id, turn_from) where turn_from is not null;

-- Tries to sign in that slow the next one down (rules 1.9): of one account from one network, under a keyed hash.
create table wrong_try (
  key text primary key,
  wrong int not null,
  wait_until timestamptz not null,
  tried_at timestamptz not null
);
create index wrong_try_at on wrong_try (tried_at);
grant select, insert, update, delete on wrong_try to weitersagen_app;
