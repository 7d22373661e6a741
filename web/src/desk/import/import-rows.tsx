/** What became of the rows of a file: the bad ones first, because something has to be done about them. */
import { downloadImportRows } from '@weitersagen/contract/operator/desk-endpoints';
import { addressOf } from '../../api/client.ts';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { KeyPages } from '../../ui/work/paging.tsx';
import { Table } from '../../ui/work/table.tsx';
import { Tabs } from '../../ui/work/tabs.tsx';
import work from '../../ui/work/work.module.css';
import { useSeat } from '../desk-context.ts';
import { StateBadge } from '../history/state-badge.tsx';
import { deskPath } from '../screen.ts';
import type { Import } from './import-screen.tsx';

type Row = Import['rows']['rows'][number];

export function ImportRows({ found }: { found: Import }) {
  const t = useT();
  const { mandant } = useSeat();
  const { id, failed, done, showsAll, rows } = found;
  const here = deskPath(mandant.slug, 'import', id);
  const first = showsAll ? '?zeilen=alle' : '';
  const file = `/api/v1/${mandant.slug}${addressOf(downloadImportRows, {
    params: { id },
    query: { failedOnly: !showsAll },
  })}`;
  return (
    <section className={layout.stack}>
      <div className={work.apart}>
        <h2>{t('desk.import.parts')}</h2>
        {rows.rows.length > 0 && (
          <a className={`${button.button} ${button.second} ${button.small}`} href={file} download>
            <Icon name="download" />
            {t(showsAll ? 'desk.import.allFile' : 'desk.import.badFile')}
          </a>
        )}
      </div>
      <Tabs
        label={t('desk.import.parts')}
        tabs={[
          ...(failed > 0 ? [{ name: t('desk.import.badRows'), href: here, count: failed, isCurrent: !showsAll }] : []),
          { name: t('desk.import.allRows'), href: `${here}?zeilen=alle`, count: done + failed, isCurrent: showsAll },
        ]}
      />
      <Table
        caption={t('desk.import.rowCaption')}
        rows={rows.rows}
        keyOf={({ line }) => line}
        empty={
          <EmptyState title={t('desk.import.noRows')}>
            {t(found.status === 'running' ? 'desk.import.noRowsYet' : 'desk.import.noRowsLead')}
          </EmptyState>
        }
        columns={[
          { head: t('desk.import.line'), cell: ({ line }) => <span className={work.num}>{line}</span> },
          { head: t('desk.order.externalNumber'), cell: ({ externalNumber }) => externalNumber ?? '–' },
          { head: t('desk.import.order'), cell: (row) => <OrderLink row={row} slug={mandant.slug} /> },
          { head: t('desk.import.result'), cell: (row) => <RowResult row={row} /> },
        ]}
      />
      {rows.after !== null && (
        <KeyPages
          label={t('desk.list.pages')}
          first={{ href: `${here}${first}`, name: t('desk.list.first') }}
          previous={{ href: undefined, name: t('desk.list.previous') }}
          next={{ href: `${here}${first ? `${first}&` : '?'}nach=${rows.after}`, name: t('desk.list.next') }}
        />
      )}
    </section>
  );
}

const OrderLink = ({ row: { number }, slug }: { row: Row; slug: string }) =>
  number === null ? (
    '–'
  ) : (
    <a className={work.num} href={deskPath(slug, 'auftraege', number)}>
      {number}
    </a>
  );

function RowResult({ row: { status, message } }: { row: Row }) {
  const t = useT();
  if (message !== null)
    return (
      <>
        <Badge kind="bad">{t('desk.import.failed')}</Badge>
        <small>{message}</small>
      </>
    );
  if (status === null) return '–';
  return status === 'noted' ? (
    <Badge kind="info">{t('desk.import.noted')}</Badge>
  ) : (
    <StateBadge of="order" code={status} />
  );
}
