-- in steps
-- From here on whatever moves writes its figure. Each table is let go before the next.
create or replace trigger recommendation_figures after insert on recommendation
  referencing new table as made for each statement execute function write_recommendation_figures();

create or replace trigger recipient_figures after insert on recipient
  referencing new table as made for each statement execute function write_recipient_figures();

create or replace trigger recipient_figures_changed after update on recipient
  for each row when (old.confirmed_at is distinct from new.confirmed_at or old.created_at <> new.created_at or old.recommendation_id <> new.recommendation_id)
  execute function change_recipient_figures();

create or replace trigger order_figures after insert on orders
  referencing new table as made for each statement execute function write_order_figures();

create or replace trigger order_figures_changed after update on orders
  for each row when (old.released_at is distinct from new.released_at or old.cancelled_at is distinct from new.cancelled_at
    or old.created_at <> new.created_at or old.product_id <> new.product_id)
  execute function change_order_figures();

create or replace trigger posting_figures after insert on posting
  referencing new table as made for each statement execute function write_posting_figures();

create or replace trigger posting_figures_gone after delete on posting
  referencing old table as gone for each statement execute function write_posting_figures();

create or replace trigger entry_figures after insert on entry_day
  referencing new table as made for each statement execute function write_entry_figures();

create or replace trigger entry_figures_changed after update on entry_day
  referencing old table as gone new table as made for each statement execute function write_entry_figures();

create or replace trigger entry_figures_gone after delete on entry_day
  referencing old table as gone for each statement execute function write_entry_figures();

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
    perform make_figures_anew('orders', array['ordered', 'released', 'cancelled']);
    commit;
    perform make_figures_anew('posting', array['collected', 'paid', 'returned']);
    commit;
    perform make_figures_anew('entry_day', array['clicked']);
    commit;
  end loop;
  perform set_config('app.mandant', '', false);
end
$fill$;
