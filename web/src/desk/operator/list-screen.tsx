/** Who works here: invited, changed, locked and signed out by a lead; nobody changes the own access. */
import {
  changeOperator,
  downloadOperators,
  inviteOperator,
  listOperators,
  settleOperator,
} from '@weitersagen/contract/operator/endpoints';
import { useLoaderData } from 'react-router';
import { addressOf } from '../../api/client.ts';
import { need } from '../../api/need.ts';
import { FormRefused } from '../../form/send.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Table } from '../../ui/work/table.tsx';
import { nameAndAddress } from '../../work/colleagues.ts';
import { Ask } from '../../work/decision/question.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { FileLink } from '../../work/list/file-link.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { forgetOperator } from '../session.ts';
import { changeOf, readQuestion } from './changes.ts';
import { columnsOf } from './columns.tsx';
import { InviteQuestion } from './invite-question.tsx';
import { OperatorQuestions } from './operator-questions.tsx';

export const load = async ({ api }: Load) => ({ operators: need(await api(listOperators)) });

export const submit = async ({ form, fields, query, done, t }: Submit) => {
  const question = questionOf(query);
  // Whoever is called somehow from now on is shown so.
  forgetOperator();
  const end =
    (text: 'invited' | 'changed' | 'settled') =>
    ({ email }: { email: string }) =>
      done(t(`desk.operator.${text}`, { email: nameAndAddress(email) }));
  const mandants = mandantsOf(fields);
  if (question === 'einladen') {
    const answer = await form.send(inviteOperator, { instead: { ...form.values, mandants } }, end('invited'));
    const isKnown = answer instanceof FormRefused && answer.state.status === 409;
    return isKnown ? form.refuse('email', t('desk.operator.known')) : answer;
  }
  const asked = readQuestion(question);
  if (!asked) throw new Error('this page asks nothing of that name');
  const { reason, role } = form.values;
  if (asked.change === 'settle') return form.send(settleOperator, { params: { id: asked.id } }, end('settled'));
  if (asked.change === 'reinvite') {
    const instead = { email: form.values._email, role: form.values._role, mandants };
    return form.send(inviteOperator, { instead }, end('invited'));
  }
  return form.send(
    changeOperator,
    { params: { id: asked.id }, instead: { ...changeOf(asked.change, role), reason } },
    end('changed'),
  );
};

/** Those that were chosen, else all that the lead works for; none named is all there are. */
function mandantsOf(fields: FormData): string[] | null {
  const chosen = ['_mandant', '_own'].map((name) => fields.getAll(name).map(String));
  return chosen.find(({ length }) => length > 0) ?? null;
}

export default function OperatorListScreen() {
  const t = useT();
  const locale = useLocale();
  const { mandant, operator } = useSeat();
  const { operators } = useLoaderData<typeof load>();
  return (
    <>
      <PageHead
        title={t('desk.operator.title')}
        lead={t('desk.operator.lead')}
        actions={
          <>
            <Ask name="einladen" isSmall isFirst>
              {t('desk.operator.invite')}
            </Ask>
            <FileLink href={addressOf(mandant.slug, downloadOperators)} />
          </>
        }
      />
      <Table
        caption={t('desk.operator.count', { count: operators.length })}
        rows={operators}
        keyOf={({ id }) => id}
        empty={
          <EmptyState level="h2" title={t('desk.operator.empty')}>
            {t('desk.operator.emptyText')}
          </EmptyState>
        }
        columns={columnsOf(t, locale, operator.id)}
      />
      <p className={layout.small}>
        <a href={deskPath(mandant.slug, 'sitzungen')}>{t('desk.operator.mine')}</a>
      </p>
      <InviteQuestion own={operators.find(({ id }) => id === operator.id)?.mandants ?? null} />
      {operators
        .filter(({ id }) => id !== operator.id)
        .map((one) => (
          <OperatorQuestions key={one.id} operator={one} />
        ))}
    </>
  );
}
