/** How things of the catalogue stand, and who changed each. */

import type { DraftState } from '@weitersagen/contract/draft/desk';
import { moment } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import { Badge, type BadgeKind } from '../../ui/state/badge.tsx';
import { nameOf } from '../../work/colleagues.ts';
import { Changed } from '../content/names.tsx';

const looks: Readonly<Record<DraftState, BadgeKind>> = {
  draft: 'info',
  published: 'good',
  changed: 'warn',
  off: 'open',
};

interface Standing {
  state: DraftState;
  plannedAt: Date | null;
}

export function ThingBadge({ state }: Pick<Standing, 'state'>) {
  const t = useT();
  return <Badge kind={looks[state]}>{t(`desk.thing.stateOf.${state}`)}</Badge>;
}

/** With the moment at which something is planned. */
export function ThingState({ state, plannedAt }: Standing) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <ThingBadge state={state} />
      {plannedAt && <small>{t('desk.content.plannedAt', { date: moment(plannedAt, locale) })}</small>}
    </>
  );
}

/** The same as one line. */
export function changedText(
  { changedAt, changedBy }: { changedAt: Date | null; changedBy: string | null },
  t: T,
  locale: string,
): string {
  if (changedAt === null) return t('desk.thing.byFile');
  return `${moment(changedAt, locale)}${changedBy === null ? '' : ` ${t('desk.content.by', { by: nameOf(changedBy) })}`}`;
}

/** What came by file was changed by nobody here. */
export function ThingChanged({ changedAt, changedBy }: { changedAt: Date | null; changedBy: string | null }) {
  const t = useT();
  return changedAt === null ? t('desk.thing.byFile') : <Changed changedAt={changedAt} changedBy={changedBy} />;
}
