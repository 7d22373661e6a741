/**
 * Random lives of one link: people come by it one after the other, the client reports and cancels, files bring orders by
 * hand, Anna claims what did not come, four operators hold, decide, pay and take back, and nights lie between. Every step is
 * a real call, and may be refused. `linkLives(w)` makes them; what has to hold afterwards is looked for by `database/never.ts`.
 */
import { dayOf, plusDays } from '@weitersagen/contract/basics/day';
import { sql } from 'kysely';
import * as rewards from '#reward/reward.ts';
import { rewardToken } from '#reward/token.ts';
import type { Reply } from '../app.ts';
import { listBroken, listExportedHeld, moveFollower } from '../database/never.ts';
import { configure } from '../mandant.ts';
import type { World } from '../world.ts';
import { annaMuster } from './anna.ts';
import { type Clerk, claimsOf } from './claims.ts';
import { collectInto, forgetRuns } from './collected.ts';
import { germanIban } from './german-iban.ts';
import { type Deed, deeds, type LifeStep } from './link-life-steps.ts';

/** What everybody could know of the life as it is now, by the numbers that calls take. */
interface Things {
  rewards: { id: number; number: string; attempt: number; until: string | null; role: string }[];
  orders: { number: string; external: string | null }[];
  recommendations: string[];
  cases: number[];
  claims: string[];
  approvals: number[];
  run: number | null;
}

interface Life {
  id: number;
  email: string;
  link: { number: string; hash: string };
  people: { number: string; email: string }[];
}

