/**
 * Random lives of one link: people come by it one after the other, the client reports and cancels, files bring orders by
 * hand, Anna claims what did not come, four operators hold, decide, pay and take back, and nights lie between. Every step is
 * a real call, and may be refused. What has to hold afterwards is looked for by `database/never.ts`.
 */
import { sql } from 'kysely';
import type { Reply } from '../app.ts';
import { annaMuster } from '../cast/anna.ts';
import { claimsOf } from '../cast/claims.ts';
import { forgetRuns } from '../cast/collected.ts';
import { listBroken, listExportedHeld, moveFollower } from '../database/never.ts';
import { configure } from '../mandant.ts';
import type { World } from '../world.ts';
import { calls, type Life, type Things } from './calls.ts';
import { type Deed, deeds, type LifeStep } from './steps.ts';

/** These are about no thing of several, or make one. */
const once: ReadonlySet<Deed> = new Set([
  ...(['come', 'order', 'orderByFile', 'unlock', 'agree', 'decline'] as const),
  ...(['makeRun', 'exportRun', 'confirmRun', 'discardRun', 'days', 'night'] as const),
]);
/** They answer nothing. */
const silent: ReadonlySet<Deed> = new Set(['days', 'night', 'stop']);

/** So little that lives come to the end of each. */
export async function littleBudgets({ app }: World) {
  const budgets = { goodwillCents: 9000, freedCents: 6000, freedOfCaseCents: 4000 };
  await configure(app, 'spbdevk', {
    signalThreshold: 50,
    goodwillOperatorDayCents: budgets.goodwillCents,
    reviewOperatorDayCents: budgets.freedCents,
    reviewLimitCents: budgets.freedOfCaseCents,
  });
  return budgets;
}

export function linkLives(w: World, budgets: Parameters<typeof listBroken>[1]) {
  const desk = claimsOf(w);
  const { clock } = w.app.app.system;
  const start = clock.now();
  /** A deed that never goes well proves nothing. */
  const missing = new Set(Object.keys(deeds).filter((deed) => !silent.has(deed as Deed)));
  let listWrongMoves: Awaited<ReturnType<typeof moveFollower>>;
  let exportedHeld: unknown[] = [];
  let count = 0;
  let life: Life;

  /** With each thing in turn, until it goes well with one. */
  async function act({ deed, who: clerk, which }: LifeStep): Promise<Reply | undefined> {
    const things = await listThings(w, life.email);
    const lists = [things.rewards, things.orders, things.claims, things.cases];
    const turns = once.has(deed) ? 1 : Math.max(1, ...lists.map(({ length }) => length));
    let reply: Reply | undefined;
    for (let turn = 0; turn < turns && !(reply && reply.status < 300); turn++)
      reply = await calls[deed]({ w, desk, life, things, clerk, which: which + turn });
    return reply;
  }

  return {
    missing,
    /** A link of its own, hours after the one before; nothing of that one goes into the runs of this one. */
    async begin(): Promise<void> {
      count += 1;
      await forgetRuns(w);
      await w
        .as()
        .write(({ db }) =>
          sql`update approval set status = 'expired', decided_at = now() where status = 'open'`.execute(db),
        );
      clock.set(new Date(start.getTime() + count * 3_600_000));
      const email = `anna.${count}@example.org`;
      life = {
        id: count,
        email,
        link: await w.anna.recommends({ share: 50, as: { ...annaMuster, email } }),
        people: [],
      };
      await desk.asPerson(email, 'GET');
      // A contract that is claimed is older than a day and younger than the link.
      await w.days(2);
      listWrongMoves = await w.as().read(({ db }) => moveFollower(db));
    },
    async take(step: LifeStep): Promise<void> {
      const reply = await act(step).catch((error: Error) => {
        if (error.name === 'Refusal') return undefined;
        throw error;
      });
      if (reply && reply.status >= 500) throw new Error(`${step.deed}: ${reply.status} ${reply.text}`);
      if (!reply || reply.status >= 300) return;
      missing.delete(step.deed);
      // Right after it: what holds a reward later blocks the confirmation, and leaves the run as it is.
      if (step.deed === 'exportRun') exportedHeld = await w.as().read(({ db, now }) => listExportedHeld(db, now));
    },
    /** Everything that is wrong now. */
    listWrong: (): Promise<unknown[]> =>
      w
        .as()
        .read(async ({ db }) => [...exportedHeld, ...(await listBroken(db, budgets)), ...(await listWrongMoves(db))]),
  };
}

async function listThings(w: World, email: string): Promise<Things> {
  const { rows } = await w.as().read(({ db }) =>
    sql<Things>`
      with mine as (select n.id, n.number from recommendation n join account a on a.id = n.account_id where a.email = ${email}),
        money as (select w.* from reward w where w.recommendation_id in (select id from mine)),
        cased as (select distinct x.case_id as id from case_reward x join money on money.id = x.reward_id)
      select (select coalesce(json_agg(json_build_object('id', id, 'number', number, 'attempt', attempt, 'until', collect_until, 'role', role) order by id), '[]') from money) as rewards,
        (select coalesce(json_agg(json_build_object('number', o.number, 'external', o.external_number) order by o.id), '[]') from orders o where o.recommendation_id in (select id from mine)) as orders,
        (select coalesce(json_agg(number order by id), '[]') from mine) as recommendations,
        (select coalesce(json_agg(id order by id), '[]') from cased) as cases,
        (select coalesce(json_agg(c.number order by c.id), '[]') from claim c join account a on a.id = c.account_id where a.email = ${email}) as claims,
        (select coalesce(json_agg(id order by id), '[]') from approval where status = 'open') as approvals,
        (select max(id) from payout_run where status in ('draft', 'exported')) as run`.execute(db),
  );
  return rows[0] as Things;
}
