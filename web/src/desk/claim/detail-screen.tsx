/** One claim: what the person says and sent, what may be meant, what happened, and what may be decided now. */
import { assignClaim, grantClaim, refuseClaim, showClaim } from '@weitersagen/contract/claim/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { questionOf } from '../../work/decision/question-address.ts';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { OpenApprovals, waitingText } from '../approval/open-approvals.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import detail from '../layout/detail.module.css';
import { goodwillOf } from '../recommendation/judged.ts';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { ClaimDecisions } from './claim-decisions.tsx';
import { ClaimFacts, claimTitle } from './claim-facts.tsx';
import { ClaimProposals } from './claim-proposals.tsx';

export const load = async ({ api, params }: Load) => need(await api(showClaim, { params: { number: params.nr } }));

/** The question of the address says which decision the form is about. */
export async function submit(given: Submit) {
  const { form, params, query, done, t, locale } = given;
  const number = { params: { number: params.nr } };
  switch (questionOf(query)) {
    case 'kulanz': {
      const cents = goodwillOf(form.values.amountCents ?? '');
      if (cents === undefined) return form.refuse('amountCents', t('desk.claim.amountWrong'));
      const instead = { ...form.values, amountCents: String(cents) };
      return form.send(grantClaim, { ...number, instead }, (reply) =>
        done(waitingText(reply, t, locale) ?? t('desk.claim.done.grant')),
      );
    }
    case 'ablehnen':
      return form.send(refuseClaim, number, () => done(t('desk.claim.done.refuse')));
    default:
      return form.send(assignClaim, number, (reply) =>
        done(waitingText(reply, t, locale) ?? t('desk.claim.done.assign')),
      );
  }
}

export default function ClaimScreen() {
  const t = useT();
  const locale = useLocale();
  const claim = useLoaderData<typeof load>();
  const { mandant } = useSeat();
  return (
    <>
      <PageHead
        title={claimTitle(claim, t, locale)}
        number={{ name: t('desk.claim.title'), value: claim.number }}
        state={<StateBadge of="claim" code={claim.status} />}
        back={<BackToList href={deskPath(mandant.slug, 'nachbuchungen')}>{t('desk.nav.claims')}</BackToList>}
      />
      <OpenApprovals approvals={claim.approvals} />
      <div className={detail.columns}>
        <ClaimFacts claim={claim} />
        <ClaimDecisions claim={claim} />
        <div className={layout.wide}>
          <ClaimProposals claim={claim} />
          <History events={claim.events} />
        </div>
      </div>
    </>
  );
}
