/** The content of a mandant as items of the CMS. */
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { itemKind } from '#cms/cms.ts';

export const contentKind = itemKind(Object.values(contentSchemas));
