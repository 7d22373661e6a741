/** What the two mandants of the small world are: slugs, terms, products and premiums, as the files they are set up by. */
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { demoAgents } from '../demo/agents.ts';
import { draftMandant, type MandantDraft } from '../setup/draft.ts';

export const today = '2026-03-02';
export const yesterday = '2026-03-01';

export const slugs = ['spbdevk', 'versicherung'] as const;
export type Slug = (typeof slugs)[number];

export const terms = 'Ich akzeptiere die Teilnahmebedingungen des Empfehlungsprogramms.';
export const englishTerms = 'I accept the terms of the referral programme.';
export const apiKeyOf = (slug: Slug): string => `demo-api-key-${slug}`;

/** Ids are the same on both mandants; names are not. */
export const products = {
  home: 101,
  /** Its one premium is valid by its display end date only, and only today. */
  homeSmall: 103,
  fibre: 201,
  mobile: 301,
  sports: 401,
  /** Its premium is a voucher. */
  voucher: 501,
  agent: 601,
  /** Hidden from lists (C-39). */
  hidden: 637,
} as const;

export const premiums = {
  home: 1,
  fibre: 2,
  mobile: 3,
  sports: 4,
  voucher: 5,
  expired: 6,
  displayed: 7,
  agent: 8,
} as const;

const shop = 'https://shop.example/order?pid={Empfehlungsnummer}&sub={Empfaengernummer}&ch={Channel}';
const offered = { startsOn: '2025-01-01', endsOn: '2027-12-31', shownUntil: '2027-12-31' };

const smallFile = (slug: Slug, name: string, word: string, config: Partial<MandantDraft['config']>): MandantFile =>
  draftMandant({
    slug,
    name,
    debtor: { holder: `${name} GmbH`, iban: 'DE02100100100006820101' },
    apiKeys: [{ name: 'partner', key: apiKeyOf(slug) }],
    config: {
      mandantUrl: `http://${slug}.localhost:3000`,
      recommendWebPage: `http://${slug}.localhost:3000/de`,
      supportEmail: `service@${slug}.example`,
      senderName: name,
      imprintLine: `${name} GmbH, Musterweg 1, 12345 Musterstadt`,
      // Nearly everybody of a test has the same account.
      ibanPeopleMax: 100_000,
      // One Anna recommends to everybody of a test, and loses contract after contract.
      signalThreshold: 1000,
      termsVersion: '2026-01',
      terms: [
        { language: 'de', text: terms },
        { language: 'en', text: englishTerms },
      ],
      claimPeriodDays: 14,
      storesBankData: true,
      newsletter: true,
      offlineCodes: true,
      employeeEmailPatterns: ['@sparkasse.example', '@verbund.example', '@partner.example', '@betreiber.example'],
      ...config,
    },
    languages: [
      { language: 'de', name: 'Deutsch', texts: { 'home.title': `Empfehlen Sie ${name}` } },
      { language: 'en', name: 'English', texts: { 'home.title': `Recommend ${name}` } },
    ],
    categories,
    products: productsOf(word),
    premiums: premiumsOf(slug),
    agents: config.agentRecommendation ? [...demoAgents] : [],
  });

const categories: MandantDraft['categories'] = [
  { id: 1, slug: 'internet', title: 'Internet', breadcrumb: 'Internet', source: 'festnetz', category: 'internet' },
  {
    id: 2,
    slug: 'smartphone-tarife.html',
    title: 'Smartphone-Tarife',
    breadcrumb: 'Mobilfunk / Smartphone-Tarife',
    source: 'mobilfunk',
    category: 'smartphone-tarife',
  },
];

/** What they cost and come with (E-23, E-24). */
const atHome = {
  bundle: 'DP',
  monthlyCents: 3495,
  priceSteps: '6:1995;24:3495',
  onceCents: 6995,
  termMonths: 24,
  promotionName: 'Routergutschrift',
  rebateCents: 18_000,
} as const;
/** The devices of the program have a price for this class. */
const onTheGo = { class: 'M', monthlyCents: 2995, onceCents: 3995, termMonths: 24 };

const productsOf = (word: string): MandantDraft['products'] => [
  {
    id: products.home,
    externalId: 'X101',
    name: `${word} L`,
    description: '250 MBit/s für zu Hause.',
    categoryId: 1,
    shopUrlTemplate: shop,
    ...atHome,
  },
  { id: products.homeSmall, externalId: 'X103', name: `${word} S`, categoryId: 1, shopUrlTemplate: shop },
  { id: products.fibre, externalId: 'X201', name: `${word} Glasfaser`, categoryId: 1, shopUrlTemplate: shop },
  {
    id: products.mobile,
    externalId: 'X301',
    name: `${word} Mobil`,
    categoryId: 2,
    source: 'mobilfunk',
    shopUrlTemplate: `${shop}&geraet={Geraet}`,
    ...onTheGo,
  },
  { id: products.sports, externalId: 'X401', name: `${word} Sport`, categoryId: 1, shopUrlTemplate: shop },
  { id: products.voucher, externalId: 'X501', name: `${word} Gutschein`, categoryId: 1, shopUrlTemplate: shop },
  {
    id: products.agent,
    externalId: 'X601',
    name: `${word} Beratung`,
    agent: true,
    excessReason: 'Erfundene Beratung, keine Versicherung.',
  },
  { id: products.hidden, externalId: 'X637', name: `${word} Zusatz`, categoryId: 1 },
];

const premiumsOf = (slug: Slug): MandantDraft['premiums'] => [
  { ...money(premiums.home, 7000, [products.home, products.hidden]), ...offered },
  { ...money(premiums.fibre, 9000, [products.fibre]), ...offered },
  money(premiums.mobile, 5000, [products.mobile]),
  { ...money(premiums.sports, 11_000, [products.sports]), ...offered },
  {
    id: premiums.voucher,
    externalId: 'G-60',
    name: 'Gutschein über 60 €',
    kind: 'voucher',
    valueCents: 6000,
    productIds: [products.home, products.voucher],
    voucherCodes: ['GUT-0001', 'GUT-0002', 'GUT-0003'].map((code) => `${slug}-${code}`),
    ...offered,
  },
  {
    ...money(premiums.expired, 12_000, [products.home]),
    name: '120 € Aktion',
    startsOn: '2025-01-01',
    endsOn: yesterday,
    shownUntil: yesterday,
  },
  {
    ...money(premiums.displayed, 4000, [products.homeSmall]),
    startsOn: '2025-01-01',
    endsOn: yesterday,
    shownUntil: today,
  },
  { ...money(premiums.agent, 2500, [products.agent]), ...offered },
];

const money = (id: number, valueCents: number, productIds: number[]): MandantDraft['premiums'][number] => ({
  id,
  externalId: `P-${valueCents / 100}`,
  name: `${valueCents / 100} € Geldprämie`,
  valueCents,
  productIds,
});

export const files: Readonly<Record<Slug, MandantFile>> = {
  spbdevk: smallFile('spbdevk', 'Partnerprogramm', 'Zuhause', { germanIbanOnly: true }),
  versicherung: smallFile('versicherung', 'Hafenwacht', 'Schutz', {
    recipientCapCents: 1500,
    agentRecommendation: true,
    companyRecommendation: true,
  }),
};
