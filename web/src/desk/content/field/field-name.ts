/** What a field of a kind is called for people, and what to know about it. */
import type { T, TextKey } from '../../../i18n/t.ts';
import type { EditedKind } from './edited.ts';

export const fieldLabel = (t: T, kind: EditedKind, field: string): string =>
  t(`desk.content.field.${kind}.${field}` as TextKey);

/** A text that is not there is told by its last word, and not every field has a hint. */
export function fieldHint(t: T, kind: EditedKind, field: string): string | undefined {
  const hint = t(`desk.content.hint.${kind}.${field}` as TextKey);
  return hint === field ? undefined : hint;
}
