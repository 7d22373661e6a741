-- "My contact signed, and nothing happened": a claim of a recommender, decided by a person, once more after an appeal.
create table claim (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  number text not null,
  account_id bigint not null,
  recommendation_id bigint,              -- one of the person
  external_number text,                  -- as the person typed it
  contract_on date not null,
  words_sealed text,                     -- null: gone with the person
  appeal_sealed text,
  status text not null check (status in ('filed', 'assigned', 'goodwill', 'refused', 'appealed', 'decided')),
  outcome text check (outcome in ('assigned', 'goodwill', 'refused')),
  refusal text,                          -- contract/src/claim/status.ts has the list
  filed_at timestamptz not null,
  answer_by date not null,
  decided_at timestamptz,
  decided_by bigint references operator,
  appealed_at timestamptz,
  first_decided_by bigint references operator,
  primary key (mandant_id, id),
  unique (mandant_id, number),
  foreign key (mandant_id, recommendation_id) references recommendation,
  check (recommendation_id is not null or external_number is not null),
  check ((outcome is null) = (status = 'filed')),
  check (refusal is null or outcome = 'refused'),
  -- After an appeal another person decides.
  check (status <> 'decided' or decided_by is null or decided_by <> first_decided_by)
);
comment on column claim.words_sealed is 'sealed for number';
comment on column claim.appeal_sealed is 'sealed for number';
create unique index claim_open_recommendation on claim (mandant_id, account_id, recommendation_id) where status in ('filed', 'appealed');
create unique index claim_open_number on claim (mandant_id, account_id, external_number) where status in ('filed', 'appealed');
create index claim_account on claim (mandant_id, account_id, id);
create index claim_recommendation on claim (mandant_id, recommendation_id) where recommendation_id is not null;
create index claim_external on claim (mandant_id, external_number) where external_number is not null;
create index claim_filed on claim (mandant_id, filed_at, id);
create index claim_answer on claim (mandant_id, answer_by, id);
create index claim_status on claim (mandant_id, status, id);
create index claim_open on claim (mandant_id, answer_by, id) where status in ('filed', 'appealed');
call mandant_owned('claim', 'select, insert, update');

-- A row of a file that named no recommendation may be the contract that somebody claims.
create index order_import_line_external on order_import_line (mandant_id, external_number) where failed;
