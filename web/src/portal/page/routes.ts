/**
 * Which screen shows which page: `product/home` is `../product/home-screen.tsx`. Pages that are not here do not exist: their address is unknown, no link leads there.
 */
import type { PageMandant, PagePerson } from '@weitersagen/contract/page/page';
import type { RouteKey, routes } from '@weitersagen/contract/site/routes';

export const screens = {
  home: 'product/home',
  recommend: 'recommendation/recommend',
  employeeRecommendation: 'recommendation/staff',
  recommendationCode: 'recommendation/code/code',
  offlineThanks: 'recommendation/code/thanks',
  recommendAgent: 'agent/recommend',
  share: 'recommendation/share',
  recommendationThanks: 'recommendation/thanks',
  recommendationOver: 'recommendation/over',
  recipientData: 'recipient/data',
  recipientCompletion: 'agent/data',
  recipientThanks: 'recipient/thanks',
  recipientAgreement: 'recipient/agreement',
  recipientBankData: 'recipient/bank-data',
  rewardChoice: 'reward/choice',
  rewardData: 'reward/data',
  rewardThanks: 'reward/thanks',
  goodwillThanks: 'reward/goodwill-thanks',
  currentPremiums: 'premium/premiums',
  terms: 'content/page/terms',
  imprint: 'content/page/imprint',
  privacy: 'content/page/privacy',
  accessibility: 'content/page/accessibility',
  contact: 'content/contact/contact',
  contactCopy: 'content/contact/contact-copy',
  faq: 'content/faq/faq',
  participationTerms: 'content/page/participation-terms',
  exclusive: 'content/page/exclusive',
  exclusiveAlias: 'content/page/exclusive-alias',
  agencyRules: 'content/page/agency-rules',
  agencyPrivacy: 'content/page/agency-privacy',
  agencyInfo: 'content/page/agency-info',
  agencyCost: 'content/page/agency-cost',
  ownPage: 'content/page/own-page',
  notFound: 'shell/trouble/not-found',
  login: 'sign-in/login',
  supportLogin: 'sign-in/support-login',
  logout: 'sign-in/logout',
  passwordForgotten: 'sign-in/password/forgotten',
  passwordReset: 'sign-in/password/reset',
  registration: 'sign-in/registration',
  passwordChange: 'sign-in/password/change',
  interstitial: 'sign-in/welcome',
  personalArea: 'personal-area/area',
  yearStatement: 'personal-area/year',
  claims: 'claim/claims',
  claim: 'claim/claim',
  myData: 'own-data/my-data',
  ownData: 'own-data/own-data',
  recommenderBankData: 'own-data/bank-account',
  customerNumber: 'own-data/customer-number',
  newsletterOptin: 'newsletter/optin',
  newsletterOptout: 'newsletter/optout',
} as const satisfies Partial<Record<RouteKey, string>>;

export const hasScreen = (key: RouteKey): key is keyof typeof screens => key in screens;

/**
 * RouteNames of the pages the browser shows by itself, for `navigated`. Every other one is always loaded as a document: its
 * data only the server has (a signed cookie, the terms), or who is signed in decides whether it is shown, which the server
 * knows (gate.ts), or changes on it, or people come to it from outside.
 */
export const namesAlive = {
  home: 'Home',
  recommendationThanks: 'EmpfehlungBestaetigung',
  recommendationOver: 'EmpfehlungAbgelaufen',
  recipientThanks: 'EmpfaengerBestaetigung',
  recipientAgreement: 'AGBDatenschutzZustimmung',
  recipientBankData: 'EmpfaengerBankdaten',
  rewardChoice: 'PraemieWaehlen',
  rewardData: 'PraemieDaten',
  rewardThanks: 'PraemieDanke',
  goodwillThanks: 'KulanzDanke',
  currentPremiums: 'AktuellePraemienuebersicht',
  contact: 'Kontakt',
  faq: 'Faq',
  notFound: 'FileNotFound',
} as const satisfies { readonly [K in keyof typeof screens]?: (typeof routes)[K]['name'] };

/**
 * Where everybody has to sign in, the server sends a guest away from nearly every page; in frame mode it keeps the flag and
 * shows what asks for a bank account in no frame (G-07).
 */
export const isDocument = (
  key: RouteKey,
  { person, mandant }: { person: PagePerson | null; mandant: Pick<PageMandant, 'forcedLogin' | 'integratedFrame'> },
): boolean => !(key in namesAlive) || mandant.integratedFrame || (mandant.forcedLogin && person === null);
