-- What editors change: a working copy beside what is published, and every version that was public once.

-- One row for a thing that was ever edited. The revision grows with every change, so that two at once meet.
create table draft (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity, -- what events name
  object text not null,                  -- the kind of thing, as the feature that owns it calls it
  object_key text not null,              -- which one
  data jsonb,                            -- the working copy; null = it is what is published
  revision int not null,
  version int,                           -- the version that is public; null = none is
  changed_by bigint,                     -- operator; null = the program or a client
  changed_at timestamptz not null,
  primary key (mandant_id, object, object_key),
  unique (mandant_id, id)
);
call mandant_owned('draft');

-- What was published, word for word; it stays when the thing is taken away.
create table draft_version (
  mandant_id int not null default current_mandant(),
  object text not null,
  object_key text not null,
  version int not null,
  data jsonb,                            -- null = taken away with this version
  published_at timestamptz not null,
  published_by bigint,
  note text,
  primary key (mandant_id, object, object_key, version)
);
call mandant_owned('draft_version', 'select, insert');

create table draft_schedule (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  object text not null,
  object_key text not null,
  deed text not null check (deed in ('publish', 'unpublish')),
  at timestamptz not null,
  data jsonb,                            -- what goes live, as it was when that was asked
  note text,
  asked_by bigint,
  asked_at timestamptz not null,
  failure text,                          -- why it could not be done; it is not tried again
  primary key (mandant_id, id),
  unique (mandant_id, object, object_key, deed),
  check ((data is null) = (deed = 'unpublish'))
);
create index draft_schedule_due on draft_schedule (mandant_id, at, id) where failure is null;
-- Each process looks when the next one of all mandants is.
create index draft_schedule_next on draft_schedule (at) where failure is null;
call mandant_owned('draft_schedule');

-- The CMS: apps, clients, items.

-- A call names an app and no mandant: it leads to one. No personal data, and the name is no secret.
create table cms_app (
  name text primary key check (name ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  mandant_id int not null references mandant
);
grant select, insert, delete on cms_app to weitersagen_app;
grant select on cms_app to weitersagen_report;

create table cms_app_setting (
  mandant_id int not null default current_mandant(),
  app text not null,
  languages text[] not null check (cardinality(languages) > 0), -- the first one is the master
  changed_at timestamptz not null,
  primary key (mandant_id, app)
);
call mandant_owned('cms_app_setting');

create table cms_client (
  mandant_id int not null default current_mandant(),
  app text not null,
  name text not null check (name ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  role text not null check (role in ('delivery', 'editor', 'system')),
  secret_sealed text,                    -- of delivery only: the mandant call shows it
  secret_hash text not null,             -- keyed
  generation int not null,               -- grows with every new secret: tokens of an older one have ended
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (mandant_id, app, name),
  check ((secret_sealed is not null) = (role = 'delivery'))
);
comment on column cms_client.secret_sealed is 'sealed for app, name';
call mandant_owned('cms_client');

create table cms_item (
  mandant_id int not null default current_mandant(),
  id text not null check (id ~ '^[a-z0-9-]{1,100}$'),
  app text not null,
  schema text not null,
  status text not null check (status in ('draft', 'published', 'archived')),
  data jsonb,                            -- what is published
  body text,                             -- the same as it is sent, with fallbacks of languages filled in
  search text,                           -- words of what is published, in small letters
  draft_key text,                        -- what names it, in its working copy
  public_key text,                       -- and in what is published
  version int not null,                  -- revision of the draft that is published
  created_at timestamptz not null,
  created_by text not null,              -- as the wire says it: subject:7, client:app:name
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (mandant_id, id),
  check ((status = 'published') = (data is not null)),
  check ((data is null) = (body is null))
);
create unique index cms_item_draft_key on cms_item (mandant_id, app, schema, draft_key) where draft_key is not null;
create unique index cms_item_public_key on cms_item (mandant_id, app, schema, public_key) where public_key is not null;
create index cms_item_listed on cms_item (mandant_id, app, schema, changed_at desc, id);
create index cms_item_public on cms_item (mandant_id, app, schema, changed_at desc, id) where status = 'published';
call mandant_owned('cms_item');

-- Short values of published fields that all languages share. Under row-level security no index of jsonb is used, one of
-- text is (docs/decisions/003); in the order in which a list is shown without another wish.
create table cms_value (
  mandant_id int not null default current_mandant(),
  app text not null,
  schema text not null,
  field text not null,
  value text not null,
  changed_at timestamptz not null,
  item_id text not null,
  primary key (mandant_id, item_id, field),
  foreign key (mandant_id, item_id) references cms_item on delete cascade
);
create index cms_value_found on cms_value (mandant_id, app, schema, field, value, changed_at desc, item_id);
call mandant_owned('cms_value');
