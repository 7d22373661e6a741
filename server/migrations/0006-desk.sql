-- What the operator's desk looks at every day.

-- The last run of each job: when it began, who asked for it, how it ended. job_run says only which day is done.
create table job_state (
  mandant_id int not null default current_mandant(),
  job text not null,
  started_at timestamptz not null,
  started_by text,                       -- e-mail of an operator; null = the schedule
  ended_at timestamptz,                  -- null while it runs, and when its process died
  outcome text check (outcome in ('done', 'failed')),
  processed int,
  primary key (mandant_id, job)
);
call mandant_owned('job_state');

-- What waits for a person is counted on every start page: few rows out of many.
create index orders_cancel_reported on orders (mandant_id, ordered_on, id) where cancel_reported_at is not null;
create index reward_stopped on reward (mandant_id, created_at, id) where stopped_at is not null;
create index reward_cancel_noted on reward (mandant_id, created_at, id) where cancel_noted_at is not null;
create index reward_again on reward (mandant_id, created_at, id) where status = 'ready' and attempt > 1;
create index mail_unsent on mail (mandant_id, created_at, id) where state in ('waiting', 'failed');
create index order_import_listed on order_import (mandant_id, created_at, id);
create index order_import_failed on order_import (mandant_id, created_at, id) where lines_failed > 0;
drop index order_import_created;
create index event_operator on event (mandant_id, actor_id, at, id) where actor_kind = 'operator';
