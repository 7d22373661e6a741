import { decode, wireFields } from '@weitersagen/contract/basics/wire';
import { PublicMandant } from '@weitersagen/contract/mandant/schemas';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { setUpMandant } from '../setup/setup.ts';
import { englishTerms, files, slugs, terms } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';
import { endPermissions, findDebtor, keepPermission } from './mandant.ts';

const { app, as, days } = await world();
afterAll(() => app.close());

test('each mandant answers with its own id and nothing of the other [S1-F001]', async () => {
  for (const slug of slugs) {
    const { status, body, text } = await app.call('GET', '', { mandant: slug });
    expect(status).toBe(200);
    expect(body.MandantId).toBe(slug);
    for (const other of slugs.filter((one) => one !== slug)) expect(text).not.toContain(other);
  }
  const unknown = await app.call('GET', '', { mandant: 'gibt-es-nicht' });
  expect(unknown.status).toBe(404);
  expect(unknown.body.PsoErrorCode).toBe('PSOF0103');
});

test('calls stand below the mandant, in any case of the slug; an unknown one is no mandant [S7-C001]', async () => {
  expect((await app.call('GET', '/produkt', { mandant: 'SPBDEVK' })).status).toBe(200);
  expect((await app.call('GET', '/produkt', { mandant: 'nirgends' })).body.PsoErrorCode).toBe('PSOF0103');
});

/** Every field of the mandant that §3 names. */
const ofSpecification = [
  ...['MandantId', 'MandantUrl', 'EmpfehlenPath', 'EmpfehlenWebPage', 'CmsAppName', 'CmsClientId', 'CmsClientSecret'],
  ...['EmailWhitelist', 'RecommenderDefaultShare', 'MaxEmpfaengerPraemieCent', 'ModuleAuftragsdatumMindestalterTage'],
  ...['ModuleIntegratedFrame', 'ModuleAgentRecommendation', 'ModuleCompanyRecommendation', 'ModuleStoringBankdata'],
  ...['AllowSelfRecommendation', 'IsAutologin', 'ModuleErstelleOfflineEmpfehlungCode', 'ModuleNewsletterPermission'],
  ...['ModuleIBANNurDE', 'AgbCheckBoxAutoAccept', 'ShowProductCategory', 'ModuleAdv', 'ModuleErzwingeLogin'],
  ...['ModuleEmailClient', 'ModuleGmail', 'ModuleOutlook', 'ModuleYahoo', 'ModuleFacebook', 'ModuleWhatsapp'],
  ...['ModuleTwitter', 'ModuleXing', 'ModuleLinkedIn', 'FacebookId', 'ProduktApi', 'SupportedLanguage'],
];

test('the mandant answers all fields of its public data, under both addresses [S7-C015]', async () => {
  const { body } = await app.call('GET', '');
  expect(Object.keys(body)).toEqual(Object.values(wireFields(PublicMandant) ?? {}).map(([name]) => name));
  expect(Object.keys(body)).toEqual(expect.arrayContaining(ofSpecification));
  expect(decode(PublicMandant, body).ok).toBe(true);
  expect((await app.call('GET', '/mandant/konfiguration')).body).toEqual(body);
});

const fields: [field: string, id: string, value: unknown][] = [
  ['MandantId', 'S3-E001', 'spbdevk'],
  ['MandantUrl', 'S3-E002', 'http://spbdevk.localhost:3000'],
  ['EmpfehlenPath', 'S3-E003', '/empfehlen'],
  ['EmpfehlenWebPage', 'S3-E004', 'http://spbdevk.localhost:3000/de'],
];
test.each(fields)('the mandant says its %s [%s]', async (field, _id, value) => {
  expect((await app.call('GET', '')).body[field]).toEqual(value);
});

test('a module whose part is not built is told as off, whatever the mandant switched on, and kept as it is', async () => {
  const { body } = await app.call('GET', '', { mandant: 'versicherung' });
  const { config } = as('versicherung').mandant;
  const { features } = config;
  expect([features.salesPartners, features.externalConsentManager]).toEqual([true, true]);
  expect(body).toMatchObject({
    ShowProductCategory: true,
    Funktionen: { ProfiSeller: false, ConsentManagerExtern: true, ButtonUnterProdukten: true, Geldscheine: true },
  });
});

