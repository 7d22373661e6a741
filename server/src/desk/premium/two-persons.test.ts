/** A voucher goes public by two persons, whatever the way; money by one (rules 2.2, 3.12). */
import { moment } from '@weitersagen/contract/basics/day';
import { toWire } from '@weitersagen/contract/basics/wire';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { schedule } from '#draft/draft.ts';
import { operator, operatorActor } from '#testing/cast/operators.ts';
import { premiums, products } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';
import { premiumThing } from './kind.ts';

const w = await world();
afterAll(() => w.app.close());

const clerk = (name: string) => `${name}@betreiber.example`;
let [rita, otto] = ['', ''];
/** Whoever waits long is signed out. */
const signIn = async () => {
  const role = 'BetreiberSachbearbeitung';
  rita = await operator(w.app, { email: clerk('rita'), role });
  otto = await operator(w.app, { email: clerk('otto'), role });
};
beforeEach(signIn);

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, as = rita) =>
  w.app.call(method, `/admin${path}`, { token: as, ...(body !== undefined && { body }) });
const show = async (id: number) => (await call('GET', `/praemien/${id}`)).body;
/** Typed and kept by Rita. */
const written = async (id: number, values: object) => {
  const { Revision, Daten } = await show(id);
  return (await call('PUT', `/praemien/${id}`, { Revision, Daten: { ...Daten, ...values } })).body;
};
const publish = ({ Id, Revision }: { Id: number; Revision: number }, more = {}) =>
  call('PUT', `/praemien/${Id}/veroeffentlichen`, { Revision, ...more });
interface Asked {
  body: { Antrag: number };
}
const decide = ({ body: { Antrag } }: Asked, step: 'zustimmen' | 'ablehnen' | 'zurueckziehen', as: string) =>
  call('PUT', `/antraege/${Antrag}/${step}`, step === 'ablehnen' ? { Grund: 'zu viel' } : {}, as);
const agree = (asked: Asked, as = otto) => decide(asked, 'zustimmen', as);
/** What recommenders are promised: the public row. */
const publicCents = async (id: number) => {
  const found = await w
    .as()
    .read((tx) => tx.db.selectFrom('premium').select(['value_cents', 'drafted']).where('id', '=', id).execute());
  return found[0]?.drafted ? null : Number(found[0]?.value_cents);
};
/** As the list marks it. */
const isWaiting = async (id: number) =>
  (await call('PUT', '/praemien', { Filter: String(id) })).body.Content.find(({ Id }: { Id: number }) => Id === id)
    .Wartet;
let numbers = 0;
const begun = async (Art: 'Geld' | 'Gutschein') => {
  const ExterneId = `ZP-${numbers++}`;
  const { Id } = (await call('POST', '/praemien', { Name: `${Art} neu`, ExterneId, Art, ProduktId: products.voucher }))
    .body;
  return written(Id, { WertCent: 2500 });
};
const soon = () => new Date(w.app.app.system.clock.now().getTime() + 3_600_000);
const pass = async () => {
  await w.days(0.1);
  await w.app.app.jobs.runNow('draft.publish', w.mandants.spbdevk);
  await signIn();
};

describe('a voucher', () => {
  test('that is new is public when another person agrees, and not before; money is so by one', async () => {
    const draft = await begun('Gutschein');
    expect(draft).toMatchObject({ WeiterePerson: true, Antraege: [], Hindernisse: [] });
    expect(await isWaiting(draft.Id)).toBe(false);
    const asked = await publish(draft, { Notiz: 'Frühling' });
    expect([await isWaiting(draft.Id), await isWaiting(premiums.voucher)]).toEqual([true, false]);
    expect([asked.status, asked.body.Art]).toEqual([202, 'GutscheinVeroeffentlichen']);
    expect(await publicCents(draft.Id)).toBeNull();
    expect(await show(draft.Id)).toMatchObject({
      Status: 'Entwurf',
      Antraege: [{ Antrag: asked.body.Antrag, GestelltVon: clerk('rita') }],
    });
    expect((await publish(draft)).status).toBe(409);
    expect((await agree(asked, rita)).status).toBe(409);
    expect(await publicCents(draft.Id)).toBeNull();
    expect(await agree(asked)).toMatchObject({
      status: 200,
      body: {
        Status: 'Zugestimmt',
        Nummer: String(draft.Id),
        BetragCent: 2500,
        Angabe: 'Gutschein neu',
        Grund: 'Frühling',
      },
    });
    expect(await publicCents(draft.Id)).toBe(2500);
    expect(await show(draft.Id)).toMatchObject({ Status: 'Veroeffentlicht', Antraege: [], Wartet: false });

    const money = await begun('Geld');
    expect(money.WeiterePerson).toBe(false);
    expect((await publish(money)).body).toMatchObject({ Status: 'Veroeffentlicht' });
    expect(await publicCents(money.Id)).toBe(2500);
  });

  test('that is public gets another value by two, who see what it was before and what it becomes', async () => {
    const asked = await publish(
      await written(premiums.voucher, { WertCent: 90_000, Enddatum: '2030-12-31', Beschreibung: null }),
    );
    expect(asked.status).toBe(202);
    const { body } = await call('PUT', '/antraege', { Filter: String(premiums.voucher) }, otto);
    expect(body.Content).toMatchObject([
      {
        Antrag: asked.body.Antrag,
        BetragCent: 90_000,
        Eigener: false,
        Hindernis: null,
        Aenderungen: [
          { Feld: 'WertCent', Bisher: '6000', Neu: '90000' },
          { Feld: 'Enddatum', Bisher: '2027-12-31', Neu: '2030-12-31' },
        ],
      },
    ]);
    expect(await publicCents(premiums.voucher)).toBe(6000);
    expect(await isWaiting(premiums.voucher)).toBe(true);
    expect((await decide(asked, 'ablehnen', otto)).status).toBe(200);
    expect([await publicCents(premiums.voucher), await isWaiting(premiums.voucher)]).toEqual([6000, false]);
  });

  test('is agreed to as it was seen: who writes on meanwhile asks anew, after taking the old request back', async () => {
    const seen = await written(premiums.voucher, { WertCent: 6500 });
    const asked = await publish(seen);
    expect(asked.body).toMatchObject({ Art: 'GutscheinVeroeffentlichen' });
    const changed = await written(premiums.voucher, { WertCent: 99_900 });
    expect((await agree(asked)).status).toBe(409);
    expect((await publish(changed)).status).toBe(409);
    expect((await decide(asked, 'zurueckziehen', otto)).status).toBe(403);
    expect((await decide(asked, 'zurueckziehen', rita)).body).toMatchObject({ Status: 'Zurueckgezogen' });
    expect((await agree(asked)).status).toBe(409);
    expect(await publicCents(premiums.voucher)).toBe(6000);
    const again = await publish(await written(premiums.voucher, { WertCent: 6100 }));
    expect([again.status, (await agree(again)).status]).toEqual([202, 200]);
    expect(await publicCents(premiums.voucher)).toBe(6100);
  });

  test('of an older version is a draft, which takes another person like any other', async () => {
    const [newest, before] = (await call('GET', `/praemien/${premiums.voucher}/fassungen`)).body;
    expect([newest.Daten.WertCent, before.Daten.WertCent]).toEqual([6100, 6000]);
    const { Revision } = await show(premiums.voucher);
    const restored = await call('PUT', `/praemien/${premiums.voucher}/fassungen/${before.Fassung}/zurueckholen`, {
      Revision,
    });
    expect(restored.body).toMatchObject({ Status: 'Geaendert', Daten: { WertCent: 6000 } });
    expect(await publicCents(premiums.voucher)).toBe(6100);
    const asked = await publish(restored.body);
    expect([asked.status, await publicCents(premiums.voucher)]).toEqual([202, 6100]);
    await agree(asked);
    expect(await publicCents(premiums.voucher)).toBe(6000);
  });
});

