-- Files that people send: each has an owner, and an end as soon as somebody knows it. The content lies in parts in the database
-- or in the folder of FILES_DIR, sealed in both.
create table file (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  key text not null,                     -- random: what it is asked for by
  account_id bigint not null,            -- whose it is; it goes with the person
  object text check (object in ('claim')),
  object_id bigint,                      -- what it belongs to; null while it waits for that
  name text not null,
  type text not null check (type in ('jpeg', 'png', 'webp', 'pdf')),
  bytes int not null check (bytes > 0),
  store text not null check (store in ('database', 'folder')),
  content_hash text not null,            -- keyed; the name of the file in the folder
  parts int,                             -- null until all of it is there: nobody sees it before
  created_at timestamptz not null,
  ends_at timestamptz,
  primary key (mandant_id, id),
  unique (mandant_id, key),
  check ((object is null) = (object_id is null)),
  check (object_id is not null or ends_at is not null)
);
create index file_object on file (mandant_id, object, object_id) where object_id is not null;
create index file_account on file (mandant_id, account_id);
create index file_ends on file (mandant_id, ends_at) where ends_at is not null;
create index file_content on file (mandant_id, content_hash) where store = 'folder';
call mandant_owned('file');

create table file_part (
  mandant_id int not null default current_mandant(),
  file_id bigint not null,
  part int not null,
  content_sealed bytea not null,
  primary key (mandant_id, file_id, part),
  foreign key (mandant_id, file_id) references file on delete cascade
);
comment on column file_part.content_sealed is 'sealed for file_id, part';
-- Random bytes do not get smaller.
alter table file_part alter column content_sealed set storage external;
call mandant_owned('file_part', 'select, insert, delete');
