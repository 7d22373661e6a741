-- What is recommended, and what can be earned by it.

create table category (
  mandant_id int not null default current_mandant(),
  id int not null,
  slug text not null,
  title text not null,
  breadcrumb text not null,
  subtitle text,
  source text not null check (source in ('festnetz', 'mobilfunk')),
  category text not null,
  position int not null,
  active boolean not null default true,
  primary key (mandant_id, id),
  unique (mandant_id, slug)
);
call mandant_owned('category');

create table product (
  mandant_id int not null default current_mandant(),
  id int not null,
  external_id text not null,
  name text not null,
  description text not null default '',
  category_id int,
  source text not null default 'festnetz' check (source in ('festnetz', 'mobilfunk')),
  agent boolean not null default false,
  young boolean not null default false,
  shop_url_template text,                -- with {Empfehlungsnummer}, {Empfaengernummer}, {Channel}; null = no shop
  position int not null default 0,
  active boolean not null default true,
  primary key (mandant_id, id),
  unique (mandant_id, external_id),
  foreign key (mandant_id, category_id) references category
);
call mandant_owned('product');

create table premium (
  mandant_id int not null default current_mandant(),
  id int not null,
  external_id text not null,
  name text not null,
  description text not null default '',
  kind text not null check (kind in ('money', 'voucher')),
  value_cents bigint not null check (value_cents > 0),
  starts_on date,
  ends_on date,
  shown_until date,
  primary key (mandant_id, id),
  unique (mandant_id, external_id)
);
call mandant_owned('premium');

create table premium_product (
  mandant_id int not null default current_mandant(),
  product_id int not null,
  premium_id int not null,
  primary key (mandant_id, product_id, premium_id),
  foreign key (mandant_id, product_id) references product,
  foreign key (mandant_id, premium_id) references premium
);
create index premium_product_premium on premium_product (mandant_id, premium_id);
call mandant_owned('premium_product');

create table voucher_code (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  premium_id int not null,
  value_cents bigint not null check (value_cents > 0),
  code_sealed text not null,
  code_hash text not null,
  reward_id bigint,
  taken_at timestamptz,
  primary key (mandant_id, id),
  unique (mandant_id, premium_id, code_hash),
  foreign key (mandant_id, premium_id) references premium
);
create index voucher_code_free on voucher_code (mandant_id, premium_id, value_cents) where reward_id is null;
call mandant_owned('voucher_code');
