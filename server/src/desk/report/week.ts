/**
 * M62: on Mondays whoever asked for it gets six figures of the week that is over, each beside the week before. Where the night of a
 * Monday was left out the next one tells, and nobody hears of a week twice.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import type { DayMeasure } from '@weitersagen/contract/figure/measures';
import { mondayOf } from '@weitersagen/contract/figure/rules';
import { sql } from 'kysely';
import { sumOfStates, tellFigures } from '#figure/figure.ts';
import { listColleagues } from '#operator/operator.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { weekMail } from './mails.ts';
import { lockUntold, markTold } from './own-sql.ts';

export interface Beside {
  now: number;
  before: number;
}

export interface WeekFigures {
  from: string;
  until: string;
  recommended: Beside;
  accepted: Beside;
  ordered: Beside;
  released: Beside;
  paidCents: Beside;
  /** At the end of the week, and at that of the week before. */
  owedCents: Beside;
}

/** More than work anywhere. */
const readersMax = 1000;

/** Job: gives how many were told. */
export const tellWeek = pass(
  (ctx) => ctx.write(tellAll),
  whoHas(
    ({ now }) => sql`select true from report_mail r where r.mandant_id = m.id and r.told_on < ${mondayOf(today(now))}`,
  ),
);

async function tellAll(tx: Tx): Promise<number> {
  const monday = mondayOf(today(tx.now));
  const untold = await lockUntold(tx.db, monday, readersMax);
  if (untold.length === 0) return 0;
  await markTold(tx.db, untold, monday);
  // Whoever does not work here any more is not told.
  const readers = (await listColleagues(tx)).filter(({ id }) => untold.includes(id));
  if (readers.length === 0) return 0;
  const parameters = await readWeek(tx, monday);
  for (const { id, email, language } of readers)
    await queueMail(tx, weekMail, { to: email, language, object: 'operator', objectId: id, parameters });
  return readers.length;
}

async function readWeek({ db, mandant }: Tx, monday: string): Promise<WeekFigures> {
  const now = { from: plusDays(monday, -7), until: plusDays(monday, -1) };
  const before = { from: plusDays(monday, -14), until: plusDays(monday, -8) };
  const asked = { mandantId: mandant.id, of: null };
  const measures: DayMeasure[] = ['recommended', 'accepted', 'ordered', 'released', 'paid'];
  const told = await tellFigures(db, { ...asked, now, before, measures }, 'month');
  const of = (measure: DayMeasure, what: 'count' | 'cents'): Beside => {
    const sum = (isBefore: boolean): number =>
      told.find((row) => row.measure === measure && row.isBefore === isBefore && row.day === null)?.[what] ?? 0;
    return { now: sum(false), before: sum(true) };
  };
  const owedAt = async (until: string): Promise<number> =>
    (await sumOfStates(db, { ...asked, measures: ['owed'], until }))[0]?.cents ?? 0;
  return {
    ...now,
    recommended: of('recommended', 'count'),
    accepted: of('accepted', 'count'),
    ordered: of('ordered', 'count'),
    released: of('released', 'count'),
    paidCents: of('paid', 'cents'),
    owedCents: { now: await owedAt(now.until), before: await owedAt(before.until) },
  };
}
