/** Choices of the salutation, by their names on the wire; none is a real answer (E-10). */
import type { T } from '../../i18n/t.ts';

export const salutations = (t: T) =>
  [
    ['', t('recipient.salutation.none')],
    ['Frau', t('recipient.salutation.ms')],
    ['Herr', t('recipient.salutation.mr')],
    ['Divers', t('recipient.salutation.other')],
  ] as const;
