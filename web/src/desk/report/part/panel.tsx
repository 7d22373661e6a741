/** A part of a report: its heading, a sentence about it, what it shows, and its table as a file. */

import { downloadReport, type ReportPart, type ReportQuery } from '@weitersagen/contract/report/desk';
import { createContext, type ReactNode, useContext } from 'react';
import { addressOf } from '../../../api/client.ts';
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { FileLink } from '../../../work/list/file-link.tsx';
import { useSeat } from '../../desk-context.ts';
import styles from '../report.module.css';

/** What all parts of the page are asked. */
export const QueryContext = createContext<ReportQuery | null>(null);

interface Props {
  part: ReportPart;
  lead?: ReactNode;
  /** As wide as the page. */
  isWide?: boolean;
  children: ReactNode;
}

export function Panel({ part, lead, isWide = false, children }: Props) {
  const t = useT();
  const { slug } = useSeat().mandant;
  const query = useContext(QueryContext);
  const id = `report-${part}`;
  return (
    <section className={isWide ? `${styles.panel} ${styles.wide}` : styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t(`desk.report.${part}`)}</h2>
        {query && (
          <FileLink href={addressOf(slug, downloadReport, { query: { ...query, part } })}>
            {t('desk.report.csv')}
            <span className={layout.hush}> {t('desk.report.fileOf', { name: t(`desk.report.${part}`) })}</span>
          </FileLink>
        )}
      </div>
      {lead && <p className={layout.soft}>{lead}</p>}
      {children}
    </section>
  );
}
