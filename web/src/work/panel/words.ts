/** The words of what stands beside a list. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const panelWords = {
  'work.panel.label': { de: 'Vorschau', en: 'Preview' },
  'work.panel.of': { de: 'Vorschau von {row}', en: 'Preview of {row}' },
  'work.panel.close': { de: 'Vorschau schließen', en: 'Close the preview' },
  'work.panel.whole': { de: 'Ganze Seite öffnen', en: 'Open the whole page' },
  'work.panel.loading': { de: 'Die Vorschau wird geladen.', en: 'The preview is being loaded.' },
  'work.panel.failed': {
    de: 'Die Vorschau ließ sich nicht laden. Öffnen Sie die ganze Seite.',
    en: 'The preview could not be loaded. Open the whole page.',
  },
  'work.panel.shown': { de: 'Vorschau: {title}', en: 'Preview: {title}' },
} satisfies Bilingual;
