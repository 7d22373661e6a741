/**
 * Whether a person sits before a form (K-08, C-25, C-27, C-29): asked where the mandant switched the captcha on, of ours or of a
 * service. A solution is good once, in every process; the same request, known by its `Idempotency-Key`, may bring it again, so
 * that whoever corrects a field or lost the answer solves no second one. While a service cannot be asked, the mandant's
 * CaptchaAusfall decides: the form is let through and marked, or refused with the reason.
 */

import { refuse } from '@weitersagen/contract/basics/refusals';
import { type CaptchaQuestion, testSolution } from '@weitersagen/contract/captcha/schemas';
import { findCaptchaSecret, refuseWithoutWork } from '#mandant/mandant.ts';
import { plusHours } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { makeTask, solvedBy } from './altcha.ts';
import { askFriendlyCaptcha, endpointOf } from './friendly-captcha.ts';
import * as sql from './sql.ts';

export { overSolutionRow } from './sql.ts';

/** What a form asks at its first touch. */
export async function askCaptcha(ctx: Ctx): Promise<CaptchaQuestion> {
  const { features, captchaKind: kind, captchaSiteKey: siteKey } = ctx.mandant.config;
  const isRequired = features.captcha;
  if (!isRequired) return { isRequired, siteKey: null, endpoint: null };
  if (kind === 'altcha') return { isRequired, siteKey: null, endpoint: null, kind, task: await makeTask(ctx) };
  return { isRequired, siteKey, endpoint: endpointOf(ctx), kind };
}

/** Whose frame the pages with such a form may show: an address of a service, and nobody's where it is ours. */
export function captchaOriginOf(mandant: Ctx['mandant']): string | undefined {
  const { features, captchaKind } = mandant.config;
  const endpoint = endpointOf({ mandant });
  if (!features.captcha || captchaKind !== 'friendlyCaptcha' || !URL.canParse(endpoint)) return undefined;
  const { origin, protocol } = new URL(endpoint);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

interface Asked {
  solution: string | null;
  /** Which form: a solution that one has used helps no other. */
  form: 'recommendation' | 'contact' | 'registration' | 'invitation';
}

/**
 * Refuses a form without its captcha. `missing`: the service could not be asked, and the mandant lets such a form through.
 * A stranger whom no captcha has vouched for does the proof of work, where it is time for it (rules 1.8).
 */
export async function refuseWithoutCaptcha(ctx: Ctx, asked: Asked): Promise<'solved' | 'missing' | 'not asked'> {
  const outcome = ctx.origin && ctx.mandant.config.features.captcha ? await judge(ctx, asked) : 'not asked';
  if (outcome !== 'solved') await refuseWithoutWork(ctx);
  else if (ctx.origin) ctx.origin.hasProven = true;
  return outcome;
}

async function judge(ctx: Ctx, { solution, form }: Asked): Promise<'solved' | 'missing'> {
  const { system, mandant } = ctx;
  if (!solution) refuse('captcha.wrong');
  if (system.config.testMode && solution === testSolution) return 'solved';
  const repeatKey = repeatKeyOf(ctx, form);
  if (mandant.config.captchaKind === 'altcha') {
    const solved = (await solvedBy(ctx, solution)) ?? refuse('captcha.wrong');
    return (await isGoodOnce(ctx, { id: solved.id, repeatKey, endsAt: solved.endsAt }))
      ? 'solved'
      : refuse('captcha.wrong');
  }
  return judgeByService(ctx, solution, repeatKey);
}

/** The service itself forgets nothing: a response it has judged once is asked about no second time. */
async function judgeByService(ctx: Ctx, response: string, repeatKey: string | null): Promise<'solved' | 'missing'> {
  const used = await ctx.read(({ db }) => sql.findUsed(db, hashesOf(ctx, response)));
  if (used) return isSame(used.repeatKey, repeatKey) ? 'solved' : refuse('captcha.wrong');
  const secret = await ctx.read(findCaptchaSecret);
  const judged = secret === null ? 'away' : await askFriendlyCaptcha(ctx, { secret, response });
  if (judged === 'wrong') refuse('captcha.wrong');
  if (judged === 'right') {
    const kept = { id: response, repeatKey, endsAt: plusHours(ctx.now, repeatHours) };
    return (await isGoodOnce(ctx, kept)) ? 'solved' : refuse('captcha.wrong');
  }
  if (ctx.mandant.config.captchaOutage === 'refuse') refuse('captcha.away', { retryAfter: 60 });
  ctx.log.warn('let through without a captcha: its service could not be asked');
  return 'missing';
}

/** As long as the answer to a request is kept. */
const repeatHours = 24;

const purpose = 'captcha-solution';
const hashesOf = ({ system }: Ctx, id: string): string[] => system.vault.hashes(id, purpose);

const repeatKeyOf = ({ system, origin }: Ctx, form: string): string | null =>
  origin?.idempotencyKey ? system.vault.hash(`${form} ${origin.idempotencyKey}`, 'captcha-repeat') : null;

const isSame = (one: string | null, other: string | null): boolean => one !== null && one === other;

const isGoodOnce = (
  ctx: Ctx,
  { id, repeatKey, endsAt }: { id: string; repeatKey: string | null; endsAt: Date },
): Promise<boolean> =>
  ctx.write(async ({ db }) => {
    const [solution = ''] = hashesOf(ctx, id);
    if (await sql.insertUsed(db, { solution, repeat_key: repeatKey, ends_at: endsAt })) return true;
    return isSame((await sql.findUsed(db, hashesOf(ctx, id)))?.repeatKey ?? null, repeatKey);
  });

/** Job step: what has ended by itself. */
export const deleteOldSolutions = ({ db, now }: Tx): Promise<number> => sql.deleteOld(db, now);
