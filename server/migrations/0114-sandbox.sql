-- A sandbox (rules 1.14) is one from its first day on, or never, and no bank file of it comes about, whatever a program does.
create function keep_sandbox() returns trigger language plpgsql as $$
begin
  if coalesce(old.config ->> 'Sandbox', 'false') <> coalesce(new.config ->> 'Sandbox', 'false') then
    raise exception 'a mandant is a sandbox from its first day on, or never';
  end if;
  return new;
end
$$;
create trigger mandant_config_sandbox before update of config on mandant_config
  for each row execute function keep_sandbox();

create function refuse_sandbox_file() returns trigger language plpgsql as $$
begin
  if exists (select from mandant_config c where c.mandant_id = new.mandant_id and c.config ->> 'Sandbox' = 'true') then
    raise exception 'a sandbox makes no bank file';
  end if;
  return new;
end
$$;
create trigger payout_run_sandbox before insert or update of file_sealed, message_id on payout_run
  for each row when (new.file_sealed is not null or new.message_id is not null) execute function refuse_sandbox_file();
