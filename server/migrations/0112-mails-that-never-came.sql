-- Mails that came back or never left are few among those that were sent, and a list of them read all of a mandant's.
create index mail_gone on mail (mandant_id, state, created_at, id) where state in ('bounced', 'dropped');
