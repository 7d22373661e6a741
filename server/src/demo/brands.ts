/** The four demo brands (rules 9): invented companies on `http://{slug}.localhost:{port}`, each a whole mandant. */
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { draftMandant, type MandantDraft } from '../setup/draft.ts';
import { demoAgents } from './agents.ts';
import { catalogue, type Trade } from './catalogue/catalogue.ts';
import type { Product } from './catalogue/sold.ts';
import type { DemoBrand } from './content/content.ts';
import { insuranceWords, staffWords } from './content/trade-words.ts';
import { hostedConfig, hostedSlug } from './host/address.ts';
import type { Company } from './page/company.ts';
import { englishPages, germanPages } from './page/texts.ts';
import { providedConfig } from './provider/address.ts';
import { englishTerms, germanTerms, termsVersion } from './terms.ts';

interface Brand extends Omit<Company, 'email'> {
  slug: string;
  sells: Trade;
  /** The most that a recommendation earns, for texts that say it. */
  mostEuros: number;
  iban: string;
  config?: Partial<MandantDraft['config']>;
  /** What it switched otherwise than the defaults. */
  features?: Partial<MandantFile['config']['features']>;
  /** Its own words, in place of ours. */
  words?: Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>>;
}

/** Of the demo alone: whoever tries it signs tokens with it. */
export const demoPortalSecret = 'Vt3mQe8ZxRk1Lw6Jd0Ug5Hs9Pb2Nc7Xa4Yf-iKoTzWM';

const brands: readonly Brand[] = [
  {
    slug: 'spbdevk',
    sells: 'telecom',
    mostEuros: 110,
    name: 'Sparkreis Partnerprogramm',
    company: 'Sparkreis Vertriebsgesellschaft mbH',
    street: 'Am Markt 4',
    town: '65183 Wiesbaden',
    directors: ['Henrike Vollbrecht', 'Jens Marquardsen'],
    register: 'Amtsgericht Wiesbaden, HRB 990417',
    vatId: 'DE 999 104 175',
    phone: '069 90009 410',
    home: 'das Partnerportal',
    iban: 'DE02100100100006820101',
    config: {
      germanIbanOnly: true,
      agentRecommendation: true,
      agencyFeeCents: 290,
      facebookId: '000000000000000',
      availabilityUrl: 'https://verfuegbarkeit.sparkreis.example/',
    },
  },
  {
    slug: 'versicherung',
    sells: 'insurance',
    mostEuros: 90,
    name: 'Hafenwacht Empfehlungen',
    company: 'Hafenwacht Versicherungsdienst GmbH',
    street: 'Kaiserkai 12',
    town: '20457 Hamburg',
    directors: ['Momme Petersen-Rath'],
    register: 'Amtsgericht Hamburg, HRB 991206',
    vatId: 'DE 999 112 062',
    phone: '040 66969 120',
    home: 'das Empfehlungsportal',
    trade: {
      de: '## Angaben zur Versicherungsvermittlung\nGebundene Versicherungsvertreterin nach § 34d Abs. 7 GewO, Registernummer D-H0WA-00120-66. Die Eintragung lässt sich unter https://register.hafenwacht.example nachprüfen.',
      en: '## Insurance mediation\nTied insurance agent under § 34d (7) GewO, register number D-H0WA-00120-66. The entry can be checked at https://register.hafenwacht.example.',
    },
    iban: 'DE02500105170137075030',
    config: { agentRecommendation: true, companyRecommendation: true, recipientCapCents: 1500, agencyFeeCents: 500 },
    // It asks for consent itself.
    features: { externalConsentManager: false, ownConsentManager: true },
    words: {
      de: {
        'home.headline': 'Gut beraten? Dann sagen Sie es weiter.',
        'home.lead':
          'Empfehlen Sie eine Versicherung, die Ihnen selbst geholfen hat, oder gleich Ihre Beraterin. Für jeden neuen Vertrag bedanken wir uns mit bis zu {amount}.',
        ...insuranceWords.de,
      },
      en: {
        'home.headline': 'Got good advice? Pass it on.',
        'home.lead':
          'Recommend insurance that has helped you, or even your agent. We say thank you for each new contract with up to {amount}.',
        ...insuranceWords.en,
      },
    },
  },
  {
    slug: 'intranet',
    sells: 'staff',
    mostEuros: 110,
    name: 'Lindwerk Vorteile',
    company: 'Lindwerk AG',
    street: 'Werkstraße 21',
    town: '70435 Stuttgart',
    directors: ['Dr. Aylin Sommerfeld', 'Paul Kestner'],
    board: 'Ruth Lindemann-Werk',
    register: 'Amtsgericht Stuttgart, HRB 992121',
    vatId: 'DE 999 121 210',
    phone: '030 23125 210',
    home: 'das Mitarbeiterportal',
    iban: 'DE02100500000054540402',
    config: {
      forcedLogin: true,
      forcedLoginRedirect: 'forcedLoginRedirectPage',
      autologin: true,
      autologinSecret: demoPortalSecret,
    },
    words: {
      de: {
        'home.headline': 'Gute Tarife für Ihre Leute. Prämie für Sie.',
        'home.lead':
          'Sie arbeiten bei Lindwerk? Empfehlen Sie Freunden und Familie unsere Mitarbeitertarife: Je Vertrag erhalten Sie bis zu {amount}.',
        'page.welcome':
          'Lindwerk Vorteile sind für alle da, die bei der Lindwerk AG arbeiten: Sie empfehlen Freunden und Familie unsere Mitarbeitertarife, und wir überweisen Ihnen eine Prämie.',
        ...staffWords.de,
      },
      en: {
        'home.headline': 'Good plans for your people. A reward for you.',
        'home.lead':
          'Do you work at Lindwerk? Recommend our staff plans to friends and family, and get up to {amount} for each contract.',
        'page.welcome':
          'Lindwerk Vorteile is for everybody who works at Lindwerk AG: you recommend our staff plans to friends and family, and we pay you a reward.',
        ...staffWords.en,
      },
    },
  },
  {
    slug: 'rahmen',
    sells: 'telecom',
    mostEuros: 110,
    name: 'Partnerbank Empfehlungsservice',
    company: 'Partnerbank eG',
    street: 'Bahnhofplatz 1',
    town: '80335 München',
    directors: ['Korbinian Aigner-Lutz', 'Sabine Tremmel'],
    board: 'Ferdinand Obermaier',
    register: 'Amtsgericht München, GnR 9901',
    vatId: 'DE 999 101 335',
    phone: '089 99998 100',
    home: 'den Empfehlungsservice',
    // It stands in the pages of the bank (demo/host), for the people who work there.
    config: { imprintElsewhere: true, integratedFrame: true, emailWhitelist: '@bank.example' },
    trade: {
      de: '## Aufsicht\nDie Bank wird von der Bundesanstalt für Finanzdienstleistungsaufsicht beaufsichtigt.',
      en: '## Supervision\nThe bank is supervised by the Federal Financial Supervisory Authority.',
    },
    iban: 'DE02300209000106531065',
  },
];

