/** Tokens that a mail brings: whoever holds one may do one thing, without signing in. */
import { plusHours } from '#platform/clock.ts';
import type { Mandant, System } from '#platform/context.ts';
import { signToken } from './token.ts';

/** Token of the recipient's mails: 365 days (rules 2.1). */
export const recipientToken = (
  { system, mandant }: { system: System; mandant: Mandant },
  number: string,
  now: Date,
): Promise<string> =>
  signToken(system.vault, { typ: 'empfaenger', sub: number, mandant: mandant.slug }, now, plusHours(now, 365 * 24));

/**
 * Token that collects one reward: until 90 days after its last day of collection. Of an older attempt it only reads, and
 * so it does once the e-mail address has changed.
 */
export const rewardToken = (
  { system, mandant }: { system: System; mandant: Mandant },
  reward: { number: string; attempt: number; collectUntil: string },
  now: Date,
): Promise<string> =>
  signToken(
    system.vault,
    { typ: 'praemierung', sub: reward.number, mandant: mandant.slug, ver: reward.attempt },
    now,
    plusHours(new Date(`${reward.collectUntil}T23:00:00Z`), 90 * 24),
  );
