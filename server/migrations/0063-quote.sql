-- What was chosen with a recommendation, and what it was said to cost (E1, rules 7.4): a price that changes never touches it.
-- Null of what was recommended before, by a code, or with an agent.
alter table recommendation
  add column device_id int check (device_id > 0),                    -- of the devices that come with the program
  add column quote jsonb
    check (quote is null
      or coalesce(jsonb_typeof(quote) = 'object' and jsonb_typeof(quote -> 'tariffName') = 'string' and length(quote::text) <= 4000, false)),
  add constraint recommendation_device_quoted check (device_id is null or quote is not null);
