import { afterAll, expect, test } from 'vitest';
import { files } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';
import { setUpMandant } from './setup.ts';

const { app, as } = await world();
afterAll(() => app.close());

const counts = (): Promise<Record<string, number>> =>
  as().read(async ({ db }) => {
    const tables = [
      'mandant_config',
      'api_key',
      'language',
      'language_entry',
      'route',
      'category',
      'product',
      'premium',
      'premium_product',
      'voucher_code',
    ] as const;
    const found: Record<string, number> = {};
    for (const table of tables) found[table] = (await db.selectFrom(table).selectAll().execute()).length;
    return found;
  });

test('the same file again changes nothing', async () => {
  const before = await counts();
  await setUpMandant(app.app.system, files.spbdevk);
  expect(await counts()).toEqual(before);
});
