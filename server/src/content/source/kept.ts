/** What was read of a mandant's content, in memory until something of it changes; of too much the oldest goes first. */
import { contentTopic } from '#cms/cms.ts';
import type { Ctx } from '#platform/context.ts';

type Shelf = Map<string, Promise<unknown>>;

/** So many texts of a mandant are kept at once. */
const shelfMax = 2000;

/** What cannot be read, or is not worth it, is asked for again. */
export async function keptContent<T>(
  ctx: Ctx,
  key: string,
  read: () => Promise<T>,
  isKept: (value: T) => boolean = () => true,
): Promise<T> {
  const shelf = await ctx.system.kept.get(contentTopic, ctx.mandant.id, async (): Promise<Shelf> => new Map());
  const known = shelf.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const asked = read();
  shelf.set(key, asked);
  const drop = () => void (shelf.get(key) === asked && shelf.delete(key));
  asked.then((value) => isKept(value) || drop(), drop);
  const [oldest] = shelf.keys();
  if (shelf.size > shelfMax && oldest !== undefined) shelf.delete(oldest);
  return asked;
}
