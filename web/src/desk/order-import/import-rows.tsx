/** What became of the rows of a file: the bad ones first, because something has to be done about them. */
import { downloadImportRows } from '@weitersagen/contract/order-import/desk';
import { addressOf } from '../../api/client.ts';
import { number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Table } from '../../ui/work/table.tsx';
import { Tabs } from '../../ui/work/tabs.tsx';
import work from '../../ui/work/work.module.css';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { FileLink } from '../../work/list/file-link.tsx';
import { ListStatus } from '../../work/list/list-status.tsx';
import { Ways } from '../../work/list/ways.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import type { Import } from './import-screen.tsx';

type Row = Import['rows']['rows'][number];

export function ImportRows({ found }: { found: Import }) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const { id, failed, done, showsAll, rows, isProbe } = found;
  const here = deskPath(mandant.slug, 'import', id);
  const file = addressOf(mandant.slug, downloadImportRows, { params: { id }, query: { failedOnly: !showsAll } });
  return (
    <section className={layout.stack}>
      <div className={work.apart}>
        <h2>{t('desk.import.parts')}</h2>
        {rows.rows.length > 0 && (
          <FileLink href={file}>{t(showsAll ? 'desk.import.allFile' : 'desk.import.badFile')}</FileLink>
        )}
      </div>
      <Tabs
        label={t('desk.import.parts')}
        tabs={[
          ...(failed > 0
            ? [{ name: t('desk.import.badRows'), href: here, count: number(failed, locale), isCurrent: !showsAll }]
            : []),
          {
            name: t('desk.import.allRows'),
            href: `${here}?zeilen=alle`,
            count: number(done + failed, locale),
            isCurrent: showsAll,
          },
        ]}
      />
      {!showsAll && rows.rows.length > 0 && <p className={layout.soft}>{t('desk.import.badLead')}</p>}
      <ListStatus ends={rows} shown={rows.rows.length}>
        {t(showsAll ? 'desk.import.allRows' : 'desk.import.badRows')}
      </ListStatus>
      <Table
        caption={t('desk.import.rowCaption')}
        rows={rows.rows}
        keyOf={({ line }) => line}
        empty={
          found.isDeleted ? (
            <EmptyState title={t('desk.import.deleted')}>{t('desk.import.deletedLead')}</EmptyState>
          ) : (
            <EmptyState title={t('desk.import.noRows')}>
              {t(found.status === 'running' ? 'desk.import.noRowsYet' : 'desk.import.noRowsLead')}
            </EmptyState>
          )
        }
        columns={[
          { head: t('desk.import.line'), cell: ({ line }) => <span className={work.num}>{line}</span> },
          { head: t('desk.order.externalNumber'), cell: ({ externalNumber }) => externalNumber ?? '–' },
          // A probe names no order, known or not.
          ...(isProbe
            ? []
            : [{ head: t('desk.import.order'), cell: (row: Row) => <OrderLink row={row} slug={mandant.slug} /> }]),
          { head: t('desk.import.result'), cell: (row) => <RowResult row={row} /> },
        ]}
      />
      <Ways ends={rows} />
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

function RowResult({ row: { status, messages } }: { row: Row }) {
  const t = useT();
  if (messages.length > 0)
    return (
      <>
        <Badge kind="bad">{t('desk.import.failed')}</Badge>
        {messages.map((message) => (
          <small key={message}>{message}</small>
        ))}
      </>
    );
  if (status === null) return '–';
  return status === 'noted' ? (
    <Badge kind="info">{t('desk.import.noted')}</Badge>
  ) : (
    <StateBadge of="order" code={status} />
  );
}
