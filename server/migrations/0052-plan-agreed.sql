-- What is planned was agreed to by another person: whatever takes two goes live at its moment only so.
alter table draft_schedule add agreed boolean not null default false;
