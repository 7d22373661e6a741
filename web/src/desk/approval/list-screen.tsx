/** Decisions that wait for another person, and those that were taken: each with who asked for what, and what may be done with it. */

import {
  type Approval,
  agreeToApproval,
  declineApproval,
  downloadApprovals,
  listApprovals,
  withdrawApproval,
} from '@weitersagen/contract/approval/desk';
import { approvalStatus } from '@weitersagen/contract/approval/status';
import type { Value } from '@weitersagen/contract/basics/wire';
import { useLoaderData } from 'react-router';
import { day, moment, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Parted } from '../../ui/work/parted.tsx';
import { addressBehind, nameOf } from '../../work/colleagues.ts';
import { questionOf } from '../../work/decision/question-address.ts';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { selectionColumn, useSelection } from '../../work/list/selection.tsx';
import { allReasonsText } from '../case/rule/reasons.ts';
import { useSeat } from '../desk-context.ts';
import { ObjectLink } from '../object-link.tsx';
import { premiumPath } from '../premium/names.tsx';
import { loadProductNames, type ProductNames, productTexts } from '../premium/product-names.ts';
import type { Load, Submit } from '../screen.ts';
import { AgreeToMany, agreeManyQuestion, agreeToMany, mayAgree } from './agree-many.tsx';
import { ApprovalDecisions, ApprovalQuestion, askedAbout } from './approval-decisions.tsx';
import { PremiumChanges } from './premium-changes.tsx';

type Row = Value<typeof Approval>;

const kind: ListKind = { status: approvalStatus, columns: { askedAt: 'GestelltAm' } };

export async function load(given: Load) {
  const listed = await loadList(given, kind, listApprovals);
  const texts = listed.page.rows.flatMap(({ changes }) => productTexts(changes));
  return { ...listed, names: await loadProductNames(given.api, texts) };
}

const calls = { agree: agreeToApproval, decline: declineApproval, withdraw: withdrawApproval } as const;

export const submit = (given: Submit) => {
  const { form, query, done, t } = given;
  if (questionOf(query) === agreeManyQuestion) return agreeToMany(given);
  const asked = askedAbout(questionOf(query) ?? '');
  if (!asked) throw new Error('this page asks nothing of that name');
  const { decision, id } = asked;
  return form.send(calls[decision], { params: { id } }, () => done(t(`desk.approval.done.${decision}`)));
};

export default function ApprovalListScreen() {
  const t = useT();
  const loaded = useLoaderData<typeof load>();
  const selection = useSelection<Row>(loaded.page, mayAgree, ({ id }) => id);
  const isChoosing = selection.all.length > 0;
  return (
    <>
      <HeadedList
        words="desk.approval"
        statesOf="approval"
        kind={kind}
        loaded={loaded}
        file={downloadApprovals}
        columns={(reader) => [
          ...(isChoosing
            ? [
                selectionColumn(selection, {
                  head: t('work.list.choice'),
                  nameOf: ({ number }) => t('desk.approval.agreeName', { id: number ?? '' }),
                }),
              ]
            : []),
          ...columnsOf(reader, loaded.names),
        ]}
        keyOf={({ id }) => id}
        lead="desk.approval.lead"
        deeds={<AgreeToMany selection={selection} />}
      />
      <ApprovalQuestion approvals={loaded.page.rows} names={loaded.names} />
    </>
  );
}

/** A premium is the work of an editor, and known by its own page. */
function Subject({ row: { kind, object, number } }: { row: Row }) {
  const t = useT();
  const { mandant } = useSeat();
  if (kind !== 'publishPremium' || number === null) return <ObjectLink object={object} number={number} />;
  return (
    <>
      <a href={premiumPath(mandant.slug, number)}>{number}</a>
      <small>{t('desk.catalogue.file.kindOf.premium')}</small>
    </>
  );
}

const columnsOf = ({ t, locale }: Reader, names: ProductNames): ListColumn<Row>[] => [
  {
    head: t('desk.approval.what'),
    kind: 'name',
    cell: (row) => (
      <>
        {t(`desk.approval.kindOf.${row.kind}`)}
        {row.detail && <small>{row.detail}</small>}
        <PremiumChanges approval={row} names={names} />
        {row.holds.length > 0 && <small>{row.holds.map((hold) => t(`desk.reward.holdName.${hold}`)).join(', ')}</small>}
        {row.rules.length > 0 && <small>{allReasonsText(row.rules, t)}</small>}
        <div className={layout.small}>
          <Subject row={row} />
        </div>
      </>
    ),
  },
  {
    head: t('desk.approval.amount'),
    kind: 'sum',
    cell: ({ amountCents }) => (amountCents === null ? '–' : money(amountCents, locale)),
  },
  { head: t('desk.approval.reason'), cell: ({ reason }) => reason },
  {
    head: t('desk.approval.asked'),
    sortedBy: 'askedAt',
    cell: ({ askedAt, askedBy }) => (
      <>
        {moment(askedAt, locale)}
        <small>
          <span title={addressBehind(askedBy)}>
            <Parted text={t('desk.approval.by', { by: nameOf(askedBy) })} />
          </span>
        </small>
      </>
    ),
  },
  {
    head: t('desk.approval.state'),
    cell: ({ status, endsAt, decidedAt, decidedBy, decisionReason, isSingleHanded }) => (
      <>
        <StateBadge of="approval" code={status} />
        <small>
          {status === 'open' && t('desk.approval.until', { date: day(endsAt, locale) })}
          {decidedAt && decidedBy && (
            <Parted text={t('desk.approval.decided', { date: day(decidedAt, locale), by: nameOf(decidedBy) })} />
          )}
          {decisionReason && <span>: {decisionReason}</span>}
          {isSingleHanded && <span> · {t('desk.approval.alone')}</span>}
        </small>
      </>
    ),
  },
  { head: t('desk.approval.action'), kind: 'action', cell: (row) => <ApprovalDecisions approval={row} /> },
];
