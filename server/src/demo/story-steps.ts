/** Where the story of the demo is told: contexts of its people at the moment something happened, and what each step calls. */
import { randomUUID } from 'node:crypto';
import { dayOf, plusDays } from '@weitersagen/contract/basics/day';
import { termsIn } from '@weitersagen/contract/mandant/rules';
import { findPerson } from '#account/person-sql.ts';
import { personKind } from '#account/user-kind.ts';
import { giveAgreement, giveBankData } from '#arrival/confirm.ts';
import { registerRecipient } from '#arrival/register.ts';
import { fileClaim } from '#claim/claim.ts';
import { findOperator } from '#operator/sql.ts';
import { plusHours } from '#platform/clock.ts';
import {
  type Actor,
  type Ctx,
  createContext,
  globally,
  type Mandant,
  type Origin,
  type System,
} from '#platform/context.ts';
import { type Answer, collectAnswer } from '#platform/http/answer.ts';
import { createClickWriter } from '#recommendation/click-writer.ts';
import { createRecommendation } from '#recommendation/create.ts';
import { getRecommendation } from '#recommendation/recommendation.ts';
import { listRewardsOf, type Reward } from '#reward/reward.ts';
import * as settlement from '#settlement/settlement.ts';
import { premiumIds } from './catalogue/sold.ts';
import { demoOperators } from './operators.ts';
import type { Step, Tale } from './tales.ts';

type UndatedTale = Omit<Tale, 'days'>;

export interface StoryContext {
  mandant: Mandant;
  system: System;
  /** Somebody, so many days ago. */
  at(daysAgo: number, actor?: Actor, origin?: Origin | null): Ctx;
  /** The first operator, and the one who confirms what the first made. */
  operators: readonly [Actor, Actor];
  terms: string;
  clicks: Pick<ReturnType<typeof createClickWriter>, 'record'>;
}

export const dayMs = 86_400_000;

export async function storyContextOf(system: System, mandant: Mandant): Promise<StoryContext> {
  const start = system.clock.now().getTime();
  const { defaultLanguage: locale } = mandant.config;
  const at = (daysAgo: number, actor: Actor = { kind: 'anyone' }, origin: Origin | null = null): Ctx => {
    const now = new Date(start - daysAgo * dayMs);
    return createContext({ system, mandant, actor, locale, now, log: system.log, origin });
  };
  const [first, second] = demoOperators;
  return {
    mandant,
    system,
    at,
    operators: [await operator(system, first), await operator(system, second)],
    terms: termsIn(mandant.config, locale).text,
    clicks: createClickWriter(system),
  };
}

async function operator(system: System, email: string): Promise<Actor> {
  const row = await globally(system, (db) => findOperator(db, { email }));
  if (!row) throw new Error(`the demo has no operator ${email}`);
  return { kind: 'operator', operatorId: row.id, email, role: row.role, sessionId: '', authAt: system.clock.now() };
}

/** Cookies are for nobody here. */
export const nobodyAnswers = (): Answer => collectAnswer({ secure: false, isFrame: false }).answer;

/** Only of what is looked at with suspicion there are traces; of everybody else nobody asks. */
const someone = { kind: 'anyone' } as const;
const originOf = ({ browser }: UndatedTale): Origin | null =>
  browser === undefined ? null : { requestId: randomUUID(), ip: '127.0.0.1', userAgent: browser, idempotencyKey: null };

type Opening = (story: StoryContext, visit: NonNullable<Tale['visits']>[number]) => Promise<unknown>;
type Telling = (story: StoryContext, daysAgo: number) => Promise<unknown>;

/** What the steps of one recommendation have learned; the later ones use it. */
interface Known {
  number: string;
  hash: string;
  recipient: string;
  order: string;
}

/** What the story does is nobody's hand: whoever tries the demo decides about all of it. */
const system: Actor = { kind: 'job', name: 'System' };

/** What one recommendation's steps do, and who opened its link. */
export function tellingOf(tale: UndatedTale): Record<Step, Telling> & { opened: Opening } {
  const known: Known = { number: '', hash: '', recipient: '', order: '' };
  return {
    opened: opening(known),
    recommended: recommending(tale, known),
    came: coming(tale, known),
    agreed: ({ at, terms: termsText }, daysAgo) =>
      giveAgreement(at(daysAgo, { kind: 'recipient', number: known.recipient }), {
        termsText,
        salutation: null,
        firstName: null,
        lastName: null,
      }),
    gaveBank: givingBank(tale, known),
    withdrawn: ({ at }, daysAgo) =>
      settlement.cancelRecommendation(at(daysAgo, system), known.number, 'Auf Wunsch der empfehlenden Person'),
    ordered: reporting(known, 'received'),
    rejected: ({ at }, daysAgo) =>
      settlement.rejectOrder(at(daysAgo, system), known.order, 'Vom Anbieter nach der Prüfung abgelehnt'),
    confirmed: reporting(known, 'confirmed'),
    cancelled: reporting(known, 'cancelled', 'Widerruf innerhalb von 14 Tagen'),
    released: ({ at }, daysAgo) =>
      at(daysAgo, system).write((tx) => settlement.releaseOrder(tx, known.order, undefined, settlement.byAnybody)),
    collected: collecting(tale, known),
    returned: async ({ at }, daysAgo) => {
      const ctx = at(daysAgo, system);
      const { number } = await rewardOf(ctx, known);
      await ctx.write((tx) => settlement.returnReward(tx, number, { reason: 'Konto erloschen', endToEndId: null }));
    },
    collectedAgain: collecting({ ...tale, by: { ...tale.by, iban: tale.newIban ?? tale.by.iban } }, known),
    claimed: claiming(tale, known),
  };
}

