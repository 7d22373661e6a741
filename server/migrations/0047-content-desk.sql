-- The desk lists what was changed last.
create index draft_changed on draft (mandant_id, changed_at, id);
