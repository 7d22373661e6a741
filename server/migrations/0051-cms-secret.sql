-- A client that writes is let in by two: the one who asked has its secret shown once, which makes it. Until then there is none
-- to be read anywhere.
alter table cms_client
  add secret_for bigint references operator,
  add secret_until timestamptz,
  add check ((secret_for is null) = (secret_until is null)),
  add check (secret_for is null or role <> 'delivery');
