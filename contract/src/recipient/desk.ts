/** What the desk does for a recipient. */

import * as z from 'zod/mini';
import { Asked } from '../approval/schemas.ts';
import { ticked } from '../basics/agreement.ts';
import { byClerk, moveRefusals, Reason } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { text } from '../basics/text.ts';
import { wire } from '../basics/wire.ts';
import { ByRecipientNumber, Deleted } from './schemas.ts';

export const DeleteRecipient = wire({
  reason: ['Grund', text(1, 500)],
  /** Needed where a reward is ready, and given up with it, or collected: that one is paid all the same (R10). */
  waivesReward: ['Verzicht', ticked],
});

export const deleteRecipient = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/empfaenger/:nr/loeschen',
  summary: 'Deletes the data of a recipient on request',
  refusals: [...moveRefusals, 'recommendation.over'],
  params: ByRecipientNumber,
  body: DeleteRecipient,
  reply: Deleted,
});

/** What became of a stopped bank account. */
export const DecidedBank = wire({ isStored: ['Gespeichert', z.boolean()] });

const decideBank = (path: string, summary: string) =>
  endpoint({
    ...byClerk,
    method: 'PUT',
    path: `/admin/empfaenger/:nr/bankdaten/${path}`,
    summary,
    refusals: [...moveRefusals, 'approval.waits'],
    params: ByRecipientNumber,
    body: Reason,
    reply: z.union([DecidedBank, Asked]),
    mayWait: true,
  });

export const freeRecipientBank = decideBank('freigeben', 'The stopped bank account is right: what it stopped goes on');

export const dropRecipientBank = decideBank(
  'loeschen',
  'The stopped bank account is not the person’s: it is deleted, and what was not collected goes on',
);
