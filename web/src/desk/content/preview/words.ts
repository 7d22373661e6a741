/** The words of the preview. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const contentPreviewWords = {
  'desk.preview.title': { de: 'Vorschau', en: 'Preview' },
  'desk.preview.open': { de: 'Vorschau', en: 'Preview' },
  'desk.preview.close': { de: 'Vorschau schließen', en: 'Close the preview' },
  'desk.preview.size.phone': { de: 'Telefon', en: 'Phone' },
  'desk.preview.size.desk': { de: 'Bildschirm', en: 'Screen' },
  'desk.preview.of': { de: 'Vorschau: {title}, {language}, {size}', en: 'Preview: {title}, {language}, {size}' },
  'desk.preview.loading': { de: 'Die Vorschau wird geladen.', en: 'The preview is being loaded.' },
  'desk.preview.failed': {
    de: 'Die Vorschau ließ sich nicht laden. Sie kommt mit dem nächsten Speichern wieder.',
    en: 'The preview could not be loaded. It comes back with the next save.',
  },
  'desk.preview.noPage': {
    de: 'Dieser Eintrag hat keine eigene Seite; Sie sehen die Startseite.',
    en: 'This entry has no page of its own; you see the home page.',
  },
} satisfies Bilingual;
