/** Where the operator who sits here is signed in; each can be ended. */
import {
  downloadSessions,
  endSession,
  listSessions,
  renewRecoveryCodes,
} from '@weitersagen/contract/operator/endpoints';
import { useLoaderData } from 'react-router';
import { addressOf } from '../../api/client.ts';
import { need } from '../../api/need.ts';
import { browserName } from '../../i18n/browser-name.ts';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { Table } from '../../ui/work/table.tsx';
import { Ask, Question } from '../../work/decision/question.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { takeShownOnce, workOf } from '../../work/kept-work.ts';
import { FileLink } from '../../work/list/file-link.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { RecoverySection, recoveryQuestion } from '../recovery/recovery-section.tsx';
import type { Load, Submit } from '../screen.ts';
import { forgetOperator } from '../session.ts';
import { nameQuestion, OwnName, rename } from './own-name.tsx';

export const load = async ({ api, operator }: Load) => ({
  sessions: need(await api(listSessions)),
  codes: takeShownOnce(operator.id, (whom) => whom === recoveryQuestion)?.text.split('\n'),
});

export const submit = ({ form, query, operator, done, t }: Submit) => {
  const question = questionOf(query);
  if (question === nameQuestion) return rename(form, done, t);
  if (question !== recoveryQuestion)
    return form.send(endSession, { params: { id: question ?? '' } }, () => done(t('desk.operator.ended')));
  return form.send(renewRecoveryCodes, {}, ({ recoveryCodes }) => {
    workOf(operator.id).shownOnce = { whom: recoveryQuestion, text: recoveryCodes.join('\n') };
    // How many are left is part of who sits here.
    forgetOperator();
    return done(t('recovery.renewed'));
  });
};

export default function SessionsScreen() {
  const t = useT();
  const locale = useLocale();
  const { mandant, operator } = useSeat();
  const { sessions, codes } = useLoaderData<typeof load>();
  return (
    <>
      <PageHead
        title={t('desk.operator.mine')}
        lead={operator.role === 'BetreiberRedaktion' && t('desk.operator.editorLead')}
        actions={<FileLink href={addressOf(mandant.slug, downloadSessions)} />}
      />
      <OwnName />
      <Table
        caption={t('desk.operator.mineCount', { count: sessions.length })}
        rows={sessions}
        keyOf={({ id }) => id}
        empty={null}
        columns={[
          {
            head: t('desk.operator.browser'),
            cell: ({ browser }) => <span title={browser}>{browserName(browser, t)}</span>,
          },
          { head: t('desk.operator.signedIn'), cell: ({ signedInAt }) => moment(signedInAt, locale) },
          { head: t('desk.operator.seen'), cell: ({ seenAt }) => moment(seenAt, locale) },
          {
            head: t('desk.operator.action'),
            kind: 'action',
            cell: ({ id, isThis, signedInAt }) =>
              isThis ? (
                <Badge kind="good">{t('desk.operator.this')}</Badge>
              ) : (
                <Ask name={id} isSmall>
                  {t('desk.operator.end')}
                  <span className={layout.hush}> – {moment(signedInAt, locale)}</span>
                </Ask>
              ),
          },
        ]}
      />
      {sessions
        .filter(({ isThis }) => !isThis)
        .map(({ id, browser }) => (
          <Question
            key={id}
            name={id}
            title={t('desk.operator.end')}
            submit={t('desk.operator.end')}
            consequence={
              <p>
                {browserName(browser, t)}: {t('desk.operator.endThen')}
              </p>
            }
          />
        ))}
      <RecoverySection made={codes} />
    </>
  );
}
