-- Campaigns (rules E-22): what is or was public of each; what editors write beside it lies in the drafts.
create table campaign (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  published_at timestamptz,              -- null: not public (any more)
  version int,                           -- of the draft: which one is or was public
  audience text check (audience in ('everybody', 'recommender', 'agency')),
  from_on date,
  until_on date,
  needs_agreement boolean not null default false,
  texts jsonb not null default '[]',     -- title, text and legal text of each language
  created_at timestamptz not null,
  primary key (mandant_id, id),
  check (published_at is null or (version is not null and audience is not null and from_on <= until_on))
);
create index campaign_active on campaign (mandant_id, until_on) where published_at is not null;
call mandant_owned('campaign');

-- Who has agreed to what, word for word, until it is taken back or the person goes; the evidence lies apart from the person.
create table campaign_agreement (
  mandant_id int not null default current_mandant(),
  account_id bigint not null,
  campaign_id bigint not null,
  version int not null,
  text text not null,
  agreed_at timestamptz not null,
  primary key (mandant_id, account_id, campaign_id),
  foreign key (mandant_id, account_id) references account,
  foreign key (mandant_id, campaign_id) references campaign
);
create index campaign_agreement_campaign on campaign_agreement (mandant_id, campaign_id);
call mandant_owned('campaign_agreement');
