/**
 * The small world every feature is tested in: two mandants with the same ids, so that isolation is always under test.
 *
 *   const { app, days } = await world();           // a fresh database, today is `today` (a Monday)
 *   const { body } = await app.call('GET', '/produkt');                       // of spbdevk
 *   await app.call('GET', '/produkt', { mandant: 'versicherung' });           // of the other one
 *   const ctx = await as('spbdevk');                                          // for a verb called directly
 *   await days(181);                                                          // the clock goes on
 *   afterAll(() => app.close());
 *
 * The cast: Anna recommends, Ben receives, Eva operates. What they do stands in anna.ts, ben.ts and operators.ts, what
 * the client's system reports in client.ts.
 */
import { codesOf } from '@weitersagen/contract/basics/label';
import { job } from '@weitersagen/contract/job/desk';
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { type Actor, type Ctx, createContext, type Mandant } from '#platform/context.ts';
import { draftMandant, type MandantDraft } from '../setup/draft.ts';
import { setUpMandant } from '../setup/setup.ts';
import { type Anna, annaOf } from './anna.ts';
import { type TestApp, testApp } from './app.ts';
import { type Ben, benOf } from './ben.ts';
import { type Client, clientOf } from './client.ts';

export const today = '2026-03-02';
export const yesterday = '2026-03-01';
const start = new Date(`${today}T09:00:00Z`);

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
    debtor: { holder: `${name} GmbH`, iban: 'DE02120300000000202051' },
    apiKeys: [{ name: 'partner', key: apiKeyOf(slug) }],
    config: {
      mandantUrl: `http://${slug}.localhost:3000`,
      recommendWebPage: `http://${slug}.localhost:3000/de/internet`,
      supportEmail: `service@${slug}.example`,
      senderName: name,
      imprintLine: `${name} GmbH, Musterweg 1, 12345 Musterstadt`,
      termsVersion: '2026-01',
      terms: [
        { language: 'de', text: terms },
        { language: 'en', text: englishTerms },
      ],
      claimPeriodDays: 14,
      storesBankData: true,
      newsletter: true,
      offlineCodes: true,
      ...config,
    },
    languages: [
      { language: 'de', name: 'Deutsch', texts: { 'home.title': `Empfehlen Sie ${name}` } },
      { language: 'en', name: 'English', texts: { 'home.title': `Recommend ${name}` } },
    ],
    categories: [
      { id: 1, slug: 'internet', title: 'Internet', breadcrumb: 'Internet', source: 'festnetz', category: 'internet' },
      {
        id: 2,
        slug: 'smartphone-tarife.html',
        title: 'Smartphone-Tarife',
        breadcrumb: 'Mobilfunk / Smartphone-Tarife',
        source: 'mobilfunk',
        category: 'smartphone-tarife',
      },
    ],
    products: [
      {
        id: products.home,
        externalId: 'X101',
        name: `${word} L`,
        description: '250 MBit/s für zu Hause.',
        categoryId: 1,
        shopUrlTemplate: shop,
      },
      { id: products.homeSmall, externalId: 'X103', name: `${word} S`, categoryId: 1, shopUrlTemplate: shop },
      { id: products.fibre, externalId: 'X201', name: `${word} Glasfaser`, categoryId: 1, shopUrlTemplate: shop },
      {
        id: products.mobile,
        externalId: 'X301',
        name: `${word} Mobil`,
        categoryId: 2,
        source: 'mobilfunk',
        shopUrlTemplate: shop,
      },
      { id: products.sports, externalId: 'X401', name: `${word} Sport`, categoryId: 1, shopUrlTemplate: shop },
      { id: products.voucher, externalId: 'X501', name: `${word} Gutschein`, categoryId: 1, shopUrlTemplate: shop },
      { id: products.agent, externalId: 'X601', name: `${word} Beratung`, agent: true },
      { id: products.hidden, externalId: 'X637', name: `${word} Zusatz`, categoryId: 1 },
    ],
    premiums: [
      {
        id: premiums.home,
        externalId: 'P-70',
        name: '70 € Geldprämie',
        valueCents: 7000,
        productIds: [products.home, products.hidden],
        ...offered,
      },
      {
        id: premiums.fibre,
        externalId: 'P-90',
        name: '90 € Geldprämie',
        valueCents: 9000,
        productIds: [products.fibre],
        ...offered,
      },
      {
        id: premiums.mobile,
        externalId: 'P-50',
        name: '50 € Geldprämie',
        valueCents: 5000,
        productIds: [products.mobile],
      },
      {
        id: premiums.sports,
        externalId: 'P-110',
        name: '110 € Geldprämie',
        valueCents: 11_000,
        productIds: [products.sports],
        ...offered,
      },
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
        id: premiums.expired,
        externalId: 'P-120',
        name: '120 € Aktion',
        valueCents: 12_000,
        productIds: [products.home],
        startsOn: '2025-01-01',
        endsOn: yesterday,
        shownUntil: yesterday,
      },
      {
        id: premiums.displayed,
        externalId: 'P-40',
        name: '40 € Geldprämie',
        valueCents: 4000,
        productIds: [products.homeSmall],
        startsOn: '2025-01-01',
        endsOn: yesterday,
        shownUntil: today,
      },
      {
        id: premiums.agent,
        externalId: 'P-25',
        name: '25 € Geldprämie',
        valueCents: 2500,
        productIds: [products.agent],
        ...offered,
      },
    ],
  });

