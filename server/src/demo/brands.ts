/** The four demo brands (design part 9): invented companies on `http://{slug}.localhost:{port}`, each a whole mandant. */
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { draftMandant, type MandantDraft } from '../setup/draft.ts';
import { catalogue, categories } from './catalogue.ts';
import { englishTerms, germanTerms, termsVersion } from './terms.ts';

interface Brand {
  slug: string;
  name: string;
  company: string;
  address: string;
  iban: string;
  config?: Partial<MandantDraft['config']>;
}

const brands: readonly Brand[] = [
  {
    slug: 'spbdevk',
    name: 'Sparkreis Partnerprogramm',
    company: 'Sparkreis Vertriebsgesellschaft mbH',
    address: 'Am Markt 4, 65183 Wiesbaden',
    iban: 'DE02120300000000202051',
    config: { germanIbanOnly: true, agentRecommendation: true, facebookId: '000000000000000' },
  },
  {
    slug: 'versicherung',
    name: 'Hafenwacht Empfehlungen',
    company: 'Hafenwacht Versicherungsdienst GmbH',
    address: 'Kaiserkai 12, 20457 Hamburg',
    iban: 'DE02500105170137075030',
    config: { agentRecommendation: true, companyRecommendation: true, recipientCapCents: 1500 },
  },
  {
    slug: 'intranet',
    name: 'Lindwerk Vorteile',
    company: 'Lindwerk AG',
    address: 'Werkstraße 21, 70435 Stuttgart',
    iban: 'DE02100500000054540402',
  },
  {
    slug: 'rahmen',
    name: 'Partnerbank Empfehlungsservice',
    company: 'Partnerbank eG',
    address: 'Bahnhofplatz 1, 80335 München',
    iban: 'DE02300209000106531065',
  },
];

export const demoSlugs: readonly string[] = brands.map(({ slug }) => slug);
export const demoAddress = (slug: string, port: number): string => `http://${slug}.localhost:${port}`;
export const demoApiKey = (slug: string): string => `demo-api-key-${slug}`;

const employeeEmailPatterns = ['@sparkasse.example', '@verbund.example', '@partner.example', '@betreiber.example'];

export const demoFiles = (port: number, today: string): MandantFile[] =>
  brands.map((brand) => fileOf(brand, port, today));

function fileOf({ slug, name, company, address, iban, config }: Brand, port: number, today: string): MandantFile {
  const home = demoAddress(slug, port);
  const programme = { name, company, claimPeriodDays: 14, collectionPeriodDays: 180 };
  return draftMandant({
    slug,
    name,
    hosts: [`${slug}.localhost`],
    debtor: { holder: company, iban },
    apiKeys: [{ name: 'partner', key: demoApiKey(slug) }],
    config: {
      mandantUrl: home,
      recommendWebPage: `${home}/de/internet`,
      supportEmail: `service@${slug}.example`,
      senderName: name,
      imprintLine: `${company}, ${address}`,
      termsVersion,
      terms: [
        { language: 'de', text: germanTerms(programme) },
        { language: 'en', text: englishTerms(programme) },
      ],
      recommenderDefaultShare: 100,
      claimPeriodDays: programme.claimPeriodDays,
      collectionPeriodDays: programme.collectionPeriodDays,
      storesBankData: true,
      offlineCodes: true,
      newsletter: true,
      employeeEmailPatterns,
      ...config,
    },
    languages: [
      { language: 'de', name: 'Deutsch' },
      { language: 'en', name: 'English' },
    ],
    categories,
    ...catalogue({
      slug,
      shop: `https://shop.${slug}.example/bestellung`,
      withAgents: config?.agentRecommendation === true,
      today,
    }),
  });
}
