/** Pictures of the mandant's content for pages: in the sizes they need, or none where one is gone. */
import type { ShownPicture } from '@weitersagen/contract/content/shown';
import type { Ctx } from '#platform/context.ts';

export const pictureFinder =
  (_ctx: Ctx) =>
  async (_id: string): Promise<Omit<ShownPicture, 'alt'> | undefined> =>
    undefined;
