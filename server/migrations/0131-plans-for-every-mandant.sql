-- in steps
-- The rule of rows asks for the mandant in a select of its own. As a bare call it was worked out while a plan was made, so the
-- plan that a connection keeps for all mandants was made by the numbers of one of them: for one who has no row yet any index is
-- as good as the other, and the next one's hundred thousand rows were read by it. A select of its own is worked out when
-- the plan runs: the plan is made for a mandant of middle size.
create or replace procedure mandant_owned(owned regclass, rights text default 'select, insert, update, delete') language plpgsql as $$
begin
  execute format('alter table %s enable row level security', owned);
  execute format('alter table %s force row level security', owned);
  execute format('create policy mandant on %s using (mandant_id = (select current_mandant())) with check (mandant_id = current_mandant())', owned);
  execute format('create policy report on %s for select to weitersagen_report using (is_report())', owned);
  execute format('grant %s on %s to weitersagen_app', rights, owned);
  execute format('grant select on %s to weitersagen_report', owned);
end
$$;

-- One table after the other, each let go before the next.
do $move$
declare
  owned text;
begin
  perform set_config('lock_timeout', '2s', false);
  for owned in
    select format('%I.%I', schemaname, tablename) from pg_policies
    where policyname = 'mandant' and schemaname = 'public' and qual !~* 'select' order by tablename
  loop
    execute format('alter policy mandant on %s using (mandant_id = (select current_mandant()))', owned);
    commit;
  end loop;
end
$move$;
