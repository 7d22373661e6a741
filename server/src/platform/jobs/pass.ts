/**
 * What a job does for one mandant, and the question which mandants it has anything to do for. A round asks that question of
 * all at once, by one statement of the report role, and opens no transaction for whoever has nothing.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Ctx, Mandant, System } from '../context.ts';
import { askCells, type Cell, cellOf, inCell } from '../database/cell/cells.ts';

/** Gives how many things it moved; long work ends early when the signal says that the process stops. */
export type Job = (ctx: Ctx, signal?: AbortSignal) => Promise<number>;

/** What a question may look at. */
export interface Round {
  system: System;
  /** Those that can be served. */
  mandants: readonly Mandant[];
  now: Date;
}

/** The ids of those a job has something to do for; one too many costs a run that finds nothing, one too few is a mistake. */
export type Question = (round: Round) => Promise<readonly number[]>;

export type Pass = Job & { readonly asks: Question };

export interface JobDefinition {
  run: Pass;
  /** `night` = every night 03:30, `month` = the night of the first, `minutes` = every five minutes and at the start. */
  every: 'night' | 'month' | 'minutes';
  /** What is there once for all mandants, after them in each round: it sees what they have come to. Gives how many things it moved. */
  once?: (system: System) => Promise<number>;
}
export type JobList = Readonly<Record<string, JobDefinition>>;

export const pass = (run: Job, asks: Question): Pass =>
  Object.assign((ctx: Ctx, signal?: AbortSignal) => run(ctx, signal), { asks });

/** One pass of several, one after the other, for whoever one of them has something to do for. */
export const inTurn = (...passes: readonly Pass[]): Pass =>
  pass(
    async (ctx, signal) => {
      let moved = 0;
      for (const one of passes) moved += await one(ctx, signal);
      return moved;
    },
    anyOf(...passes.map(({ asks }) => asks)),
  );

/** Two at a time: the database has more processors than one, and requests need the connections. */
export const anyOf =
  (...questions: readonly Question[]): Question =>
  async (round) => {
    const found = new Set<number>();
    for (let start = 0; start < questions.length; start += 2) {
      const answers = await Promise.all(questions.slice(start, start + 2).map((asks) => asks(round)));
      for (const id of answers.flat()) found.add(id);
    }
    return [...found];
  };

/** For passes that are due for each mandant, whatever it has. */
export const everyMandant: Question = async ({ mandants }) => mandants.map(({ id }) => id);

/** What the settings of a mandant say, without a statement. */
export const whoseSettings =
  (are: (mandant: Mandant) => boolean): Question =>
  async ({ mandants }) =>
    mandants.filter(are).map(({ id }) => id);

/** Two numbers of the settings of a mandant, as `m.low` and `m.high`. */
type Bounds = (mandant: Mandant) => readonly [low: number, high: number];

const noBounds: Bounds = () => [0, 0];

/**
 * Who has a row: `select true from x where x.mandant_id = m.id and …`, looked up for each mandant by an index that begins
 * with it. As a value and not by `exists`, or the planner would read the table as a whole; nor does it read one that is small
 * yet ten thousand times.
 */
export const whoHas =
  (row: (round: Round) => RawBuilder<unknown>, bounds = noBounds): Question =>
  async (round) => {
    const { system, mandants } = round;
    const { answers, missing } = await askCells(system.database, async (cell) => {
      const own = mandants.filter(({ id }) => cellOf(system.database, id).name === cell.name);
      return own.length === 0 ? [] : askOne(cell, groupsOf(own, bounds), row(round));
    });
    if (missing.length > 0)
      system.log.warn({ cells: missing }, 'a job does not know who has something to do in a cell');
    return answers.flatMap(({ value }) => value);
  };

/** Mandants with the same bounds. */
interface Group {
  low: number;
  high: number;
  ids: number[];
}

function groupsOf(mandants: readonly Mandant[], bounds: Bounds): Group[] {
  if (bounds === noBounds) return [{ low: 0, high: 0, ids: mandants.map(({ id }) => id) }];
  const groups = new Map<string, Group>();
  for (const mandant of mandants) {
    const [low, high] = bounds(mandant);
    const key = `${low} ${high}`;
    const group = groups.get(key);
    if (group) group.ids.push(mandant.id);
    else groups.set(key, { low, high, ids: [mandant.id] });
  }
  return [...groups.values()];
}

/** Ten thousand ids in one text: as many values would take longer than the answer. */
function askOne(cell: Cell, groups: readonly Group[], row: RawBuilder<unknown>): Promise<number[]> {
  const [lows, highs] = [groups.map(({ low }) => low), groups.map(({ high }) => high)];
  const ids = groups.map((group) => `{${group.ids.join(',')}}`);
  return inCell(cell, { role: 'report', readOnly: true, isJob: true }, async (db) => {
    await sql`select set_config('enable_seqscan', 'off', true)`.execute(db);
    const { rows } = await sql<{ id: number }>`
      select m.id from (
        select i.id, g.low, g.high from unnest(${lows}::int[], ${highs}::int[], ${ids}::text[]) as g (low, high, ids), unnest(g.ids::int[]) as i (id)) as m
      where (${row} limit 1)`.execute(db);
    return rows.map(({ id }) => id);
  });
}
