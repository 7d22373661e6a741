-- Support ends with the session of the operator who began it: a lock, a new role, a reset and a sign-out end both.
alter table session add support_operator_session text;
alter table one_time_token add support_operator_session text;

-- What an operator wrote about a person goes with the person; nothing else of an event is ever changed.
create function refuse_all_but_forgetting() returns trigger language plpgsql as $$
declare
  forgotten event%rowtype := old;
begin
  forgotten.reason := null;
  if tg_op = 'UPDATE' and new is not distinct from forgotten then
    return new;
  end if;
  raise exception 'rows of % are never changed', tg_table_name;
end
$$;
drop trigger event_append_only on event;
create trigger event_append_only before update or delete on event for each row execute function refuse_all_but_forgetting();
grant update (reason) on event to weitersagen_app;
