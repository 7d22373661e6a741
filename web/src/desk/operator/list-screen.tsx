/** Who works here: invited, changed, locked and signed out by a lead; nobody changes the own access. */
import {
  changeOperator,
  downloadOperators,
  inviteOperator,
  listOperators,
} from '@weitersagen/contract/operator/endpoints';
import { useLoaderData } from 'react-router';
import { addressOf } from '../../api/client.ts';
import { need } from '../../api/need.ts';
import { FormRefused } from '../../form/send.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Table } from '../../ui/work/table.tsx';
import { Ask } from '../../work/decision/question.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { ShownLink } from '../../work/decision/shown-link.tsx';
import { takeShownOnce, workOf } from '../../work/kept-work.ts';
import { FileLink } from '../../work/list/file-link.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { changeOf, readQuestion } from './changes.ts';
import { columnsOf } from './columns.tsx';
import { InviteQuestion } from './invite-question.tsx';
import { OperatorQuestions } from './operator-questions.tsx';

export const load = async ({ api, operator }: Load) => {
  const operators = need(await api(listOperators));
  const invitation = takeShownOnce(operator.id, (whom) => operators.some(({ email }) => email === whom));
  return { operators, invitation };
};

export const submit = async ({ form, fields, query, operator, done, t }: Submit) => {
  const question = questionOf(query);
  const end = (text: string) => (reply: { email: string; link: string | null }) => {
    if (reply.link !== null) workOf(operator.id).shownOnce = { whom: reply.email, link: reply.link };
    return done(saying(text, reply, t));
  };
  const mandants = mandantsOf(fields);
  if (question === 'einladen') {
    const answer = await form.send(
      inviteOperator,
      { instead: { ...form.values, mandants } },
      end('desk.operator.invited'),
    );
    const isKnown = answer instanceof FormRefused && answer.state.status === 409;
    return isKnown ? form.refuse('email', t('desk.operator.known')) : answer;
  }
  const asked = readQuestion(question);
  if (!asked) throw new Error('this page asks nothing of that name');
  const { reason, role, wantsLink } = form.values;
  if (asked.change === 'reinvite') {
    const instead = { email: form.values._email, role: form.values._role, mandants, wantsLink };
    return form.send(inviteOperator, { instead }, end('desk.operator.invited'));
  }
  return form.send(
    changeOperator,
    { params: { id: asked.id }, instead: { ...changeOf(asked.change, role), reason, wantsLink } },
    end('desk.operator.changed'),
  );
};

/** Those that were chosen, else all that the lead works for; none named is all there are. */
function mandantsOf(fields: FormData): string[] | null {
  const chosen = ['_mandant', '_own'].map((name) => fields.getAll(name).map(String));
  return chosen.find(({ length }) => length > 0) ?? null;
}

/** Where the link is shown there is nothing on its way. */
const saying = (key: string, { email, link }: { email: string; link: string | null }, t: T): string =>
  t(link !== null || key === 'desk.operator.changed' ? 'desk.operator.changed' : 'desk.operator.invited', { email });

export default function OperatorListScreen() {
  const t = useT();
  const locale = useLocale();
  const { mandant, operator } = useSeat();
  const { operators, invitation } = useLoaderData<typeof load>();
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
      {invitation && (
        <ShownLink
          text={t('desk.operator.link', { email: invitation.whom })}
          label={t('desk.operator.linkLabel')}
          link={invitation.link}
        />
      )}
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
