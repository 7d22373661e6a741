/** A new import begins with its dry run; below it what was imported before. */

import { downloadImports, importView, listImports } from '@weitersagen/contract/order-import/desk';
import { importStatus } from '@weitersagen/contract/order-import/schemas';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { moment, number } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import work from '../../ui/work/work.module.css';
import { addressBehind, nameOf } from '../../work/colleagues.ts';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { FileLink } from '../../work/list/file-link.tsx';
import { type ListColumn, ListPage } from '../../work/list/list-page.tsx';
import { bodyOf, fileAddress, type ListKind } from '../../work/list/list-query.ts';
import { PageHead } from '../../work/page-head.tsx';
import { useRepeated } from '../../work/repeat.ts';
import { useSeat } from '../desk-context.ts';
import { deskPath, type Load, type Submit } from '../screen.ts';
import styles from './import.module.css';
import { ProbeForm } from './probe-form.tsx';
import { tryFile } from './send-file.ts';

const importList: ListKind = { status: importStatus, views: importView, columns: { createdAt: 'ErstelltAm' } };

export const load = async ({ api, query }: Load) => {
  const body = bodyOf(query, importList);
  return { body, page: need(await api(listImports, { body })) };
};

export const submit = (given: Submit) => tryFile(given);

type Row = Awaited<ReturnType<typeof load>>['page']['rows'][number];

export default function ImportsScreen() {
  const t = useT();
  const locale = useLocale();
  const { body, page } = useLoaderData<typeof load>();
  const { mandant } = useSeat();
  useRepeated(page.rows.some(({ status }) => status === 'running'));
  return (
    <>
      <PageHead title={t('desk.import.title')} lead={t('desk.import.lead')} />
      <section className={styles.fresh} aria-label={t('desk.import.title')}>
        <ProbeForm hint={t('desk.import.fileHint')} />
        <Columns />
      </section>
      <section className={layout.stack}>
        <div className={work.apart}>
          <h2>{t('desk.import.list')}</h2>
          <FileLink href={fileAddress(mandant.slug, downloadImports, body)} />
        </div>
        <ListPage
          kind={importList}
          body={body}
          page={page}
          columns={columnsOf(mandant.slug, locale, t)}
          keyOf={({ id }) => id}
          statusKey="work.state.import"
          viewKey="desk.importView"
          countKey="desk.import.count"
          empty={{ title: t('desk.import.none'), text: t('desk.import.noneLead') }}
        />
      </section>
    </>
  );
}

const columnNames = [
  'ExterneAuftragsnummer',
  'Ereignis',
  'Empfehlungsnummer',
  'Auftragsdatum',
  'Email',
  'Grund',
  'ProduktExterneId',
] as const;

function Columns() {
  const t = useT();
  return (
    <details className={styles.columns}>
      <summary>{t('desk.import.columns')}</summary>
      <p className={layout.soft}>{t('desk.import.columnsLead')}</p>
      <Facts facts={columnNames.map((name) => [name, t(`desk.import.column.${name}`)] as const)} />
    </details>
  );
}

const columnsOf = (slug: string, locale: string, t: T): ListColumn<Row>[] => [
  {
    head: t('desk.import.when'),
    sortedBy: 'createdAt',
    cell: ({ id, createdAt, createdBy, isProbe }) => (
      <>
        <a href={deskPath(slug, 'import', id)}>
          <b>{t(`desk.import.oneTitle.${isProbe ? 'probe' : 'real'}`, { id })}</b>
        </a>
        <small>{moment(createdAt, locale)}</small>
        <small title={addressBehind(createdBy)}>{t('desk.import.by', { by: nameOf(createdBy) })}</small>
      </>
    ),
  },
  { head: t('desk.import.rows'), kind: 'sum', cell: ({ read }) => number(read, locale) },
  { head: t('desk.import.fine'), kind: 'sum', cell: ({ done }) => number(done, locale) },
  { head: t('desk.import.failed'), kind: 'sum', cell: ({ failed }) => number(failed, locale) },
  { head: t('desk.import.status'), cell: ({ status }) => <StateBadge of="import" code={status} /> },
];
