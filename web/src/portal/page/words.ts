/** The words of a link when it is shown by another program. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const pageWords = {
  'preview.recommended': { de: 'Eine Empfehlung für Sie', en: 'A recommendation for you' },
  'preview.recommendedLine': {
    de: 'Von jemandem, der Sie kennt. Kostenlos und unverbindlich.',
    en: 'From somebody who knows you. Free and without obligation.',
  },
} satisfies Bilingual;
