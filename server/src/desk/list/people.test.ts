/** Every list is found by the people it is about: by any part of a name, the e-mail, and the end of an IBAN. */
import { toNumber } from '@weitersagen/contract/basics/number';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashesOfTail } from '#bank-account/bank-account.ts';
import { type Eva, evaOf, type ReadyWalk, walkToReady } from '#testing/cast/eva.ts';
import { collect } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
let walk: ReadyWalk;
let other: ReadyWalk;
let run: number;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  walk = await walkToReady(w.app, { share: 50 });
  await collect(w.app, walk, walk.recommender!.token);
  other = await walkToReady(w.app, { share: 50 });
  // What a person is called is all that tells these two apart.
  await w.as().write(async ({ db }) => {
    await sql`update account set first_name = 'Hannelore', last_name = 'Kühn-Öztürk' where email = ${walk.recommenderEmail}`.execute(
      db,
    );
    await sql`update recipient set first_name = 'Dilara', last_name = 'Aydın', company = 'Fahrrad Nord' where number = ${walk.recipientNumber}`.execute(
      db,
    );
    await sql`update account set first_name = 'Ida', last_name = 'Lang' where email = ${other.recommenderEmail}`.execute(
      db,
    );
    await sql`update recipient set first_name = 'Jonas', last_name = 'Lang' where number = ${other.recipientNumber}`.execute(
      db,
    );
  });
  await w.days(4);
  run = (await eva.makesRun()).body.Id;
});
afterAll(() => w.app.close());

async function find(list: string, text: string): Promise<unknown[]> {
  const { status, body } = await w.app.call('PUT', `/admin/${list}`, {
    token: await eva.token(),
    body: { Filter: `Text:${text}`, Pagesize: 50 },
  });
  expect([list, text, status]).toEqual([list, text, 200]);
  return body.Content;
}
const count = async (list: string, text: string) => (await find(list, text)).length;

/** List, what a row of it is known by, and what the two walks have there. */
const lists = [
  { list: 'auftraege', key: 'Auftragsnummer', own: () => [walk.orderNumber], others: () => [other.orderNumber] },
  { list: 'empfehlungen', key: 'Empfehlungsnummer', own: () => [walk.number], others: () => [other.number] },
  {
    list: 'praemierungen',
    key: 'Id',
    own: () => [walk.recommender!.number],
    others: () => [other.recommender!.number],
  },
  { list: 'empfehler', key: 'Email', own: () => [walk.recommenderEmail], others: () => [other.recommenderEmail] },
] as const;

test.each(lists)('$list is found by a part of the name of a recommender', async ({ list, key, own, others }) => {
  for (const text of ['hannelore', 'KÜHN', 'Hannelore Kühn', 'öztürk', 'ha'])
    expect([text, (await find(list, text)).map((row) => (row as Record<string, unknown>)[key])]).toEqual([text, own()]);
  expect((await find(list, 'ida lang')).map((row) => (row as Record<string, unknown>)[key])).toEqual(others());
  expect(await count(list, 'niemand')).toBe(0);
});

test.each(lists)('$list is found by the last four digits of an IBAN, and by no others', async ({ list, key, own }) => {
  expect((await find(list, '2051')).map((row) => (row as Record<string, unknown>)[key])).toEqual(own());
  for (const other of ['2050', '9051', '0512']) expect([other, await count(list, other)]).toEqual([other, 0]);
  // An order is found by a part of its number, too, and that may have these digits.
  const byNumber = (row: object) => 'ExterneAuftragsnummer' in row && String(row.ExterneAuftragsnummer).includes('051');
  expect((await find(list, '051')).filter((row) => !byNumber(row as object))).toEqual([]);
});

test.each(['auftraege', 'empfehlungen', 'praemierungen'])(
  '%s is found by the name, the company, the number and the e-mail of a recipient',
  async (list) => {
    for (const text of ['dilara', 'aydın', 'fahrrad', walk.recipientNumber, walk.recipientEmail.toUpperCase()])
      expect([list, text, await count(list, text)]).toEqual([list, text, 1]);
    expect(await count(list, 'lang')).toBe(list === 'praemierungen' ? 2 : 1);
  },
);

test('runs, mails and the log are found by the people they are about', async () => {
  expect(await find('auszahlungslaeufe', 'hannelore')).toMatchObject([{ Id: run }]);
  expect(await find('auszahlungslaeufe', walk.recommender!.number)).toMatchObject([{ Id: run }]);
  expect(await count('auszahlungslaeufe', 'ida')).toBe(0);
  expect(await count('mails', 'hannelore')).toBeGreaterThan(0);
  expect(await count('mails', 'niemand')).toBe(0);
  expect(await count('ereignisse', 'dilara')).toBeGreaterThan(0);
  expect(await count('ereignisse', 'niemand')).toBe(0);
});

