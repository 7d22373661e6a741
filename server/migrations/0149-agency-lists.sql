-- in steps
-- What people of an agency look through (rules 7.8): orders, contacts, recommenders, invitations and rewards of the agency, or of one
-- who works there, by day and by state. Row-level security only filters, so every list begins with its agency. Rows without one
-- stand in none of these.

drop index concurrently if exists orders_agency_ordered;

create index concurrently orders_agency_ordered on orders (mandant_id, agency_number, ordered_on, id)
  where agency_number is not null;

drop index concurrently if exists orders_agency_status;

create index concurrently orders_agency_status on orders (mandant_id, agency_number, status, ordered_on, id)
  where agency_number is not null;

drop index concurrently if exists orders_employee_ordered;

create index concurrently orders_employee_ordered on orders (mandant_id, agency_number, employee_number, ordered_on, id)
  where employee_number is not null;

drop index concurrently if exists orders_employee_status;

create index concurrently orders_employee_status on orders (mandant_id, agency_number, employee_number, status, ordered_on, id)
  where employee_number is not null;

drop index concurrently if exists recipient_agency_created;

create index concurrently recipient_agency_created on recipient (mandant_id, agency_number, created_at, id)
  where agency_number is not null;

drop index concurrently if exists recipient_agency_status;

create index concurrently recipient_agency_status on recipient (mandant_id, agency_number, status, created_at, id)
  where agency_number is not null;

drop index concurrently if exists recipient_employee_created;

create index concurrently recipient_employee_created on recipient (mandant_id, agency_number, employee_number, created_at, id)
  where employee_number is not null;

drop index concurrently if exists recipient_employee_status;

create index concurrently recipient_employee_status on recipient (mandant_id, agency_number, employee_number, status, created_at, id)
  where employee_number is not null;

drop index concurrently if exists account_agency_created;

create index concurrently account_agency_created on account (mandant_id, agency_number, created_at, id)
  where agency_number is not null;

drop index concurrently if exists account_agency_status;

create index concurrently account_agency_status on account (mandant_id, agency_number, status, created_at, id)
  where agency_number is not null;

drop index concurrently if exists account_employee_created;

create index concurrently account_employee_created on account (mandant_id, agency_number, employee_number, created_at, id)
  where employee_number is not null;

drop index concurrently if exists account_agency_name;

create index concurrently account_agency_name on account (mandant_id, agency_number, (case when last_name is null then '' else last_name end), id)
  where agency_number is not null;

drop index concurrently if exists account_employee_name;

create index concurrently account_employee_name on account (mandant_id, agency_number, employee_number, (case when last_name is null then '' else last_name end), id)
  where employee_number is not null;

-- In place of those by the moment an invitation was made: people look for when it went out last.
drop index concurrently if exists invitation_agency;

drop index concurrently if exists invitation_employee;

drop index concurrently if exists invitation_agency_sent;

create index concurrently invitation_agency_sent on invitation (mandant_id, agency_number, sent_at, id)
  where agency_number is not null;

drop index concurrently if exists invitation_agency_status;

create index concurrently invitation_agency_status on invitation (mandant_id, agency_number, status, sent_at, id)
  where agency_number is not null;

drop index concurrently if exists invitation_employee_sent;

create index concurrently invitation_employee_sent on invitation (mandant_id, agency_number, employee_number, sent_at, id)
  where employee_number is not null;

drop index concurrently if exists invitation_employee_status;

create index concurrently invitation_employee_status on invitation (mandant_id, agency_number, employee_number, status, sent_at, id)
  where employee_number is not null;

drop index concurrently if exists reward_agency_created;

create index concurrently reward_agency_created on reward (mandant_id, agency_number, created_at, id)
  where agency_number is not null;

drop index concurrently if exists reward_agency_status;

create index concurrently reward_agency_status on reward (mandant_id, agency_number, status, created_at, id)
  where agency_number is not null;

drop index concurrently if exists reward_employee_created;

create index concurrently reward_employee_created on reward (mandant_id, agency_number, employee_number, created_at, id)
  where employee_number is not null;

drop index concurrently if exists reward_employee_status;

create index concurrently reward_employee_status on reward (mandant_id, agency_number, employee_number, status, created_at, id)
  where employee_number is not null;

drop index concurrently if exists recommendation_agency;

create index concurrently recommendation_agency on recommendation (mandant_id, agency_number, id)
  where agency_number is not null;

drop index concurrently if exists recommendation_employee;

create index concurrently recommendation_employee on recommendation (mandant_id, agency_number, employee_number, id)
  where employee_number is not null;

-- Who released what of an agency in a month.
drop index concurrently if exists orders_released_by;

create index concurrently orders_released_by on orders (mandant_id, agency_number, released_by, released_at)
  where agency_number is not null;

-- Searched by any part of a name, an e-mail, a number.
drop index concurrently if exists account_agency_search;

create index concurrently account_agency_search on account
  using gin (mandant_id, agency_number, (coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '')) gin_trgm_ops)
  where agency_number is not null;

drop index concurrently if exists recipient_agency_search;

create index concurrently recipient_agency_search on recipient
  using gin (mandant_id, agency_number, (coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(city, '')) gin_trgm_ops)
  where agency_number is not null;

drop index concurrently if exists invitation_agency_search;

create index concurrently invitation_agency_search on invitation
  using gin (mandant_id, agency_number, (coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);

drop index concurrently if exists orders_agency_search;

create index concurrently orders_agency_search on orders
  using gin (mandant_id, agency_number, external_number gin_trgm_ops)
  where agency_number is not null;
