/**
 * Groups of four while an IBAN is typed, without a fight: only what is added at the end is grouped. Whoever deletes,
 * corrects in the middle or takes something back keeps exactly what is there.
 */
import { groupedIban } from '@weitersagen/contract/bank-account/iban';

type Typed = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

export function groupTyped(field: Typed, event: Partial<Pick<InputEvent, 'inputType' | 'isComposing'>>): void {
  const { value, selectionStart, selectionEnd } = field;
  const isAdded = event.inputType === undefined || event.inputType.startsWith('insert');
  const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
  if (!isAdded || event.isComposing || !isAtEnd) return;
  const grouped = groupedIban(value);
  // A blank the person typed at the end of a group stays: it is the same one we would set with the next sign.
  if (grouped !== value.trimEnd()) field.value = grouped;
}
