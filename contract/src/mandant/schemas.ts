/**
 * The configuration of a mandant (rules 6, 7.1): what it switched on, how it shares, how long things last.
 *
 * `MandantConfig` is what a mandant's row holds as JSON and what the bootstrap file brings; what is missing in it has
 * the default of rules 1.9. `PublicMandant` is the part a browser may read.
 */
import * as z from 'zod/mini';
import { email } from '../basics/email.ts';
import { cents } from '../basics/money.ts';
import { line, text } from '../basics/text.ts';
import { decode, optional, otherwise, type Value, type Wire, wire } from '../basics/wire.ts';
import { SupportedLanguage } from '../site/schemas.ts';
import { parameters } from './parameters.ts';

export const locale = z.string().check(z.regex(/^[a-z]{2}$/, { error: 'invalid' }));

/** Where a mandant's products come from: it keeps them itself, or they are copies of a provider's (E-09). */
export const productProvider = z.enum(['standard', 'anbieter-a', 'anbieter-b'], { error: 'invalid' });

/** An absolute address without trailing slash. */
const address = z.string().check(
  z.trim(),
  z.maxLength(2000, { error: 'invalid' }),
  z.regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[^\s?#\\]*)?$/i, { error: 'invalid' }),
  z.overwrite((value: string) => value.replace(/\/+$/, '')),
);

const off = otherwise(z.boolean(), false);
const on = otherwise(z.boolean(), true);
/** Place among the share buttons; below 0 is off (E-08). */
const position = (value: number) => otherwise(z.int().check(z.minimum(-1), z.maximum(999)), value);

/** Features of the build that a mandant may switch (G-10). */
const Features = wire({
  externalConsentManager: ['ConsentManagerExtern', on],
  redirectionButton: ['RedirectionButton', on],
  buttonUnderProducts: ['ButtonUnterProdukten', on],
  banknotes: ['Geldscheine', on],
  premiumNotice: ['Praemienhinweis', on],
  salesPartners: ['ProfiSeller', on],
  ownConsentManager: ['EigenerConsentManager', off],
  captcha: ['Captcha', off],
  exitIntentPopup: ['ExitIntentPopup', off],
});

/** A wire in which everything has a default, missing as a whole. */
function defaults<F extends Parameters<typeof wire>[0]>(schema: Wire<F>) {
  const none = decode(schema, {});
  if (!none.ok) throw new Error('every field needs a default');
  return otherwise(schema, none.value);
}

/** Fields of §3 that browser and server both read. */
const settings = {
  mandantUrl: ['MandantUrl', address],
  recommendPath: ['EmpfehlenPath', otherwise(z.string().check(z.regex(/^\/[^\s?#]*$/)), '/empfehlen')],
  recommendWebPage: ['EmpfehlenWebPage', optional(address)],
  cmsAppName: ['CmsAppName', optional(line(1, 100))],
  cmsClientId: ['CmsClientId', optional(line(1, 200))],
  cmsClientSecret: ['CmsClientSecret', optional(line(1, 200))],
  /** Full addresses, `@domain` or `*.domain`; empty lets everybody in (E-03). */
  emailWhitelist: ['EmailWhitelist', otherwise(text(0, 20_000), '')],
  recommenderDefaultShare: ['RecommenderDefaultShare', optional(z.int())],
  recipientCapCents: ['MaxEmpfaengerPraemieCent', optional(cents)],
  /** Days from the order date until a release; null or 0 = no waiting (E-06). Has to be said. */
  claimPeriodDays: ['ModuleAuftragsdatumMindestalterTage', z.nullable(z.int().check(z.minimum(0), z.maximum(3650)))],
  integratedFrame: ['ModuleIntegratedFrame', off],
  agentRecommendation: ['ModuleAgentRecommendation', off],
  companyRecommendation: ['ModuleCompanyRecommendation', off],
  storesBankData: ['ModuleStoringBankdata', off],
  allowsSelfRecommendation: ['AllowSelfRecommendation', off],
  autologin: ['IsAutologin', off],
  offlineCodes: ['ModuleErstelleOfflineEmpfehlungCode', off],
  newsletter: ['ModuleNewsletterPermission', off],
  germanIbanOnly: ['ModuleIBANNurDE', off],
  acceptsTermsBySending: ['AgbCheckBoxAutoAccept', off],
  showsCategories: ['ShowProductCategory', on],
  imprintElsewhere: ['ModuleAdv', off],
  forcedLogin: ['ModuleErzwingeLogin', off],
  emailClient: ['ModuleEmailClient', position(1)],
  gmail: ['ModuleGmail', position(2)],
  outlook: ['ModuleOutlook', position(3)],
  yahoo: ['ModuleYahoo', position(4)],
  facebook: ['ModuleFacebook', position(5)],
  facebookId: ['FacebookId', optional(line(1, 40))],
  whatsapp: ['ModuleWhatsapp', position(6)],
  twitter: ['ModuleTwitter', position(-1)],
  xing: ['ModuleXing', position(7)],
  linkedIn: ['ModuleLinkedIn', position(8)],
  copyLink: ['ModuleLinkKopieren', position(90)],
  instagram: ['ModuleInstagram', position(91)],
  productApi: ['ProduktApi', otherwise(productProvider, 'standard')],
  /** RouteNames; null = the default list of §2. */
  forcedLoginExceptions: ['ForcedLoginAusnahmen', optional(z.array(line(1, 60)))],
  forcedLoginRedirect: ['ForcedLoginRedirect', optional(line(1, 60))],
  features: ['Funktionen', defaults(Features)],
  termsVersion: ['AgbVersion', line(1, 40)],
  supportEmail: ['SupportEmail', email],
} as const;

export const PublicMandant = wire({
  slug: ['MandantId', z.string()],
  name: ['Name', z.string()],
  ...settings,
  supportedLanguage: ['SupportedLanguage', SupportedLanguage],
  /** In the language of the request. */
  termsText: ['AgbText', z.string()],
  /** Nothing here is real: its money never leaves. */
  isSandbox: ['Sandbox', z.boolean()],
});

const Terms = wire({ language: ['Sprache', locale], text: ['Text', text(1, 20_000)] });

export const MandantConfig = wire({
  ...settings,
  ...parameters,
  defaultLanguage: ['Standardsprache', otherwise(locale, 'de')],
  senderName: ['Absendername', optional(line(1, 70))],
  /** Name and address of whoever is responsible, the last line of every mail. */
  imprintLine: ['Impressumszeile', line(1, 300)],
  logo: ['Logo', optional(line(1, 300))],
  colours: ['Farben', optional(wire({ primary: ['Primaer', line(1, 40)], secondary: ['Sekundaer', line(1, 40)] }))],
  /** One text per language; the default language is among them. */
  terms: ['AgbTexte', z.array(Terms).check(z.minLength(1))],
});
export type MandantConfig = Value<typeof MandantConfig>;
