import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Eva, evaOf, walkToReady } from '../testing/cast/eva.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { collect, confirm, recommendAndRegister, report, type Walk } from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
});
afterAll(() => w.app.close());

/** The one recommendation, as its recommender sees it. */
const own = async (walk: Walk) => {
  const { body } = await w.app.call('GET', '/empfehler/empfehlungen/', {
    token: await personToken(w, walk.recommenderEmail),
  });
  return body.find(({ Empfehlungsnummer }: { Empfehlungsnummer: string }) => Empfehlungsnummer === walk.number);
};
const day = (): string => w.as().now.toISOString().slice(0, 10);
const germanDay = (on: string): string => on.split('-').toReversed().join('.');
const last = ({ Verlauf }: { Verlauf: { Text: string }[] }) => Verlauf.at(-1)?.Text;

test('a recommender hears nothing of the contact’s reward, be it collected or not, and of deleted data only that no contract came', async () => {
  const walk = await walkToReady(w.app, { share: 50 });
  await collect(w.app, walk, walk.recommender!.token);
  const before = await own(walk);
  await collect(w.app, walk, walk.recipient!.token, 'DE89370400440532013000', 'Ben Beispiel');
  expect(await own(walk)).toEqual(before);
  expect(before.Praemierung).toMatchObject({ Status: 'Abgeholt' });

  const gone = await recommendAndRegister(w.app);
  await w.ben.declines(gone.recipientNumber);
  const item = await own(gone);
  expect(item).toMatchObject({ Status: 'Abgelaufen', Empfaenger: null, Halt: { Grund: 'KeinAuftrag' } });
  expect(item.Halt.Text).toBe(
    `Es ist kein Vertrag zustande gekommen (${germanDay(day())}). Sie können jederzeit neu empfehlen.`,
  );
  expect(JSON.stringify(item)).not.toMatch(/Daten (Ihres|wurden|angegeben)|gelöscht|"(E7|R10)"/);
});

test('a recommender hears of an order that the client rejected, and of an end at the desk, that no contract came, and no reason', async () => {
  const rejected = await recommendAndRegister(w.app);
  await confirm(w.app, rejected);
  await report(w.app, rejected, 'eingegangen', day());
  await report(w.app, rejected, 'abgelehnt', day(), 'Bonität');
  const ended = await recommendAndRegister(w.app);
  const body = { Grund: 'Regelverstoß' };
  const at = `/admin/empfehlungen/${ended.number}/stornieren`;
  expect((await w.app.call('PUT', at, { token: await eva.token(), body })).status).toBe(200);
  for (const walk of [rejected, ended]) {
    const item = await own(walk);
    expect(item).toMatchObject({ Status: 'Storniert', Halt: { Grund: 'KeinAuftrag' } });
    expect(item.Stand).toBe(`Keine Prämie: kein Vertrag zustande gekommen (${germanDay(day())})`);
    expect(JSON.stringify(item)).not.toMatch(/Bonität|Regelverstoß|abgelehnt/);
  }
});

test('a recommender hears that another product was ordered, with the own amount of both', async () => {
  const walk = await recommendAndRegister(w.app, { share: 50 });
  await confirm(w.app, walk);
  const order = { order: walk.number, recipient: walk.recipientNumber, product: 'X201', on: day() };
  await w.client.reports({ ...order, event: 'eingegangen' });
  const item = await own(walk);
  expect(item).toMatchObject({ Produkt: { Name: 'Zuhause L' }, Praemie: '45,00\u00a0€' });
  expect(last(item)).toMatch(
    /^Bestellt wurde „.+“ statt „Zuhause L“: Ihre Prämie beträgt 45,00\u00a0€ statt 35,00\u00a0€\.$/,
  );
  const theirs = await recommendAndRegister(w.app, { share: 0 });
  await confirm(w.app, theirs);
  await w.client.reports({ ...order, order: theirs.number, recipient: theirs.recipientNumber, event: 'eingegangen' });
  expect(last(await own(theirs))).toMatch(/^Bestellt wurde „.+“ statt „Zuhause L“\.$/);
});
