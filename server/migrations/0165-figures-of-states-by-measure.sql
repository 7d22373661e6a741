-- in steps
-- What there is now is the sum of all days, found without those of everything else.
drop index concurrently if exists figure_state;

create index concurrently figure_state on figure (mandant_id, measure, product_id) where measure in ('expected', 'provided', 'inRun', 'owed');

-- Whose recommendations were paid most often; most people's never were. It changes with a payout and not with a recommendation.
drop index concurrently if exists account_total_paid;

create index concurrently account_total_paid on account_total (mandant_id, paid desc, account_id) where paid > 0;
