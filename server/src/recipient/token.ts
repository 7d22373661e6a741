/** The token of the recipient's mails: whoever holds it acts as this recipient, without signing in. */
import { type Bearer, signToken } from '#identity/identity.ts';
import { plusHours } from '#platform/clock.ts';
import type { Mandant, System } from '#platform/context.ts';

/** 365 days (rules 2.1). */
export const recipientToken = (
  { system, mandant }: { system: System; mandant: Mandant },
  number: string,
  now: Date,
): Promise<string> =>
  signToken(system.vault, { typ: 'empfaenger', sub: number, mandant: mandant.slug }, now, plusHours(now, 365 * 24));

export const recipientBearer: Bearer = {
  access: 'recipient',
  tokenType: 'empfaenger',
  findActor: async (_ctx, { sub: number }) => ({ kind: 'recipient', number }),
};
