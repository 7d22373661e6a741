/** Things of a file beside what is public of them, and taken over as an editor would. */
import type { RefusalName } from '@weitersagen/contract/basics/refusals';
import { decode, type Problem } from '@weitersagen/contract/basics/wire';
import type { Written } from '@weitersagen/contract/draft/desk';
import { parentOf } from '@weitersagen/contract/product/breadcrumb';
import type { CatalogueKind, CatalogueResult } from '@weitersagen/contract/product/transfer';
import { findDrafts, publishDrafts, saveDrafts } from '#draft/draft.ts';
import type { Tx } from '#platform/context.ts';
import { changedLeaves } from '#platform/settings/leaves.ts';
import type { Numbered } from '#product/product.ts';
import { adopt, guardProblems, isAdmin, isSame, keyOf, type Standing, type Thing, written } from '../draft/thing.ts';
import { isVoucher } from '../premium/kind.ts';
import { kinds } from './kinds.ts';
import type { Sent } from './read-file.ts';
import type { Named, Round } from './rounds.ts';

export type Taken =
  | { kept: 'same' }
  | { kept: 'added' | 'changed'; difference: CatalogueResult['differences'][number] };

export interface Failed {
  refusal: RefusalName;
  problems: readonly Problem[];
}

export type Outcome = Taken | Failed;

export interface Wish {
  isProbe: boolean;
  /** Otherwise what is new and changed becomes working copies. */
  isPublic: boolean;
}

/** What a trial has found fit when something else of the file is looked at; without a trial it stands in its table. */
export interface Brought {
  categories: Map<number, string>;
  products: Map<number, Numbered>;
  premiums: Map<number, Numbered>;
}

interface Meant extends Named {
  standing: Standing | undefined;
  data: Written;
  /** Somebody has a working copy of it. */
  isWritten: boolean;
}

interface Fitting extends Meant {
  entry: unknown;
  /** A voucher, which takes another person to be public. */
  staysDraft: boolean;
}

export const failed = (...problems: Problem[]): Failed => ({ refusal: 'input.invalid', problems });

/** In a few statements, however many they are. Gives what became of the first of them, at least of one. */
export async function takeRound(
  tx: Tx,
  round: Round,
  { isProbe, isPublic, brought }: Wish & { brought: Brought },
): Promise<Map<Sent, Outcome>> {
  const { kind } = round;
  const outcomes = new Map<Sent, Outcome>();
  const fitting: Fitting[] = [];
  for (const meant of untilFreed(await meantBy(tx, round))) {
    const judged = judge(tx, kind, meant);
    if (!('entry' in judged)) outcomes.set(meant.sent, judged);
    else fitting.push({ ...meant, ...judged, staysDraft: isPublic && kind === 'premium' && isOfVoucher(meant) });
  }
  const problems = await problemsOf(tx, kind, fitting, { isPublic, brought });
  const isUnfit = ({ id }: Fitting) => (problems.get(id) ?? []).length > 0;
  const taken = fitting.filter((one) => !isUnfit(one));
  for (const one of taken) outcomes.set(one.sent, takenOf(kind, one));
  for (const { sent, id } of fitting.filter(isUnfit)) outcomes.set(sent, failed(...(problems.get(id) ?? [])));
  if (isProbe) remember(brought, kind, taken, isPublic);
  else if (taken.length > 0) await keep(tx, kind, taken, isPublic);
  return outcomes;
}

async function meantBy(tx: Tx, { kind, all }: Round): Promise<Meant[]> {
  const { thing } = kinds[kind];
  const ids = all.map(({ id }) => id);
  const standings = await thing.lock(tx, ids);
  const drafts = await findDrafts(tx, thing.kind, ids.map(keyOf));
  return all.map(({ sent, id }) => {
    const standing = standings.get(id);
    const data = written(thing, id, { ...standing?.data, ...(sent.data as Written) });
    return { sent, id, standing, data, isWritten: (drafts.get(keyOf(id))?.data ?? null) !== null };
  });
}

/** Who wants a number that one before it lets go waits until that is written. */
function untilFreed(all: readonly Meant[]): readonly Meant[] {
  const letGo = new Set<unknown>();
  const end = all.findIndex(({ standing, data }) => {
    if (letGo.has(data.ExterneId)) return true;
    if (standing && standing.data.ExterneId !== data.ExterneId) letGo.add(standing.data.ExterneId);
    return false;
  });
  return end < 0 ? all : all.slice(0, end);
}

