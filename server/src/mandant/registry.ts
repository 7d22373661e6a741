/**
 * Which mandants there are, by id, slug and host, in memory (rules 1.7). What a signal names is read again before the
 * next request for it is answered; every 30 seconds one statement asks which rows are others than those that are known,
 * and only these are read, while everybody is served what was known before. A mandant whose settings cannot be read is
 * closed by itself (rules 1.12).
 */
import type { AwayCell, MandantRegistry } from '#platform/app-parts.ts';
import { type ClosedMandant, MandantClosed } from '#platform/app-parts.ts';
import type { Config } from '#platform/config.ts';
import type { Mandant, System } from '#platform/context.ts';
import { askCells, type Cell, cellsOf, inCell } from '#platform/database/cell/cells.ts';
import { CellClosed } from '#platform/database/cell/known-away.ts';
import type { Db } from '#platform/database/db.ts';
import { type Known, knownMandants, type PlacedRow, type Settled, settle, settledOf } from './known-mandants.ts';
import { type PlacedMandant, settleCells, slugsByCell } from './place.ts';
import * as sql from './sql.ts';

const freshMs = 30_000;
/** Sooner while there is a mandant of which nothing could be read yet. */
const againMs = 1000;
/** So many configurations come in one statement. */
const partMax = 200;
export const topic = 'mandant';

/** What is known, of which cells nothing newer is, and of which mandants nothing at all: their cell has not answered yet. */
type Seen = Known & { away: readonly AwayCell[]; unread: readonly Pick<PlacedMandant, 'id' | 'slug'>[] };

/** What a read is for: the mandants that signals have named, or whatever has changed. */
type Wanted = 'named' | 'all';

export function createMandantRegistry(system: System): MandantRegistry {
  let known: Seen | undefined;
  let readAt = 0;
  /** Named by a signal and not yet read; how many signals there had been by then. */
  const changed = new Map<string, number>();
  let signals = 0;
  system.signals.on(topic, (slug) => {
    if (slug === null) readAt = 0;
    else changed.set(slug, ++signals);
  });

  const read = async (wanted: Wanted): Promise<void> => {
    const startedAt = Date.now();
    const named = new Map(changed);
    known = await readMandants(system, known, wanted === 'all' ? null : [...named.keys()]);
    if (wanted === 'all') readAt = startedAt;
    // What was named once more meanwhile is read once more.
    for (const [slug, signal] of named) if (changed.get(slug) === signal) changed.delete(slug);
  };
  const inTurn = queue();
  const failed = (err: unknown): void => system.log.warn({ err }, 'mandants not read again');
  let looking: Promise<void> | undefined;
  const lookForChanges = (): Promise<void> => {
    looking ??= inTurn(() => read('all')).finally(() => {
      looking = undefined;
    });
    return looking;
  };
  let catchingUp: Promise<void> | undefined;
  const catchUp = async (): Promise<void> => {
    // A read that has begun may have missed what was named since.
    await catchingUp;
    if (changed.size === 0) return;
    catchingUp ??= inTurn(() => read('named'))
      .catch(failed)
      .finally(() => {
        catchingUp = undefined;
      });
    await catchingUp;
  };

  /** `isOld` says whether what is known may not be given any more, because a signal has spoken of it. */
  const current = async (isOld: (state: Known) => boolean): Promise<Seen> => {
    if (!known) await lookForChanges();
    else if (Date.now() - readAt > (known.unread.length > 0 ? againMs : freshMs)) lookForChanges().catch(failed);
    if (known && changed.size > 0 && isOld(known)) await catchUp();
    return known as Seen;
  };
  return findersIn({ current, seen: () => known, isChanged: (slug) => changed.has(slug) }, system.config);
}

interface Shown {
  /** Read again before where `isOld` says so. */
  current(isOld: (state: Known) => boolean): Promise<Seen>;
  /** Without a wait. */
  seen(): Seen | undefined;
  isChanged(slug: string): boolean;
}

function findersIn(
  { current, seen, isChanged }: Shown,
  { defaultMandant }: Pick<Config, 'defaultMandant'>,
): MandantRegistry {
  /** While there are mandants of which nothing is known, a host that nobody is known by may be theirs: it leads to no other. */
  const ofHost = (state: Seen, host: string) =>
    state.unread.length > 0 ? state.byHost.get(host) : settledOf(state, host, defaultMandant);
  const seenOf = (host: string): Settled | undefined => {
    const state = seen();
    return state && ofHost(state, host.toLowerCase());
  };
  /** Of a mandant that no signal has spoken of nobody has to wait; one that is unknown may just have been made. */
  const concerns = (one: Settled | undefined): boolean => one === undefined || isChanged(one.slug);

  return {
    all: async () => (await current(always)).open,
    closed: async () => (await current(always)).closed,
    away: async () => (await current(always)).away,
    byId: async (id) => {
      const state = await current(({ settled }) => concerns(settled.get(id)));
      return open(state.settled.get(id) ?? unlessUnread(state, (one) => one.id === id));
    },
    bySlug: async (slug) => {
      const state = await current(({ bySlug }) => concerns(bySlug.get(slug)));
      return open(state.bySlug.get(slug) ?? unlessUnread(state, (one) => one.slug === slug));
    },
    hasHost: async (name) => {
      const host = name.toLowerCase();
      return (await current(({ byHost }) => concerns(byHost.get(host)))).byHost.has(host);
    },
    isHttps: (name) => seenOf(name)?.isHttps ?? false,
    nameOf: (name) => seen() && nameOf(seenOf(name)),
    byHost: async (name) => {
      const host = name.toLowerCase();
      const state = await current(({ byHost }) => concerns(byHost.get(host)));
      return open(ofHost(state, host) ?? unlessUnread(state, always));
    },
  };
}