const recommending =
  (tale: UndatedTale, known: Known): Telling =>
  async ({ at, terms: termsText }, daysAgo) => {
    const { by, to, product, device = null, share } = tale;
    const made = await createRecommendation(
      at(daysAgo, someone, originOf(tale)),
      {
        params: undefined,
        query: { command: null, channel: null, captcha: null, isEmployee: false, isWidget: false },
        body: {
          recommendation: {
            product: String(product),
            deviceId: device,
            linkType: 'shortLink',
            share,
            termsText,
            ...noAgency,
          },
          recommender: { firstName: by.firstName, lastName: by.lastName, email: by.email, wantsNewsletter: false },
          contact: { firstName: to.firstName, lastName: to.lastName, email: null, company: null },
        },
      },
      nobodyAnswers(),
    );
    if ('number' in made) Object.assign(known, { number: made.number, hash: made.hash });
  };

const noAccount = { holder: null, iban: null } as const;
const noAgency = { agentNumber: null, agencyNumber: null, target: null } as const;

const coming =
  (tale: UndatedTale, known: Known): Telling =>
  async ({ at, terms: termsText }, daysAgo) => {
    const { salutation, firstName, lastName, email } = tale.to;
    const agreed = { phone: null, company: null, wantsAdvertising: false, termsText, acceptsTerms: true };
    const came = await registerRecipient(
      at(daysAgo, someone, originOf(tale)),
      {
        params: { number: known.number },
        query: { hash: known.hash, channel: 'wa', source: 'shortLink', captcha: null, reservation: null },
        body: { salutation, firstName, lastName, email, emailRepeated: email, ...agreed },
      },
      nobodyAnswers(),
    );
    known.recipient = came.number;
  };

const opening =
  (known: Known): Opening =>
  async ({ at, clicks }, [daysAgo, channel, people]) => {
    const { mandant, now, ...ctx } = at(daysAgo);
    const { id } = await ctx.read((tx) => getRecommendation(tx, { number: known.number }));
    const click = { mandantId: mandant.id, recommendationId: id, channel, source: 'shortLink', at: now } as const;
    const visit = { recipientNumber: null, target: 'landing', kind: 'person', referrerHost: null } as const;
    await Promise.all(
      Array.from({ length: people }, () => clicks.record({ ...click, ...visit, visitorHash: randomUUID() })),
    );
  };

const reporting =
  (known: Known, event: 'received' | 'confirmed' | 'cancelled', reason: string | null = null): Telling =>
  async ({ at }, daysAgo) => {
    const ctx = at(daysAgo, { kind: 'apiKey', name: 'partner' });
    const { number } = await settlement.reportOrder(ctx, {
      externalNumber: `V-${known.recipient}`,
      event,
      recommendationNumber: null,
      recipientNumber: known.recipient,
      productExternalId: null,
      orderedOn: event === 'received' ? dayOf(ctx.now) : null,
      reason,
      email: null,
    });
    known.order = number ?? known.order;
  };

/** Of whoever recommended. */
async function rewardOf(ctx: Ctx, { number }: Known): Promise<Reward> {
  const own = await ctx.read(async (tx) => {
    const { id: recommendationId } = await getRecommendation(tx, { number });
    return listRewardsOf(tx, { recommendationId });
  });
  const reward = own.find(({ role }) => role === 'recommender');
  if (!reward) throw new Error('there is no reward');
  return reward;
}

const collecting =
  ({ by, voucher = false }: UndatedTale, known: Known): Telling =>
  async ({ at, terms: termsText }, daysAgo) => {
    const { number, attempt, expectedPremiumId } = await rewardOf(at(daysAgo), known);
    const premiumId = voucher ? premiumIds.voucher : expectedPremiumId;
    const ctx = at(daysAgo, { kind: 'reward', number, attempt, endsAt: at(0).now });
    const money = voucher ? noAccount : { holder: `${by.firstName} ${by.lastName}`, iban: by.iban };
    const bank = { ...money, storesBankData: false };
    await settlement.collectReward(ctx, { premiumId, ...bank, termsText, acceptsTerms: true }, nobodyAnswers());
  };

const givingBank =
  ({ to, contactIban: iban = '' }: UndatedTale, known: Known): Telling =>
  ({ at }, daysAgo) =>
    giveBankData(at(daysAgo, { kind: 'recipient', number: known.recipient }), {
      holder: `${to.firstName} ${to.lastName}`,
      iban,
      acceptsTerms: true,
    });

/** The contact signed on the telephone, five days before. */
const claiming =
  ({ by, to }: UndatedTale, known: Known): Telling =>
  async ({ at }, daysAgo) => {
    const ctx = at(daysAgo, await signedIn(at(daysAgo), by.email));
    await fileClaim(ctx, {
      recommendationNumber: known.number,
      externalNumber: `W-${known.number.slice(-5)}`,
      contractOn: plusDays(dayOf(ctx.now), -5),
      words: `${to.firstName} hat am Telefon bestellt und die Bestätigung bekommen. Hier steht noch nichts davon.`,
      files: [],
    });
  };

/** In a session of an hour, which is long over. */
async function signedIn(ctx: Ctx, email: string): Promise<Actor> {
  const session = { id: randomUUID(), authAt: ctx.now, remembered: false, support: undefined };
  return ctx.write(async (tx) => {
    const person = await findPerson(tx.db, { email });
    if (!person) throw new Error(`${email} has no account`);
    await personKind.sessions.insert(tx.db, person.id, session, {
      browser: null,
      endsAt: plusHours(ctx.now, 1),
      hintSealed: null,
    });
    const { id: accountId, hash } = person;
    const { id: sessionId, authAt } = session;
    return { kind: 'recommender', accountId, hash, email, sessionId, authAt, roles: ['Empfehler'], support: null };
  });
}
