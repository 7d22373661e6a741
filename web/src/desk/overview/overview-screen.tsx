/** What waits for a person today: each line leads to where it is done. */
import { showOverview, waitingMax } from '@weitersagen/contract/overview/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { day, money, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { BankNotice } from '../payout/bank-check.tsx';
import { deskPath, type Load } from '../screen.ts';
import styles from './overview.module.css';
import { placeOf, urgencyOf } from './waiting-kinds.ts';

export const load = async ({ api }: Load) => need(await api(showOverview));

type Waiting = Awaited<ReturnType<typeof load>>['waiting'][number];

export default function StartScreen() {
  const t = useT();
  const locale = useLocale();
  const { waiting, bank } = useLoaderData<typeof load>();
  const { operator, mandant } = useSeat();
  return (
    <>
      <PageHead
        title={t('desk.start.title', { mandant: mandant.name })}
        lead={t('desk.start.lead', { day: day(operator.today, locale), count: waiting.length })}
      />
      <BankNotice bank={bank} />
      {waiting.length === 0 ? (
        <EmptyState
          level="h2"
          title={t('desk.start.nothing')}
          action={<a href={deskPath(mandant.slug, 'auftraege')}>{t('desk.start.orders')}</a>}
        >
          {t('desk.start.nothingLead')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {waiting.map((one) => (
            <li key={one.kind}>
              <Task {...one} slug={mandant.slug} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Task({ kind, count, sumCents, slug }: Waiting & { slug: string }) {
  const t = useT();
  const locale = useLocale();
  const many = number(count, locale);
  return (
    <a className={styles.task} href={`/verwaltung/${slug}/${placeOf[kind]}`}>
      <Badge kind={urgencyOf(kind)}>{count >= waitingMax ? t('desk.start.many', { count: many }) : many}</Badge>
      <span className={styles.words}>
        <b>{t(`desk.waiting.${kind}`)}</b>
        <span className={layout.soft}>{t(`desk.waiting.${kind}.note`)}</span>
      </span>
      {sumCents !== null && <span className={layout.money}>{money(sumCents, locale)}</span>}
      <Icon name="right" />
    </a>
  );
}
