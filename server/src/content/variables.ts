/** Variables of the mandant, in the language of the call (C-49): all of them, or those that are asked for. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { Variables } from '@weitersagen/contract/content/schemas';
import type { Ctx } from '#platform/context.ts';
import { languageFor } from '#site/site.ts';
import { contentReader } from './reader.ts';

export async function showVariables(ctx: Ctx, keys: readonly string[] = []): Promise<Value<typeof Variables>> {
  const reader = await contentReader(ctx, await languageFor(ctx));
  const all = [...(await reader.variables())].map(([key, value]) => ({ key, value }));
  return { variables: keys.length === 0 ? all : all.filter(({ key }) => keys.includes(key)) };
}
