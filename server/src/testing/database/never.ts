/**
 * What never is true of the money, whatever happened before: looked for in the rows, over everybody. `moveFollower` reads the
 * events besides: each has to be a move of its table (rules 3), from the state that was there to the one that is there now.
 */
import { accountMoves } from '@weitersagen/contract/account/rules';
import { approvalMoves } from '@weitersagen/contract/approval/rules';
import type { Moves } from '@weitersagen/contract/basics/moves';
import { caseMoves } from '@weitersagen/contract/case/rules';
import { claimMoves } from '@weitersagen/contract/claim/rules';
import { events } from '@weitersagen/contract/event/events';
import { orderMoves } from '@weitersagen/contract/order/rules';
import { payoutMoves } from '@weitersagen/contract/payout/rules';
import { recipientMoves } from '@weitersagen/contract/recipient/rules';
import { recommendationMoves } from '@weitersagen/contract/recommendation/rules';
import { rewardMoves } from '@weitersagen/contract/reward/rules';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

interface Broken {
  what: string;
  id: number;
}

/** In an account of the books, in the words of its balance. */
const saldo = (account: string) =>
  sql`coalesce(sum(case ${account} when p.credit then p.amount_cents when p.debit then -p.amount_cents end), 0)`;

/** What one operator may do alone in a day. */
interface Budgets {
  goodwillCents: number;
  freedCents: number;
  freedOfCaseCents: number;
}

const usualBudgets: Budgets = { goodwillCents: 50_000, freedCents: 10_000, freedOfCaseCents: 2500 };

/** Rewards that one operator let go alone, each once on a day. */
const freedAlone = sql`select distinct w.id, w.amount_cents, e.actor_id, (e.at at time zone 'Europe/Berlin')::date as day from event e join reward w on w.id = e.object_id
  where e.object = 'reward' and e.event = 'freed' and e.actor_kind = 'operator' and e.approval_id is null`;

const brokenBy = ({ goodwillCents, freedCents, freedOfCaseCents }: Budgets) => sql<Broken>`
  select 'exported by its maker, or confirmed by who exported it' as what, id from payout_run
    where exported_by = created_by or confirmed_by = exported_by
  union all select 'decided by who asked', id from approval where status in ('agreed', 'declined') and decided_by = asked_by
  union all select 'waits twice', min(id) from approval where status = 'open' group by kind, object, object_id having count(*) > 1
  union all select 'does not balance', w.id from reward w left join posting p on p.subject_kind = 'reward' and p.subject_id = w.id
    group by w.id, w.status, w.amount_cents, w.premium_kind
    having ${saldo('PraemienVorgemerkt')} <> case when w.status = 'open' then -w.amount_cents else 0 end
      or ${saldo('PraemienOffen')} <> case when w.status = 'open' then w.amount_cents else 0 end
      or ${saldo('VerbindlichkeitPraemien')} <> case when w.status = 'ready' then w.amount_cents else 0 end
      or ${saldo('AuszahlungOffen')} <> case when w.status = 'collected' and w.premium_kind = 'money' then w.amount_cents else 0 end
      or ${saldo('Bank')} <> case when w.status = 'paidOut' or (w.premium_kind = 'money' and bool_or(p.kind = 'clawBack')) then w.amount_cents else 0 end
  union all select 'is in two runs that are paid', i.subject_id from payout_item i join payout_run r on r.id = i.run_id
    join reward w on w.id = i.subject_id
    where r.status = 'confirmed' and w.attempt = i.attempt group by i.subject_id having count(*) > 1
  union all select 'is paid twice for one contract', min(w.id) from reward w join orders o on o.id = w.order_id
    where w.status = 'paidOut' or (w.status = 'collected' and w.premium_kind = 'voucher')
    group by coalesce(o.external_number, o.id::text), w.role having count(*) > 1
  union all select 'is paid while it is held', w.id from reward w join reward_hold h on h.reward_id = w.id and h.attempt = w.attempt
    join payout_item i on i.subject_id = w.id and i.attempt = w.attempt join payout_run r on r.id = i.run_id
    where h.lifted_at is null and h.reason is distinct from 'before' and r.status = 'exported' and h.since < r.exported_at and (h.until is null or h.until > r.exported_at)
  union all select 'is given beyond the budget of one', min(w.id) from event e join reward w on w.id = e.object_id
    where e.object = 'reward' and e.event in ('P12', 'P13') and e.actor_kind = 'operator' and e.approval_id is null
    group by e.actor_id, (e.at at time zone 'Europe/Berlin')::date
    having sum(w.amount_cents) > ${goodwillCents}
  union all select 'is freed beyond the budget of one', min(f.id) from (${freedAlone}) f group by f.actor_id, f.day
    having sum(f.amount_cents) > ${freedCents}
  union all select 'is freed piece by piece', min(x.case_id) from (select distinct id, amount_cents from (${freedAlone}) g) f
    join case_reward x on x.reward_id = f.id group by x.case_id having sum(f.amount_cents) >= ${freedOfCaseCents}`;

