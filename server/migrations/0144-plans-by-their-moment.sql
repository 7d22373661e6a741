-- in steps
-- What is due is little: `draft_schedule_next` finds it by its moment, and the planner took one index or the other.
drop index concurrently if exists draft_schedule_due;
