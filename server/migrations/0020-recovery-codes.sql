-- What an operator signs in with when the device of the second factor is lost: ten codes, each once, kept as keyed hashes.

create table operator_recovery_code (
  operator_id bigint not null references operator,
  hash text not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (operator_id, hash)
);
grant select, insert, update (used_at), delete on operator_recovery_code to weitersagen_app;