/** Nothing, unless something is wrong. */
export const listBroken = async (db: Db, budgets: Budgets = usualBudgets): Promise<Broken[]> =>
  (await brokenBy(budgets).execute(db)).rows;

/** To be asked directly after an export: what is in the run and held all the same. */
export async function listExportedHeld(db: Db, now: Date): Promise<Broken[]> {
  const { rows } = await sql<Broken>`
    select 'is exported while it is held' as what, w.id from payout_run r join payout_item i on i.run_id = r.id and not i.discarded
    join reward w on w.id = i.subject_id and w.attempt = i.attempt
    left join account a on a.id = w.account_id left join orders o on o.id = w.order_id
    where r.status = 'exported' and r.exported_at = ${now} and (a.status = 'locked' or o.cancel_reported_at is not null
      or exists (select from reward_hold h where h.reward_id = w.id and h.attempt = w.attempt and h.lifted_at is null
        and (h.until is null or h.until > ${now})))`.execute(db);
  return rows;
}

const machines: Readonly<Record<string, Moves<string>>> = {
  account: accountMoves,
  approval: approvalMoves,
  case: caseMoves,
  claim: claimMoves,
  order: orderMoves,
  payout: payoutMoves,
  recipient: recipientMoves,
  recommendation: recommendationMoves,
  reward: rewardMoves,
};

interface Step {
  id: number;
  object: string;
  objectId: string;
  event: string;
  from: string | null;
  to: string;
}

/** An event that is a move has to be allowed as that; one that is none stays where it is, or makes something. */
function isAllowed({ object, event, from, to }: Step): boolean {
  if (from === null || from === to) return true;
  const moves = machines[object] ?? {};
  const names = Object.entries(events[object as keyof typeof events]).filter(([, [code]]) => code === event);
  const own = names.map(([name]) => moves[name]).filter((move) => move !== undefined);
  // P3, P5 and their like are kept under a name of their own.
  const among = own.length > 0 ? own : Object.values(moves);
  return among.some((move) => move.to === to && move.from.includes(from));
}

/** Gives what has happened since it was asked last and is no move, and what stands where its last event did not lead; begins now. */
export async function moveFollower(begin: Db): Promise<(db: Db) => Promise<unknown[]>> {
  const first = await sql<{ id: number }>`select coalesce(max(id), 0) as id from event`.execute(begin);
  let last = first.rows[0]?.id ?? 0;
  const known = new Map<string, string>();
  return async (db) => {
    const { rows } = await sql<Step>`
      select id, object, object_id::text as "objectId", event, from_status as "from", to_status as "to" from event
      where id > ${last} and object = any(${Object.keys(machines)}::text[]) order by id`.execute(db);
    const wrong: unknown[] = [];
    for (const step of rows) {
      const thing = `${step.object} ${step.objectId}`;
      if (!isAllowed(step) || (step.from ?? undefined) !== (known.get(thing) ?? step.from ?? undefined))
        wrong.push(step);
      known.set(thing, step.to);
      last = step.id;
    }
    const { rows: now } = await sql<{ thing: string; status: string }>`
      select 'reward ' || id as thing, status from reward union all select 'recommendation ' || id, status from recommendation
      union all select 'order ' || id, status from orders union all select 'case ' || id, status from cases
      union all select 'claim ' || id, status from claim union all select 'approval ' || id, status from approval
      union all select 'payout ' || id, status from payout_run union all select 'recipient ' || id, status from recipient`.execute(
      db,
    );
    for (const { thing, status } of now)
      if (known.has(thing) && known.get(thing) !== status) wrong.push({ thing, status, told: known.get(thing) });
    return wrong;
  };
}
