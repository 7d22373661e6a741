/** What each deed in the life of a link calls. Nothing where there is nothing to do it with. */
import { dayOf, plusDays } from '@weitersagen/contract/basics/day';
import { sql } from 'kysely';
import * as rewards from '#reward/reward.ts';
import { rewardToken } from '#reward/token.ts';
import type { Reply } from '../app.ts';
import type { Clerk, claimsOf } from '../cast/claims.ts';
import { collectInto } from '../cast/collected.ts';
import type { World } from '../world.ts';
import { germanIban } from './german-iban.ts';
import type { Deed } from './steps.ts';

/** What everybody could know of the life as it is now, by the numbers that calls take. */
export interface Things {
  rewards: { id: number; number: string; attempt: number; until: string | null; role: string }[];
  orders: { number: string; external: string | null }[];
  recommendations: string[];
  cases: number[];
  claims: string[];
  approvals: number[];
  run: number | null;
}

export interface Life {
  id: number;
  email: string;
  link: { number: string; hash: string };
  people: { number: string; email: string }[];
}

export interface Scene {
  w: World;
  desk: ReturnType<typeof claimsOf>;
  life: Life;
  things: Things;
  clerk: Clerk;
  which: number;
}

type Call = (at: Scene) => Promise<Reply | undefined>;

const reason = { Grund: 'Zufall' };
const nothing = async (): Promise<undefined> => undefined;
const put = ({ desk, clerk }: Scene, path: string, body: unknown = reason): Promise<Reply> =>
  desk.desk(clerk, 'PUT', path, body);
const one = <T>(list: readonly T[], { which }: Scene): T | undefined => list[which % Math.max(1, list.length)];
const today = ({ w }: Scene): string => dayOf(w.app.app.system.clock.now());
const orderedOn = (at: Scene): string => plusDays(today(at), -14);
/** Of somebody whom only an order knows. */
const late = ({ life }: Scene): string => `late.${life.id}@example.org`;

/** A decision about one of the orders, rewards, claims, cases, or the run. */
const ofOrder =
  (decision: string, body?: (at: Scene) => unknown): Call =>
  (at) => {
    const order = one(at.things.orders, at);
    return order ? put(at, `auftraege/${order.number}/${decision}`, body?.(at) ?? {}) : nothing();
  };
const ofReward =
  (decision: string): Call =>
  (at) => {
    const reward = one(at.things.rewards, at);
    return reward ? put(at, `praemierungen/${reward.number}/${decision}`) : nothing();
  };
const ofClaim =
  (decision: string, body: (at: Scene) => unknown): Call =>
  (at) => {
    const claim = one(at.things.claims, at);
    return claim ? at.desk.decides(at.clerk, claim, decision, body(at)) : nothing();
  };
const ofCase =
  (decision: string, body: unknown = reason): Call =>
  (at) => {
    const found = one(at.things.cases, at);
    return found ? put(at, `faelle/${found}/${decision}`, body) : nothing();
  };
const ofRun =
  (decision: string, body: unknown = {}): Call =>
  (at) =>
    at.things.run === null ? nothing() : put(at, `auszahlungslaeufe/${at.things.run}/${decision}`, body);
const ofLast =
  (decision: string, body: unknown): Call =>
  (at) => {
    const last = at.things.approvals.at(-1);
    return last ? put(at, `antraege/${last}/${decision}`, body) : nothing();
  };

async function come({ w, life, which }: Scene): Promise<Reply> {
  const email = `ben.${life.id}.${life.people.length}@${which % 3 === 0 ? 'mailinator.com' : 'example.org'}`;
  const reply = await w.ben.registers(life.link, { Email: email, Vorname: `Ben${'abcdef'[which % 6]}` });
  if (reply.status !== 200) return reply;
  life.people.push({ number: reply.body.Empfaengernummer, email });
  return w.ben.confirms(reply.body.Empfaengernummer);
}

async function order(at: Scene): Promise<Reply> {
  const { w, life, which } = at;
  const person = one(life.people, at);
  const by = person ? { recipient: person.number } : { number: life.link.number, email: late(at) };
  const report = { order: `L${life.id}-${which % 4}`, ...by, on: orderedOn(at) };
  await w.client.reports(report);
  return w.client.reports({ ...report, event: 'bestaetigt' });
}

async function orderByFile(at: Scene): Promise<Reply | undefined> {
  const { w, desk, life, clerk, which } = at;
  const person = one(life.people, at);
  if (!person) return undefined;
  const row = [`L${life.id}-${which}`, 'eingegangen', orderedOn(at), person.number].join(';');
  const body = `ExterneAuftragsnummer;Ereignis;Auftragsdatum;Empfaengernummer\n${row}\n`;
  const reply = await w.app.call('POST', '/admin/auftraege/import', { token: await desk.token(clerk), body });
  await w.app.app.jobs.runNow('import.resume', w.mandants.spbdevk);
  return reply;
}

