-- What was counted before is of the former kinds, which is looked at without holding up whoever counts.
alter table hit_day validate constraint hit_day_kind_check;
