-- A photo of an agent is shown with the agent's consent alone (rules E-20): the day it was given and how. Without it the address
-- is kept and goes to nobody. And under which employee of the agency an agent's contacts stand.
alter table agent
  add column photo_consent_on date,
  add column photo_consent_how text,
  add column employee_number text;
-- Whose address it is that somebody was mailed to.
-- locks agent: some ten thousand rows
create index agent_email on agent (mandant_id, email) where email is not null;

-- As before (0146), with the agent's employee.
create or replace function write_recipient_agency() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  r record;
begin
  select agency_number, employee_number, agent_number into r from recommendation
    where mandant_id = new.mandant_id and id = new.recommendation_id;
  new.agency_number := r.agency_number;
  new.employee_number := r.employee_number;
  if r.agent_number is not null then
    select a.agency_number, a.employee_number into r from agent a
      where a.mandant_id = new.mandant_id and a.external_id = r.agent_number and a.agency_number is not null;
    if found then
      new.agency_number := r.agency_number;
      new.employee_number := r.employee_number;
    end if;
  end if;
  return new;
end
$$;
