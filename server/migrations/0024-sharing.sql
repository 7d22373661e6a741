-- Whom the server wrote to because a recommender typed the address (E-17): once while that recommendation lives, and never
-- again where the person said no. Of the address only a keyed hash is kept.
create table contact_mail (
  mandant_id int not null default current_mandant(),
  address_hash text not null,
  until date,                            -- last day of the link that was mailed; null = none was mailed under this hash
  stopped_at timestamptz,                -- wants no such mails; stays
  primary key (mandant_id, address_hash)
);
create index contact_mail_until on contact_mail (mandant_id, until) where stopped_at is null;
call mandant_owned('contact_mail', 'select, insert, update, delete');

-- What an insurance product may pay a recipient is limited, unless somebody answers for more (E-05).
alter table product add insurance boolean not null default false;
alter table product add excess_reason text;
