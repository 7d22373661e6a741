/** A product of the demo as its list writes it: what it says in both languages, what it costs, and the premium it is paid for. */
import type { MandantDraft } from '../../setup/draft.ts';

export type Product = MandantDraft['products'][number];
export type Premium = MandantDraft['premiums'][number];
export type Terms = Partial<Product>;

export const premiumIds = {
  home: 1,
  fibre: 2,
  sports: 3,
  mobile: 4,
  voucher: 5,
  expired: 6,
  displayed: 7,
  business: 8,
  agent: 9,
  small: 10,
} as const;
export type Pay = keyof typeof premiumIds;

/** Name, description, and up to four facts. */
export type Words = readonly [name: string, description: string, ...facts: string[]];

export interface Sold {
  id: number;
  /** Null: an agent offers it, without a shop. */
  categoryId: number | null;
  pay: Pay;
  de: Words;
  en: Words;
  terms: Terms;
}

export const euros = (value: number): number => Math.round(value * 100);

/** Cheaper in the first months; the last of its two prices stays (K-05). */
export const after = (months: number, first: number, then: number): Terms => ({
  monthlyCents: euros(then),
  priceSteps: `${months}:${euros(first)};24:${euros(then)}`,
});

export const factsOf = ([, , ...facts]: Words): Terms =>
  Object.fromEntries(facts.map((fact, at) => [`description${at + 1}`, fact]));

const promotions: Readonly<Record<string, string>> = {
  Routergutschrift: 'Router credit',
  Startguthaben: 'Welcome credit',
  'Hausanschluss geschenkt': 'Free connection',
  Wechselbonus: 'Switching bonus',
  Herbstaktion: 'Autumn offer',
  Willkommensjahr: 'Welcome year',
};

const groups: Readonly<Record<string, string>> = {
  Arbeit: 'Work',
  Auto: 'Car',
  Fahrrad: 'Bicycle',
  Fernsehen: 'TV',
  Geschäftskunden: 'Business',
  Gesundheit: 'Health',
  Glasfaser: 'Fibre',
  Haftung: 'Liability',
  Recht: 'Legal',
  Reise: 'Travel',
  Strom: 'Electricity',
  Tier: 'Pets',
  Unfall: 'Accident',
  Vorsorge: 'Life and pension',
  Wohnen: 'Home',
};

/** What it says in English; a group or a promotion whose name is the same there stays. */
export function inEnglish(words: Words, { group, promotionName }: Terms): NonNullable<Terms['translations']>[number] {
  const [name, description, ...facts] = words;
  const [description1 = null, description2 = null, description3 = null, description4 = null] = facts;
  return {
    language: 'en',
    name,
    displayName: null,
    description,
    ...{ description1, description2, description3, description4 },
    group: groups[group ?? ''] ?? null,
    promotionName: promotions[promotionName ?? ''] ?? null,
  };
}
