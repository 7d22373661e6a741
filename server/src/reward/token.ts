/** The token of a reward's mails: whoever holds it collects exactly this reward, without signing in. */
import { type Bearer, signToken } from '#identity/identity.ts';
import { plusHours } from '#platform/clock.ts';
import type { Mandant, System } from '#platform/context.ts';
import * as sql from './sql.ts';

/**
 * Until 90 days after its last day of collection. Of an older attempt it only reads, and so it does once the e-mail
 * address has changed.
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

/** A link that was mailed to an address its owner has given up is as good as one of an older attempt: it only reads. */
export const rewardBearer: Bearer = {
  access: 'reward',
  tokenType: 'praemierung',
  findActor: async (ctx, { sub: number, ver = 0, iat = 0, exp = 0 }) => {
    // A token knows whole seconds only.
    const since = new Date((iat + 1) * 1000);
    const isGivenUp = await ctx.read(({ db }) => sql.hasChangedAddress(db, { number, since }));
    return { kind: 'reward', number, attempt: isGivenUp ? 0 : ver, endsAt: new Date(exp * 1000) };
  },
};
