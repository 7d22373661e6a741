import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Eva, evaOf, type ReadyWalk, walkToReady } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { addCollected } from '#testing/database/many-rewards.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
let walk: ReadyWalk;
const rewards = 1100;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  walk = await walkToReady(w.app, { share: 100 });
  await addCollected(w.as(), walk.number, rewards);
});
afterAll(() => w.app.close());

async function file(path: string, token?: string): Promise<string[]> {
  const answer = await w.app.call('GET', `/admin/${path}`, { token: token ?? (await eva.token()) });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
  expect(answer.text.startsWith('\ufeff')).toBe(true);
  return answer.text.slice(1).trimEnd().split('\r\n');
}

test('a list of orders is a file with the columns and values of the list', async () => {
  const [head = '', row = ''] = await file('auftraege/csv');
  expect(head).toMatch(
    /^Auftragsnummer;ExterneAuftragsnummer;Auftragsdatum;ErstelltAm;Produkt;Empfehler;Empfaenger;Status;/,
  );
  expect(row).toMatch(
    new RegExp(
      `^${walk.orderNumber};${walk.externalNumber};16.02.2026;02.03.2026 10:00;Zuhause L;Anna Muster;Ben Beispiel;Freigegeben;nein;`,
    ),
  );
});

test('a file has all rows of its filter in the order of the list, however many pages that takes', async () => {
  const rows = (await file('praemierungen/csv?OrderBy=Id&Descending=true&Filter=Status:Abgeholt')).slice(1);
  expect(rows).toHaveLength(rewards);
  const numbers = rows.map((row) => row.split(';')[0] ?? '');
  expect(numbers).toEqual(numbers.toSorted().toReversed());
  expect(new Set(numbers).size).toBe(rewards);
  expect((await file('praemierungen/csv?Filter=Status:Bereitgestellt')).slice(1)).toHaveLength(1);
  expect((await file(`praemierungen/csv?Filter=Text:${walk.recommender!.number}`)).slice(1)).toHaveLength(1);
});

test('a name that a spreadsheet would take for a formula is text', async () => {
  await w
    .as()
    .write(({ db }) =>
      sql`update account set first_name = '=HYPERLINK("http://x.example";"A")', last_name = 'Muster'`.execute(db),
    );
  const [, row = ''] = await file('empfehlungen/csv');
  expect(row).toContain('"\'=HYPERLINK(""http://x.example"";""A"") Muster"');
});

test.each([
  ['auszahlungslaeufe/csv', 'Id;Status;Anzahl;SummeCent;'],
  ['mails/csv', 'Id;Vorlage;Status;'],
  ['ereignisse/csv', 'Objekt;Ereignis;Von;Nach;'],
  ['importe/csv', 'Id;Status;Probe;'],
  ['jobs/csv', 'Job;Rhythmus;Startbar;Laeuft;'],
  ['sitzungen/csv', 'Id;Browser;AngemeldetAm;'],
  ['betreiber/csv', 'Id;Email;Name;Rolle;Mandanten;'],
])('%s has its header', async (path, head) => {
  expect((await file(path))[0]).toMatch(new RegExp(`^${head}`));
});

test('jobs and own sessions are files with the rows of their lists', async () => {
  const token = await operator(w.app, { email: 'redaktion@betreiber.example', role: 'BetreiberRedaktion' });
  const jobs = (await file('jobs/csv')).slice(1);
  expect(jobs).toHaveLength(28);
  expect(jobs).toContainEqual(expect.stringMatching(/^auftraege-freigabe;Nacht;ja;nein;/));
  const [session = '', ...others] = (await file('sitzungen/csv', token)).slice(1);
  expect([session.endsWith(';ja'), others]).toEqual([true, []]);
  expect((await w.app.call('GET', '/admin/jobs/csv', { token })).status).toBe(403);
});

test('the transfers of a run are a file with masked accounts', async () => {
  const { body } = await eva.makesRun();
  const lines = await file(`auszahlungslaeufe/${body.Id}/csv`);
  expect(lines).toHaveLength(rewards + 1);
  expect(lines[1]).toContain('Anna Muster;DE02 **** **** **** **20 51;100;nein;nein;Abgeholt;nein');
  expect((await file('auszahlungslaeufe/csv?Filter=Status:Entwurf'))[1]).toMatch(
    new RegExp(`^${body.Id};Entwurf;${rewards};`),
  );
});

test('a filter that the list refuses is refused for the file', async () => {
  const answer = await w.app.call('GET', '/admin/auftraege/csv?Filter=Status:Kaputt', { token: await eva.token() });
  expect(answer).toMatchObject({ status: 400, body: { Fehler: [{ Feld: 'Filter' }] } });
});

test('a file is for those who may see the list, of their mandant alone', async () => {
  const editor = await operator(w.app, { email: 'editor@betreiber.example', role: 'BetreiberRedaktion' });
  expect((await w.app.call('GET', '/admin/auftraege/csv', { token: editor })).status).toBe(403);
  const clerk = await operator(w.app, { email: 'clerk@betreiber.example', role: 'BetreiberSachbearbeitung' });
  expect((await w.app.call('GET', '/admin/betreiber/csv', { token: clerk })).status).toBe(403);
  const other = await w.app.call('GET', '/admin/praemierungen/csv', { token: clerk, mandant: 'versicherung' });
  expect(other.text.trimEnd().split('\r\n')).toHaveLength(1);
});

test('a file of the choice has exactly the chosen rows, over pages, and none of another mandant', async () => {
  const all = (await file('praemierungen/csv?OrderBy=Id')).slice(1).map((row) => row.split(';')[0] ?? '');
  const chosen = [all.at(0), all.at(600), all.at(-1)] as string[];
  const rows = await file(`praemierungen/csv?Nummern=${chosen.join(',')}&OrderBy=Id`);
  expect(rows[0]).toBe((await file('praemierungen/csv'))[0]);
  expect(rows.slice(1).map((row) => row.split(';')[0])).toEqual(chosen);
  expect(await file(`auftraege/csv?Nummern=${walk.orderNumber}`)).toHaveLength(2);
  expect(await file(`empfehlungen/csv?Nummern=${walk.number},999999999999`)).toHaveLength(2);
  expect(await file('auftraege/csv?Nummern=V-000000000000')).toHaveLength(1);
  const token = await eva.token();
  const there = await w.app.call('GET', `/admin/praemierungen/csv?Nummern=${chosen}`, {
    token,
    mandant: 'versicherung',
  });
  expect(there.text.trimEnd().split('\r\n')).toHaveLength(1);
  const asked = (numbers: readonly string[]) => w.app.call('GET', `/admin/auftraege/csv?Nummern=${numbers}`, { token });
  expect((await asked(all.slice(0, 500))).status).toBe(200);
  expect((await asked(all.slice(0, 501))).status).toBe(400);
  expect((await asked(["1' or 1=1"])).status).toBe(400);
  const editor = await operator(w.app, { email: 'leserin@betreiber.example', role: 'BetreiberRedaktion' });
  expect((await w.app.call('GET', `/admin/auftraege/csv?Nummern=${walk.orderNumber}`, { token: editor })).status).toBe(
    403,
  );
});
