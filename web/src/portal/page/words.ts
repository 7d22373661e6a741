/** The words of a link when it is shown by another program. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const pageWords = {
  'preview.recommended': { de: 'Eine Empfehlung für Sie', en: 'A recommendation for you' },
  'preview.ad': { de: 'Anzeige', en: 'Advertisement' },
  'story.ad': {
    de: 'Für eine Empfehlung erhalte ich eine Prämie.',
    en: 'I get a reward for a recommendation.',
  },
  'story.above': { de: 'Meine Empfehlung für dich', en: 'My recommendation for you' },
  'story.reward': {
    de: 'Bestellst du über meinen Link, bekommst du {amount} Prämie.',
    en: 'Order through my link and you get a reward of {amount}.',
  },
  'story.look': { de: 'Schau es dir über meinen Link an.', en: 'Have a look using my link.' },
  'story.noteAbove': { de: 'Prämie', en: 'Reward' },
  'story.noteBelow': { de: 'für dich', en: 'for you' },
  'story.scan': { de: 'Scannen oder eintippen', en: 'Scan or type' },
  'story.until': { de: 'Gilt bis {day}', en: 'Valid until {day}' },
  'preview.recommendedLine': {
    de: 'Von jemandem, der Sie kennt. Kostenlos und unverbindlich.',
    en: 'From somebody who knows you. Free and without obligation.',
  },
} satisfies Bilingual;
