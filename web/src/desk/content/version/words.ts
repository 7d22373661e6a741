/** The words of the versions of an item: the list, two side by side, an older one brought back. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const contentVersionWords = {
  'desk.version.title': { de: 'Fassungen', en: 'Versions' },
  'desk.version.of': { de: 'Fassungen: {title}', en: 'Versions: {title}' },
  'desk.version.lead': {
    de: 'Alles, was davon je veröffentlicht war, Wort für Wort.',
    en: 'Everything of it that was ever published, word for word.',
  },
  'desk.version.count': {
    de: '{count, plural, one {# Fassung} other {# Fassungen}}',
    en: '{count, plural, one {# version} other {# versions}}',
  },
  'desk.version.none': { de: 'Noch keine Fassung', en: 'No version yet' },
  'desk.version.noneText': {
    de: 'Sobald dieser Eintrag veröffentlicht wird, steht hier, wer wann was veröffentlicht hat.',
    en: 'As soon as this entry is published, you read here who published what and when.',
  },
  'desk.version.number': { de: 'Fassung', en: 'Version' },
  'desk.version.at': { de: 'Veröffentlicht', en: 'Published' },
  'desk.version.note': { de: 'Notiz', en: 'Note' },
  'desk.version.action': { de: 'Was tun', en: 'What to do' },
  'desk.version.takenAway': { de: 'zurückgenommen', en: 'taken back' },
  'desk.version.noNote': { de: '–', en: '–' },
  'desk.version.named': { de: 'Fassung {number}', en: 'Version {number}' },
  'desk.version.draft': { de: 'Entwurf', en: 'Draft' },
  'desk.version.compare': { de: 'Vergleichen', en: 'Compare' },
  'desk.version.from': { de: 'Von', en: 'From' },
  'desk.version.to': { de: 'Nach', en: 'To' },
  'desk.version.between': { de: 'Von {from} nach {to}', en: 'From {from} to {to}' },
  'desk.version.same': { de: 'Beide sagen dasselbe.', en: 'Both say the same.' },
  'desk.version.in': { de: '[eingefügt]', en: '[put in]' },
  'desk.version.out': { de: '[entfernt]', en: '[taken out]' },
  'desk.version.end': { de: '[Ende]', en: '[end]' },
  'desk.version.restore': { de: 'Zurückholen', en: 'Bring back' },
  'desk.version.restoreAsk': { de: 'Fassung {number} zurückholen?', en: 'Bring version {number} back?' },
  'desk.version.restoreThen': {
    de: 'Ihr Wortlaut wird zum Entwurf und ersetzt, was jetzt darin steht. Veröffentlicht wird dadurch nichts.',
    en: 'Its words become the draft and replace what is in it now. Nothing is published by that.',
  },
  'desk.version.restored': { de: 'Fassung {number} ist jetzt der Entwurf.', en: 'Version {number} is the draft now.' },
  'desk.version.back': { de: 'Zum Text', en: 'Go to the text' },
} satisfies Bilingual;
