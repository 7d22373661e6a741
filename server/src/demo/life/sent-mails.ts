/** The mails of the past have left: nothing of it waits for a mail server, or is sent when one comes. */
import { dayOf } from '@weitersagen/contract/basics/day';
import { markSent } from '#platform/mail/delivery/outcome.ts';
import { dayMs, type StoryContext } from '../story-steps.ts';

export async function sendMails(story: StoryContext): Promise<void> {
  for (let waiting = await findWaiting(story); waiting.length > 0; waiting = await findWaiting(story))
    await send(story, waiting);
}

/** So many at a time. */
const most = 500;

/** The mails that are due first. */
const findWaiting = ({ at }: StoryContext) =>
  at(0).read(async ({ db }) => {
    const due = await db.selectFrom('mail_due').select('mail_id').orderBy('due_at').limit(most).execute();
    if (due.length === 0) return [];
    const ids = due.map(({ mail_id }) => mail_id);
    const mails = await db.selectFrom('mail').select(['id', 'created_at']).where('id', 'in', ids).execute();
    return mails.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  });

async function send({ at, system }: StoryContext, waiting: Awaited<ReturnType<typeof findWaiting>>): Promise<void> {
  const now = system.clock.now().getTime();
  for (const mails of Map.groupBy(waiting, ({ created_at }) => dayOf(created_at)).values()) {
    const last = mails.at(-1)?.created_at ?? new Date(now);
    const daysAgo = Math.max(0, (now - last.getTime() - aMinute) / dayMs);
    await at(daysAgo).write((tx) =>
      markSent(
        tx,
        mails.map(({ id }) => id),
      ),
    );
  }
}

const aMinute = 60_000;
