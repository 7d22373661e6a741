-- People sign in: the newsletter they confirmed, the number the client knows them by, support sessions.

alter table account
  add newsletter_mail_at timestamptz,    -- the last opt-in mail (rules 3.6)
  add newsletter_at timestamptz,         -- confirmed
  add customer_number text,
  add customer_number_at timestamptz;    -- when it was compared with the client's list

create index account_newsletter_mail on account (mandant_id, newsletter_mail_at) where newsletter_mail_at is not null and newsletter_at is null;
create index account_customer_number on account (mandant_id, customer_number) where customer_number is not null;
-- Nobody ever came: no password, and perhaps no recommendation (K13).
create index account_created on account (mandant_id, created_at, id) where status = 'created';

-- An operator who looks may change something only where that was asked for and written down (P-04).
alter table session add support_may_write boolean not null default false;
alter table one_time_token
  add support_operator_id bigint,
  add support_may_write boolean not null default false;

-- The client's list: which customer numbers are valid (C-14).
create table customer_number (
  mandant_id int not null default current_mandant(),
  number text not null,
  valid boolean not null,
  read_at timestamptz not null,
  primary key (mandant_id, number)
);
call mandant_owned('customer_number');

-- Tokens of the client's portal are good once (R-32); a row lives as long as such a token.
create table used_token (
  mandant_id int not null default current_mandant(),
  jti text not null,
  ends_at timestamptz not null,
  primary key (mandant_id, jti)
);
create index used_token_ends on used_token (mandant_id, ends_at);
call mandant_owned('used_token');
