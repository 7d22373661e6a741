/** One agency: who it is, who works there, what stands under its number, and what can be decided about it. */
import {
  approveAgency,
  changeAgency,
  deactivateAgency,
  reactivateAgency,
  rejectAgency,
  showAgencyBank,
  showAgencyDetail,
} from '@weitersagen/contract/agency/desk';
import { showSso } from '@weitersagen/contract/agency/sso-desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { useT } from '../../i18n/t.ts';
import { Notice } from '../../ui/notice.tsx';
import work from '../../ui/work/work.module.css';
import { questionOf } from '../../work/decision/question-address.ts';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { takeShownOnce, workOf } from '../../work/kept-work.ts';
import { PageHead } from '../../work/page-head.tsx';
import { OpenApprovals } from '../approval/open-approvals.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { AgencyBills, billsOf } from './agency-bills.tsx';
import { AgencyDecisions } from './agency-decisions.tsx';
import { AgencyCounts, AgencyFacts, AgencyMerges } from './agency-facts.tsx';
import { AgencyNotices } from './agency-notices.tsx';
import { askedBy } from './decisions.ts';
import { departmentsOf } from './departments.ts';
import { AgencyInvitations, AgencyPeople } from './people.tsx';
import { AgencyPlans } from './plans.tsx';

export const load = async ({ api, params, operator }: Load) => {
  const number = params.nr ?? '';
  const [found, sso, bills] = await Promise.all([
    api(showAgencyDetail, { params: { number } }),
    api(showSso),
    billsOf(api, number),
  ]);
  const detail = need(found);
  return {
    detail,
    departments: departmentsOf(sso.ok ? sso.value.settings : null, detail.number),
    bills,
    bank: takeShownOnce(operator.id, (one) => one === detail.number)?.text,
  };
};

const calls = {
  approve: approveAgency,
  reject: rejectAgency,
  change: changeAgency,
  reactivate: reactivateAgency,
} as const;

export const submit = ({ form, query, params, operator, done, t }: Submit) => {
  const decision = askedBy(questionOf(query));
  if (!decision) throw new Error('this page asks nothing of that name');
  const number = params.nr ?? '';
  const which = { params: { number } };
  if (decision === 'bank')
    return form.send(showAgencyBank, which, ({ holder, iban, bank }) => {
      workOf(operator.id).shownOnce = { whom: number, text: [holder, iban, bank].filter(Boolean).join(', ') };
      return done(t('desk.agency.done.bank'));
    });
  if (decision === 'deactivate')
    return form.send(deactivateAgency, which, ({ ended }) => done(t('desk.agency.done.deactivate', { ...ended })));
  return form.send(calls[decision], which, () => done(t(`desk.agency.done.${decision}`)));
};

export default function AgencyDetailScreen() {
  const t = useT();
  const { mandant } = useSeat();
  const { detail, departments, bills, bank } = useLoaderData<typeof load>();
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(mandant.slug, 'agenturen')}>{t('desk.agency.title')}</BackToList>}
        title={detail.company}
        state={<StateBadge of="agency" code={detail.status} />}
        number={{ name: t('desk.agency.number'), value: detail.number }}
      />
      <OpenApprovals approvals={detail.approvals} />
      <AgencyNotices detail={detail} />
      {bank && <Notice kind="info">{t('desk.agency.bankShown', { bank })}</Notice>}
      <div className={work.side}>
        <AgencyFacts detail={detail} departments={departments} />
        <AgencyCounts detail={detail} />
        <AgencyDecisions detail={detail} />
      </div>
      <AgencyPeople detail={detail} />
      <AgencyInvitations detail={detail} />
      <AgencyPlans detail={detail} />
      <AgencyBills
        bills={bills}
        number={detail.number}
        mayBill={detail.status === 'active' || detail.status === 'inactive'}
      />
      <AgencyMerges detail={detail} />
      <History events={detail.events} />
    </>
  );
}
