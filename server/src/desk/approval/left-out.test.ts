/** What nobody but the maker of a run could export waits for somebody else, and so does what somebody has asked for. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Reply } from '#testing/app.ts';
import { type Collected, collectedBy } from '#testing/cast/collected.ts';
import { operator } from '#testing/cast/operators.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { type World, world } from '#testing/world.ts';

type Name = 'eva' | 'otto' | 'nora' | 'rita';
let w: World;
/** Both collected; Rita has released the orders. */
let mine: Collected;
let other: Collected;
beforeEach(async () => {
  await w?.app.close();
  w = await world();
  await tokenOf('otto');
  mine = await collectedBy(w);
  other = await collectedBy(w);
});
afterAll(() => w.app.close());

/** Whoever is asked for is there and not locked. */
const tokenOf = (name: Name): Promise<string> => operator(w.app, { email: `${name}@betreiber.example` });
const call = async (name: Name, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Reply> =>
  w.app.call(method, `/admin/${path}`, { token: await tokenOf(name), ...(body === undefined ? {} : { body }) });
const next = async () => (await call('eva', 'GET', 'auszahlungslaeufe/naechster')).body;
const makes = (): Promise<Reply> => call('eva', 'POST', 'auszahlungslaeufe');
const itemsOf = ({ body }: Reply): string[] =>
  body.Posten.map(({ PraemierungId }: { PraemierungId: string }) => PraemierungId).toSorted();
const locks = async (name: Name, Gesperrt: boolean): Promise<void> => {
  const { body } = await call('eva', 'GET', 'betreiber');
  const { Id } = body.find(({ Email }: { Email: string }) => Email === `${name}@betreiber.example`);
  expect((await call('eva', 'PUT', `betreiber/${Id}`, { Gesperrt, Grund: 'Urlaub' })).status).toBe(200);
};
const touches = async (name: Name, { recommenderEmail }: Collected): Promise<void> => {
  const hash = await rowsOf(w.as()).hashOf(recommenderEmail);
  const body = { Vorname: 'Anna', Nachname: 'Muster', Email: `neu.${recommenderEmail}`, Grund: 'Anruf' };
  expect((await call(name, 'PUT', `empfehler/${hash}/aendern`, body)).status).toBe(200);
};

test('what the only other operator has touched stays out of the run until thirty days are over', async () => {
  expect(await next()).toMatchObject({ Anzahl: 2, WartetAufPerson: 0, Exporteure: ['otto@betreiber.example'] });
  await touches('otto', mine);
  expect(await next()).toMatchObject({ Anzahl: 1, WartetAufPerson: 1, Exporteure: ['otto@betreiber.example'] });
  const run = await makes();
  expect(itemsOf(run)).toEqual([other.reward]);
  expect((await call('eva', 'GET', `praemierungen/${mine.reward}`)).body).toMatchObject({
    Status: 'Abgeholt',
    Sperren: [],
  });
  await w.days(31);
  expect(await next()).toMatchObject({ Anzahl: 1, WartetAufPerson: 0 });
  expect(itemsOf(await makes())).toEqual([mine.reward]);
});

test('where nobody else is left everything waits, also for whoever was unlocked, until another person comes', async () => {
  await locks('rita', true);
  await locks('otto', true);
  expect(await next()).toMatchObject({ Anzahl: 0, SummeCent: 0, WartetAufPerson: 2, Exporteure: [] });
  const refused = {
    status: 409,
    body: { Message: expect.stringMatching(/wartet auf eine weitere Person: Niemand außer Ihnen darf/) },
  };
  expect(await makes()).toMatchObject(refused);
  expect((await call('eva', 'PUT', 'auszahlungslaeufe', {})).body.TotalCount).toBe(0);
  await locks('otto', false);
  expect(await next()).toMatchObject({ Anzahl: 0, WartetAufPerson: 2, Exporteure: [] });
  await tokenOf('nora');
  expect(await next()).toMatchObject({ Anzahl: 2, WartetAufPerson: 0, Exporteure: ['nora@betreiber.example'] });
  expect(itemsOf(await makes())).toEqual([mine.reward, other.reward].toSorted());
});

test('what somebody has asked for waits for somebody else, and for another person who may decide it', async () => {
  const { Id } = (await makes()).body;
  await call('otto', 'PUT', `auszahlungslaeufe/${Id}/exportieren`);
  const asked = await call('eva', 'PUT', `auszahlungslaeufe/${Id}/verwerfen`, { NichtUebergeben: true });
  expect(asked.status).toBe(202);
  const waits = async (name: Name): Promise<[string, number][]> =>
    (await call(name, 'GET', 'uebersicht')).body.Wartet.flatMap(({ Art, Anzahl }: { Art: string; Anzahl: number }) =>
      Art.startsWith('Antrag') ? [[Art, Anzahl]] : [],
    );
  expect(await waits('eva')).toEqual([['AntragWartetAufAndere', 1]]);
  expect(await waits('rita')).toEqual([['AntragWartetAufAndere', 1]]);
  expect(await waits('nora')).toEqual([['AntragOffen', 1]]);
});
