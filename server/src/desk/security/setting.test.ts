/** Every setting, secret, key, host, language and role that changes is told in the list of security events. */
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveMandant } from '#mandant/mandant.ts';
import { setUpMandant } from '#setup/setup.ts';
import { operator } from '#testing/cast/operators.ts';
import { files } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: string;
let clerk: number;
beforeAll(async () => {
  w = await world();
  eva = await operator(w.app);
  await operator(w.app, { email: 'clerk@betreiber.example', role: 'BetreiberSachbearbeitung' });
  const { body } = await w.app.call('GET', '/admin/betreiber', { token: eva });
  clerk = body.find(({ Email }: { Email: string }) => Email === 'clerk@betreiber.example').Id;
});
afterAll(() => w.app.close());

interface Row {
  Id: number;
  Was: string;
  AkteurArt: string;
  Akteur: string;
}
const list = async (mandant = 'spbdevk'): Promise<Row[]> => {
  const body = { Filter: 'Ansicht:Einstellung', Pagesize: 100, OrderBy: 'Am', Descending: true };
  return (await w.app.call('PUT', '/admin/sicherheit', { token: eva, mandant, body })).body.Content;
};
const own = files.spbdevk;
const file = (change: Partial<MandantFile>) => setUpMandant(w.app.app.system, { ...own, ...change });
const configured = (change: Partial<MandantFile['config']>) => file({ config: { ...own.config, ...change } });
const texts = (welcome: string, title: string) =>
  file({
    languages: own.languages.map((one) =>
      one.language === 'de' ? { ...one, texts: { 'home.headline': welcome, 'portal.title': title } } : one,
    ),
  });
const voucher = own.premiums.find(({ kind }) => kind === 'voucher')!;
const worth = { ...voucher, valueCents: voucher.valueCents + 100, voucherCodes: ['CODE-OF-A-SECRET-VALUE'] };
const put = (path: string, body: object) => w.app.call('PUT', path, { token: eva, body });