function judge(tx: Tx, kind: CatalogueKind, meant: Meant): Outcome | { entry: unknown } {
  const { thing } = kinds[kind];
  const { standing, data } = meant;
  if (standing && !standing.isDrafted && isSame(thing, standing.data, data)) return { kept: 'same' };
  if (standing?.isProviders) return { refusal: 'provider.keeps', problems: [] };
  const unfit = unfitness(tx, kind, thing, meant);
  if (unfit.length > 0) return failed(...unfit);
  const read = decode(thing.entry, data);
  return read.ok ? { entry: read.value } : failed(...read.problems);
}

/** What is being written here is not written over, and nobody does by a file what they may not do by hand. */
function unfitness(
  tx: Tx,
  kind: CatalogueKind,
  thing: Thing,
  { sent, standing, data, isWritten }: Meant,
): readonly Problem[] {
  if (kind === 'premium' && !isAdmin(tx)) return [{ field: 'Praemien', code: 'by-admin' }];
  if (sent.data.Aktiv === false) return [{ field: 'Aktiv', code: 'off-at-desk' }];
  if (isWritten) return [{ field: 'Id', code: 'draft-there' }];
  const guarded = guardProblems(tx, thing, standing?.data ?? {}, data);
  if (guarded.length > 0) return guarded;
  const above = (one: Written): string | null => parentOf(String(one.Breadcrumb ?? ''));
  return kind === 'category' && standing && above(standing.data) !== above(data)
    ? [{ field: 'Breadcrumb', code: 'moved-in-tree' }]
    : [];
}

const isOfVoucher = ({ data, standing }: Meant): boolean => isVoucher(data) || isVoucher(standing?.data ?? {});

/** By their ids; what becomes a working copy only has to be fit to be begun. */
async function problemsOf(
  tx: Tx,
  kind: CatalogueKind,
  fitting: readonly Fitting[],
  { isPublic, brought }: { isPublic: boolean; brought: Brought },
): Promise<ReadonlyMap<number, readonly Problem[]>> {
  const asked = isPublic ? fitting : fitting.filter(({ standing }) => !standing);
  if (asked.length === 0) return new Map();
  const { thing, beginProblems } = kinds[kind];
  const entries = asked.map(({ entry }) => entry);
  const found = isPublic ? await thing.problems(tx, entries, brought) : await beginProblems(tx, entries, brought);
  return new Map(asked.map(({ id }, index) => [id, found[index] ?? []]));
}

const takenOf = (kind: CatalogueKind, { id, standing, data, staysDraft }: Fitting): Taken => ({
  kept: standing ? 'changed' : 'added',
  difference: {
    kind,
    id,
    name: String(data.Name ?? data.Titel ?? id),
    isNew: !standing,
    staysDraft,
    fields: changedLeaves(standing?.data ?? {}, data).map(({ path: field, ...one }) => ({ field, ...one })),
  },
});

/** A working copy leaves the row as it is. */
function remember(brought: Brought, kind: CatalogueKind, taken: readonly Fitting[], isPublic: boolean): void {
  for (const { id, data, standing, staysDraft } of taken) {
    if (standing && (staysDraft || !isPublic)) continue;
    if (kind === 'category') brought.categories.set(id, String(data.Quelle));
    else {
      const numbered = { id, name: String(data.Name), externalId: String(data.ExterneId) };
      brought[kind === 'product' ? 'products' : 'premiums'].set(id, numbered);
    }
  }
}

async function keep(tx: Tx, kind: CatalogueKind, taken: readonly Fitting[], isPublic: boolean): Promise<void> {
  const { thing, begin } = kinds[kind];
  const fresh = taken.filter(({ standing }) => !standing).map(({ entry }) => entry);
  await adopt(
    tx,
    thing,
    taken.flatMap(({ id, standing }) => (standing ? [{ id, standing }] : [])),
  );
  if (fresh.length > 0) await begin(tx, fresh);
  await saveDrafts(
    tx,
    thing.kind,
    taken.map(({ id, data }) => ({ key: keyOf(id), data })),
  );
  const open = taken.filter(({ staysDraft }) => isPublic && !staysDraft).map(({ id }) => keyOf(id));
  if (open.length > 0) await publishDrafts(tx, thing.kind, open, 'Aus einer Datei');
}
