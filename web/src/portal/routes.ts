/** Which screen shows which page. Pages that are not here do not exist: their address is unknown, no link leads there. */
import type { RouteKey } from '@weitersagen/contract/route-config/routes';

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
  currentPremiums: './product/premiums-screen.tsx',
  terms: './content/terms-screen.tsx',
  imprint: './content/imprint-screen.tsx',
  privacy: './content/privacy-screen.tsx',
  accessibility: './content/accessibility-screen.tsx',
  contact: './content/contact-screen.tsx',
  notFound: './shell/not-found-screen.tsx',
} as const satisfies Partial<Record<RouteKey, string>>;

export const hasScreen = (key: RouteKey): key is keyof typeof screens => key in screens;

/** Pages whose data only the server has: a signed cookie, the terms. They are always loaded as documents. */
export const documents: ReadonlySet<RouteKey> = new Set([
  'share',
  'recommend',
  'terms',
  'imprint',
  'privacy',
  'accessibility',
]);
