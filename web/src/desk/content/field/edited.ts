/** What the editor works on: an item of content, or another thing whose fields have a working copy. */
import type { ItemData } from '@weitersagen/contract/cms/schema';
import { type ContentKind, contentSchemas } from '@weitersagen/contract/content/content-schemas';
import type { ContentDetail } from '@weitersagen/contract/content/desk-shapes';
import { campaignFields } from '../../campaign/fields.ts';
import { categoryFields } from '../../category/fields.ts';
import { premiumFields } from '../../premium/fields.ts';
import { productFields } from '../../product/fields.ts';
import type { FormField } from '../editor/keeping/values.ts';

export type EditedKind = ContentKind | 'campaigns' | 'products' | 'premiums' | 'categories';

type Told = 'id' | 'title' | 'data' | 'languages' | 'revision' | 'changedAt' | 'changedBy' | 'plans' | 'obstacles';

export interface Edited extends Pick<ContentDetail, Told> {
  kind: EditedKind;
  /** Fields that whoever sits here only sees. */
  held?: readonly string[];
}

/** Some are asked for only where another one says so. */
export function fieldsOf(kind: EditedKind, data: ItemData): readonly FormField[] {
  if (kind === 'campaigns') return campaignFields(data);
  if (kind === 'premiums') return premiumFields();
  if (kind === 'categories') return categoryFields();
  return kind === 'products' ? productFields(data) : contentSchemas[kind].fields;
}
