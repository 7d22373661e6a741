-- Roots that were written before name themselves, ten thousand at a time by key. Nothing that is counted changes.
do $$
declare
  whose int;
  last bigint;
begin
  for whose in select id from mandant order by id loop
    perform set_config('app.mandant', whose::text, true);
    last := 0;
    loop
      with part as (select r.id, r.root_id from recommendation r where r.mandant_id = whose and r.id > last order by r.id limit 10000),
        named as (
          update recommendation r set root_id = r.id from part where r.mandant_id = whose and r.id = part.id and part.root_id is null)
      select max(id) into last from part;
      exit when last is null;
    end loop;
  end loop;
  perform set_config('app.mandant', '', true);
end
$$;
