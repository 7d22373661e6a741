/** What a claim may be about, each with why, and the question before it is assigned. */
import type { Value } from '@weitersagen/contract/basics/wire';
import { AssignClaim, type Proposal } from '@weitersagen/contract/claim/desk';
import { HiddenField, TextField } from '../../form/field/text-field.tsx';
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Table } from '../../ui/work/table.tsx';
import { Ask, Question, ReasonField } from '../../work/decision/question.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import type { Claim } from './claim-facts.tsx';
import { useHeld } from './held.ts';

type Row = Value<typeof Proposal>;

const keyOf = ({ orderNumber, importId, line }: Row): string => orderNumber ?? `${importId}-${line}`;
const question = (number: string): string => `zuordnen-${number}`;

export function ClaimProposals({ claim }: { claim: Claim }) {
  const t = useT();
  const held = useHeld(claim);
  const obstacleTo = ({ obstacle }: Row) => held ?? (obstacle ? t(`desk.claim.obstacle.${obstacle}`) : undefined);
  const { proposals } = claim;
  return (
    <section className={layout.stack}>
      <h2>{t('desk.claim.proposals')}</h2>
      <Table
        caption={t('desk.claim.proposalCount', { count: proposals.length })}
        rows={proposals}
        keyOf={keyOf}
        empty={<p className={layout.soft}>{t('desk.claim.noProposals')}</p>}
        columns={[
          { head: t('desk.claim.proposal'), cell: (row) => <Order row={row} /> },
          {
            head: t('desk.claim.why'),
            cell: ({ reasons, rejection }) => (
              <>
                {reasons.map((reason) => t(`desk.claim.whyOf.${reason}`)).join(', ')}
                {rejection && <small>{rejection}</small>}
              </>
            ),
          },
          { head: t('desk.claim.holder'), kind: 'name', cell: (row) => <Holder row={row} /> },
          {
            head: t('desk.claim.assign'),
            kind: 'action',
            cell: (row) =>
              row.orderNumber && (
                <Ask name={question(row.orderNumber)} isSmall obstacle={obstacleTo(row)}>
                  {t('desk.claim.assign')}
                  <span className={layout.hush}> {row.externalNumber}</span>
                </Ask>
              ),
          },
        ]}
      />
      {proposals.map((row) => (
        <AssignQuestion key={keyOf(row)} claim={claim} row={row} isHeld={obstacleTo(row) !== undefined} />
      ))}
    </section>
  );
}

function Order({ row }: { row: Row }) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const { orderNumber, externalNumber, orderedOn, orderStatus, product, importId, line } = row;
  return (
    <>
      {orderNumber ? (
        <a href={deskPath(mandant.slug, 'auftraege', orderNumber)}>{externalNumber}</a>
      ) : (
        <a href={deskPath(mandant.slug, 'import', importId ?? 0)}>
          {t('desk.claim.row', { id: importId ?? 0, line: line ?? 0 })}
        </a>
      )}
      {orderedOn && <small>{day(orderedOn, locale)}</small>}
      {product && <small>{product}</small>}
      {orderStatus && <StateBadge of="order" code={orderStatus} />}
    </>
  );
}

function Holder({ row: { recommender, recipient, recommendationNumber } }: { row: Row }) {
  const t = useT();
  const { mandant } = useSeat();
  if (!recommendationNumber) return '–';
  return (
    <>
      <bdi>{recommender || t('desk.claim.deleted')}</bdi>
      {recipient && <small>{recipient}</small>}
      <small>
        <a href={deskPath(mandant.slug, 'empfehlungen', recommendationNumber)}>{recommendationNumber}</a>
      </small>
    </>
  );
}

function AssignQuestion({ claim, row, isHeld }: { claim: Claim; row: Row; isHeld: boolean }) {
  const t = useT();
  const { orderNumber, externalNumber, takesFromOther, recommender } = row;
  if (!orderNumber) return null;
  return (
    <Question
      name={question(orderNumber)}
      title={t('desk.claim.assignOf', { number: externalNumber })}
      submit={t('desk.claim.assign')}
      isDangerous={takesFromOther}
      isHeld={isHeld}
      schema={AssignClaim}
      consequence={
        <>
          {takesFromOther && <p>{t('desk.claim.thenTakes', { name: recommender || t('desk.claim.deleted') })}</p>}
          <p>{t('desk.claim.thenAssign')}</p>
          <p>{t('desk.claim.thenMail')}</p>
        </>
      }
    >
      <HiddenField name="orderNumber" value={orderNumber} />
      <AssignFields claim={claim} />
    </Question>
  );
}

/** To which recommendation, for whom, and why. */
export function AssignFields({ claim }: { claim: Claim }) {
  const t = useT();
  return (
    <>
      <TextField
        name="recommendationNumber"
        label={t('desk.claim.target')}
        value={claim.recommendationNumber}
        autoComplete="off"
        inputMode="numeric"
        width="middle"
      />
      <TextField name="email" type="email" label={t('desk.claim.contactEmail')} autoComplete="off" optional />
      <ReasonField />
    </>
  );
}
