import { toNumber } from '@weitersagen/contract/basics/number';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forAgency } from '#testing/agency/of-agency.ts';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { today } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let hafen: TestAgency;
const count = 23;
beforeAll(async () => {
  w = await world();
  hafen = await anAgency(w, 'hafen', { employees: ['M1'] });
  const made = await forAgency(w, hafen, { employee: 'M1', until: 'ordered' });
  // Further orders of other days, which came in no order of theirs, every third one cancelled.
  const more = Array.from({ length: count - 1 }, (_, place) => ({
    g: ((place * 7) % (count - 1)) + 1,
    number: toNumber('order', String(9_000_000_001 + place)),
  }));
  await w.as().write(({ db }) =>
    sql`
      insert into orders (number, external_number, source, recommendation_id, recipient_id, product_id, ordered_on, status, created_at, changed_at)
      select m.number, 'MEHR-' || g, 'test', o.recommendation_id, o.recipient_id, o.product_id, date '2026-01-01' + g,
        case when g % 3 = 0 then 'cancelled' else 'received' end, o.created_at, o.changed_at
      from orders o, jsonb_to_recordset(${JSON.stringify(more)}::jsonb) as m(g int, number text) where o.number = ${made.orderNumber}`.execute(
      db,
    ),
  );
});
afterAll(() => w.app.close());

const page = async (body: object, token = hafen.owner.token) => {
  const answer = await w.app.call('PUT', '/agentur/auftraege', { token, body });
  expect(answer.status).toBe(200);
  return answer.body;
};
interface Row {
  Auftragsdatum: string;
  Status: string;
  ExterneAuftragsnummer: string;
}
const days = ({ Content }: { Content: Row[] }) => Content.map((row) => row.Auftragsdatum);
const all = async (more: object = {}) => days(await page({ Pagesize: 100, ...more }));

test('orders are sorted by their day where that is asked for [S7-C120]', async () => {
  const of = Array.from({ length: count - 1 }, (_, place) => `2026-01-${String(place + 2).padStart(2, '0')}`);
  const sorted = [...of, today];
  expect(await all({ OrderBy: 'Auftragsdatum' })).toEqual(sorted);
  expect(await all({ OrderBy: 'Auftragsdatum', Descending: true })).toEqual(sorted.toReversed());
  // A column that is none is the usual order.
  expect(await all({ OrderBy: 'Wetter' })).toEqual(sorted);
});

test('of two columns a list is sorted by the one that is asked for [S7-C120]', async () => {
  const stadt = await anAgency(w, 'stadt');
  for (const [place, lastName] of ['Nolte', 'Adler', 'Zander'].entries()) {
    const email = `${lastName.toLowerCase()}@example.org`;
    await forAgency(w, stadt, { recommender: { firstName: 'Rosa', lastName, email }, until: 'recommended' });
    const at = `2026-02-0${place + 1}T10:00:00Z`;
    await w.as().write(({ db }) => sql`update account set created_at = ${at} where email = ${email}`.execute(db));
  }
  const names = async (OrderBy: string) => {
    const { token } = stadt.owner;
    const { body } = await w.app.call('PUT', '/agentur/empfehlungen', { token, body: { OrderBy } });
    return body.Content.map(({ Nachname }: { Nachname: string }) => Nachname);
  };
  expect(await names('Nachname')).toEqual(['Adler', 'Nolte', 'Zander']);
  expect(await names('RegistriertAm')).toEqual(['Nolte', 'Adler', 'Zander']);
});

test('and the other way round [S7-C121]', async () => {
  expect(await all({ Descending: true })).toEqual((await all()).toReversed());
});

test('a page holds as many rows as are asked for at most [S7-C122]', async () => {
  expect((await page({ Pagesize: 5 })).Content.length).toBe(5);
  for (const Pagesize of [0, 101]) {
    const { status, body } = await w.app.call('PUT', '/agentur/auftraege', {
      token: hafen.owner.token,
      body: { Pagesize },
    });
    expect([status, body.Fehler[0].Feld]).toEqual([400, 'Pagesize']);
  }
});

