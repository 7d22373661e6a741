/** Who works here: invited, changed, locked and signed out by a lead; nobody changes the own access. */

import { changeOperator, inviteOperator, listOperators } from '@weitersagen/contract/operator/endpoints';
import { downloadOperators } from '@weitersagen/contract/operator/file-endpoints';
import { addressOf } from '../../api/client.ts';
import { need } from '../../api/need.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Table } from '../../ui/work/table.tsx';
import { Ask } from '../decision/question.tsx';
import { questionOf } from '../decision/question-address.ts';
import { ShownLink } from '../decision/shown-link.tsx';
import { useLoaded, useSeat } from '../desk-context.ts';
import { FileLink } from '../list/file-link.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { PageHead } from '../shell/page-head.tsx';
import { changeOf, readQuestion } from './changes.ts';
import { columnsOf } from './columns.tsx';
import { InviteQuestion } from './invite-question.tsx';
import { OperatorQuestions } from './operator-questions.tsx';

/** The link of an invitation is answered once; it is shown on the page that comes after the answer, and then forgotten. */
let answered: { email: string; link: string } | undefined;

export const load = async ({ api }: Load) => {
  const operators = need(await api(listOperators));
  const invitation = answered;
  answered = undefined;
  return { operators, invitation };
};

export const submit = ({ form, fields, query, done, t }: Submit) => {
  const question = questionOf(query);
  const end = (text: string) => (reply: { email: string; link: string | null }) => {
    if (reply.link !== null) answered = { email: reply.email, link: reply.link };
    return done(saying(text, reply, t));
  };
  if (question === 'einladen') {
    const mandants = fields.getAll('_mandant').map(String);
    const instead = { ...form.values, mandants: mandants.length > 0 ? mandants : null };
    return form.send(inviteOperator, { instead }, end('desk.operator.invited'));
  }
  const asked = readQuestion(question);
  if (!asked) throw new Error('this page asks nothing of that name');
  const { reason, role, wantsLink } = form.values;
  if (asked.change === 'reinvite') {
    const instead = { email: form.values._email, role: form.values._role, wantsLink };
    return form.send(inviteOperator, { instead }, end('desk.operator.invited'));
  }
  return form.send(
    changeOperator,
    { params: { id: asked.id }, instead: { ...changeOf(asked.change, role), reason, wantsLink } },
    end('desk.operator.changed'),
  );
};

/** Where the link is shown there is nothing on its way. */
const saying = (key: string, { email, link }: { email: string; link: string | null }, t: T): string =>
  t(link !== null || key === 'desk.operator.changed' ? 'desk.operator.changed' : 'desk.operator.invited', { email });

export default function OperatorListScreen() {
  const t = useT();
  const locale = useLocale();
  const { mandant, operator } = useSeat();
  const { operators, invitation } = useLoaded<typeof load>();
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
          text={t('desk.operator.link', { email: invitation.email })}
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
      <InviteQuestion />
      {operators
        .filter(({ id }) => id !== operator.id)
        .map((one) => (
          <OperatorQuestions key={one.id} operator={one} />
        ))}
    </>
  );
}
