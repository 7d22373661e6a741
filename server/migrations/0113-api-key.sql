-- Keys of the client's systems at the desk: what each may, who made it, when it was used, the one of before while a system
-- changes over, and one that two have agreed to, which is made when it is shown.
-- locks api_key: some rows a mandant
alter table api_key
  alter column key_hash drop not null,   -- promised, and not made yet
  add column generation int not null default 1,
  add column scopes text[],              -- null = everything: one of the file
  add column ending text,
  add column made_at timestamptz,        -- null = when the name was made
  add column made_by bigint references operator,
  add column used_at timestamptz,
  add column ends_at timestamptz,
  add column former_hash text,
  add column former_hashed_by text,
  add column former_used_at timestamptz,
  add column former_ends_at timestamptz,
  add column promised_to bigint references operator,
  add column promised_until timestamptz,
  add column promised_scopes text[],
  add column promised_days int,
  add column promised_overlap_hours int,
  add constraint api_key_former check ((former_hash is null) = (former_ends_at is null)),
  add constraint api_key_promised check ((promised_to is null) = (promised_until is null)),
  add constraint api_key_former_hash unique (mandant_id, former_hash);
