-- The catalogue (§3; E-23, E-24, rules 7.7): what a tariff costs and for how long, what comes with it, and who says so.
alter table product
  -- Who keeps the row: the mandant at the desk, or a provider of whom it is a copy.
  add column provider text not null default 'standard' check (provider in ('standard', 'anbieter-a', 'anbieter-b')),
  add column display_name text,
  add column bundle text check (bundle in ('DP', 'TP')),
  add column hybrid boolean not null default false,
  add column product_group text,
  add column class text,
  add column monthly_cents bigint check (monthly_cents >= 0),
  add column once_cents bigint check (once_cents >= 0),
  add column price_steps text check (price_steps ~ '^[0-9]{1,3}:[0-9]{1,9}(;[0-9]{1,3}:[0-9]{1,9})*$'),  -- months:cents
  add column promotion_name text,
  add column rebate_cents bigint check (rebate_cents >= 0),          -- what a promotion of the landline saves in all
  add column promotion_cents bigint check (promotion_cents >= 0),    -- the price of a mobile promotion
  add column term_months int check (term_months between 0 and 120),
  add column speed_mbit int check (speed_mbit > 0),
  add column description1 text,
  add column description2 text,
  add column description3 text,
  add column description4 text,
  add column commission text,                                        -- class;cents|class;cents
  add column external_tariff_id text,
  add column footnote_id int,
  add column top_position int,
  add column picture text,                                           -- keys of media; drawn where there is none
  add column small_picture text,
  add column priced_on date,                                         -- the day the provider last said so; null = the mandant's own
  drop constraint product_mandant_id_external_id_key,
  add unique (mandant_id, external_id, provider);
create index product_tariff_number on product (mandant_id, external_tariff_id) where external_tariff_id is not null;
-- Which of them break the rule of gifts (E-05).
create index product_insurance on product (mandant_id, id) where insurance and active and excess_reason is null;

-- Title, breadcrumb and subtitle in languages beside the mandant's own.
alter table category
  add column translations jsonb not null default '[]',
  add column picture text,
  add column icon text;
