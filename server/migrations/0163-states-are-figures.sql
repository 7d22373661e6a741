-- in steps
-- From here on what is owed by its state and what is held are written as they move. Each table is let go before the next.
create or replace trigger reward_figures after insert on reward
  referencing new table as made for each statement execute function write_reward_figures();

create or replace trigger reward_figures_states after update on reward
  referencing old table as gone new table as made for each statement execute function write_reward_figures();

create or replace trigger reward_figures_gone after delete on reward
  referencing old table as gone for each statement execute function write_reward_figures();

create or replace trigger item_figures after insert on payout_item
  referencing new table as made for each statement execute function write_item_figures();

create or replace trigger item_figures_changed after update on payout_item
  referencing old table as gone new table as made for each statement execute function write_item_figures();

create or replace trigger item_figures_gone after delete on payout_item
  referencing old table as gone for each statement execute function write_item_figures();

create or replace trigger run_figures after update on payout_run
  for each row when (old.status <> new.status) execute function move_run_figures();

create or replace trigger hold_figures after insert on reward_hold
  referencing new table as made for each statement execute function write_hold_figures();

create or replace trigger hit_figures after insert on hit_day
  referencing new table as made for each statement execute function write_hit_figures();

create or replace trigger hit_figures_changed after update on hit_day
  referencing old table as gone new table as made for each statement execute function write_hit_figures();

create or replace trigger hit_figures_gone after delete on hit_day
  referencing old table as gone for each statement execute function write_hit_figures();

create or replace trigger entry_figures_before before insert or update on entry_day
  for each statement execute function wait_for_moved_clicks();

-- The list behind a reason has the rewards that began to be held for it in some days.
drop index concurrently if exists reward_hold_since;

create index concurrently reward_hold_since on reward_hold (mandant_id, kind, since);

do $fill$
declare
  whose int;
begin
  for whose in select id from mandant order by id loop
    perform set_config('app.mandant', whose::text, false);
    perform make_figures_anew('reward', array['expected', 'provided']);
    commit;
    perform make_figures_anew('payout_item', array['inRun']);
    commit;
    perform make_figures_anew('reward_hold', array['held']);
    commit;
    perform make_figures_anew('hit_day', array['visited', 'shared']);
    commit;
  end loop;
  perform set_config('app.mandant', '', false);
end
$fill$;