/** These are about no thing of several, or make one. */
const once: ReadonlySet<Deed> = new Set([
  'come',
  'order',
  'orderByFile',
  'makeRun',
  'exportRun',
  'confirmRun',
  'discardRun',
  'agree',
  'unlock',
]);

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
  const { app, as } = w;
  const desk = claimsOf(w);
  const start = app.app.system.clock.now();
  let wrongMoves: Awaited<ReturnType<typeof moveFollower>>;
  /** What went well, how often: a deed that never does proves nothing. */
  const done = new Map<Deed, number>();
  const tell = (deed: Deed): unknown => done.set(deed, (done.get(deed) ?? 0) + 1);
  let exportedHeld: unknown[] = [];
  let count = 0;
  let life: Life;

  const today = (): string => dayOf(app.app.system.clock.now());
  const things = async (): Promise<Things> => {
    const { rows } = await as().read(({ db }) =>
      sql<Things>`
        with mine as (select n.id, n.number from recommendation n join account a on a.id = n.account_id where a.email = ${life.email}),
          money as (select w.* from reward w where w.recommendation_id in (select id from mine)),
          cased as (select distinct x.case_id as id from case_reward x join money on money.id = x.reward_id)
        select (select coalesce(json_agg(json_build_object('id', id, 'number', number, 'attempt', attempt, 'until', collect_until, 'role', role) order by id), '[]') from money) as rewards,
          (select coalesce(json_agg(json_build_object('number', o.number, 'external', o.external_number) order by o.id), '[]') from orders o where o.recommendation_id in (select id from mine)) as orders,
          (select coalesce(json_agg(number order by id), '[]') from mine) as recommendations,
          (select coalesce(json_agg(id order by id), '[]') from cased) as cases,
          (select coalesce(json_agg(c.number order by c.id), '[]') from claim c join account a on a.id = c.account_id where a.email = ${life.email}) as claims,
          (select coalesce(json_agg(id order by id), '[]') from approval where status = 'open') as approvals,
          (select max(id) from payout_run where status in ('draft', 'exported')) as run`.execute(db),
    );
    return rows[0] as Things;
  };

  const put = (clerk: Clerk, path: string, body: unknown): Promise<Reply> => desk.desk(clerk, 'PUT', path, body);
  const Grund = 'Zufall';
  const orderedOn = (): string => plusDays(today(), -14);

  /** With each thing in turn, until it goes well with one. */
  async function act(step: LifeStep): Promise<Reply | undefined> {
    const now = await things();
    const turns = Math.max(1, ...[now.rewards, now.orders, now.claims, now.cases].map(({ length }) => length));
    let reply: Reply | undefined;
    for (let turn = 0; turn < turns; turn++) {
      reply = await actOnce({ ...step, which: step.which + turn }, now);
      if (reply === undefined || reply.status < 300 || once.has(step.deed)) return reply;
    }
    return reply;
  }

  /** Nothing where there is nothing to do it with. */
  async function actOnce({ deed, who: clerk, which }: LifeStep, now: Things): Promise<Reply | undefined> {
    const of = <T>(list: readonly T[]): T | undefined => list[which % Math.max(1, list.length)];
    const [reward, order, claim, found] = [of(now.rewards), of(now.orders), of(now.claims), of(now.cases)];
    const person = of(life.people);
    const runs = 'auszahlungslaeufe';
    switch (deed) {
      case 'come': {
        const email = `ben.${life.id}.${life.people.length}@${which % 3 === 0 ? 'mailinator.com' : 'example.org'}`;
        const reply = await w.ben.registers(life.link, { Email: email, Vorname: `Ben${'abcdef'[which % 6]}` });
        if (reply.status !== 200) return reply;
        life.people.push({ number: reply.body.Empfaengernummer, email });
        return w.ben.confirms(reply.body.Empfaengernummer);
      }
      case 'order': {
        const external = `L${life.id}-${which % 4}`;
        const by = person
          ? { recipient: person.number }
          : { number: life.link.number, email: `late.${life.id}@example.org` };
        await w.client.reports({ order: external, ...by, on: orderedOn() });
        return w.client.reports({ order: external, ...by, on: orderedOn(), event: 'bestaetigt' });
      }
      case 'orderByFile': {
        if (!person) return undefined;
        const file = `ExterneAuftragsnummer;Ereignis;Auftragsdatum;Empfaengernummer\nL${life.id}-${which};eingegangen;${orderedOn()};${person.number}\n`;
        const reply = await app.call('POST', '/admin/auftraege/import', { token: await desk.token(clerk), body: file });
        await app.app.jobs.runNow('import.resume', w.mandants.spbdevk);
        return reply;
      }
      case 'confirmOrder':
        return order && put(clerk, `auftraege/${order.number}/bestaetigen`, {});
      case 'releaseOrder':
        return order && put(clerk, `auftraege/${order.number}/freigeben`, {});
      case 'cancelByKey':
        return order?.external
          ? w.client.reports({
              order: order.external,
              event: 'storniert',
              on: orderedOn(),
              reason: Grund,
              number: null,
            })
          : undefined;
      case 'cancelByHand':
        return order && put(clerk, `auftraege/${order.number}/stornieren`, { Grund, Rueckfordern: which % 2 === 0 });
      case 'cancelLink':
        return put(clerk, `empfehlungen/${of(now.recommendations)}/stornieren`, { Grund });
      case 'collect': {
        if (!reward?.until) return undefined;
        const at = { system: app.app.system, mandant: w.mandants.spbdevk };
        const token = await rewardToken(at, { ...reward, collectUntil: reward.until }, app.app.system.clock.now());
        // Sometimes both sides to one account.
        const iban = germanIban(life.id * 10 + (which === 5 ? 0 : which));
        return collectInto(w, token, reward.role === 'recommender' ? 'Anna Muster' : 'Ben Beispiel', iban);
      }
      case 'stop':
        if (reward)
          await as().write(async (tx) => rewards.stopReward(tx, await rewards.lockReward(tx, { id: reward.id })));
        tell(deed);
        return undefined;
      case 'free':
      case 'setBack':
      case 'cancelReward':
      case 'clawBack':
      case 'return':
      case 'revive': {
        const call = { free: 'freigeben', setBack: 'zuruecksetzen', cancelReward: 'stornieren' } as const;
        const more = { clawBack: 'rueckfordern', return: 'ruecklaeufer', revive: 'kulanz' } as const;
        return reward && put(clerk, `praemierungen/${reward.number}/${{ ...call, ...more }[deed]}`, { Grund });
      }
      case 'grant':
        return put(clerk, `empfehlungen/${of(now.recommendations)}/kulanz`, {
          Rolle: which % 2 ? 'Empfehler' : 'Empfaenger',
          BetragCent: 1500 + which * 1000,
          Grund,
        });
      case 'fileClaim':
        return desk.files(life.email, {
          ...(which % 2 ? { Empfehlungsnummer: life.link.number } : { ExterneAuftragsnummer: `L${life.id}-${which}` }),
          Abschlussdatum: plusDays(today(), -1),
        });
      case 'assignClaim':
        return claim === undefined
          ? undefined
          : desk.decides(clerk, claim, 'zuordnen', {
              ...(which % 2 && order ? { Auftragsnummer: order.number } : {}),
              Empfehlungsnummer: of(now.recommendations),
              Email: `late.${life.id}@example.org`,
              Grund,
            });
      case 'grantClaim':
        return claim === undefined
          ? undefined
          : desk.decides(clerk, claim, 'kulanz', {
              Empfehlungsnummer: of(now.recommendations),
              BetragCent: 2000,
              Grund,
            });
      case 'refuseClaim':
        return claim === undefined
          ? undefined
          : desk.decides(clerk, claim, 'ablehnen', { Ablehnungsgrund: 'NichtBelegt' });
      case 'appeal':
        return claim === undefined
          ? undefined
          : desk.asPerson(life.email, 'PUT', `/${claim}/widerspruch`, {
              body: { Nachricht: 'Doch, er hat bestellt.' },
            });
      case 'releaseCase':
      case 'lockCase':
      case 'reopenCase': {
        const call = { releaseCase: 'freigeben', lockCase: 'sperren', reopenCase: 'zuruecknehmen' } as const;
        return found === undefined ? undefined : put(clerk, `faelle/${found}/${call[deed]}`, { Grund });
      }
      case 'rejectCase':
        return found === undefined
          ? undefined
          : put(clerk, `faelle/${found}/ablehnen`, { GrundCode: 'Anderer', Grund });
      case 'noteCase':
        return found === undefined ? undefined : put(clerk, `faelle/${found}/notiz`, { Text: 'Gesehen' });
      case 'unlock': {
        const { rows } = await as().read(({ db }) =>
          sql<{ hash: string }>`select hash from account where email = ${life.email}`.execute(db),
        );
        return put(clerk, `empfehler/${rows[0]?.hash}/entsperren`, { Grund });
      }
      case 'agree':
      case 'decline':
        return now.approvals.length === 0
          ? undefined
          : put(
              clerk,
              `antraege/${now.approvals.at(-1)}/${deed === 'agree' ? 'zustimmen' : 'ablehnen'}`,
              deed === 'agree' ? {} : { Grund },
            );
      case 'makeRun':
        return app.call('POST', `/admin/${runs}`, { token: await desk.token(clerk) });
      case 'exportRun':
        return now.run === null ? undefined : put(clerk, `${runs}/${now.run}/exportieren`, {});
      case 'confirmRun':
        return now.run === null ? undefined : put(clerk, `${runs}/${now.run}/bestaetigen`, {});
      case 'discardRun':
        return now.run === null
          ? undefined
          : put(clerk, `${runs}/${now.run}/verwerfen`, { NichtUebergeben: true, Grund });
      case 'days':
        await w.days(which === 5 ? 61 : 4);
        return undefined;
      case 'night':
        await w.days(1);
        for (const job of nightly) await app.app.jobs.runNow(job, w.mandants.spbdevk);
        return undefined;
    }
  }
  const nightly = ['case.weigh', 'recommendation.expire', 'order.release', 'reward.expire', 'approval.expire'];

  return {
    /** Which deeds never went well. */
    missing: (): string[] =>
      Object.keys(deeds).filter((deed) => !['days', 'night'].includes(deed) && !done.has(deed as Deed)),
    /** A link of its own, hours after the one before; nothing of that one goes into the runs of this one. */
    async begin(): Promise<void> {
      count += 1;
      await forgetRuns(w);
      await as().write(({ db }) =>
        sql`update approval set status = 'expired', decided_at = now() where status = 'open'`.execute(db),
      );
      app.app.system.clock.set(new Date(start.getTime() + count * 3_600_000));
      const email = `anna.${count}@example.org`;
      const link = await w.anna.recommends({ share: 50, as: { ...annaMuster, email } });
      life = { id: count, email, link, people: [] };
      await desk.asPerson(email, 'GET');
      // A contract that is claimed is older than a day and younger than the link.
      await w.days(2);
      wrongMoves = await as().read(({ db }) => moveFollower(db));
    },
    async take(step: LifeStep): Promise<void> {
      const reply = await act(step).catch((error: Error) => {
        if (error.name === 'Refusal') return undefined;
        throw error;
      });
      if (reply && reply.status >= 500) throw new Error(`${step.deed}: ${reply.status} ${reply.text}`);
      if (!reply || reply.status >= 300) return;
      tell(step.deed);
      // Right after it: what holds a reward later blocks the confirmation, and leaves the run as it is.
      if (step.deed === 'exportRun') exportedHeld = await as().read(({ db, now }) => listExportedHeld(db, now));
    },
    /** Everything that is wrong now. */
    wrong: (): Promise<unknown[]> =>
      as().read(async ({ db }) => [...exportedHeld, ...(await listBroken(db, budgets)), ...(await wrongMoves(db))]),
  };
}