/** What the content of a brand is written for. */
export const demoBrands: readonly DemoBrand[] = brands;

export type DemoSeller = Omit<Brand, 'sells' | 'config' | 'words'>;
/** Who bills agencies. */
export const findDemoSeller = (slug: string): DemoSeller | undefined => brands.find((brand) => brand.slug === slug);

export const demoSlugs: readonly string[] = brands.map(({ slug }) => slug);
/** Where people sign in with a password: on the others the client's own portal does it. */
export const passwordSlugs: readonly string[] = brands
  .filter(({ config }) => !config?.autologin)
  .map(({ slug }) => slug);
/** The address under which somebody is known there: one brand is for people of the bank alone. */
export const demoEmail = (email: string, slug: string): string =>
  slug === hostedSlug ? email.replace(/@.*/, '@bank.example') : email;
export const demoAddress = (slug: string, port: number): string => `http://${slug}.localhost:${port}`;
export const demoApiKey = (slug: string): string => `demo-api-key-${slug}`;

const employeeEmailPatterns = ['@sparkasse.example', '@verbund.example', '@partner.example', '@betreiber.example'];

/** What can be recommended there by its shop, and earns something. */
export function demoCatalogue(slug: string, today: string): Product[] {
  const brand = brands.find((one) => one.slug === slug);
  if (!brand) return [];
  const { products, premiums } = catalogue({ slug, trade: brand.sells, shop: '', withAgents: false, today });
  const paid = new Set(premiums.filter(({ endsOn }) => !endsOn).flatMap(({ productIds }) => productIds));
  return products.filter(({ id }) => paid.has(id) && !hidden.has(id));
}

const hidden: ReadonlySet<number> = new Set([637, 638, 639, 640]);

export const demoFiles = (port: number, today: string): MandantFile[] =>
  brands.map((brand) => fileOf(brand, port, today));

function fileOf(brand: Brand, port: number, today: string): MandantFile {
  const { slug, name, company, street, town, iban, config } = brand;
  const home = demoAddress(slug, port);
  const email = `service@${slug}.example`;
  const written = { ...brand, email };
  const programme = { name, company, claimPeriodDays: 14, collectionPeriodDays: 180 };
  const file = draftMandant({
    slug,
    name,
    hosts: [`${slug}.localhost`],
    debtor: { holder: company, iban },
    apiKeys: [{ name: 'partner', key: demoApiKey(slug) }],
    config: {
      mandantUrl: home,
      recommendWebPage: `${home}/de`,
      supportEmail: email,
      senderName: name,
      imprintLine: `${company}, ${street}, ${town}`,
      termsVersion,
      terms: [
        { language: 'de', text: germanTerms(programme) },
        { language: 'en', text: englishTerms(programme) },
      ],
      recommenderDefaultShare: 100,
      claimPeriodDays: programme.claimPeriodDays,
      collectionPeriodDays: programme.collectionPeriodDays,
      storesBankData: true,
      // Who tries it out types the same example for everybody.
      ibanPeopleMax: 100,
      offlineCodes: true,
      newsletter: true,
      sms: 6,
      employeeEmailPatterns,
      ...(slug === hostedSlug && hostedConfig(port)),
      ...providedConfig(port),
      ...config,
    },
    languages: [
      { language: 'de', name: 'Deutsch', texts: { ...germanPages(written), ...brand.words?.de } },
      { language: 'en', name: 'English', texts: { ...englishPages(written), ...brand.words?.en } },
    ],
    ...catalogue({
      slug,
      trade: brand.sells,
      shop: `https://shop.${slug}.example/bestellung`,
      withAgents: config?.agentRecommendation === true,
      today,
    }),
    agents: config?.agentRecommendation ? [...demoAgents] : [],
  });
  return { ...file, config: { ...file.config, features: { ...file.config.features, ...brand.features } } };
}
