/**
 * One import: how far it is, what came out, which rows were bad. It runs on the server, so a reload shows it as it is;
 * it is read out when it begins and when it is over, not at every look. A dry run ends with the question whether the same
 * file is to be imported.
 */

import { importTried, listImportRows, showImport } from '@weitersagen/contract/order-import/desk';
import { redirect, useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { moment, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Spot } from '../../ui/spot.tsx';
import { Progress } from '../../ui/state/progress.tsx';
import { nameOf } from '../../work/colleagues.ts';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useRepeated } from '../../work/repeat.ts';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { ImportRows } from './import-rows.tsx';
import { GoOn } from './real-import.tsx';

const pageSize = 50;

export const load = async ({ api, params, query }: Load) => {
  const id = params.id;
  const found = need(await api(showImport, { params: { id } }));
  const showsAll = query.get('zeilen') === 'alle' || found.failed === 0;
  const rows = need(
    await api(listImportRows, {
      params: { id },
      query: {
        failedOnly: !showsAll,
        after: lineOf(query.get('nach')),
        before: lineOf(query.get('vor')),
        fromEnd: query.get('ende') === 'ja',
        count: pageSize,
      },
    }),
  );
  const isFirst = !query.has('nach') && !query.has('vor');
  /** File and rows are deleted after 30 days, the counts stay. */
  const isDeleted = isFirst && rows.rows.length === 0 && (showsAll ? found.done + found.failed : found.failed) > 0;
  return { ...found, showsAll, rows, isDeleted };
};

/** What is no line of a file reads the first page, as in every list. */
const lineOf = (text: string | null): number | null => (text && /^\d{1,6}$/.test(text) ? Number(text) : null);

export type Import = Awaited<ReturnType<typeof load>>;

/** The dry run of this page, for good. */
export const submit = ({ form, mandant, params }: Submit) =>
  form.send(importTried, { params: { id: params.id } }, ({ id }) => redirect(deskPath(mandant.slug, 'import', id)));

export default function ImportScreen() {
  const t = useT();
  const locale = useLocale();
  const found = useLoaderData<typeof load>();
  const { mandant } = useSeat();
  const isRunning = found.status === 'running';
  useRepeated(isRunning);
  const kind = found.isProbe ? 'probe' : 'real';
  return (
    <>
      <PageHead
        title={t(`desk.import.oneTitle.${kind}`, { id: found.id })}
        state={<StateBadge of="import" code={found.status} />}
        lead={t('desk.import.startedBy', { at: moment(found.createdAt, locale), by: nameOf(found.createdBy) })}
        back={<BackToList href={deskPath(mandant.slug, 'import')}>{t('desk.nav.imports')}</BackToList>}
      />
      <div role="status">
        {isRunning ? <p className={layout.hush}>{t(`desk.import.progress.${kind}`)}</p> : <Result found={found} />}
      </div>
      {!isRunning && !found.isProbe && found.status !== 'stopped' && found.failed === 0 && <Spot name="imported" />}
      {isRunning && <Running found={found} />}
      {!isRunning && found.isProbe && found.done > 0 && <GoOn found={found} />}
      {!isRunning && !found.isProbe && (
        <div className={layout.row}>
          <a className={`${button.button} ${button.second}`} href={deskPath(mandant.slug, 'auftraege')}>
            {t('desk.import.orders')}
          </a>
        </div>
      )}
      <ImportRows found={found} />
    </>
  );
}

function Running({ found: { read, done, failed, isProbe } }: { found: Import }) {
  const t = useT();
  const locale = useLocale();
  const values = { done: number(done + failed, locale), all: number(read, locale) };
  return (
    <Progress
      label={t(`desk.import.progress.${isProbe ? 'probe' : 'real'}`)}
      done={read > 0 ? done + failed : undefined}
      of={Math.max(read, 1)}
      note={t('desk.import.progressNote', values)}
    />
  );
}

function Result({ found: { status, isProbe, done, failed } }: { found: Import }) {
  const t = useT();
  if (status === 'stopped') return <Notice kind="bad">{t('desk.import.stopped')}</Notice>;
  const how = failed === 0 ? 'good' : done === 0 ? 'bad' : 'mixed';
  return (
    <Notice kind={how === 'mixed' ? 'warn' : how}>
      {t(`desk.import.result.${isProbe ? 'probe' : 'real'}.${how}`, { fine: done, failed })}
    </Notice>
  );
}
