/** One recommender: who it is, what keeps money back, what there is altogether, and what can be done for or about them. */
import {
  changeAccount,
  dropAccountBank,
  endAccountSessions,
  eraseAccount,
  freeAccountBank,
  lockAccount,
  mailAccountPassword,
  openSupport,
  showRecommenderDetail,
  unlockAccount,
} from '@weitersagen/contract/recommender/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { fullName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Notice } from '../../ui/notice.tsx';
import work from '../../ui/work/work.module.css';
import { questionOf } from '../../work/decision/question-address.ts';
import { ShownLink } from '../../work/decision/shown-link.tsx';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { takeShownOnce, workOf } from '../../work/kept-work.ts';
import { PageHead } from '../../work/page-head.tsx';
import { OpenApprovals, waitingText } from '../approval/open-approvals.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { askedBy } from './decisions.ts';
import { LatestRecommendations, LatestRewards } from './latest.tsx';
import { RecommenderDecisions } from './recommender-decisions.tsx';
import { RecommenderFacts, RecommenderHolds } from './recommender-facts.tsx';

export const load = async ({ api, params, operator }: Load) => {
  const detail = need(await api(showRecommenderDetail, { params: { hash: params.hash } }));
  return { detail, support: takeShownOnce(operator.id, (hash) => hash === detail.hash)?.text };
};

const calls = {
  mail: mailAccountPassword,
  change: changeAccount,
  signOut: endAccountSessions,
  freeBank: freeAccountBank,
  dropBank: dropAccountBank,
  lock: lockAccount,
  unlock: unlockAccount,
  delete: eraseAccount,
} as const;

export const submit = ({ form, query, params, operator, done, t, locale }: Submit) => {
  const decision = askedBy(questionOf(query));
  if (!decision) throw new Error('this page asks nothing of that name');
  const hash = params.hash ?? '';
  const whom = { params: { hash } };
  if (decision === 'support')
    return form.send(openSupport, whom, ({ address }) => {
      workOf(operator.id).shownOnce = { whom: hash, text: address };
      return done(t('desk.recommender.done.support'));
    });
  return form.send(calls[decision], whom, (reply: object) =>
    done(waitingText(reply, t, locale) ?? t(`desk.recommender.done.${decision}`)),
  );
};

export default function RecommenderDetailScreen() {
  const t = useT();
  const { mandant } = useSeat();
  const { detail, support } = useLoaderData<typeof load>();
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(mandant.slug, 'empfehler')}>{t('desk.recommender.title')}</BackToList>}
        title={fullName(detail.name) || t('desk.recommender.deleted')}
        state={<StateBadge of="account" code={detail.status} />}
        lead={detail.email}
      />
      <OpenApprovals approvals={detail.approvals} />
      {support && (
        <ShownLink text={t('desk.recommender.link')} label={t('desk.recommender.linkLabel')} link={support}>
          <a className={`${button.button} ${button.small}`} href={support} target="_blank" rel="noopener noreferrer">
            {t('desk.recommender.open')}
          </a>
        </ShownLink>
      )}
      {detail.mailsReturn && (
        <Notice kind="warn">
          {t('desk.recommender.mailsReturn')}{' '}
          <a href={deskPath(mandant.slug, 'mails', 'adressen')}>{t('desk.recommender.mailsReturnMore')}</a>
        </Notice>
      )}
      <RecommenderHolds holds={detail.holds} />
      <div className={work.side}>
        <RecommenderFacts detail={detail} />
        <RecommenderDecisions detail={detail} />
      </div>
      <LatestRecommendations detail={detail} />
      <LatestRewards detail={detail} />
      <History events={detail.events} />
    </>
  );
}
