/** The deed that two persons agree on: another provider, or what its claims mean, with its line in the log (rules 3.12). */
import { putSso, type SsoWish, ssoText } from '#agency/agency.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';

export interface SsoAsked extends SsoWish {
  /** What becomes another, a line each. */
  said: readonly string[];
}

export async function changeSso(tx: Tx, { said, ...wish }: SsoAsked, reason: string): Promise<void> {
  const before = await putSso(tx, wish);
  const change = { from: before ? ssoText(before) : null, to: [ssoText(wish), ...said].join('; '), reason };
  await recordEvent(tx, { object: 'mandant', id: tx.mandant.id, event: 'sso', ...change });
}
