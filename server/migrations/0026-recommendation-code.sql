-- Codes by which people recommend without a link (rules 1.7): each belongs to a person and leads back to them.
create table recommendation_code (
  mandant_id int not null default current_mandant(),
  code text not null,
  account_id bigint not null,
  shown_first_name text,                 -- how the recommender signed the form: what the recipient sees, never the account's
  shown_initial text,
  created_at timestamptz not null,
  primary key (mandant_id, code),
  foreign key (mandant_id, account_id) references account
);
create index recommendation_code_account on recommendation_code (mandant_id, account_id, created_at);
call mandant_owned('recommendation_code');
