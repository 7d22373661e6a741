/** Choices of the salutation, by their names on the wire; none is a real answer (E-10). */
import type { Salutation } from '@weitersagen/contract/recipient/schemas';
import type { T } from '../../i18n/t.ts';

export const salutations = (t: T) =>
  [
    ['', t('recipient.salutation.none')],
    ['Frau', t('recipient.salutation.ms')],
    ['Herr', t('recipient.salutation.mr')],
    ['Divers', t('recipient.salutation.other')],
  ] as const;

/** Before a name; who is neither, or a company, is called by the name alone. */
export const salutationOf = (salutation: Salutation | null, t: T): string | undefined =>
  salutation === 'ms' || salutation === 'mr' ? t(`recipient.salutation.${salutation}`) : undefined;
