/** A working copy goes to another mandant of the operator, with the pictures it names. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { referencesIn } from '@weitersagen/contract/content/references';
import { listMediaByIds } from '#media/media.ts';
import { listColleagues, operatorOf } from '#operator/operator.ts';
import type { MandantRegistry } from '#platform/app-parts.ts';
import { type Ctx, createContext } from '#platform/context.ts';
import { placeOf } from '../content.ts';
import { dataOf, kindOf } from '../row.ts';
import * as sql from '../sql.ts';
import { keepCarried } from './keep.ts';
import { bringPicture, bytesOf, carriedOf, withPictures } from './picture.ts';

/** The same person on another mandant; unknown where the person does not work there. */
async function there(ctx: Ctx, mandants: Pick<MandantRegistry, 'bySlug'>, slug: string): Promise<Ctx> {
  const mandant = (await mandants.bySlug(slug.toLowerCase())) ?? refuse('unknown');
  const other = createContext({ ...ctx, mandant });
  const colleagues = await other.read(listColleagues);
  if (!colleagues.some(({ id }) => id === operatorOf(ctx).operatorId)) refuse('unknown');
  return other;
}

export async function copyContent(
  ctx: Ctx,
  mandants: Pick<MandantRegistry, 'bySlug'>,
  id: string,
  slug: string,
): Promise<{ mandant: string; id: string }> {
  const target = await there(ctx, mandants, slug);
  const row = await ctx.report((tx) => sql.findContentRow(tx.db, placeOf(tx), id));
  const { schema, data } = row ?? refuse('unknown');
  const kind = kindOf(schema);
  const own = dataOf(data);
  const named = referencesIn(contentSchemas[kind], own).filter(({ of }) => of === 'picture');
  const pictures = await ctx.read((tx) =>
    listMediaByIds(tx, [...new Set(named.map(({ name }) => name.toLowerCase()))]),
  );
  const ids = new Map<string, string>();
  for (const media of pictures.values())
    ids.set(media.id, await bringPicture(target, carriedOf(media), () => bytesOf(ctx, media)));
  const carried = { kind, id, data: withPictures(own, ids) };
  const kept = await target.write((tx) => keepCarried(tx, carried, false));
  return { mandant: target.mandant.slug, id: kept.id };
}
