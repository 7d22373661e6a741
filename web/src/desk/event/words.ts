/** The words of the log. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskEventWords = {
  'desk.log.title': { de: 'Protokoll', en: 'Log' },
  'desk.log.lead': {
    de: 'Wer hat was wann geändert, mit dem Stand davor und danach. Einträge können nicht geändert werden.',
    en: 'Who changed what and when, with the state before and after. Entries cannot be changed.',
  },
  'desk.log.count': {
    de: '{count, plural, one {# Eintrag} other {# Einträge}}',
    en: '{count, plural, one {# entry} other {# entries}}',
  },
  'desk.log.search': { de: 'Name, Nummer oder E-Mail', en: 'Name, number or e-mail' },
  'desk.log.empty': { de: 'Noch kein Eintrag', en: 'No entry yet' },
  'desk.log.emptyText': { de: 'Jede Handlung hinterlässt hier eine Zeile.', en: 'Every action leaves a line here.' },
  'desk.log.at': { de: 'Wann', en: 'When' },
  'desk.log.who': { de: 'Wer', en: 'Who' },
  'desk.log.event': { de: 'Ereignis', en: 'Event' },
  'desk.log.before': { de: 'Davor', en: 'Before' },
  'desk.log.after': { de: 'Danach', en: 'After' },
  'desk.log.reason': { de: 'Grund', en: 'Reason' },
} satisfies Bilingual;
