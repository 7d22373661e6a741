/** One payout run: its state, what may be done with it and by whom, its file, and every transfer in it. */

import {
  confirmPayout,
  discardPayout,
  downloadPayoutFile,
  downloadPayoutItems,
  exportPayout,
  showPayout,
} from '@weitersagen/contract/payout/desk';
import { hasFile } from '@weitersagen/contract/payout/rules';
import { returnReward } from '@weitersagen/contract/reward/desk';
import { useLoaderData } from 'react-router';
import { addressOf } from '../../api/client.ts';
import { need } from '../../api/need.ts';
import { day, moment, money } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { type Event, Timeline } from '../../ui/state/timeline.tsx';
import work from '../../ui/work/work.module.css';
import { nameOf } from '../../work/colleagues.ts';
import { questionOf } from '../../work/decision/question-address.ts';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { FileLink } from '../../work/list/file-link.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { OpenApprovals, waitingText } from '../approval/open-approvals.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { RunDecisions } from './run-decisions.tsx';
import { RunItems, returnedIn } from './run-items.tsx';
import { type Actor, obstacleToRun, type Run } from './run-steps.ts';

export const load = async ({ api, params }: Load) => ({
  run: need(await api(showPayout, { params: { id: params.id } })),
});

export const submit = ({ form, query, params, done, t, locale }: Submit) => {
  const question = questionOf(query) ?? '';
  const call = { params: { id: params.id } };
  const id = params.id ?? '';
  const returned = returnedIn(question);
  if (returned !== undefined)
    return form.send(returnReward, { params: { number: returned } }, (reply) =>
      done(waitingText(reply, t, locale) ?? t('desk.payout.returned')),
    );
  switch (question) {
    case 'exportieren':
      return form.send(exportPayout, call, () => done(t('desk.payout.exported')));
    case 'bestaetigen':
      return form.send(confirmPayout, call, () => done(t('desk.payout.confirmed', { id })));
    case 'verwerfen':
      return form.send(discardPayout, call, (reply) =>
        done(waitingText(reply, t, locale) ?? t('desk.payout.discarded', { id })),
      );
    default:
      throw new Error('this page asks nothing of that name');
  }
};

export default function RunScreen() {
  const t = useT();
  const locale = useLocale();
  const { mandant, operator } = useSeat();
  const { run } = useLoaderData<typeof load>();
  const file = (endpoint: typeof downloadPayoutFile | typeof downloadPayoutItems) =>
    addressOf(mandant.slug, endpoint, { params: { id: run.id } });
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(mandant.slug, 'auszahlungen')}>{t('desk.payout.title')}</BackToList>}
        title={t(`desk.payout.titleOf.${run.status}`, {
          date: day(run.createdAt, locale),
          count: run.count,
          sum: money(run.sumCents, locale),
        })}
        number={{ name: t('desk.payout.one'), value: run.id }}
        state={<StateBadge of="payout" code={run.status} />}
        actions={<FileLink href={file(downloadPayoutItems)} />}
      />
      <OpenApprovals approvals={run.approvals} />
      <Said run={run} actor={operator} />
      <div className={work.side}>
        <section className={layout.card} aria-labelledby="run-steps">
          <h2 id="run-steps">{t('desk.payout.steps')}</h2>
          <Timeline label={t('desk.payout.steps')} events={stepsOf(run, t, locale)} />
          {hasFile(run) && !mandant.isSandbox && (
            <div>
              <FileLink href={file(downloadPayoutFile)} isFirst={run.status === 'exported'} isSmall={false}>
                {t('desk.payout.file')}
              </FileLink>
            </div>
          )}
        </section>
        <RunDecisions run={run} actor={operator} />
      </div>
      <RunItems run={run} />
      <History events={run.events} />
    </>
  );
}

/** Why it does not go on by itself: who has to do what. */
function Said({ run, actor }: { run: Run; actor: Actor }) {
  const t = useT();
  if (run.status === 'draft' && run.obstacleToExport !== null)
    return <Notice kind="warn">{t('desk.payout.waitsExport', { by: nameOf(run.createdBy) })}</Notice>;
  if (run.status !== 'exported') return null;
  const obstacle = obstacleToRun('confirm', run, actor);
  if (obstacle === 'stopped') return <Notice kind="bad">{t('desk.payout.why.stopped')}</Notice>;
  return obstacle === 'exporter' ? (
    <Notice kind="warn">{t('desk.payout.waitsConfirm', { by: nameOf(run.exportedBy ?? '') })}</Notice>
  ) : null;
}

/** What happened with the run and what is ahead; a discarded run ends where it was. */
function stepsOf(run: Run, t: T, locale: string): Event[] {
  const done = (name: string, at: Date | null, by: string | null, state: Event['state'] = 'done'): Event => ({
    name,
    note: at && [moment(at, locale), by && t('desk.payout.by', { by: nameOf(by) })].filter(Boolean).join(', '),
    state,
  });
  const steps = [done(t('desk.payout.step.draft'), run.createdAt, run.createdBy)];
  if (run.exportedAt) steps.push(done(t('desk.payout.step.exported'), run.exportedAt, run.exportedBy));
  if (run.discardedAt)
    return [...steps, done(t('desk.payout.step.discarded'), run.discardedAt, run.discardedBy, 'stopped')];
  if (!run.exportedAt)
    steps.push({ name: t('desk.payout.step.exported'), note: t('desk.payout.stepOpen.exported'), state: 'now' });
  const isExported = run.exportedAt !== null;
  steps.push(
    run.confirmedAt
      ? done(t('desk.payout.step.confirmed'), run.confirmedAt, run.confirmedBy)
      : {
          name: t('desk.payout.step.confirmed'),
          note: t('desk.payout.stepOpen.confirmed'),
          state: isExported ? 'now' : 'ahead',
        },
  );
  return steps;
}
