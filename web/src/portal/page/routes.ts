/**
 * Which screen shows which page: `product/home` is `../product/home-screen.tsx`. Pages that are not here do not exist: their address is
 * unknown, no link leads there. For the server; the browser knows those it shows by itself, and the one it was given.
 */
import { isBuiltPage } from '@weitersagen/contract/site/built-pages';
import type { RouteKey } from '@weitersagen/contract/site/routes';
import { aliveScreens } from './alive.ts';

export const screens = {
  ...aliveScreens,
  recommend: 'recommendation/recommend',
  employeeRecommendation: 'recommendation/staff',
  recommendationCode: 'recommendation/code/code',
  offlineThanks: 'recommendation/code/thanks',
  recommendAgent: 'agent/recommend',
  share: 'recommendation/share',
  recipientData: 'recipient/data',
  recipientCompletion: 'agent/data',
  terms: 'content/page/terms',
  imprint: 'content/page/imprint',
  privacy: 'content/page/privacy',
  accessibility: 'content/page/accessibility',
  contact: 'content/contact/contact',
  contactCopy: 'content/contact/contact-copy',
  participationTerms: 'content/page/participation-terms',
  exclusive: 'content/page/exclusive',
  exclusiveAlias: 'content/page/exclusive-alias',
  agencyRules: 'content/page/agency-rules',
  agencyPrivacy: 'content/page/agency-privacy',
  agencyInfo: 'content/page/agency-info',
  agencyCost: 'content/page/agency-cost',
  ownPage: 'content/page/own-page',
  category: 'catalogue/category',
  categories: 'catalogue/categories',
  product: 'catalogue/product/product',
  compare: 'catalogue/compare/compare',
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

export const hasScreen = (key: RouteKey): key is keyof typeof screens => key in screens && isBuiltPage(key);