test.each([false, true])('pages by number give every row once, descending: %s [S7-C123]', async (Descending) => {
  const whole = await all({ Descending });
  const seen: string[] = [];
  for (let Pagenumber = 1; Pagenumber <= 5; Pagenumber++) {
    const one = await page({ Pagesize: 5, Pagenumber, Descending });
    expect([one.PageCount, one.TotalCount, one.HasNext]).toEqual([5, count, Pagenumber < 5]);
    expect(one.Content.length).toBe(Pagenumber < 5 ? 5 : 3);
    expect([one.Vor !== null, one.Nach !== null]).toEqual([Pagenumber > 1, Pagenumber < 5]);
    seen.push(...days(one));
  }
  expect(seen).toEqual(whole);
  const beyond = await page({ Pagesize: 5, Pagenumber: 6, Descending });
  expect(beyond).toMatchObject({ Content: [], HasNext: false, PageCount: 5, TotalCount: count });
});

test('pages by key lead on and back from any page by number, and from the end', async () => {
  const whole = await all();
  const second = await page({ Pagesize: 5, Pagenumber: 2 });
  expect(days(await page({ Pagesize: 5, Nach: second.Nach }))).toEqual(whole.slice(10, 15));
  expect(days(await page({ Pagesize: 5, Vor: second.Vor }))).toEqual(whole.slice(0, 5));
  const fourth = await page({ Pagesize: 5, Pagenumber: 4 });
  expect(days(await page({ Pagesize: 5, Nach: fourth.Nach }))).toEqual(whole.slice(20));
  const last = await page({ Pagesize: 5, Ende: true });
  expect([days(last), last.HasNext]).toEqual([whole.slice(-5), false]);
  expect(days(await page({ Pagesize: 5, Vor: last.Vor }))).toEqual(whole.slice(-10, -5));
});

test('a filter gives rows of one state only, and counts them [S7-C124]', async () => {
  const found = await page({ Filter: 'Status:Storniert', Pagesize: 100 });
  expect(new Set(found.Content.map((row: Row) => row.Status))).toEqual(new Set(['Storniert']));
  expect([found.Content.length, found.TotalCount]).toEqual([7, 7]);
  const { status, body } = await w.app.call('PUT', '/agentur/auftraege', {
    token: hafen.owner.token,
    body: { Filter: 'Status:Verloren' },
  });
  expect([status, body.Fehler[0].Feld]).toEqual([400, 'Filter']);
});

test.each([
  ['Von:2026-01-20', (day: string) => day >= '2026-01-20'],
  ['Bis:2026-01-05', (day: string) => day <= '2026-01-05'],
  ['Von:2026-01-03;Bis:2026-01-06', (day: string) => day >= '2026-01-03' && day <= '2026-01-06'],
])('%s counts both days', async (Filter, holds) => {
  const whole = await all();
  const found = await page({ Filter, Pagesize: 100 });
  expect([days(found), found.TotalCount]).toEqual([whole.filter(holds), whole.filter(holds).length]);
});

test('moments are of the days of Berlin', async () => {
  const leads = async (Filter: string) =>
    (await w.app.call('PUT', '/agentur/leads', { token: hafen.owner.token, body: { Filter } })).body.TotalCount;
  await w.as().write(({ db }) => sql`update recipient set created_at = '2026-01-31T23:30:00Z'`.execute(db));
  expect(await Promise.all(['Von:2026-02-01', 'Bis:2026-01-31', 'Von:2026-02-01;Bis:2026-02-01'].map(leads))).toEqual([
    1, 0, 1,
  ]);
});

test('plain text is what somebody looks for, and what is written with a field beside it narrows it', async () => {
  expect((await page({ Filter: 'MEHR-7' })).Content).toMatchObject([{ ExterneAuftragsnummer: 'MEHR-7' }]);
  expect((await page({ Filter: 'Text:mehr-2;Status:Storniert' })).Content).toMatchObject([
    { ExterneAuftragsnummer: 'MEHR-21' },
  ]);
  expect((await page({ Filter: 'nirgends' })).TotalCount).toBe(0);
});
