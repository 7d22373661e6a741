-- A mail that came back after our mail server had taken it (rules 1.8).
alter table mail drop constraint mail_state_check;
alter table mail add constraint mail_state_check check (state in ('waiting', 'sent', 'bounced', 'failed', 'dropped')) not valid;

-- What came back from an address, known by its keyed hash. One that is suppressed gets no mail.
create table returned_address (
  mandant_id int not null default current_mandant(),
  address_hash text not null,
  -- Null: nothing says that the address is not there, or somebody lifted it.
  suppressed_at timestamptz,
  reason text,
  reply_code text,
  -- The mail that came back last.
  mail_id bigint not null,
  soft_count int not null default 0,
  returned_at timestamptz not null,
  primary key (mandant_id, address_hash)
);
call mandant_owned('returned_address');
