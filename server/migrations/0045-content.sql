-- Content of a CMS elsewhere as it was seen last, so that pages show it however that CMS is doing.
create table content_copy (
  mandant_id int not null default current_mandant(),
  app text not null,
  kind text not null,
  items jsonb not null,
  seen_at timestamptz not null,
  primary key (mandant_id, app, kind)
);
call mandant_owned('content_copy');

-- When the CMS of a mandant was asked last: one process asks at a time.
create table content_look (
  mandant_id int not null default current_mandant(),
  app text not null,
  looked_at timestamptz not null,
  primary key (mandant_id, app)
);
call mandant_owned('content_look');
