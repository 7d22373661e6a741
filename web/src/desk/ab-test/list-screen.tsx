/** All A/B tests of a mandant: what each is about, its days and how it stands. */
import { type AbTestRow, listAbTests } from '@weitersagen/contract/ab-test/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { HeldButton } from '../../ui/held-button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Table } from '../../ui/work/table.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import type { Load } from '../screen.ts';
import { AbTestBadge, abTestPath, daysText, newPath } from './names.tsx';

export const load = async ({ api }: Load) => ({ tests: need(await api(listAbTests)) });

export default function AbTestListScreen() {
  const t = useT();
  const { tests } = useLoaderData<typeof load>();
  return (
    <>
      <PageHead title={t('desk.abTest.title')} lead={t('desk.abTest.lead')} actions={tests.length > 0 && <New />} />
      {tests.length === 0 ? (
        <EmptyState level="h2" title={t('desk.abTest.empty')} action={<New />}>
          {t('desk.abTest.emptyText')}
        </EmptyState>
      ) : (
        <Tests tests={tests} />
      )}
    </>
  );
}

function New() {
  const t = useT();
  const { mandant, operator } = useSeat();
  if (operator.role === 'BetreiberSachbearbeitung')
    return <HeldButton reason={t('desk.abTest.whyRole')}>{t('desk.abTest.new')}</HeldButton>;
  return (
    <a className={button.button} href={newPath(mandant.slug)}>
      {t('desk.abTest.new')}
    </a>
  );
}

function Tests({ tests }: { tests: readonly AbTestRow[] }) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  return (
    <Table
      caption={t('desk.abTest.count', { count: tests.length })}
      rows={tests}
      keyOf={({ id }) => id}
      empty={null}
      columns={[
        {
          head: t('desk.abTest.name'),
          kind: 'name',
          cell: ({ id, name }) => (
            <a href={abTestPath(slug, id)}>
              <bdi>{name}</bdi>
            </a>
          ),
        },
        { head: t('desk.abTest.state'), cell: ({ state }) => <AbTestBadge state={state} /> },
        { head: t('desk.abTest.days'), cell: (row) => daysText(row, t, locale) },
        { head: t('desk.abTest.subject'), cell: ({ subject }) => t(`desk.abTest.subjectOf.${subject}`) },
        { head: t('desk.abTest.aim'), cell: ({ aim }) => t(`desk.abTest.aimOf.${aim}`) },
        { head: t('desk.abTest.split'), cell: ({ split }) => t(`desk.abTest.splitOf.${split}`) },
      ]}
    />
  );
}
