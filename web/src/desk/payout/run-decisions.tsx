/** What may be done with a run, each with what will happen; what may not be done now is told with its reason. */

import { DiscardPayout } from '@weitersagen/contract/payout/desk';
import type { PayoutEvent } from '@weitersagen/contract/payout/rules';
import { CheckField } from '../../form/field/check-field.tsx';
import { money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { MoreActions } from '../../work/decision/more-actions.tsx';
import { Ask, Question } from '../../work/decision/question.tsx';
import { type Actor, freedBy, obstacleToRun, paidBy, type Run } from './run-steps.ts';

/** How a step is called in the address. */
const questions = { export: 'exportieren', confirm: 'bestaetigen', discard: 'verwerfen' } as const;

export function RunDecisions({ run, actor }: { run: Run; actor: Actor }) {
  const t = useT();
  const locale = useLocale();
  const why = (event: PayoutEvent): string | undefined => {
    const obstacle = obstacleToRun(event, run, actor);
    return obstacle && t(`desk.payout.why.${obstacle}`);
  };
  const { count, cents, claims } = paidBy(run);
  const { free, cancels, stopped } = freedBy(run);
  const isOver = run.status === 'confirmed' || run.status === 'discarded';
  return (
    <section className={layout.card} aria-labelledby="run-decisions">
      <h2 id="run-decisions">{t('desk.payout.next')}</h2>
      {isOver ? <p className={layout.soft}>{t('desk.payout.why.over')}</p> : <Steps run={run} why={why} />}
      <Question
        name={questions.export}
        isHeld={why('export') !== undefined}
        title={t('desk.payout.export')}
        submit={t('desk.payout.export')}
        consequence={<p>{t('desk.payout.exportThen', { count: run.count, sum: money(run.sumCents, locale) })}</p>}
      />
      <Question
        name={questions.confirm}
        isHeld={why('confirm') !== undefined}
        title={t('desk.payout.confirm')}
        submit={t('desk.payout.confirm')}
        consequence={
          <>
            <p>{t('desk.payout.confirmThen', { count, sum: money(cents, locale) })}</p>
            {claims > 0 && <Notice kind="warn">{t('desk.payout.confirmClaims', { count: claims })}</Notice>}
          </>
        }
      />
      <Question
        name={questions.discard}
        isHeld={why('discard') !== undefined}
        title={t('desk.payout.discard')}
        submit={t('desk.payout.discard')}
        isDangerous
        schema={DiscardPayout}
        consequence={
          <>
            <p>{t('desk.payout.discardThen', { count: free })}</p>
            {cancels > 0 && <Notice kind="warn">{t('desk.payout.discardCancels', { count: cancels })}</Notice>}
            {stopped > 0 && <p>{t('desk.payout.discardStopped', { count: stopped })}</p>}
            {run.status === 'exported' && <Exported actor={actor} />}
          </>
        }
      >
        {run.status === 'exported' && <CheckField name="wasNotHandedOver" text={t('desk.payout.notHandedOver')} />}
      </Question>
    </section>
  );
}

/** The next one filled, the other open ones outlined. */
function Steps({ run, why }: { run: Run; why: (step: PayoutEvent) => string | undefined }) {
  const t = useT();
  const next = run.status === 'draft' ? 'export' : 'confirm';
  const steps = (['export', 'confirm', 'discard'] as const)
    .filter((step) => step !== 'export' || run.status === 'draft')
    .map((step) => ({ step, verb: t(`desk.payout.${step}`), reason: why(step) }));
  return (
    <>
      {steps.map(
        ({ step, verb, reason }) =>
          reason === undefined && (
            <Ask key={step} name={questions[step]} isFirst={step === next}>
              {verb}
            </Ask>
          ),
      )}
      <MoreActions held={steps.flatMap(({ verb, reason }) => (reason === undefined ? [] : [{ verb, reason }]))} />
    </>
  );
}

function Exported({ actor }: { actor: Actor }) {
  const t = useT();
  return (
    <>
      <Notice kind="warn">{t('desk.payout.discardExported')}</Notice>
      {actor.asksSecondPerson && <p>{t('desk.approval.needs')}</p>}
    </>
  );
}
