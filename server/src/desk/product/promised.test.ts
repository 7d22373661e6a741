/** A price or premium that changes, whoever changes it and whenever, never touches what was promised: asked for as clients do. */
import { afterAll, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { premiums, products } from '#testing/mandant-files.ts';
import { kinds, providedBy } from '#testing/provider/provided.ts';
import { tariff } from '#testing/provider/stock.ts';
import { world } from '#testing/world.ts';

const w = await world({ OUTGOING_ALLOW: '127.0.0.1' });
const { app, anna } = w;
afterAll(() => app.close());

type Draft = Record<string, unknown>;
interface Link {
  number: string;
  hash: string;
}
type Told = Record<'contact' | 'share' | 'area' | 'file' | 'desk', { quote: unknown; cents: unknown[] }>;

/** On every page and list that tells what was promised: to the contact, who recommended, and the desk. */
async function told({ number, hash }: Link): Promise<Told> {
  const own = await personToken(w, 'anna@example.org');
  const get = async (path: string, token?: string) => (await app.call('GET', path, { token })).body;
  const its = (rows: Draft[]): Draft => rows.find(({ Empfehlungsnummer }) => Empfehlungsnummer === number) ?? {};
  const contact = await get(`/empfehlen/${number}/${hash}`);
  const share = await get(`/empfehlen/${number}?h=${hash}`);
  const area = its(await get('/empfehler/empfehlungen', own));
  const file = its((await get('/empfehler/daten', own)).Empfehlungen);
  const desk = await get(`/admin/empfehlungen/${number}`, await operator(app));
  return {
    contact: { quote: contact.Angebot, cents: [contact.PraemieEmpfaengerCent] },
    share: { quote: share.Angebot, cents: [share.WertCent] },
    area: { quote: area.Angebot, cents: [area.PraemieCent] },
    file: { quote: file.Angebot, cents: [] },
    desk: { quote: desk.Angebot, cents: [desk.PraemieCent] },
  };
}

const at = (path: string) => ({
  read: async (): Promise<Draft> => (await app.call('GET', path, { token: await operator(app) })).body,
  send: async (way: string, body: unknown): Promise<Draft> =>
    (await app.call('PUT', `${path}${way}`, { token: await operator(app), body })).body,
});
/** At the desk, at once or at a moment. */
async function changed(path: string, values: object, moment?: { Am: string }): Promise<void> {
  const { read, send } = at(path);
  const { Revision, Daten } = await read();
  const saved = await send('', { Revision, Daten: { ...(Daten as object), ...values } });
  await send('/veroeffentlichen', { Revision: saved.Revision, ...moment });
}
const inAnHour = () => ({ Am: new Date(app.app.system.clock.now().getTime() + 3_600_000).toISOString() });
async function momentCame(): Promise<void> {
  await w.days(0.1);
  await app.app.jobs.runNow('draft.publish', w.mandants.spbdevk);
}
const offered = async (id: number, query: string): Promise<Draft> =>
  (await app.call('GET', `/produkt/${id}${query}`)).body;

const mobile = `/admin/produkte/${products.mobile}`;
const premium = `/admin/praemien/${premiums.mobile}`;
const ways = [
  ['a price, by an editor at once', () => changed(mobile, { PreisMonatlich: 9995, Klasse: 'L' })],
  [
    'a price, by an editor at a moment',
    async () => {
      await changed(mobile, { PreisMonatlich: 8995, Name: 'Anders' }, inAnHour());
      await momentCame();
    },
  ],
  ['a premium, by the desk at once', () => changed(premium, { WertCent: 9000 })],
  [
    'a premium, by the desk at a moment',
    async () => {
      await changed(premium, { WertCent: 8000 }, inAnHour());
      await momentCame();
    },
  ],
  ['a premium, by the day on which it ends', () => changed(premium, { Enddatum: '2026-03-01', EnddatumAnzeige: null })],
] as const;

test.each(ways)('what was promised stays where it is changed: %s', async (_what, change) => {
  const link = await anna.recommends({ product: products.mobile, device: 9101, share: 50 });
  const [promise, offer] = [await told(link), await offered(products.mobile, '?quelle=mobilfunk')];
  expect(promise.contact).toMatchObject({ quote: { HandyAnzeigeName: 'Nordwind 7' } });
  for (const { quote, cents } of Object.values(promise)) {
    expect(quote).toEqual(promise.contact.quote);
    for (const sum of cents) expect(sum).toBeGreaterThan(0);
  }
  await change();
  expect(await offered(products.mobile, '?quelle=mobilfunk')).not.toEqual(offer);
  expect(await told(link)).toEqual(promise);
});

test.each(kinds)(
  'what was promised stays when a provider of kind %s changes the price, or has the tariff no more',
  async (kind) => {
    const p = await providedBy(w, kind, { providerLossPercent: 100 });
    try {
      await p.offers([tariff(1, { ExterneId: 'X101' }), tariff(2)]);
      const own = (await p.products()).find(({ externalId }) => externalId === 'X101');
      const id = own?.id ?? 0;
      const link = await anna.recommends({ product: id, share: 50 });
      const promise = await told(link);
      expect(promise.contact).toMatchObject({
        quote: { TarifAnzeigeName: 'Zuhause 1 mit Router', PreisMonatlich: 4495, Preisaufteilung: '6:1995;24:4495' },
        cents: [3500],
      });
      await p.offers([
        tariff(1, { ExterneId: 'X101', PreisMonatlich: 4695, Preisaufteilung: '6:2095;24:4695' }),
        tariff(2),
      ]);
      expect(await offered(id, '?quelle=festnetz')).toMatchObject({ PreisMonatlich: 4695 });
      expect(await told(link)).toEqual(promise);
      await p.offers([tariff(2)]);
      // Something that is recommended goes when a person says so.
      await at(`/admin/anbieter/abrufe/${(await p.loads())[0]?.id}`).send('/uebernehmen', undefined);
      await p.fetches();
      expect((await p.products()).filter(({ active }) => active)).toHaveLength(1);
      expect(await told(link)).toEqual(promise);
      // Nobody hears of it for so long that it has no price any more.
      await w.days(30);
      expect(await offered(id, '?quelle=festnetz')).toMatchObject({ PreisAufAnfrage: true });
      expect(await told(link)).toEqual(promise);
    } finally {
      await p.close();
    }
  },
);
