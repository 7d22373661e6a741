/**
 * Pages the browser shows by itself, with their screens and, for `navigated`, their RouteNames. Every other one is always loaded as a
 * document: its data only the server has (a signed cookie, the terms), or who is signed in decides whether it is shown, which the
 * server knows (gate.ts), or changes on it, or people come to it from outside.
 */
import type { PageMandant } from '@weitersagen/contract/page/page';
import type { PagePerson } from '@weitersagen/contract/page/page-people';
import type { RouteKey, routes } from '@weitersagen/contract/site/routes';

export const aliveScreens = {
  home: 'product/home',
  recommendationThanks: 'recommendation/thanks',
  recommendationOver: 'recommendation/over',
  recipientThanks: 'recipient/thanks',
  recipientAgreement: 'recipient/agreement',
  recipientBankData: 'recipient/bank-data',
  rewardChoice: 'reward/choice',
  rewardData: 'reward/data',
  rewardThanks: 'reward/thanks',
  goodwillThanks: 'reward/goodwill-thanks',
  currentPremiums: 'premium/premiums',
  faq: 'content/faq/faq',
  notFound: 'shell/trouble/not-found',
} as const satisfies Partial<Record<RouteKey, string>>;

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
  faq: 'Faq',
  notFound: 'FileNotFound',
} as const satisfies { readonly [K in keyof typeof aliveScreens]: (typeof routes)[K]['name'] };

/**
 * While a block of the mandant is tested the server says which version somebody sees. Where everybody has to sign in, the server sends a guest away from nearly every page; in frame mode it keeps the flag and
 * shows what asks for a bank account in no frame (G-07).
 */
export const isDocument = (
  key: RouteKey,
  {
    person,
    mandant,
  }: { person: PagePerson | null; mandant: Pick<PageMandant, 'forcedLogin' | 'integratedFrame' | 'isTested'> },
): boolean =>
  !(key in namesAlive) || mandant.isTested || mandant.integratedFrame || (mandant.forcedLogin && person === null);
