/** Whatever people decide about a case, in whatever order and however often: nobody is paid twice, and the states are allowed ones. `CASE_RUNS` is how many orders. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectInto } from '#testing/cast/collected.ts';
import { evaOf, type Who, walkToReady } from '#testing/cast/eva.ts';
import { configure } from '#testing/mandant.ts';
import { rewardTokenOf } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app, as } = w;
const eva = evaOf(app);
beforeAll(() => configure(app, 'spbdevk', { signalThreshold: 50 }));
afterAll(() => app.close());

const put = async (path: string, body: unknown, who: Who = 'eva') =>
  app.call('PUT', `/admin/${path}`, { token: await eva.token(who), body });

const steps = ['ask', 'agree', 'reject', 'reopen', 'night', 'collect', 'pay'] as const;

test('any order of decisions, pickups, nights and runs pays each reward once at most', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 9 }), async (order) => {
      const walk = await walkToReady(app, { domain: 'mailinator.com' });
      const [{ Id }] = (await put('faelle', { Filter: walk.number })).body.Content;
      const mails = [...walk.mails];
      let approval: number | undefined;
      const does: Record<(typeof steps)[number], () => Promise<unknown>> = {
        ask: async () => {
          approval = (await put(`faelle/${Id}/freigeben`, { Grund: 'Stimmt' })).body.Antrag ?? approval;
        },
        agree: async () => approval && put(`antraege/${approval}/zustimmen`, {}, 'nora'),
        reject: () => put(`faelle/${Id}/ablehnen`, { GrundCode: 'Anderer', Grund: 'Nein' }),
        reopen: () => put(`faelle/${Id}/zuruecknehmen`, { Grund: 'Doch' }),
        night: async () => {
          await w.days(1);
          await app.app.jobs.runNow('case.weigh', w.mandants.spbdevk);
        },
        collect: async () => {
          mails.push(...(await app.post()));
          const token = rewardTokenOf({ ...walk, mails }, walk.recommenderEmail);
          if (token) await collectInto(w, token);
        },
        pay: async () => {
          await w.days(4);
          const run = await eva.makesRun();
          if (run.status !== 200) return;
          await eva.exports(run.body.Id);
          await eva.confirms(run.body.Id);
        },
      };
      for (const step of order) await does[step]();
      const { rows } = await as().read(({ db }) =>
        sql<{ status: string; paid: number; states: string }>`
          select w.status, (select count(*)::int from posting p where p.subject_kind = 'reward' and p.subject_id = w.id and p.kind = 'payout') as paid,
            (select c.status from cases c where c.id = ${Id}) as states
          from reward w join recommendation n on n.id = w.recommendation_id where n.number = ${walk.number}`.execute(
          db,
        ),
      );
      expect(rows).toHaveLength(2);
      for (const { status, paid, states } of rows) {
        expect(paid).toBe(status === 'paidOut' ? 1 : 0);
        expect(['open', 'inReview', 'released', 'rejected']).toContain(states);
      }
    }),
    { numRuns: Number(process.env.CASE_RUNS ?? 3), seed: 12 },
  );
}, 600_000);
