/**
 * Eva operates and Otto is the second pair of eyes: each call is real and made with a fresh session, because one lives
 * eight hours only. `waiting` brings a recommendation to the point where rewards can be collected.
 */
import { dayOf, plusDays } from '@weitersagen/contract/basics/day';
import type { Reply, TestApp } from '../app.ts';
import type { Slug } from '../mandant-files.ts';
import { confirm, recommendAndRegister, release, report, rewardTokenOf, type Walk, type WalkOptions } from '../walk.ts';
import { operator } from './operators.ts';

/** Nora agrees to what waits, and touches nothing else. */
export type Who = 'eva' | 'otto' | 'nora';
/** What may be decided about one reward: the last part of the path. */
export type Decision = 'kulanz' | 'rueckfordern' | 'ruecklaeufer' | 'zuruecksetzen' | 'stornieren' | 'freigeben';

interface Options {
  as?: Who;
  mandant?: Slug;
  /** Idempotency-Key. */
  key?: string;
}

export interface Eva {
  token(who?: Who): Promise<string>;
  /** What a call asked for is agreed to by Nora, where it waits for somebody; the object as it is then. */
  settles(reply: Reply, options?: Options): Promise<Reply>;
  /** POST admin/auszahlungslaeufe. */
  makesRun(options?: Options): Promise<Reply>;
  /** By Otto without `as`. */
  exports(run: number, options?: Options): Promise<Reply>;
  downloads(run: number, options?: Options): Promise<Reply>;
  confirms(run: number, options?: Options): Promise<Reply>;
  discards(run: number, body?: unknown, options?: Options): Promise<Reply>;
  shows(run: number, options?: Options): Promise<Reply>;
  /** PUT admin/praemierungen/{id}/…, agreed to by Nora where it waits for somebody. */
  decides(reward: string, decision: Decision, options?: Options & { body?: unknown }): Promise<Reply>;
  /** PUT admin/empfehlungen/{nr}/kulanz. */
  grants(recommendation: string, body?: Record<string, unknown>, options?: Options): Promise<Reply>;
  /** PUT admin/auftraege/{nr}/freigeben: the order stands although its cancellation was reported. */
  keepsOrder(order: string, options?: Options): Promise<Reply>;
  /** PUT admin/auftraege/{nr}/stornieren. */
  cancelsOrder(order: string, body?: Record<string, unknown>, options?: Options): Promise<Reply>;
}

const people = {
  eva: { email: 'eva@betreiber.example', role: 'BetreiberAdmin' },
  otto: { email: 'otto@betreiber.example', role: 'BetreiberSachbearbeitung' },
  nora: { email: 'nora@betreiber.example', role: 'BetreiberAdmin' },
} as const;
const otherThan = (who: Who): Who => (who === 'eva' ? 'otto' : 'eva');
const runs = '/admin/auszahlungslaeufe';

