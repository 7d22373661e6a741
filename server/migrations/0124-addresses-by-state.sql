-- Addresses that mails came back from, in one state and in the order of their list.
create index returned_address_state on returned_address (mandant_id, state, returned_at, id);
