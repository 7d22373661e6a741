/** Companies beside those that come with a database. */
import type { Environment } from '../environment.ts';

/** Each a copy of the settings and languages of one that is there, with an empty app of content. */
export const addCompanies = ({ database }: Environment, count: number): Promise<unknown> =>
  database.pool.query(`
    do $$
    declare
      kept mandant_config;
      languages language[];
      made int;
      given int := (select count(*) from mandant);
    begin
      perform set_config('app.mandant', (select min(id)::text from mandant), true);
      select * into kept from mandant_config where mandant_id = current_mandant();
      select array_agg(l) into languages from language l where mandant_id = current_mandant();
      for n in given + 1..given + ${count} loop
        insert into mandant (slug, created_at) values ('firma-' || n, now()) returning id into made;
        insert into mandant_host (host, mandant_id) values ('firma-' || n || '.example', made);
        insert into cms_app (name, mandant_id) values ('firma-' || n, made);
        perform set_config('app.mandant', made::text, true);
        insert into mandant_config (name, config, changed_at) values ('firma-' || n, kept.config, now());
        insert into language (code, name, is_default, position) select code, name, is_default, position from unnest(languages);
        insert into cms_app_setting (app, languages, changed_at) select 'firma-' || n, array_agg(code order by position), now() from unnest(languages);
      end loop;
    end
    $$`);
