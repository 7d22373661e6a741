/** What an editor does with an item: working copies, what makes them public or takes them back, the archive. */
import type { Asked } from '@weitersagen/contract/approval/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { type ContentKind, contentSchemas } from '@weitersagen/contract/content/content-schemas';
import type { ContentDetail, ContentRow } from '@weitersagen/contract/content/desk-shapes';
import * as cms from '#cms/cms.ts';
import { appOf, contentKind } from '#content/content.ts';
import * as draft from '#draft/draft.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { askOrDo } from '../approval/ask.ts';
import { waitsIn } from '../approval/ask-or.ts';
import { showContent, showRows } from './content.ts';
import { carryOutPublication, needsAnotherPerson, type Publication } from './publication.ts';

interface Seen {
  id: string;
  revision: number;
}

export async function createContent(ctx: Ctx, kind: ContentKind, data: unknown): Promise<ContentDetail> {
  const app = appOf(ctx.system, ctx.mandant);
  const { itemId } = await ctx.write((tx) =>
    cms.saveItem(tx, contentKind, { app, schema: contentSchemas[kind].name, data }),
  );
  return showContent(ctx, itemId);
}

/** In the mandant's own app: an id of another one is unknown. */
async function ownItem(tx: Tx, id: string) {
  const app = appOf(tx.system, tx.mandant);
  return (await cms.findItem(tx, app, id, true)) ?? refuse('unknown');
}

export async function saveContent(ctx: Ctx, { id, revision }: Seen, data: unknown): Promise<ContentDetail> {
  await ctx.write(async (tx) => {
    const { schema } = await ownItem(tx, id);
    await cms.saveItem(tx, contentKind, { app: appOf(tx.system, tx.mandant), schema, id, data, revision });
  });
  return showContent(ctx, id);
}

/** Something is done with an item, which is shown afterwards. */
async function stepOn(ctx: Ctx, id: string, step: (tx: Tx) => Promise<unknown>): Promise<ContentDetail> {
  await ctx.write(async (tx) => {
    await ownItem(tx, id);
    await step(tx);
  });
  return showContent(ctx, id);
}

export const discardContent = (ctx: Ctx, { id, revision }: Seen): Promise<ContentDetail> =>
  stepOn(ctx, id, (tx) => draft.discardDraft(tx, contentKind, id, { revision }));

export const archiveContent = (ctx: Ctx, id: string): Promise<ContentDetail> =>
  stepOn(ctx, id, (tx) => cms.archiveItem(tx, contentKind, id));

export const reviveContent = (ctx: Ctx, id: string): Promise<ContentDetail> =>
  stepOn(ctx, id, (tx) => cms.reviveItem(tx, contentKind, id));

export const restoreContent = (ctx: Ctx, id: string, version: number, revision: number): Promise<ContentDetail> =>
  stepOn(ctx, id, (tx) => draft.restoreVersion(tx, contentKind, id, version, { revision }));

export const unplanContent = (ctx: Ctx, id: string, deed: draft.Deed): Promise<ContentDetail> =>
  stepOn(ctx, id, (tx) => draft.unschedule(tx, contentKind, id, deed));

export async function removeContent(ctx: Ctx, id: string): Promise<{ isDeleted: boolean }> {
  await ctx.write(async (tx) => {
    await ownItem(tx, id);
    await cms.removeItem(tx, contentKind, id);
  });
  return { isDeleted: true };
}

interface Wish {
  /** Null is now. */
  at: Date | null;
  note: string | null;
}

export const unpublishContent = (ctx: Ctx, { id, revision }: Seen, { at, note }: Wish): Promise<ContentDetail> =>
  stepOn(ctx, id, (tx) => {
    const wish = { revision, note: note ?? undefined };
    return at
      ? draft.schedule(tx, contentKind, id, { ...wish, deed: 'unpublish', at })
      : cms.unpublishItem(tx, contentKind, id, wish);
  });

/** All of them or none; one that needs another person waits with all the others. */
export async function publishContent(
  ctx: Ctx,
  items: readonly Seen[],
  { at, note }: Wish,
  answer: Answer,
): Promise<{ rows: ContentRow[] } | Value<typeof Asked>> {
  const given: Publication = { items, atMs: at?.getTime() ?? null, note };
  const waiting = await ctx.write(async (tx) => {
    for (const { id } of items) await ownItem(tx, id);
    if (await needsAnotherPerson(tx, given)) return askOrDo(tx, { kind: 'publishContent', given, reason: note ?? '' });
    // In a demo without a second person one is enough, at the moment of a plan as well.
    await carryOutPublication(tx, given, !tx.system.config.fourEyes);
    // Whoever kept another copy between the question and now has it held until the end.
    if (await needsAnotherPerson(tx, given)) refuse('draft.outdated');
    return undefined;
  });
  if (waiting) return waitsIn(answer, waiting);
  return {
    rows: await showRows(
      ctx,
      items.map(({ id }) => id),
    ),
  };
}
