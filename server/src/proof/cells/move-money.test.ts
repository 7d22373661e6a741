/** What began before a mandant moved ends after it: a session, an order that was reported, a reward that was collected, to the cent. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { person } from '#testing/cast/person.ts';
import { collect, confirm, desk, payOut, recommendAndRegister, release, report, rewardTokenOf } from '#testing/walk.ts';
import { move } from '../../setup/move/move.ts';
import { moveWorld } from './move-world.ts';

const { w, app, system, admins, there, placeNow, countIn, nothingIsLeft } = await moveWorld();

const day = (): string => system.clock.now().toISOString().slice(0, 10);
const ibans = ['DE02120300000000202051', 'DE02500105170137075030'] as const;

async function ordered() {
  const walk = await recommendAndRegister(app, { share: 50 });
  await confirm(app, walk);
  await report(app, walk, 'eingegangen', day());
  await report(app, walk, 'bestaetigt', day());
  return walk;
}

test('sessions, orders and rewards go through a move, and the books balance after it', async () => {
  const early = await ordered();
  await w.days(15);
  await release(app, early, (await desk(app)).rita);
  const late = await ordered();
  const { token, hash } = await person(app);
  const own = () => app.call('GET', '/account/user', { token });
  const collecting = (walk: typeof early, email: string, iban: string) =>
    collect(app, walk, rewardTokenOf(walk, email), iban);

  const moving = move(system, { slug: 'spbdevk', to: 'b' }, there);
  // Who comes meanwhile waits, where it has to be, and is where the mandant is.
  const [first, read] = await Promise.all([collecting(early, early.recommenderEmail, ibans[0]), own()]);
  await moving;
  expect([first.body.Status, read.status]).toEqual(['Abgeholt', 200]);
  const left = await countIn(admins.a, 'posting');

  const user = await own();
  expect([user.status, user.body.Empfehlerhash, placeNow()]).toEqual([200, hash, 'b']);
  expect((await app.call('GET', '/empfehler/empfehlungen', { token })).status).toBe(200);
  expect((await collecting(early, early.recipientEmail, ibans[1])).body.Status).toBe('Abgeholt');
  await w.days(15);
  await release(app, late, (await desk(app)).rita);
  for (const [email, iban] of [
    [late.recommenderEmail, ibans[0]],
    [late.recipientEmail, ibans[1]],
  ] as const)
    expect((await collecting(late, email, iban)).body).toMatchObject({ Status: 'Abgeholt', BetragCent: 3500 });
  await w.days(4);
  const { eva, otto } = await desk(app);
  const { file, run } = await payOut(app, 'spbdevk', eva, otto);
  expect(run.SummeCent).toBe(14_000);
  for (const { number } of [early, late]) expect(file).toContain(`Praemie ${number}`);

  const { rows } = await w.as().report((tx) =>
    sql<{ account: string; cents: number }>`
      select account, sum(cents)::bigint as cents from (
        select debit as account, -amount_cents as cents from posting where mandant_id = ${tx.mandant.id}
        union all select credit, amount_cents from posting where mandant_id = ${tx.mandant.id}) as sides
      group by account having sum(cents) <> 0 order by account`.execute(tx.db),
  );
  expect(new Map(rows.map(({ account, cents }) => [account, cents])).get('Bank')).toBe(14_000);
  expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  expect(rows.map(({ account }) => account)).not.toContain('AuszahlungOffen');
  expect(rows.map(({ account }) => account)).not.toContain('VerbindlichkeitPraemien');
  expect(await countIn(admins.a, 'posting')).toBe(left);
  await nothingIsLeft();
}, 120_000);