export function evaOf(app: TestApp): Eva {
  /** Both are there: without another person nothing is decided about money. */
  const token = async (who: Who = 'eva'): Promise<string> => {
    await operator(app, people[otherThan(who)]);
    return operator(app, people[who]);
  };
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body: unknown,
    { as = 'eva', mandant = 'spbdevk', key }: Options = {},
  ): Promise<Reply> =>
    app.call(method, path, {
      mandant,
      token: await token(as),
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  const decided = async (reply: Reply, { as = 'eva', ...options }: Options = {}): Promise<Reply> => {
    if (reply.status !== 202) return reply;
    const { Antrag } = reply.body;
    const agreed = await call('PUT', `/admin/antraege/${Antrag}/zustimmen`, {}, { ...options, as: 'nora' });
    // The same call once more gives the same answer, and what it asked for is done.
    const all = await call('PUT', '/admin/antraege', { Filter: String(Antrag) }, { ...options, as });
    // The number of a run may be the same.
    const approval = all.body.Content.find((one: { Antrag: number }) => one.Antrag === Antrag);
    if (approval.Status !== 'Zugestimmt') return agreed;
    const { Objekt, Nummer } = approval;
    if (Objekt === 'Auszahlungslauf') return call('GET', `${runs}/${Nummer}`, undefined, { ...options, as });
    if (Objekt === 'Empfaenger' || Objekt === 'Empfehler') return agreed;
    if (Objekt === 'Auftrag') return call('GET', `/admin/auftraege/${Nummer}`, undefined, { ...options, as });
    const list = await call('PUT', '/admin/praemierungen', { Filter: Nummer, Descending: true }, { ...options, as });
    return { ...list, body: list.body.Content[0] };
  };
  return {
    token,
    settles: decided,
    makesRun: (options) => call('POST', runs, undefined, options),
    exports: (run, options) => call('PUT', `${runs}/${run}/exportieren`, undefined, { as: 'otto', ...options }),
    downloads: (run, options) => call('GET', `${runs}/${run}/datei`, undefined, options),
    confirms: (run, options) => call('PUT', `${runs}/${run}/bestaetigen`, undefined, options),
    discards: async (run, body, options) =>
      decided(await call('PUT', `${runs}/${run}/verwerfen`, body, options), options),
    shows: (run, options) => call('GET', `${runs}/${run}`, undefined, options),
    decides: async (reward, decision, { body = { Grund: 'Prüfung' }, ...options } = {}) =>
      decided(await call('PUT', `/admin/praemierungen/${reward}/${decision}`, body, options), options),
    grants: async (recommendation, body = {}, options) =>
      decided(
        await call(
          'PUT',
          `/admin/empfehlungen/${recommendation}/kulanz`,
          { Rolle: 'Empfehler', BetragCent: 2500, Grund: 'Kulanz', ...body },
          options,
        ),
        options,
      ),
    keepsOrder: async (order, options) =>
      decided(await call('PUT', `/admin/auftraege/${order}/freigeben`, {}, options), options),
    cancelsOrder: (order, body = {}, options) =>
      call('PUT', `/admin/auftraege/${order}/stornieren`, { Grund: 'Widerruf', ...body }, options),
  };
}

/** A reward that can be collected, with its token. */
interface ReadyReward {
  number: string;
  token: string;
  cents: number;
}

export interface ReadyWalk extends Walk {
  recommender: ReadyReward | undefined;
  recipient: ReadyReward | undefined;
}

const claimPeriodDays = 14;
/** Whoever releases by hand takes no part in the payout; Eva and Otto do. */
const releaser = { email: 'rita@betreiber.example', role: 'BetreiberSachbearbeitung' } as const;

/** Recommended, confirmed, ordered (a claim period ago) and released: nothing but the pickup is missing. */
export async function walkToReady(
  app: TestApp,
  options: WalkOptions = {},
  /** What happens between the confirmation and the order. */
  between: (walk: Walk) => Promise<unknown> = async () => undefined,
): Promise<ReadyWalk> {
  const walk = await recommendAndRegister(app, options);
  await confirm(app, walk);
  await between(walk);
  walk.externalNumber = `EXT-${walk.number}`;
  const orderedOn = plusDays(dayOf(app.app.system.clock.now()), -claimPeriodDays);
  await report(app, walk, 'eingegangen', orderedOn);
  await report(app, walk, 'bestaetigt', orderedOn);
  await release(app, walk, await operator(app, releaser));
  const find = async (email: string): Promise<ReadyReward | undefined> => {
    const token = rewardTokenOf(walk, email);
    if (!token) return undefined;
    const [shown] = (await app.call('GET', '/praemierung', { mandant: walk.mandant, token })).body;
    return { number: shown.Id, token, cents: shown.BetragCent };
  };
  return { ...walk, recommender: await find(walk.recommenderEmail), recipient: await find(walk.recipientEmail) };
}
