/** Every setting, secret, key, host, language and role that changes is told in the list of security events. */
import type { MandantFile } from '@weitersagen/contract/mandant/file';
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
])('%s', async (_what, change, told) => {
  const before = new Set((await list()).map(({ Id }) => Id));
  await change();
  const rows = (await list()).filter(({ Id }) => !before.has(Id));
  expect(rows.map(({ Was }) => Was.replace(`.${clerk}.`, '.ID.')).sort()).toEqual(told);
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

test('an operator who is invited is told with the role', async () => {
  const body = { Email: 'fresh@betreiber.example', Rolle: 'BetreiberRedaktion' };
  const { body: made } = await w.app.call('POST', '/admin/betreiber', { token: eva, body });
  expect((await list()).map(({ Was }) => Was)).toContain(`Betreiber.${made.Id}.BetreiberRedaktion`);
});
