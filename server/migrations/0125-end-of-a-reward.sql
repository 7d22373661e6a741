-- When a reward ended: was paid out, cancelled or expired. The database tells it where the status moves, so that whatever program
-- moves it tells it, and what is noted of a reward afterwards changes nothing that an index holds.
alter table reward add column ended_at timestamptz;

create function tell_end_of_reward() returns trigger language plpgsql as $$
begin
  new.ended_at := case when new.status in ('paidOut', 'cancelled', 'expired') then new.changed_at end;
  return new;
end
$$;
create trigger reward_ended before update of status on reward
  for each row when (new.status is distinct from old.status) execute function tell_end_of_reward();
