-- What a click was besides a person's visit, and the host of the page it came from (C-21, C-23).
alter table click
  add kind text not null default 'person' check (kind in ('person', 'preview', 'robot', 'prefetch', 'head')),
  add referrer_host text;

-- Of the clicks that were there before only is_bot is known; the new flush says what kind they are.
drop function record_clicks(int[], bigint[], text[], text[], text[], text[], timestamptz[], text[], boolean[]);
create function record_clicks(
  mandants int[], recommendations bigint[], channels text[], sources text[], recipients text[], targets text[],
  moments timestamptz[], visitors text[], kinds text[], referrers text[]
) returns void language plpgsql as $$
declare
  whose int;
begin
  perform set_config('role', 'weitersagen_app', true);
  foreach whose in array (select array_agg(distinct mandant) from unnest(mandants) mandant) loop
    perform set_config('app.mandant', whose::text, true);
    insert into click (recommendation_id, channel, entry_source, recipient_number, target, at, visitor_hash, is_bot, kind, referrer_host)
      select recommendation, channel, source, recipient, target, moment, visitor, kind <> 'person', kind, referrer
      from unnest(mandants, recommendations, channels, sources, recipients, targets, moments, visitors, kinds, referrers)
        as row (mandant, recommendation, channel, source, recipient, target, moment, visitor, kind, referrer)
      where mandant = whose;
  end loop;
end
$$;

-- Entries of a link by day and channel: people, each once a day, what a client's system reported, and apart from them what
-- was no entry. An empty channel is none, `*` is every further name of a campaign.
create table entry_day (
  mandant_id int not null default current_mandant(),
  recommendation_id bigint not null,
  day date not null,
  channel text not null,
  people int not null default 0,
  reported int not null default 0,
  repeats int not null default 0,
  previews int not null default 0,
  robots int not null default 0,
  prefetches int not null default 0,
  heads int not null default 0,
  primary key (mandant_id, recommendation_id, day, channel)
);
create index entry_day_day on entry_day (mandant_id, day);
call mandant_owned('entry_day');

-- From which pages people came, as far as their browsers say so: the host alone.
create table referrer_day (
  mandant_id int not null default current_mandant(),
  recommendation_id bigint not null,
  day date not null,
  host text not null,
  people int not null,
  primary key (mandant_id, recommendation_id, day, host)
);
create index referrer_day_day on referrer_day (mandant_id, day);
call mandant_owned('referrer_day');

-- How a recipient came: the channel and the way in that the form was opened with (R-33, C-24).
alter table recipient add entry_channel text, add entry_source text;
