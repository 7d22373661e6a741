/** The words around what is done with many rows at once. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const manyWords = {
  'work.many.stop': { de: 'Anhalten', en: 'Stop' },
  'work.many.close': { de: 'Schließen', en: 'Close' },
  'work.many.under': { de: '{done} von {of} erledigt …', en: '{done} of {of} done …' },
  'work.many.over': {
    de: '{done} erledigt{waits, plural, =0 {} other {, # wartet auf eine zweite Person}}{refused, plural, =0 {} other {, # abgelehnt}}{left, plural, =0 {} other {, # nicht begonnen}}.',
    en: '{done} done{waits, plural, =0 {} other {, # waiting for a second person}}{refused, plural, =0 {} other {, # refused}}{left, plural, =0 {} other {, # not begun}}.',
  },
  'work.many.results': { de: 'Was daraus wurde', en: 'What came of each' },
  'work.many.resultOf.done': { de: 'Erledigt', en: 'Done' },
  'work.many.resultOf.waits': { de: 'Wartet', en: 'Waits' },
  'work.many.resultOf.refused': { de: 'Abgelehnt', en: 'Refused' },
  'work.many.resultOf.left': { de: 'Nicht begonnen', en: 'Not begun' },
} satisfies Bilingual;
