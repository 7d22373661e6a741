/** What whoever pays has to see of a transfer: a return that waits, another name, deeds of operators, what held it. */

import type { Flag } from '@weitersagen/contract/payout/flags';
import { eventText } from '../../i18n/book-text.ts';
import { day } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Parted } from '../../ui/work/parted.tsx';
import { addressBehind, nameOf } from '../../work/colleagues.ts';

export function Flags({ flags }: { flags: readonly Flag[] }) {
  const t = useT();
  const locale = useLocale();
  if (flags.length === 0) return '–';
  return (
    <ul className={`${layout.stack} ${layout.small}`}>
      {flags.map((flag) => (
        <li key={`${flag.kind} ${flag.event ?? flag.hold} ${flag.at?.getTime()}`}>
          {isGrave(flag) ? <strong>{textOf(flag, t)}</strong> : textOf(flag, t)}
          {flag.at && (
            <small title={addressBehind(flag.by)}>
              <Parted text={[day(flag.at, locale), flag.by && nameOf(flag.by)].filter(Boolean).join(', ')} />
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}

const isGrave = ({ kind }: Flag): boolean => kind === 'otherName' || kind === 'returnAsked';

function textOf({ kind, hold, object, event, text }: Flag, t: T): string {
  if (kind === 'returnAsked') return t('desk.payout.returnAsked');
  if (kind === 'otherName') return t('desk.payout.otherName');
  if (hold) return t('desk.payout.wasHeld', { hold: t(`desk.reward.holdName.${hold}`) });
  return object && event ? eventText({ object, name: event }, t) : text;
}
