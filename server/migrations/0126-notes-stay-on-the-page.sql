-- in steps
-- A note of a reward moved `changed_at`, which stood in the index of its bank data: no update of a reward could stay on its page.
-- What ended before is told its end where bank data are still kept, ten thousand at a time; the index is one of the ends.
do $$
declare
  whose int;
  last bigint;
begin
  for whose in select id from mandant order by id loop
    last := 0;
    loop
      perform set_config('app.mandant', whose::text, true);
      with part as (select r.id from reward r where r.mandant_id = whose and r.id > last order by r.id limit 10000),
        told as (
          update reward r set ended_at = case when r.paid_at is null then r.changed_at else r.paid_at end
          from part where r.mandant_id = whose and r.id = part.id and r.ended_at is null and r.iban_sealed is not null
            and r.status in ('paidOut', 'cancelled', 'expired'))
      select max(id) into last from part;
      exit when last is null;
      commit;
    end loop;
  end loop;
  perform set_config('app.mandant', '', true);
end
$$;

drop index concurrently if exists reward_ended;

create index concurrently reward_ended on reward (mandant_id, ended_at) where iban_sealed is not null and ended_at is not null;

drop index concurrently if exists reward_snapshot;

-- Room on the pages of what is noted often beside what indexes hold: sign-ins and passwords, entries and reminders, counts of links.
alter table account set (fillfactor = 85);

alter table recipient set (fillfactor = 85);

alter table entry_day set (fillfactor = 85);

alter table click_total set (fillfactor = 85);
