-- A/B tests of a page: two versions of a block, or of the order of ways to share. Version A is what is published, so only B is here.
-- Which version somebody sees is computed and never kept. Operators lie in another database than a mandant may.
create table ab_test (
  mandant_id int not null default current_mandant(),
  id int generated always as identity,
  name text not null check (length(name) between 1 and 80),
  subject text not null check (subject in ('block', 'shareOrder')),
  block_id text check (length(block_id) <= 100),  -- the id of a block in the CMS
  words jsonb not null default '[]',              -- of version B, by language
  share_order text[] not null default '{}',       -- of version B
  split text not null check (split in ('day', 'consent')),
  aim text not null check (aim in ('recommended', 'opened', 'shared')),
  from_day date not null,
  until_day date not null,
  ended_at timestamptz,                           -- only where it was ended before its last day
  created_at timestamptz not null,
  created_by bigint,
  primary key (mandant_id, id),
  check (until_day between from_day and from_day + 91),
  check ((subject = 'block') = (block_id is not null))
);
call mandant_owned('ab_test', 'select, insert, update, delete');

-- Who saw a version on a day, and who of them reached the aim: under the number of the test and its version.
alter table hit_day drop constraint hit_day_kind_check,
  add constraint hit_day_kind_check check (kind in ('page', 'goal', 'visit', 'share', 'seen', 'reached')) not valid;