describe('a voucher at a moment', () => {
  test('is planned when another person agrees, and public at that moment', async () => {
    const draft = await begun('Gutschein');
    const at = soon();
    const asked = await publish(draft, { Am: at.toISOString() });
    expect([asked.status, (await show(draft.Id)).Planung]).toEqual([202, []]);
    expect((await agree(asked)).body.Angabe).toMatch(/^Gutschein neu, \d\d\.\d\d\.\d{4}/);
    expect((await show(draft.Id)).Planung).toMatchObject([{ Am: toWire(moment, at) }]);
    expect(await publicCents(draft.Id)).toBeNull();
    await pass();
    expect(await publicCents(draft.Id)).toBe(2500);
  });

  test('stays a draft where nobody agreed, and says so where one person planned it', async () => {
    const [asked, planned] = [await begun('Gutschein'), await begun('Gutschein')];
    await publish(asked, { Am: soon().toISOString() });
    await w
      .as('spbdevk', await operatorActor(w.app, clerk('rita')))
      .write((tx) => schedule(tx, premiumThing.kind, String(planned.Id), { deed: 'publish', at: soon() }));
    await pass();
    expect([await publicCents(asked.Id), await publicCents(planned.Id)]).toEqual([null, null]);
    expect((await show(planned.Id)).Planung).toMatchObject([
      { Fehler: expect.stringContaining('eine weitere stimmt zu') },
    ]);
  });
});

test('a demo of one person makes a voucher public at once or at its moment, and keeps that one did it alone', async () => {
  const demo = await world({ DEMO_VIER_AUGEN: '0' });
  const signedIn = () => operator(demo.app, { email: clerk('rita'), role: 'BetreiberSachbearbeitung' });
  let token = await signedIn();
  const alone = (method: Method, path: string, body?: unknown) =>
    demo.app.call(method, `/admin${path}`, { token, ...(body !== undefined && { body }) });
  const voucher = async (ExterneId: string, more: object) => {
    const named = { Name: 'Gutschein neu', ExterneId, Art: 'Gutschein', ProduktId: products.voucher };
    const { Id, Revision, Daten } = (await alone('POST', '/praemien', named)).body;
    const draft = (await alone('PUT', `/praemien/${Id}`, { Revision, Daten: { ...Daten, WertCent: 2500 } })).body;
    return alone('PUT', `/praemien/${Id}/veroeffentlichen`, { Revision: draft.Revision, ...more });
  };
  const now = await voucher('ZP-jetzt', {});
  expect([now.status, now.body.Status, now.body.Antraege]).toEqual([200, 'Veroeffentlicht', []]);
  const at = toWire(moment, new Date(demo.app.app.system.clock.now().getTime() + 3_600_000));
  const later = await voucher('ZP-spaeter', { Am: at });
  expect([later.status, later.body.Status, later.body.Planung]).toMatchObject([200, 'Entwurf', [{ Am: at }]]);
  const rita = clerk('rita');
  const one = { Art: 'GutscheinVeroeffentlichen', Status: 'Zugestimmt', GestelltVon: rita, EntschiedenVon: rita };
  expect((await alone('PUT', '/antraege', {})).body.Content).toMatchObject([
    { ...one, Allein: true },
    { ...one, Allein: true },
  ]);
  await demo.days(0.1);
  await demo.app.app.jobs.runNow('draft.publish', demo.mandants.spbdevk);
  token = await signedIn();
  expect((await alone('GET', `/praemien/${later.body.Id}`)).body.Status).toBe('Veroeffentlicht');
  await demo.app.close();
});
