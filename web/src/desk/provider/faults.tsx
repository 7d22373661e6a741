/** Rows that were left out, with their line and why, so that somebody can tell the provider. */
import type { LoadDetail } from '@weitersagen/contract/provider/desk';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Table } from '../../ui/work/table.tsx';
import work from '../../ui/work/work.module.css';

export function Faults({ found: { faults, failed } }: { found: LoadDetail }) {
  const t = useT();
  if (faults.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="faults">
      <h2 id="faults">{t('desk.provider.faults')}</h2>
      <p className={layout.soft}>
        {t(failed > faults.length ? 'desk.provider.faultsFirst' : 'desk.provider.faultsLead', { count: faults.length })}
      </p>
      <Table
        caption={t('desk.provider.faults')}
        rows={faults}
        keyOf={({ line, message }) => `${line} ${message}`}
        empty={null}
        columns={[
          { head: t('desk.provider.line'), cell: ({ line }) => <span className={work.num}>{line}</span> },
          { head: t('desk.provider.externalId'), cell: ({ externalId }) => <bdi>{externalId ?? '–'}</bdi> },
          { head: t('desk.provider.why'), kind: 'name', cell: ({ message }) => message },
        ]}
      />
    </section>
  );
}
