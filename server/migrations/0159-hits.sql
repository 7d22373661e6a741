-- What pages, goals, visits and shares were counted, by day of Berlin: how often, and by how many people of that day. Nothing of a
-- person is in it. Whoever came that day already is known by a keyed hash that ends with the day.
create table hit_day (
  mandant_id int not null default current_mandant(),
  day date not null,
  kind text not null check (kind in ('page', 'goal', 'visit', 'share')),
  name text not null check (length(name) <= 40),  -- the RouteName of a page, or the number of a goal
  channel text not null default '' check (length(channel) <= 64),
  product_id int not null default 0,              -- 0 where it is about none
  count int not null,
  people int not null,
  primary key (mandant_id, day, kind, name, channel, product_id)
);
call mandant_owned('hit_day');

create table hit_visitor (
  mandant_id int not null default current_mandant(),
  day date not null,
  kind text not null,
  name text not null,
  channel text not null,
  product_id int not null,
  visitor_hash text not null,
  primary key (mandant_id, day, kind, name, channel, product_id, visitor_hash)
);
call mandant_owned('hit_visitor', 'select, insert, delete');
