/** Every company at a glance, the one with most to do first; each leads to its own desk. */

import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { type Company, type listCompanies, waitingMax } from '@weitersagen/contract/overview/desk';
import { money, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { logoOf } from '../../ui/themes/brand.ts';
import { type Column, Table } from '../../ui/work/table.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import styles from './figures.module.css';

export function Companies({ companies, missing }: Reply<typeof listCompanies>) {
  const t = useT();
  const columns = useColumns();
  return (
    <section className={styles.companies} aria-label={t('desk.companies.title')}>
      {missing.length > 0 && <Notice kind="bad">{t('desk.companies.missing', { names: missing.join(', ') })}</Notice>}
      <Table
        caption={t('desk.companies.title')}
        columns={columns}
        rows={companies}
        keyOf={({ slug }) => slug}
        empty={null}
      />
    </section>
  );
}

function useColumns(): Column<Company>[] {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  return [
    {
      head: t('desk.companies.company'),
      cell: ({ slug, name }) => (
        <a
          className={styles.company}
          data-company={slug}
          href={deskPath(slug)}
          aria-current={slug === mandant.slug ? 'true' : undefined}
        >
          {logoOf(slug) && <img src={logoOf(slug)} alt="" height="20" />}
          <span>{name}</span>
        </a>
      ),
    },
    {
      head: t('desk.companies.waiting'),
      kind: 'sum',
      cell: ({ waiting, isMany }) =>
        isMany
          ? t('desk.start.many', { count: number(Math.max(waiting, waitingMax), locale) })
          : number(waiting, locale),
    },
    { head: t('desk.companies.owed'), kind: 'sum', cell: ({ owedCents }) => money(owedCents, locale) },
    {
      head: t('desk.companies.ready'),
      kind: 'sum',
      cell: ({ readyCount, readyCents }) =>
        readyCents === null ? t('desk.start.many', { count: number(readyCount, locale) }) : money(readyCents, locale),
    },
    { head: t('desk.companies.nextRun'), cell: (company) => <NextRun {...company} /> },
  ];
}

/** Where the next money stands, and the way to it. */
function NextRun({ slug, run, runCents, readyCount }: Company) {
  const t = useT();
  const locale = useLocale();
  if (run === null && readyCount === 0) return <span className={layout.soft}>{t('desk.companies.noRun')}</span>;
  return (
    <a href={deskPath(slug, 'auszahlungen')}>
      {run === null
        ? t('desk.companies.make', { count: readyCount })
        : t(`desk.companies.${run}`, { sum: money(runCents, locale) })}
    </a>
  );
}
