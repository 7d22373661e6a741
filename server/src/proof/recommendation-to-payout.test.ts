/** The main job by the API: from a recommendation to a bank file, for every share, in both languages, to the cent. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { today } from '../testing/mandant-files.ts';
import {
  collect,
  confirm,
  desk,
  mailTo,
  payOut,
  recommendAndRegister,
  release,
  report,
  rewardTokenOf,
} from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';

let here: World;
let app: TestApp;
beforeAll(async () => {
  here = await world();
  app = here.app;
});
afterAll(() => app.close());

const cases = [
  [100, 'de', [7000, 0]],
  [50, 'de', [3500, 3500]],
  [0, 'de', [0, 7000]],
  [50, 'en', [3500, 3500]],
] as const;

const subjects = {
  de: {
    link: /Ihr Empfehlungslink zu/,
    confirm: /Bitte bestätigen Sie Ihre Daten/,
    waits: /Ihre Prämie wartet auf Sie/,
    chosen: /Prämienauswahl ist bei uns eingegangen/,
    paid: /wurde ausgezahlt/,
  },
  en: { link: /link/i, confirm: /confirm/i, waits: /waiting/i, chosen: /received/i, paid: /paid/i },
};

describe.each(cases)(
  'with %i percent for the recommender, in %s',
  (share, locale, [recommenderCents, recipientCents]) => {
    test('everybody gets the right mail and the right money, and the books balance', async () => {
      const subject = subjects[locale];
      const walk = await recommendAndRegister(app, { share, locale });
      const on = new Date(app.app.system.clock.now()).toISOString().slice(0, 10);
      expect(mailTo(walk.mails, walk.recommenderEmail, subject.link)?.text).toContain(walk.shortLink);
      expect(mailTo(walk.mails, walk.recipientEmail, subject.confirm)).toBeDefined();
      await confirm(app, walk);
      let operators = await desk(app);
      await report(app, walk, 'eingegangen', on);
      await report(app, walk, 'bestaetigt', on);
      const early = await app.call('PUT', `/admin/auftraege/${walk.orderNumber}/freigeben`, {
        token: operators.eva,
        body: {},
      });
      expect(early).toMatchObject({ status: 409, body: { PsoErrorCode: 'PSOF0501' } });
      await here.days(15);
      operators = await desk(app);
      await release(app, walk, operators.rita);

      for (const [email, cents, iban] of [
        [walk.recommenderEmail, recommenderCents, 'DE02120300000000202051'],
        [walk.recipientEmail, recipientCents, 'DE02500105170137075030'],
      ] as const) {
        const token = rewardTokenOf(walk, email);
        expect(token !== '').toBe(cents > 0);
        if (cents === 0) continue;
        expect(mailTo(walk.mails, email, subject.waits)).toBeDefined();
        const collected = await collect(app, walk, token, iban);
        expect(collected.body).toMatchObject({ Status: 'Abgeholt', BetragCent: cents });
        expect(mailTo(walk.mails, email, subject.chosen)?.text).toContain(iban.slice(-4));
      }
      // An IBAN that nobody was paid on before waits for three days.
      expect((await app.call('POST', '/admin/auszahlungslaeufe', { token: operators.eva })).status).toBe(409);
      await here.days(4);
      operators = await desk(app);
      const { file, run } = await payOut(app, 'spbdevk', operators.eva, operators.otto);
      expect(run.SummeCent).toBe(7000);
      expect(file).toContain('pain.001.001.09');
      expect(file).toContain(`Praemie ${walk.number}`);
      expect(file).toContain('<CtrlSum>70.00</CtrlSum>');
      const paid = await app.post();
      for (const [email, cents] of [
        [walk.recommenderEmail, recommenderCents],
        [walk.recipientEmail, recipientCents],
      ] as const) {
        expect(mailTo(paid, email, subject.paid) !== undefined).toBe(cents > 0);
      }
      const steps = await app.call('GET', '/empfaenger/auftrag', { token: walk.recipientToken });
      expect(steps.body.Schritte.map((step: { Erreicht: boolean }) => step.Erreicht)).toEqual([
        true,
        true,
        true,
        recipientCents > 0,
      ]);
    });
  },
);

test('afterwards nothing is owed, nothing waits for transfer, and the bank paid what the runs said', async () => {
  const { rows } = await here.as().report((tx) =>
    sql<{ account: string; cents: number }>`
      select account, sum(cents)::bigint as cents from (
        select debit as account, -amount_cents as cents from posting where mandant_id = ${tx.mandant.id}
        union all select credit, amount_cents from posting where mandant_id = ${tx.mandant.id}) as sides
      group by account order by account`.execute(tx.db),
  );
  const balance = new Map(rows.map((row) => [row.account, row.cents]));
  expect(rows.reduce((sum, row) => sum + row.cents, 0)).toBe(0);
  expect(balance.get('VerbindlichkeitPraemien') ?? 0).toBe(0);
  expect(balance.get('AuszahlungOffen') ?? 0).toBe(0);
  expect(balance.get('Bank')).toBe(cases.length * 7000);
  expect(today).toBe('2026-03-02');
});
