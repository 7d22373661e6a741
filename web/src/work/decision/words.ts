/** The words of every question that is asked before something is done, and of a link shown once. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const decisionWords = {
  'work.copy.copy': { de: '{what} kopieren', en: 'Copy {what}' },
  'work.copy.copied': { de: '{what} kopiert', en: '{what} copied' },
  'work.copy.notCopied': {
    de: 'Der Browser hat es nicht kopiert. Es ist markiert: kopieren Sie es mit der Tastatur.',
    en: 'The browser has not copied it. It is selected: copy it with the keyboard.',
  },
  'work.number.copy': { de: 'Nummer kopieren', en: 'Copy the number' },
  'work.number.copied': { de: 'Nummer kopiert', en: 'Number copied' },
  'work.more.title': { de: 'Weitere Aktionen', en: 'More actions' },
  'work.more.none': { de: 'Gerade ist hier nichts zu tun.', en: 'There is nothing to do here right now.' },
  'work.more.lead': { de: 'Das geht zurzeit nicht:', en: 'Not possible at the moment:' },
  'work.question.leave': { de: 'Abbrechen', en: 'Go back' },
  'work.question.reason': { de: 'Grund', en: 'Reason' },
  'work.question.reasonOf.kept': {
    de: 'Steht im Verlauf und im Protokoll, bis zu 500 Zeichen.',
    en: 'Stands in the history and in the log, up to 500 characters.',
  },
  'work.question.reasonOf.gone': {
    de: 'Wird mit den Daten der Person gelöscht, bis zu 500 Zeichen.',
    en: 'Is deleted with the data of the person, up to 500 characters.',
  },
  'work.question.reasonOf.mailed': {
    de: 'Steht im Verlauf und in der E-Mail an die Person, bis zu 500 Zeichen.',
    en: 'Stands in the history and in the mail to the person, up to 500 characters.',
  },
  'work.question.then': { de: 'Was geschieht', en: 'What will happen' },

  'work.link.copy': { de: 'Link kopieren', en: 'Copy the link' },
  'work.link.copied': { de: 'Link kopiert', en: 'Link copied' },
  'work.link.notCopied': {
    de: 'Der Link ließ sich nicht kopieren. Er ist markiert: Bitte kopieren Sie ihn selbst.',
    en: 'The link could not be copied. It is selected: please copy it yourself.',
  },
} satisfies Bilingual;
