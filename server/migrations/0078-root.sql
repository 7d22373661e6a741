-- Every recommendation names the root of its family, a root itself; who writes one need not know its id, nor of this column.
create function hang_on_itself() returns trigger language plpgsql as $$
begin
  new.root_id := new.id;
  return new;
end
$$;
create trigger recommendation_hangs before insert on recommendation
  for each row when (new.root_id is null) execute function hang_on_itself();
