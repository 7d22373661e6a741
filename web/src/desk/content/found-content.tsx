/** What has the words somebody looked for, of every kind. */
import type { ContentRow } from '@weitersagen/contract/content/desk-shapes';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Table } from '../../ui/work/table.tsx';
import { useSeat } from '../desk-context.ts';
import { ContentBadge, ItemLink } from './names.tsx';

const foundMax = 50;

export function FoundContent({ rows, words }: { rows: readonly ContentRow[]; words: string }) {
  const t = useT();
  const { slug } = useSeat().mandant;
  const result = t('desk.content.find.results', { count: rows.length, words });
  return (
    <>
      <p role="status" className={layout.hush}>
        {result}
      </p>
      <Table
        caption={rows.length >= foundMax ? `${result}. ${t('desk.content.find.most')}` : result}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState level="h2" title={result}>
            {t('desk.content.find.nothing')}
          </EmptyState>
        }
        columns={[
          { head: t('desk.content.name'), kind: 'name', cell: (row) => <ItemLink slug={slug} row={row} /> },
          { head: t('desk.content.kind'), cell: ({ kind }) => t(`desk.content.kindOf.${kind}`) },
          { head: t('desk.content.state'), cell: ({ state }) => <ContentBadge state={state} /> },
        ]}
      />
    </>
  );
}
