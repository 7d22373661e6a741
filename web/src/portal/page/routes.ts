/** Which screen shows which page. Pages that are not here do not exist: their address is unknown, no link leads there. */
import type { PageMandant, PagePerson } from '@weitersagen/contract/page/page';
import type { RouteKey, routes } from '@weitersagen/contract/site/routes';

export const screens = {
  home: './product/home-screen.tsx',
  recommend: './recommendation/recommend-screen.tsx',
  share: './recommendation/share-screen.tsx',
  recommendationThanks: './recommendation/thanks-screen.tsx',
  recommendationOver: './recommendation/over-screen.tsx',
  recipientData: './recipient/data-screen.tsx',
  recipientThanks: './recipient/thanks-screen.tsx',
  recipientAgreement: './recipient/agreement-screen.tsx',
  recipientBankData: './recipient/bank-data-screen.tsx',
  rewardChoice: './reward/choice-screen.tsx',
  rewardData: './reward/data-screen.tsx',
  rewardThanks: './reward/thanks-screen.tsx',
  goodwillThanks: './reward/goodwill-thanks-screen.tsx',
  currentPremiums: './premium/premiums-screen.tsx',
  terms: './content/terms-screen.tsx',
  imprint: './content/imprint-screen.tsx',
  privacy: './content/privacy-screen.tsx',
  accessibility: './content/accessibility-screen.tsx',
  contact: './content/contact-screen.tsx',
  contactCopy: './content/contact-copy-screen.tsx',
  notFound: './shell/trouble/not-found-screen.tsx',
  login: './sign-in/login-screen.tsx',
  supportLogin: './sign-in/support-login-screen.tsx',
  logout: './sign-in/logout-screen.tsx',
  passwordForgotten: './sign-in/password/forgotten-screen.tsx',
  passwordReset: './sign-in/password/reset-screen.tsx',
  registration: './sign-in/registration-screen.tsx',
  passwordChange: './sign-in/password/change-screen.tsx',
  interstitial: './sign-in/welcome-screen.tsx',
  personalArea: './personal-area/area-screen.tsx',
  yearStatement: './personal-area/year-screen.tsx',
  myData: './own-data/my-data-screen.tsx',
  ownData: './own-data/own-data-screen.tsx',
  recommenderBankData: './own-data/bank-account-screen.tsx',
  customerNumber: './own-data/customer-number-screen.tsx',
  newsletterOptin: './newsletter/optin-screen.tsx',
  newsletterOptout: './newsletter/optout-screen.tsx',
} as const satisfies Partial<Record<RouteKey, string>>;

export const hasScreen = (key: RouteKey): key is keyof typeof screens => key in screens;

/**
 * Pages that are always loaded as documents: their data only the server has (a signed cookie, the terms), or who is
 * signed in decides whether they are shown, which the server knows (gate.ts), or changes on them.
 */
const documents = [
  'share',
  'recommend',
  'terms',
  'imprint',
  'privacy',
  'accessibility',
  'login',
  'supportLogin',
  'logout',
  'passwordForgotten',
  'passwordReset',
  'registration',
  'passwordChange',
  'interstitial',
  'personalArea',
  'yearStatement',
  'myData',
  'ownData',
  'recommenderBankData',
  'customerNumber',
  'newsletterOptin',
  'newsletterOptout',
  'contactCopy',
] as const satisfies readonly (keyof typeof screens)[];
const listed: ReadonlySet<RouteKey> = new Set(documents);

/**
 * Where everybody has to sign in, the server sends a guest away from nearly every page; in frame mode it keeps the flag and
 * shows what asks for a bank account in no frame (G-07).
 */
export const isDocument = (
  key: RouteKey,
  { person, mandant }: { person: PagePerson | null; mandant: Pick<PageMandant, 'forcedLogin' | 'integratedFrame'> },
): boolean => listed.has(key) || mandant.integratedFrame || (mandant.forcedLogin && person === null);

/** RouteNames of the pages the browser shows by itself, for `navigated`; a document brings its own. */
export const namesAlive: {
  readonly [K in Exclude<keyof typeof screens, (typeof documents)[number]>]: (typeof routes)[K]['name'];
} = {
  home: 'Home',
  recommendationThanks: 'EmpfehlungBestaetigung',
  recommendationOver: 'EmpfehlungAbgelaufen',
  recipientData: 'EmpfaengerDaten',
  recipientThanks: 'EmpfaengerBestaetigung',
  recipientAgreement: 'AGBDatenschutzZustimmung',
  recipientBankData: 'EmpfaengerBankdaten',
  rewardChoice: 'PraemieWaehlen',
  rewardData: 'PraemieDaten',
  rewardThanks: 'PraemieDanke',
  goodwillThanks: 'KulanzDanke',
  currentPremiums: 'AktuellePraemienuebersicht',
  contact: 'Kontakt',
  notFound: 'FileNotFound',
};
