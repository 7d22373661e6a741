-- in steps
-- Agents of the list that belong to an agency, for its way into another one (rules 3.8); what else stands under a number has
-- indexes of its own lists (0149).
drop index concurrently if exists agent_of_agency;

create index concurrently agent_of_agency on agent (mandant_id, agency_number, id) where agency_number is not null;
