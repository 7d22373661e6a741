-- in steps
-- From here on a change of a row takes it off as it was and counts it as it is, with its parts. What moves between two of
-- these statements is counted when the figures are made anew below.
create or replace trigger recipient_figures_before before update on recipient
  for each row when (old.confirmed_at is distinct from new.confirmed_at or old.created_at <> new.created_at or old.recommendation_id <> new.recommendation_id
    or old.entry_channel is distinct from new.entry_channel or old.agency_number is distinct from new.agency_number)
  execute function move_figures();
create or replace trigger recipient_figures_changed after update on recipient
  for each row when (old.confirmed_at is distinct from new.confirmed_at or old.created_at <> new.created_at or old.recommendation_id <> new.recommendation_id
    or old.entry_channel is distinct from new.entry_channel or old.agency_number is distinct from new.agency_number)
  execute function move_figures();

create or replace trigger order_figures_before before update on orders
  for each row when (old.released_at is distinct from new.released_at or old.cancelled_at is distinct from new.cancelled_at
    or old.created_at <> new.created_at or old.product_id <> new.product_id or old.recommendation_id <> new.recommendation_id
    or old.recipient_id is distinct from new.recipient_id or old.ordered_on <> new.ordered_on or old.agency_number is distinct from new.agency_number
    or (old.status = 'rejected') <> (new.status = 'rejected') or old.rejection is distinct from new.rejection)
  execute function move_figures();
create or replace trigger order_figures_changed after update on orders
  for each row when (old.released_at is distinct from new.released_at or old.cancelled_at is distinct from new.cancelled_at
    or old.created_at <> new.created_at or old.product_id <> new.product_id or old.recommendation_id <> new.recommendation_id
    or old.recipient_id is distinct from new.recipient_id or old.ordered_on <> new.ordered_on or old.agency_number is distinct from new.agency_number
    or (old.status = 'rejected') <> (new.status = 'rejected') or old.rejection is distinct from new.rejection)
  execute function move_figures();

create or replace trigger recommendation_figures_before before update on recommendation
  for each row when (old.agency_number is distinct from new.agency_number)
  execute function move_figures();
create or replace trigger recommendation_figures_changed after update on recommendation
  for each row when (old.agency_number is distinct from new.agency_number)
  execute function move_figures();

create or replace trigger reward_figures_before before update on reward
  for each row when (old.agency_number is distinct from new.agency_number or old.order_id is distinct from new.order_id)
  execute function move_figures();
create or replace trigger reward_figures_changed after update on reward
  for each row when (old.agency_number is distinct from new.agency_number or old.order_id is distinct from new.order_id)
  execute function move_figures();

-- What was there before, one mandant and table after the other: row-level security hides the rows of every mandant from their owner.
do $fill$
declare
  whose int;
begin
  for whose in select id from mandant order by id loop
    perform set_config('app.mandant', whose::text, false);
    perform make_figures_anew('recommendation', array['recommended']);
    commit;
    perform make_figures_anew('recipient', array['accepted', 'confirmed']);
    commit;
    perform make_figures_anew('orders', array['ordered', 'released', 'cancelled', 'rejected']);
    commit;
    perform make_figures_anew('posting', array['collected', 'paid', 'returned', 'owed']);
    commit;
    perform make_figures_anew('entry_day', array['clicked']);
    commit;
  end loop;
  perform set_config('app.mandant', '', false);
end
$fill$;
