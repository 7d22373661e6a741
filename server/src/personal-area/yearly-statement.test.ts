import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Eva, evaOf, walkToReady } from '../testing/cast/eva.ts';
import { confirmExported, exportPayout } from '../testing/cast/payments.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { products } from '../testing/mandant-files.ts';
import { collect, collectVoucher } from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
});
afterAll(() => w.app.close());

const day = (): string => w.as().now.toISOString().slice(0, 10);

describe('the yearly statement', () => {
  test('has what was paid in the year, by the day in Berlin, and nothing that came back', async () => {
    const walk = await walkToReady(w.app, { share: 100 });
    await collect(w.app, walk, walk.recommender!.token);
    await w.days(4);
    await confirmExported(w, await exportPayout(w));
    const token = await personToken(w, walk.recommenderEmail);
    // Half past midnight of New Year in Berlin is still the old year in UTC.
    await w.as().write(({ db }) =>
      db
        .updateTable('reward')
        .set({ paid_at: new Date('2025-12-31T23:30:00Z') })
        .where('number', '=', walk.recommender!.number)
        .execute(),
    );
    const year = async (search: string) =>
      (await w.app.call('GET', `/empfehler/jahresuebersicht${search}`, { token })).body;
    expect(await year('?jahr=2026')).toEqual({
      Jahr: 2026,
      AusgezahltCent: 7000,
      Ausgezahlt: '70,00\u00a0€',
      Posten: [
        {
          AusgezahltAm: '2025-12-31T23:30:00Z',
          Art: 'Geld',
          Empfehlungsnummer: walk.number,
          Produkt: 'Zuhause L',
          BetragCent: 7000,
          Betrag: '70,00\u00a0€',
        },
      ],
    });
    expect(await year('?jahr=2025')).toMatchObject({ AusgezahltCent: 0, Ausgezahlt: '0,00\u00a0€', Posten: [] });
    expect((await year('')).Jahr).toBe(Number(day().slice(0, 4)));
    await eva.decides(walk.recommender!.number, 'ruecklaeufer');
    expect(await year('?jahr=2026')).toMatchObject({ AusgezahltCent: 0, Posten: [] });
  });

  test('has a voucher by the day it was collected, and not once it is claimed back', async () => {
    const walk = await walkToReady(w.app, { product: products.voucher, share: 100 });
    await collectVoucher(w.app, walk, walk.recommender!.token);
    const token = await personToken(w, walk.recommenderEmail);
    const year = async () =>
      (await w.app.call('GET', `/empfehler/jahresuebersicht?jahr=${day().slice(0, 4)}`, { token })).body;
    const { Posten, ...sum } = await year();
    expect(sum).toMatchObject({ AusgezahltCent: 6000, Ausgezahlt: '60,00\u00a0€' });
    expect(Posten).toMatchObject([
      { Art: 'Gutschein', Empfehlungsnummer: walk.number, BetragCent: 6000, Betrag: '60,00\u00a0€' },
    ]);
    expect(Posten[0].AusgezahltAm.slice(0, 10)).toBe(day());
    await eva.decides(walk.recommender!.number, 'rueckfordern');
    expect(await year()).toMatchObject({ AusgezahltCent: 0, Posten: [] });
  });
});
