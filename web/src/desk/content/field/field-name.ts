/** What a field of a kind is called for people, and what to know about it. */
import type { ContentKind } from '@weitersagen/contract/content/content-schemas';
import type { T, TextKey } from '../../../i18n/t.ts';

export const fieldLabel = (t: T, kind: ContentKind, field: string): string =>
  t(`desk.content.field.${kind}.${field}` as TextKey);

/** A text that is not there is told by its last word, and not every field has a hint. */
export function fieldHint(t: T, kind: ContentKind, field: string): string | undefined {
  const hint = t(`desk.content.hint.${kind}.${field}` as TextKey);
  return hint === field ? undefined : hint;
}
