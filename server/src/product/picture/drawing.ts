/** Which drawing of the house stands for a product or a category: categories are the mandant's own, so words in them decide. */
import type { Drawing } from '@weitersagen/contract/product/drawing';

/** The first word that the category holds decides. */
const byCategory: readonly (readonly [word: string, drawing: Drawing])[] = [
  ['sport', 'ball'],
  ['tv', 'screen'],
  ['fernsehen', 'screen'],
  ['hybrid', 'hybrid'],
  ['glasfaser', 'fibre'],
  ['home-service', 'house'],
  ['shop', 'shop'],
  ['webseite', 'shop'],
  ['webhosting', 'shop'],
  ['company', 'company'],
  ['tablet', 'tablet'],
  ['daten', 'tablet'],
  ['surfstick', 'stick'],
  ['card', 'card'],
  ['karte', 'card'],
  ['prepaid', 'card'],
  ['hausrat', 'house'],
  ['wohnen', 'house'],
  ['kfz', 'car'],
  ['rechtsschutz', 'scales'],
  ['beruf', 'company'],
  ['unfall', 'plaster'],
  ['reise', 'suitcase'],
  ['tier', 'paw'],
  ['fahrrad', 'bicycle'],
  ['gesundheit', 'heart'],
  ['strom', 'plug'],
  ['familie', 'family'],
  ['versicherung', 'hand'],
  ['haftpflicht', 'hand'],
  ['schutz', 'hand'],
];

/** What an agent sells has no category of the catalogue; its name says what it is about. */
const byName: readonly (readonly [word: string, drawing: Drawing])[] = [
  ['haus', 'house'],
  ['wohn', 'house'],
  ['familie', 'family'],
  ['kind', 'family'],
  ['leben', 'family'],
  ['rente', 'family'],
  ['alter', 'family'],
];

export interface Drawn {
  name: string;
  category: string | null;
  source: 'festnetz' | 'mobilfunk';
  isAgent?: boolean;
}

export function drawingOf({ name, category, source, isAgent = false }: Drawn): Drawing {
  const found = (words: typeof byName, text: string): Drawing | undefined =>
    words.find(([word]) => text.toLowerCase().includes(word))?.[1];
  if (isAgent) return found(byName, name) ?? 'hand';
  return found(byCategory, category ?? '') ?? (source === 'mobilfunk' ? 'phone' : 'router');
}
