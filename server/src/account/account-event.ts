/** What happens to an account that stays in its state is told by its log, too. */
import type { EventName } from '@weitersagen/contract/event/events';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';

export const recordAccountEvent = (
  tx: Tx,
  { id, status }: { id: number; status: string },
  event: EventName<'account'>,
  reason?: string,
): Promise<void> => recordEvent(tx, { object: 'account', id, event, from: status, to: status, reason });