test('one text is looked for in all lists at once, and of each the newest few are told', async () => {
  const found = async (Text: string) =>
    (await w.app.call('PUT', '/admin/suche', { token: await eva.token(), body: { Text } })).body;
  expect(await found('hannelore')).toMatchObject({
    Empfehler: { Content: [{ Email: walk.recommenderEmail }], HasMore: false },
    Empfehlungen: { Content: [{ Empfehlungsnummer: walk.number }] },
    Auftraege: { Content: [{ Auftragsnummer: walk.orderNumber }] },
    Praemierungen: { Content: [{ Id: walk.recommender!.number }] },
    Auszahlungslaeufe: { Content: [{ Id: run }] },
    Nachbuchungen: { Content: [] },
    Prueffaelle: { Content: [] },
  });
  expect(await found(walk.externalNumber)).toMatchObject({
    Empfehler: { Content: [] },
    Auftraege: { Content: [{ Auftragsnummer: walk.orderNumber }] },
  });
  expect(await found('2051')).toMatchObject({ Praemierungen: { Content: [{ Id: walk.recommender!.number }] } });
  expect(await w.app.call('PUT', '/admin/suche', { token: await eva.token(), body: { Text: 'h' } })).toMatchObject({
    status: 400,
    body: { Fehler: [{ Feld: 'Text' }] },
  });
});

test('another mandant finds none of them', async () => {
  const call = { token: await eva.token(), mandant: 'versicherung' } as const;
  for (const { list } of lists)
    for (const text of ['hannelore', '2051']) {
      const { body } = await w.app.call('PUT', `/admin/${list}`, { ...call, body: { Filter: `Text:${text}` } });
      expect([list, text, body.Content]).toEqual([list, text, []]);
    }
  const { body } = await w.app.call('PUT', '/admin/suche', { ...call, body: { Text: 'hannelore' } });
  expect(Object.values(body)).toEqual(Array(9).fill({ Content: [], HasMore: false }));
});

test('the end of an IBAN is kept as a hash of the mandant, and what was there before gets its own in the night', async () => {
  const stored = () =>
    w.as().read(async ({ db }) => {
      const reward = sql<{
        tail: string | null;
      }>`select iban_tail_hash as tail from reward where number = ${walk.recommender!.number}`;
      return (await reward.execute(db)).rows;
    });
  const [before] = await stored();
  const { system } = w.app.app;
  const tailAt = (id: number) => hashesOfTail({ system, mandant: { ...w.as().mandant, id } }, '2051');
  expect(tailAt(w.as().mandant.id)).toEqual([before?.tail]);
  expect(tailAt(w.as().mandant.id + 1)).not.toEqual([before?.tail]);
  await w.as().write(({ db }) => sql`update reward set iban_tail_hash = null`.execute(db));
  await w.as().write(({ db }) => sql`update bank_account set iban_tail_hash = null`.execute(db));
  expect(await count('praemierungen', '2051')).toBe(0);
  await w.app.call('POST', '/admin/jobs/iban-endziffern', { token: await eva.token(), body: {} });
  expect(await stored()).toEqual([before]);
  expect(await count('praemierungen', '2051')).toBe(1);
  // As the desk shows it, copied with what stands before it.
  for (const shown of ['20 51', 'DE02 **** **** **** **20 51']) expect(await count('praemierungen', shown)).toBe(1);
});

/** Two thousand recommendations more, each of somebody of their own, of whom so many are called Xaver. */
async function addCrowd(called: number): Promise<void> {
  const people = Array.from({ length: 2000 }, (_, index) => ({
    id: 1_000_000 + index,
    number: toNumber('recommendation', String(9_000_000_000 + index)),
    name: index < called ? 'Xaver' : 'Yves',
  }));
  await w.as().write(async ({ db }) => {
    const crowd = sql`jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as g(id bigint, number text, name text)`;
    await sql`
      insert into account overriding system value
      select (jsonb_populate_record(a, jsonb_build_object('id', g.id, 'hash', md5(g.number), 'email', g.number || '@example.org', 'first_name', g.name))).*
      from account a, ${crowd} where a.email = ${other.recommenderEmail}`.execute(db);
    await sql`
      insert into recommendation overriding system value
      select (jsonb_populate_record(n, jsonb_build_object('id', g.id, 'account_id', g.id, 'number', g.number, 'hash', md5(g.number), 'short_code', g.number))).*
      from recommendation n, ${crowd} where n.number = ${other.number}`.execute(db);
  });
}

test('a name that many bear lists theirs in order, page after page, and nobody counts them', async () => {
  await addCrowd(1500);
  const page = async (more: object) =>
    (
      await w.app.call('PUT', '/admin/empfehlungen', {
        token: await eva.token(),
        body: { Filter: 'Text:xaver', OrderBy: 'Empfehlungsnummer', Pagesize: 100, ...more },
      })
    ).body;
  const seen = new Set<string>();
  let after: string | null = null;
  do {
    const { Content, Nach, TotalCount } = await page({ Nach: after });
    expect(TotalCount ?? null).toBe(null);
    for (const row of Content) {
      expect(row.Empfehler).toBe('Xaver Lang');
      seen.add(row.Empfehlungsnummer);
    }
    after = Nach ?? null;
  } while (after);
  expect(seen.size).toBe(1500);
  // Whoever bears it and is named by more, or has nothing in a list, is found, or not, as ever.
  expect(await count('praemierungen', 'xaver')).toBe(0);
  expect(await count('auftraege', 'xaver')).toBe(0);
  expect(await count('auftraege', 'hannelore')).toBe(1);
});
