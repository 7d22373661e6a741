/** Content of the embedded CMS, in the same process and without HTTP. */
import type { ItemData } from '@weitersagen/contract/cms/schema';
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import type { ContentSource } from '@weitersagen/contract/content/read/source';
import { shownMax } from '@weitersagen/contract/content/read/source';
import { isSame, listItems } from '#cms/cms.ts';
import type { Ctx } from '#platform/context.ts';
import { appOf } from './app-of.ts';
import { keptContent } from './kept.ts';

/** What is public; with drafts, as it would be if everything went live now. */
export function embeddedSource(ctx: Ctx, withDrafts = false): ContentSource {
  const app = appOf(ctx.system, ctx.mandant);
  return {
    list: (kind, where) => {
      const schema = contentSchemas[kind];
      const filter = where && isSame(schema, where.field, where.value);
      const query = { filter, top: shownMax, withoutTotal: true, withDrafts };
      const read = async () => {
        const { items } = await ctx.read((tx) => listItems(tx, { app, schema: schema.name }, query));
        return items.map(({ id, version, data }) => ({ id, version, data: data as ItemData }));
      };
      return withDrafts ? read() : keptContent(ctx, JSON.stringify([kind, where?.field, where?.value]), read);
    },
  };
}
