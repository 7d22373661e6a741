-- in steps
-- What somebody can do, what goes on and what is over: each state of the own recommendations is read by itself.
drop index concurrently if exists recommendation_account_status;

create index concurrently recommendation_account_status on recommendation (mandant_id, account_id, status, id);
