-- in steps
-- Mails that failed stay for years, and those that wait are gone within the hour: whoever looked at the one read the other. Each
-- list has its own: what has not been tried yet, and what somebody should look at.
-- locks mail: the parent alone, which has no rows
create index if not exists mail_waiting on only mail (mandant_id, created_at, id) where state = 'waiting' and tries = 0;

-- each partition of mail without mail_waiting
drop index concurrently if exists :partition_waiting;

-- each partition of mail without mail_waiting
create index concurrently :partition_waiting on :partition (mandant_id, created_at, id) where state = 'waiting' and tries = 0;

-- each partition of mail without mail_waiting
alter index mail_waiting attach partition :partition_waiting;

create index if not exists mail_failed on only mail (mandant_id, created_at, id)
  where state = 'failed' or state = 'waiting' and tries > 0;

-- each partition of mail without mail_failed
drop index concurrently if exists :partition_failed;

-- each partition of mail without mail_failed
create index concurrently :partition_failed on :partition (mandant_id, created_at, id)
  where state = 'failed' or state = 'waiting' and tries > 0;

-- each partition of mail without mail_failed
alter index mail_failed attach partition :partition_failed;

-- The version before is served by the two as well.
drop index if exists mail_unsent;
