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
