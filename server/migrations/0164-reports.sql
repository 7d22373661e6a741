-- Reports at the desk: what somebody has saved to ask again, and who gets the mail of the week. Operators belong to no mandant,
-- and lie in another database than it may.
create table report_view (
  mandant_id int not null default current_mandant(),
  id int generated always as identity,
  operator_id bigint not null,
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 500), -- what stands in the address
  saved_at timestamptz not null,
  primary key (mandant_id, id)
);
create unique index report_view_name on report_view (mandant_id, operator_id, name);
call mandant_owned('report_view', 'select, insert, update, delete');

create table report_mail (
  mandant_id int not null default current_mandant(),
  operator_id bigint not null,
  told_on date not null,                 -- Monday of the week that was told last, or in which it was asked for
  primary key (mandant_id, operator_id)
);
create index report_mail_due on report_mail (mandant_id, told_on);
call mandant_owned('report_mail', 'select, insert, update, delete');
