-- in steps
-- What of an agency is still to be billed: orders that were released, rewards that were paid.
drop index concurrently if exists orders_to_bill;

create index concurrently orders_to_bill on orders (mandant_id, agency_number, id) where status = 'released' and agency_number is not null;

drop index concurrently if exists reward_of_agency;

create index concurrently reward_of_agency on reward (mandant_id, agency_number, id) where agency_number is not null;

drop index concurrently if exists reward_paid_of_agency;

-- What was paid since a day, of an agency; a voucher is paid when it is handed over.
create index concurrently reward_paid_of_agency on reward (mandant_id, agency_number, coalesce(paid_at, collected_at), id)
  where agency_number is not null and (status = 'paidOut' or (status = 'collected' and premium_kind = 'voucher'));

-- The checks of 0150 over what was booked before: it keeps nobody from the books, and no mandant's rows are under a new key.
select set_config('app.mandant', '0', false);

alter table posting validate constraint posting_subject;

alter table posting validate constraint posting_accounts;

alter table posting validate constraint posting_invoice;

alter table posting validate constraint posting_statement;

select set_config('app.mandant', '', false);
