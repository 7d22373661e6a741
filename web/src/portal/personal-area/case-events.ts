/**
 * A recommendation as a reader's timeline: what happened with its day, why it does not go on, what comes next. The
 * sentences are the server's; here they get their place and the words for a day nobody knows.
 */
import type { OwnRecommendation, StopReason } from '@weitersagen/contract/personal-area/schemas';
import { day } from '../../i18n/format.ts';
import type { T } from '../../i18n/t.ts';
import type { Event } from '../../ui/state/timeline.tsx';

/** Time alone, or somebody else, takes these away. */
const passing: ReadonlySet<StopReason> = new Set(['unconfirmed', 'newIban', 'orderInDoubt']);

export function caseEvents(item: OwnRecommendation, t: T, locale: string): Event[] {
  const { events, stop, next } = item;
  const past = events.map(({ text, at }): Event => ({ name: text, note: day(at, locale), state: 'done' }));
  const stopped: Event[] = stop
    ? [
        {
          name: t(`area.stop.${stop.reason}`),
          note: stop.text,
          state: passing.has(stop.reason) ? 'now' : 'stopped',
        },
      ]
    : [];
  const ahead: Event[] = next ? [{ ...saidOfNext(next, item, t, locale), state: stop ? 'ahead' : 'now' }] : [];
  return [...past, ...stopped, ...ahead];
}

/** Sentences without a day stand below a title. */
function saidOfNext(
  next: NonNullable<OwnRecommendation['next']>,
  item: OwnRecommendation,
  t: T,
  locale: string,
): Pick<Event, 'name' | 'note'> {
  const { status, recipient } = item;
  if (!next.expectedOn && ((status === 'open' && !recipient) || status === 'ok'))
    return { name: t(`area.ahead.${status}`), note: next.text };
  return { name: next.text, note: noteOfNext(item, t, locale) };
}

function noteOfNext({ next, ownReward, status }: OwnRecommendation, t: T, locale: string): string {
  if (next?.expectedOn) return t('area.expected', { day: day(next.expectedOn, locale) });
  if (status === 'open') return t('area.theirTurn');
  return t(ownReward?.status === 'ready' ? 'area.yourTurn' : 'area.noDay');
}

/** Its link still leads somewhere; a follow-up came through the link of another one. */
export const mayBeShared = ({ status, validUntil, rootNumber }: OwnRecommendation, today: string): boolean =>
  rootNumber === null && status !== 'expired' && status !== 'cancelled' && validUntil >= today;
