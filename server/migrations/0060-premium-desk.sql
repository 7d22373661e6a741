-- Premiums at the desk: the list by its columns, and how many codes of a voucher nobody has.
create index premium_named on premium (mandant_id, name, id);
create index premium_valued on premium (mandant_id, value_cents, id);
create index voucher_code_added on voucher_code (mandant_id, premium_id, id);

-- The last four signs of a code, to tell one from the other at the desk as long as nobody has it; none of those that came before.
alter table voucher_code add column code_end text,
  add constraint voucher_code_end_free check (code_end is null or reward_id is null);
