/**
 * Addresses of the desk below `/verwaltung/{mandant}/`: path → module of its screen. Whoever builds a
 * screen adds its line here; the navigation shows those that have a place in it, in this order.
 */

import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import type { TextKey } from '../i18n/t.ts';

export interface DeskRoute {
  path: string;
  /** Folder and file of the screen, without its ending: `order/list` is `./order/list-screen.tsx`. */
  screen: string;
  nav?: { text: TextKey; group: Group };
  /** Who may come here. */
  roles: readonly OperatorRole[];
}

/** Parts of the navigation: the daily work, what was done, how the house is set up. */
export const groups = ['work', 'look', 'house'] as const;
type Group = (typeof groups)[number];

const desk = ['BetreiberAdmin', 'BetreiberSachbearbeitung'] as const satisfies readonly OperatorRole[];
const editors = ['BetreiberAdmin', 'BetreiberRedaktion'] as const satisfies readonly OperatorRole[];
const everybody = [...desk, 'BetreiberRedaktion'] as const satisfies readonly OperatorRole[];

export const routes: readonly DeskRoute[] = [
  { path: '', screen: 'overview/overview', roles: desk, nav: { text: 'desk.nav.start', group: 'work' } },
  { path: 'auftraege', screen: 'order/list', roles: desk, nav: { text: 'desk.nav.orders', group: 'work' } },
  { path: 'auftraege/:nr', screen: 'order/detail', roles: desk },
  {
    path: 'nachbuchungen',
    screen: 'claim/list',
    roles: desk,
    nav: { text: 'desk.nav.claims', group: 'work' },
  },
  { path: 'nachbuchungen/:nr', screen: 'claim/detail', roles: desk },
  { path: 'faelle', screen: 'case/list', roles: desk, nav: { text: 'desk.nav.cases', group: 'work' } },
  { path: 'faelle/regeln', screen: 'case/rule/rules', roles: desk },
  { path: 'faelle/:id', screen: 'case/detail', roles: desk },
  { path: 'import', screen: 'order-import/imports', roles: desk, nav: { text: 'desk.nav.imports', group: 'work' } },
  { path: 'import/:id', screen: 'order-import/import', roles: desk },
  {
    path: 'empfehlungen',
    screen: 'recommendation/list',
    roles: desk,
    nav: { text: 'desk.nav.recommendations', group: 'work' },
  },
  { path: 'empfehlungen/:nr', screen: 'recommendation/detail', roles: desk },
  { path: 'empfehler', screen: 'recommender/list', roles: desk, nav: { text: 'desk.nav.recommenders', group: 'work' } },
  { path: 'empfehler/:hash', screen: 'recommender/detail', roles: desk },
  { path: 'agenturen', screen: 'agency/list', roles: desk, nav: { text: 'desk.nav.agencies', group: 'work' } },
  { path: 'agenturen/:nr', screen: 'agency/detail', roles: desk },
  { path: 'agenturen/:nr/zusammenfuehren', screen: 'agency/merge/merge', roles: desk },
  { path: 'agenturen/:nr/einladungen', screen: 'agency/invitation/invitations', roles: desk },
  { path: 'agenturen/:nr/benutzer/:id', screen: 'agency/person/person', roles: desk },
  { path: 'berater', screen: 'agent/list', roles: desk, nav: { text: 'desk.nav.agents', group: 'house' } },
  { path: 'berater/import', screen: 'agent/import', roles: desk },
  { path: 'berater/:id', screen: 'agent/detail', roles: desk },
  { path: 'praemien', screen: 'reward/list', roles: desk, nav: { text: 'desk.nav.rewards', group: 'work' } },
  { path: 'praemien/:nr', screen: 'reward/detail', roles: desk },
  { path: 'auszahlungen', screen: 'payout/list', roles: desk, nav: { text: 'desk.nav.payouts', group: 'work' } },
  { path: 'auszahlungen/:id', screen: 'payout/run', roles: desk },
  { path: 'rechnungen', screen: 'invoice/list', roles: desk, nav: { text: 'desk.nav.invoices', group: 'work' } },
  { path: 'rechnungen/nichtabgerechnet', screen: 'invoice/unbilled', roles: desk },
  { path: 'rechnungen/steller', screen: 'invoice/seller', roles: desk },
  { path: 'rechnungen/:nr', screen: 'invoice/detail', roles: desk },
  { path: 'antraege', screen: 'approval/list', roles: desk, nav: { text: 'desk.nav.approvals', group: 'work' } },
  { path: 'mails', screen: 'mail/list', roles: desk, nav: { text: 'desk.nav.mails', group: 'look' } },
  { path: 'mails/adressen', screen: 'mail/returned', roles: desk },
  { path: 'mails/:id', screen: 'mail/detail', roles: desk },
  { path: 'jobs', screen: 'job/list', roles: desk, nav: { text: 'desk.nav.jobs', group: 'look' } },
  { path: 'protokoll', screen: 'event/list', roles: desk, nav: { text: 'desk.nav.log', group: 'look' } },
  {
    path: 'sicherheit',
    screen: 'security/list',
    roles: ['BetreiberAdmin'],
    nav: { text: 'desk.nav.security', group: 'look' },
  },
  { path: 'einwilligungen', screen: 'consent/list', roles: desk, nav: { text: 'desk.nav.consents', group: 'look' } },
  { path: 'einwilligungen/:id', screen: 'consent/detail', roles: desk },
  {
    path: 'betreiber',
    screen: 'operator/list',
    roles: ['BetreiberAdmin'],
    nav: { text: 'desk.nav.operators', group: 'house' },
  },
  { path: 'inhalte', screen: 'content/overview', roles: editors, nav: { text: 'desk.nav.content', group: 'house' } },
  // After the page an editor begins on.
  { path: 'berichte', screen: 'report/report', roles: everybody, nav: { text: 'desk.nav.reports', group: 'look' } },
  { path: 'abtests', screen: 'ab-test/list', roles: everybody, nav: { text: 'desk.nav.abTests', group: 'look' } },
  { path: 'abtests/neu', screen: 'ab-test/new', roles: editors },
  { path: 'abtests/:id', screen: 'ab-test/detail', roles: everybody },
  { path: 'inhalte/maengel', screen: 'content/faults', roles: editors },
  { path: 'inhalte/mails', screen: 'content/mail/list/mails', roles: editors },
  { path: 'inhalte/app', screen: 'content/app/app', roles: editors },
  { path: 'inhalte/datei', screen: 'content/file', roles: editors },
  { path: 'inhalte/liste/:schema', screen: 'content/list', roles: editors },
  { path: 'inhalte/:id/fassungen', screen: 'content/version/versions', roles: editors },
  { path: 'inhalte/:id', screen: 'content/item', roles: editors },
  { path: 'produkte', screen: 'product/list', roles: editors, nav: { text: 'desk.nav.products', group: 'house' } },
  { path: 'produkte/datei', screen: 'catalogue/file', roles: editors },
  { path: 'produkte/:id/fassungen', screen: 'product/versions', roles: editors },
  { path: 'produkte/:id', screen: 'product/product', roles: editors },
  {
    path: 'kategorien',
    screen: 'category/tree',
    roles: editors,
    nav: { text: 'desk.nav.categories', group: 'house' },
  },
  { path: 'kategorien/:id/fassungen', screen: 'category/versions', roles: editors },
  { path: 'kategorien/:id', screen: 'category/category', roles: editors },
  { path: 'praemienkatalog', screen: 'premium/list', roles: desk, nav: { text: 'desk.nav.premiums', group: 'house' } },
  { path: 'praemienkatalog/:id/fassungen', screen: 'premium/versions', roles: desk },
  { path: 'praemienkatalog/:id', screen: 'premium/premium', roles: desk },
  { path: 'aktionen', screen: 'campaign/list', roles: editors, nav: { text: 'desk.nav.campaigns', group: 'house' } },
  { path: 'aktionen/:id/fassungen', screen: 'campaign/versions', roles: editors },
  { path: 'aktionen/:id', screen: 'campaign/campaign', roles: editors },
  { path: 'anbieter', screen: 'provider/list', roles: editors, nav: { text: 'desk.nav.provider', group: 'house' } },
  { path: 'anbieter/:id', screen: 'provider/load', roles: editors },
  { path: 'bilder', screen: 'media/list', roles: editors, nav: { text: 'desk.nav.media', group: 'house' } },
  { path: 'bilder/:id', screen: 'media/detail', roles: editors },
  { path: 'sitzungen', screen: 'operator/sessions', roles: everybody },
  { path: 'konto', screen: 'debtor/debtor', roles: desk, nav: { text: 'desk.nav.debtor', group: 'house' } },
  {
    path: 'api-schluessel',
    screen: 'api-key/keys',
    roles: desk,
    nav: { text: 'desk.nav.apiKeys', group: 'house' },
  },
  { path: 'einmalanmeldung', screen: 'sso/sso', roles: desk, nav: { text: 'desk.nav.sso', group: 'house' } },
  {
    path: 'aufbewahrung',
    screen: 'retention/retention',
    roles: desk,
    nav: { text: 'desk.nav.retention', group: 'house' },
  },
  {
    path: 'sprachen',
    screen: 'language/list',
    roles: ['BetreiberAdmin'],
    nav: { text: 'desk.nav.languages', group: 'house' },
  },
];

/** Where somebody begins: the overview, or the first page there is for the role. */
export const homeOf = (role: OperatorRole): string =>
  routes.find(({ path, roles }) => !path.includes(':') && roles.includes(role))?.path ?? '';
