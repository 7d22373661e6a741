/** The content of a mandant as items of the CMS: their schemas, what is asked of them, and what happens when they go live. */
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { itemKind } from '#cms/cms.ts';
import { announceChange } from '#platform/signals.ts';
import { needsAnother } from './another.ts';
import { isPages, ownPageTopic } from './pages.ts';
import { problemsOf } from './rules.ts';
import { appOf } from './source/app-of.ts';
import { isTerms, putTermsInForce } from './terms.ts';

export const contentKind = itemKind(Object.values(contentSchemas), {
  needsAnother,
  problems: problemsOf,
  changed: async (tx, { app, schema, data }) => {
    if (!isPages(schema.name)) return;
    await announceChange(tx, ownPageTopic, String(tx.mandant.id));
    // One of before may still have something planned: nobody reads its pages.
    if (data && isTerms(data) && app === appOf(tx.system, tx.mandant)) await putTermsInForce(tx, data);
  },
});
