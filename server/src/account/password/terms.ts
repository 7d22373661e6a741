/** Terms somebody agrees to without recommending: the text that was shown, else the one in force, and that this person agreed to it. */

import { eventCode } from '@weitersagen/contract/event/events';
import { termsIn } from '@weitersagen/contract/mandant/rules';
import { keepPermission, keepTerms } from '#mandant/mandant.ts';
import type { Tx } from '#platform/context.ts';

export async function keepTermsOf(
  tx: Tx,
  { email, text: shown = null }: { email: string; text?: string | null },
  event: 'acceptInvitation' | 'activate' | 'register' = 'activate',
): Promise<void> {
  const text = shown ?? termsIn(tx.mandant.config, tx.locale).text;
  await keepTerms(tx, text);
  await keepPermission(tx, { kind: 'terms', email, given: true, text, source: eventCode('account', event) });
}
