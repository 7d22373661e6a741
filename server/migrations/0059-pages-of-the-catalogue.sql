-- The pages of the catalogue, for the mandants that are there. Row-level security hides their rows from the owner, so one after
-- the other.
do $$
declare
  whose int;
begin
  for whose in select id from mandant order by id loop
    perform set_config('app.mandant', whose::text, true);
    insert into route (mandant_id, name, path, additional, position)
    select whose, page.name, page.path, true, last.position + page.place
    from (values ('Produktkategorien', '/produkte', 1), ('Produkt', '/produkt/:produktId', 2), ('Vergleich', '/vergleich', 3))
      as page (name, path, place),
      (select coalesce(max(position), 0) as position from route where mandant_id = whose having count(*) > 0) as last
    on conflict do nothing;
  end loop;
  perform set_config('app.mandant', '', true);
end
$$;