/** One step at a time; whatever the one before came to. */
function queue(): (step: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (step) => {
    const next = last.then(step);
    last = next.catch(() => undefined);
    return next;
  };
}

const always = (): boolean => true;

const nameOf = ({ closed, mandant }: Partial<Settled> = {}): ReturnType<MandantRegistry['nameOf']> =>
  closed ??
  (mandant && { id: mandant.id, slug: mandant.slug, name: mandant.name, language: mandant.config.defaultLanguage });

/** One whose cell has not answered since the start is there and away, not unknown. */
function unlessUnread({ unread }: Seen, isAsked: (one: Seen['unread'][number]) => boolean): undefined {
  if (unread.some(isAsked)) throw new CellClosed('nothing is known yet of a mandant: its cell is away');
}

function open(one: Settled | undefined): Mandant | undefined {
  if (one?.closed) throw new MandantClosed(one.closed);
  return one?.mandant;
}

/**
 * `asked` are slugs, null = all; of them only the rows that are others than before are read. Of a cell that is away stays what
 * was known.
 */
async function readMandants(system: System, before: Seen | undefined, asked: readonly string[] | null): Promise<Seen> {
  // While home is away all stays where it was; a process that knows nothing yet needs it.
  const placed = await settleCells(system).catch((err: unknown) => {
    if (!before) throw err;
    system.log.warn({ err }, 'where mandants lie is not read again');
    return undefined;
  });
  const read = await askCells(system.database, (cell) => readCell(system, cell, before, asked));
  const rows = read.answers.flatMap(({ value }) => value.rows);
  const settled = new Map(read.answers.flatMap(({ value }) => [...value.settled]));
  for (const [id, one] of settled) tell(system, one, before?.settled.get(id));
  if (read.missing.some((cell) => !before?.away.some(({ name }) => name === cell)))
    system.log.warn({ cells: read.missing }, 'the mandants of a cell are not read again');
  const known = knownMandants(before, rows, settled, { slugs: asked, missing: read.missing });
  if (!placed) return { ...known, away: before?.away ?? [], unread: before?.unread.filter(isNot(known)) ?? [] };
  const isLost = ({ cell }: PlacedMandant): boolean => isAway(system, cell, read.missing);
  const isLeft = ({ id, slug }: PlacedMandant): boolean =>
    asked !== null && !asked.includes(slug) && (before?.unread.some((one) => one.id === id) ?? false);
  return {
    ...known,
    away: [...slugsByCell(placed.filter(isLost))].map(([name, mandants]) => ({ name, mandants })),
    unread: placed.filter(isNot(known)).filter((one) => isLost(one) || isLeft(one)),
  };
}

const isNot =
  ({ settled }: Known) =>
  ({ id }: Seen['unread'][number]): boolean =>
    !settled.has(id);

/** One that CELLS does not name is as far away as one that does not answer. */
const isAway = ({ database }: System, name: string, missing: readonly string[]): boolean =>
  missing.includes(name) || !cellsOf(database).some((cell) => cell.name === name);

async function readCell(
  system: System,
  cell: Cell,
  before: Known | undefined,
  asked: readonly string[] | null,
): Promise<{ rows: PlacedRow[]; settled: Map<number, Settled> }> {
  const reported = <T>(steps: (db: Db) => Promise<T>): Promise<T> =>
    inCell(cell, { role: 'report', readOnly: true }, steps);
  const isHere = ({ id }: sql.MandantRow): boolean => system.database.cells?.lies(id, cell.name) ?? true;
  const rows = (await reported((db) => sql.listMandants(db, asked))).filter(isHere);
  const isKnown = ({ id, version }: sql.MandantRow): boolean => {
    const known = before?.settled.get(id);
    return known?.version === version && known.cell === cell.name;
  };
  const stale = rows.filter((row) => !isKnown(row)).map(({ id }) => id);
  const settled = new Map<number, Settled>();
  for (let start = 0; start < stale.length; start += partMax)
    for (const row of await reported((db) => sql.listConfigs(db, stale.slice(start, start + partMax))))
      settled.set(row.id, settle(system.config, { ...row, cell: cell.name }, before?.settled.get(row.id)));
  return { rows: rows.map((row) => ({ ...row, cell: cell.name })), settled };
}

/** Once when a mandant closes, and once when it opens again. */
function tell({ log }: System, { closed, slug }: Settled, before: Settled | undefined): void {
  const told = (one: ClosedMandant | undefined): string[] =>
    (one?.problems ?? []).map(({ field, code }) => `${field} (${code})`);
  const problems = told(closed);
  if (problems.join() === told(before?.closed).join()) return;
  if (closed) log.error({ mandant: slug, problems }, 'a mandant is closed: its settings are not valid');
  else log.info({ mandant: slug }, 'a mandant is open again');
}
