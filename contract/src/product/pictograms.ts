/**
 * The line drawing of a category: one path on a grid of 24, for the icon of a card and for the picture of a product.
 * Categories are the mandant's own; what no word of the list is found in gets the drawing of its source.
 */
import type { Value } from '../basics/wire.ts';
import type { ProductSummary } from './schemas.ts';

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

const fibre = `M3 18c6 0 6-12 12-12h3M3 18c8 0 7-6 13-6h2M3 18h15${circle(19.8, 6, 1.7)}${circle(19.8, 12, 1.7)}${circle(19.8, 18, 1.7)}`;
const ball = `${circle(12, 12, 9)}M12 8.2l3.7 2.7-1.4 4.3H9.7l-1.4-4.3zM12 8.2V3.2M15.7 10.9l4.8-1.7M14.3 15.2l2.9 4M9.7 15.2l-2.9 4M8.3 10.9L3.5 9.2`;
const screen = 'M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM9 20h6M12 16.5V20';
const shop =
  'M4.5 10v8.5a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V10M3.5 9.5L5 4h14l1.5 5.5a2.8 2.8 0 0 1-5.6 0 2.8 2.8 0 0 1-5.7 0 2.8 2.8 0 0 1-5.7 0zM10 20.5V15h4v5.5';
const company =
  'M5.5 7.5h13a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17v-7a2.5 2.5 0 0 1 2.5-2.5zM8.5 7.5V6a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v1.5M3 12.5h18';
const phone =
  'M9 2.5h6a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5H9A2.5 2.5 0 0 1 6.5 19V5A2.5 2.5 0 0 1 9 2.5zM11 18.3h2';
const tablet =
  'M6.5 3h11A2.5 2.5 0 0 1 20 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 18.5v-13A2.5 2.5 0 0 1 6.5 3zM11 17.8h2';
const card = 'M6 4h8l4.5 4.5V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 11.5h6.5v5H8zM11.2 11.5v5';
const house =
  'M4 11.5L12 4.5l8 7M6.2 9.8v8.7a1.5 1.5 0 0 0 1.5 1.5h8.6a1.5 1.5 0 0 0 1.5-1.5V9.8M9.5 15.5c1.5-1.6 3.5-1.6 5 0M12 17.7v.1';
const shield = 'M12 3.2l7.5 2.8v5.5c0 4.4-3 7.7-7.5 9.3-4.5-1.6-7.5-4.9-7.5-9.3V6zM8.5 12l2.5 2.5 4.5-4.7';
const people = `${circle(9, 8.5, 3.5)}M2.5 19.5a6.5 6 0 0 1 13 0M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.3a6 6 0 0 1 3.5 5.2`;
const waves = 'M3 9.5a13 13 0 0 1 18 0M6 13a8.6 8.6 0 0 1 12 0M9 16.3a4.3 4.3 0 0 1 6 0M12 19.6v.1';

/** The first word that the category holds decides. */
const drawings: readonly (readonly [word: string, path: string])[] = [
  ['glasfaser', fibre],
  ['sport', ball],
  ['tv', screen],
  ['fernsehen', screen],
  ['shop', shop],
  ['webseite', shop],
  ['webhosting', shop],
  ['company', company],
  ['home-service', house],
  ['tablet', tablet],
  ['card', card],
  ['karte', card],
  ['prepaid', card],
  ['berat', people],
  ['schutz', shield],
  ['versicherung', shield],
];

export const pictogram = (
  category: string | null | undefined,
  { source, isAgent = false }: Pick<Value<typeof ProductSummary>, 'source'> & { isAgent?: boolean },
): string => {
  if (isAgent) return people;
  const found = drawings.find(([word]) => category?.includes(word));
  return found?.[1] ?? (source === 'mobilfunk' ? phone : waves);
};