export const files: Readonly<Record<Slug, MandantFile>> = {
  spbdevk: smallFile('spbdevk', 'Partnerprogramm', 'Zuhause', { germanIbanOnly: true }),
  versicherung: smallFile('versicherung', 'Hafenwacht', 'Schutz', {
    recipientCapCents: 1500,
    agentRecommendation: true,
    companyRecommendation: true,
  }),
};

export interface World {
  app: TestApp;
  mandants: Readonly<Record<Slug, Mandant>>;
  anna: Anna;
  ben: Ben;
  /** The client's system. */
  client: Client;
  /** A context of a mandant for verbs that are called directly; nobody is signed in. */
  as(slug?: Slug, actor?: Actor): Ctx;
  /** The clock goes on by so many days. */
  days(count: number): Promise<void>;
  /** On to the next hour: what is counted by the minute or the hour begins anew, and no series falls into two. */
  nextHour(): void;
  /** The clock goes on by so many days, and then the nightly passes of both mandants, one after the other. */
  nights(count: number): Promise<void>;
}

/** `environment` changes the configuration of the app; `given` is where its log or its mails go. */
export async function world(
  environment: Record<string, string> = {},
  given: Parameters<typeof testApp>[1] = {},
): Promise<World> {
  const app = await testApp(environment, given);
  const { system } = app.app;
  system.clock.set(start);
  const mandants = {
    spbdevk: await setUpMandant(system, structuredClone(files.spbdevk)),
    versicherung: await setUpMandant(system, structuredClone(files.versicherung)),
  };
  const days = async (count: number): Promise<void> =>
    system.clock.set(new Date(system.clock.now().getTime() + count * 86_400_000));
  return {
    app,
    mandants,
    anna: annaOf(app),
    ben: benOf(app, mandants),
    client: clientOf(app),
    as: (slug = 'spbdevk', actor = { kind: 'anyone' }) =>
      createContext({
        system,
        mandant: mandants[slug],
        actor,
        locale: 'de',
        now: system.clock.now(),
        log: system.log,
        origin: null,
      }),
    days,
    nextHour: () => {
      const next = new Date(system.clock.now());
      system.clock.set(new Date(next.setUTCHours(next.getUTCHours() + 1, 0, 0, 0)));
    },
    nights: async (count) => {
      await days(count);
      const known = app.app.jobs.names();
      for (const name of codesOf(job).filter((one) => known.includes(one))) {
        for (const mandant of Object.values(mandants)) await app.app.jobs.runNow(name, mandant);
      }
    },
  };
}
