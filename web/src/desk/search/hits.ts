/** What was found, as sentences that lead to their pages: whom it is about first, then how much and how it stands. */
import type { SearchFound } from '@weitersagen/contract/search/desk';
import { day, moment, money } from '../../i18n/format.ts';
import type { T, TextKey } from '../../i18n/t.ts';
import { sinceText } from '../reward/list-screen.tsx';
import { groups as navigation, type routes } from '../routes.ts';
import { deskPath } from '../screen.ts';

export interface Hit {
  href: string;
  text: string;
  /** Beside it, in soft letters: a number, an e-mail. */
  note?: string;
}

export interface HitGroup {
  name: string;
  hits: readonly Hit[];
}

interface Reader {
  t: T;
  locale: string;
  slug: string;
}

/** The lists in their order, each with its part of the address. */
const places = {
  recommenders: ['empfehler', 'desk.nav.recommenders'],
  recommendations: ['empfehlungen', 'desk.nav.recommendations'],
  orders: ['auftraege', 'desk.nav.orders'],
  rewards: ['praemien', 'desk.nav.rewards'],
  payouts: ['auszahlungen', 'desk.nav.payouts'],
  claims: ['nachbuchungen', 'desk.nav.claims'],
  cases: ['faelle', 'desk.nav.cases'],
  agencies: ['agenturen', 'desk.nav.agencies'],
  consents: ['einwilligungen', 'desk.nav.consents'],
} as const satisfies Readonly<Record<keyof SearchFound, readonly [path: string, name: TextKey]>>;
type Kind = keyof typeof places;

export function hitGroups(found: SearchFound, text: string, reader: Reader): HitGroup[] {
  return (Object.keys(places) as Kind[]).flatMap((kind) => {
    const { t, slug } = reader;
    const [path, key] = places[kind];
    const name = t(key);
    const hits = hitsOf[kind](found, reader).map(([id, hit]) => ({ ...hit, href: deskPath(slug, path, id) }));
    if (hits.length === 0) return [];
    const all = `${deskPath(slug, path)}?${new URLSearchParams({ text })}`;
    const more = found[kind].hasMore ? [{ href: all, text: t('desk.search.all', { group: name }) }] : [];
    return [{ name, hits: [...hits, ...more] }];
  });
}

type Told = readonly (readonly [id: string | number, hit: Omit<Hit, 'href'>])[];

const hitsOf: Readonly<Record<Kind, (found: SearchFound, reader: Reader) => Told>> = {
  recommenders: ({ recommenders }, { t }) =>
    recommenders.rows.map(({ hash, name, email }) => [
      hash,
      { text: name || t('desk.recommender.deleted'), ...(email && { note: email }) },
    ]),
  recommendations: ({ recommendations }, { t, locale }) =>
    recommendations.rows.map(({ number, recommender, recipient, product, status, createdAt }) => {
      const who = pair(recommender, recipient, t);
      const state = `${t(`work.state.recommendation.${status}`)}, ${day(createdAt, locale)}`;
      return [number, { text: t('desk.search.deed', { who, sum: product, state }), note: number }];
    }),
  orders: ({ orders }, { t, locale }) =>
    orders.rows.map(({ number, recommender, recipient, premiumCents, status, orderedOn }) => {
      const who = pair(recommender, recipient, t);
      const state = `${t(`work.state.order.${status}`)}, ${day(orderedOn, locale)}`;
      return [number, { text: t('desk.search.deed', { who, sum: money(premiumCents, locale), state }), note: number }];
    }),
  rewards: ({ rewards }, { t, locale }) =>
    rewards.rows.map((row) => {
      const who = row.name || t('desk.reward.deleted');
      const deed = { who, sum: money(row.amountCents, locale), state: sinceText(row, t, locale) };
      return [row.number, { text: t('desk.search.deed', deed), note: row.number }];
    }),
  payouts: ({ payouts }, { t, locale }) =>
    payouts.rows.map(({ id, sumCents, status, createdAt }) => {
      const state = t(`work.state.payout.${status}`);
      return [
        id,
        { text: t('desk.search.run', { id, sum: money(sumCents, locale), state, day: day(createdAt, locale) }) },
      ];
    }),
  claims: ({ claims }, { t, locale }) =>
    claims.rows.map(({ number, recommender, status, filedAt }) => {
      const who = recommender || t('desk.claim.deleted');
      const deed = { who, sum: t(`work.state.claim.${status}`), state: day(filedAt, locale) };
      return [number, { text: t('desk.search.deed', deed), note: number }];
    }),
  cases: ({ cases }, { t, locale }) =>
    cases.rows.map(({ id, name, stakeCents, status }) => {
      const who = name || t('desk.case.deleted');
      const deed = { who, sum: money(stakeCents, locale), state: t(`work.state.case.${status}`) };
      return [id, { text: t('desk.search.deed', deed), note: t('desk.case.title', { id }) }];
    }),
  agencies: ({ agencies }, { t }) =>
    agencies.rows.map(({ number, company, city, status }) => {
      const deed = { who: company, sum: city ?? number, state: t(`work.state.agency.${status}`) };
      return [number, { text: t('desk.search.deed', deed), note: number }];
    }),
  consents: ({ consents }, { t, locale }) =>
    consents.rows.map(({ id, number, extent, at }) => {
      const text = `${t(`desk.consent.extentOf.${extent}`)}, ${moment(at, locale)}`;
      return [id, { text, note: number }];
    }),
};

const pair = (recommender: string, recipient: string, t: T): string =>
  `${recommender || t('desk.order.deleted')} → ${recipient || t('desk.order.nobody')}`;

/** Pages of the desk whose names have the text in them. */
export function pageHits(text: string, mine: readonly (typeof routes)[number][], { t, slug }: Reader): HitGroup[] {
  const part = text.trim().toLowerCase();
  if (part === '') return [];
  const hits = navigation.flatMap((group) =>
    mine.flatMap(({ path, nav }) => {
      const name = nav?.group === group ? t(nav.text) : '';
      const href = path === '' ? deskPath(slug) : deskPath(slug, ...path.split('/'));
      return name.toLowerCase().includes(part) ? [{ href, text: name }] : [];
    }),
  );
  return hits.length > 0 ? [{ name: t('desk.search.group.pages'), hits }] : [];
}
