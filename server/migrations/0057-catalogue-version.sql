-- Grows with every change of what can be recommended and what it earns, so that every process sees at its next question that
-- what it keeps in memory is old. A statement that changes nothing raises it, too; that costs a reading and does no harm.
create table catalogue_version (
  mandant_id int not null default current_mandant(),
  version bigint not null,
  primary key (mandant_id)
);
call mandant_owned('catalogue_version');

create function raise_catalogue_version() returns trigger language plpgsql as $$
begin
  if current_mandant() is not null then
    insert into catalogue_version (version) values (1)
      on conflict (mandant_id) do update set version = catalogue_version.version + 1;
  end if;
  return null;
end $$;
create trigger catalogue_changed after insert or update or delete on category for each statement execute function raise_catalogue_version();
create trigger catalogue_changed after insert or update or delete on product for each statement execute function raise_catalogue_version();
create trigger catalogue_changed after insert or update or delete on premium for each statement execute function raise_catalogue_version();
create trigger catalogue_changed after insert or update or delete on premium_product for each statement execute function raise_catalogue_version();

-- The order of the catalogue, in which it is read part by part.
create index product_order on product (mandant_id, provider, position, id) where active;
