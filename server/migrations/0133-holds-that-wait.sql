-- in steps
-- Holds that end by themselves are never lifted and stay with their reward: whoever looked for what somebody has to lift read
-- all of them, for every reward ever paid.
drop index concurrently if exists reward_hold_waiting;

create index concurrently reward_hold_waiting on reward_hold (mandant_id, kind, reward_id)
  where lifted_at is null and until is null;
