-- Who holds a mail that is being sent, and for whom: several are sent at a time by several processes (rules 1.8).
alter table mail_due
  -- A person waits for it: it goes before what nobody waits for. The program before this one says nothing, and keeps its place.
  add awaited boolean not null default true,
  -- The postman in whose hands it is; due_at is until when.
  add holder text,
  -- Of the keyed hash of the address: those of one person leave in the order in which they were caused.
  add person int;

-- Mandants take turns within a class: the first due of each is found without reading what the others have.
create index mail_due_round on mail_due (awaited, mandant_id, due_at, mail_id);
create index mail_due_person on mail_due (mandant_id, person, mail_id) where person is not null;
create index mail_due_claimed on mail_due (claimed_at) where claimed_at is not null;

-- What the mail server answered when it refused it for good: its numbers only ("550 5.1.1"), never its words.
alter table mail add reply_code text;
