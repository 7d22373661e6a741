-- What a product says in languages beside the mandant's own; what is missing there is said in that one.
-- locks product: some hundred rows
alter table product add column translations jsonb not null default '[]';