/** Each begins where the one before has ended; a file gives back what the one before has changed. */
test.each<[string, () => Promise<unknown>, (string | RegExp)[]]>([
  [
    'a key of a client that is new',
    () => file({ apiKeys: [{ name: 'shop', key: 'a-key-of-twenty-signs' }] }),
    ['ApiSchluessel.shop'],
  ],
  [
    'a key that is another one',
    () => file({ apiKeys: [{ name: 'shop', key: 'another-key-of-signs' }] }),
    ['ApiSchluessel.shop'],
  ],
  ['the same key', () => file({ apiKeys: [{ name: 'shop', key: 'another-key-of-signs' }] }), []],
  ['a host', () => file({ hosts: [...own.hosts, 'neu.brand.example'] }), ['Hosts.neu.brand.example']],
  [
    'two parameters',
    () => configured({ goodwillLimitCents: 1, orderDeadlineDays: 12 }),
    ['Konfiguration.AuftragFristTage', 'Konfiguration.KulanzGrenzeCent'],
  ],
  ['the parameters as before', () => file({}), ['Konfiguration.AuftragFristTage', 'Konfiguration.KulanzGrenzeCent']],
  [
    'the address of the portal',
    () => w.as().write((tx) => moveMandant(tx, 'http://anders.localhost:3000')),
    ['Konfiguration.EmpfehlenWebPage', 'Konfiguration.MandantUrl'],
  ],
  ['the address as before', () => file({}), ['Konfiguration.EmpfehlenWebPage', 'Konfiguration.MandantUrl']],
  [
    'the secret of the portal',
    () => configured({ autologinSecret: 'kWq3Zt8mR1vXy6Lb0Jd5Hs9Pf2Nc7Ga4Ue_iOoTzVMx' }),
    ['AutologinSecret'],
  ],
  ['no secret', () => file({}), ['AutologinSecret']],
  ['another name', () => file({ name: 'Anders' }), ['Name']],
  ['the name as before', () => file({}), ['Name']],
  [
    'a row that could not be read',
    async () => {
      await w
        .as()
        .write(({ db }) =>
          sql`update mandant_config set config = config || '{"PraemieAbholfristTage": 0, "AuftragFristTage": 12}'`.execute(
            db,
          ),
        );
      await file({});
    },
    [/^Konfiguration: (?=.*AuftragFristTage)(?=.*PraemieAbholfristTage)[A-Za-z, ]+$/],
  ],
  ['texts', () => texts('Hallo', 'Adieu'), ['Sprachen.de.Texte: home.headline, portal.title']],
  ['one of the texts', () => texts('Hallo', 'Servus'), ['Sprachen.de.Texte: portal.title']],
  ['the same texts', () => texts('Hallo', 'Servus'), []],
  ['the path of a page', () => file({ routes: [{ name: 'Kontakt', path: 'schreiben' }] }), ['Routen: Kontakt']],
  ['the same path', () => file({ routes: [{ name: 'Kontakt', path: 'schreiben' }] }), []],
  [
    'two products and a category that is new',
    () =>
      file({
        categories: [...own.categories, { ...own.categories[0]!, id: 99, slug: 'neu' }],
        products: own.products.map((product, nth) => (nth < 2 ? { ...product, description: 'Neu' } : product)),
      }),
    [
      'Kategorien: neu',
      `Produkte: ${own.products
        .slice(0, 2)
        .map(({ id }) => id)
        .join(', ')}`,
    ],
  ],
  ['the products as before', () => file({}), [/^Produkte: \d+, \d+$/]],
  [
    'what a premium is worth, and codes of a voucher',
    () => file({ premiums: own.premiums.map((one) => (one.id === worth.id ? worth : one)) }),
    [`GutscheinCodes: ${worth.id}`, `Praemien: ${worth.id}`],
  ],
  [
    'the same premium with the same codes',
    () => file({ premiums: own.premiums.map((one) => (one.id === worth.id ? worth : one)) }),
    [],
  ],
  ['the premium as before', () => file({}), [`Praemien: ${worth.id}`]],
  [
    'a language that a file has no more',
    () => file({ languages: own.languages.filter(({ language }) => language === 'de') }),
    ['Sprachen.en.weggenommen'],
  ],
  ['the language as before', () => file({}), ['Sprachen.en.angeboten']],
  [
    'a language that is taken away at the desk',
    () => put('/admin/sprachen/en/wegnehmen', { Grund: 'x' }),
    ['Konfiguration.AgbTexte', 'Sprachen.en.weggenommen'],
  ],
  [
    'a language that is offered again',
    () => put('/admin/sprachen/en/anbieten', { Grund: 'x' }),
    ['Konfiguration.AgbTexte', 'Sprachen.en.angeboten'],
  ],
  [
    'the role of an operator',
    () => put(`/admin/betreiber/${clerk}`, { Rolle: 'BetreiberRedaktion' }),
    ['Betreiber.ID.BetreiberRedaktion'],
  ],
  ['the same role', () => put(`/admin/betreiber/${clerk}`, { Rolle: 'BetreiberRedaktion' }), []],
  ['a lock', () => put(`/admin/betreiber/${clerk}`, { Gesperrt: true, Grund: 'x' }), ['Betreiber.ID.gesperrt']],
  ['a lock once more, which is refused', () => put(`/admin/betreiber/${clerk}`, { Gesperrt: true, Grund: 'x' }), []],
  ['the end of a lock', () => put(`/admin/betreiber/${clerk}`, { Gesperrt: false }), ['Betreiber.ID.entsperrt']],
  [
    'sessions that are ended',
    () => put(`/admin/betreiber/${clerk}`, { SitzungenBeenden: true }),
    ['Betreiber.ID.abgemeldet'],
  ],
  [
    'a second factor that is set anew, and another role',
    () => put(`/admin/betreiber/${clerk}`, { ZweiterFaktorZuruecksetzen: true, Rolle: 'BetreiberSachbearbeitung' }),
    ['Betreiber.ID.BetreiberSachbearbeitung', 'Betreiber.ID.zurueckgesetzt'],
  ],
])('%s', async (_what, change, told) => {
  const before = new Set((await list()).map(({ Id }) => Id));
  await change();
  const rows = (await list()).filter(({ Id }) => !before.has(Id));
  const what = rows.map(({ Was }) => Was.replace(`.${clerk}.`, '.ID.')).sort();
  expect(what).toEqual(told.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))));
});

test('who changed it is told, too, and to nobody of another mandant', async () => {
  const before = new Set((await list('versicherung')).map(({ Id }) => Id));
  await file({ hosts: [...own.hosts, 'wer.brand.example'] });
  await put('/admin/sprachen/en/wegnehmen', { Grund: 'x' });
  const byWhat = new Map((await list()).map((row) => [row.Was, row]));
  expect(byWhat.get('Hosts.wer.brand.example')).toMatchObject({ AkteurArt: 'Job', Akteur: 'bootstrap' });
  expect((await list())[0]).toMatchObject({ AkteurArt: 'Betreiber', Akteur: 'eva@betreiber.example' });
  expect((await list('versicherung')).filter(({ Id }) => !before.has(Id))).toEqual([]);
});

test('many of one kind are one event, and no value of a file stands in any', async () => {
  await file({});
  const before = new Set((await list()).map(({ Id }) => Id));
  await file({
    products: Array.from({ length: 200 }, (_, nth) => ({
      ...own.products[0]!,
      id: 1000 + nth,
      externalId: `many-${nth}`,
    })),
  });
  const [row, ...rest] = (await list()).filter(({ Id }) => !before.has(Id));
  expect(rest).toEqual([]);
  expect(row?.Was).toMatch(/^Produkte: 1000, 1001, .*\(\+ 1\d\d\)$/);
  expect(row?.Was.length).toBeLessThan(200);
  const all = (await list()).map(({ Was }) => Was).join();
  expect(all).not.toMatch(/CODE-OF|Servus|schreiben/);
});

test('an operator who is invited is told with the role', async () => {
  const body = { Email: 'fresh@betreiber.example', Rolle: 'BetreiberRedaktion' };
  const { body: made } = await w.app.call('POST', '/admin/betreiber', { token: eva, body });
  expect((await list()).map(({ Was }) => Was)).toContain(`Betreiber.${made.Id}.BetreiberRedaktion`);
});
