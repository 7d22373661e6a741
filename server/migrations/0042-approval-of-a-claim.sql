-- Which claim a decision is about that is done with an order or a recommendation: it is found by it, and what was written about
-- the person goes with the person.
alter table approval add claim_id bigint;
create index approval_claim on approval (mandant_id, claim_id) where claim_id is not null;
