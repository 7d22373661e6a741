/** The words of the keys that do something in a work area. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const keyWords = {
  'work.keys.title': { de: 'Tastenkürzel', en: 'Keyboard shortcuts' },
  'work.keys.ctrlK': { de: 'Strg K', en: 'Ctrl K' },
  'work.keys.of.down': { de: 'nächste Zeile', en: 'next row' },
  'work.keys.of.up': { de: 'vorige Zeile', en: 'previous row' },
  'work.keys.of.open': { de: 'Zeile öffnen', en: 'open the row' },
  'work.keys.of.peek': {
    de: 'Zeile neben der Liste zeigen, auch mit der Leertaste',
    en: 'show the row beside the list (also with the space bar)',
  },
  'work.keys.of.leave': { de: 'Vorschau schließen', en: 'close the preview' },
  'work.keys.of.choose': { de: 'Zeile auswählen', en: 'choose the row' },
  'work.keys.of.search': { de: 'in der Liste suchen', en: 'search the list' },
  'work.keys.of.all': { de: 'überall suchen (am Mac Cmd K)', en: 'search everywhere (Cmd K on a Mac)' },
  'work.keys.of.help': { de: 'diese Übersicht', en: 'this overview' },
  'work.keys.on': { de: 'Einzelne Tasten benutzen', en: 'Use single-key shortcuts' },
  'work.keys.onHint': {
    de: 'Gilt für diesen Browser. Strg K bleibt immer möglich.',
    en: 'In this browser. Ctrl K always works.',
  },
  'work.keys.close': { de: 'Schließen', en: 'Close' },
} satisfies Bilingual;
