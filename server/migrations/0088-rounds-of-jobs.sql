-- One row a job for all mandants: the last round asked who has something to do, for which day, and since when its nights
-- are held. Who had nothing to do is written nowhere.
create table job_round (
  job text primary key,
  day date not null,
  asked_at timestamptz not null,
  held_at timestamptz,
  mandants int not null default 0        -- that had something to do
);
grant select, insert, update on job_round to weitersagen_app;
grant select on job_round to weitersagen_report;

-- So whoever runs says that it still does; without a word somebody else takes it over.
alter table job_state add beat_at timestamptz;

-- Until now each mandant had a row a day. A night that is held stays held: what its mandants had last counts.
insert into job_round (job, day, asked_at) select job, max(day), max(done_at) from job_run group by job;
do $$
declare
  one int;
begin
  for one in select id from mandant loop
    perform set_config('app.mandant', one::text, true);
    update job_round r set held_at = s.started_at,
      day = least(r.day, (select max(x.day) from job_run x where x.mandant_id = one and x.job = r.job))
    from job_state s where s.mandant_id = one and s.job = r.job and s.outcome = 'held';
  end loop;
end
$$;
