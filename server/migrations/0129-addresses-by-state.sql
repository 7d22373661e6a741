-- in steps
-- Addresses that mails came back from, in one state and in the order of their list.
drop index concurrently if exists returned_address_state;

create index concurrently returned_address_state on returned_address (mandant_id, state, returned_at, id);
