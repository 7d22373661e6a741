-- Of evidence of what was permitted nothing changes but until when it was used, and that moves on only (rules 1.13).
create function refuse_changed_evidence() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'last_used_at' = to_jsonb(old) - 'last_used_at' and new.last_used_at >= old.last_used_at then
    return new;
  end if;
  raise exception 'rows of permission_evidence are never changed';
end
$$;
create trigger permission_evidence_append_only before update on permission_evidence
  for each row execute function refuse_changed_evidence();
