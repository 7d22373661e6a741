-- As account_total has it: room on each page for the next version of a row whose states move, so that it need not go elsewhere.
alter table recommendation set (fillfactor = 85);
alter table orders set (fillfactor = 85);
alter table reward set (fillfactor = 85);
