-- A recommendation without a root cannot be written any more; what the check has read, `not null` need not read again.
alter table recommendation add constraint recommendation_rooted check (root_id is not null) not valid;
alter table recommendation validate constraint recommendation_rooted;
alter table recommendation alter column root_id set not null;
alter table recommendation drop constraint recommendation_rooted;
