/** A later version of the program, in a folder of its own: it brings migrations in the manner of CONTRIBUTING's. */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProduct } from '../../../../tools/machine/product-files.ts';

interface Migration {
  name: string;
  text: string;
}

const root = join(import.meta.dirname, '../../../..');

export const presentVersion = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string })
  .version;

/** Gives its main file. */
export function newerProgram(folder: string, version: string, migrations: readonly Migration[]): string {
  copyProduct(folder);
  for (const packages of ['', 'server', 'contract', 'web'])
    symlinkSync(join(root, packages, 'node_modules'), join(folder, packages, 'node_modules'));
  const file = join(folder, 'package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": "[^"]*"/, `"version": "${version}"`));
  for (const { name, text } of migrations) writeFileSync(join(folder, 'server/migrations', `${name}.sql`), text);
  return join(folder, 'server/src/main.ts');
}

/** What every request reads or writes: a statement of the program before does not mind one column more, or less. */
const tables = ['mandant', 'product', 'recommendation', 'recipient', 'account', 'click', 'orders', 'order_event'];

/** Room first, which the program of before fills, too; then what is there, in parts; then what holds from now on. */
export const expanded = (part: number): Migration[] => [
  ...tables.map((table) => ({ name: `9000-${table}`, text: `alter table ${table} add column of_later text;` })),
  {
    name: '9001-expand',
    text: `alter table orders add column folded_number text;
create function fold_number() returns trigger language plpgsql as $$
begin
  new.folded_number := upper(new.external_number);
  return new;
end
$$;
create trigger orders_folded before insert or update on orders for each row execute function fold_number();
alter table orders add constraint orders_folded check (folded_number is not null) not valid;
`,
  },
  {
    name: '9002-move',
    text: `-- in steps
do $$
declare
  one int;
begin
  for one in select id from mandant loop
    loop
      perform set_config('app.mandant', one::text, true);
      update orders set folded_number = upper(external_number)
        where mandant_id = one and id in (select id from orders where mandant_id = one and folded_number is null limit ${part});
      exit when not found;
      commit;
    end loop;
  end loop;
end
$$;

alter table orders validate constraint orders_folded;

drop index concurrently if exists orders_folded_number;

create index concurrently orders_folded_number on orders (mandant_id, folded_number);
`,
  },
];

export const contracted: Migration[] = tables.map((table) => ({
  name: `9003-${table}`,
  text: `-- contracts 9.0.0: it does not use of_later.\nalter table ${table} drop column of_later;\n`,
}));
