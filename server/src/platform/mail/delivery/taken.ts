/** Mails that the mail server has: those of one moment are marked together. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Ctx, jobContext } from '../../context.ts';
import { inGroups } from './in-groups.ts';
import { markSent } from './outcome.ts';

interface Taken {
  ctx: Ctx;
  mailId: number;
}

type MarkTaken = (taken: Taken) => Promise<void>;

const againMs = 1000;

/** Comes back when it is marked: until then it is in hand. */
export const createMarking = (isStopped: () => boolean): MarkTaken =>
  inGroups(
    ({ ctx }: Taken) => ctx.mandant.id,
    async (taken) => {
      await markAll(taken, isStopped);
      return [];
    },
  );

/** Whatever happens to the database, none of them is sent once more as long as this process lives. */
async function markAll(taken: readonly Taken[], isStopped: () => boolean): Promise<void> {
  const [first] = taken;
  if (!first) return;
  const { system, mandant, log } = first.ctx;
  const mailIds = taken.map(({ mailId }) => mailId);
  for (;;) {
    try {
      return await jobContext(system, mandant, 'mail').write((tx) => markSent(tx, mailIds));
    } catch (err) {
      if (isStopped()) throw err;
      log.error({ err, mails: mailIds }, 'mails were sent and cannot be marked yet');
      await sleep(againMs);
      // One that cannot be marked keeps no other.
      if (taken.length > 1) return void (await Promise.all(taken.map((one) => markAll([one], isStopped))));
    }
  }
}
