/** M45, once a day: whoever may decide about money hears what waits, approvals and drafts of runs. */

import { dayOf } from '@weitersagen/contract/basics/day';
import { listOpen, openRow } from '#approval/approval.ts';
import { listColleagues, type MandantColleague } from '#operator/operator.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { anyOf, pass, whoHas } from '#platform/jobs/pass.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { lastMailAt, lockAddresses } from '#platform/mail/share.ts';
import { isDecider, obstacleOf, obstacleToExportBy } from './another.ts';
import { waitingMail } from './mails.ts';
import { draftRow, listDrafts } from './sql.ts';

const readMax = 100;

/** Job: gives how many were told. Nobody hears of what waits for somebody else, nor twice on a day, whoever starts it. */
export const remindDeciders = pass((ctx) => ctx.write(tellAll), anyOf(whoHas(openRow), whoHas(draftRow)));

async function tellAll(tx: Tx): Promise<number> {
  if (!tx.system.config.fourEyes) return 0;
  const [open, drafts] = [await listOpen(tx.db, tx.now, readMax), await listDrafts(tx.db, readMax)];
  if (open.length + drafts.length === 0) return 0;
  const deciders = (await listColleagues(tx)).filter(isDecider);
  await lockAddresses(
    tx,
    deciders.map(({ email }) => email),
  );
  let told = 0;
  for (const one of deciders) {
    if (await wasToldToday(tx, one)) continue;
    let [approvals, runs] = [0, 0];
    for (const approval of open) if (!(await obstacleOf(tx, one, approval))) approvals++;
    for (const draft of drafts) if (!(await obstacleToExportBy(tx, one, draft))) runs++;
    if (approvals + runs === 0) continue;
    await queueMail(tx, waitingMail, {
      to: one.email,
      language: one.language,
      object: 'operator',
      objectId: one.id,
      parameters: { approvals, runs },
    });
    told++;
  }
  return told;
}

async function wasToldToday(tx: Tx, { email }: MandantColleague): Promise<boolean> {
  const last = await lastMailAt(tx, email, waitingMail);
  return last !== undefined && dayOf(last) === today(tx.now);
}
