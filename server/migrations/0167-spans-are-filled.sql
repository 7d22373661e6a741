-- in steps
-- What was summed up before.
do $fill$
declare
  whose int;
begin
  for whose in select id from mandant order by id loop
    perform set_config('app.mandant', whose::text, false);
    perform make_spans_anew();
    commit;
  end loop;
  perform set_config('app.mandant', '', false);
end
$fill$;
