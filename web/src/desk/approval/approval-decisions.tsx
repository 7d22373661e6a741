/** What may be done with an approval: agree or decline by another person, withdraw by the one who asked. */

import { type Approval, agreeToApproval, declineApproval, withdrawApproval } from '@weitersagen/contract/approval/desk';
import type { Value } from '@weitersagen/contract/basics/wire';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { moment, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { nameAndAddress } from '../../work/colleagues.ts';
import { Ask, Question, ReasonField } from '../../work/decision/question.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import type { ProductNames } from '../premium/product-names.ts';
import { PremiumChanges } from './premium-changes.tsx';

type Row = Value<typeof Approval>;
const decisions = { agree: 'zustimmen', decline: 'ablehnen', withdraw: 'zurueckziehen' } as const;
type Decision = keyof typeof decisions;
const calls = { agree: agreeToApproval, decline: declineApproval, withdraw: withdrawApproval } as const;

const question = (decision: Decision, id: number): string => `${decisions[decision]}-${id}`;

/** `zustimmen-12` → which decision about which approval this page asks for. */
export function askedAbout(asked: string): { decision: Decision; id: number } | undefined {
  const [, word, id] = /^([a-z]+)-(\d{1,15})$/.exec(asked) ?? [];
  const decision = (Object.keys(decisions) as Decision[]).find((one) => decisions[one] === word);
  return decision && { decision, id: Number(id) };
}

export function ApprovalDecisions({ approval: { id, status, isOwn, obstacle, kind } }: { approval: Row }) {
  const t = useT();
  if (status !== 'open') return null;
  const about = <span className={layout.hush}> – {t(`desk.approval.kindOf.${kind}`)}</span>;
  if (isOwn)
    return (
      <Ask name={question('withdraw', id)} isSmall>
        {t('desk.approval.withdraw')}
        {about}
      </Ask>
    );
  return (
    <div className={layout.row}>
      <Ask
        name={question('agree', id)}
        isSmall
        isFirst
        obstacle={obstacle ? t(`desk.approval.whyOf.${obstacle}`) : undefined}
      >
        {t('desk.approval.agree')}
        {about}
      </Ask>
      <Ask name={question('decline', id)} isSmall>
        {t('desk.approval.decline')}
        {about}
      </Ask>
    </div>
  );
}

/** The question that the address asks, about one of these. */
export function ApprovalQuestion({ approvals, names }: { approvals: readonly Row[]; names: ProductNames }) {
  const t = useT();
  const locale = useLocale();
  const asked = askedAbout(questionOf(new URLSearchParams(useLocation().search)) ?? '');
  const found = useLast(asked && approvals.find(({ id }) => id === asked.id));
  const decision = useLast(asked?.decision);
  if (!found || !decision) return null;
  const { id, kind, askedBy, askedAt, reason, isOwn, obstacle, status } = found;
  const what = t(`desk.approval.kindOf.${kind}`);
  const title = { agree: 'agreeTo', decline: 'declineOf', withdraw: 'withdrawOf' } as const;
  const then = decision === 'agree' ? t(`desk.approval.thenOf.${kind}`) : t(`desk.approval.${decision}Then`);
  const mayNot = decision === 'withdraw' ? !isOwn : isOwn || (decision === 'agree' && obstacle !== null);
  return (
    <Question
      key={question(decision, id)}
      name={question(decision, id)}
      title={t(`desk.approval.${title[decision]}`, { id, what })}
      submit={t(`desk.approval.${decision}`)}
      isDangerous={decision === 'decline'}
      isHeld={status !== 'open' || mayNot}
      schema={calls[decision].body}
      consequence={
        <>
          <p>
            {t('desk.approval.askedBy', {
              by: nameAndAddress(askedBy),
              date: moment(askedAt, locale),
              reason: reason ?? '–',
            })}
          </p>
          {kind === 'publishPremium' && decision === 'agree' && <Published approval={found} names={names} />}
          <p>{then}</p>
        </>
      }
    >
      <ReasonField optional={decision !== 'decline'} />
    </Question>
  );
}

/** What becomes public by it, beside what is public until then. */
function Published({ approval, names }: { approval: Row; names: ProductNames }) {
  const locale = useLocale();
  const { detail, amountCents } = approval;
  return (
    <>
      <p>
        <b>
          <bdi>{detail}</bdi>
          {amountCents !== null && `: ${money(amountCents, locale)}`}
        </b>
      </p>
      <PremiumChanges approval={approval} names={names} />
    </>
  );
}

/** The one that was asked about stays until the next: a dialog that closes needs its words. */
function useLast<V>(value: V | undefined): V | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
