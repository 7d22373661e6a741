/** What happened to one thing, oldest first: event, moment, who did it, the state before and after, and the reason. */

import type { Value } from '@weitersagen/contract/basics/wire';
import type { Event } from '@weitersagen/contract/event/schemas';
import { eventText, reasonText } from '../../i18n/book-text.ts';
import { moment } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Timeline } from '../../ui/state/timeline.tsx';
import { nameOf } from '../colleagues.ts';
import { wireJobText, wireStateText } from './state-words.ts';

type EventRow = Value<typeof Event>;

/** After these nothing goes on until a person has decided. */
const halting: ReadonlySet<string> = new Set(['stop', 'noteCancellation', 'cancelReported']);

interface Props {
  events: readonly EventRow[];
  /** Where a page tells of more than one thing. */
  title?: string | undefined;
}

export function History({ events, title }: Props) {
  const t = useT();
  const named = title ?? t('work.history.title');
  return (
    <section className={layout.stack}>
      <h2>{named}</h2>
      {events.length === 0 ? (
        <p className={layout.soft}>{t('work.history.none')}</p>
      ) : (
        <Timeline
          label={named}
          events={events.map((event) => ({
            name: eventText(event, t),
            note: <EventNote event={event} />,
            state: halting.has(event.name) ? 'stopped' : 'done',
          }))}
        />
      )}
    </section>
  );
}

function EventNote({ event }: { event: EventRow }) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      {moment(event.at, locale)}, {t('work.history.by', { actor: actorsText(event, t) })}
      {event.from !== null && event.from !== event.to && (
        <>
          <br />
          {changeText(event, t)}
        </>
      )}
      {event.reason && (
        <>
          <br />
          {noteText(event, event.reason, t)}
        </>
      )}
    </>
  );
}

/** The export of a run notes the checksum of its bank file, which is no reason; a sandbox has no file. */
export const noteText = (
  { object, name, reasonName }: Pick<EventRow, 'object' | 'name' | 'reasonName'>,
  reason: string,
  t: T,
): string =>
  object === 'payout' && name === 'export' && reason.startsWith('SHA-256 ')
    ? t('work.history.file', { hash: reason })
    : t('work.history.reason', { reason: reasonText(reason, reasonName, t) });

/** `Abgeholt → Ausgezahlt` */
const changeText = ({ object, from, to }: Pick<EventRow, 'object' | 'from' | 'to'>, t: T): string =>
  from === null
    ? wireStateText(object, to, t)
    : t('work.history.change', { from: wireStateText(object, from, t), to: wireStateText(object, to, t) });

/** Both, where one person decided what another had asked for. */
export const actorsText = (event: Pick<EventRow, 'actorKind' | 'actorId' | 'askedBy'>, t: T): string =>
  event.askedBy === null
    ? actorText(event, t)
    : t('work.history.byBoth', { actor: actorText(event, t), askedBy: nameOf(event.askedBy) });

/** Colleagues by their name; others by what they are, because numbers say nothing to a person. */
export const actorText = ({ actorKind, actorId }: Pick<EventRow, 'actorKind' | 'actorId'>, t: T): string => {
  const kind = t(`work.actor.${actorKind}`);
  if (actorId === null) return kind;
  if (actorKind === 'operator') return nameOf(actorId);
  const importId = /^import (\d+)$/.exec(actorId)?.[1];
  if (importId) return t('work.actor.importOf', { id: importId });
  if (actorKind === 'job' && actorId === 'bootstrap') return t('work.actor.shell');
  const job = actorKind === 'job' && wireJobText(actorId, t);
  if (job) return t('work.actor.jobOf', { job });
  return actorKind === 'apiKey' || actorKind === 'job' ? `${kind} ${actorId}` : kind;
};
