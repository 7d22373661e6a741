import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forAgency, invitedBy, type OfAgency } from '#testing/agency/of-agency.ts';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { askPage } from '#testing/page.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let hafen: TestAgency;
let nord: TestAgency;
let of1: OfAgency;
const karla = { firstName: 'Karla', lastName: 'Kornfeld', email: 'karla@example.org' };
const ines = { Vorname: 'Ines', Nachname: 'Ohlsen' };
beforeAll(async () => {
  w = await world();
  hafen = await anAgency(w, 'hafen', { employees: ['M1', 'M2'] });
  nord = await anAgency(w, 'nord');
  of1 = await forAgency(w, hafen, { employee: 'M1', recommender: karla, recipient: ines });
  await forAgency(w, hafen, { employee: 'M2' });
  await forAgency(w, nord, {
    recommender: { ...karla, email: 'karla@nord.example' },
    recipient: { Vorname: 'Ines', Nachname: 'Ohlsen' },
  });
  await invitedBy(w, hafen, { by: 'm1@hafen.example', email: 'gerda@example.org', employee: 'M1' });
});
afterAll(() => w.app.close());

const search = async (text: string, token = hafen.owner.token) =>
  w.app.call('GET', `/agentur/suche?text=${encodeURIComponent(text)}`, { token });
const found = async (text: string, token?: string) => {
  const { status, body } = await search(text, token);
  expect([text, status]).toEqual([text, 200]);
  return Object.fromEntries(Object.entries(body).map(([kind, rows]) => [kind, (rows as unknown[]).length]));
};
const none = { Empfehler: 0, Leads: 0, Auftraege: 0, Einladungen: 0 };
const ofKarla = { Empfehler: 1, Leads: 1, Auftraege: 1, Einladungen: 0 };

test.each([
  ['a part of a name of who recommends', () => 'ornfel', ofKarla],
  ['a whole name', () => 'karla kornfeld', ofKarla],
  ['the beginning of a name in two letters', () => 'Ko', ofKarla],
  ['the e-mail of who recommends', () => karla.email, ofKarla],
  ['a part of a name of a contact', () => 'ohls', { ...none, Leads: 1, Auftraege: 1 }],
  ['the number of an order', () => of1.orderNumber, { ...none, Auftraege: 1 }],
  ['what the client calls it', () => of1.externalNumber, { ...none, Auftraege: 1 }],
  ['the number of a contact', () => of1.recipientNumber, { ...none, Leads: 1 }],
  ['the number of a recommendation', () => of1.recommendationNumber, { ...none, Leads: 1, Auftraege: 1 }],
  ['the name of somebody who is invited', () => 'Thorn', { ...none, Einladungen: 1 }],
  ['the e-mail of somebody who is invited', () => 'gerda@example.org', { ...none, Einladungen: 1 }],
  ['signs that a pattern would take for anything', () => '%%%', none],
])('%s finds what belongs to it', async (_what, text, expected) => {
  expect(await found(text())).toEqual(expected);
});

test('an employee finds the own rows only, and another agency its own', async () => {
  expect(await found('Karla', hafen.employees.M1?.token)).toEqual(ofKarla);
  expect(await found('Karla', hafen.employees.M2?.token)).toEqual(none);
  expect(await found(of1.orderNumber, nord.owner.token)).toEqual(none);
  expect((await search('Karla', nord.owner.token)).body.Empfehler).toMatchObject([{ Email: 'karla@nord.example' }]);
});

test('the page of an owner shows an invited person who is looked for by name, and of another agency nobody [S2-R095]', async () => {
  const page = async (text: string, { token } = hafen.owner) => {
    const url = `/de/agentur/suche?text=${encodeURIComponent(text)}`;
    const { status, text: shown } = await askPage(w.app, url, { cookie: `agenturtoken=${token}` });
    expect([text, status]).toEqual([text, 200]);
    return /<b>Gerda Thorn<\/b>/.test(shown) && shown.replaceAll('<wbr/>', '').includes('gerda@example.org');
  };
  for (const name of ['Thorn', 'gerda', 'Gerda Thorn', 'Th']) expect([name, await page(name)]).toEqual([name, true]);
  for (const name of ['Dorn', 'Karla', '']) expect([name, await page(name)]).toEqual([name, false]);
  expect(await page('Thorn', nord.owner)).toBe(false);
});

test('one letter finds the beginnings of names, and none is not enough', async () => {
  expect(await found('K')).toEqual(ofKarla);
  const { status, body } = await search('');
  expect([status, body.Fehler[0].Feld]).toEqual([400, 'text']);
});

test('of many it gives five of each kind, the newest, and a list reads on through a name that many have', async () => {
  // Three thousand and more of one name: they are met in the order of the list.
  await w.as().write(async ({ db }) => {
    await sql`
      insert into account (hash, status, first_name, last_name, email, language, agency_number, employee_number, created_at, changed_at)
      select md5('x' || g), 'active', 'Xaver', 'Viel', 'viel' || g || '@example.org', 'de', ${hafen.agencyNumber}, 'M1',
        timestamptz '2026-01-01' + g * interval '1 minute', now() from generate_series(1, 3100) g`.execute(db);
  });
  const { body } = await search('xaver');
  expect(body.Empfehler.map((row: { Email: string }) => row.Email)).toEqual(
    [3100, 3099, 3098, 3097, 3096].map((place) => `viel${place}@example.org`),
  );
  const page = async (more: object) =>
    (
      await w.app.call('PUT', '/agentur/empfehlungen', {
        token: hafen.owner.token,
        body: { Filter: 'Text:xaver', Pagesize: 100, ...more },
      })
    ).body;
  const first = await page({});
  expect([first.TotalCount, first.HasNext, first.Content[0].Email]).toEqual([null, true, 'viel1@example.org']);
  expect((await page({ Nach: first.Nach })).Content[0].Email).toBe('viel101@example.org');
  expect((await page({ Pagenumber: 3 })).Content[0].Email).toBe('viel201@example.org');
  // Of them nobody has an order; whoever has one is found as ever.
  expect(await found('xaver viel', hafen.employees.M2?.token)).toEqual(none);
  expect((await found('karla')).Auftraege).toBe(1);
});

test('an owner whose agency is not active finds no invitations, as it has no list of them', async () => {
  await invitedBy(w, nord, { by: nord.owner.email, email: 'nina@example.org' });
  expect(await found('nina@example.org', nord.owner.token)).toEqual({ ...none, Einladungen: 1 });
  await w
    .as()
    .write(({ db }) =>
      db.updateTable('agency').set({ status: 'inactive' }).where('agency_number', '=', nord.agencyNumber).execute(),
    );
  expect(await found('nina@example.org', nord.owner.token)).toEqual(none);
});