test('the mandant names German as its default language [S3-E040]', async () => {
  expect((await app.call('GET', '')).body.SupportedLanguage).toEqual({ Sprache: 'de' });
});

test('the mandant says its terms in the language of the request, else in German', async () => {
  expect((await app.call('GET', '')).body.AgbText).toBe(terms);
  expect((await app.call('GET', '', { locale: 'en' })).body.AgbText).toBe(englishTerms);
  expect((await app.call('GET', '', { locale: 'fr' })).body.AgbText).toBe(terms);
});

test('nobody reads parameters, payout account or keys of a mandant from outside', async () => {
  const { text } = await app.call('GET', '');
  for (const secret of ['DE02', 'demo-api-key', 'IbanSperreStunden', 'AgbTexte']) expect(text).not.toContain(secret);
});

test('the payout account is sealed in the database and opened for the bank file alone', async () => {
  const row = await as().read(({ db }) =>
    db.selectFrom('mandant_config').select('debtor_sealed').executeTakeFirstOrThrow(),
  );
  expect(row.debtor_sealed).not.toContain('DE02');
  expect(await as().read(findDebtor)).toEqual({ holder: 'Partnerprogramm GmbH', iban: 'DE02100100100006820101' });
});

test('a host leads to its mandant, an unknown one to the default mandant', async () => {
  const { mandants } = app.app;
  expect((await mandants.byHost('Versicherung.localhost'))?.slug).toBe('versicherung');
  expect((await mandants.byHost('irgendwo.example'))?.slug).toBe('spbdevk');
});

test('a mandant is the same object until its configuration changes', async () => {
  const { mandants, system } = app.app;
  const before = await mandants.bySlug('spbdevk');
  await setUpMandant(system, files.spbdevk);
  expect(await mandants.bySlug('spbdevk')).toBe(before);
  await setUpMandant(system, { ...files.spbdevk, name: 'Anders' });
  expect((await mandants.bySlug('spbdevk'))?.name).toBe('Anders');
});

test('what was permitted is used until it is taken back, given anew or the person goes, and changes in nothing else', async () => {
  const email = 'used@example.org';
  const word = (given: boolean) =>
    as().write((tx) => keepPermission(tx, { kind: 'newsletter', email, given, text: 'Ja', source: 'test' }));
  const terms = () =>
    as().write((tx) => keepPermission(tx, { kind: 'terms', email, given: true, text: 'Ja', source: 'test' }));
  const start = app.app.system.clock.now().getTime();
  const kept = () =>
    as().read(async ({ db }) => {
      const hash = app.app.system.vault.hash(email, 'permission');
      const rows = await db
        .selectFrom('permission_evidence')
        .selectAll()
        .where('person_hash', '=', hash)
        .orderBy('id')
        .execute();
      const day = (at: Date) => Math.round((at.getTime() - start) / 86_400_000);
      return rows.map((row) => `${row.kind} ${row.given} ${day(row.at)} ${day(row.last_used_at)}`);
    });
  await word(true);
  await terms();
  await days(700);
  await word(false);
  expect(await kept()).toEqual(['newsletter true 0 700', 'terms true 0 0', 'newsletter false 700 700']);
  await days(30);
  await word(true);
  await days(70);
  await as().write((tx) => endPermissions(tx, email, ['terms', 'campaign']));
  expect(await kept()).toEqual([
    'newsletter true 0 700',
    'terms true 0 800',
    'newsletter false 700 700',
    'newsletter true 730 730',
    'terms false 800 800',
  ]);
  for (const change of [sql`given = false`, sql`last_used_at = last_used_at - interval '1 day'`])
    await expect(as().write(({ db }) => sql`update permission_evidence set ${change}`.execute(db))).rejects.toThrow(
      'never changed',
    );
  await days(-800);
});
