-- What was reported of an order is looked for by its number, whatever became of it; of the index for what waits no statement made
-- use, and the one of the unique rule begins with who reported, so that all of a mandant was read through it.
create index order_event_external on order_event (mandant_id, external_number, id);
drop index order_event_waiting;
-- The transfers of a reward or a remuneration, the discarded ones too, which the unique index leaves out.
create index payout_item_subject on payout_item (mandant_id, subject_kind, subject_id, attempt);
-- Of the cancellations that were reported only those that somebody has to decide: the others are never looked for by it.
drop index orders_cancel_reported;
create index orders_cancel_reported on orders (mandant_id, ordered_on, id)
  where cancel_reported_at is not null and status in ('released', 'billed');
-- Likewise of the cancellations that were noted those whose reward is still to be decided on.
drop index reward_cancel_noted;
create index reward_cancel_noted on reward (mandant_id, created_at, id) where cancel_noted_at is not null and status = 'collected';
