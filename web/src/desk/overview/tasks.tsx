/** What waits, one line a kind: how much, what, and where to. */

import type { Value } from '@weitersagen/contract/basics/wire';
import { type Overview, waitingMax } from '@weitersagen/contract/overview/desk';
import { money, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { useSeat } from '../desk-context.ts';
import styles from './overview.module.css';
import { daysSince } from './reading.ts';
import { placeOf, urgencyOf } from './waiting-kinds.ts';

type Shown = Value<typeof Overview>;
type Waiting = Shown['waiting'][number];

interface Props extends Pick<Shown, 'oldest'> {
  tasks: readonly Waiting[];
}

export const Tasks = ({ tasks, oldest }: Props) => (
  <ul className={styles.list}>
    {tasks.map((one) => (
      <li key={one.kind}>
        <Task {...one} since={oldest.find(({ kind }) => kind === one.kind)?.since} />
      </li>
    ))}
  </ul>
);

function Task({ kind, count, sumCents, since }: Waiting & { since: Date | undefined }) {
  const t = useT();
  const { operator, mandant } = useSeat();
  const locale = useLocale();
  const many = number(count, locale);
  return (
    <a className={styles.task} href={`/verwaltung/${mandant.slug}/${placeOf[kind]}`}>
      <Badge kind={urgencyOf(kind)}>{count >= waitingMax ? t('desk.start.many', { count: many }) : many}</Badge>
      <span className={styles.words}>
        <b>{t(`desk.waiting.${kind}`)}</b>
        <span className={layout.soft}>{t(`desk.waiting.${kind}.note`)}</span>
      </span>
      <span className={styles.since}>
        {since && t('desk.start.since', { count: daysSince(since, operator.today) })}
      </span>
      <span className={layout.money}>{sumCents !== null && money(sumCents, locale)}</span>
      <Icon name="right" />
    </a>
  );
}
