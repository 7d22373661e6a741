/**
 * Friendly Captcha v2, by its protocol (K-08): the browser brings a response, the service says whether it is one of ours and
 * new. Status 200 is no yes. Whatever is not one of its answers about the response itself means that it could not be asked:
 * no connection, a key it does not know, 5xx, an answer nobody can read.
 */
import { decode, optional, type Value, wire } from '@weitersagen/contract/basics/wire';
import * as z from 'zod/mini';
import type { Ctx } from '#platform/context.ts';
import { OutgoingError } from '#platform/outgoing/failure.ts';

/** In Germany; what nobody configures asks there. */
const europe = 'https://eu.frcapi.com/api/v2/captcha';
const timeoutMs = 3000;

export const endpointOf = ({ mandant: { config } }: Pick<Ctx, 'mandant'>): string =>
  (config.captchaEndpoint ?? europe).replace(/\/+$/, '');

/** What it says of a response that is no good. */
const wrongCodes: ReadonlySet<unknown> = new Set(['response_invalid', 'response_timeout', 'response_duplicate']);

export async function askFriendlyCaptcha(
  ctx: Pick<Ctx, 'system' | 'mandant' | 'log'>,
  { secret, response }: { secret: string; response: string },
): Promise<'right' | 'wrong' | 'away'> {
  const { system, mandant, log } = ctx;
  const { captchaSiteKey: sitekey } = mandant.config;
  try {
    const { status, text } = await system.outgoing.call({
      purpose: 'captcha',
      url: `${endpointOf(ctx)}/siteverify`,
      method: 'POST',
      headers: { 'x-api-key': secret },
      json: { response, ...(sitekey && { sitekey }) },
      timeoutMs,
    });
    const answer = read(text);
    const judged = status === 200 ? judgementOf(answer) : 'away';
    if (judged === 'away')
      log.error({ status, code: answer?.error?.code }, 'the captcha service gave no answer about the response');
    return judged;
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    // What and why stands in the line of the call.
    log.error({ failure: error.failure }, 'the captcha service could not be asked');
    return 'away';
  }
}

const Answer = wire({
  isGood: ['success', z.boolean()],
  error: ['error', optional(wire({ code: ['error_code', z.string().check(z.regex(/^\w{1,40}$/))] }))],
});

function judgementOf(answer: Value<typeof Answer> | undefined): 'right' | 'wrong' | 'away' {
  if (!answer) return 'away';
  if (answer.isGood) return 'right';
  return wrongCodes.has(answer.error?.code) ? 'wrong' : 'away';
}

function read(text: string): Value<typeof Answer> | undefined {
  try {
    const decoded = decode(Answer, JSON.parse(text));
    return decoded.ok ? decoded.value : undefined;
  } catch {
    return undefined;
  }
}
