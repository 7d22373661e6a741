/**
 * Consent to cookies (G-11, S-06): what a visitor decided is kept as evidence, without a person, under a random number that the
 * visitor alone has, with the words that were shown; the answer sets the cookies that say it for 60 days, and takes away those of a
 * purpose that was declined. Every other part asks the one service (contract/consent/service) what is given.
 */
import { hash, randomUUID } from 'node:crypto';
import type { Output, Reply } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { consentList, lifeSeconds, registeredConsent } from '@weitersagen/contract/consent/cookies';
import type { decideConsent as decideCall } from '@weitersagen/contract/consent/endpoints';
import { type ConsentMode, consentModeOf } from '@weitersagen/contract/consent/mode';
import {
  consentCookie,
  consentDays,
  consentProofCookie,
  type Purpose,
  proofValue,
  purposes,
  readProof,
} from '@weitersagen/contract/consent/purposes';
import type { ConsentDecision } from '@weitersagen/contract/consent/schemas';
import type { ConsentService } from '@weitersagen/contract/consent/service';
import { consentWords } from '@weitersagen/contract/consent/words';
import { languageTexts } from '#content/content.ts';
import { plusHours } from '#platform/clock.ts';
import type { Ctx, Mandant } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { countAddress } from '#platform/http/limit.ts';
import * as sql from './sql.ts';

export { deleteOldConsents, oldConsentRow } from './sql.ts';

type Asked = Output<typeof ConsentDecision>;

/** A whole network of phones decides under one address. */
const limit = { name: 'consent', max: 3000, windowSeconds: 3600 };

const modeOf = ({ config }: Pick<Mandant, 'config'>): ConsentMode => consentModeOf(config.features);

/** What the cookies of a browser say; a decision about another list of purposes is none. */
export function consentOf(mandant: Pick<Mandant, 'config'>, cookies: Readonly<Record<string, string>>): ConsentService {
  const isCurrent = readProof(cookies[consentProofCookie])?.list === consentList;
  const decided = (purpose: Purpose): boolean | undefined => {
    const value = cookies[consentCookie(purpose)];
    return !isCurrent || (value !== '1' && value !== '0') ? undefined : value === '1';
  };
  return registeredConsent(modeOf(mandant), decided);
}

/** Keeps the decision, and says it to the browser. Where nobody asks there is nothing to decide. */
export async function decideConsent(ctx: Ctx, asked: Asked, answer: Answer): Promise<Reply<typeof decideCall>> {
  const { list, channel, number: former, ...decision } = asked;
  if (modeOf(ctx.mandant) === 'aus') refuse('state.not-allowed');
  if (list !== consentList) refuse('terms.changed');
  await countAddress(ctx, limit);
  const number = former ?? randomUUID();
  const words = decision.source === 'portal' ? await wordsOf(ctx) : null;
  await ctx.write(async ({ db, now }) => {
    const textId = words && (await sql.findOrInsertText(db, { ...words, since: now }));
    await sql.insertEvidence(db, { ...decision, number, list, textId, at: now });
  });
  tellBrowser(ctx.mandant, asked, number, answer);
  return { number, decidedAt: ctx.now, endsAt: plusHours(ctx.now, consentDays * 24) };
}

/** In the order in which they are shown: what somebody agreed to, word for word. */
const evidenceKeys = [
  'consent.title',
  'consent.text',
  'consent.required',
  'consent.requiredText',
  'consent.functional',
  'consent.functionalText',
  'consent.analytical',
  'consent.analyticalText',
  'consent.marketing',
  'consent.marketingText',
  'consent.none',
  'consent.all',
  'consent.some',
] as const satisfies readonly (keyof typeof consentWords)[];

/** As they were shown: in the language of the page, with the mandant's own words, and where it has none in that language as every text. */
async function wordsOf(ctx: Ctx): Promise<{ hash: string; locale: string; words: string }> {
  const { locale } = ctx;
  const own = await languageTexts(ctx, locale);
  const others = await languageTexts(ctx, ctx.mandant.config.defaultLanguage);
  const ours = (key: (typeof evidenceKeys)[number]): string | undefined =>
    locale === 'de' || locale === 'en' ? consentWords[key][locale] : undefined;
  const words = evidenceKeys.map((key) => own[key] ?? ours(key) ?? others[key] ?? consentWords[key].de).join('\n');
  return { hash: hash('sha256', `${locale}\n${words}`, 'hex'), locale, words };
}

function tellBrowser(mandant: Mandant, asked: Asked, number: string, answer: Answer): void {
  const life = { maxAgeSeconds: lifeSeconds('consent_*') };
  const given = (purpose: Purpose): boolean => purpose === 'required' || asked[purpose];
  for (const purpose of purposes) answer.cookie(consentCookie(purpose), given(purpose) ? '1' : '0', life);
  const hasAgreed = asked.functional || asked.analytical || asked.marketing;
  // Who declines everything is not given a number to be known by.
  answer.cookie(consentProofCookie, proofValue(asked.list, hasAgreed ? number : null), life);
  const service = registeredConsent(modeOf(mandant), given);
  for (const purpose of purposes)
    if (!given(purpose)) for (const name of service.cookiesOf(purpose)) answer.cookie(name, '', { maxAgeSeconds: 0 });
  if (asked.channel !== null && service.maySet('channel')) setChannel(answer, asked.channel);
}

/** By which campaign the visitor came; whoever sets it has asked whether that was agreed to. */
export const setChannel = (answer: Pick<Answer, 'cookie'>, channel: string): void =>
  answer.cookie('channel', channel, { maxAgeSeconds: lifeSeconds('channel') });
