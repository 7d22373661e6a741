/** One case: all its signs, who and what is involved, what is at stake, what happened, and what may be decided now. */
import {
  assignCase,
  listCaseColleagues,
  lockCase,
  noteCase,
  rejectCase,
  releaseCase,
  reopenCase,
  showCase,
} from '@weitersagen/contract/case/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { OpenApprovals, waitingText } from '../approval/open-approvals.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import detail from '../layout/detail.module.css';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { AtStake, CaseFacts, caseTitle, Involved } from './case-facts.tsx';
import { Notes, Signals } from './case-signals.tsx';
import { CaseDecisions } from './decision/case-decisions.tsx';

export async function load({ api, params }: Load) {
  const [found, colleagues] = [
    need(await api(showCase, { params: { id: params.id } })),
    need(await api(listCaseColleagues)),
  ];
  return { found, colleagues: colleagues.map(({ email }) => email) };
}

/** The question of the address says which decision the form is about. */
export async function submit({ form, params, query, done, t, locale }: Submit) {
  const id = { params: { id: params.id } };
  switch (questionOf(query)) {
    case 'freigeben':
      return form.send(releaseCase, id, (reply) => done(waitingText(reply, t, locale) ?? t('desk.case.done.release')));
    case 'ablehnen':
      return form.send(rejectCase, id, () => done(t('desk.case.done.reject')));
    case 'sperren':
      return form.send(lockCase, id, () => done(t('desk.case.done.lock')));
    case 'zuweisen':
      return form.send(assignCase, id, () => done(t('desk.case.done.assign')));
    case 'notiz':
      return form.send(noteCase, id, () => done(t('desk.case.done.note')));
    default:
      return form.send(reopenCase, id, (reply) => done(waitingText(reply, t, locale) ?? t('desk.case.done.reopen')));
  }
}

export default function CaseScreen() {
  const t = useT();
  const locale = useLocale();
  const { found, colleagues } = useLoaderData<typeof load>();
  const { mandant } = useSeat();
  return (
    <>
      <PageHead
        title={caseTitle(found, t, locale)}
        number={{ name: t('desk.case.one'), value: found.id }}
        state={<StateBadge of="case" code={found.status} />}
        back={<BackToList href={deskPath(mandant.slug, 'faelle')}>{t('desk.nav.cases')}</BackToList>}
      />
      <OpenApprovals approvals={found.approvals} />
      {found.mayReopen && <Notice kind="info">{t('desk.case.undo')}</Notice>}
      <div className={detail.columns}>
        <CaseFacts found={found} />
        <CaseDecisions found={found} colleagues={colleagues} />
        <div className={layout.wide}>
          <Signals found={found} />
          <AtStake found={found} />
          <Involved found={found} />
          <Notes found={found} />
          <History events={found.events} />
        </div>
      </div>
    </>
  );
}
