/**
 * Reports: how far recommendations came in some days, beside those before. All of it is read from sums that are kept as things
 * happen (docs/decisions/033 and 038), by one dimension at a time; what depends on a person is told to whoever may see people.
 */

import { daysBetween, plusDays } from '@weitersagen/contract/basics/day';
import type { StateMeasure } from '@weitersagen/contract/figure/measures';
import type * as report from '@weitersagen/contract/report/desk';
import { beginOf, cohortDays, cohortsMax, type Days, daysBefore, unitOf } from '@weitersagen/contract/report/period';
import { appliesTo, type Dimension, owedBy, steps } from '@weitersagen/contract/report/steps';
import { type Narrowed, sumByCohort, sumByValue, sumOfStates, tellFigures, tellWaits } from '#figure/figure.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { cohortsOf, mediansOf, pointsOfReport, reasonsOf, stepsOf, valuesOf, waitsOf } from './compose.ts';
import { byCategory, namesOf, narrowingOf } from './narrowing.ts';
import * as sql from './sql.ts';

const topMax = 10;
/** Of so many orders at most, the last of their days. */
const typedMax = 2000;

export function showReport(ctx: Ctx, query: report.ReportQuery): Promise<report.Report> {
  const seesPeople = ctx.actor.kind === 'operator' && ctx.actor.role !== 'BetreiberRedaktion';
  return ctx.report((tx) => readReport(tx, query, seesPeople));
}

async function readReport(tx: Tx, query: report.ReportQuery, seesPeople: boolean): Promise<report.Report> {
  const { db, mandant } = tx;
  const now: Days = { from: query.from, until: query.until };
  const before = daysBefore(now, query.compare);
  const unit = unitOf(now);
  const of = await narrowingOf(db, mandant.id, query);
  const asked = { mandantId: mandant.id, now, before, of };
  const known = steps.filter((step) => of === null || appliesTo(step, query.dimension));
  const told = await tellFigures(db, { ...asked, measures: known }, unit);
  const waited = await tellWaits(db, asked);
  return {
    ...now,
    beforeFrom: before.from,
    beforeUntil: before.until,
    countedAt: tx.now,
    unit,
    steps: stepsOf(known, told),
    series: pointsOfReport(now, unit, told),
    ...(await compared(tx, { ...asked, dimension: query.dimension, value: query.value })),
    medians: mediansOf(waited),
    waits: waitsOf(waited),
    cohorts: await readCohorts(tx, now),
    owed: of === null || owedBy(query.dimension) ? await readOwed(tx, of) : null,
    reasons: await readReasons(tx, asked, seesPeople),
    recommenders: await readRecommenders(tx, seesPeople),
  };
}

interface Compared {
  mandantId: number;
  now: Days;
  before: Days;
  dimension: Dimension | null;
  value: string | null;
}

/** Every value of the dimension beside the others, and what may be chosen of it. */
async function compared(
  { db }: Tx,
  { mandantId, now, before, dimension, value }: Compared,
): Promise<Pick<report.Report, 'values' | 'choices'>> {
  if (dimension === null) return { values: [], choices: [] };
  const measures = steps.filter((step) => appliesTo(step, dimension));
  const byProduct = dimension === 'product' || dimension === 'category';
  const sums = await sumByValue(db, { mandantId, now, before, measures }, byProduct ? 'product' : dimension);
  const folded = dimension === 'category' ? await byCategory(db, mandantId, sums) : sums;
  const found = new Set(folded.map((one) => one.value));
  if (value !== null) found.add(value);
  const names = await namesOf(db, mandantId, dimension, [...found]);
  const rows = valuesOf(folded, names);
  const choices = [...found].map((one) => ({ value: one, name: names.get(one) ?? null }));
  return {
    values: value === null ? rows : [],
    choices: choices.toSorted((one, other) => (one.name ?? one.value).localeCompare(other.name ?? other.value, 'de')),
  };
}

/** The weeks up to the last day that was asked for; what became of them is told up to now. */
async function readCohorts({ db, mandant, now: at }: Tx, { from, until }: Days): Promise<report.CohortRow[]> {
  const day = today(at);
  const last = beginOf(until < day ? until : day, 'week');
  const first = [beginOf(from, 'week'), plusDays(last, -7 * (cohortsMax - 1))].toSorted().at(-1) as string;
  const weeks = Array.from({ length: Math.max(0, daysBetween(first, last) / 7 + 1) }, (_, index) =>
    plusDays(first, 7 * index),
  );
  const measures = ['recommended', 'clicked', 'accepted', 'confirmed', 'ordered', 'released', 'paid'] as const;
  const sums = await sumByCohort(db, { mandantId: mandant.id, weeks, measures }, cohortDays);
  return cohortsOf(weeks, sums, plusDays(day, -cohortDays));
}

async function readOwed({ db, mandant }: Tx, of: Narrowed): Promise<report.OwedRow[]> {
  const sums = await sumOfStates(db, { mandantId: mandant.id, measures: ['expected', 'provided', 'inRun'], of });
  const sum = (measure: StateMeasure) => sums.find((one) => one.measure === measure) ?? { count: 0, cents: 0 };
  const [provided, inRun] = [sum('provided'), sum('inRun')];
  return [
    { state: 'expected', count: sum('expected').count, cents: sum('expected').cents },
    // What is in a run was collected and is not paid: it is told once.
    { state: 'provided', count: provided.count - inRun.count, cents: provided.cents - inRun.cents },
    { state: 'inRun', count: inRun.count, cents: inRun.cents },
  ];
}

/** Of the whole mandant: a figure has one dimension at a time, and this one is the reason. */
async function readReasons(
  { db }: Tx,
  { mandantId, now, before }: { mandantId: number; now: Days; before: Days },
  seesPeople: boolean,
): Promise<report.ReasonRow[]> {
  const asked = { mandantId, now, before, measures: ['rejected', 'held'] as const };
  const all = await tellFigures(db, { ...asked, measures: ['rejected'], of: null }, 'month');
  // What somebody typed may name a person, and stands in no figure.
  const typed = seesPeople ? await sql.listTypedReasons(db, { mandantId, now, before }, typedMax) : [];
  return reasonsOf(await sumByValue(db, asked, 'reason'), all, typed);
}

async function readRecommenders({ db, mandant }: Tx, seesPeople: boolean): Promise<report.RecommenderRank[]> {
  const rows = await sql.listTopRecommenders(db, mandant.id, topMax);
  return rows.map(({ hash, name, ...row }, index) => ({
    ...row,
    rank: index + 1,
    hash: seesPeople ? hash : null,
    name: seesPeople && name !== '' ? name : null,
  }));
}
