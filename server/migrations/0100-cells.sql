-- A mandant lies whole in one database, its cell. The home database is the first cell; each database has a row of every mandant
-- that has ever lain in it, and the row at home says where the mandant lies now.
alter table mandant add column cell text not null default 'home' check (cell ~ '^[a-z][a-z0-9-]{0,30}$');

-- What may not be done in this database with the rows of a mandant that moves, and until when: `mails` stay where they are, `writes`
-- are refused, and where it lies `elsewhere` nothing is read or written. Who moves one may be killed: then it is open again.
create table move_state (
  mandant_id int primary key references mandant,
  closed text not null check (closed in ('mails', 'writes', 'elsewhere')),
  until timestamptz check ((until is null) = (closed = 'elsewhere'))
);
grant select on move_state to weitersagen_app, weitersagen_report;

-- The database itself refuses what comes from a program that has not heard of a move.
create function assert_open(whose int, is_written boolean) returns void language plpgsql stable as $$
declare
  how text;
begin
  select closed into how from move_state where mandant_id = whose and (until is null or until > clock_timestamp());
  if how = 'elsewhere' or (how = 'writes' and is_written) then
    raise exception 'mandant % is not here at this moment', whose using errcode = 'WS001';
  end if;
end
$$;

-- At home: where a mandant lies.
create function cell_of(whose int) returns text language sql stable as $$ select cell from mandant where id = whose $$;

-- By its host alone a row names no mandant, and a move follows the rows of one.
alter table mandant_host replica identity full;

create or replace function record_clicks(
  mandants int[], recommendations bigint[], channels text[], sources text[], recipients text[], targets text[],
  moments timestamptz[], visitors text[], kinds text[], referrers text[]
) returns void language plpgsql set enable_nestloop to off as $$
declare
  whose int;
  now_in smallint;
begin
  perform set_config('role', 'weitersagen_app', true);
  now_in := current_epoch();
  foreach whose in array (select array_agg(distinct mandant order by mandant) from unnest(mandants) mandant) loop
    perform set_config('app.mandant', whose::text, true);
    perform assert_open(whose, true);
    with came as materialized (
      select *, (moment at time zone 'Europe/Berlin')::date as on_day
      from unnest(mandants, recommendations, channels, sources, recipients, targets, moments, visitors, kinds, referrers)
        with ordinality as row (mandant, recommendation, channel, source, recipient, target, moment, visitor, kind, referrer, place)
      where mandant = whose),
    fresh as (
      insert into visit (recommendation_id, day, visitor_hash)
      select distinct recommendation, on_day, visitor from came where kind = 'person' and visitor is not null order by 1, 2, 3
      on conflict do nothing returning recommendation_id, day, visitor_hash)
    insert into click (epoch, recommendation_id, at, kind, is_entry, target, channel, entry_source, recipient_number, referrer_host)
      select now_in, recommendation, moment, kind,
        fresh.visitor_hash is not null and row_number() over (partition by recommendation, on_day, visitor, kind order by place) = 1,
        target, channel, source, recipient, referrer
      from came left join fresh on recommendation_id = recommendation and day = on_day and visitor_hash = visitor and kind = 'person'
      order by place;
  end loop;
end
$$;
