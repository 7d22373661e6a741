/** Scheduled work: how each last run ended, when the next one comes, and a run by hand. A running one is looked at again. */
import type { Value } from '@weitersagen/contract/basics/wire';
import { listJobs, runJob } from '@weitersagen/contract/operator/endpoints';
import type { Job } from '@weitersagen/contract/operator/job-schemas';
import { redirect, useLocation } from 'react-router';
import { need } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { type T, type TextKey, useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { type Column, Table } from '../../ui/work/table.tsx';
import { Ask, Question } from '../decision/question.tsx';
import { questionOf } from '../decision/question-address.ts';
import { useLoaded } from '../desk-context.ts';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { PageHead } from '../shell/page-head.tsx';
import { useRepeated } from '../shell/repeat.ts';

type Row = Value<typeof Job>;

export const load = async ({ api, mandant, query }: Load) => {
  const jobs = need(await api(listJobs));
  // A reload keeps the question; where the job runs by now it has been answered, and must not come back when that ends.
  if (jobs.some(({ job, isRunning }) => isRunning && job === questionOf(query)))
    throw redirect(deskPath(mandant.slug, 'jobs'));
  return { jobs };
};

export const submit = ({ form, query, done, t }: Submit) => {
  const name = questionOf(query) ?? '';
  return form.send(runJob, { params: { job: name as never } }, ({ processed }) =>
    done(t('desk.job.ran', { job: nameOf(name, t), count: processed })),
  );
};

export default function JobListScreen() {
  const t = useT();
  const locale = useLocale();
  const { jobs } = useLoaded<typeof load>();
  const asked = questionOf(new URLSearchParams(useLocation().search));
  useRepeated(jobs.some(({ isRunning }) => isRunning));
  return (
    <>
      <PageHead title={t('desk.job.title')} lead={t('desk.job.lead')} />
      <Table
        caption={t('desk.job.count', { count: jobs.length })}
        rows={jobs}
        keyOf={({ job }) => job}
        empty={null}
        columns={columnsOf(t, locale)}
      />
      {jobs
        .filter(({ isStartable }) => isStartable)
        .map(({ job }) => (
          <Question
            key={job}
            name={job}
            title={t('desk.job.runOf', { job: nameOf(job, t) })}
            submit={t('desk.job.run')}
          >
            <p>{asked === job && t('desk.job.runThen')}</p>
          </Question>
        ))}
    </>
  );
}

const nameOf = (job: string, t: T): string => t(`desk.job.nameOf.${job.replace('.', '-')}` as TextKey);

const columnsOf = (t: T, locale: string): Column<Row>[] => [
  {
    head: t('desk.job.name'),
    cell: ({ job, every }) => (
      <>
        {nameOf(job, t)}
        <small>{t(`desk.job.everyOf.${every}`)}</small>
      </>
    ),
  },
  {
    head: t('desk.job.last'),
    cell: ({ startedAt, startedBy }) => (
      <>
        {startedAt ? moment(startedAt, locale) : <span className={layout.soft}>{t('desk.job.never')}</span>}
        {startedBy && <small>{t('desk.job.by', { by: startedBy })}</small>}
      </>
    ),
  },
  { head: t('desk.job.result'), cell: (job) => <Result job={job} /> },
  { head: t('desk.job.next'), cell: ({ nextAt }) => moment(nextAt, locale) },
  {
    head: t('desk.job.action'),
    kind: 'action',
    cell: ({ job, isStartable, isRunning }) => (
      <Ask
        name={job}
        isSmall
        obstacle={isRunning ? t('desk.job.whyRunning') : isStartable ? undefined : t('desk.job.whyAutomatic')}
      >
        {t('desk.job.run')}
        <span className={layout.hush}> – {nameOf(job, t)}</span>
      </Ask>
    ),
  },
];

function Result({ job: { isRunning, outcome, processed, startedAt } }: { job: Row }) {
  const t = useT();
  if (isRunning) return <Badge kind="info">{t('desk.job.runningState')}</Badge>;
  if (startedAt === null || outcome === null) return '–';
  return outcome === 'failed' ? (
    <Badge kind="bad">{t('desk.job.failed')}</Badge>
  ) : (
    <Badge kind="good">{t('desk.job.done', { count: processed ?? 0 })}</Badge>
  );
}
