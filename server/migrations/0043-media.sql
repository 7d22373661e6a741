-- Pictures that editors of a mandant upload, and PDFs to download: the content is a file of the mandant itself.
create table media (
  mandant_id int not null default current_mandant(),
  id bigint generated always as identity,
  key text not null,                     -- a random UUID: what it is asked for by
  slug text not null,                    -- the other name it is asked for by; stays when the name changes
  name text not null,
  file_key text not null,                -- its content
  type text not null check (type in ('jpeg', 'png', 'webp', 'pdf')),
  is_picture boolean not null generated always as (type <> 'pdf') stored,
  bytes int not null,
  width int,
  height int,
  focus_x float8 not null default 0.5,     -- what stays in sight wherever it is cut, from 0 to 1 of the whole picture
  focus_y float8 not null default 0.5,
  cut_x float8,                            -- the part that is shown, in fractions; null is all of it
  cut_y float8,
  cut_width float8,
  cut_height float8,
  alternative_texts jsonb not null default '{}',
  search_key text not null,              -- what a search looks at, in small letters
  version int not null default 1,        -- grows whenever another picture is seen: file, focus, cut
  created_at timestamptz not null,
  created_by bigint,
  changed_at timestamptz not null,
  changed_by bigint,
  primary key (mandant_id, id),
  unique (mandant_id, key),
  unique (mandant_id, slug),
  check (focus_x between 0 and 1 and focus_y between 0 and 1),
  check (is_picture = (width is not null) and is_picture = (height is not null)),
  check (num_nulls(cut_x, cut_y, cut_width, cut_height) in (0, 4))
);
create index media_created on media (mandant_id, created_at, id);
create index media_kind on media (mandant_id, is_picture, created_at, id);
create index media_changed on media (mandant_id, changed_at, id);
create index media_named on media (mandant_id, name, id);
create index media_search on media using gin (mandant_id, search_key gin_trgm_ops);
call mandant_owned('media');

-- A picture in another size, as it was drawn: public like the picture, so nothing of it is sealed.
create table media_variant (
  mandant_id int not null default current_mandant(),
  media_id bigint not null,
  version int not null,
  plan text not null,                    -- what was drawn of it
  content bytea,                         -- null while somebody draws it, who has until then
  made_at timestamptz not null,
  drawn_until timestamptz,
  primary key (mandant_id, media_id, version, plan),
  foreign key (mandant_id, media_id) references media on delete cascade,
  check ((content is null) = (drawn_until is not null))
);
alter table media_variant alter column content set storage external;
call mandant_owned('media_variant');

-- A file belongs to a person, or to a thing of the mandant; while it waits for that it has neither.
alter table file alter column account_id drop not null;
alter table file drop constraint file_object_check;
alter table file add constraint file_object_check check (object in ('claim', 'media'));
alter table file add constraint file_owner check (object is null or (object = 'media') = (account_id is null));
