-- A mail that came back after our mail server had taken it (rules 1.8).
alter table mail drop constraint mail_state_check;
alter table mail add constraint mail_state_check
  check (state in ('waiting', 'sent', 'bounced', 'failed', 'dropped')) not valid;
-- What comes back may name the mail by its Message-ID alone.
create index mail_message on mail (mandant_id, message_id);

-- What came back from an address, which is known by its keyed hash as in the outbox.
create table returned_address (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  address_hash text not null,
  -- counted: not for good; suppressed: it gets no mail; complained: it gets no advertising; lifted: by a person, or by the
  -- owner, who got a mail there.
  state text not null check (state in ('counted', 'suppressed', 'complained', 'lifted')),
  reason text not null,
  reply_code text,
  -- The mail that came back last, and how many did one after the other.
  mail_id bigint not null,
  in_row int not null,
  returned_at timestamptz not null,
  -- When a mail that a person waits for went although it is suppressed.
  tried_at timestamptz,
  primary key (mandant_id, id),
  unique (mandant_id, address_hash)
);
-- How many there are, for whoever watches.
create index returned_address_suppressed on returned_address (mandant_id) where state = 'suppressed';
create index returned_address_at on returned_address (mandant_id, returned_at, id);
call mandant_owned('returned_address');
