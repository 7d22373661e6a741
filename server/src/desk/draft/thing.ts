/**
 * A thing of the catalogue at the desk: what an editor does with it, whatever kind it is. What is public is the row of its table; a
 * file may have written it past the drafts, so every step begins with taking that in.
 */
import { isDeepStrictEqual } from 'node:util';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { decode, type Problem, wireFields } from '@weitersagen/contract/basics/wire';
import type { Written } from '@weitersagen/contract/draft/desk';
import type * as z from 'zod/mini';
import * as draft from '#draft/draft.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { ComingCategories, ComingNumbers } from '#product/product.ts';

/** How one stands in its table. */
export interface Standing {
  /** In its German form. */
  data: Written;
  isPublic: boolean;
  /** Never was public. */
  isDrafted: boolean;
  /** A copy of what a provider says: nobody changes it here. */
  isProviders?: boolean;
}

/** What is not there yet, and is by the time that things are public. */
export interface Coming {
  categories?: ComingCategories;
  products?: ComingNumbers;
  premiums?: ComingNumbers;
}

export interface Thing<E extends z.core.$ZodType = z.core.$ZodType> {
  kind: draft.DraftKind;
  entry: E;
  /** The rows that are there, by their ids, held until the transaction ends. */
  lock(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Standing>>;
  /** What keeps each entry from being public, beside its shape: as if those before it were public that nothing keeps from it. */
  problems(tx: Tx, entries: readonly z.core.output<E>[], coming?: Coming): Promise<readonly (readonly Problem[])[]>;
  /** What a list shows of one that never was public. */
  named(tx: Tx, id: number, data: Written): Promise<void>;
  remove(tx: Tx, id: number): Promise<void>;
  /** What of a working copy the row says, because it is decided apart: where a category stands. */
  placed?(tx: Tx, id: number, data: Written): Promise<Written>;
  /** German names of what only a BetreiberAdmin changes. */
  guarded: readonly string[];
}

export const keyOf = (id: number): string => String(id);

/** The fields of the entry and no others; the id is that of the address, and whether it is public is said by publishing. */
export function written({ entry }: Pick<Thing, 'entry'>, id: number, data: Written): Written {
  const names = Object.values(wireFields(entry) ?? {}).map(([name]) => name);
  const kept = Object.fromEntries(names.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]])));
  return { ...kept, Id: id, ...(names.includes('Aktiv') && { Aktiv: true }) } as Written;
}

/** Everything that keeps it from being public. */
export async function problemsOf(tx: Tx, thing: Thing, id: number, data: Written): Promise<readonly Problem[]> {
  const own = written(thing, id, data);
  const read = decode(thing.entry, thing.placed ? await thing.placed(tx, id, own) : own);
  return read.ok ? ((await thing.problems(tx, [read.value]))[0] ?? []) : read.problems;
}

/** What is to be public, read anew: a version may be older than the program, and a plan older than the thing. */
export function readAll<E extends z.core.$ZodType>(
  thing: Thing<E>,
  all: readonly draft.Publication[],
): z.core.output<E>[] {
  return all.map(({ key, data }) => {
    const read = decode(thing.entry, written(thing, Number(key), data as Written));
    return read.ok ? read.value : refuse('input.invalid', { problems: read.problems });
  });
}

/** Whether two working copies or versions say the same, whatever is left out or empty in one of them. */
export function isSame({ entry, placed }: Thing, one: unknown, other: unknown): boolean {
  // Its place among others is not what a version of a category is about.
  const besides = placed ? { Sortierung: 0 } : {};
  const [a, b] = [one, other].map((data) => decode(entry, { ...(data as object), ...besides }));
  return a?.ok === true && b?.ok === true && isDeepStrictEqual(a.value, b.value);
}

/** Held, known to the drafts as it is now, and the mandant's own. */
export async function hold(tx: Tx, thing: Thing, id: number): Promise<Standing> {
  const standing = (await thing.lock(tx, [id])).get(id) ?? refuse('unknown');
  if (standing.isProviders) refuse('provider.keeps');
  await adopt(tx, thing, [{ id, standing }]);
  return standing;
}

/** What is held is known to the drafts as it is now. */
export async function adopt(tx: Tx, thing: Thing, held: readonly { id: number; standing: Standing }[]): Promise<void> {
  const found = held.flatMap(({ id, standing: { data, isPublic, isDrafted } }) =>
    isDrafted ? [] : [{ key: keyOf(id), data, isPublic, isSame: (version: unknown) => isSame(thing, version, data) }],
  );
  if (found.length > 0) await draft.adoptPublic(tx, thing.kind, found);
}

