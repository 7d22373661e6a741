-- in steps
-- Each of these costs an entry with nearly every new version of its rows, and no plan of the proof is dearer without it (the same
-- cost to the hundredth, but for the first: 22 instead of 18). `account_status` finds the locked ones as `account_locked` did.
drop index concurrently if exists account_locked;

-- The rewards of one person are some: `reward_account` gives them, whatever their status.
drop index concurrently if exists reward_account_status;

-- So it does for what a person received in a year.
drop index concurrently if exists reward_received;

-- Nearly every item is public: `cms_item_listed` has the same order and passes over the few that are not.
drop index concurrently if exists cms_item_public;

-- Some loads a day, which go after their time: they are read by their key sooner than by this.
drop index concurrently if exists provider_load_kept;
