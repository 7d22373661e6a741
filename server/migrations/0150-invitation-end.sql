-- in steps
-- What names an invited person goes twelve weeks after the end of the invitation (rules 1.13): the night finds whose.
drop index concurrently if exists invitation_ended;

create index concurrently invitation_ended on invitation (mandant_id, ended_at, id) where email is not null and ended_at is not null;
