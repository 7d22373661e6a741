-- What the database itself guards about money, whoever writes to it.

-- A sealed value is bound to its mandant, its column and what the comment on the column names of its row: moved to
-- another row it does not open. The program seals what was sealed before this once more when it starts (sealed_form),
-- and reads nothing of the first form any more.
create table sealed_form (
  form int primary key,
  since timestamptz not null default now()
);
grant select, insert on sealed_form to weitersagen_app;

comment on column mandant_config.debtor_sealed is 'sealed for the mandant';
comment on column replay_key.answer_sealed is 'sealed for endpoint, key';
comment on column mail.address_sealed is 'sealed for template, message_id';
comment on column mail.parameters_sealed is 'sealed for template, message_id';
comment on column voucher_code.code_sealed is 'sealed for premium_id, value_cents, code_hash';
comment on column recommendation.contact_sealed is 'sealed for number';
comment on column bank_account.holder_sealed is 'sealed for owner_kind, owner_id';
comment on column bank_account.iban_sealed is 'sealed for owner_kind, owner_id';
comment on column order_import_part.content_sealed is 'sealed for import_id, part';
comment on column order_import_probe.report_sealed is 'sealed for import_id, line';
comment on column reward.holder_sealed is 'sealed for id, attempt';
comment on column reward.iban_sealed is 'sealed for id, attempt';
comment on column payout_run.file_sealed is 'sealed for id';
comment on column operator.totp_sealed is 'sealed for id';
comment on column operator_token.pending_sealed is 'sealed for hash';

-- The account of a transfer that came back was that of its attempt; the attempt after it has none yet.
do $$
declare
  whose int;
begin
  for whose in select id from mandant loop
    perform set_config('app.mandant', whose::text, true);
    update reward set holder_sealed = null, iban_sealed = null
    where mandant_id = whose and attempt > 1 and collected_at is null and (iban_sealed is not null or holder_sealed is not null);
  end loop;
  perform set_config('app.mandant', '', true);
end
$$;

-- The books know these kinds of posting, each between its two accounts, and their reversals (contract/src/ledger/ledger.ts).
alter table posting add constraint posting_accounts check ((kind, debit, credit) in (
  ('reservation', 'PraemienVorgemerkt', 'PraemienOffen'),
  ('reservation-reversal', 'PraemienOffen', 'PraemienVorgemerkt'),
  ('provision', 'PraemienAufwand', 'VerbindlichkeitPraemien'),
  ('provision-reversal', 'VerbindlichkeitPraemien', 'PraemienAufwand'),
  ('collection', 'VerbindlichkeitPraemien', 'AuszahlungOffen'),
  ('collection-reversal', 'AuszahlungOffen', 'VerbindlichkeitPraemien'),
  ('voucher', 'VerbindlichkeitPraemien', 'GutscheinBestand'),
  ('voucher-reversal', 'GutscheinBestand', 'VerbindlichkeitPraemien'),
  ('payout', 'AuszahlungOffen', 'Bank'),
  ('payout-reversal', 'Bank', 'AuszahlungOffen'),
  ('expiry', 'VerbindlichkeitPraemien', 'PraemienErtrag'),
  ('expiry-reversal', 'PraemienErtrag', 'VerbindlichkeitPraemien'),
  ('clawBack', 'ForderungPersonen', 'PraemienAufwand'),
  ('clawBack-reversal', 'PraemienAufwand', 'ForderungPersonen'),
  ('raise', 'PraemienAufwand', 'VerbindlichkeitPraemien'),
  ('raise-reversal', 'VerbindlichkeitPraemien', 'PraemienAufwand'),
  ('cut', 'VerbindlichkeitPraemien', 'PraemienAufwand'),
  ('cut-reversal', 'PraemienAufwand', 'VerbindlichkeitPraemien')
));

-- A run goes from draft to exported and on, and never back; who made, exported, confirmed or discarded it stays. Exported
-- is what it holds: at least one transfer, each that of its reward. Runs are never deleted.
alter table payout_run add message_id text;  -- of its bank file, drawn with the export: it is never given twice
create function guard_payout_run() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'draft' or num_nonnulls(new.exported_at, new.exported_by, new.confirmed_at, new.confirmed_by,
      new.discarded_at, new.discarded_by, new.file_sealed, new.message_id) > 0
    then
      raise exception 'a payout run begins as a draft';
    end if;
    return new;
  end if;
  if (new.mandant_id, new.id, new.created_at, new.created_by) is distinct from (old.mandant_id, old.id, old.created_at, old.created_by)
    or (new.status = old.status or old.exported_by is not null)
      and (new.exported_at, new.exported_by, new.message_id) is distinct from (old.exported_at, old.exported_by, old.message_id)
    or (new.status = old.status or old.confirmed_by is not null)
      and (new.confirmed_at, new.confirmed_by) is distinct from (old.confirmed_at, old.confirmed_by)
    or (new.status = old.status or old.discarded_by is not null)
      and (new.discarded_at, new.discarded_by) is distinct from (old.discarded_at, old.discarded_by)
  then
    raise exception 'what happened to payout run % does not change', old.id;
  end if;
  if new.status <> old.status then
    if (old.status, new.status) not in (('draft', 'exported'), ('exported', 'confirmed'), ('draft', 'discarded'), ('exported', 'discarded'))
      or new.status = 'exported' and (new.exported_by is null or new.exported_at is null)
      or new.status = 'confirmed' and (new.confirmed_by is null or new.confirmed_at is null)
    then
      raise exception 'payout run % does not become % from %', old.id, new.status, old.status;
    end if;
    if new.status = 'exported' and (
      not exists (select from payout_item i where i.mandant_id = new.mandant_id and i.run_id = new.id)
      or exists (
        select from payout_item i
        where i.mandant_id = new.mandant_id and i.run_id = new.id and i.reward_id is not null and not exists (
          select from reward w
          where w.mandant_id = i.mandant_id and w.id = i.reward_id and w.attempt = i.attempt
            and w.amount_cents = i.amount_cents and w.status = 'collected' and w.premium_kind = 'money')))
    then
      raise exception 'the transfers of payout run % do not fit their rewards', new.id;
    end if;
  end if;
  return new;
