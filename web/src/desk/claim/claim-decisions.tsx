/** What may be decided about a claim beside its proposals: an order by hand, goodwill, a refusal. */
import { codesOf } from '@weitersagen/contract/basics/label';
import { encode } from '@weitersagen/contract/basics/wire';
import { AssignClaim, GrantClaim, RefuseClaim } from '@weitersagen/contract/claim/desk';
import { claimRefusal } from '@weitersagen/contract/claim/status';
import { SelectField } from '../../form/field/select-field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { type Choice, DecisionList } from '../../work/decision/decision-list.tsx';
import { ReasonField } from '../../work/decision/question.tsx';
import detail from '../layout/detail.module.css';
import type { Claim } from './claim-facts.tsx';
import { AssignFields } from './claim-proposals.tsx';
import { useHeld } from './held.ts';

export function ClaimDecisions({ claim }: { claim: Claim }) {
  const t = useT();
  const held = useHeld(claim);
  const choices: Choice[] = [
    {
      name: 'anlegen',
      verb: t('desk.claim.assignNew'),
      obstacle: held ?? obstacleToNew(claim, t),
      schema: AssignClaim,
      consequence: <Then claim={claim} first={t('desk.claim.thenAssign')} />,
      fields: <AssignFields claim={claim} />,
    },
    {
      name: 'kulanz',
      verb: t('desk.claim.grant'),
      obstacle: held ?? obstacleToGoodwill(claim, t),
      schema: GrantClaim,
      consequence: <Then claim={claim} />,
      fields: <GrantFields claim={claim} />,
    },
    {
      name: 'ablehnen',
      verb: t('desk.claim.refuse'),
      obstacle: held,
      isDangerous: true,
      schema: RefuseClaim,
      consequence: (
        <Then claim={claim} first={t(claim.status === 'appealed' ? 'desk.claim.thenFinal' : 'desk.claim.thenAppeal')} />
      ),
      fields: <RefuseFields />,
    },
  ];
  return (
    <div className={detail.decisions}>
      <DecisionList title={t('desk.claim.decide')} choices={choices} />
    </div>
  );
}

type T = ReturnType<typeof useT>;

function obstacleToNew({ externalNumber, proposals }: Claim, t: T): string | undefined {
  if (externalNumber === null) return t('desk.claim.obstacle.noNumber');
  const isKnown = proposals.some((one) => one.orderNumber !== null && one.reasons.includes('sameNumber'));
  return isKnown ? t('desk.claim.obstacle.known') : undefined;
}

/** Of a claim by number alone the recommendation is said with the decision. */
const obstacleToGoodwill = ({ goodwillObstacle }: Claim, t: T): string | undefined =>
  goodwillObstacle === 'running' || goodwillObstacle === 'nobody'
    ? t(`desk.claim.obstacle.${goodwillObstacle}`)
    : undefined;

function Then({ claim, first }: { claim: Claim; first?: string }) {
  const t = useT();
  return (
    <>
      {first && <p>{first}</p>}
      <p>{t('desk.claim.thenMail')}</p>
      {claim.externalNumber && (
        <p className={`${layout.small} ${layout.soft}`}>{t('desk.claim.order', { number: claim.externalNumber })}</p>
      )}
    </>
  );
}

function GrantFields({ claim }: { claim: Claim }) {
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
      <TextField
        name="amountCents"
        label={t('desk.claim.amount')}
        hint={t('desk.claim.amountHint')}
        autoComplete="off"
        width="short"
      />
      <ReasonField />
    </>
  );
}

function RefuseFields() {
  const t = useT();
  const options = codesOf(claimRefusal).map(
    (code) => [encode(claimRefusal, code) as string, t(`desk.claim.refusalOf.${code}`)] as const,
  );
  return (
    <>
      <SelectField name="refusal" label={t('desk.claim.refusal')} options={options} />
      <p className={`${layout.small} ${layout.soft}`}>{t('desk.claim.refusalTold')}</p>
      <ReasonField label={t('desk.claim.remark')} optional />
    </>
  );
}
