/** Scheduled work: how each last run ended, when the next one comes, and a run by hand. A running one is looked at again. */

import { codesOf } from '@weitersagen/contract/basics/label';
import type { Value } from '@weitersagen/contract/basics/wire';
import { downloadJobs, type Job, listJobs, runJob, job as startableJob } from '@weitersagen/contract/job/desk';
import { redirect, useLoaderData, useLocation } from 'react-router';
import { addressOf } from '../../api/client.ts';
import { need } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { Parted } from '../../ui/work/parted.tsx';
import { type Column, Table } from '../../ui/work/table.tsx';
import { nameOf } from '../../work/colleagues.ts';
import { Ask, Question } from '../../work/decision/question.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { jobText } from '../../work/history/job-text.ts';
import { FileLink } from '../../work/list/file-link.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useRepeated } from '../../work/repeat.ts';
import { useSeat } from '../desk-context.ts';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { jobConsequence } from './consequence.ts';

type Row = Value<typeof Job>;

export const load = async ({ api, mandant, query }: Load) => {
  const jobs = need(await api(listJobs));
  // A reload keeps the question; where the job runs by now it has been answered, and must not come back when that ends.
  if (jobs.some(({ job, isRunning }) => isRunning && job === questionOf(query)))
    throw redirect(deskPath(mandant.slug, 'jobs'));
  return { jobs };
};

export const submit = ({ form, query, done, t }: Submit) => {
  const name = codesOf(startableJob).find((one) => one === questionOf(query));
  if (!name) throw new Error('nobody starts a job of that name');
  return form.send(runJob, { params: { job: name } }, ({ processed }) =>
    done(t('desk.job.ran', { job: jobText(name, t), count: processed })),
  );
};

export default function JobListScreen() {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const { jobs } = useLoaderData<typeof load>();
  const asked = questionOf(new URLSearchParams(useLocation().search));
  useRepeated(jobs.some(({ isRunning }) => isRunning));
  return (
    <>
      <PageHead
        title={t('desk.job.title')}
        lead={t('desk.job.lead')}
        actions={<FileLink href={addressOf(mandant.slug, downloadJobs)} />}
      />
      <Table
        caption={t('desk.job.count', { count: jobs.length })}
        rows={jobs}
        keyOf={({ job }) => job}
        empty={null}
        columns={columnsOf(t, locale)}
      />
      {codesOf(startableJob).map((job) => (
        <Question
          key={job}
          name={job}
          title={t('desk.job.runOf', { job: jobText(job, t) })}
          submit={t('desk.job.run')}
          isDangerous={losing.includes(job)}
          consequence={
            asked === job && (
              <>
                <p>{jobConsequence(job, t)}</p>
                <p>{t('desk.job.runThen')}</p>
              </>
            )
          }
        />
      ))}
    </>
  );
}

/** They take data or money away from somebody. */
const losing: readonly string[] = [
  'person.forget',
  'retention.end',
  'reward.expire',
  'click.anonymise',
  'hit.forget',
  'file.clean',
] satisfies Row['job'][];

const columnsOf = (t: T, locale: string): Column<Row>[] => [
  {
    head: t('desk.job.name'),
    cell: ({ job, every }) => (
      <>
        {jobText(job, t)}
        <small>{t(`desk.job.everyOf.${every}`)}</small>
      </>
    ),
  },
  {
    head: t('desk.job.last'),
    kind: 'name',
    cell: ({ startedAt, startedBy }) => (
      <>
        {startedAt ? moment(startedAt, locale) : <span className={layout.soft}>{t('desk.job.never')}</span>}
        {startedBy && (
          <small>
            <Parted text={t('desk.job.by', { by: nameOf(startedBy) })} />
          </small>
        )}
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
        <span className={layout.hush}> – {jobText(job, t)}</span>
      </Ask>
    ),
  },
];

function Result({ job: { isRunning, outcome, processed, startedAt } }: { job: Row }) {
  const t = useT();
  if (isRunning) return <Badge kind="info">{t('desk.job.runningState')}</Badge>;
  if (startedAt === null || outcome === null) return '–';
  if (outcome === 'held')
    return (
      <>
        <Badge kind="bad">{t('desk.job.held')}</Badge> {t('desk.job.held.note')}
      </>
    );
  return outcome === 'failed' ? (
    <Badge kind="bad">{t('desk.job.failed')}</Badge>
  ) : (
    <Badge kind="good">{t('desk.job.done', { count: processed ?? 0 })}</Badge>
  );
}