export async function workedCopy(tx: Tx, thing: Thing, id: number, { data }: Standing): Promise<Written> {
  const found = await draft.findDraft(tx, thing.kind, keyOf(id));
  return ((found?.data as Written | null | undefined) ?? data) as Written;
}

export const isAdmin = ({ actor }: Tx): boolean => actor.kind === 'operator' && actor.role === 'BetreiberAdmin';

/** What was not there, is empty and is nothing are one. */
const isLike = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one || null, other || null);

/** What an operator changes who may not. */
export const guardProblems = (tx: Tx, { guarded }: Thing, before: Written, after: Written): Problem[] =>
  isAdmin(tx)
    ? []
    : guarded
        .filter((name) => !isLike(before[name], after[name]))
        .map((field) => ({ field, code: 'by-admin', values: {} }));

interface Seen {
  revision: number;
}

export interface Wish extends Seen {
  /** Null is now. */
  at: Date | null;
  note: string | null;
}

/** Public now, or at a moment; `isAgreed` where a kind asks for another person. */
export async function publishThing(
  tx: Tx,
  thing: Thing,
  id: number,
  { at, note, revision, isAgreed }: Wish & { isAgreed?: boolean },
): Promise<void> {
  const standing = await hold(tx, thing, id);
  const wish = { revision, note: note ?? undefined };
  if (!at) return draft.publishDraft(tx, thing.kind, keyOf(id), { ...wish, isAlone: !isAgreed });
  const problems = await problemsOf(tx, thing, id, await workedCopy(tx, thing, id, standing));
  if (problems.length > 0) refuse('input.invalid', { problems });
  return draft.schedule(tx, thing.kind, keyOf(id), { ...wish, deed: 'publish', at, isAgreed: isAgreed === true });
}

/** What an editor can do with things of a kind; each step is shown afterwards. */
export function stepsOf<D>(thing: Thing, show: (ctx: Ctx, id: number) => Promise<D>) {
  const { kind } = thing;
  const done = async (ctx: Ctx, id: number, step: (tx: Tx, standing: Standing) => Promise<unknown>): Promise<D> => {
    await ctx.write(async (tx) => step(tx, await hold(tx, thing, id)));
    return show(ctx, id);
  };
  return {
    save: (ctx: Ctx, id: number, { revision }: Seen, data: Written): Promise<D> =>
      done(ctx, id, async (tx, standing) => {
        const problems = guardProblems(tx, thing, await workedCopy(tx, thing, id, standing), data);
        if (problems.length > 0) refuse('input.invalid', { problems });
        await draft.saveDraft(tx, kind, keyOf(id), written(thing, id, data), { revision });
        if (standing.isDrafted) await thing.named(tx, id, data);
      }),
    discard: (ctx: Ctx, id: number, seen: Seen): Promise<D> =>
      done(ctx, id, (tx) => draft.discardDraft(tx, kind, keyOf(id), seen)),
    publish: (ctx: Ctx, id: number, wish: Wish): Promise<D> => done(ctx, id, (tx) => publishThing(tx, thing, id, wish)),
    unpublish: (ctx: Ctx, id: number, { at, note, revision }: Wish): Promise<D> =>
      done(ctx, id, (tx) => {
        const wish = { revision, note: note ?? undefined };
        return at
          ? draft.schedule(tx, kind, keyOf(id), { ...wish, deed: 'unpublish', at })
          : draft.unpublish(tx, kind, keyOf(id), wish);
      }),
    unplan: (ctx: Ctx, id: number, deed: draft.Deed): Promise<D> =>
      done(ctx, id, (tx) => draft.unschedule(tx, kind, keyOf(id), deed)),
    restore: (ctx: Ctx, id: number, version: number, seen: Seen): Promise<D> =>
      done(ctx, id, async (tx, standing) => {
        const before = await workedCopy(tx, thing, id, standing);
        const { revision } = await draft.restoreVersion(tx, kind, keyOf(id), version, seen);
        const restored = await workedCopy(tx, thing, id, standing);
        const kept = guardProblems(tx, thing, before, restored).map(({ field }) => [field, before[field] ?? null]);
        // What an editor may not change stays as it is, whatever the older version says.
        if (kept.length === 0) return;
        await draft.saveDraft(tx, kind, keyOf(id), { ...restored, ...Object.fromEntries(kept) }, { revision });
      }),
    remove: async (ctx: Ctx, id: number): Promise<{ isDeleted: boolean }> => {
      await ctx.write(async (tx) => {
        const { isDrafted } = await hold(tx, thing, id);
        if (!isDrafted) refuse('state.not-allowed');
        await draft.removeDraft(tx, kind, keyOf(id));
        await thing.remove(tx, id);
      });
      return { isDeleted: true };
    },
  };
}
