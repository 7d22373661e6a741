-- The logo of an agency on pages that are opened for it (rules 7.8): an address on a site of the mandant, which the desk enters.
-- locks agency: some thousand rows
alter table agency add column logo_url text;