async function cancelByKey(at: Scene): Promise<Reply | undefined> {
  const external = one(at.things.orders, at)?.external;
  return external
    ? at.w.client.reports({ order: external, event: 'storniert', on: orderedOn(at), reason: 'Zufall' })
    : undefined;
}

async function collect(at: Scene): Promise<Reply | undefined> {
  const { w, life, which } = at;
  const reward = one(at.things.rewards, at);
  if (!reward?.until) return undefined;
  const { system } = w.app.app;
  const given = { ...reward, collectUntil: reward.until };
  const token = await rewardToken({ system, mandant: w.mandants.spbdevk }, given, system.clock.now());
  // Sometimes both sides to one account.
  const iban = germanIban(life.id * 10 + (which === 5 ? 0 : which % 10));
  return collectInto(w, token, reward.role === 'recommender' ? 'Anna Muster' : 'Ben Beispiel', iban);
}

async function stop(at: Scene): Promise<undefined> {
  const reward = one(at.things.rewards, at);
  if (reward)
    await at.w.as().write(async (tx) => rewards.stopReward(tx, await rewards.lockReward(tx, { id: reward.id })));
}

async function unlock(at: Scene): Promise<Reply> {
  const { rows } = await at.w
    .as()
    .read(({ db }) => sql<{ hash: string }>`select hash from account where email = ${at.life.email}`.execute(db));
  return put(at, `empfehler/${rows[0]?.hash}/entsperren`);
}

function fileClaim(at: Scene): Promise<Reply> {
  const { desk, life, which } = at;
  const about =
    which % 2 ? { Empfehlungsnummer: life.link.number } : { ExterneAuftragsnummer: `L${life.id}-${which % 6}` };
  return desk.files(life.email, { ...about, Abschlussdatum: plusDays(today(at), -1) });
}

async function appeal(at: Scene): Promise<Reply | undefined> {
  const claim = one(at.things.claims, at);
  const body = { Nachricht: 'Doch, er hat bestellt.' };
  return claim ? at.desk.asPerson(at.life.email, 'PUT', `/${claim}/widerspruch`, { body }) : undefined;
}

const nightly = ['case.weigh', 'recommendation.expire', 'order.release', 'reward.expire', 'approval.expire'];

async function night({ w }: Scene): Promise<undefined> {
  await w.days(1);
  for (const job of nightly) await w.app.app.jobs.runNow(job, w.mandants.spbdevk);
}

export const calls: Readonly<Record<Deed, Call>> = {
  come,
  order,
  orderByFile,
  confirmOrder: ofOrder('bestaetigen'),
  releaseOrder: ofOrder('freigeben'),
  cancelByKey,
  cancelByHand: ofOrder('stornieren', ({ which }) => ({ ...reason, Rueckfordern: which % 2 === 0 })),
  cancelLink: (at) => put(at, `empfehlungen/${one(at.things.recommendations, at)}/stornieren`),
  collect,
  stop,
  free: ofReward('freigeben'),
  setBack: ofReward('zuruecksetzen'),
  cancelReward: ofReward('stornieren'),
  clawBack: ofReward('rueckfordern'),
  return: ofReward('ruecklaeufer'),
  revive: ofReward('kulanz'),
  grant: (at) =>
    put(at, `empfehlungen/${one(at.things.recommendations, at)}/kulanz`, {
      Rolle: at.which % 2 ? 'Empfehler' : 'Empfaenger',
      BetragCent: 1500 + at.which * 1000,
      ...reason,
    }),
  fileClaim,
  assignClaim: ofClaim('zuordnen', (at) => ({
    ...(at.which % 2 && at.things.orders.length > 0 ? { Auftragsnummer: one(at.things.orders, at)?.number } : {}),
    Empfehlungsnummer: one(at.things.recommendations, at),
    Email: late(at),
    ...reason,
  })),
  grantClaim: ofClaim('kulanz', (at) => ({
    Empfehlungsnummer: one(at.things.recommendations, at),
    BetragCent: 2000,
    ...reason,
  })),
  refuseClaim: ofClaim('ablehnen', () => ({ Ablehnungsgrund: 'NichtBelegt' })),
  appeal,
  releaseCase: ofCase('freigeben'),
  rejectCase: ofCase('ablehnen', { GrundCode: 'Anderer', ...reason }),
  lockCase: ofCase('sperren'),
  reopenCase: ofCase('zuruecknehmen'),
  noteCase: ofCase('notiz', { Text: 'Gesehen' }),
  unlock,
  agree: ofLast('zustimmen', {}),
  decline: ofLast('ablehnen', reason),
  makeRun: async ({ w, desk, clerk }) =>
    w.app.call('POST', '/admin/auszahlungslaeufe', { token: await desk.token(clerk) }),
  exportRun: ofRun('exportieren'),
  confirmRun: ofRun('bestaetigen'),
  discardRun: ofRun('verwerfen', { NichtUebergeben: true, ...reason }),
  days: async ({ w, which }) => void (await w.days(which === 5 ? 61 : 4)),
  night,
};