end
$$;
create trigger payout_run_guard before insert or update on payout_run for each row execute function guard_payout_run();
revoke delete on payout_run from weitersagen_app;

-- A transfer is the amount and the attempt of its reward, goes into a draft or leaves one, and never changes. It is void
-- with its run.
create function guard_new_payout_items() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (
    select from fresh i left join payout_run r on r.mandant_id = i.mandant_id and r.id = i.run_id
    where r.status is distinct from 'draft' or i.discarded)
  then
    raise exception 'only a draft takes transfers';
  end if;
  if exists (
    select from fresh i
    where i.reward_id is not null and not exists (
      select from reward w
      where w.mandant_id = i.mandant_id and w.id = i.reward_id and w.attempt = i.attempt
        and w.amount_cents = i.amount_cents and w.status = 'collected' and w.premium_kind = 'money'))
  then
    raise exception 'a transfer does not fit its reward';
  end if;
  return null;
end
$$;
create trigger payout_item_new after insert on payout_item referencing new table as fresh
  for each statement execute function guard_new_payout_items();

create function guard_payout_item() returns trigger language plpgsql as $$
declare
  run_status text;
begin
  select status into run_status from payout_run where mandant_id = old.mandant_id and id = old.run_id;
  if tg_op = 'DELETE' then
    if run_status is distinct from 'draft' then
      raise exception 'a transfer leaves no run but a draft';
    end if;
    return old;
  end if;
  if (new.mandant_id, new.run_id, new.subject_kind, new.subject_id, new.attempt, new.amount_cents, new.end_to_end_id)
      is distinct from (old.mandant_id, old.run_id, old.subject_kind, old.subject_id, old.attempt, old.amount_cents, old.end_to_end_id)
    or new.discarded <> old.discarded and not (new.discarded and run_status = 'discarded')
  then
    raise exception 'a transfer never changes';
  end if;
  return new;
end
$$;
create trigger payout_item_guard before update or delete on payout_item for each row execute function guard_payout_item();

-- What happened to a run is about no person, so nothing of it is ever forgotten: with the export stands what the file was.
create or replace function refuse_all_but_forgetting() returns trigger language plpgsql as $$
declare
  forgotten event%rowtype := old;
begin
  forgotten.reason := null;
  if tg_op = 'UPDATE' and old.object <> 'payout' and new is not distinct from forgotten then
    return new;
  end if;
  raise exception 'rows of % are never changed', tg_table_name;
end
$$;

-- The program changes what an operator may do, and how one signs in; never who it is and for which mandants.
revoke update on operator from weitersagen_app;
do $$
begin
  execute (
    select format('grant update (%s) on operator to weitersagen_app', string_agg(quote_ident(attname), ', '))
    from pg_attribute
    where attrelid = 'operator'::regclass and attnum > 0 and not attisdropped
      and attname not in ('id', 'email', 'mandants', 'created_at'));
end
$$;

-- What the runs say the bank has paid, and what the books say, each night: two ways to one sum.
create table bank_check (
  mandant_id int not null default current_mandant(),
  day date not null,
  checked_at timestamptz not null,
  transferred_cents bigint not null,     -- transfers of confirmed runs
  returned_cents bigint not null,        -- those of them that came back
  booked_cents bigint not null,          -- balance of the account Bank
  primary key (mandant_id, day)
);
call mandant_owned('bank_check');

-- Never one hand alone: who exports a run did not make it, and who confirms it did not export it. Runs
-- of before had another rule; in demo mode one person may be enough, which the run says from its beginning.
alter table payout_run add rule int not null default 1, add single_handed boolean not null default false;
alter table payout_run alter column rule set default 2;
alter table payout_run add constraint payout_run_two_persons check (
  rule < 2 or single_handed
  or (exported_by is null or exported_by <> created_by) and (confirmed_by is null or confirmed_by <> exported_by)
);
-- While its row stands one person is enough: a demo without the second person. The program never writes it, only the
-- owner of the tables does, at the start.
create table single_hand (
  is_allowed boolean primary key default true check (is_allowed),
  since timestamptz not null default now()
);
grant select on single_hand to weitersagen_app;

create function guard_payout_rule() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.rule <> 2 or tg_op = 'UPDATE' and (new.rule, new.single_handed) is distinct from (old.rule, old.single_handed) then
    raise exception 'how many persons a payout run needs does not change';
  end if;
  if new.single_handed and not exists (select from single_hand) and (
    tg_op = 'INSERT'
    or old.exported_by is null and new.exported_by = new.created_by
    or old.confirmed_by is null and new.confirmed_by = new.exported_by)
  then
    raise exception 'a payout run needs two persons here';
  end if;
  return new;
end
$$;
create trigger payout_run_rule before insert or update on payout_run for each row execute function guard_payout_rule();
