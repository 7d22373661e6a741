/** The account that pays the rewards: masked, and changed by a lead only, with a reason. */

import { ChangeDebtor, changeDebtor, showDebtor } from '@weitersagen/contract/debtor/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { TextField } from '../../form/field/text-field.tsx';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { nameOf } from '../../work/colleagues.ts';
import { Ask, Question, ReasonField } from '../../work/decision/question.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { OpenApprovals, waitingText } from '../approval/open-approvals.tsx';
import { useSeat } from '../desk-context.ts';
import type { Load, Submit } from '../screen.ts';
import { StepUp } from '../step-up.tsx';

export const load = async ({ api }: Load) => ({ debtor: need(await api(showDebtor)) });

export const submit = ({ form, done, t, locale }: Submit) =>
  form.send(changeDebtor, {}, (reply) => done(waitingText(reply, t, locale) ?? t('desk.debtor.done')));

export default function DebtorScreen() {
  const t = useT();
  const locale = useLocale();
  const { operator } = useSeat();
  const { debtor } = useLoaderData<typeof load>();
  const { holder, maskedIban, changedAt, changedBy } = debtor;
  const verb = t(holder ? 'desk.debtor.change' : 'desk.debtor.enter');
  const at = changedAt ? moment(changedAt, locale) : '';
  return (
    <>
      <PageHead title={t('desk.debtor.title')} lead={t('desk.debtor.lead')} />
      <OpenApprovals approvals={debtor.approvals} />
      {holder === null ? (
        <Notice kind="warn">{t('desk.debtor.none')}</Notice>
      ) : (
        <section className={`${layout.card} ${layout.read}`} aria-labelledby="debtor-now">
          <h2 id="debtor-now">{t('desk.debtor.now')}</h2>
          <Facts
            facts={[
              [t('desk.debtor.holder'), holder],
              [t('desk.debtor.iban'), maskedIban],
              [
                t('desk.debtor.changed'),
                changedBy ? t('desk.debtor.changedBy', { at, by: nameOf(changedBy) }) : at || t('desk.debtor.byFile'),
              ],
            ]}
          />
        </section>
      )}
      <div>
        <Ask
          name="aendern"
          isFirst={holder === null}
          obstacle={operator.role === 'BetreiberAdmin' ? undefined : t('desk.debtor.whyRole')}
        >
          {verb}
        </Ask>
      </div>
      <Question
        name="aendern"
        isHeld={operator.role !== 'BetreiberAdmin'}
        title={verb}
        submit={verb}
        schema={ChangeDebtor}
        consequence={
          <p>
            {t('desk.debtor.changeThen')}
            {operator.asksSecondPerson && ` ${t('desk.approval.needs')}`}
          </p>
        }
      >
        <TextField name="holder" label={t('desk.debtor.holder')} autoComplete="off" />
        <TextField name="iban" label={t('desk.debtor.iban')} autoComplete="off" />
        <ReasonField />
        <StepUp />
      </Question>
    </>
  );
}
