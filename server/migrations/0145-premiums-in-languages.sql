-- What a premium says in languages beside the mandant's own; what is missing there is said in that one.
-- locks premium: some hundred rows
alter table premium add column translations jsonb not null default '[]';
