/**
 * The options of a mandant that its pages know. A screen that asks for another one names it here and nowhere else: the
 * server picks by these lists, and what a page reads has the option's own name and type.
 */
import { whitelistedDomains } from '../basics/email.ts';
import { type ConsentManagerUse, consentManagerOf } from '../consent/managers.ts';
import { type ConsentMode, consentModeOf } from '../consent/mode.ts';
import { isBuilt } from './capability.ts';
import type { MandantConfig } from './schemas.ts';

const pageOptions = [
  /** Products, categories and premiums are named in no other. */
  'defaultLanguage',
  /** Every page says that nothing is real. */
  'isSandbox',
  'supportEmail',
  'imprintLine',
  /** The portal stands inside a page of the mandant, without header and footer (G-07). */
  'integratedFrame',
  /** The imprint is the embedding page's own. */
  'imprintElsewhere',
  /** Which product somebody is asked to recommend who has chosen none (C-24). */
  'defaultProductId',
  /** Home and the navigation name categories (E-07). */
  'showsCategories',
  /** Where somebody finds out whether a landline can be had at an address. */
  'availabilityUrl',
  /** Where the prices of its products are from (E-09). */
  'productApi',
  'recommenderDefaultShare',
  /** The recommender may be the recipient, too (E-07). */
  'allowsSelfRecommendation',
  'recipientCapCents',
  /** A sentence instead of the terms box (E-07). */
  'acceptsTermsBySending',
  'germanIbanOnly',
  'storesBankData',
  'needsCustomerNumber',
  'newsletter',
  /** A company may be recommended (G-04), a code asked for (G-06). */
  'companyRecommendation',
  /** We write to the contact if the recommender asks us to (E-17). */
  'mailsContact',
  'offlineCodes',
  /** Guests reach the exceptions only. */
  'forcedLogin',
  'forcedLoginExceptions',
  'forcedLoginRedirect',
  /** People come signed in from the client's own portal; pages of signing in do not exist. */
  'autologin',
  'recommendationValidityDays',
  'claimPeriodDays',
  'emailClient',
  'gmail',
  'outlook',
  'yahoo',
  'facebook',
  'facebookId',
  'whatsapp',
  'twitter',
  'xing',
  'linkedIn',
  'instagram',
  'copyLink',
  'sms',
] as const satisfies readonly (keyof MandantConfig)[];

const pageFeatures = [
  'redirectionButton',
  'banknotes',
  'premiumNotice',
  'captcha',
  'exitIntentPopup',
  'buttonUnderProducts',
] as const satisfies readonly (keyof Features)[];

type Features = MandantConfig['features'];

export interface PageOptions extends Pick<MandantConfig, (typeof pageOptions)[number]> {
  /** There are domains of staff, so there is a form for them. */
  hasStaff: boolean;
  /** Whoever recommends has an address at one of these; at none in particular where it is empty (E-03). */
  emailDomains: readonly string[];
  /** Who asks for consent (G-11). */
  consentMode: ConsentMode;
  /** Which third party, where it is one; `null` is the stand-in. */
  consentManager: ConsentManagerUse | null;
  features: Pick<Features, (typeof pageFeatures)[number]>;
}

function pick<T extends object, K extends keyof T>(all: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, all[key]])) as Pick<T, K>;
}

export const pageOptionsOf = (config: MandantConfig): PageOptions => ({
  ...pick(config, pageOptions),
  hasStaff: config.employeeEmailPatterns.length > 0,
  emailDomains: whitelistedDomains(config.emailWhitelist),
  consentMode: isBuilt('consent') ? consentModeOf(config.features) : 'aus',
  consentManager: consentManagerOf(config),
  features: pick(config.features, pageFeatures),
});
