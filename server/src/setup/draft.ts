/**
 * A mandant's file written in code (demo data, tests): only what differs from the defaults is said, everything is
 * checked as if it had been read from a file.
 */
import { decode, encode, type Problem } from '@weitersagen/contract/basics/wire';
import { MandantFile } from '@weitersagen/contract/mandant/file';
import { FileConfig } from '@weitersagen/contract/mandant/portal-secret';

type Config = MandantFile['config'];
type Product = MandantFile['products'][number];
type Premium = MandantFile['premiums'][number];
type Agent = MandantFile['agents'][number];
type Required<T, K extends keyof T> = Pick<T, K> & Partial<T>;

export interface MandantDraft
  extends Partial<Omit<MandantFile, 'config' | 'languages' | 'categories' | 'products' | 'premiums' | 'agents'>> {
  slug: string;
  name: string;
  config: Required<Config, 'mandantUrl' | 'termsVersion' | 'supportEmail' | 'imprintLine' | 'terms'>;
  languages: Required<MandantFile['languages'][number], 'language' | 'name'>[];
  categories?: Required<
    MandantFile['categories'][number],
    'id' | 'slug' | 'title' | 'breadcrumb' | 'source' | 'category'
  >[];
  products: Required<Product, 'id' | 'externalId' | 'name'>[];
  premiums: Required<Premium, 'id' | 'externalId' | 'name' | 'valueCents'>[];
  agents?: Required<Agent, 'externalId' | 'lastName' | 'firstName' | 'postcode' | 'city'>[];
}

export function draftMandant(draft: MandantDraft): MandantFile {
  return checked({
    hosts: [new URL(draft.config.mandantUrl).hostname],
    debtor: null,
    apiKeys: [],
    routes: [],
    operators: [],
    ...draft,
    config: { ...defaults(draft.config), ...draft.config },
    languages: draft.languages.map((language) => ({ texts: {}, ...language })),
    categories: (draft.categories ?? []).map((category, position) => ({ ...plainCategory, position, ...category })),
    products: draft.products.map((product, position) => ({ ...plainProduct, position, ...product })),
    premiums: draft.premiums.map((premium) => ({ ...plainPremium, ...premium })),
    agents: (draft.agents ?? []).map((agent) => ({ ...plainAgent, ...agent })),
  });
}

const plainProduct: Omit<Product, 'id' | 'externalId' | 'name' | 'position'> = {
  displayName: null,
  description: '',
  description1: null,
  description2: null,
  description3: null,
  description4: null,
  translations: [],
  categoryId: null,
  source: 'festnetz',
  bundle: null,
  group: null,
  class: null,
  hybrid: false,
  speedMbit: null,
  monthlyCents: null,
  priceSteps: null,
  onceCents: null,
  termMonths: null,
  promotionName: null,
  rebateCents: null,
  promotionCents: null,
  footnote: null,
  commission: null,
  externalTariffId: null,
  picture: null,
  smallPicture: null,
  topPosition: null,
  agent: false,
  insurance: null,
  excessReason: null,
  young: false,
  shopUrlTemplate: null,
  active: true,
};
const plainCategory = { subtitle: null, translations: [], picture: null, icon: null };
const plainPremium: Omit<Premium, 'id' | 'externalId' | 'name' | 'valueCents'> = {
  description: '',
  translations: [],
  kind: 'money',
  startsOn: null,
  endsOn: null,
  shownUntil: null,
  productIds: [],
  voucherCodes: [],
};

const plainAgent = {
  photo: null,
  photoConsentOn: null,
  photoConsentHow: null,
  employeeNumber: null,
  email: null,
  phone: null,
  agencyNumber: null,
  isActive: true,
};

/** What a configuration is where a file says nothing. */
function defaults({ mandantUrl, termsVersion, supportEmail, imprintLine, terms }: MandantDraft['config']): Config {
  const least = {
    MandantUrl: mandantUrl,
    AgbVersion: termsVersion,
    SupportEmail: supportEmail,
    Impressumszeile: imprintLine,
  };
  const json = {
    ...least,
    ModuleAuftragsdatumMindestalterTage: 14,
    AgbTexte: terms.map(({ language, text }) => ({ Sprache: language, Text: text })),
  };
  return valid(decode(FileConfig, json));
}

const checked = (file: MandantFile): MandantFile => valid(decode(MandantFile, encode(MandantFile, file)));

function valid<T>(decoded: { ok: true; value: T } | { ok: false; problems: Problem[] }): T {
  if (decoded.ok) return decoded.value;
  throw new Error(
    `the mandant's file is not valid: ${decoded.problems.map(({ field, code }) => `${field} ${code}`).join(', ')}`,
  );
}
