/**
 * A picture in another size is drawn once, whoever asks for it how often in however many processes, and kept beside the picture,
 * so that a restart draws nothing anew. Who draws has said so before in a row; the others wait for it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { drawVariant, readFile, type VariantPlan } from '#files/files.ts';
import type { Ctx, System } from '#platform/context.ts';
import { countAddress, type Limit } from '#platform/http/limit.ts';
import type { Media } from '../sql.ts';
import * as sql from '../sql.ts';

/** Of one picture: every width of the pages in two formats and two forms, and some more. */
export const variantsMax = 48;
/** Longer than any drawing takes, its turn included. */
const drawnWithinMs = 60_000;
const patienceMs = 15_000;
const lookAgainMs = 100;
/** Looking at what is kept is never counted. */
export const drawingLimit: Limit = { name: 'media-drawing', max: 240, windowSeconds: 60 };

/** What this process draws or waits for: asked again meanwhile, it is the same. */
const underWay = new WeakMap<System, Map<string, Promise<Buffer>>>();

export async function variantOf(ctx: Ctx, media: Media, plan: VariantPlan): Promise<Buffer> {
  const known = underWay.get(ctx.system) ?? new Map<string, Promise<Buffer>>();
  underWay.set(ctx.system, known);
  const key = { mediaId: media.rowId, version: media.version, plan: JSON.stringify(plan) };
  const name = `${ctx.mandant.id} ${key.mediaId} ${key.version} ${key.plan}`;
  const running = known.get(name);
  if (running) return running;
  const fresh = obtain(ctx, media, key, plan);
  known.set(name, fresh);
  try {
    return await fresh;
  } finally {
    known.delete(name);
  }
}

type Key = Parameters<typeof sql.findVariant>[1];

async function obtain(ctx: Ctx, media: Media, key: Key, plan: VariantPlan): Promise<Buffer> {
  const until = performance.now() + patienceMs;
  for (let isCounted = false; performance.now() < until; isCounted = true) {
    const kept = await ctx.glance((tx) => sql.findVariant(tx.db, key));
    if (kept) return kept;
    if (!isCounted) await countAddress(ctx, drawingLimit);
    if (await claim(ctx, key)) return drawAndKeep(ctx, media, key, plan);
    await sleep(lookAgainMs);
  }
  return refuse('unavailable', { retryAfter: 3 });
}

function claim(ctx: Ctx, key: Key): Promise<boolean> {
  const now = ctx.system.clock.now();
  const until = new Date(now.getTime() + drawnWithinMs);
  return ctx.write((tx) => sql.claimVariant(tx.db, key, { now, until }));
}

async function drawAndKeep(ctx: Ctx, media: Media, key: Key, plan: VariantPlan): Promise<Buffer> {
  try {
    const drawn = await drawVariant(() => contentOf(ctx, media), plan);
    await ctx.write(async (tx) => {
      await sql.keepVariant(tx.db, key, drawn, ctx.system.clock.now());
      await sql.deleteOldest(tx.db, key.mediaId, variantsMax);
    });
    return drawn;
  } catch (error) {
    await ctx.write((tx) => sql.dropClaim(tx.db, key)).catch(() => undefined);
    throw error;
  }
}

/** The file itself. */
export async function contentOf(ctx: Ctx, { fileKey, rowId }: Media): Promise<Buffer> {
  const { content } = await readFile(ctx, fileKey, { object: 'media', objectId: rowId });
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}
