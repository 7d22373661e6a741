-- What of the value of a reward the agency of the recommender added (rules 4.5): it is added to whatever premium is chosen at
-- the pickup, and the order may have been for another product than what was recommended.
alter table reward add column plan_cents bigint not null default 0;

-- Who of an agency has agreed to what, beside the recommenders in campaign_agreement (rules E-22): word for word, until it is
-- taken back or the person goes; the evidence lies apart from the person.
create table campaign_agency_agreement (
  mandant_id int not null default current_mandant(),
  agency_user_id bigint not null,
  campaign_id bigint not null,
  version int not null,
  text text not null,
  agreed_at timestamptz not null,
  primary key (mandant_id, agency_user_id, campaign_id),
  foreign key (mandant_id, agency_user_id) references agency_user,
  foreign key (mandant_id, campaign_id) references campaign
);
create index campaign_agency_agreement_campaign on campaign_agency_agreement (mandant_id, campaign_id);
call mandant_owned('campaign_agency_agreement');
