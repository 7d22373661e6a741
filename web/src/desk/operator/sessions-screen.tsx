/** Where the operator who sits here is signed in; each can be ended. */
import { downloadSessions, endSession, listSessions } from '@weitersagen/contract/operator/endpoints';
import { useLoaderData } from 'react-router';
import { addressOf } from '../../api/client.ts';
import { need } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { Table } from '../../ui/work/table.tsx';
import { Ask, Question } from '../../work/decision/question.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { FileLink } from '../../work/list/file-link.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import type { Load, Submit } from '../screen.ts';

export const load = async ({ api }: Load) => ({ sessions: need(await api(listSessions)) });

export const submit = ({ form, query, done, t }: Submit) =>
  form.send(endSession, { params: { id: questionOf(query) ?? '' } }, () => done(t('desk.operator.ended')));

export default function SessionsScreen() {
  const t = useT();
  const locale = useLocale();
  const { mandant, operator } = useSeat();
  const { sessions } = useLoaderData<typeof load>();
  return (
    <>
      <PageHead
        title={t('desk.operator.mine')}
        lead={operator.role === 'BetreiberRedaktion' && t('desk.operator.editorLead')}
        actions={<FileLink href={addressOf(mandant.slug, downloadSessions)} />}
      />
      <Table
        caption={t('desk.operator.mineCount', { count: sessions.length })}
        rows={sessions}
        keyOf={({ id }) => id}
        empty={null}
        columns={[
          { head: t('desk.operator.browser'), cell: ({ browser }) => browser },
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
                {browser}: {t('desk.operator.endThen')}
              </p>
            }
          />
        ))}
    </>
  );
}
