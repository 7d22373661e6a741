-- in steps
-- Mails that came back or never left are few among those that were sent, and a list of them read all of a mandant's.
-- locks mail: the parent alone, which has no rows
create index if not exists mail_gone on only mail (mandant_id, state, created_at, id) where state in ('bounced', 'dropped');

-- each partition of mail without mail_gone
drop index concurrently if exists :partition_gone;

-- each partition of mail without mail_gone
create index concurrently :partition_gone on :partition (mandant_id, state, created_at, id) where state in ('bounced', 'dropped');

-- each partition of mail without mail_gone
alter index mail_gone attach partition :partition_gone;
