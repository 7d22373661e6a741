import { afterAll, expect, test } from 'vitest';
import { files, products } from '../testing/mandant-files.ts';
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

test('an insurance that an earlier file offered above the limit is refused with the file, and a reason is told', async () => {
  const [agent] = files.spbdevk.products.filter(({ id }) => id === products.agent);
  if (!agent) throw new Error('the small world has an agent');
  const file = { ...files.spbdevk, premiums: [], products: [{ ...agent, excessReason: null }] };
  const before = await as().read(({ db }) => db.selectFrom('product').selectAll().orderBy('id').execute());
  await expect(setUpMandant(app.app.system, file)).rejects.toThrow(`Produkte ${products.agent}: an insurance`);
  expect(await as().read(({ db }) => db.selectFrom('product').selectAll().orderBy('id').execute())).toEqual(before);
  const reason = 'Freigabe der Rechtsabteilung vom 20.11.';
  await setUpMandant(app.app.system, { ...file, products: [{ ...agent, excessReason: reason }] });
  await app.app.system.security.flush();
  const told = await as().read(({ db }) =>
    db.selectFrom('security_event').select('what').where('kind', '=', 'setting').execute(),
  );
  expect(told.map(({ what }) => what)).toContain(`UeberGrenzeGrund: ${products.agent}`);
  await setUpMandant(app.app.system, files.spbdevk);
});

test('who switches the mails to contacts on is told as every setting is', async () => {
  const config = { ...files.spbdevk.config, mailsContact: true, mailsContactReason: 'Einwilligung liegt vor, Akte 17' };
  await setUpMandant(app.app.system, { ...files.spbdevk, config });
  await app.app.system.security.flush();
  const told = await as().read(({ db }) =>
    db.selectFrom('security_event').select('what').where('kind', '=', 'setting').execute(),
  );
  for (const name of ['EmpfehlungsmailAnKontakt', 'EmpfehlungsmailGrund'])
    expect(told.map(({ what }) => what)).toContain(`Konfiguration.${name}`);
  await setUpMandant(app.app.system, files.spbdevk);
});
